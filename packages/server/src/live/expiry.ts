import type { Desk, Room } from '@sietch/desk';
import { ProtocolError } from '@sietch/protocol';

export interface ExpiryAround {
  readonly now: () => number;
  /** When the latest choice was made; `undefined` where nobody is pressed for time. */
  since(): number | undefined;
  readonly onTrouble: (what: string, error: unknown) => void;
}

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
    return Math.max(0, since + expiry.seconds * 1000 - this.around.now());
  }

  /** Another question may stand now. */
  wind(): void {
    clearTimeout(this.timer);
    const { left } = this;
    const { desk } = this.room;
    if (left === undefined || desk === undefined) return;
    this.timer = setTimeout(() => this.end(desk, desk.version), left).unref();
  }

  private end(desk: Desk, version: number): void {
    const [seat] = desk.asked;
    const { expiry } = desk;
    if (seat === undefined || expiry === undefined || desk.version !== version) return;
    this.room
      .run(() => this.room.answer(seat, version, expiry.key))
      .catch((error: unknown) => {
        // Somebody has just answered by themselves.
        if (!(error instanceof ProtocolError && error.code === 'stale'))
          this.around.onTrouble('expiry', error);
      });
  }
}
