import type { Participant } from '@sietch/kernel';
import { catalogOf } from '../content/catalog.js';
import { DIFFICULTIES } from '../content/rivals/component.js';
import { commanderAt, inTurnOrder, isAutomaton, opponentsOf } from '../participants.js';
import { type ImperiumState, type Player, playerAt, stepsOn } from '../state.js';
import { type DeckSum, deckOf } from './deck.js';

/** What there is to know of a participant, once for all features. */
interface Standing {
  readonly state: ImperiumState;
  readonly player: Player;
  readonly person: boolean;
  /** For whoever is alone against Rivals: their level, from the easiest up. */
  readonly alone: number | undefined;
  /** Rounds to come, in tens. */
  readonly left: number;
  readonly lead: number;
  readonly steps: readonly number[];
  readonly alliances: number;
  /** Own alliances an opponent has caught up with. */
  readonly threatened: number;
  readonly controlled: number;
  readonly order: number;
  readonly size: number;
  readonly mean: DeckSum;
}

type Feature = readonly [name: string, of: (standing: Standing) => number];

const at = (points: number): Feature => [
  `points ${points}`,
  ({ player }) => (player.points >= points ? 1 : 0),
];
const reached = (step: number): Feature => [
  `step ${step}`,
  ({ steps }) => steps.filter((own) => own >= step).length,
];

const FEATURES: readonly Feature[] = [
  ['person', ({ person }) => (person ? 1 : 0)],
  ['points', ({ player }) => player.points],
  ...[4, 5, 6, 7, 8, 9, 10].map(at),
  ['lead', ({ lead }) => within(lead, -4, 4)],
  ...[1, 2, 3, 4, 5, 6].map(reached),
  ['alliances', ({ alliances }) => alliances],
  ['threatened', ({ threatened }) => threatened],
  ['solari', ({ player }) => Math.min(12, player.solari)],
  ['solari 4', ({ player }) => within(player.solari - 3, 0, 5)],
  ['solari 9', ({ player }) => within(player.solari - 8, 0, 8)],
  ['spice', ({ player }) => Math.min(12, player.spice)],
  ['spice 2', ({ player }) => Math.min(2, player.spice)],
  ['spice 7', ({ player }) => within(player.spice - 6, 0, 10)],
  ['water', ({ player }) => Math.min(6, player.water)],
  ['water 1', ({ player }) => Math.min(1, player.water)],
  ['water 2', ({ player }) => (player.water >= 2 ? 1 : 0)],
  ['intrigues', ({ player }) => Math.min(6, player.intrigues.length)],
  ['intrigue', ({ player }) => Math.min(1, player.intrigues.length)],
  ['garrison', ({ player }) => Math.min(12, player.garrison)],
  ['garrison 3', ({ player }) => Math.min(3, player.garrison)],
  ['supply', ({ player }) => Math.min(4, player.supply)],
  ['swordmaster', ({ player }) => (player.swordmaster ? 1 : 0)],
  ['swordmaster × left', ({ player, left }) => (player.swordmaster ? left : 0)],
  ['swordmaster in reach', ({ player, left }) => (!player.swordmaster && player.solari >= 8 ? left : 0)],
  ['council', ({ player }) => (player.councilSeat ? 1 : 0)],
  ['council × left', ({ player, left }) => (player.councilSeat ? left : 0)],
  ['council in reach', ({ player, left }) => (!player.councilSeat && player.solari >= 5 ? left : 0)],
  ['deck', ({ size }) => size / 10],
  ['persuasion', ({ mean }) => mean.persuasion],
  ['persuasion × left', ({ mean, left }) => mean.persuasion * left],
  ['swords', ({ mean }) => mean.swords],
  ['swords × left', ({ mean, left }) => mean.swords * left],
  ['worth', ({ mean }) => mean.worth],
  ['worth × left', ({ mean, left }) => mean.worth * left],
  ['icons', ({ mean }) => mean.icons],
  ['starters', ({ mean, size }) => (mean.starters * size) / 10],
  ['starters × left', ({ mean, size, left }) => (mean.starters * size * left) / 10],
  ['draws', ({ mean }) => mean.draws],
  ['trashes', ({ mean }) => mean.trashes],
  ['cost', ({ mean }) => mean.cost],
  ['cost × left', ({ mean, left }) => mean.cost * left],
  ['control', ({ controlled }) => controlled],
  ['control × left', ({ controlled, left }) => controlled * left],
  ['order', ({ order }) => order],
  ['first', ({ order }) => (order === 0 ? 1 : 0)],
  ['spies', ({ player }) => player.spies.length],
  ['hooks', ({ player }) => (player.hooks ? 1 : 0)],
  ['contracts', ({ player }) => Math.min(4, player.contracts.length)],
  ['completed', ({ player }) => Math.min(4, player.completed.length)],
  ['battle icons', ({ player }) => player.won.filter(({ faceUp }) => faceUp).length],
  ['memories', ({ player }) => player.memories],
  ['alone', ({ alone }) => (alone === undefined ? 0 : 1)],
  ['alone × level', ({ alone = 0 }) => alone],
];

export const features: readonly string[] = FEATURES.map(([name]) => name);

export function judge(state: ImperiumState, participant: Participant, into: Float64Array): void {
  const standing = standingOf(state, participant);
  for (const [i, [, of]] of FEATURES.entries()) into[i] = of(standing);
}

function standingOf(state: ImperiumState, participant: Participant): Standing {
  const player = playerAt(state, participant);
  const opponents = opponentsOf(state, participant);
  const { tracks, rounds } = catalogOf(state);
  const held = tracks.filter((track) => state.alliances[track] === participant);
  const { size, sum } = deckOf(state, player);
  const person = !isAutomaton(state, participant) && commanderAt(state, participant) === undefined;
  return {
    state,
    player,
    person,
    alone: person ? levelOf(state) : undefined,
    left: Math.max(0, rounds - state.round) / 10,
    lead: player.points - Math.max(0, ...opponents.map((other) => playerAt(state, other).points)),
    steps: tracks.map((track) => stepsOn(player, track)),
    alliances: held.length,
    threatened: held.filter((track) =>
      opponents.some((other) => stepsOn(playerAt(state, other), track) >= stepsOn(player, track)),
    ).length,
    controlled: Object.values(state.control).filter((owner) => owner === participant).length,
    order: inTurnOrder(state, state.first).indexOf(participant),
    size,
    mean: meanOf(sum, size),
  };
}

/** How good the Rivals of a game for one are; `undefined` where there is company. */
function levelOf({ options: { players, difficulty } }: ImperiumState): number | undefined {
  if (players > 1) return undefined;
  return difficulty === undefined ? 0 : DIFFICULTIES.indexOf(difficulty);
}

function meanOf(sum: DeckSum, size: number): DeckSum {
  if (size > 0) for (const field of Object.keys(sum) as (keyof DeckSum)[]) sum[field] /= size;
  return sum;
}

function within(n: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, n));
}
