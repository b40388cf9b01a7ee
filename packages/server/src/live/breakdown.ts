import type { Room } from '@sietch/desk';

/** Keeps the record of a game in which the rules themselves go wrong: once for every version, however often it is tried. */
export class Breakdown {
  private readonly room: Pick<Room, 'desk' | 'run' | 'recordSoFar'>;
  private readonly around: {
    readonly onBroken: (record: string, error: unknown) => void;
    readonly onTrouble: (what: string, error: unknown) => void;
  };
  private at: number | undefined;

  constructor(room: Breakdown['room'], around: Breakdown['around']) {
    this.room = room;
    this.around = around;
  }

  tell(error: unknown): void {
    const version = this.room.desk?.version ?? 0;
    if (this.at === version) return;
    this.at = version;
    this.room
      .run(async () => this.around.onBroken(await this.room.recordSoFar(), error))
      .catch((trouble: unknown) => this.around.onTrouble('a broken game', trouble));
  }
}
