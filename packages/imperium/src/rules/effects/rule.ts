import type { Seat } from '@sietch/kernel';
import type { Decision } from '../../decisions.js';
import type { Effect, EffectOf } from '../../effects/effect.js';
import type { ImperiumPlay } from '../../events.js';
import type { ImperiumState, Pending } from '../../state.js';
import type { Ref } from '../../terms.js';
import type { Touch } from './touch.js';

/**
 * How a pending effect takes part in the order of a turn (rulebook: effects may be carried out in any order).
 *
 * - `quiet`: a plain gain. It can only help what follows, so it is carried out without asking.
 * - `draw`, `draw-intrigue`, `mandatory`: must be carried out; the player is asked for the order if it matters.
 * - `optional`: may be left out.
 * - `dormant`: can do nothing now; it wakes if its condition is met before the turn ends.
 */
export type Standing = 'quiet' | 'draw-intrigue' | 'draw' | 'mandatory' | 'optional' | 'dormant';

/** Whose effect it is and what it comes from. The interpreter is handed down in it, so that no table imports it. */
export interface Moment {
  readonly state: ImperiumState;
  readonly seat: Seat;
  readonly source: Ref;
  /** The same moment for effects that come from something else. */
  from(source: Ref): Moment;
  /** The same moment for somebody else. */
  of(seat: Seat): Moment;
  feasible(effect: Effect): boolean;
  anyFeasible(effects: readonly Effect[]): boolean;
}

/** A moment with the effects that wait together, this one included. */
export interface Queue extends Moment {
  readonly among: readonly Pending[];
  /** The standing of several effects that come as one. */
  weightiest(effects: readonly Effect[]): Standing;
}

/** How many cards and troops all effects that wait together may take. */
export interface Wants {
  readonly draws: number;
  readonly troops: number;
}

/** A moment with what all that waits may take. */
export interface Crowd extends Moment {
  readonly wants: Wants;
  /** What several effects touch together. */
  touches(effects: readonly Effect[]): Touch;
}

interface Cells<E extends Effect> {
  /** Can it do anything at this moment? */
  feasible(moment: Moment, effect: E): boolean;
  standing(queue: Queue, effect: E): Standing;
  /** What it needs, gives and alters: whether its order can matter. */
  touches(crowd: Crowd, effect: E): Touch;
}

/** It is done at once; what remains to be known is asked on the way. */
interface Done<E extends Effect> extends Cells<E> {
  carryOut(play: ImperiumPlay, seat: Seat, effect: E, source: Ref): void;
  readonly ask?: undefined;
}

/** It always needs an answer, and is passed over if it can do nothing. */
interface Asked<E extends Effect> extends Cells<E> {
  ask(moment: Moment, effect: E): Decision;
  readonly carryOut?: undefined;
}

/** All the rules know of one kind of effect. */
export type EffectRule<E extends Effect> = Done<E> | Asked<E>;

/** A table per theme; `interpreter.ts` joins them, and the compiler names the kinds it lacks. */
export type EffectRules<Kind extends Effect['do']> = {
  readonly [K in Kind]: EffectRule<EffectOf<K>>;
};
