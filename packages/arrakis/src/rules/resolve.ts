import { enqueue } from '@sietch/kernel';
import { isNone } from '../content/area-set.js';
import { neighbours, sectorsOf } from '../content/map.js';
import { BOTTOM_ROW } from '../content/tracks.js';
import type { Step, StepOf } from '../effects/step.js';
import { type ArrakisPlay, emit } from '../events.js';
import { factionOf, seatsOf, turnOf, zoneAt } from '../state.js';
import type { AreaId, SectorId } from '../terms.js';
import { enemyOf, MARKERS, POWERS, RESULTS, type Ref, type Side } from '../terms.js';
import { emptyDesert } from './area.js';
import { gainBeneGesserit } from './bene-gesserit.js';
import { holds, mayDraw } from './cards.js';
import { isKept } from './claims.js';
import { startRecruit, warnedSietches } from './deployment.js';
import { atomicsOpen } from './free-actions.js';
import { startStorms } from './hazards.js';
import { enterPlay } from './leaders.js';
import { areaOfLeader } from './legion.js';
import { startMoves } from './movement.js';
import { placeGroup, spotsFor, startPlacing } from './place.js';
import { isPossible } from './possible.js';
import { attackingWorms, wildMakerArea, wormDestinations, wormTargets } from './sandworms.js';
import { drawObjective } from './setup.js';
import {
  capturable,
  carriers,
  deepHarvesters,
  displaceable,
  mayAttack,
  movableSietches,
  rocketSectors,
  sandwormSpots,
  shelled,
  swappable,
  victims,
  wormsToMove,
} from './targets.js';
import { hiddenAreas } from './tokens.js';
import { vehiclesIn } from './vehicles.js';
import { mayPlaceWormsign, returnWormsigns } from './wormsigns.js';

/** Carries out one step of an action, card or special action. What is impossible is passed over. */
export function resolve(play: ArrakisPlay, side: Side, step: Step, source: Ref): void {
  const { state } = play;
  const seats = seatsOf(state, side);
  switch (step.do) {
    case 'place':
    case 'deploy':
      return startPlacing(play, side, step.what, step.where, step.do === 'deploy');
    case 'place-each':
      enqueue(
        state,
        ...step.of.map((area) => ({
          task: 'step' as const,
          side,
          step: { do: 'place', what: step.what, where: { in: 'settlement', of: [area] } } as const,
          source,
        })),
      );
      return;
    case 'scatter':
      return scatter(play, side, step.unit, step.n, step.terrain, source);
    case 'muster':
      enqueue(state, { task: 'muster', what: step.what }, { task: 'limits' });
      return;
    case 'recruit':
      return startRecruit(play, step.leader);
    case 'warn':
      if (!isNone(warnedSietches(state, step.within)) && state.tokenSupply.length > 0) {
        state.decision = { kind: 'area', seats, side, purpose: 'warned', within: step.within };
      }
      return;
    case 'reinforce': {
      const { focus } = turnOf(state);
      if (focus !== undefined) placeGroup(play, side, step.what, focus, false);
      return;
    }
    case 'move':
      return startMoves(play, side, step.n, step.who);
    case 'move-again':
      return startMoves(play, side, 1, { with: step.with, that: true }, true);
    case 'carry':
      if (!isNone(carriers(state, side)))
        state.decision = { kind: 'area', seats, side, purpose: 'carry-from' };
      return;
    case 'attack':
      if (mayAttack(state, side, step.who)) {
        state.decision = { kind: 'attack-with', seats, side, who: step.who, terms: step.terms };
      }
      return;
    case 'special-attack':
      return startSpecialAttack(play, side, step);
    case 'choose':
      if (isPossible(state, side, step))
        state.decision = { kind: 'choose', seats, side, options: step.options, source };
      return;
    case 'if':
      if (holds(state, side, step.when)) {
        enqueue(state, ...step.then.map((then) => ({ task: 'step' as const, side, step: then, source })));
      }
      return;
    case 'any-result':
      state.decision = { kind: 'action', seats, side, result: 'house', specials: false };
      return;
    case 'enter':
      return enterPlay(play, step.leader);
    case 'draw':
      if (mayDraw(state, side, step.deck)) {
        state.decision = { kind: 'draw', seats, side, n: step.n, deck: step.deck };
      }
      return;
    case 'play-card':
      if (factionOf(state, side).hand.length > 0) state.decision = { kind: 'play-card', seats, side };
      return;
    case 'upgrade':
      enqueue(state, { task: 'upgrade', side, from: step.from, to: step.to, left: step.n });
      return;
    case 'vehicles':
      enqueue(state, { task: 'vehicles', kinds: step.kinds, mandatory: false });
      return;
    case 'desert-power':
      state.decision = { kind: 'desert-power', seats, side, special: false };
      return;
    case 'wormsigns':
      return nextWormsign(play, step.n);
    case 'remove-wormsigns':
      return removeWormsigns(play, side, step);
    case 'sandworms':
      return nextSandworm(play, step.n, step.near);
    case 'wild-maker':
      return useWildMaker(play, step.may);
    case 'move-worms':
      return nextWormMove(play, step.n, []);
    case 'attack-worm':
      if (!isNone(attackingWorms(state))) {
        state.decision = { kind: 'attack-worm', seats, side };
      }
      return;
    case 'storms':
      return startStorms(play);
    case 'wound':
      if (victims(state, side, step).length > 0) state.decision = { kind: 'wound', seats, side, step };
      return;
    case 'opponent-discards':
      enqueue(state, { task: 'discard', side: enemyOf(side), left: step.n, why: source });
      return;
    case 'bene-gesserit':
      return gainBeneGesserit(play, side);
    case 'bury-prescience':
    case 'renew-prescience':
      if (state.shown.some(({ id }) => !isKept(state, id))) {
        state.decision = {
          kind: 'prescience',
          seats,
          side,
          purpose: step.do === 'bury-prescience' ? 'bury' : 'renew',
        };
      }
      return;
    case 'attach':
      if (state.shown.length > 0) {
        state.decision = {
          kind: 'prescience',
          seats,
          side,
          purpose: step.effect,
          card: source.slice(source.indexOf(':') + 1),
        };
      }
      return;
    case 'discard-die':
      if (state.factions[enemyOf(side)].dice[step.result] > 0) {
        state.decision = { kind: 'discard-die', seats, side, result: step.result };
      }
      return;
    case 'force-die':
      if (RESULTS.some((result) => state.factions[enemyOf(side)].dice[result] > 0)) {
        state.decision = { kind: 'force-die', seats, side };
      }
      return;
    case 'uncover':
      if (!isNone(hiddenAreas(state))) {
        state.decision = { kind: 'area', seats, side, purpose: 'uncover' };
      }
      return;
    case 'restrain':
      state.paulHeld = true;
      emit(play, { event: 'restrained' });
      return;
    case 'second-objective':
      return drawObjective(play);
    case 'shift-markers':
      if (MARKERS.some((marker) => state.prescience[marker] > 0))
        state.decision = { kind: 'shift-down', seats, side };
      return;
    case 'atomics':
      if (atomicsOpen(state, step.from)) state.decision = { kind: 'atomics', seats, side };
      return;
    case 'lower-power':
      if (POWERS.some((power) => state.rows[power] < BOTTOM_ROW))
        state.decision = { kind: 'lower-power', seats, side };
      return;
    case 'remove-vehicles': {
      const area = areaOfLeader(state, side, step.near);
      if (area !== undefined) nextRemoval(play, sectorsOf(area), step.n);
      return;
    }
    case 'remove-harvesters':
      if (!isNone(deepHarvesters(state))) {
        state.decision = { kind: 'sector', seats, side, purpose: 'harvesters', n: step.n };
      }
      return;
    case 'shoot-vehicles':
      if (rocketSectors(state, side).length > 0) {
        state.decision = { kind: 'sector', seats, side, purpose: 'rockets', n: step.dice };
      }
      return;
    case 'swap-tokens':
      if (!isNone(swappable(state, undefined)))
        state.decision = { kind: 'area', seats, side, purpose: 'swap' };
      return;
    case 'move-sietch':
      if (!isNone(movableSietches(state)))
        state.decision = { kind: 'area', seats, side, purpose: 'sietch-from' };
      return;
    case 'displace':
      if (!isNone(displaceable(state, side)))
        state.decision = { kind: 'area', seats, side, purpose: 'displace-from' };
      return;
  }
}

/** Units one by one, each in another empty area. */
function scatter(
  play: ArrakisPlay,
  side: Side,
  unit: StepOf<'scatter'>['unit'],
  n: number,
  terrain: StepOf<'scatter'>['terrain'],
  source: Ref,
): void {
  const { state } = play;
  if (n === 0 || isNone(spotsFor(state, side, { in: 'empty', terrain }))) return;
  enqueue(
    state,
    {
      task: 'step',
      side,
      step: { do: 'place', what: { [unit]: 1 }, where: { in: 'empty', terrain } },
      source,
    },
    { task: 'step', side, step: { do: 'scatter', unit, n: n - 1, terrain }, source },
  );
}

/** Artillery at a neighbour, or a captured ornithopter. */
function startSpecialAttack(play: ArrakisPlay, side: Side, step: StepOf<'special-attack'>): void {
  const { state } = play;
  const seats = seatsOf(state, side);
  if (step.on === 'adjacent') {
    if (!isNone(shelled(state, side))) {
      state.decision = { kind: 'area', seats, side, purpose: 'shell', n: step.dice };
    }
  } else if (capturable(state).length > 0) {
    state.decision = { kind: 'capture', seats, side, dice: step.dice };
  }
}

/** The next of several wormsigns. */
export function nextWormsign(play: ArrakisPlay, left: number): void {
  const { state } = play;
  if (left === 0 || !mayPlaceWormsign(state)) return;
  state.decision = {
    kind: 'area',
    seats: seatsOf(state, 'atreides'),
    side: 'atreides',
    purpose: 'wormsign',
    n: left,
  };
}

/** All wormsigns around an area, or some of the player’s choice. */
function removeWormsigns(play: ArrakisPlay, side: Side, step: StepOf<'remove-wormsigns'>): void {
  const { state } = play;
  if (step.near !== undefined) {
    const near = neighbours(step.near).filter((id) => zoneAt(state, id).sign !== undefined);
    if (near.length > 0) returnWormsigns(play, near);
    return;
  }
  const left = step.n ?? 0;
  if (left === 0 || isNone(state.where.signs)) return;
  state.decision = { kind: 'area', seats: seatsOf(state, side), side, purpose: 'remove-wormsign', n: left };
}

/** "Place" may take a figure from elsewhere on the board. */
export function nextSandworm(play: ArrakisPlay, left: number, near: 'sandworm' | 'legion'): void {
  const { state } = play;
  if (left === 0 || isNone(sandwormSpots(state, near))) return;
  state.decision = {
    kind: 'area',
    seats: seatsOf(state, 'atreides'),
    side: 'atreides',
    purpose: 'sandworm',
    n: left,
    near,
  };
}

/** Wild Maker alone is placed, moved or sent to attack. */
function useWildMaker(play: ArrakisPlay, may: 'place' | 'move' | 'attack'): void {
  const { state } = play;
  const seats = seatsOf(state, 'atreides');
  const side: Side = 'atreides';
  const area = wildMakerArea(state);
  if (may === 'place') {
    if (!isNone(emptyDesert(state))) state.decision = { kind: 'area', seats, side, purpose: 'wild-maker' };
  } else if (area === undefined) return;
  else if (may === 'move') {
    if (!isNone(wormDestinations(state, area))) {
      state.decision = { kind: 'worm-to', seats, side, from: area, left: 1, moved: [], only: true };
    }
  } else if (!isNone(wormTargets(state, area)))
    state.decision = { kind: 'worm-target', seats, side, from: area, only: true };
}

/** Different sandworms, one move each. */
export function nextWormMove(play: ArrakisPlay, left: number, moved: readonly AreaId[]): void {
  const { state } = play;
  if (left === 0 || isNone(wormsToMove(state, moved))) return;
  state.decision = { kind: 'move-worm', seats: seatsOf(state, 'atreides'), side: 'atreides', left, moved };
}

/** The next of several vehicles of these sectors. */
export function nextRemoval(play: ArrakisPlay, sectors: readonly SectorId[], left: number): void {
  const { state } = play;
  if (left === 0 || vehiclesIn(state, sectors).length === 0) return;
  state.decision = {
    kind: 'remove-vehicle',
    seats: seatsOf(state, 'atreides'),
    side: 'atreides',
    sectors,
    left,
  };
}
