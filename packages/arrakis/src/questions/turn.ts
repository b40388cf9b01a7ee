import { type Choice, doNext, oneOf } from '@sietch/kernel';
import { DECKS_OF, prescienceCard } from '../content/catalog.js';
import type { DecisionOf } from '../decisions.js';
import type { ArrakisPlay } from '../events.js';
import {
  discardable,
  discardFromHand,
  drawCards,
  drawSplits,
  playableCards,
  playPlanning,
} from '../rules/cards.js';
import { claim } from '../rules/claims.js';
import { freeActions, takeFreeAction } from '../rules/free-actions.js';
import { areaOfLeader, leaderNamed, removeFrom } from '../rules/legion.js';
import { hasEffect } from '../rules/possible.js';
import { enterTank } from '../rules/tank.js';
import {
  actionsOf,
  endTurn,
  possibleActions,
  runSteps,
  specialsFor,
  spendable,
  spendDie,
  takeAction,
  takeSpecial,
  turnChoices,
} from '../rules/turn.js';
import { type ArrakisState, legionIn, seatsOf, turnOf, zoneAt } from '../state.js';
import { type DeckId, RESULTS, type Result, type Side } from '../terms.js';
import { choicesOf, countIn, never, orSkip, type Questions, SKIP, whatOf } from './question.js';

const NOTHING: Choice = { verb: 'nothing' };

/** Splits of a draw as keys: `draw:house-atreides:2`, `draw:both:2`, `draw:fremen:1`. */
function drawChoices(state: ArrakisState, side: Side, n: number, deck: DeckId | undefined): Choice[] {
  const [house, ally] = DECKS_OF[side];
  return drawSplits(state, side, n, deck).map(([a, b]) => {
    if (a === 0 && b === 0) return SKIP;
    if (b === 0) return { verb: 'draw', what: house, count: a };
    if (a === 0) return { verb: 'draw', what: ally, count: b };
    return { verb: 'draw', what: 'both', where: `${a}+${b}` };
  });
}

function payWithDie(play: ArrakisPlay, decision: DecisionOf<'spend-die'>, result: Result): void {
  const { state } = play;
  const { side, card, claim: id } = decision;
  spendDie(play, side, result);
  if (card !== undefined) return playPlanning(play, side, card);
  if (id === undefined) return;
  const { requires } = prescienceCard(id);
  if (requires.is !== 'spend-die') return;
  if (requires.price === 'cards') {
    state.decision = { kind: 'pay-cards', seats: seatsOf(state, side), side, card: id, left: 2 };
    return;
  }
  const leader = leaderNamed(state, side, requires.leader);
  const area = areaOfLeader(state, side, leader);
  const legion = area === undefined ? undefined : legionIn(zoneAt(state, area), side);
  if (legion !== undefined && removeFrom(legion.named, leader)) enterTank(play, side, leader);
  claim(play, id);
}

/** Asks which die to spend, if there is a choice. */
function askDie(play: ArrakisPlay, decision: Omit<DecisionOf<'spend-die'>, 'kind'>): void {
  play.state.decision = { kind: 'spend-die', ...decision };
}

/** Questions of a turn: its menus, spending dice, cards. */
export const turnQuestions: Questions<
  'turn' | 'turn-end' | 'action' | 'spend-die' | 'choose' | 'play-card' | 'draw' | 'discard' | 'pay-cards'
> = {
  turn: {
    choices: (state, { side }) => turnChoices(state, side),
    answer: (play, { side, seats }, choice) => {
      const { state } = play;
      doNext(state, { task: 'turn' });
      const turn = turnOf(state);
      switch (choice.verb) {
        case 'die':
          spendDie(play, side, oneOf(RESULTS, choice.what));
          state.decision = {
            kind: 'action',
            seats,
            side,
            result: oneOf(RESULTS, choice.what),
            specials: true,
          };
          return;
        case 'card':
          return askDie(play, { seats, side, card: whatOf(choice) });
        case 'spend':
          return askDie(play, { seats, side, claim: whatOf(choice) });
        case 'desert-power':
          turn.acted = true;
          state.decision = { kind: 'desert-power', seats, side, special: true };
          return;
        default:
          return takeFreeAction(play, side, choice);
      }
    },
    answersItself: never,
  },
  'turn-end': {
    choices: (state, { side }) => [...freeActions(state, side), { verb: 'end' }],
    answer: (play, { side }, choice) => {
      if (choice.verb === 'end') return endTurn(play);
      doNext(play.state, { task: 'turn' });
      takeFreeAction(play, side, choice);
    },
    answersItself: never,
  },
  action: {
    choices: (state, { side, result, specials }) => {
      const choices = possibleActions(state, side, actionsOf(side, result));
      const possible = choices.length > 0;
      if (specials)
        for (const what of specialsFor(state, side, result)) choices.push({ verb: 'leader', what });
      // The die is spent all the same; a special action is never forced.
      if (!possible) choices.push(NOTHING);
      return choices;
    },
    answer: (play, { side, result }, choice) => {
      const what = whatOf(choice);
      if (choice.verb === 'leader') return takeSpecial(play, side, what);
      const action = actionsOf(side, result).find(({ name }) => name === what);
      if (action !== undefined) takeAction(play, side, action);
    },
    // A die spent for nothing, and one that shows a token, are confirmed.
    answersItself: (state, { side, result }) => {
      const [only] = possibleActions(state, side, actionsOf(side, result));
      return only !== undefined && !(side === 'atreides' && only.what === 'deployment-deploy');
    },
  },
  'spend-die': {
    choices: (state, { side }) => choicesOf('die', spendable(state, side)),
    answer: (play, decision, choice) => payWithDie(play, decision, oneOf(RESULTS, choice.what)),
    answersItself: never,
  },
  choose: {
    choices: (state, { side, options }) => {
      const choices: Choice[] = [];
      for (const [i, option] of options.entries())
        if (hasEffect(state, side, option)) choices.push({ verb: 'option', count: i + 1 });
      return orSkip(choices);
    },
    answer: (play, { side, options, source }, choice) => {
      runSteps(play.state, side, options[countIn(choice) - 1] ?? [], source);
    },
  },
  'play-card': {
    choices: (state, { side }) => orSkip(choicesOf('card', playableCards(state, side))),
    answer: (play, { side }, choice) => {
      if (choice.verb === 'card') playPlanning(play, side, whatOf(choice));
    },
    answersItself: never,
  },
  draw: {
    choices: (state, { side, n, deck }) => drawChoices(state, side, n, deck),
    answer: (play, { side }, choice) => {
      const [house, ally] = DECKS_OF[side];
      const what = whatOf(choice);
      if (choice.verb === 'skip') return;
      if (what !== 'both') return drawCards(play, side, oneOf(DECKS_OF[side], what), countIn(choice));
      const [a, b] = (choice.where ?? '').split('+').map(Number);
      drawCards(play, side, house, a ?? 0);
      drawCards(play, side, ally, b ?? 0);
    },
  },
  discard: {
    choices: (state, { side }) => choicesOf('discard', discardable(state, side)),
    answer: (play, { side, n, why }, choice) => {
      discardFromHand(play, side, [whatOf(choice)], why);
      if (n > 1) doNext(play.state, { task: 'discard', side, left: n - 1, why });
    },
    answersItself: never,
  },
  'pay-cards': {
    choices: (state, { side }) => choicesOf('discard', discardable(state, side)),
    answer: (play, decision, choice) => {
      const { side, card, left } = decision;
      discardFromHand(play, side, [whatOf(choice)], `prescience:${card}`);
      if (left > 1) play.state.decision = { ...decision, left: left - 1 };
      else claim(play, card);
    },
  },
};
