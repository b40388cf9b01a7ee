import type { ImperiumEvent, ImperiumView } from '@sietch/imperium';
import type { Game } from '@sietch/kernel';
import type { Account, Chronicle, GameStats, PointsGained, RoundStats } from '../local/account';

const NOTEWORTHY: readonly string[] = [
  'agent',
  'rival-agent',
  'reveal',
  'acquired',
  'intrigue',
  'reward',
  'round',
  'combat',
];

/** Collects what the end-of-game screen tells, from the events of a replay. */
class ImperiumChronicle implements Chronicle {
  private readonly rounds: RoundStats[] = [];
  private readonly points: PointsGained[] = [];
  private round = 0;
  private strength: readonly number[] = [];
  private last: ImperiumView | undefined;

  after(game: Game): void {
    for (const event of game.events as readonly ImperiumEvent[]) {
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
      values: {
        points: players.map((player) => player.points),
        strength: players.map((_, seat) => this.strength[seat] ?? 0),
        spice: players.map((player) => player.spice),
        solari: players.map((player) => player.solari),
        water: players.map((player) => player.water),
      },
    });
    this.strength = [];
  }

  get stats(): GameStats {
    return { rounds: this.rounds, points: this.points };
  }
}

export const imperiumAccount: Account = {
  chronicle: () => new ImperiumChronicle(),
  noteworthy: NOTEWORTHY,
  solemn: ['combat', 'round'],
};
