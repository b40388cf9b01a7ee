import type { Desk, Room } from '@sietch/desk';
import { ProtocolError } from '@sietch/protocol';
import { isStorageTrouble } from '../trouble.js';

export interface ExpiryAround {
  /** Is it for this process to end questions of the table? */
  lease(): Promise<boolean>;
  readonly now: () => number;
  /** When the latest choice was made; `undefined` where nobody is pressed for time. */
  since(): number | undefined;
  readonly onTrouble: (what: string, error: unknown) => void;
}

/** So many milliseconds after the storage failed it is tried again. */
const PATIENCE = 1000;

/**
 * Questions the rulebook gives a time of its own: a cone of silence. They are answered when it is over. It is counted
 * from when the choice before was stored, so a server that was down meanwhile does it when the game is read again.
 */
export class Expiry {
  private readonly room: Pick<Room, 'desk' | 'run' | 'answer'>;
  private readonly around: ExpiryAround;
  private timer: NodeJS.Timeout | undefined;

  constructor(room: Expiry['room'], around: ExpiryAround) {
    this.room = room;
    this.around = around;
  }

  /** Milliseconds that are left, if the question has a time of its own. */
  get left(): number | undefined {
    const since = this.around.since();
    const expiry = this.room.desk?.expiry;
    if (since === undefined || expiry === undefined) return undefined;
    const whole = expiry.seconds * 1000;
    // A clock that was set back does not make it longer than it is.
    return Math.min(whole, Math.max(0, since + whole - this.around.now()));
  }

  /** Another question may stand now. */
  wind(): void {
    clearTimeout(this.timer);
    const { left } = this;
    const { desk } = this.room;
    if (left === undefined || desk === undefined) return;
    this.timer = setTimeout(() => void this.end(desk, desk.version), left).unref();
    // Asked for now, so that another process knows what to go on with should this one die meanwhile.
    this.around.lease().catch((error: unknown) => this.around.onTrouble('expiry', error));
  }

  private async end(desk: Desk, version: number): Promise<void> {
    const [seat] = desk.asked;
    const { expiry } = desk;
    if (seat === undefined || expiry === undefined || desk.version !== version) return;
    try {
      if (await this.around.lease()) await this.room.run(() => this.room.answer(seat, version, expiry.key));
    } catch (error) {
      this.fail(error);
    }
  }

  private fail(error: unknown): void {
    // Somebody has just answered by themselves.
    if (error instanceof ProtocolError && error.code === 'stale') return;
    this.around.onTrouble('expiry', error);
    if (!isStorageTrouble(error)) return;
    // In its turn: the game is read anew first.
    const again = () => this.room.run(() => this.wind()).catch((trouble: unknown) => this.fail(trouble));
    this.timer = setTimeout(again, PATIENCE).unref();
  }
}
