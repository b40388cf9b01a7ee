import { type Advice, advise, answerView, type Bot, botFor, checkBot, Dice } from '@sietch/bots';
import {
  type AnalysisReader,
  type Desk,
  type Hosting,
  type Journal,
  type LogPortion,
  Room,
  tell,
} from '@sietch/desk';
import { gameById } from '@sietch/games';
import type { AnyRules, Seat } from '@sietch/kernel';
import { type Position, PROTOCOL, ProtocolError, type TableInfo, type TableView } from '@sietch/protocol';
import { accountOf } from './account';
import { Breath } from './breath';
import { analyseHere } from './local-analysis';
import type { Save, SaveInfo, SeatPlan } from './messages';
import type { Screen } from './screen';

/** How many times as long what deserves a ceremony stays before the next move. */
const SOLEMN = 6;

/** Bots answer within a second, also on a slow machine. */
const PATIENCE = 800;

/** How far ahead is looked for somebody who asks what to do. */
const ADVICE = { playouts: 600, milliseconds: 900 };

/** A table in this page: the room of its game, bots that think here, and one screen for everybody. */
export class LocalTable implements Hosting<Screen> {
  private readonly save: Save;
  private readonly rules: AnyRules;
  /** The ids of bots by seat. */
  private readonly bots: readonly (string | undefined)[];
  private readonly dice: Dice;
  private readonly room: Room<Screen>;
  private readonly breath: Breath;
  private readonly createdAt = Date.now();
  private playing = false;
  private left = false;

  private constructor(save: Save, journal: (info: () => SaveInfo) => Journal, pace: number) {
    this.save = save;
    this.breath = new Breath(pace);
    this.rules = gameById(save.game).rules;
    this.bots = save.seats.map((seat) => (seat.kind === 'bot' ? checkBot(seat.bot) : undefined));
    this.room = new Room<Screen>({
      now: Date.now,
      journal: journal(() => this.info),
      opening: () => ({
        game: { rules: this.rules, options: save.options, seed: save.seed },
        over: save.over === true,
        keys: save.keys,
      }),
      deskSettings: () => ({ remembered: Number.POSITIVE_INFINITY }),
      surroundings: () => ({}),
      refresh: async () => {},
      refreshed: () => this.letBots(),
      tellsLater: (desk) => this.isBot(desk.asked[0]) && (this.hurries || !this.isNoteworthy(desk)),
      beforeTelling: (desk) => this.drawCurtain(desk),
      changed: async (desk) => {
        if (desk.over) this.tellTable();
        this.letBots();
      },
      onTrouble: (what, error) => console.error(what, error),
    });
    this.dice = new Dice(save.seed);
  }

  static async open(
    save: Save,
    journal: (info: () => SaveInfo) => Journal,
    pace: number,
  ): Promise<LocalTable> {
    const table = new LocalTable(save, journal, pace);
    await table.room.begin();
    return table;
  }

  private get desk(): Desk {
    const { desk } = this.room;
    if (desk === undefined) throw new ProtocolError('not-started', 'The game has not begun.');
    return desk;
  }

  // ——— bots ———

  private isBot(seat: Seat | undefined): boolean {
    return seat !== undefined && this.bots[seat] !== undefined;
  }

  /** Bots play on without a pause: nobody could follow, so what they do is told together. */
  private get hurries(): boolean {
    return this.playing && this.breath.isNone;
  }

  /** Did the latest choice do something people should see before the next? */
  private isNoteworthy(desk: Desk, kinds = accountOf(this.save.game).noteworthy): boolean {
    const [latest] = desk.gapFor(undefined, desk.version - 1) ?? [];
    return latest?.events.some(({ event }) => kinds.includes(event)) ?? true;
  }

  /** Bots wait until people have seen the latest move, and longer for what deserves it. */
  private async breathe(): Promise<void> {
    const { solemn = [] } = accountOf(this.save.game);
    if (this.isNoteworthy(this.desk, solemn)) await this.breath.take(SOLEMN);
    else if (this.isNoteworthy(this.desk)) await this.breath.take(1);
  }

  private letBots(): void {
    if (this.playing || this.left || !this.isBot(this.room.desk?.asked[0])) return;
    this.playing = true;
    void this.botsPlay().finally(() => {
      this.playing = false;
    });
  }

  /** Ends when a person is asked, when nobody looks any more, or when something fails that a reload may mend. */
  private async botsPlay(): Promise<void> {
    while (!this.left && this.isBot(this.desk.asked[0])) {
      await this.breathe();
      try {
        await this.room.run(() => this.botMoves());
      } catch (error) {
        // Another window was quicker: the room has been read anew, and the bots go on from there.
        if (!(error instanceof ProtocolError && error.code === 'stale')) return;
      }
    }
  }

  setPace(pace: number): void {
    this.breath.setLength(pace);
  }

  /** Whoever has seen enough of the latest move need not wait for the next. */
  goOn(): void {
    this.breath.end();
  }

  private async botMoves(): Promise<void> {
    const [seat] = this.desk.asked;
    const id = seat === undefined ? undefined : this.bots[seat];
    if (seat === undefined || id === undefined) return;
    const view = this.desk.viewFor(seat);
    const key =
      wished(this.save.seats[seat], view) ??
      answerView(await this.botCalled(id), this.rules, view, this.dice);
    await this.room.answer(seat, this.desk.version, key);
  }

  /** What a good player would do in this seat: no more is known of the table than its own view has. */
  advise({ seat }: Screen): Promise<readonly Advice[]> {
    return this.room.run(async () => {
      if (seat === undefined || !this.desk.asked.includes(seat)) return [];
      return advise(this.rules, this.desk.viewFor(seat), new Dice(this.save.seed), ADVICE);
    });
  }

  private botCalled(id: string): Promise<Bot> {
    return botFor(id, this.rules, { table: this.desk.seedHash, patience: PATIENCE });
  }

  // ——— the screen ———

  private get people(): Seat[] {
    return this.bots.flatMap((bot, seat) => (bot === undefined ? [seat] : []));
  }

  private get shared(): boolean {
    return this.people.length > 1 && !this.desk.over;
  }

  join(screen: Screen): Promise<void> {
    return this.room.run(() => {
      const [only, ...others] = this.people;
      // A record is watched by nobody who sits there, not even by whoever played alone.
      screen.seat = others.length === 0 && this.save.over !== true ? only : undefined;
      this.welcome(screen);
      this.letBots();
    });
  }

  private welcome(screen: Screen): void {
    const { seat } = screen;
    const position = this.room.positionFor(seat);
    // A game that was read again does not remember all: the screen asks for the log then.
    const gap = this.desk.gapFor(seat, -1);
    this.room.audience.add(screen, position);
    tell(screen, {
      type: 'welcome',
      protocol: PROTOCOL,
      now: Date.now(),
      ...(seat === undefined ? {} : { seat }),
      ...(this.shared ? { shared: this.people } : {}),
      table: this.tableInfo,
      chat: [],
      ...(position === undefined ? {} : { position }),
      ...(gap === undefined ? {} : { gap }),
    });
  }

  /** Between two people at one screen nobody looks: it shows what a spectator sees until the next one sits down. */
  private drawCurtain({ asked: [seat] }: Desk): void {
    if (seat === undefined || this.isBot(seat) || !this.shared) return;
    for (const screen of [...this.room.audience]) {
      if (screen.seat === seat || screen.seat === undefined) continue;
      this.room.audience.delete(screen);
      screen.seat = undefined;
      this.welcome(screen);
    }
  }

  /** Somebody takes the screen. They must be the one who is asked. */
  sit(screen: Screen, seat: Seat): Promise<void> {
    return this.room.run(() => {
      if (this.desk.asked[0] !== seat || this.isBot(seat))
        throw new ProtocolError('not-yours', 'Somebody else is asked now.');
      this.room.audience.delete(screen);
      screen.seat = seat;
      this.welcome(screen);
    });
  }

  part(screen: Screen): void {
    this.room.audience.delete(screen);
  }

  /** Nobody looks any more. Resolves when all that was chosen is saved. */
  leave(): Promise<void> {
    this.left = true;
    this.goOn();
    return this.room.leave();
  }

  /** Another window may have played on. */
  catchUp(): Promise<void> {
    return this.room.catchUp();
  }

  // ——— what is asked of the table ———

  choose({ seat }: Screen, version: number, key: string | undefined): Promise<number> {
    return this.room.run(() => {
      if (seat === undefined) throw new ProtocolError('not-yours', 'Nobody has sat down.');
      return this.room.answer(seat, version, key);
    });
  }

  look({ seat }: Screen): Promise<Position | undefined> {
    return this.room.run(() => this.room.positionFor(seat));
  }

  log(screen: Screen, eyes: Seat | undefined, from: number): Promise<LogPortion> {
    return this.room.run(() => this.room.logFor(screen, eyes, from));
  }

  scene(screen: Screen, eyes: Seat | undefined, version: number): Promise<Position> {
    return this.room.run(() => this.room.sceneFor(screen, eyes, version));
  }

  record(): Promise<string> {
    return this.room.run(() => this.room.recordText());
  }

  /** How the game was decided, once it is over. */
  async analyse(_: Screen, reader: AnalysisReader): Promise<void> {
    const record = await this.record();
    void analyseHere(record, reader, () => !this.left && reader.listens()).catch((error: unknown) =>
      reader.fail(error),
    );
  }

  async say(): Promise<never> {
    throw new ProtocolError('chat-off', 'There is no chat at this table.');
  }

  async vote(): Promise<never> {
    throw new ProtocolError('vote-refused', 'Nobody votes at this table.');
  }

  private tellTable(): void {
    this.room.audience.tell({ type: 'table', table: this.tableInfo });
  }

  private get tableInfo(): TableInfo {
    const { desk } = this;
    return {
      id: this.save.id,
      game: this.save.game,
      rules: this.rules.version,
      options: this.save.options as TableInfo['options'],
      status: desk.over ? 'finished' : 'playing',
      createdAt: this.createdAt,
      settings: { spectators: false, chat: false, listed: false, clock: { kind: 'none' } },
      seedHash: desk.seedHash,
      ...(desk.seed === undefined ? {} : { seed: desk.seed }),
      seats: this.save.seats.map((plan) => ({
        kind: plan.kind,
        ...(plan.kind === 'bot' ? { bot: plan.bot } : plan.name === undefined ? {} : { name: plan.name }),
        held: plan.kind === 'person',
        connected: true,
        votes: [],
      })),
      spectators: 0,
    };
  }

  /** What the home screen may know of the game as it stands. */
  private get info(): SaveInfo {
    const { id, game, seats } = this.save;
    return {
      id,
      game,
      players: seats.length,
      people: this.people.length,
      round: this.desk.viewFor(undefined).round,
      savedAt: Date.now(),
      over: this.desk.over,
    };
  }
}

/** What a prepared game would have a bot do. */
function wished(plan: SeatPlan | undefined, { round, decision }: TableView): string | undefined {
  if (plan?.kind !== 'bot') return undefined;
  return plan.wishes?.[round]?.find((wish) => decision?.choices?.some(({ key }) => key === wish));
}
