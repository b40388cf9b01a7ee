import { type Outcome, type Participant, sure } from '@sietch/kernel';
import { emit, type ImperiumPlay } from '../events.js';
import { alliesOf, inTurnOrder, isAutomaton, teamOf } from '../participants.js';
import { type ImperiumState, type Player, playerAt } from '../state.js';
import { scores } from './rivals/card.js';

/** A tie that nothing else breaks is lost to a Rival, which has no Reveal turns (docs/rulings.md). */
const NEVER_REVEALS = Number.POSITIVE_INFINITY;

/** Points, then spice, solari, water, troops in the garrison, and the latest Reveal turn (rulebook: Кінець гри). */
type Criterion = (player: Player) => number;

const CRITERIA: readonly Criterion[] = [
  (player) => player.points,
  (player) => player.spice,
  (player) => player.solari,
  (player) => player.water,
  (player) => player.garrison,
  (player) => player.revealedAt,
];

/** A team has what its members have together; when the last of them revealed does not count. */
const TEAM_CRITERIA = CRITERIA.slice(0, -1);

/** A player as the last criterion sees it. */
function seen(state: ImperiumState, seat: Participant): Player {
  const player = playerAt(state, seat);
  return isAutomaton(state, seat) ? { ...player, revealedAt: NEVER_REVEALS } : player;
}

function compare(state: ImperiumState, a: Participant, b: Participant): number {
  const [ours, theirs] = [teamOf(state, a), teamOf(state, b)];
  const total = (team: readonly Participant[], criterion: Criterion): number =>
    team.reduce((sum, member) => sum + criterion(seen(state, member)), 0);
  for (const criterion of ours.length > 1 ? TEAM_CRITERIA : CRITERIA) {
    const difference = total(theirs, criterion) - total(ours, criterion);
    if (difference !== 0 && !Number.isNaN(difference)) return difference;
  }
  return 0;
}

/** From the best to the last, team by team. */
function ranking(state: ImperiumState): Participant[] {
  const first = (participant: Participant): Participant => Math.min(...teamOf(state, participant));
  // Who cannot score cannot win.
  const winnable = (seat: Participant): number => (scores(state, seat) ? 1 : 0);
  return [...inTurnOrder(state, 0)].sort(
    (a, b) => winnable(b) - winnable(a) || compare(state, a, b) || first(a) - first(b) || a - b,
  );
}

/** Teammates share their place, and so do teams that are level in everything. */
function placesOf(state: ImperiumState, order: readonly Participant[]): number[] {
  const places: number[] = [];
  order.forEach((participant, i) => {
    const before = order[i - 1];
    const level =
      before !== undefined &&
      alliesOf(state, participant).length > 0 &&
      compare(state, before, participant) === 0;
    places.push(level ? (places[i - 1] ?? 1) : i + 1);
  });
  return places;
}

export function gameOver(play: ImperiumPlay): void {
  const { state } = play;
  state.phase = 'over';
  emit(play, { event: 'game-over', winner: sure(ranking(state)[0], 'winner') });
}

export function outcomeOf(state: ImperiumState): Outcome | undefined {
  if (state.phase !== 'over') return undefined;
  const order = ranking(state);
  const places = placesOf(state, order);
  const standings = order.map((seat, i) => ({
    seat,
    place: places[i] ?? i + 1,
    points: playerAt(state, seat).points,
  }));
  return {
    winners: standings.filter(({ place }) => place === 1).map(({ seat }) => seat),
    standings,
    rounds: state.round,
  };
}
