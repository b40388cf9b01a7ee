/** The words of War for Arrakis, as its rulebook uses them. */
export const SIDES = ['atreides', 'harkonnen'] as const;
export type Side = (typeof SIDES)[number];

/** The special units are fedaykin and sardaukar. */
export const UNITS = ['regular', 'elite', 'special'] as const;
export type Unit = (typeof UNITS)[number];

/** The faces of the action dice, in the order of the dashboards. */
export const RESULTS = ['leadership', 'strategy', 'deployment', 'mentat', 'house'] as const;
export type Result = (typeof RESULTS)[number];

/** Where a leader card lies: on a result of the dice, or below Desert Power. */
export type Cell = Result | 'desert-power';

export const MARKERS = ['kwisatz-haderach', 'sand-dwellers', 'jihad'] as const;
export type Marker = (typeof MARKERS)[number];

export const POWERS = ['choam', 'spacing-guild', 'landsraad'] as const;
export type Power = (typeof POWERS)[number];

export const VEHICLES = ['harvester', 'ornithopter', 'carryall'] as const;
export type Vehicle = (typeof VEHICLES)[number];
export type Aircraft = Exclude<Vehicle, 'harvester'>;

export const TERRAINS = ['mountain', 'plateau', 'minor-erg', 'desert', 'deep-desert'] as const;
export type Terrain = (typeof TERRAINS)[number];

export const SECTOR_IDS = [
  'central-ne',
  'central-se',
  'central-sw',
  'central-nw',
  'outer-ne',
  'outer-se',
  'outer-sw',
  'outer-nw',
] as const;
export type SectorId = (typeof SECTOR_IDS)[number];

export const AIR_ZONE_IDS = [
  'air-central-n',
  'air-central-e',
  'air-central-s',
  'air-central-w',
  'air-outer-ne',
  'air-outer-se',
  'air-outer-sw',
  'air-outer-nw',
] as const;
export type AirZoneId = (typeof AIR_ZONE_IDS)[number];

/** The four forces: the two Houses and their allies, each with its planning deck and leaders. */
export const FORCES = ['house-harkonnen', 'corrino', 'house-atreides', 'fremen'] as const;
export type Force = (typeof FORCES)[number];

/** One dashboard for a faction run by one player, two for a shared one. */
export const DASHBOARD_IDS = [
  'sietch-tabr',
  'giedi-prime',
  'dashboard-house-atreides',
  'dashboard-fremen',
  'dashboard-house-harkonnen',
  'dashboard-corrino',
] as const;
export type DashboardId = (typeof DASHBOARD_IDS)[number];

export const WORMSIGNS = ['sand', 'sandworm', 'burrowed'] as const;
export type Wormsign = (typeof WORMSIGNS)[number];

export const WORMS = ['sandworm', 'wild-maker'] as const;
export type Worm = (typeof WORMS)[number];

export const FACES = ['sword', 'shield', 'special'] as const;
export type Face = (typeof FACES)[number];

export type AreaId = string;
export type CardId = string;
export type PrescienceId = string;
export type ObjectiveId = string;
export type LeaderId = string;
/** A deployment token as everybody can follow it on the table; what it shows is told by `faces`. */
export type TokenId = string;

/** Where something comes from: `card:…`, `leader:…`, `action:…`, `phase:…`. */
export type Ref = string;

export function enemyOf(side: Side): Side {
  return side === 'atreides' ? 'harkonnen' : 'atreides';
}
