import {
  type AnyRules,
  applyEntry,
  type GameEvent,
  type GameRecord,
  type Refusal,
  redact,
  type Seat,
  Session,
} from '@sietch/kernel';
import { type Change, MAX_REFUSALS, type Standing, type TableView } from '@sietch/protocol';
import type { Entry } from './journal.js';

/** How many changes a client may miss and still be told of them one by one. */
const REMEMBERED = 32;

/** What a game at a desk is made of. */
export interface DeskGame {
  readonly rules: AnyRules;
  readonly options: unknown;
  readonly seed: string;
}

export interface DeskSettings {
  /** How many changes are kept to be told again; `REMEMBERED` unless said otherwise. */
  readonly remembered?: number;
  /** Hears of every entry as it is applied, and first of none, with the seats that are asked after it. */
  readonly onEntry?: (entry: Entry | undefined, asked: readonly Seat[]) => void;
}

interface PastChange {
  readonly version: number;
  readonly seat?: Seat;
  readonly undone?: true;
  readonly events: readonly GameEvent[];
}

/**
 * A game being played, and all that may leave it: the one exit for data, whoever asks and however it travels. A desk is
 * rebuilt from its entries exactly as it was played, so loading and playing are the same code.
 */
export class Desk {
  protected readonly session: Session;
  private readonly past: PastChange[] = [];
  private readonly remembered: number;
  private readonly onEntry: DeskSettings['onEntry'];
  private latest = 0;

  constructor(game: DeskGame, settings: DeskSettings = {}) {
    this.remembered = settings.remembered ?? REMEMBERED;
    this.onEntry = settings.onEntry;
    this.session = new Session(game.rules, game.options, game.seed);
    this.remember({ version: 0, events: this.session.game.events.slice() });
    this.onEntry?.(undefined, this.asked);
  }

  /** Makes choices that were made elsewhere, as records write them. */
  retell(keys: readonly string[]): this {
    const apply = (key: string, seat = this.asked[0] ?? 0) =>
      this.apply({ sequence: this.latest + 1, seat, key, at: 0 });
    for (const text of keys) applyEntry({ apply }, text);
    return this;
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

  /** The seats any of which may answer now. */
  get asked(): readonly Seat[] {
    return this.session.game.state.decision?.seats ?? [];
  }

  get seedHash(): string {
    return this.session.seedHash;
  }

  /** Kept back until the game is over. */
  get seed(): string | undefined {
    return this.session.revealedSeed;
  }

  /** What the rules refuse throws their typed error and changes nothing. */
  apply(entry: Entry): void {
    const { sequence, seat, key } = entry;
    if (key === undefined) this.session.undo(seat);
    else this.session.choose(key, seat);
    this.latest = sequence;
    const events = key === undefined ? [] : this.session.game.events.slice();
    this.remember({ version: sequence, seat, ...(key === undefined ? { undone: true } : {}), events });
    this.onEntry?.(entry, this.asked);
  }

  private remember(change: PastChange): void {
    this.past.push(change);
    if (this.past.length > this.remembered) this.past.shift();
  }

  /** The whole game, once it is over. */
  get record(): GameRecord | undefined {
    return this.over ? this.session.record() : undefined;
  }

  // ——— the exits for data: everything below is for one seat, or a spectator (undefined) ———

  viewFor(seat: Seat | undefined): TableView {
    const { rules, game } = this.session;
    return rules.view(game.state, seat) as TableView;
  }

  /** Of a position, all but the view. */
  standingFor(seat: Seat | undefined): Standing {
    const refusals = this.refusalsFor(seat);
    return {
      version: this.latest,
      canUndo: seat !== undefined && this.session.canUndo(seat),
      ...(refusals === undefined ? {} : { refusals }),
    };
  }

  /** Refusals speak of the hand of the first seat that is asked, so nobody else gets them, not even a partner. */
  private refusalsFor(seat: Seat | undefined): Refusal[] | undefined {
    const { rules, game } = this.session;
    if (seat === undefined || this.asked[0] !== seat) return undefined;
    return rules.refusals(game.state).slice(0, MAX_REFUSALS);
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
