import { enqueue } from '@sietch/kernel';
import { beneGesseritCells, placeBeneGesserit } from '../rules/bene-gesserit.js';
import { removeShown } from '../rules/claims.js';
import { buryUnclaimed, namedOnBoard, swapLeader, unclaimed } from '../rules/end-of-round.js';
import { changeDie, roomiest } from '../rules/round.js';
import { activateBan, allocate, allocations, extraBans, saveSpice, stockpile } from '../rules/spice.js';
import { askVehiclePlace, placeAircraft } from '../rules/vehicles.js';
import { AIR_ZONE_IDS, type AirZoneId, type Power, type Result, VEHICLES, type Vehicle } from '../terms.js';
import { choicesOf, DONE, orSkip, type Questions, SKIP, whatOf } from './question.js';

const ZONES = choicesOf('zone', AIR_ZONE_IDS);
const ZONES_OR_SKIP = orSkip([...ZONES]);

/** Questions of the phases around the actions. */
export const phaseQuestions: Questions<
  | 'air-zone'
  | 'which-vehicle'
  | 'change-die'
  | 'bene-gesserit'
  | 'allocate'
  | 'stockpile'
  | 'save-spice'
  | 'extra-ban'
  | 'swap-leader'
  | 'unclaimed'
> = {
  'air-zone': {
    choices: (_, { mandatory }) => (mandatory ? ZONES : ZONES_OR_SKIP),
    answer: (play, { vehicle }, choice) => {
      if (choice.verb === 'zone') placeAircraft(play, whatOf(choice) as AirZoneId, vehicle);
    },
  },
  'which-vehicle': {
    choices: (state) =>
      orSkip(
        choicesOf(
          'vehicle',
          VEHICLES.filter((vehicle) => state.vehicles[vehicle] > 0),
        ),
      ),
    answer: (play, _, choice) => {
      if (choice.verb === 'vehicle') askVehiclePlace(play, whatOf(choice) as Vehicle, false);
    },
  },
  'change-die': {
    choices: (state, { side }) => choicesOf('die', roomiest(state, side)),
    answer: (play, { side }, choice) => changeDie(play, side, whatOf(choice) as Result),
  },
  'bene-gesserit': {
    choices: (state, { side }) => orSkip(choicesOf('place', beneGesseritCells(state, side))),
    answer: (play, { side }, choice) => {
      if (choice.verb === 'place') placeBeneGesserit(play, side, whatOf(choice) as Result);
    },
  },
  allocate: {
    choices: (state, { power }) => allocations(state, power).map((verb) => ({ verb, what: power })),
    answer: (play, { power }, choice) => allocate(play, power, choice.verb),
  },
  stockpile: {
    choices: () => [{ verb: 'stockpile' }, SKIP],
    answer: (play, _, choice) => {
      if (choice.verb === 'stockpile') stockpile(play);
    },
  },
  'save-spice': {
    choices: () => [{ verb: 'save' }, SKIP],
    answer: (play, _, choice) => saveSpice(play, choice.verb === 'save'),
  },
  'extra-ban': {
    choices: (state) => choicesOf('ban', extraBans(state)),
    answer: (play, _, choice) => activateBan(play, whatOf(choice) as Power),
  },
  'swap-leader': {
    choices: (state, { side }) => [...choicesOf('swap', namedOnBoard(state, side)), DONE],
    answer: (play, { side }, choice) => {
      if (choice.verb === 'done') return;
      enqueue(play.state, { task: 'swap-leaders', side });
      swapLeader(play, side, whatOf(choice));
    },
  },
  unclaimed: {
    choices: (state) => [...choicesOf('remove', unclaimed(state)), DONE],
    answer: (play, _, choice) => {
      if (choice.verb === 'done') return buryUnclaimed(play);
      enqueue(play.state, { task: 'unclaimed' });
      removeShown(play, whatOf(choice));
    },
  },
};
