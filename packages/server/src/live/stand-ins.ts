import type { Desk, Room } from '@sietch/desk';
import type { Seat } from '@sietch/kernel';
import { ProtocolError, type TableView } from '@sietch/protocol';
import { isPlayedByPerson } from '../tables/seat.js';
import type { Sheet } from './sheet.js';

export type AskBot = (bot: string, game: string, view: TableView) => Promise<string>;

/** What bots need of the room they play in. */
type Playable = Pick<Room, 'desk' | 'run' | 'answer'>;

const PATIENCE = 1000;

/** The bots of a table: asked whenever only bots may answer. Where a person is among the partners asked, the person answers. */
export class StandIns {
  private readonly room: Playable;
  private readonly sheet: Sheet;
  private readonly askBot: AskBot;
  private readonly onTrouble: (what: string, error: unknown) => void;
  /** The version a bot is thinking about. */
  private pondering: number | undefined;

  constructor(
    room: Playable,
    sheet: Sheet,
    askBot: AskBot,
    onTrouble: (what: string, error: unknown) => void,
  ) {
    this.room = room;
    this.sheet = sheet;
    this.askBot = askBot;
    this.onTrouble = onTrouble;
  }

  get thinking(): boolean {
    return this.pondering !== undefined;
  }

  /** The game has been read anew: what is being thought of may never have been asked. */
  forget(): void {
    this.pondering = undefined;
  }

  prompt(): void {
    const { desk } = this.room;
    const seat = desk === undefined || this.thinking ? undefined : this.asked(desk);
    const bot = seat === undefined ? undefined : this.sheet.now.seats[seat]?.bot;
    if (desk === undefined || seat === undefined || bot === undefined) return;
    const { version } = desk;
    this.pondering = version;
    void this.askBot(bot, this.sheet.now.game, desk.viewFor(seat))
      .then((key) =>
        this.room.run(async () => {
          this.pondering = undefined;
          // The person may have come back while the bot was thinking.
          if (this.sheet.now.seats[seat]?.bot !== undefined) await this.room.answer(seat, version, key);
        }),
      )
      .catch((error: unknown) => {
        this.pondering = undefined;
        if (error instanceof ProtocolError && error.code === 'stale') return;
        this.onTrouble('bot', error);
        setTimeout(() => this.prompt(), PATIENCE).unref();
      });
  }

  private asked({ asked }: Desk): Seat | undefined {
    const { seats } = this.sheet.now;
    return asked.some((seat) => isPlayedByPerson(seats[seat] ?? { kind: 'bot' })) ? undefined : asked[0];
  }
}
