import type { Change } from '@sietch/protocol';
import type { SeenEvent } from '../link/table-link';

const seen = ({ version, events }: Change): readonly SeenEvent[] =>
  events.map((event) => ({ step: version, event }));

/** What happened at a table. Changes come in order while one is there, and in portions from long ago. */
export class Story {
  private readonly changes = new Map<number, Change>();
  /** Absent while it must be told anew. */
  private lines: readonly SeenEvent[] | undefined = [];
  private last = -1;

  note(change: Change): void {
    const goesOn = change.version === this.last + 1 && !change.undone;
    this.changes.set(change.version, change);
    this.last = Math.max(this.last, change.version);
    this.lines = goesOn && this.lines !== undefined ? [...this.lines, ...seen(change)] : undefined;
  }

  /** What was taken back is not told any more. */
  private retold(): readonly SeenEvent[] {
    const standing: Change[] = [];
    for (const change of [...this.changes.values()].sort((a, b) => a.version - b.version)) {
      if (change.undone) standing.pop();
      else standing.push(change);
    }
    return standing.flatMap(seen);
  }

  told(): readonly SeenEvent[] {
    this.lines ??= this.retold();
    return this.lines;
  }
}
