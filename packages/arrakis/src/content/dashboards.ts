import { recordOf } from '@sietch/kernel';
import { type DashboardId, FORCES, type Force, RESULTS, type Result, type Side } from '../terms.js';

/** A dashboard as it is printed. */
export interface PrintedDashboard {
  readonly id: DashboardId;
  readonly side: Side;
  /** Whose leaders' cards and planning cards are kept here: the House first, then the ally. */
  readonly forces: readonly Force[];
  /** Dice of each result it has room for; none of those it does not show. */
  readonly slots: Readonly<Record<Result, number>>;
  /** Desert Power, an action without a die. */
  readonly desertPower: boolean;
  /** Slots of the regeneration tank. */
  readonly tank: number;
  /** Planning cards that may be kept at the end of a round. */
  readonly handLimit: number;
}

/** The force of a partner's dashboard; a player alone runs both. */
export function forceOfDashboard(id: string): Force | undefined {
  return id.startsWith('dashboard-') ? FORCES.find((force) => id === `dashboard-${force}`) : undefined;
}

/** A player alone keeps six cards, partners four each. */
const ALONE = { handLimit: 6 } as const;
const SHARED = { handLimit: 4 } as const;

/** The tanks of the dashboards for partners are assumed to be as long as those of the single ones. */
const TANK: Readonly<Record<Side, number>> = { atreides: 3, harkonnen: 5 };

const slots = (n: number, ...shows: Result[]): Record<Result, number> =>
  recordOf(RESULTS, (result) => (shows.includes(result) ? n : 0));

/**
 * What each dashboard shows. The pair of the Atreides is assumed: it mirrors that of the Harkonnen, and the Fremen have
 * Leadership too, because the card of Paul-Muad’Dib lies there.
 */
export const DASHBOARDS: Readonly<Record<DashboardId, PrintedDashboard>> = {
  'sietch-tabr': {
    id: 'sietch-tabr',
    side: 'atreides',
    forces: ['house-atreides', 'fremen'],
    slots: slots(2, ...RESULTS),
    desertPower: true,
    tank: TANK.atreides,
    ...ALONE,
  },
  'giedi-prime': {
    id: 'giedi-prime',
    side: 'harkonnen',
    forces: ['house-harkonnen', 'corrino'],
    slots: slots(3, ...RESULTS),
    desertPower: false,
    tank: TANK.harkonnen,
    ...ALONE,
  },
  'dashboard-house-atreides': {
    id: 'dashboard-house-atreides',
    side: 'atreides',
    forces: ['house-atreides'],
    slots: slots(1, 'leadership', 'mentat', 'house'),
    desertPower: false,
    tank: TANK.atreides,
    ...SHARED,
  },
  'dashboard-fremen': {
    id: 'dashboard-fremen',
    side: 'atreides',
    forces: ['fremen'],
    slots: slots(1, 'leadership', 'strategy', 'deployment', 'mentat'),
    desertPower: true,
    tank: TANK.atreides,
    ...SHARED,
  },
  'dashboard-house-harkonnen': {
    id: 'dashboard-house-harkonnen',
    side: 'harkonnen',
    forces: ['house-harkonnen'],
    slots: slots(2, 'leadership', 'mentat', 'house'),
    desertPower: false,
    tank: TANK.harkonnen,
    ...SHARED,
  },
  'dashboard-corrino': {
    id: 'dashboard-corrino',
    side: 'harkonnen',
    forces: ['corrino'],
    slots: slots(2, 'strategy', 'deployment', 'mentat'),
    desertPower: false,
    tank: TANK.harkonnen,
    ...SHARED,
  },
};

/** What a die can be used as: a House die of the Atreides for everything its dashboard shows. */
export function resultsFor(id: DashboardId, die: Result): readonly Result[] {
  const { side, slots: room } = DASHBOARDS[id];
  return die === 'house' && side === 'atreides' ? RESULTS.filter((result) => room[result] > 0) : [die];
}
