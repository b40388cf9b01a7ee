import { doNext, type Seat } from '@sietch/kernel';
import { catalogOf } from '../content/catalog.js';
import type { IntriguePlay, IntrigueTiming } from '../content/component.js';
import { arrowOf } from '../effects/arrow.js';
import type { Effect } from '../effects/effect.js';
import { needsArmy } from '../effects/needs-army.js';
import { emit, type ImperiumPlay } from '../events.js';
import { type ImperiumState, playerAt } from '../state.js';
import type { IntrigueId, Ref } from '../terms.js';
import { hasArmy } from './activation.js';
import { holds } from './condition.js';
import { type CostReason, costReason, payCost } from './cost.js';
import { removeOne } from './deck.js';
import { feasible, yields } from './effects/interpreter.js';
import { linesOf } from './pending.js';

/** Why an intrigue cannot be played at this moment; `undefined` if it can. */
export function intrigueReason(
  state: ImperiumState,
  seat: Seat,
  id: IntrigueId,
  timing: IntrigueTiming,
): CostReason | undefined {
  const way = playFor(state, id, timing);
  if (way === undefined || !rightMoment(state, seat, way)) return { code: 'wrong-time' };
  const source = `intrigue:${id}`;
  if (!conditionMet(state, seat, id, way)) {
    return way.waits ? undefined : { code: 'condition' };
  }
  if (way.cost !== undefined) {
    const reason = costReason(state, seat, way.cost, source);
    if (reason !== undefined) return reason;
  }
  return way.effects.some((effect) => isOfUse(state, seat, effect, source))
    ? undefined
    : { code: 'no-effect' };
}

/** An intrigue is not played for nothing: an arrow of it must bring something. */
function isOfUse(state: ImperiumState, seat: Seat, effect: Effect, source: Ref): boolean {
  const arrow = arrowOf(effect);
  return feasible(state, seat, effect, source) && (arrow === undefined || yields(state, seat, arrow, source));
}

function playFor(state: ImperiumState, id: IntrigueId, timing: IntrigueTiming): IntriguePlay | undefined {
  return catalogOf(state)
    .intrigue(id)
    .plays.find((way) => way.timing === timing);
}

/** A commander plays what needs an army only when it is settled whose army that is. */
function rightMoment(state: ImperiumState, seat: Seat, way: IntriguePlay): boolean {
  if (way.timing === 'plot' && !hasArmy(state, seat) && needsArmy(way.effects, way.cost)) return false;
  if (way.moment === undefined) return true;
  const { turn } = state;
  if (turn === undefined || turn.stage !== 'start') return false;
  return way.moment === 'before-agent' || !turn.acted;
}

/** It lies face up while it is resolved, or while it waits for its condition. */
export function playIntrigue(play: ImperiumPlay, seat: Seat, id: IntrigueId, timing: IntrigueTiming): void {
  const { state } = play;
  const player = playerAt(state, seat);
  removeOne(player.intrigues, id);
  player.faceUp.push(id);
  emit(play, { event: 'intrigue', seat, intrigue: id });
  if (state.turn !== undefined) state.turn.acted = true;
  const way = playFor(state, id, timing);
  if (way?.waits && !conditionMet(state, seat, id, way)) return;
  useIntrigue(play, seat, id, timing);
}

/** Its cost is paid, its effects resolved, then it is discarded face up, unless it waits for the Reveal turn. */
export function useIntrigue(play: ImperiumPlay, seat: Seat, id: IntrigueId, timing: IntrigueTiming): void {
  const { state } = play;
  const way = playFor(state, id, timing);
  if (way === undefined) throw new Error(`"${id}" has no ${timing} effect.`);
  const source: Ref = `intrigue:${id}`;
  doNext(state, { task: 'intrigue-done', seat, intrigue: id });
  if (way.inOrder)
    doNext(state, ...way.effects.map((effect) => ({ task: 'effect', seat, effect, source }) as const));
  // Without a cost of its own a card is played for what it does: not all of its lines may be declined.
  else
    doNext(state, {
      task: 'lines',
      seat,
      lines: linesOf(way.effects, source),
      owed: way.cost === undefined,
    });
  if (way.cost !== undefined) payCost(play, seat, way.cost, source);
}

/** A plot lying face up whose condition is met at last takes effect on the own turn. */
export function intrigueToWake(state: ImperiumState, seat: Seat): IntrigueId | undefined {
  return playerAt(state, seat).faceUp.find((id) => {
    const way = playFor(state, id, 'plot');
    return way?.waits === true && conditionMet(state, seat, id, way);
  });
}

function conditionMet(
  state: ImperiumState,
  seat: Seat,
  id: IntrigueId,
  { condition }: IntriguePlay,
): boolean {
  return condition === undefined || holds(state, seat, condition, `intrigue:${id}`);
}

/** Plots whose effect comes on the Reveal turn stay in front of the player until then. */
export function waitsForReveal(state: ImperiumState, id: IntrigueId): boolean {
  return catalogOf(state)
    .intrigue(id)
    .plays.some((way) => way.effects.some((effect) => effect.do === 'at-reveal'));
}

export function intrigueDone(play: ImperiumPlay, seat: Seat, id: IntrigueId): void {
  const { state } = play;
  if (waitsForReveal(state, id) && state.turn?.stage !== 'reveal') return;
  removeOne(playerAt(state, seat).faceUp, id);
  state.intrigueDiscard.push(id);
}
