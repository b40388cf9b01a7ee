import { type Choice, doNext, oneOf, type Seat, sure } from '@sietch/kernel';
import { emit, type ImperiumPlay } from '../events.js';
import { acquire, MARKETS, type Market, persuasionCost } from '../rules/acquire.js';
import { alliesToActivate } from '../rules/activation.js';
import { agentChoices, agentSources, mightSendAgent, playAgentCard } from '../rules/agent-turn.js';
import { allyDeployment, askAllyToDeploy, ownDeployment } from '../rules/deployment.js';
import { standingOf } from '../rules/effects/interpreter.js';
import { figureChoice, figureIn } from '../rules/figures.js';
import { playIntrigue } from '../rules/intrigue.js';
import { agreeTo } from '../rules/lines.js';
import { startReveal } from '../rules/reveal-turn.js';
import { gatherIntelligence, spiesAt } from '../rules/spies.js';
import { deploy } from '../rules/troops.js';
import { addPlots, addPurchases, asksAnyway, effectChoices, endTurn, finishTurn } from '../rules/turn.js';
import { affordableWays, infiltrate, payForSpace, sendAgent } from '../rules/visit.js';
import { type ImperiumState, playerAt, turnOf } from '../state.js';
import { choicesOf, countIn, type Questions, whatOf } from './question.js';

/** Whoever holds intrigues is always asked, so that haste never tells which they are. */
function holdsNoIntrigue(state: ImperiumState, seat: Seat): boolean {
  return playerAt(state, seat).intrigues.length === 0;
}

function mayEndAlone(state: ImperiumState, _: unknown, seat: Seat): boolean {
  return !asksAnyway(state, seat) && !state.options.confirmTurns;
}

function playPlot(play: ImperiumPlay, seat: Seat, choice: Choice): void {
  doNext(play.state, { task: 'settle' });
  playIntrigue(play, seat, whatOf(choice), 'plot');
}

/** A chosen effect is carried out. */
function takeEffect(play: ImperiumPlay, seat: Seat, id: string): void {
  const { state } = play;
  const turn = turnOf(state);
  const index = turn.pending.findIndex(
    (item) => item.id === id && standingOf(state, seat, item) !== 'dormant',
  );
  const item = turn.pending[index];
  if (item === undefined) throw new Error('No such effect is pending.');
  turn.pending.splice(index, 1);
  doNext(state, { task: 'settle' });
  agreeTo(play, seat, item.effect, item.source);
}

function buy(play: ImperiumPlay, seat: Seat, card: string, from: Market): void {
  const { state } = play;
  const turn = turnOf(state);
  const cost = persuasionCost(state, card, from) ?? 0;
  turn.persuasion -= cost;
  doNext(state, { task: 'settle' });
  acquire(play, seat, card, from, 'discard', cost);
}

/** A commander says which ally the Reveal turn activates. */
function addReveals(choices: Choice[], state: ImperiumState, seat: Seat): void {
  const allies = alliesToActivate(state, seat);
  if (allies.length === 0) choices.push({ verb: 'reveal' });
  for (const count of allies) choices.push({ verb: 'reveal', count });
}

/** The menus of a turn. */
export const turnQuestions: Questions<
  'turn' | 'agent-effects' | 'reveal-effects' | 'which-agent' | 'way' | 'infiltrate' | 'gather'
> = {
  turn: {
    choices: (state, _, seat) => {
      const choices = agentChoices(state, seat);
      addReveals(choices, state, seat);
      addPlots(choices, state, seat);
      if (turnOf(state).mayPass) choices.push({ verb: 'pass' });
      return choices;
    },
    answer: (play, _, choice, seat) => {
      switch (choice.verb) {
        case 'agent':
          return playAgentCard(play, seat, whatOf(choice), sure(choice.where, 'space of a choice'));
        case 'reveal':
          return startReveal(play, seat, choice.count);
        case 'intrigue':
          return playPlot(play, seat, choice);
        default:
          emit(play, { event: 'pass', seat });
          return endTurn(play);
      }
    },
    // A forced reveal is taken at once only where everybody could foresee it.
    answersItself: (state, _, seat) => holdsNoIntrigue(state, seat) && !mightSendAgent(state, seat),
  },
  'agent-effects': {
    choices: (state, _, seat) => {
      const { choices, mayEnd } = effectChoices(state, seat);
      const limit = ownDeployment(state);
      for (let count = 1; count <= limit; count++) choices.push({ verb: 'deploy', count });
      if (allyDeployment(state) > 0) choices.push({ verb: 'let-deploy' });
      addPlots(choices, state, seat);
      if (mayEnd) choices.push({ verb: 'end' });
      return choices;
    },
    answer: (play, _, choice, seat) => {
      const { state } = play;
      switch (choice.verb) {
        case 'effect':
          return takeEffect(play, seat, whatOf(choice));
        case 'deploy':
          turnOf(state).deployedHere += countIn(choice);
          doNext(state, { task: 'settle' });
          return deploy(play, seat, countIn(choice), 'garrison', `space:${turnOf(state).space}`);
        case 'intrigue':
          return playPlot(play, seat, choice);
        case 'let-deploy':
          return askAllyToDeploy(play);
        default:
          return finishTurn(play);
      }
    },
    answersItself: mayEndAlone,
  },
  'reveal-effects': {
    choices: (state, _, seat) => {
      const { choices, mayEnd } = effectChoices(state, seat);
      addPurchases(choices, state, seat);
      addPlots(choices, state, seat);
      if (mayEnd) choices.push({ verb: 'end' });
      return choices;
    },
    answer: (play, _, choice, seat) => {
      switch (choice.verb) {
        case 'effect':
          return takeEffect(play, seat, whatOf(choice));
        case 'acquire':
          return buy(play, seat, whatOf(choice), oneOf(MARKETS, choice.where));
        case 'intrigue':
          return playPlot(play, seat, choice);
        default:
          return endTurn(play);
      }
    },
    answersItself: mayEndAlone,
  },
  'which-agent': {
    choices: (state, { card }, seat) =>
      agentSources(state, seat, card).map((name) => figureChoice('from', name)),
    answer: (play, { card, space }, choice, seat) => sendAgent(play, seat, card, space, figureIn(choice)),
  },
  way: {
    choices: (state, { space }, seat) =>
      affordableWays(state, seat, space).map((count) => ({ verb: 'way', count })),
    answer: (play, { card, space }, choice, seat) => payForSpace(play, seat, card, space, countIn(choice)),
  },
  infiltrate: {
    choices: (state, { space }, seat) => choicesOf('recall', spiesAt(state, seat, space)),
    answer: (play, { card, space, from }, choice, seat) =>
      infiltrate(play, seat, card, space, from, whatOf(choice)),
  },
  gather: {
    choices: (state, { space }, seat) => [
      ...choicesOf('recall', spiesAt(state, seat, space)),
      { verb: 'skip' },
    ],
    answer: (play, _, choice, seat) => {
      if (choice.verb === 'recall') gatherIntelligence(play, seat, whatOf(choice));
    },
  },
};
