import type { Game, GameEvent, Seat } from '@sietch/kernel';
import { WarChronicle, warNoteworthy } from '../arrakis/chronicle';
import { ImperiumChronicle, imperiumNoteworthy } from '../imperium/chronicle';

/** How the seats stood when a round ended, by the ids of charts. */
export interface RoundStats {
  readonly round: number;
  readonly values: Readonly<Record<string, readonly number[]>>;
}

export interface PointsGained {
  readonly seat: Seat;
  readonly n: number;
  readonly source: string;
  readonly round: number;
}

export interface GameStats {
  readonly rounds: readonly RoundStats[];
  readonly points: readonly PointsGained[];
}

/** Collects what the end-of-game screen tells, from the events of a replay. */
export interface Chronicle {
  after(game: Game): void;
  readonly stats: GameStats;
}

const WAR = 'arrakis';

export function chronicleOf(game: string): Chronicle {
  return game === WAR ? new WarChronicle() : new ImperiumChronicle();
}

/** Events worth a pause, so that people can follow what bots do. */
export function noteworthy(game: string, event: GameEvent): boolean {
  return game === WAR ? warNoteworthy(event) : imperiumNoteworthy(event);
}
