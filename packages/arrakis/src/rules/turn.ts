import { type Choice, doNext, recordOf } from '@sietch/kernel';
import type { Leader } from '../content/component.js';
import { DASHBOARDS } from '../content/dashboards.js';
import { LEADERS } from '../content/leaders.js';
import {
  attack,
  attackWorm,
  draw,
  having,
  move,
  moveWorms,
  muster,
  recruit,
  surprise,
  upgrade,
  vehicles,
  wormsigns,
} from '../effects/build.js';
import type { Step } from '../effects/step.js';
import { type ArrakisPlay, emit } from '../events.js';
import { answering } from '../participants.js';
import { type ArrakisState, actingDashboard, type Dashboard, factionOf, newTurn, turnOf } from '../state.js';
import {
  type Cell,
  DASHBOARD_IDS,
  type DashboardId,
  enemyOf,
  type LeaderId,
  RESULTS,
  type Ref,
  type Result,
  type Side,
} from '../terms.js';
import { playableCards, startAction } from './cards.js';
import { claimableBy, offerDeeds } from './claims.js';
import { diceOn, hasDie, unusedDice } from './dice.js';
import { freeActions } from './free-actions.js';
import { isInPlay, isReady } from './leaders.js';
import { hasEffect, isPossible } from './possible.js';
import { advanceTanks } from './tank.js';

/** Own dice that whoever acts may spend now; Truthtrance leaves the Harkonnen one result. */
export function spendable(state: ArrakisState, side: Side): Result[] {
  return spendableOn(state, side, actingDashboard(state, side));
}

function spendableOn(state: ArrakisState, side: Side, { dice }: Dashboard): Result[] {
  const { forced } = state;
  if (side === 'harkonnen' && forced !== undefined && hasDie(state, side, forced))
    return dice[forced] > 0 ? [forced] : [];
  const found: Result[] = [];
  if (dice.leadership > 0) found.push('leadership');
  if (dice.strategy > 0) found.push('strategy');
  if (dice.deployment > 0) found.push('deployment');
  if (dice.mentat > 0) found.push('mentat');
  if (dice.house > 0) found.push('house');
  return found;
}

/** Players take turns of one action each, the Atreides first (rulebook: Виконання дій). */
export function startTurn(play: ArrakisPlay, side: Side): void {
  const { state } = play;
  state.turn = newTurn(side, soleDashboard(state, side));
  emit(play, { event: 'turn', side });
  continueTurn(play);
}

/** Whoever runs a side alone acts for it. */
function soleDashboard(state: ArrakisState, side: Side): DashboardId | undefined {
  const [sole, ...others] = factionOf(state, side).dashboards;
  return others.length === 0 ? sole?.id : undefined;
}

/** The menu before the action, or what may still be done after it. */
export function continueTurn(play: ArrakisPlay): void {
  const { state } = play;
  const { side, acted } = turnOf(state);
  const seats = answering(state, side);
  if (!acted) state.decision = { kind: 'turn', seats, side };
  else if (state.options.confirmTurns || freeActions(state, side).length > 0 || mayScheme(state, side)) {
    state.decision = { kind: 'turn-end', seats, side };
  } else endTurn(play);
}

/** Somebody who may hold Hawat's Scheming is asked every time, whether the cards are there or not. */
export function mayScheme(state: ArrakisState, side: Side): boolean {
  if (side !== 'harkonnen') return false;
  return isInPlay(state, side, 'thufir-hawat') && actingDashboard(state, side).hand.length >= 2;
}

/** Desert Power is open while the Atreides have fewer unused dice. */
export function desertPowerOpen(state: ArrakisState, side: Side): boolean {
  if (side !== 'atreides' || !DASHBOARDS[actingDashboard(state, side).id].desertPower) return false;
  return unusedDice(state, 'atreides') < unusedDice(state, 'harkonnen');
}

/** Prescience cards paid for with a die. */
export function dieClaims(state: ArrakisState, side: Side): string[] {
  if (side !== 'atreides' || diceOn(actingDashboard(state, side)) === 0) return [];
  return claimableBy(state, 'spend-die');
}

const DIE_CHOICES: Readonly<Record<Result, Choice>> = recordOf(RESULTS, (what) => ({ verb: 'die', what }));

export function turnChoices(state: ArrakisState, side: Side): Choice[] {
  const dice = spendable(state, side);
  const choices: Choice[] = dice.map((result) => DIE_CHOICES[result]);
  if (dice.length > 0)
    for (const what of playableCards(actingDashboard(state, side))) choices.push({ verb: 'card', what });
  if (desertPowerOpen(state, side)) choices.push({ verb: 'desert-power' });
  for (const what of dieClaims(state, side)) choices.push({ verb: 'spend', what });
  return freeActions(state, side, choices);
}

/** A spent die moves on; leaders in the tank will advance when the turn ends. */
export function spendDie(play: ArrakisPlay, side: Side, result: Result): void {
  const { state } = play;
  const dashboard = actingDashboard(state, side);
  const turn = turnOf(state);
  dashboard.dice[result]--;
  dashboard.used++;
  turn.acted = true;
  turn.spent = true;
  emit(play, { event: 'die-spent', side, result });
}

/** The tank advances with the die, then the other side goes; the last Harkonnen die ends the phase. */
export function endTurn(play: ArrakisPlay): void {
  const { state } = play;
  const { side, spent } = turnOf(state);
  if (spent) advanceTanks(play, side);
  state.turn = undefined;
  if (side === 'harkonnen') state.forced = undefined;
  else state.paulHeld = false;
  if (unusedDice(state, 'harkonnen') === 0 && side === 'harkonnen') {
    doNext(state, { task: 'phase', phase: 'actions-end' });
    offerDeeds(play);
    return;
  }
  startTurn(play, enemyOf(side));
}

/** The two or three effects of a die result; exactly one is chosen (rulebook: Результати кубиків дій). */
const ACTIONS: Readonly<Record<Side, Readonly<Record<Result, Readonly<Record<string, Step>>>>>> = {
  atreides: {
    strategy: { move: move(2), attack: attack() },
    leadership: { move: move(2, having('leader')), attack: surprise(having('leader')) },
    deployment: { deploy: recruit() },
    mentat: { draw: draw(2) },
    house: {},
  },
  harkonnen: {
    strategy: { move: move(2), attack: attack() },
    leadership: { move: move(2, having('leader')), attack: surprise(having('leader')) },
    deployment: { deploy: muster({ regular: 3, leader: 'any' }) },
    mentat: { draw: draw(2) },
    house: { upgrade: upgrade(2, 'regular', 'elite'), vehicles: vehicles('any', 'any') },
  },
};

/** An effect of a die by its name, with the choice that stands for it in the menu. */
export interface Action {
  readonly name: string;
  readonly step: Step;
  readonly choice: Choice;
}

const action = (name: string, step: Step): Action => ({ name, step, choice: { verb: 'act', what: name } });

export const DESERT_POWER: readonly Action[] = [
  action('wormsigns', wormsigns(2)),
  action('move-worms', moveWorms(2)),
  action('attack-worm', attackWorm),
];

function actionsFor(side: Side, result: Result): Action[] {
  return Object.entries(ACTIONS[side][result]).map(([effect, step]) => action(`${result}-${effect}`, step));
}

function actionTable(side: Side): Readonly<Record<Result, readonly Action[]>> {
  const table = recordOf(RESULTS, (result) => actionsFor(side, result));
  // The Atreides House stands for any other result.
  if (side === 'atreides') table.house = RESULTS.flatMap((result) => table[result]);
  return table;
}

const TABLES: Readonly<Record<Side, Readonly<Record<Result, readonly Action[]>>>> = {
  atreides: actionTable('atreides'),
  harkonnen: actionTable('harkonnen'),
};

/** Normal effects of a result: `strategy-move`, `mentat-draw` and so on. */
export function actionsOf(side: Side, result: Result): readonly Action[] {
  return TABLES[side][result];
}

function leadersOf(id: DashboardId, cells: readonly Cell[]): readonly Leader[] {
  const { forces } = DASHBOARDS[id];
  return cells.flatMap((cell) =>
    LEADERS.filter(({ force, cell: on }) => on === cell && forces.includes(force)),
  );
}

/** Leaders of each cell; a House die of the Atreides opens every result. */
function leaderTable(id: DashboardId): Readonly<Record<Cell, readonly Leader[]>> {
  return {
    leadership: leadersOf(id, ['leadership']),
    strategy: leadersOf(id, ['strategy']),
    deployment: leadersOf(id, ['deployment']),
    mentat: leadersOf(id, ['mentat']),
    house: leadersOf(id, DASHBOARDS[id].side === 'atreides' ? RESULTS : ['house']),
    'desert-power': leadersOf(id, ['desert-power']),
  };
}

const LEADERS_ON: Readonly<Record<DashboardId, Readonly<Record<Cell, readonly Leader[]>>>> = recordOf(
  DASHBOARD_IDS,
  leaderTable,
);

/** Own leaders whose special action a die or Desert Power opens, if it would do something. */
export function specialsFor(state: ArrakisState, side: Side, cell: Cell): LeaderId[] {
  const found: LeaderId[] = [];
  for (const { id, special = [] } of LEADERS_ON[actingDashboard(state, side).id][cell])
    if (isReady(state, side, id) && hasEffect(state, side, special)) found.push(id);
  return found;
}

export function runSteps(state: ArrakisState, side: Side, steps: readonly Step[], source: Ref): void {
  doNext(state, ...steps.map((step) => ({ task: 'step' as const, side, step, source })));
}

export function takeAction(play: ArrakisPlay, side: Side, { name, step }: Action): void {
  const { state } = play;
  startAction(state);
  emit(play, { event: 'action', side, action: name });
  runSteps(state, side, [step], `action:${name}`);
}

/** Effects out of a menu that would do something now. */
export function possibleActions(state: ArrakisState, side: Side, actions: readonly Action[]): Choice[] {
  const choices: Choice[] = [];
  for (const { step, choice } of actions) if (isPossible(state, side, step)) choices.push(choice);
  return choices;
}

/** The special action of a leader; afterwards the card is spent. */
export function takeSpecial(play: ArrakisPlay, side: Side, leader: LeaderId): void {
  const { state } = play;
  startAction(state);
  emit(play, { event: 'special', side, leader });
  const card = LEADERS.find((each) => each.id === leader);
  doNext(state, { task: 'spend-leader', side, leader });
  runSteps(state, side, card?.special ?? [], `leader:${leader}`);
}
