import type { Name } from '@sietch/kernel';
import { type Facts, holds } from './facts';

/** Where a game stands, as far as a guide must know. */
export interface Moment {
  readonly round: number;
  /** The kind of the question the player is asked; `undefined` while others are. */
  readonly kind: string | undefined;
  /** The side the player is on, where games have sides. */
  readonly side?: string | undefined;
  /** Agents the player has left. */
  readonly agents: number;
  /** The keys that can be chosen. */
  readonly keys: readonly string[];
  readonly facts: Facts;
}

/** One thing a guide says: something to read, or a choice to make. */
export interface Step {
  readonly id: string;
  /** Where it is said; what is not named may be as it likes. */
  readonly at: {
    readonly round?: number;
    readonly kind?: string;
    readonly agents?: number;
    readonly side?: string;
  };
  /** Said only where a choice begins so. */
  readonly offered?: string;
  readonly title: Name;
  /** Symbols stand in braces: `{spice}`, `{water:1}`. */
  readonly text: Name;
  /** What its words take for granted. If it did not come so, others' words are better. */
  readonly ifSo?: Partial<Facts>;
  /** The step it stands in for, when that one would not be true. */
  readonly insteadOf?: string;
  /** The choices it asks for, any of them; a step without is read and put away. */
  readonly wish?: readonly string[];
  /** Things on the table it speaks of. */
  readonly shows?: readonly string[];
}

function fits({ at, wish, offered, ifSo = {} }: Step, now: Moment): boolean {
  // Nothing is said while others are asked.
  if (now.kind === undefined) return false;
  const { round = now.round, kind = now.kind, agents = now.agents, side = now.side } = at;
  if (round !== now.round || kind !== now.kind || agents !== now.agents || side !== now.side) return false;
  if (offered !== undefined && !now.keys.some((key) => key.startsWith(offered))) return false;
  if (!holds(ifSo, now.facts)) return false;
  return wish === undefined || wish.some((key) => now.keys.includes(key));
}

/**
 * What the guide says now: the first step that fits, is true and has not been read. Whoever plays something else simply does
 * not meet the steps that no longer fit.
 */
export function stepNow(steps: readonly Step[], read: ReadonlySet<string>, now: Moment): Step | undefined {
  return steps.find((step) => !read.has(step.id) && !read.has(step.insteadOf ?? '') && fits(step, now));
}

/** The lesson is over once its last round has passed. */
export function isOver(steps: readonly Step[], read: ReadonlySet<string>, now: Moment): boolean {
  const last = steps.at(-1);
  return last === undefined || read.has(last.id) || now.round > (last.at.round ?? Number.POSITIVE_INFINITY);
}

/** Which of how many. */
export interface Place {
  readonly nth: number;
  readonly of: number;
}

/** The place of a step among those one may hear on that side; a step that stands in for another has its place. */
export function placeIn(
  steps: readonly Step[],
  { id, insteadOf = id }: Step,
  side: string | undefined,
): Place {
  const script = steps.filter((step) => step.insteadOf === undefined && (step.at.side ?? side) === side);
  return { nth: script.findIndex((step) => step.id === insteadOf) + 1, of: script.length };
}
