import { type Choice, doNext, oneOf } from '@sietch/kernel';
import { beneGesseritCells, placeBeneGesserit } from '../rules/bene-gesserit.js';
import { removeShown } from '../rules/claims.js';
import { buryUnclaimed, namedOnBoard, swapLeader, unclaimed } from '../rules/end-of-round.js';
import { changeDie, roomiest } from '../rules/round.js';
import { activateBan, allot, allotments, extraBans, stockpile } from '../rules/spice.js';
import { askVehiclePlace, placeAircraft } from '../rules/vehicles.js';
import { type Dashboard, dashboardOf, factionOf } from '../state.js';
import { AIR_ZONE_IDS, DASHBOARD_IDS, POWERS, RESULTS, VEHICLES } from '../terms.js';
import { choicesOf, orDone, orSkip, type Questions, SKIP, whatOf, whereOf } from './question.js';

const ZONES = choicesOf('zone', AIR_ZONE_IDS);
const ZONES_OR_SKIP = orSkip([...ZONES]);

/** A cell of the dashboard, or of that of either partner: then the key says whose, `place:mentat@dashboard-corrino`. */
function beneGesseritChoices(dashboards: readonly Dashboard[]): Choice[] {
  const choices: Choice[] = [];
  for (const dashboard of dashboards)
    for (const what of beneGesseritCells(dashboard))
      choices.push(
        dashboards.length === 1 ? { verb: 'place', what } : { verb: 'place', what, where: dashboard.id },
      );
  return choices;
}

/** Questions of the phases around the actions. */
export const phaseQuestions: Questions<
  | 'air-zone'
  | 'which-vehicle'
  | 'change-die'
  | 'bene-gesserit'
  | 'allot'
  | 'stockpile'
  | 'extra-ban'
  | 'swap-leader'
  | 'unclaimed'
> = {
  'air-zone': {
    choices: (_, { mandatory }) => (mandatory ? ZONES : ZONES_OR_SKIP),
    answer: (play, { vehicle }, choice) => {
      if (choice.verb === 'zone') placeAircraft(play, oneOf(AIR_ZONE_IDS, choice.what), vehicle);
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
      if (choice.verb === 'vehicle') askVehiclePlace(play, oneOf(VEHICLES, choice.what), false);
    },
  },
  'change-die': {
    choices: (state, { side, dashboard }) => choicesOf('die', roomiest(dashboardOf(state, side, dashboard))),
    answer: (play, { side, dashboard }, choice) =>
      changeDie(play, side, dashboardOf(play.state, side, dashboard), oneOf(RESULTS, choice.what)),
  },
  'bene-gesserit': {
    choices: (state, { side }) => orSkip(beneGesseritChoices(factionOf(state, side).dashboards)),
    answer: (play, { side }, choice) => {
      if (choice.verb !== 'place') return;
      const { what, where } = choice;
      const id = where === undefined ? undefined : oneOf(DASHBOARD_IDS, where);
      placeBeneGesserit(play, side, dashboardOf(play.state, side, id), oneOf(RESULTS, what));
    },
  },
  allot: {
    choices: (state) => {
      const choices: Choice[] = [];
      for (const { choice } of allotments(state)) choices.push(choice);
      return choices;
    },
    answer: (play, _, choice) => allot(play, whereOf(choice)),
  },
  stockpile: {
    choices: () => [{ verb: 'stockpile' }, SKIP],
    answer: (play, _, choice) => {
      if (choice.verb === 'stockpile') stockpile(play);
    },
  },
  'extra-ban': {
    choices: (state) => choicesOf('ban', extraBans(state)),
    answer: (play, _, choice) => activateBan(play, oneOf(POWERS, choice.what)),
  },
  'swap-leader': {
    choices: (state, { side }) => orDone(choicesOf('swap', namedOnBoard(state, side))),
    answer: (play, { side }, choice) => {
      if (choice.verb === 'done') return;
      doNext(play.state, { task: 'swap-leaders', side });
      swapLeader(play, side, whatOf(choice));
    },
  },
  unclaimed: {
    choices: (state) => orDone(choicesOf('remove', unclaimed(state))),
    answer: (play, _, choice) => {
      if (choice.verb === 'done') return buryUnclaimed(play);
      doNext(play.state, { task: 'unclaimed' });
      removeShown(play, whatOf(choice));
    },
  },
};
