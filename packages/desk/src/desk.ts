import {
  type AnyRules,
  type Expiry,
  type GameEvent,
  markOf,
  type Outcome,
  type Refusal,
  redact,
  Scales,
  type Seat,
  Session,
  type State,
  splitBy,
  stateHash,
  unchangedSince,
  type ViewSources,
} from '@sietch/kernel';
import { type Change, MAX_REFUSALS, type Standing, type TableView } from '@sietch/protocol';
import { type Entry, type Snapshot, textOfEvents } from './journal.js';
import { mayTakeBack, oneMoreBy } from './taking-back.js';

/** How many changes a client may miss and still be told of them one by one. */
export const REMEMBERED = 32;

/** Nobody knows more than everybody. */
const NOBODY: readonly Seat[] = [];

/** What a game at a desk is made of. */
export interface DeskGame {
  readonly rules: AnyRules;
  readonly options: unknown;
  readonly seed: string;
}

export interface DeskSettings {
  /** How many changes are kept to be told again; `REMEMBERED` unless said otherwise. */
  readonly remembered?: number;
  /** Where the rules leave that to those at the table: partners may tell each other what nobody else hears. */
  readonly teamChat?: boolean | undefined;
  /** Hears of every entry as it is applied, and first of none, with the seats that are asked after it. */
  readonly onEntry?: (entry: Entry | undefined, asked: readonly Seat[]) => void;
  /** What goes into snapshots besides the game: `onEntry` heard the same entries when it is asked. */
  readonly aside?: () => unknown;
}

/** Where a game goes on: its state, by the desk's own rules, and the changes that led there as far as they are known. */
export interface Resumption {
  readonly sequence: number;
  readonly state: State;
  readonly past: readonly Entry[];
  readonly undone?: Snapshot['undone'];
}

/** A change as it happened, not as anybody may know it. */
export interface PastChange {
  readonly version: number;
  readonly seat?: Seat | undefined;
  readonly undone?: true | undefined;
  readonly events: readonly GameEvent[];
}

/** When a view was made. */
export interface Moment {
  readonly scales: Scales;
  readonly time: number;
}

/** A change in memory. Of all of them but the latest little is ever asked again, and a text weighs less than what it tells of. */
interface Remembered {
  readonly version: number;
  readonly seat: Seat | undefined;
  readonly undone: true | undefined;
  /** The events, as JSON. */
  readonly events: string;
  /** The seats that know more of them than everybody, if any. */
  readonly initiated: readonly Seat[];
}

/**
 * A game being played, and all that may leave it: the one exit for data, whoever asks and however it travels. A desk is
 * rebuilt from its entries exactly as it was played, so loading and playing are the same code.
 */
export class Desk {
  private readonly session: Session;
  private readonly past: Remembered[] = [];
  /** The events of the latest change. */
  private happened: readonly GameEvent[] = [];
  private readonly settings: DeskSettings;
  private readonly sources: ViewSources | undefined;
  private readonly scales: Scales;
  private latest: number;
  /** How many choices each seat has taken back. */
  private undone: readonly number[];
  private safe: Pick<Snapshot, 'sequence' | 'aside' | 'undone' | 'setup'>;

  /** A new game, or one that goes on. */
  constructor(game: DeskGame, settings: DeskSettings = {}, from?: Resumption) {
    this.settings = settings;
    this.session = new Session(game.rules, game.options, game.seed, from?.state);
    this.sources = game.rules.viewSources?.(this.session.options);
    this.scales = new Scales(this.sources === undefined ? [] : splitBy(this.sources));
    this.latest = from?.sequence ?? 0;
    this.undone = from?.undone ?? [];
    const setup = from === undefined ? this.session.game.events.slice() : undefined;
    if (setup !== undefined) this.remember({ version: 0, events: setup });
    for (const entry of from?.past ?? []) this.remember(changeOf(entry, entry.outcome?.events ?? []));
    if (from === undefined) settings.onEntry?.(undefined, this.asked);
    this.safe = {
      sequence: this.latest,
      aside: settings.aside?.(),
      undone: this.undone,
      ...(setup === undefined ? {} : { setup }),
    };
  }

  /** Makes a choice that was made elsewhere, as records write it. */
  retell(text: string): Entry {
    const bar = text.indexOf('|');
    const seat = bar < 0 ? (this.asked[0] ?? 0) : Number(text.slice(0, bar));
    return this.apply({ sequence: this.latest + 1, seat, key: text.slice(bar + 1), at: 0 });
  }

  /** Counts changes: 0 is the setup, and each accepted choice or undo adds one. */
  get version(): number {
    return this.latest;
  }

  /** Whatever the rules say, what a seat takes back comes to an end. */
  mayTakeBack(seat: Seat): boolean {
    return mayTakeBack(this.undone[seat] ?? 0, this.latest - this.safe.sequence);
  }

  /** How many seats there are. */
  get seats(): number {
    const { rules, options } = this.session;
    return rules.seats(options);
  }

  get over(): boolean {
    return this.session.game.over;
  }

  /** How it ended, once it has. */
  get outcome(): Outcome | undefined {
    const { rules, game } = this.session;
    return game.over ? rules.outcome(game.state) : undefined;
  }

  /** The seats any of which may answer now. */
  get asked(): readonly Seat[] {
    return this.session.game.state.decision?.seats ?? [];
  }

  /** The question that stands has a time of its own by the rules. */
  get expiry(): Expiry | undefined {
    const { rules, game } = this.session;
    return rules.expiry?.(game.state);
  }

  get seedHash(): string {
    return this.session.seedHash;
  }

  /** Kept back until the game is over. */
  get seed(): string | undefined {
    return this.session.revealedSeed;
  }

  /** The version of the latest state that nobody can take back. */
  get safeVersion(): number {
    return this.safe.sequence;
  }

  /** That state. */
  get snapshot(): Snapshot {
    const { rules, checkpoint: state } = this.session;
    return { ...this.safe, rules: rules.version, state, mark: markOf(state) };
  }

  /** The state as it is, for a new part of the game that begins after this sequence. */
  newPart(sequence: number): Snapshot {
    const { rules, game } = this.session;
    const state = rules.clone(game.state);
    const aside = this.settings.aside?.();
    const { undone, latest: continues } = this;
    return { sequence, rules: rules.version, state, mark: markOf(state), aside, undone, continues };
  }

  /** What was chosen and stands since the desk was set up, as records write it. */
  get keys(): readonly string[] {
    return this.session.keys;
  }

  /** What the rules refuse throws their typed error and changes nothing. Returns the entry with what came of it. */
  apply(entry: Entry): Entry {
    const { sequence, seat, key } = entry;
    const { checkpoints } = this.session;
    const before = { aside: this.settings.aside?.(), undone: this.undone };
    if (key === undefined) this.session.undo(seat);
    else this.session.choose(key, seat);
    this.latest = sequence;
    if (key === undefined) this.undone = oneMoreBy(seat, this.undone);
    const events = key === undefined ? [] : this.session.game.events.slice();
    this.remember(changeOf(entry, events));
    this.settings.onEntry?.(entry, this.asked);
    if (checkpoints !== this.session.checkpoints) this.safe = this.safeAt(sequence, before);
    return { ...entry, outcome: { events, mark: this.scales.weigh(this.session.game.state, events) } };
  }

  /** A choice that can still be taken back leaves the state before it as the safe one. */
  private safeAt(sequence: number, before: Pick<Snapshot, 'aside' | 'undone'>): Desk['safe'] {
    const { checkpointStep, game } = this.session;
    if (checkpointStep < game.state.step) return { sequence: sequence - 1, ...before };
    return { sequence, aside: this.settings.aside?.(), undone: this.undone };
  }

  /** Fields are written out here and in what follows: every choice of every table comes by, and spreads are slow. */
  private remember({ version, seat, undone, events }: PastChange): void {
    const secrets = events.some(({ secret }) => secret !== undefined);
    const initiated = secrets ? events.flatMap(({ secret }) => secret?.seats ?? []) : NOBODY;
    this.past.push({ version, seat, undone, events: textOfEvents(events), initiated });
    this.happened = events;
    if (this.past.length > (this.settings.remembered ?? REMEMBERED)) this.past.shift();
  }

  get latestEvents(): readonly GameEvent[] {
    return this.happened;
  }

  /** The latest change need not be read from its text. */
  private recall(change: Remembered): PastChange {
    const { version, seat, undone } = change;
    const events = version === this.latest ? this.happened : JSON.parse(change.events);
    return { version, seat, undone, events };
  }

  get stateHash(): string {
    return stateHash(this.session.game.state);
  }

  // ——— the exits for data: everything below is for one seat, or a spectator (undefined) ———

  /** With the spectator's view at hand, what everybody may know is not made again. */
  viewFor(seat: Seat | undefined, open?: TableView): TableView {
    const { rules, game } = this.session;
    const offered = seat !== undefined && this.asked.includes(seat) ? game.choices() : undefined;
    return rules.view(game.state, seat, open, offered) as TableView;
  }

  /** Now, as far as what is seen is concerned. */
  get moment(): Moment {
    return { scales: this.scales, time: this.scales.time };
  }

  /** The spectator's view; what has not changed since a moment is not made, and stands there as unchanged. */
  openViewSince(moment: Moment | undefined): TableView {
    const { sources, scales } = this;
    if (sources === undefined || moment?.scales !== scales) return this.viewFor(undefined);
    return this.viewFor(undefined, unchangedSince(sources, scales, moment.time) as TableView);
  }

  /** The fields a seat may see otherwise than a spectator, if it is known which. */
  get ownFields(): readonly string[] | undefined {
    return this.sources?.own;
  }

  /** Of a position, all but the view. */
  standingFor(seat: Seat | undefined): Standing {
    const refusals = this.refusalsFor(seat);
    const confiding = this.confiding(seat);
    return {
      version: this.latest,
      canUndo: seat !== undefined && this.session.canUndo(seat) && this.mayTakeBack(seat),
      ...(refusals === undefined ? {} : { refusals }),
      ...(confiding.length === 0 ? {} : { confiding: [...confiding] }),
    };
  }

  /** The seats among which this one may say now what nobody else hears; empty if all talk is open. */
  confiding(seat: Seat | undefined): readonly Seat[] {
    const { rules, game } = this.session;
    if (seat === undefined || game.over) return [];
    return rules.confiding?.(game.state, seat, this.settings.teamChat === true) ?? [];
  }

  /** Refusals speak of the hand of the first seat that is asked, so nobody else gets them, not even a partner. */
  private refusalsFor(seat: Seat | undefined): Refusal[] | undefined {
    const { rules, game } = this.session;
    if (seat === undefined || this.asked[0] !== seat) return undefined;
    return rules.refusals(game.state).slice(0, MAX_REFUSALS);
  }

  /** The seats that know more than everybody of what happened after a version. */
  initiatedSince(seen: number): readonly Seat[] {
    const past = this.pastSince(seen);
    const [only] = past;
    if (only !== undefined && past.length === 1) return only.initiated;
    return past.flatMap(({ initiated }) => initiated);
  }

  /** What happened after a version, or `undefined` if that is no longer (or not yet) known. */
  gapFor(seat: Seat | undefined, seen: number): Change[] | undefined {
    if (!this.remembersSince(seen)) return undefined;
    return this.pastSince(seen).map((change) => show(this.recall(change), seat));
  }

  /** The same as texts. What hides nothing is told as it is remembered. */
  gapTextFor(seat: Seat | undefined, seen: number): string[] | undefined {
    if (!this.remembersSince(seen)) return undefined;
    return this.pastSince(seen).map((change) => {
      if (change.initiated.length > 0) return JSON.stringify(show(this.recall(change), seat));
      const by = change.seat === undefined ? '' : `,"seat":${change.seat}`;
      const undone = change.undone === undefined ? '' : ',"undone":true';
      return `{"version":${change.version}${by}${undone},"events":${change.events}}`;
    });
  }

  private remembersSince(seen: number): boolean {
    const [oldest] = this.past;
    return oldest !== undefined && seen + 1 >= oldest.version && seen <= this.latest;
  }

  private pastSince(seen: number): Remembered[] {
    // One version after the other: the latest are at the end, and mostly the very latest is asked for.
    if (this.past.at(-1)?.version === seen + 1) return this.past.slice(-1);
    const first = this.past.findLastIndex(({ version }) => version <= seen) + 1;
    return this.past.slice(first);
  }
}

export function changeOf({ sequence: version, seat, key }: Entry, events: readonly GameEvent[]): PastChange {
  return { version, seat, undone: key === undefined ? true : undefined, events };
}

export function show({ events, ...change }: PastChange, seat: Seat | undefined): Change {
  return { ...change, events: events.map((event) => redact(event, seat)) };
}
