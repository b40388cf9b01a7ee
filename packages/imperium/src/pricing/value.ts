import type { Seat } from '@sietch/kernel';
import { catalogOf, numbersOf } from '../content/catalog.js';
import type { Effect } from '../effects/effect.js';
import { modeOf, opponentsOf, teamOf } from '../participants.js';
import {
  currentConflict,
  type ImperiumState,
  mentatReady,
  type Player,
  playerAt,
  stepsOn,
  strengthOf,
  unitsOf,
} from '../state.js';
import type { Track } from '../terms.js';
import { price, priceAll, priceCard, WORTH } from './price.js';

/** How good a position is for a seat, in solari. Bots compare the positions their choices lead to; a team wins together. */
export function positionValue(state: ImperiumState, seat: Seat): number {
  return teamOf(state, seat).reduce((sum, member) => sum + ownValue(state, member), 0);
}

function ownValue(state: ImperiumState, seat: Seat): number {
  const player = playerAt(state, seat);
  const roundsLeft = Math.max(0, catalogOf(state).rounds - state.round);
  if (state.phase === 'over' || state.phase === 'endgame') return player.points * 1000 + player.spice;
  return (
    player.points * pointWorth(state) +
    resources(player) +
    influence(state, seat) +
    troops(player, roundsLeft) +
    network(player) +
    standing(player, roundsLeft) +
    deck(state, player, roundsLeft) +
    thisRound(state, seat) +
    rewardsAhead(state, seat)
  );
}

/** Points gain weight as the end draws near. */
function pointWorth(state: ImperiumState): number {
  return WORTH.point + state.round;
}

/** Each further unit of the same thing is worth a little less. */
function resources({ solari, spice, water, intrigues }: Player): number {
  const lessening = (n: number, worth: number): number =>
    worth * (n <= 8 ? n - 0.03 * n * n : 6.08 + 0.25 * (n - 8));
  return (
    lessening(solari, WORTH.solari) +
    lessening(spice, WORTH.spice) +
    lessening(water, WORTH.water) +
    lessening(intrigues.length, WORTH.intrigue)
  );
}

/** Steps towards the point and the alliance. The points themselves are counted with the score. */
function influence(state: ImperiumState, seat: Seat): number {
  const STEPS = [0, 3.5, 4.5, 8.5, 10, 11.5, 12.5];
  const worth = (faction: Track): number => {
    const own = stepsOn(playerAt(state, seat), faction);
    const holder = state.alliances[faction];
    const contested = holder !== undefined && opponentsOf(state, seat).includes(holder) ? 0.7 : 1;
    return (STEPS[own] ?? 0) * contested;
  };
  return catalogOf(state).tracks.reduce((sum, track) => sum + worth(track), 0);
}

function troops({ garrison, supply }: Player, roundsLeft: number): number {
  if (roundsLeft === 0) return 0.2 * garrison;
  return WORTH.troop * (garrison <= 6 ? garrison : 6 + 0.4 * (garrison - 6)) + 0.05 * supply;
}

function network(player: Player): number {
  const open = player.won.filter((card) => card.faceUp).length;
  return (
    WORTH.spy * player.spies.length +
    (player.hooks ? 5 : 0) +
    2 * player.contracts.length +
    player.completed.length +
    1.5 * open +
    player.memories
  );
}

/** What lasts to the end of the game. */
function standing(player: Player, roundsLeft: number): number {
  return (
    (player.councilSeat ? 2.2 * (roundsLeft + 1) : 0) + (player.swordmaster ? 3.6 * (roundsLeft + 0.5) : 0)
  );
}

/** A hand of cards of the average worth each round that is left. */
function deck(state: ImperiumState, player: Player, roundsLeft: number): number {
  const cards = [...player.deck, ...player.hand, ...player.discard, ...player.played, ...player.revealed];
  if (cards.length === 0) return 0;
  const sum = cards.reduce((total, card) => total + priceCard(state, card), 0);
  return (0.55 * Math.max(0, roundsLeft - 0.5) * numbersOf(state).hand * sum) / cards.length;
}

/** Agents and cards still to be used before the reveal, persuasion still to be spent, effects still to come. */
function thisRound(state: ImperiumState, seat: Seat): number {
  const player = playerAt(state, seat);
  const { turn } = state;
  if (player.hasRevealed && turn?.seat !== seat) return 0;
  const agents = player.agents + (mentatReady(state, seat) ? 1 : 0);
  const usable = Math.min(agents, player.hand.length);
  const hand = player.hand.reduce((sum, card) => sum + 0.5 * priceCard(state, card), 0);
  const pending =
    turn?.seat === seat ? turn.pending.reduce((sum, item) => sum + 0.6 * price(item.effect), 0) : 0;
  const persuasion = turn?.seat === seat ? 0.6 * turn.persuasion : 0;
  return usable * WORTH.agent + hand + pending + persuasion;
}

/** The rewards, by the chance to get them if the combat came now and others still add what they can. */
function rewardsAhead(state: ImperiumState, seat: Seat): number {
  const id = currentConflict(state);
  const own = playerAt(state, seat);
  if (id === undefined || unitsOf(own) === 0) return 0;
  const { edition, conflict } = catalogOf(state);
  const { rewards } = conflict(id);
  const [first, second, third] = rewards;
  const worth = (reward: readonly Effect[]): number => priceAll(reward) * (own.worms > 0 ? 1.8 : 1);
  const mine = strengthOf(own) + stillComing(own);
  const rivals = opponentsOf(state, seat)
    .map((rival) => chanceToBeat(mine, playerAt(state, rival), edition.numbers.deployedFromGarrison))
    .sort((a, b) => a - b);
  const [hardest = 1, next = 1, easiest = 1] = rivals;
  const winning = hardest * next * easiest;
  const placing = Math.max(0, next * easiest - winning);
  const showing = modeOf(state).thirdPlace ? Math.max(0, easiest - winning - placing) : 0;
  return winning * worth(first) + placing * worth(second) + showing * worth(third) - 0.3 * own.conflict;
}

/** Swords a player who has not revealed may still show. */
function stillComing(player: Player): number {
  return player.hasRevealed ? 0 : 1.5;
}

function chanceToBeat(mine: number, rival: Player, deployed: number): number {
  const theirs = strengthOf(rival);
  const reserve = rival.hasRevealed
    ? 0
    : Math.min(rival.garrison, deployed) * (rival.agents > 0 ? 0.9 : 0) + 1.5;
  const margin = mine - theirs - (theirs > 0 ? reserve : 0.5 * reserve);
  return 1 / (1 + Math.exp(-0.7 * (margin - 0.5)));
}
