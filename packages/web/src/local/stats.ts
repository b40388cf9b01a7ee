import type { ImperiumEvent, ImperiumView } from '@sietch/imperium';
import type { Game, Seat } from '@sietch/kernel';

/** How the players stood when a round ended. */
export interface RoundStats {
  readonly round: number;
  readonly points: readonly number[];
  readonly solari: readonly number[];
  readonly spice: readonly number[];
  readonly water: readonly number[];
  readonly strength: readonly number[];
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
export class Statistician {
  private readonly rounds: RoundStats[] = [];
  private readonly points: PointsGained[] = [];
  private round = 0;
  private strength: readonly number[] = [];
  private last: ImperiumView | undefined;

  after(game: Game): void {
    for (const event of game.events as unknown as readonly ImperiumEvent[]) {
      if (event.event === 'combat') this.strength = event.strengths;
      if (event.event === 'gained' && event.what === 'points') {
        this.points.push({ seat: event.seat, n: event.n, source: event.source, round: this.round });
      }
      if (event.event === 'round') {
        this.close();
        this.round = event.round;
      }
    }
    this.last = game.rules.view(game.state, undefined) as ImperiumView;
    if (game.over) this.close();
  }

  private close(): void {
    if (this.last === undefined || this.round === 0) return;
    const { players } = this.last;
    this.rounds.push({
      round: this.round,
      points: players.map((player) => player.points),
      solari: players.map((player) => player.solari),
      spice: players.map((player) => player.spice),
      water: players.map((player) => player.water),
      strength: players.map((_, seat) => this.strength[seat] ?? 0),
    });
    this.strength = [];
  }

  get stats(): GameStats {
    return { rounds: this.rounds, points: this.points };
  }
}
