import { type Bot, botById, Dice } from '@sietch/bots';
import { gameById } from '@sietch/games';
import { applyEntry, type GameEvent, keyOf, redact, type Seat, Session, writeRecord } from '@sietch/kernel';
import type { SeatLabel, SeenEvent, TableView } from '../link/table-link';
import type { Save, SaveInfo, Shown } from './messages';
import { isNoteworthy } from './stats';

interface Happened {
  readonly step: number;
  readonly event: GameEvent;
}

/** A local table: the engine, the bots, and what the looking person may know. Only this leaves the worker. */
export class Host {
  private readonly session: Session;
  private readonly bots: readonly (Bot | undefined)[];
  private readonly save: Save;
  private readonly dice: Dice;
  private readonly happened: Happened[] = [];
  private looking: Seat | undefined;
  private sent = 0;

  constructor(save: Save) {
    this.save = save;
    this.dice = new Dice(`${save.seed} ${save.keys.length}`);
    this.session = new Session(gameById(save.game).rules, save.options, save.seed);
    this.bots = save.seats.map((seat) => (seat.kind === 'bot' ? botById(seat.bot) : undefined));
    this.note(this.session.game.events);
    for (const entry of save.keys) {
      applyEntry({ apply: (key, seat) => this.session.choose(key, seat ?? this.asked() ?? 0) }, entry);
      this.note(this.session.game.events);
    }
    const people = this.people();
    if (people.length === 1) this.looking = people[0];
  }

  private note(events: readonly GameEvent[]): void {
    const { step } = this.session.game.state;
    for (const event of events) this.happened.push({ step, event });
  }

  private people(): Seat[] {
    return this.bots.flatMap((bot, seat) => (bot === undefined ? [seat] : []));
  }

  private asked(): Seat | undefined {
    return this.session.game.state.decision?.seats[0];
  }

  get botToMove(): boolean {
    const seat = this.asked();
    return seat !== undefined && this.bots[seat] !== undefined;
  }

  /** Lets the asked bot make one choice; tells whether people should see it before the next one. */
  botMoves(): boolean {
    const seat = this.asked();
    const bot = seat === undefined ? undefined : this.bots[seat];
    if (seat === undefined || bot === undefined) return false;
    const { game, rules } = this.session;
    const choices = game.choices();
    const question = { choices, rules, view: () => rules.view(game.state, seat) };
    const key = this.wished(seat, choices.map(keyOf)) ?? keyOf(bot.choose(question, this.dice));
    this.take(key, seat);
    return this.session.game.events.some((event) => isNoteworthy(this.save.game, event));
  }

  /** What a prepared game would have this bot do. */
  private wished(seat: Seat, keys: readonly string[]): string | undefined {
    const plan = this.save.seats[seat];
    if (plan?.kind !== 'bot' || plan.wishes === undefined) return undefined;
    const { game, rules } = this.session;
    const { round } = rules.view(game.state, seat) as TableView;
    return plan.wishes[round]?.find((key) => keys.includes(key));
  }

  private take(key: string, seat: Seat): void {
    this.session.choose(key, seat);
    this.note(this.session.game.events);
  }

  choose(key: string): void {
    if (this.looking !== undefined) this.take(key, this.looking);
  }

  undo(): void {
    if (this.looking === undefined) return;
    this.session.undo(this.looking);
    const { step } = this.session.game.state;
    while ((this.happened.at(-1)?.step ?? 0) > step) this.happened.pop();
    this.sent = Math.min(this.sent, this.happened.length);
  }

  /** Somebody takes the screen. They must be the one who is asked. */
  look(seat: Seat): void {
    if (this.asked() !== seat || this.bots[seat] !== undefined) return;
    this.looking = seat;
    this.sent = 0;
  }

  /** Between two people at one screen nobody looks: the view is a spectator's until the next one does. */
  private curtain(): Seat | undefined {
    const seat = this.asked();
    if (seat === undefined || this.bots[seat] !== undefined || seat === this.looking) return undefined;
    if (this.looking !== undefined) this.sent = 0;
    this.looking = undefined;
    return seat;
  }

  shown(): Shown {
    const curtain = this.curtain();
    const { looking } = this;
    const { game, rules } = this.session;
    const logFrom = this.sent;
    this.sent = this.happened.length;
    const mine = looking !== undefined && this.asked() === looking;
    return {
      game: this.save.game,
      seats: this.save.seats.map(label),
      shared: this.people().length > 1,
      seat: looking,
      view: rules.view(game.state, looking) as TableView,
      refusals: mine ? rules.refusals(game.state) : [],
      canUndo: looking !== undefined && this.session.canUndo(looking),
      curtain,
      logFrom,
      log: this.happened.slice(logFrom).map((item) => seen(item, looking)),
      record: game.over ? writeRecord(this.session.record()) : undefined,
    };
  }

  saved(): { readonly save: Save; readonly info: SaveInfo } {
    const { game } = this.session;
    const save = { ...this.save, options: this.session.options, keys: [...this.session.keys] };
    const view = game.rules.view(game.state, undefined) as TableView;
    const info = {
      id: save.id,
      game: save.game,
      players: save.seats.length,
      people: this.people().length,
      round: view.round,
      savedAt: Date.now(),
      over: game.over,
    };
    return { save, info };
  }
}

function label(plan: Save['seats'][number]): SeatLabel {
  if (plan.kind === 'bot') return { kind: 'bot' };
  return plan.name === undefined ? { kind: 'person' } : { kind: 'person', name: plan.name };
}

function seen({ step, event }: Happened, seat: Seat | undefined): SeenEvent {
  return { step, event: redact(event, seat) };
}
