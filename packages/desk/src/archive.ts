import {
  adapted,
  type GameRecord,
  type Seat,
  Session,
  type State,
  sealRecord,
  stateHash,
} from '@sietch/kernel';
import { type Change, type Position, ProtocolError } from '@sietch/protocol';
import { changeOf, Desk, show } from './desk.js';
import type { Entry, Journal, Snapshot } from './journal.js';
import { type Opening, soundSnapshot } from './read-game.js';
import { standing } from './taking-back.js';

const PORTION = 200;

/** Whoever keeps the table has other things to do, too: long work waits here until it may go on. */
export type Pause = () => Promise<void>;

/** So many choices are played, or snapshots read, between two pauses. */
const BETWEEN_PAUSES = 20;

/** Some of what happened at a table, and whether there is more of it. */
export interface LogPortion {
  readonly changes: Change[];
  readonly more: boolean;
}

/**
 * All that ever happened in a game, read from its journal. What was told is kept there; positions are played again from the
 * snapshot before them, also by newer rules as far as these allow.
 */
export class Archive {
  private readonly opening: Opening;
  private readonly journal: Journal;
  private readonly entries: Entry[] = [];
  /** Where the latest position was looked up: the next one is likely to follow it. */
  private reader: Desk | undefined;
  /** The record as of a version: who asks for it asks again. */
  private sealed: { readonly version: number; readonly record: GameRecord } | undefined;

  constructor(opening: Opening, journal: Journal) {
    this.opening = opening;
    this.journal = journal;
    const early = opening.keys ?? [];
    if (early.length > 0) this.retell(early);
  }

  /** Choices from before there was a journal. */
  private retell(keys: readonly string[]): void {
    const desk = new Desk(this.opening.game);
    for (const key of keys) {
      const sequence = this.entries.length + 1;
      try {
        this.entries.push(desk.retell(key));
      } catch {
        this.entries.push({
          sequence,
          seat: desk.asked[0] ?? 0,
          key,
          at: 0,
          outcome: { events: [], mark: '' },
        });
      }
    }
  }

  get version(): number {
    return this.entries.at(-1)?.sequence ?? 0;
  }

  /** Takes in what the journal has gained. */
  async readOn(): Promise<this> {
    this.entries.push(...(await this.journal.read(this.version)));
    return this;
  }

  /** What happened from a version on, as a seat may know it, with as many changes as fit in a message. */
  async logFor(seat: Seat | undefined, from: number): Promise<LogPortion> {
    const changes: Change[] = from > 0 ? [] : [show({ version: 0, events: await this.setup() }, seat)];
    const rest = this.entries.filter(({ sequence }) => sequence >= from);
    for (const entry of rest.slice(0, PORTION - changes.length))
      changes.push(show(changeOf(entry, await this.eventsOf(entry)), seat));
    return { changes, more: from === 0 ? rest.length >= PORTION : rest.length > PORTION };
  }

  private async setup() {
    const first = await this.journal.latest(0);
    return first?.setup ?? new Desk(this.opening.game).snapshot.setup ?? [];
  }

  /** Entries of old journals do not tell what came of them. */
  private async eventsOf({ sequence, key, outcome }: Entry) {
    if (outcome !== undefined) return outcome.events;
    if (key === undefined) return [];
    try {
      return (await this.deskAt(sequence)).latestEvents;
    } catch {
      return [];
    }
  }

  /** How things stood at a version, for somebody's eyes. Nothing can be chosen there. */
  async sceneFor(seat: Seat | undefined, version: number): Promise<Position> {
    const wanted = Math.min(version, this.version);
    return { version: wanted, canUndo: false, view: (await this.deskAt(wanted)).viewFor(seat) };
  }

  /** Only what stood then is played: whatever was taken back would be work for nothing, however much of it there is. */
  private async deskAt(version: number): Promise<Desk> {
    const snapshot = await soundSnapshot(this.journal, version);
    const from = snapshot?.sequence ?? 0;
    const { reader } = this;
    const near = reader !== undefined && reader.version <= version && reader.version >= from;
    this.reader = undefined;
    try {
      const desk = near ? reader : await this.deskFrom(snapshot);
      for (const entry of standing(this.between(desk.version, version))) desk.apply(entry);
      this.reader = desk;
      return desk;
    } catch {
      throw new ProtocolError('other-rules', 'This moment was played by other rules and cannot be shown.');
    }
  }

  private between(after: number, last: number): readonly Entry[] {
    return this.entries.filter(({ sequence }) => sequence > after && sequence <= last);
  }

  private async deskFrom(snapshot: Snapshot | undefined): Promise<Desk> {
    const { game } = this.opening;
    if (snapshot === undefined) return new Desk(game);
    const state = await this.stateOf(snapshot);
    return new Desk(game, { remembered: 1 }, { sequence: snapshot.sequence, state, past: [] });
  }

  /** By the rules of the day. */
  private async stateOf(snapshot: Snapshot): Promise<State> {
    const { rules, options, seed } = this.opening.game;
    const first = (await this.journal.latest(0))?.state;
    return adapted(rules, { ...snapshot, first }, rules.parseOptions(options), seed);
  }

  // ——— the record ———

  /**
   * The whole game. If other rules had a part in it, all states that were kept go with it, the first of them included, so
   * that newer rules can show as much as possible.
   */
  async record(pause?: Pause): Promise<GameRecord> {
    const { version } = this;
    if (this.sealed?.version !== version) this.sealed = { version, record: await this.seal(pause) };
    return this.sealed.record;
  }

  private async seal(pause?: Pause): Promise<GameRecord> {
    const { rules, options, seed } = this.opening.game;
    const kept = await this.snapshots(pause);
    const begun = kept[0]?.rules ?? this.opening.begun ?? rules.version;
    const foreign = begun !== rules.version || kept.some((each) => each.rules !== rules.version);
    const starts = kept.filter(({ continues }) => foreign || continues !== undefined);
    const parts = [];
    for (const [index, start] of [undefined, ...starts].entries()) {
      const next = starts[index];
      const end = next?.continues ?? next?.sequence ?? this.version;
      const keys = await this.keysOf(start, end, pause);
      parts.push({ rules: start?.rules ?? begun, state: start?.state, keys });
    }
    const [{ keys }, ...later] = parts as [(typeof parts)[number], ...typeof parts];
    const continued = later.flatMap((part) =>
      part.state === undefined ? [] : { ...part, state: part.state },
    );
    const last = kept.at(-1);
    const final =
      last?.sequence === this.version ? stateHash(last.state) : (await this.deskAt(this.version)).stateHash;
    return sealRecord({
      game: rules.id,
      rules: begun,
      options,
      seed,
      keys,
      ...(continued.length === 0 ? {} : { continued }),
      result: final,
    });
  }

  private async snapshots(pause?: Pause): Promise<Snapshot[]> {
    const found: Snapshot[] = [];
    let next = await soundSnapshot(this.journal, Number.POSITIVE_INFINITY);
    while (next !== undefined) {
      found.unshift(next);
      if (found.length % BETWEEN_PAUSES === 0) await pause?.();
      next = next.sequence === 0 ? undefined : await soundSnapshot(this.journal, next.sequence - 1);
    }
    return found;
  }

  /** What was chosen and stood between a snapshot and a version; seats are named where these rules cannot tell them. */
  private async keysOf(start: Snapshot | undefined, end: number, pause?: Pause): Promise<string[]> {
    const entries = standing(this.between(start?.sequence ?? 0, end));
    try {
      const { rules, options, seed } = this.opening.game;
      const state = start === undefined ? undefined : await this.stateOf(start);
      // Not at a desk: nobody looks at what comes of the choices.
      const session = new Session(rules, options, seed, state);
      for (const [index, { seat, key }] of entries.entries()) {
        if (index % BETWEEN_PAUSES === 0) await pause?.();
        if (key === undefined) session.undo(seat);
        else session.choose(key, seat);
      }
      return [...session.keys];
    } catch {
      return entries.flatMap(({ seat, key }) => (key === undefined ? [] : `${seat}|${key}`));
    }
  }
}
