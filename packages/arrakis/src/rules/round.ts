import { doNext, reveal } from '@sietch/kernel';
import { either, sizeOf } from '../content/area-set.js';
import { DECKS_OF } from '../content/catalog.js';
import { ACTION_DICE, ACTION_FACES, SLOTS } from '../content/figures.js';
import { type ArrakisPlay, emit } from '../events.js';
import { type ArrakisState, factionOf, type Phase, seatsOf } from '../state.js';
import { enemyOf, RESULTS, type Result, SIDES, type Side } from '../terms.js';
import { drawCards } from './cards.js';
import { showNext } from './claims.js';
import { rollFaces } from './dice.js';
import { wildMakerArea } from './sandworms.js';
import { startVehicles } from './vehicles.js';
import { callingAreas } from './wormsigns.js';

const CARDS_SHOWN = 3;

export function setPhase(play: ArrakisPlay, phase: Phase): void {
  play.state.phase = phase;
  emit(play, { event: 'phase', phase });
}

/** Start of the round: planning cards and prescience cards; then the phases in their order (rulebook: Ігровий раунд). */
export function startRound(play: ArrakisPlay): void {
  const { state } = play;
  state.round++;
  state.claims = 0;
  emit(play, { event: 'round', round: state.round });
  setPhase(play, 'start');
  for (const side of SIDES) for (const deck of DECKS_OF[side]) drawCards(play, side, deck, 1);
  for (let i = 0; i < CARDS_SHOWN; i++) showNext(play);
  reveal(play);
  doNext(state, { task: 'phase', phase: 'vehicles' });
}

/** Phase 1: vehicles. */
export function vehiclePhase(play: ArrakisPlay): void {
  const { state } = play;
  setPhase(play, 'vehicles');
  doNext(state, { task: 'phase-end', next: 'actions' });
  startVehicles(play);
}

/** What comes after a phase. */
type Next = 'actions' | 'hazards' | 'spice' | 'end' | 'round';

export function endPhase(play: ArrakisPlay, next: Next): void {
  const { state } = play;
  doNext(state, next === 'round' ? { task: 'round' } : { task: 'phase', phase: next });
  if (swapMatters(state, next) && wildMakerArea(state) !== undefined) {
    state.decision = { kind: 'wild-maker', seats: seatsOf(state, 'atreides'), side: 'atreides' };
  }
}

/**
 * At the end of any phase Wild Maker may become an ordinary sandworm (rulebook: Дикий Творець). Which of the two it is
 * matters to actions only, so that the moment before them is always as good, unless the hazards may use up the figures.
 */
function swapMatters(state: ArrakisState, next: Next): boolean {
  if (state.worms === 0) return false;
  if (next === 'actions') return true;
  return next === 'hazards' && sizeOf(either(state.where.signs, callingAreas(state))) >= state.worms;
}

/** Phase 2: dice are rolled and placed, Bene Gesserit tokens follow, then actions alternate. */
export function actionPhase(play: ArrakisPlay): void {
  const { state } = play;
  setPhase(play, 'actions');
  for (const side of SIDES) rollActions(play, side);
  reveal(play);
  doNext(
    state,
    { task: 'overflow', side: 'harkonnen' },
    { task: 'bene-gesserit', side: 'harkonnen' },
    { task: 'bene-gesserit', side: 'atreides' },
    { task: 'next-turn', side: 'atreides' },
  );
}

export function availableDice(state: ArrakisState, side: Side): number {
  return ACTION_DICE[side] - (side === 'harkonnen' ? state.locked : 0);
}

function rollActions(play: ArrakisPlay, side: Side): void {
  const { state } = play;
  const faction = factionOf(state, side);
  const results = rollFaces<Result>(
    state,
    ACTION_FACES[side],
    availableDice(state, side),
    state.loaded[side],
  );
  emit(play, { event: 'rolled-actions', side, results });
  for (const result of results) {
    if (faction.dice[result] < SLOTS[side]) faction.dice[result]++;
    else faction.overflow++;
  }
}

/** Results with the most free slots: what a die without a slot may become. */
export function roomiest(state: ArrakisState, side: Side): Result[] {
  const { dice } = factionOf(state, side);
  const fewest = Math.min(...RESULTS.map((result) => dice[result]));
  return RESULTS.filter((result) => dice[result] === fewest);
}

/** Dice are changed one at a time, the sides alternating, the Harkonnen first. */
export function nextOverflow(play: ArrakisPlay, side: Side): void {
  const { state } = play;
  const enemy = enemyOf(side);
  const mine = factionOf(state, side).overflow > 0;
  if (!mine && factionOf(state, enemy).overflow === 0) return;
  doNext(state, { task: 'overflow', side: enemy });
  if (mine) state.decision = { kind: 'change-die', seats: seatsOf(state, side), side };
}

export function changeDie(play: ArrakisPlay, side: Side, result: Result): void {
  const faction = factionOf(play.state, side);
  faction.overflow--;
  faction.dice[result]++;
  emit(play, { event: 'die-changed', side, result });
}
