import type { Desk, Room } from '@sietch/desk';
import type { Seat } from '@sietch/kernel';
import { ProtocolError, type TableView } from '@sietch/protocol';
import type { AtTable } from '../bots/pool.js';
import { isPlayedByPerson } from '../tables/seat.js';
import { isStorageTrouble } from '../trouble.js';
import type { Sheet } from './sheet.js';

export type AskBot = (bot: string, game: string, view: TableView, table: AtTable) => Promise<string>;

/** What bots need of the room they play in. */
type Playable = Pick<Room, 'desk' | 'run' | 'answer'>;

/** What bots need of their table. */
export interface BotsAround {
  readonly askBot: AskBot;
  /** Is it for this process to ask the bots of the table? */
  lease(): Promise<boolean>;
  /** Somebody is connected, or has just come. */
  isWatched(): boolean;
  /** Whence those come who are connected here. */
  addresses(): readonly string[];
  readonly onTrouble: (what: string, error: unknown) => void;
  /** The bots have given up on the question they are asked. */
  onStuck(error: unknown): void;
}

/** A question that fails is tried again a little later, and a few times at most. */
const PATIENCE = 1000;
const ATTEMPTS = 3;

/** The bots of a table: asked whenever only bots may answer. Where a person is among the partners asked, the person answers. */
export class StandIns {
  private readonly room: Playable;
  private readonly sheet: Sheet;
  private readonly around: BotsAround;
  /** The version a bot is thinking about. */
  private pondering: number | undefined;
  private failed = { version: -1, times: 0 };
  /** A question that failed is asked again soon. */
  private waiting = false;

  constructor(room: Playable, sheet: Sheet, around: BotsAround) {
    this.room = room;
    this.sheet = sheet;
    this.around = around;
  }

  get thinking(): boolean {
    return this.pondering !== undefined || this.waiting;
  }

  /** The bots cannot go on here, however often the game is read again. */
  get stuck(): boolean {
    return this.failed.times >= ATTEMPTS && this.room.desk?.version === this.failed.version;
  }

  /** The game has been read anew: what is being thought of may never have been asked. */
  forget(): void {
    this.pondering = undefined;
  }

  /** Never throws: a game in which something is wrong is the trouble of its own table. */
  prompt(): void {
    if (this.thinking || this.stuck || this.isForNobody()) return;
    const { desk } = this.room;
    if (desk === undefined || this.sheet.now.status !== 'playing') return;
    this.ask(desk).catch((error: unknown) => {
      this.pondering = undefined;
      if (error instanceof ProtocolError && error.code === 'stale') return;
      this.fail(desk.version, error);
    });
  }

  /** Bots among themselves do not play while nobody looks: a table whose people have all left waits for one of them. */
  private isForNobody(): boolean {
    return !this.sheet.now.seats.some(isPlayedByPerson) && !this.around.isWatched();
  }

  private async ask(desk: Desk): Promise<void> {
    const seat = this.asked(desk);
    const { seats, game, id } = this.sheet.now;
    const bot = seat === undefined ? undefined : seats[seat]?.bot;
    if (seat === undefined || bot === undefined) return;
    const { version } = desk;
    this.pondering = version;
    if (!(await this.around.lease())) {
      this.pondering = undefined;
      return;
    }
    const table = { id, seedHash: desk.seedHash, addresses: this.around.addresses() };
    const key = await this.around.askBot(bot, game, desk.viewFor(seat), table);
    await this.room.run(async () => {
      this.pondering = undefined;
      // The person may have come back while the bot was thinking.
      if (this.sheet.now.seats[seat]?.bot !== undefined) await this.room.answer(seat, version, key);
    });
  }

  private fail(version: number, error: unknown): void {
    this.around.onTrouble('bot', error);
    // That is no fault of the bots: they are asked again until it works, or the game would wait for them for ever.
    if (isStorageTrouble(error)) return this.askLater(version, PATIENCE);
    this.failed = { version, times: this.failed.version === version ? this.failed.times + 1 : 1 };
    if (this.failed.times >= ATTEMPTS) this.around.onStuck(error);
    else this.askLater(version, PATIENCE * this.failed.times);
  }

  /** In its turn: a room in which something went wrong is read anew first. */
  private askLater(version: number, milliseconds: number): void {
    this.waiting = true;
    setTimeout(() => {
      this.waiting = false;
      this.room.run(() => this.prompt()).catch((error: unknown) => this.fail(version, error));
    }, milliseconds).unref();
  }

  private asked({ asked }: Desk): Seat | undefined {
    const { seats } = this.sheet.now;
    return asked.some((seat) => isPlayedByPerson(seats[seat] ?? { kind: 'bot' })) ? undefined : asked[0];
  }
}
