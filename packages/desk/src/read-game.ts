import { adopt, markOf, type State } from '@sietch/kernel';
import { Desk, type DeskGame, type DeskSettings, REMEMBERED } from './desk.js';
import type { Entry, EntryOutcome, Journal, Snapshot } from './journal.js';

/** A game before its journal is read. */
export interface Opening {
  readonly game: DeskGame;
  /** The version of the rules it was begun with, if it is known. */
  readonly begun?: string;
  /** It is known to be over: whatever becomes of its last choices, nobody is asked again. */
  readonly over?: boolean;
  /** Choices made before there was a journal, as records write them. */
  readonly keys?: readonly string[];
}

/** Why a game goes on as a new part, for whoever keeps it. */
export interface NewPart {
  readonly snapshot: Snapshot;
  /** Other rules are in force now; or the same rules came to something else than they did when it was played. */
  readonly why: 'other-rules' | 'diverged';
  /** The version of the rules of the part before. */
  readonly before: string;
  /** So many choices could not be made again as they were: they are asked anew. */
  readonly givenUp: number;
}

export interface GameRead {
  readonly desk: Desk;
  readonly part?: NewPart;
  /** The sequence of the snapshot it was read from. */
  readonly kept: number;
}

/**
 * A game as its journal has it: the latest snapshot, and the entries after it. What does not come out as it did then, by
 * newer rules or by a change nobody declared, is given up: the game goes on from the last state that did, as a new part.
 */
export async function readGame(
  { game, begun, over = false, keys = [] }: Opening,
  journal: Journal,
  settings: (aside: unknown) => DeskSettings,
): Promise<GameRead> {
  const { version } = game.rules;
  const snapshot = await soundSnapshot(journal, Number.POSITIVE_INFINITY);
  const before = snapshot?.rules ?? begun ?? version;
  const state = snapshot === undefined ? undefined : await ownState(game, snapshot, journal);
  const from = snapshot?.sequence ?? 0;
  const read = await journal.read(Math.max(0, from - REMEMBERED));
  const past = read.filter(({ sequence }) => sequence <= from);
  const start = (): Desk => {
    const resumption =
      state === undefined ? undefined : { sequence: from, state, past, undone: snapshot?.undone };
    return new Desk(game, settings(snapshot?.aside), resumption);
  };
  const early = state === undefined ? keys.length : 0;
  const entries = read.filter(({ sequence }) => sequence > Math.max(from, early));
  const last = entries.at(-1)?.sequence ?? Math.max(from, early);

  let desk = start();
  const retold = state === undefined ? retell(desk, keys) : 0;
  const played = retold < early ? 0 : play(desk, entries, before === version);
  const givenUp = early - retold + entries.length - played;
  if (givenUp > 0) {
    desk = start();
    retell(desk, keys.slice(0, retold));
    play(desk, entries.slice(0, played), false);
  }
  const why = before === version ? 'diverged' : 'other-rules';
  const goesOn = givenUp > 0 ? !over : why === 'other-rules' && !desk.over;
  if (!goesOn) return { desk, kept: snapshot?.sequence ?? -1 };
  const part = desk.newPart(last);
  const { sequence, aside, state: goneOn, undone } = part;
  desk = new Desk(game, settings(aside), { sequence, state: goneOn, past: read.slice(-REMEMBERED), undone });
  return { desk, kept: sequence, part: { snapshot: part, why, before, givenUp } };
}

/** The latest snapshot up to a sequence that is as it was written. */
export async function soundSnapshot(journal: Journal, upTo: number): Promise<Snapshot | undefined> {
  const snapshot = await journal.latest(upTo);
  if (snapshot === undefined || markOf(snapshot.state) === snapshot.mark) return snapshot;
  return soundSnapshot(journal, snapshot.sequence - 1);
}

async function ownState(
  { rules, options, seed }: DeskGame,
  snapshot: Snapshot,
  journal: Journal,
): Promise<State> {
  if (snapshot.rules === rules.version) return snapshot.state;
  const first = (await journal.latest(0))?.state;
  return adopt(rules, { ...snapshot, first }, rules.parseOptions(options), seed);
}

/** How many of the keys could be chosen. */
function retell(desk: Desk, keys: readonly string[]): number {
  for (const [index, key] of keys.entries()) {
    try {
      desk.retell(key);
    } catch {
      return index;
    }
  }
  return keys.length;
}

/** How many of the entries came out as they did. Of other rules only what they told can be compared. */
function play(desk: Desk, entries: readonly Entry[], sameRules: boolean): number {
  for (const [index, entry] of entries.entries()) {
    try {
      const { outcome } = desk.apply(entry);
      if (entry.outcome !== undefined && !agree(entry.outcome, outcome, sameRules)) return index;
    } catch {
      return index;
    }
  }
  return entries.length;
}

function agree(then: EntryOutcome, now: EntryOutcome | undefined, sameRules: boolean): boolean {
  if (now === undefined) return false;
  return sameRules ? then.mark === now.mark : markOf(then.events) === markOf(now.events);
}
