import type { Seat } from '@sietch/kernel';
import type { SeenEvent } from '../link/table-link';
import { forcedMoves, latestForced } from './forced';
import type { Story, Voice } from './presenter';

/** A round of four players at its fullest; the list scrolls. */
const LINES = 40;

export interface News {
  readonly lines: readonly SeenEvent[];
  /** The looking seat had moved before. */
  readonly moved: boolean;
  /** A move was made for it just now. */
  readonly forced: boolean;
  /** Where in the log the news begins. */
  readonly since: number;
}

export const NO_NEWS: News = { lines: [], moved: false, forced: false, since: 0 };

/** The main moves of others since the looking seat last chose something, what they brought it, and what was done for it. */
export function sinceMine(
  log: readonly SeenEvent[],
  seat: Seat,
  voice: Pick<Voice, 'actor'>,
  story: Pick<Story, 'isTurn' | 'isMove' | 'isMain' | 'isOutcome' | 'joined'>,
): News {
  const { actor } = voice;
  const forced = forcedMoves(log, seat, voice, story);
  const began = log.findLastIndex(({ event }) => story.isTurn(event) && actor(event) === seat);
  const mine = log.findLastIndex(
    (seen, i) =>
      i < began && actor(seen.event) === seat && story.isMove(seen.event) && !forced.includes(seen),
  );
  const lines = log
    .slice(mine + 1)
    .filter(
      (seen) =>
        forced.includes(seen) ||
        (story.isMain(seen.event) && (actor(seen.event) !== seat || story.isOutcome?.(seen.event) === true)),
    );
  return {
    lines: together(lines, story.joined).slice(-LINES),
    moved: mine >= 0,
    forced: latestForced(log, seat, voice, story) !== undefined,
    since: mine + 1,
  };
}

/** Lines that were made of a line and the one before it: the same again, so that nothing is drawn anew. */
const made = new WeakMap<SeenEvent, WeakMap<SeenEvent, SeenEvent>>();

function madeOf(before: SeenEvent, seen: SeenEvent, joined: Story['joined']): SeenEvent | undefined {
  const known = made.get(seen)?.get(before);
  if (known !== undefined) return known;
  const event = joined?.(before.event, seen.event);
  if (event === undefined) return undefined;
  const both = { ...seen, event };
  made.set(seen, (made.get(seen) ?? new WeakMap<SeenEvent, SeenEvent>()).set(before, both));
  return both;
}

/** Lines that are one to their reader, as one: it is looked back at as it was after the last of them. */
export function together(lines: readonly SeenEvent[], joined: Story['joined']): readonly SeenEvent[] {
  const told: SeenEvent[] = [];
  for (const seen of lines) {
    const before = told.at(-1);
    const both = before && madeOf(before, seen, joined);
    if (both !== undefined) told.pop();
    told.push(both ?? seen);
  }
  return told;
}

/** What others changed, by how much: amounts of one player add up, those of several stand side by side. */
export function changes(
  events: readonly SeenEvent[],
  { actor }: Pick<Voice, 'actor'>,
  marks: (event: SeenEvent['event']) => Readonly<Record<string, number>>,
): ReadonlyMap<string, string> {
  const sums = new Map<string, Map<Seat | undefined, number>>();
  for (const { event } of events)
    for (const [ref, n] of Object.entries(marks(event))) {
      const bySeat = sums.get(ref) ?? new Map<Seat | undefined, number>();
      bySeat.set(actor(event), (bySeat.get(actor(event)) ?? 0) + n);
      sums.set(ref, bySeat);
    }
  return new Map([...sums].map(([ref, bySeat]) => [ref, [...bySeat.values()].flatMap(signed).join(' ')]));
}

const signed = (n: number): readonly string[] => (n === 0 ? [] : [n > 0 ? `+${n}` : `−${-n}`]);
