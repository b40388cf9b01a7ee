import {
  type ArrakisEvent,
  type ArrakisView,
  contendersOf,
  MARKERS,
  ownerOf,
  participantCount,
  type Side,
  seatCount,
  sideOf,
} from '@sietch/arrakis';
import type { Game, Seat } from '@sietch/kernel';
import type { Account, Chronicle, GameStats, PointsGained, RoundStats } from '../local/account';
import { dashboardsOf } from './players';

const NOTEWORTHY: readonly string[] = [
  'round',
  'action',
  'card',
  'special',
  'moved',
  'attack',
  'roll',
  'battle-over',
  'worm-attack',
  'supremacy',
  'claimed',
];

function unitsOf({ areas }: ArrakisView, side: Side): number {
  return Object.values(areas).reduce((sum, zone) => {
    const legion = zone[side];
    return legion === undefined
      ? sum
      : sum + legion.regular + legion.elite + legion.special + legion.tokens.length;
  }, 0);
}

/** Cards in the hand of a seat. */
function cardsHeld(view: ArrakisView, side: Side, seat: Seat): number {
  if (side === 'harkonnen' && view.automaton !== undefined)
    return Object.values(view.automaton.reinforcements).reduce((sum, n) => sum + n, 0);
  const own = dashboardsOf(view, side).filter(({ id }) => ownerOf(view, id).includes(seat));
  return own.reduce((sum, { handCount }) => sum + handCount, 0);
}

/** How the war went, round by round. */
class WarChronicle implements Chronicle {
  private readonly rounds: RoundStats[] = [];
  private readonly points: PointsGained[] = [];
  private round = 0;
  private last: ArrakisView | undefined;

  after(game: Game): void {
    for (const event of game.events) {
      if (event.event !== 'round') continue;
      this.close();
      this.round++;
    }
    this.last = game.rules.view(game.state, undefined) as ArrakisView;
    const seen = this.last;
    for (const event of game.events as readonly ArrakisEvent[]) {
      if (event.event !== 'supremacy' && event.event !== 'prescience') continue;
      const [seat = 0] = contendersOf(seen, event.event === 'prescience' ? 'atreides' : 'harkonnen');
      this.points.push({ seat, n: event.n, source: event.why, round: this.round });
    }
    if (game.over) this.close();
  }

  private close(): void {
    const view = this.last;
    if (view === undefined || this.round === 0) return;
    const seats = Array.from({ length: participantCount(view.options) }, (_, seat) => seat);
    const bySeat = (of: (side: Side, seat: Seat) => number): number[] =>
      seats.map((seat) => of(seat < seatCount(view.options) ? sideOf(view, seat) : 'harkonnen', seat));
    const prescience = MARKERS.reduce((sum, marker) => sum + view.prescience[marker], 0);
    this.rounds.push({
      round: this.round,
      values: {
        supremacy: bySeat((side) => (side === 'harkonnen' ? view.supremacy : 0)),
        prescience: bySeat((side) => (side === 'atreides' ? prescience : 0)),
        figures: bySeat((side) => unitsOf(view, side)),
        hand: bySeat((side, seat) => cardsHeld(view, side, seat)),
      },
    });
  }

  get stats(): GameStats {
    return { rounds: this.rounds, points: this.points };
  }
}

/** Each of these has a scene of its own. */
const SOLEMN: readonly string[] = [
  'round',
  'storm',
  'worm-attack',
  'wormsign',
  'atomics',
  'settlement-destroyed',
  'leader-entered',
  'claimed',
];

export const warAccount: Account = {
  chronicle: () => new WarChronicle(),
  noteworthy: NOTEWORTHY,
  solemn: SOLEMN,
};
