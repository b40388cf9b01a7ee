import { type Choice, doNext, oneOf } from '@sietch/kernel';
import { DASHBOARDS } from '../content/dashboards.js';
import type { ArrakisPlay } from '../events.js';
import { answering } from '../participants.js';
import { partnerOf } from '../rules/acting.js';
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
import { hasEffect } from '../rules/possible.js';
import {
  actionsOf,
  closeTurn,
  letAct,
  possibleActions,
  resultsToHandOver,
  runSteps,
  specialsFor,
  spendDie,
  takeAction,
  takeSpecial,
  turnChoices,
} from '../rules/turn.js';
import { actingDashboard, type Dashboard, dashboardOf, turnOf } from '../state.js';
import { type Force, RESULTS, type Result, type Side } from '../terms.js';
import { choicesOf, countIn, never, orSkip, type Questions, SKIP, whatOf } from './question.js';

const NOTHING: Choice = { verb: 'nothing' };

/** Splits of a draw as keys: `draw:house-atreides:2`, `draw:both:2`, `draw:fremen:1`. */
function drawChoices(dashboard: Dashboard, n: number, deck: Force | undefined): Choice[] {
  const { forces } = DASHBOARDS[dashboard.id];
  const [house, ally = house] = forces;
  return drawSplits(dashboard, n, deck).map(([a, b]): Choice => {
    if (a === 0 && b === 0) return SKIP;
    if (b === 0) return { verb: 'draw', what: house, count: a };
    if (a === 0) return { verb: 'draw', what: ally, count: b };
    return { verb: 'draw', what: 'both', where: `${a}+${b}` };
  });
}

/** The menu of a turn is put to the partner instead. */
function leaveToPartner(play: ArrakisPlay, side: Side): void {
  const partner = partnerOf(play.state, side, actingDashboard(play.state, side));
  if (partner !== undefined) letAct(play, partner.id);
}

/** A House die of House Atreides spent for an action of the Fremen, who carry it out as they like. */
function handOver(play: ArrakisPlay, side: Side, result: Result): void {
  leaveToPartner(play, side);
  const { state } = play;
  state.decision = { kind: 'action', seats: answering(state, side), side, result, specials: true };
}

/** Questions of a turn: its menus, spending dice, cards. */
export const turnQuestions: Questions<
  'turn' | 'turn-end' | 'action' | 'choose' | 'play-card' | 'draw' | 'discard' | 'pay-cards'
> = {
  turn: {
    choices: (state, { side }) => turnChoices(state, side),
    answer: (play, { side, seats }, choice) => {
      const { state } = play;
      doNext(state, { task: 'turn' });
      const turn = turnOf(state);
      switch (choice.verb) {
        case 'die': {
          const result = oneOf(RESULTS, choice.what);
          spendDie(play, side, result);
          state.decision = { kind: 'action', seats, side, result, specials: true };
          return;
        }
        case 'card':
          state.decision = { kind: 'spend-die', seats, side, purpose: 'card', card: whatOf(choice) };
          return;
        case 'spend':
          state.decision = { kind: 'spend-die', seats, side, purpose: 'claim', claim: whatOf(choice) };
          return;
        case 'partner':
          return leaveToPartner(play, side);
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
      if (choice.verb === 'end') return closeTurn(play);
      doNext(play.state, { task: 'turn' });
      takeFreeAction(play, side, choice);
    },
    answersItself: never,
  },
  action: {
    choices: (state, { side, result, specials }) => {
      const choices = possibleActions(state, side, actionsOf(state, side, result, specials));
      if (specials && result === 'house')
        for (const what of resultsToHandOver(state, side)) choices.push({ verb: 'hand-over', what });
      const possible = choices.length > 0;
      if (specials)
        for (const what of specialsFor(state, side, result)) choices.push({ verb: 'leader', what });
      // The die is spent all the same; a special action is never forced.
      if (!possible) choices.push(NOTHING);
      return choices;
    },
    answer: (play, { side, result, specials }, choice) => {
      const what = whatOf(choice);
      if (choice.verb === 'leader') return takeSpecial(play, side, what);
      if (choice.verb === 'hand-over') return handOver(play, side, oneOf(RESULTS, what));
      const action = actionsOf(play.state, side, result, specials).find(({ name }) => name === what);
      if (action !== undefined) takeAction(play, side, action);
    },
    // A die spent for nothing, and one that shows a token, are confirmed.
    answersItself: (state, { side, result, specials }) => {
      const [only] = possibleActions(state, side, actionsOf(state, side, result, specials));
      return only !== undefined && !(side === 'atreides' && only.what === 'deployment-deploy');
    },
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
    choices: (state, { side }) => orSkip(choicesOf('card', playableCards(actingDashboard(state, side)))),
    answer: (play, { side }, choice) => {
      if (choice.verb === 'card') playPlanning(play, side, whatOf(choice));
    },
    answersItself: never,
  },
  draw: {
    choices: (state, { side, n, deck }) => drawChoices(actingDashboard(state, side), n, deck),
    answer: (play, { side }, choice) => {
      if (choice.verb === 'skip') return;
      const dashboard = actingDashboard(play.state, side);
      const { forces } = DASHBOARDS[dashboard.id];
      const what = whatOf(choice);
      if (what !== 'both') return drawCards(play, side, dashboard, oneOf(forces, what), countIn(choice));
      const split = (choice.where ?? '').split('+').map(Number);
      for (const [i, force] of forces.entries()) drawCards(play, side, dashboard, force, split[i] ?? 0);
    },
  },
  discard: {
    choices: (state, { side, dashboard }) =>
      choicesOf('discard', discardable(dashboardOf(state, side, dashboard))),
    answer: (play, { side, dashboard, n, why }, choice) => {
      discardFromHand(play, side, dashboardOf(play.state, side, dashboard), [whatOf(choice)], why);
      if (n > 1) doNext(play.state, { task: 'discard', side, dashboard, left: n - 1, why });
    },
    answersItself: never,
  },
  'pay-cards': {
    choices: (state, { side }) => choicesOf('discard', discardable(actingDashboard(state, side))),
    answer: (play, decision, choice) => {
      const { side, card, left } = decision;
      discardFromHand(play, side, actingDashboard(play.state, side), [whatOf(choice)], `prescience:${card}`);
      if (left > 1) play.state.decision = { ...decision, left: left - 1 };
      else claim(play, card);
    },
  },
};
