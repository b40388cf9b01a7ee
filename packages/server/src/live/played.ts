import type { GameEntry } from '@sietch/games';
import { type GameEvent, type Refusal, redact, type Seat, Session } from '@sietch/kernel';
import { ServerError } from '../errors.js';
import { type Change, MAX_REFUSALS, type Position } from '../protocol.js';
import type { StoredEvent } from '../storage/storage.js';
import { Clocks } from '../tables/clock.js';
import type { StoredTable } from '../tables/table.js';

/** How many changes a client may miss and still be told of them one by one. */
const REMEMBERED = 32;

interface PastChange {
  readonly version: number;
  readonly seat?: Seat;
  readonly undone?: true;
  readonly events: readonly GameEvent[];
}

/**
 * A game in play at a table: the session, its version, clocks and latest changes. It is rebuilt from stored events
 * exactly as it was played, so loading and playing are the same code.
 */
export class PlayedGame {
  readonly session: Session;
  private readonly clocks: Clocks;
  private readonly past: PastChange[] = [];
  private readonly remembered: number;
  private latest = 0;

  constructor(entry: GameEntry, table: StoredTable, events: readonly StoredEvent[], remembered = REMEMBERED) {
    if (entry.rules.version !== table.rules) {
      throw new ServerError(
        'rules-changed',
        `This game was begun with version ${table.rules} of its rules; this server has version ${entry.rules.version}.`,
      );
    }
    this.remembered = remembered;
    this.session = new Session(entry.rules, table.options, table.seed);
    this.clocks = new Clocks(table.settings.clock, table.seats.length, table.startedAt ?? table.createdAt);
    this.remember({ version: 0, events: this.session.game.events.slice() });
    this.clocks.press(undefined, this.asked, table.startedAt ?? table.createdAt);
    for (const event of events) this.apply(event);
  }

  /** Counts changes: 0 is the setup, and each accepted choice or undo adds one. */
  get version(): number {
    return this.latest;
  }

  /** How many choices have been taken back. */
  get undone(): number {
    return (this.latest - this.session.keys.length) / 2;
  }

  get over(): boolean {
    return this.session.game.over;
  }

  get asked(): readonly Seat[] {
    return this.session.game.state.decision?.seats ?? [];
  }

  /** What the rules refuse throws their typed error and changes nothing. */
  apply({ sequence, seat, key, at }: StoredEvent): void {
    if (key === undefined) this.session.undo(seat);
    else this.session.choose(key, seat);
    this.latest = sequence;
    this.clocks.press(seat, this.asked, at);
    const events = key === undefined ? [] : this.session.game.events.slice();
    this.remember({ version: sequence, seat, ...(key === undefined ? { undone: true } : {}), events });
  }

  private remember(change: PastChange): void {
    this.past.push(change);
    if (this.past.length > this.remembered) this.past.shift();
  }

  timeUp(seat: Seat, now: number): boolean {
    return this.clocks.timeUp(seat, now);
  }

  // ——— the exits for data: everything below is for one seat, or a spectator (undefined) ———

  positionFor(seat: Seat | undefined, now: number): Position {
    return { ...this.factsFor(seat, now), view: this.viewFor(seat) };
  }

  /** Of a position, all but the view. */
  factsFor(seat: Seat | undefined, now: number): Omit<Position, 'view'> {
    const clocks = this.clocks.at(now);
    const refusals = this.refusalsFor(seat);
    return {
      version: this.latest,
      canUndo: seat !== undefined && this.session.canUndo(seat),
      ...(clocks === undefined ? {} : { clocks: [...clocks] }),
      ...(refusals === undefined ? {} : { refusals }),
    };
  }

  viewFor(seat: Seat | undefined): Position['view'] {
    const { rules, game } = this.session;
    return { ...rules.view(game.state, seat) };
  }

  /** Refusals speak of the hand of the first seat that is asked, so nobody else gets them, not even a partner. */
  private refusalsFor(seat: Seat | undefined): Refusal[] | undefined {
    const { rules, game } = this.session;
    if (seat === undefined || this.asked[0] !== seat) return undefined;
    return rules.refusals(game.state).slice(0, MAX_REFUSALS);
  }

  latestFor(seat: Seat | undefined): Change | undefined {
    const latest = this.past[this.past.length - 1];
    return latest === undefined ? undefined : show(latest, seat);
  }

  /** What happened after a version, or `undefined` if that is no longer (or not yet) known. */
  gapFor(seat: Seat | undefined, seen: number): Change[] | undefined {
    const [oldest] = this.past;
    if (oldest === undefined || seen + 1 < oldest.version || seen > this.latest) return undefined;
    return this.past.filter(({ version }) => version > seen).map((change) => show(change, seat));
  }
}

function show({ events, ...change }: PastChange, seat: Seat | undefined): Change {
  return { ...change, events: events.map((event) => redact(event, seat)) };
}
