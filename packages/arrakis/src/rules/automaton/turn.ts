import { doNext, reveal } from '@sietch/kernel';
import { ACTION_FACES } from '../../content/figures.js';
import { LEADERS } from '../../content/leaders.js';
import { anyLegion, having } from '../../effects/build.js';
import { type ArrakisPlay, emit } from '../../events.js';
import { type ArrakisState, automatonOf, dashboardOf, turnOf } from '../../state.js';
import type { AutomatonTask, Task } from '../../tasks.js';
import type { LeaderId, Result } from '../../terms.js';
import { startAction } from '../cards.js';
import { rollFaces } from '../dice.js';
import { isReady } from '../leaders.js';
import { endTurn } from '../turn.js';
import { mayAttackBy, tellNoAttack } from './attack.js';
import { runParts, someCanBeDone } from './parts.js';
import { vehicleTasks } from './vehicle-tasks.js';

/** Three dice may show the same result; a fourth is rolled again (rulebook: Дії). */
const MOST_OF_A_RESULT = 3;

/** After each turn of the Atreides one unused die is rolled, and its action taken at once. */
export function rollAndAct(play: ArrakisPlay): void {
  const { state } = play;
  const automaton = automatonOf(state);
  const turn = turnOf(state);
  const rerolled: Result[] = [];
  const result = state.forced ?? rollDie(state, rerolled);
  automaton.dice--;
  automaton.spent[result]++;
  dashboardOf(state, 'harkonnen', undefined).used++;
  turn.acted = true;
  turn.spent = true;
  reveal(play);
  emit(play, { event: 'automaton-die', result, rerolled });
  act(play, result);
}

function rollDie(state: ArrakisState, rerolled: Result[]): Result {
  const { spent } = automatonOf(state);
  for (;;) {
    const [result] = rollFaces<Result>(state, ACTION_FACES.harkonnen, 1, state.loaded.harkonnen);
    if (result === undefined) throw new Error('A die shows something.');
    if (spent[result] < MOST_OF_A_RESULT) return result;
    rerolled.push(result);
  }
}

/** A special action comes before the normal one, and instead of all of it (rulebook: Вимоги до дій Харконненів). */
function act(play: ArrakisPlay, result: Result): void {
  const { state } = play;
  startAction(state);
  const leader = readyLeader(state, result);
  if (leader !== undefined) return takeSpecial(play, leader);
  doNext(state, ...ACTIONS[result]());
}

/** Instead of drawing they play: Hawat three cards of the House, Mohiam three of the Corrino. */
const CARDS_PLAYED = 3;
const PLAYS: Readonly<Record<LeaderId, AutomatonTask>> = {
  'thufir-hawat': { task: 'automaton', act: 'play', left: CARDS_PLAYED, deck: 'house-harkonnen' },
  'gaius-helen-mohiam': { task: 'automaton', act: 'play', left: CARDS_PLAYED, deck: 'corrino' },
};

/** The leader whose card is ready, whose figure is not in the tank, and whose action would change the board. */
export function readyLeader(state: ArrakisState, result: Result): LeaderId | undefined {
  return LEADERS.find(
    ({ id, side, cell, special = [] }) =>
      side === 'harkonnen' &&
      cell === result &&
      isReady(state, 'harkonnen', id) &&
      (PLAYS[id] !== undefined || someCanBeDone(state, special)),
  )?.id;
}

function takeSpecial(play: ArrakisPlay, leader: LeaderId): void {
  const { state } = play;
  emit(play, { event: 'special', side: 'harkonnen', leader });
  doNext(state, { task: 'spend-leader', side: 'harkonnen', leader });
  const plays = PLAYS[leader];
  if (plays !== undefined) doNext(state, plays);
  else runParts(state, LEADERS.find(({ id }) => id === leader)?.special ?? [], `leader:${leader}`);
}

/** What each result does (rulebook: Вимоги до дій Харконненів). */
const ACTIONS: Readonly<Record<Result, () => readonly Task[]>> = {
  leadership: () => [
    { task: 'automaton', act: 'fight', who: having('leader'), terms: { surprise: true }, moves: 2 },
  ],
  strategy: () => [{ task: 'automaton', act: 'fight', who: anyLegion, terms: {}, moves: 2 }],
  deployment: () => [{ task: 'automaton', act: 'deploy', what: { regular: 3, leader: 'any' } }],
  mentat: () => [{ task: 'automaton', act: 'play', left: 2 }],
  // Both effects, the upper one first.
  house: () => [
    { task: 'automaton', act: 'upgrade', from: 'regular', to: 'elite', left: 2 },
    ...vehicleTasks(['harvester', 'ornithopter']),
  ],
};

/** Attack a sietch, else attack a legion, else move (rulebook: Дії «Лідерство» та «Стратегія»). */
export function fight(play: ArrakisPlay, { who, terms, moves }: AutomatonTask<'fight'>): void {
  const { state } = play;
  if (mayAttackBy(state, who)) return doNext(state, { task: 'automaton', act: 'attack', who, terms });
  tellNoAttack(play, who);
  doNext(state, { task: 'automaton', act: 'march', left: moves, who, again: false });
}

export function endAutomatonTurn(play: ArrakisPlay): void {
  const automaton = automatonOf(play.state);
  automaton.nextDeck = undefined;
  automaton.detour = undefined;
  automaton.flown = false;
  endTurn(play);
}
