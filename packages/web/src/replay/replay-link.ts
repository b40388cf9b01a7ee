import type { Seat } from '@sietch/kernel';
import type { Position, ServerMessage } from '@sietch/protocol';
import { Link } from '../link/link';
import { Story } from '../link/story';
import type { SeenEvent } from '../link/table-link';
import type { Replay } from '../local/messages';
import { WorkerLine } from '../local/worker-line';

/** Where a replay begins: after so many choices, and by whose eyes. */
export interface ReplayFrom {
  readonly step: number;
  readonly seat: Seat | undefined;
}

const BEGINNING: ReplayFrom = { step: 0, seat: undefined };

/** A finished game to step through, by anybody's eyes. Nothing can be chosen. */
export class ReplayLink extends Link {
  replay: Replay | undefined;
  private eyes: Seat | undefined;
  private readonly from: ReplayFrom;

  constructor(record: string, from: ReplayFrom = BEGINNING) {
    super('replay', undefined, (ears) => {
      const onReplay = (replay: Replay) => {
        this.replay = replay;
        this.call();
      };
      return new WorkerLine({ type: 'replay', record }, ears, onReplay);
    });
    this.from = from;
  }

  /** It begins where it should, although the table it is shown on has played to the end. */
  protected override show(_end: Position): void {
    this.go(this.from.step, this.from.seat);
  }

  protected override hear(message: ServerMessage): void {
    if (message.type !== 'scene') return super.hear(message);
    super.show(message.position);
    this.announce({ seat: message.seat });
  }

  protected override logAt(version: number): readonly SeenEvent[] {
    return super.logAt(version).filter(({ step }) => step <= version);
  }

  go(version: number, eyes: Seat | undefined): void {
    if (eyes !== this.eyes) {
      this.story = new Story();
      this.retell(eyes);
    }
    this.eyes = eyes;
    this.transport.send({ type: 'scene', version, ...(eyes === undefined ? {} : { seat: eyes }) });
  }
}
