import { type Choice, doNext, oneOf, reveal } from '@sietch/kernel';
import { type AreaSet, both, isNone } from '../content/area-set.js';
import { sectorSet } from '../content/map.js';
import { ATOMICS } from '../content/settlements.js';
import { BOTTOM_ROW } from '../content/tracks.js';
import { type ArrakisPlay, emit } from '../events.js';
import { fleeAreas } from '../rules/atomics.js';
import { buryShown, isKept, removeShown, showNext } from '../rules/claims.js';
import { rollCombat } from '../rules/dice.js';
import { copyLegion, removeFrom } from '../rules/legion.js';
import { relocate } from '../rules/movement.js';
import { nextRemoval } from '../rules/next-of-several.js';
import { shell } from '../rules/special-attack.js';
import { capturable, deepHarvesters, legionsUnder, rocketSectors } from '../rules/targets.js';
import { movePrescience } from '../rules/tracks.js';
import { removeAircraft, removeHarvester, removeVehicle, vehiclesIn } from '../rules/vehicles.js';
import { type ArrakisState, factionOf, turnOf, zoneAt } from '../state.js';
import { AIR_ZONE_IDS, enemyOf, MARKERS, POWERS, RESULTS, SECTOR_IDS, type SectorId } from '../terms.js';
import {
  choicesAt,
  choicesIn,
  choicesOf,
  countIn,
  DONE,
  orBack,
  orSkip,
  type Questions,
  SKIP,
  sectorChoices,
  whatOf,
  whereOf,
} from './question.js';

function buriedHarvesters(state: ArrakisState, sector: SectorId): AreaSet {
  return both(deepHarvesters(state), sectorSet(sector));
}

function askHarvester(play: ArrakisPlay, seats: readonly number[], sector: SectorId, left: number): void {
  const { state } = play;
  if (left === 0 || isNone(buriedHarvesters(state, sector))) return;
  state.decision = { kind: 'bury-harvester', seats, side: 'atreides', sector, left };
}

/** Markers with the numbers of steps they can go down. */
function shifts(state: ArrakisState): Choice[] {
  return MARKERS.flatMap((what) =>
    Array.from({ length: state.prescience[what] }, (_, i) => ({ verb: 'down', what, count: i + 1 })),
  );
}

/** New cards come only when all that should go are gone. */
function showInstead(play: ArrakisPlay, n: number): void {
  for (let i = 0; i < n; i++) showNext(play);
  reveal(play);
}

/** Questions of single cards. */
export const cardQuestions: Questions<
  | 'capture'
  | 'capture-target'
  | 'prescience'
  | 'discard-die'
  | 'force-die'
  | 'shift-down'
  | 'shift-up'
  | 'atomics'
  | 'flee-atomics'
  | 'lower-power'
  | 'sector'
  | 'bury-harvester'
  | 'remove-vehicle'
> = {
  capture: {
    choices: (state) => orSkip(choicesOf('ornithopter', capturable(state))),
    answer: (play, { seats, side, dice }, choice) => {
      if (choice.verb === 'skip') return;
      play.state.decision = {
        kind: 'capture-target',
        seats,
        side,
        zone: oneOf(AIR_ZONE_IDS, choice.what),
        dice,
      };
    },
  },
  'capture-target': {
    choices: (state, { zone }) => orBack(choicesIn('attack', legionsUnder(state, zone))),
    answer: (play, { seats, side, zone, dice }, choice) => {
      if (choice.verb === 'back') {
        play.state.decision = { kind: 'capture', seats, side, dice };
        return;
      }
      removeAircraft(play, zone);
      shell(play, side, whereOf(choice), dice);
    },
  },
  prescience: {
    choices: (state, { purpose, renewed }) => {
      const attaching = purpose === 'bonus' || purpose === 'keep';
      const cards = state.shown.map(({ id }) => id).filter((id) => attaching || !isKept(state, id));
      return [...choicesOf('prescience', cards), renewed === undefined ? SKIP : DONE];
    },
    answer: (play, decision, choice) => {
      const { state } = play;
      const { purpose, side, card, renewed = 0 } = decision;
      if (choice.verb === 'done') return showInstead(play, renewed);
      if (choice.verb !== 'prescience') return;
      const id = whatOf(choice);
      if (purpose === 'bury') return buryShown(play, id);
      if (purpose === 'renew') {
        removeShown(play, id);
        state.decision = { ...decision, renewed: renewed + 1 };
        return;
      }
      if (card === undefined || !removeFrom(turnOf(state).playing, card)) return;
      state.shown = state.shown.map((shown) =>
        shown.id === id ? { ...shown, under: [...shown.under, { card, effect: purpose }] } : shown,
      );
      emit(play, { event: 'attached', card, to: id });
      if (side !== 'atreides') throw new Error('Only the Atreides attach cards.');
    },
  },
  'discard-die': {
    choices: (_, { result }) => [{ verb: 'discard-die', what: result }, SKIP],
    answer: (play, { side, result }, choice) => {
      if (choice.verb === 'skip') return;
      const enemy = enemyOf(side);
      const faction = factionOf(play.state, enemy);
      faction.dice[result]--;
      faction.used++;
      emit(play, { event: 'die-discarded', side: enemy, result });
    },
  },
  'force-die': {
    choices: (state, { side }) =>
      orSkip(
        choicesOf(
          'die',
          RESULTS.filter((result) => state.factions[enemyOf(side)].dice[result] > 0),
        ),
      ),
    answer: (play, _, choice) => {
      if (choice.verb === 'skip') return;
      const result = oneOf(RESULTS, choice.what);
      play.state.forced = result;
      emit(play, { event: 'die-forced', result });
    },
  },
  'shift-down': {
    choices: (state) => [...shifts(state), SKIP],
    answer: (play, { seats, side }, choice) => {
      if (choice.verb === 'skip') return;
      play.state.decision = {
        kind: 'shift-up',
        seats,
        side,
        from: oneOf(MARKERS, choice.what),
        n: countIn(choice),
      };
    },
  },
  'shift-up': {
    choices: (_, { from }) =>
      choicesOf(
        'up',
        MARKERS.filter((marker) => marker !== from),
      ),
    answer: (play, { from, n }, choice) => {
      const why = `card:${play.state.turn?.playing.at(-1) ?? ''}`;
      movePrescience(play, from, -n, why);
      movePrescience(play, oneOf(MARKERS, choice.what), n, why);
    },
  },
  atomics: {
    choices: () => orSkip(choicesAt('atomics', Object.keys(ATOMICS))),
    answer: (play, _, choice) => {
      if (choice.verb === 'atomics') doNext(play.state, { task: 'detonate', area: whereOf(choice) });
    },
  },
  'flee-atomics': {
    choices: (state, { area, fleeing }) => choicesIn('to', fleeAreas(state, fleeing, area)),
    answer: (play, { area, fleeing }, choice) => {
      const legion = zoneAt(play.state, area)[fleeing];
      if (legion !== undefined)
        relocate(play, fleeing, area, whereOf(choice), copyLegion(legion), 'displace');
    },
  },
  'lower-power': {
    choices: (state) =>
      orSkip(
        choicesOf(
          'lower',
          POWERS.filter((power) => state.rows[power] < BOTTOM_ROW),
        ),
      ),
    answer: (play, _, choice) => {
      if (choice.verb === 'skip') return;
      const power = oneOf(POWERS, choice.what);
      play.state.rows[power]++;
      emit(play, { event: 'power', power, row: play.state.rows[power], change: 'lowered' });
    },
  },
  sector: {
    choices: (state, { side, purpose }) =>
      orSkip(
        purpose === 'rockets'
          ? choicesOf('sector', rocketSectors(state, side))
          : sectorChoices(deepHarvesters(state)),
      ),
    answer: (play, { seats, purpose, n }, choice) => {
      if (choice.verb === 'skip') return;
      const sector = oneOf(SECTOR_IDS, choice.what);
      if (purpose === 'harvesters') return askHarvester(play, seats, sector, n);
      const faces = rollCombat(play.state, n);
      reveal(play);
      emit(play, { event: 'roll', side: 'atreides', faces, why: 'card:fremen-rockets' });
      nextRemoval(play, [sector], faces.filter((face) => face !== 'shield').length);
    },
  },
  'bury-harvester': {
    choices: (state, { sector }) => orSkip(choicesIn('remove', buriedHarvesters(state, sector))),
    answer: (play, { seats, sector, left }, choice) => {
      if (choice.verb === 'skip') return;
      removeHarvester(play, whereOf(choice));
      askHarvester(play, seats, sector, left - 1);
    },
  },
  'remove-vehicle': {
    choices: (state, { sectors }) => orSkip(choicesAt('remove', vehiclesIn(state, sectors))),
    answer: (play, { sectors, left }, choice) => {
      if (choice.verb === 'skip') return;
      removeVehicle(play, whereOf(choice));
      nextRemoval(play, sectors, left - 1);
    },
  },
};
