import type { Game, GameEvent, Seat } from '@sietch/kernel';
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

export function chronicleOf(_game: string): Chronicle {
  return new ImperiumChronicle();
}

/** Events worth a pause, so that people can follow what bots do. */
export function noteworthy(_game: string, event: GameEvent): boolean {
  return imperiumNoteworthy(event);
}
