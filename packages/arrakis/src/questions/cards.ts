import { type Choice, doNext, oneOf } from '@sietch/kernel';
import { ATOMICS } from '../content/settlements.js';
import { BOTTOM_ROW } from '../content/tracks.js';
import { emit } from '../events.js';
import { fleeAreas } from '../rules/atomics.js';
import { hasDie } from '../rules/dice.js';
import { copyLegion } from '../rules/legion.js';
import { relocate } from '../rules/movement.js';
import { nextRemoval } from '../rules/next-of-several.js';
import { shell } from '../rules/special-attack.js';
import { capturable, legionsUnder } from '../rules/targets.js';
import { movePrescience } from '../rules/tracks.js';
import { removeAircraft, removeVehicle, vehiclesIn } from '../rules/vehicles.js';
import { type ArrakisState, factionOf, zoneAt } from '../state.js';
import { AIR_ZONE_IDS, enemyOf, MARKERS, POWERS, RESULTS, type Result, type Side } from '../terms.js';
import {
  choicesAt,
  choicesIn,
  choicesOf,
  countIn,
  orBack,
  orSkip,
  type Questions,
  SKIP,
  whereOf,
} from './question.js';

/** Truthtrance against the automaton: fewer spent dice of these results bar it (rulebook: «Транс Правди»). */
const FORCED_AT_MOST: Readonly<Record<Result, number>> = {
  leadership: 3,
  strategy: 3,
  deployment: 2,
  mentat: 3,
  house: 2,
};

/** Markers with the numbers of steps they can go down. */
function shifts(state: ArrakisState): Choice[] {
  return MARKERS.flatMap((what) =>
    Array.from({ length: state.prescience[what] }, (_, i) => ({ verb: 'down', what, count: i + 1 })),
  );
}

/** Results the opponent has a die of; of the automaton those that not too many spent dice show. */
function forcible(state: ArrakisState, side: Side): Result[] {
  const { automaton } = state;
  if (automaton === undefined) return RESULTS.filter((result) => hasDie(state, enemyOf(side), result));
  return RESULTS.filter((result) => automaton.spent[result] < FORCED_AT_MOST[result]);
}

/** Questions of single cards. */
export const cardQuestions: Questions<
  | 'capture'
  | 'capture-target'
  | 'discard-die'
  | 'force-die'
  | 'shift-down'
  | 'shift-up'
  | 'atomics'
  | 'flee-atomics'
  | 'lower-power'
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
  'discard-die': {
    choices: (_, { result }) => [{ verb: 'discard-die', what: result }, SKIP],
    answer: (play, { side, result }, choice) => {
      if (choice.verb === 'skip') return;
      const enemy = enemyOf(side);
      const owner = factionOf(play.state, enemy).dashboards.find(({ dice }) => dice[result] > 0);
      if (owner === undefined) return;
      owner.dice[result]--;
      owner.used++;
      emit(play, { event: 'die-discarded', side: enemy, result });
    },
  },
  'force-die': {
    choices: (state, { side }) => orSkip(choicesOf('die', forcible(state, side))),
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
  'remove-vehicle': {
    choices: (state, { sectors }) => orSkip(choicesAt('remove', vehiclesIn(state, sectors))),
    answer: (play, { sectors, left }, choice) => {
      if (choice.verb === 'skip') return;
      removeVehicle(play, whereOf(choice));
      nextRemoval(play, sectors, left - 1);
    },
  },
};
