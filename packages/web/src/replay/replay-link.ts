import type { Seat } from '@sietch/kernel';
import type { Position, ServerMessage } from '@sietch/protocol';
import { Link } from '../link/link';
import { Story } from '../link/story';
import type { SeenEvent } from '../link/table-link';
import type { Replay } from '../local/messages';
import { WorkerLine } from '../local/worker-line';
import { seenTogether } from './seen-together';

/** A seat's, a spectator's, or those of all at once. */
export type Eyes = Seat | undefined | 'all';

/** A moment somebody wants to see, and what has been shown of it so far. */
interface Glance {
  readonly id: string;
  readonly eyes: Eyes;
  readonly seen: Position[];
}

/** Where a replay begins: after so many choices, and by whose eyes. */
export interface ReplayFrom {
  readonly step: number;
  readonly seat: Seat | undefined;
}

const BEGINNING: ReplayFrom = { step: 0, seat: undefined };

/** A finished game to step through, by anybody's eyes. Nothing can be chosen. */
export class ReplayLink extends Link {
  replay: Replay | undefined;
  private glance: Glance = { id: '0', eyes: undefined, seen: [] };
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

  get eyes(): Eyes {
    return this.glance.eyes;
  }

  /** It begins where it should, although the table it is shown on has played to the end. */
  protected override show(_end: Position): void {
    this.lookWith(this.from.seat, this.from.step);
  }

  protected override hear(message: ServerMessage): void {
    if (message.type !== 'scene') return super.hear(message);
    const { id, eyes, seen } = this.glance;
    // Whoever has gone on meanwhile does not want to see it any more.
    if (message.id !== id) return;
    seen.push(message.position);
    const [first, ...others] = seen;
    if (first === undefined || seen.length < this.sightsOf(eyes).length) return;
    if (eyes !== 'all') super.show(first);
    else {
      const views = others.map(({ view }) => view);
      super.show({ ...first, view: seenTogether(first.view, views) });
    }
    this.announce({ seat: eyes === 'all' ? undefined : eyes });
  }

  protected override logAt(version: number): readonly SeenEvent[] {
    return super.logAt(version).filter(({ step }) => step <= version);
  }

  /** Whose scenes make up what somebody wants to see. */
  private sightsOf(eyes: Eyes): readonly (Seat | undefined)[] {
    return eyes === 'all' ? [undefined, ...this.getState().seats.keys()] : [eyes];
  }

  go(version: number): void {
    const id = String(Number(this.glance.id) + 1);
    this.glance = { id, eyes: this.eyes, seen: [] };
    for (const seat of this.sightsOf(this.eyes))
      this.transport.send({ type: 'scene', id, version, ...(seat === undefined ? {} : { seat }) });
  }

  /** The same moment with other eyes, or another one. */
  lookWith(eyes: Eyes, version = this.getState().version): void {
    if (eyes !== this.eyes) {
      this.glance = { ...this.glance, eyes };
      this.story = new Story();
      this.retell(eyes === 'all' ? undefined : eyes);
    }
    this.go(version);
  }
}
