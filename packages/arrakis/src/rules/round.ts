import { doNext, reveal } from '@sietch/kernel';
import { either, sizeOf } from '../content/area-set.js';
import { DASHBOARDS } from '../content/dashboards.js';
import { ACTION_DICE, ACTION_FACES } from '../content/figures.js';
import { type ArrakisPlay, emit } from '../events.js';
import { answering, ownerOf, runsItself } from '../participants.js';
import { type ArrakisState, type Dashboard, factionOf, type Phase } from '../state.js';
import { enemyOf, RESULTS, type Result, SIDES, type Side } from '../terms.js';
import { reinforceForRound } from './automaton/reinforcements.js';
import { drawTactics } from './automaton/tactics.js';
import { drawCards } from './cards.js';
import { showNext } from './claims.js';
import { rollFaces } from './dice.js';
import { divideDice } from './dice-division.js';
import { wildMakerArea } from './sandworms.js';
import { startVehicles } from './vehicles.js';
import { callingAreas } from './wormsigns.js';

const CARDS_SHOWN = 3;
/** Against the automaton. */
const CARDS_SHOWN_SOLO = 2;

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
  for (const side of SIDES) if (!runsItself(state, side)) drawForRound(play, side);
  const shown = state.automaton === undefined ? CARDS_SHOWN : CARDS_SHOWN_SOLO;
  for (let i = 0; i < shown; i++) showNext(play);
  if (state.automaton !== undefined) {
    drawTactics(play);
    reinforceForRound(play);
  }
  reveal(play);
  doNext(state, { task: 'phase', phase: 'vehicles' });
}

function drawForRound(play: ArrakisPlay, side: Side): void {
  for (const dashboard of factionOf(play.state, side).dashboards)
    for (const deck of DASHBOARDS[dashboard.id].forces) drawCards(play, side, dashboard, deck, 1);
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
    state.decision = { kind: 'wild-maker', seats: answering(state, 'atreides'), side: 'atreides' };
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
  doNext(
    state,
    { task: 'overflow', side: 'harkonnen' },
    { task: 'bene-gesserit', side: 'harkonnen' },
    { task: 'bene-gesserit', side: 'atreides' },
    { task: 'next-turn', side: 'atreides' },
  );
  for (const side of SIDES) rollActions(play, side);
  reveal(play);
}

export function availableDice(state: ArrakisState, side: Side): number {
  return ACTION_DICE[side] - (side === 'harkonnen' ? state.locked : 0);
}

function rollActions(play: ArrakisPlay, side: Side): void {
  const { state } = play;
  // The automaton rolls each die when it uses it.
  if (state.automaton !== undefined && side === 'harkonnen') {
    state.automaton.dice = availableDice(state, side);
    return;
  }
  const results = rollFaces<Result>(
    state,
    ACTION_FACES[side],
    availableDice(state, side),
    state.loaded[side],
  );
  emit(play, { event: 'rolled-actions', side, results });
  const [dashboard, partner] = factionOf(state, side).dashboards;
  if (dashboard === undefined) return;
  if (partner !== undefined) return divideDice(play, side, results);
  const { slots } = DASHBOARDS[dashboard.id];
  for (const result of results) {
    if (dashboard.dice[result] < slots[result]) dashboard.dice[result]++;
    else dashboard.overflow++;
  }
}

/** Results with the most free slots: what a die without a slot may become. */
export function roomiest({ id, dice }: Dashboard): Result[] {
  const { slots } = DASHBOARDS[id];
  const most = Math.max(...RESULTS.map((result) => slots[result] - dice[result]));
  return RESULTS.filter((result) => slots[result] - dice[result] === most);
}

function withOverflow(state: ArrakisState, side: Side): Dashboard | undefined {
  return factionOf(state, side).dashboards.find(({ overflow }) => overflow > 0);
}

/** Dice are changed one at a time, the sides alternating, the Harkonnen first. */
export function nextOverflow(play: ArrakisPlay, side: Side): void {
  const { state } = play;
  const enemy = enemyOf(side);
  const mine = withOverflow(state, side);
  if (mine === undefined && withOverflow(state, enemy) === undefined) return;
  doNext(state, { task: 'overflow', side: enemy });
  if (mine !== undefined)
    state.decision = { kind: 'change-die', seats: ownerOf(state, mine.id), side, dashboard: mine.id };
}

export function changeDie(play: ArrakisPlay, side: Side, dashboard: Dashboard, result: Result): void {
  dashboard.overflow--;
  dashboard.dice[result]++;
  emit(play, { event: 'die-changed', side, result });
}
