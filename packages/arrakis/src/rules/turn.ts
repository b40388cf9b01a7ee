import { type Choice, doNext, recordOf, sure } from '@sietch/kernel';
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
import { newTurn } from '../new-state.js';
import { answering, isShared, runsItself } from '../participants.js';
import { type ArrakisState, actingDashboard, factionOf, turnOf } from '../state.js';
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
import { ableToAct, desertPowerOpen, mayScheme, partnerOf, spendable } from './acting.js';
import { playableCards, startAction } from './cards.js';
import { claimableBy, offerDeeds } from './claims.js';
import { diceOn, unusedDice } from './dice.js';
import { freeActions } from './free-actions.js';
import { isReady } from './leaders.js';
import { hasEffect, isPossible } from './possible.js';
import { advanceTanks } from './tank.js';

/** Players take turns of one action each, the Atreides first (rulebook: Виконання дій). */
export function startTurn(play: ArrakisPlay, side: Side): void {
  const { state } = play;
  state.turn = newTurn(side, soleDashboard(state, side));
  emit(play, { event: 'turn', side });
  if (runsItself(state, side)) automatonTurn(state);
  else continueTurn(play);
}

/** One die, whatever it shows; the unit limit is checked when all is done. */
function automatonTurn(state: ArrakisState): void {
  doNext(
    state,
    { task: 'automaton', act: 'roll' },
    { task: 'limits' },
    { task: 'automaton', act: 'end-turn' },
  );
}

/** Whoever runs a side alone acts for it. */
function soleDashboard(state: ArrakisState, side: Side): DashboardId | undefined {
  const [sole, ...others] = factionOf(state, side).dashboards;
  return others.length === 0 ? sole?.id : undefined;
}

/** Partners settle who acts; then comes the menu before the action, or what may still be done after it. */
export function continueTurn(play: ArrakisPlay): void {
  const { state } = play;
  const { side, acting, acted } = turnOf(state);
  const seats = answering(state, side);
  const { confirmTurns } = state.options;
  if (acting === undefined) state.decision = { kind: 'actor', seats, side };
  else if (!acted) state.decision = { kind: 'turn', seats, side };
  else if (
    confirmTurns ||
    freeActions(state, side).length > 0 ||
    mayScheme(state, actingDashboard(state, side))
  ) {
    state.decision = { kind: 'turn-end', seats, side };
  } else closeTurn(play);
}

/** A partner who has taken no action may still hold Hawat's Scheming. */
export function closeTurn(play: ArrakisPlay): void {
  const { state } = play;
  const turn = turnOf(state);
  const partner = partnerOf(state, turn.side, actingDashboard(state, turn.side));
  if (turn.closing || partner === undefined || !mayScheme(state, partner)) return endTurn(play);
  turn.closing = true;
  turn.acting = partner.id;
  continueTurn(play);
}

/** Whoever acts decides alone how (rulebook: Виконання дій). */
export function letAct(play: ArrakisPlay, acting: DashboardId): void {
  const turn = turnOf(play.state);
  turn.acting = acting;
  emit(play, { event: 'acts', side: turn.side, dashboard: acting });
}

/** Prescience cards paid for with a die. */
export function dieClaims(state: ArrakisState, side: Side): string[] {
  if (side !== 'atreides' || diceOn(actingDashboard(state, side)) === 0) return [];
  return claimableBy(state, 'spend-die');
}

const PARTNER: Choice = { verb: 'partner' };

/** Who was named to act may leave it to the partner, as long as nothing has been done. */
function mayLeaveToPartner(state: ArrakisState, side: Side): boolean {
  return isShared(state, side) && ableToAct(state, side).length > 1;
}

export function turnChoices(state: ArrakisState, side: Side): Choice[] {
  const dice = spendable(state, side);
  const choices: Choice[] = [];
  for (const what of dice) choices.push({ verb: 'die', what });
  if (dice.length > 0)
    for (const what of playableCards(actingDashboard(state, side))) choices.push({ verb: 'card', what });
  if (desertPowerOpen(state, side)) choices.push({ verb: 'desert-power' });
  for (const what of dieClaims(state, side)) choices.push({ verb: 'spend', what });
  freeActions(state, side, choices);
  if (mayLeaveToPartner(state, side)) choices.push(PARTNER);
  return choices;
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

const BY_RESULT: Readonly<Record<Side, Readonly<Record<Result, readonly Action[]>>>> = {
  atreides: recordOf(RESULTS, (result) => actionsFor('atreides', result)),
  harkonnen: recordOf(RESULTS, (result) => actionsFor('harkonnen', result)),
};

/** The Atreides House stands for any other result. */
const ANY_RESULT: readonly Action[] = RESULTS.flatMap((result) => BY_RESULT.atreides[result]);

/** A partner uses it for what the own dashboard shows; the rest can be handed over. */
const HOUSE_OF_PARTNER: readonly Action[] = RESULTS.filter(
  (result) => DASHBOARDS['dashboard-house-atreides'].slots[result] > 0,
).flatMap((result) => BY_RESULT.atreides[result]);

/** Normal effects of a result: `strategy-move`, `mentat-draw` and so on. `asDie`: a die is used, not an effect that says so. */
export function actionsOf(
  state: ArrakisState,
  side: Side,
  result: Result,
  asDie: boolean,
): readonly Action[] {
  if (side === 'harkonnen') return BY_RESULT.harkonnen[result];
  if (result !== 'house') return BY_RESULT.atreides[result];
  return asDie && actingDashboard(state, side).id === 'dashboard-house-atreides'
    ? HOUSE_OF_PARTNER
    : ANY_RESULT;
}

/** Results only the Fremen show: House Atreides lets them act by a House die (rulebook: Результат кубика Дому Атрідів). */
const HANDED_OVER: readonly Result[] = RESULTS.filter(
  (result) =>
    DASHBOARDS['dashboard-fremen'].slots[result] > 0 &&
    DASHBOARDS['dashboard-house-atreides'].slots[result] === 0,
);

/** Those of them that would do something. */
export function resultsToHandOver(state: ArrakisState, side: Side): readonly Result[] {
  if (actingDashboard(state, side).id !== 'dashboard-house-atreides') return [];
  return HANDED_OVER.filter(
    (result) =>
      possibleActions(state, side, BY_RESULT.atreides[result]).length > 0 ||
      readyLeaders(state, side, 'dashboard-fremen', result).length > 0,
  );
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
  return readyLeaders(state, side, actingDashboard(state, side).id, cell);
}

function readyLeaders(state: ArrakisState, side: Side, dashboard: DashboardId, cell: Cell): LeaderId[] {
  const found: LeaderId[] = [];
  for (const { id, special = [] } of LEADERS_ON[dashboard][cell])
    if (isReady(state, side, id) && hasEffect(state, side, special)) found.push(id);
  return found;
}

export function runSteps(state: ArrakisState, side: Side, steps: readonly Step[], source: Ref): void {
  for (let i = steps.length - 1; i >= 0; i--)
    state.agenda.push({ task: 'step', side, step: sure(steps[i], 'step', i), source });
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
