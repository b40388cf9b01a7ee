import type { Name } from '@sietch/kernel';
import type { LeaderId, Marker, Power } from '../terms.js';

/** Rows of The Spice Must Flow from the top: locked dice and available vehicles. */
export const SPICE_ROWS = [
  { locked: 0, harvester: 3, ornithopter: 2, carryall: 1 },
  { locked: 1, harvester: 4, ornithopter: 2, carryall: 1 },
  { locked: 2, harvester: 5, ornithopter: 3, carryall: 1 },
  { locked: 3, harvester: 5, ornithopter: 4, carryall: 2 },
  { locked: 4, harvester: 6, ornithopter: 4, carryall: 2 },
] as const;

export const BOTTOM_ROW = SPICE_ROWS.length - 1;

export const KEEP_COST = 2;
export const RAISE_COST = 3;
export const STOCKPILE_COST = 3;
/** The last step of the supremacy track from which a point can be bought. */
export const STOCKPILE_UP_TO = 5;
export const SPICE_RESERVE = 1;

export const SUPREMACY_TO_WIN = 10;
/** Steps that give the Atreides a Bene Gesserit token. One source only: see ASSUMED. */
export const BENE_GESSERIT_STEPS: readonly number[] = [4, 7];
export const HAWAT_STEP = 1;
export const FEYD_STEP = 6;

/** Top of the prescience track, printed in no readable source: see ASSUMED. */
export const PRESCIENCE_TOP = 12;
export const ATOMICS_STEP = 8;
export const ALIA_STEP = 6;
export const DESERT_LEADER_STEP = 3;
export const DESERT_LEADERS: Readonly<Record<Marker, LeaderId>> = {
  'kwisatz-haderach': 'paul-muad-dib',
  'sand-dwellers': 'reverend-mother-jessica',
  jihad: 'chani',
};

export interface Ban {
  readonly power: Power;
  readonly powerName: Name;
  readonly name: Name;
  readonly forbids: 'sixth-unit' | 'scouting' | 'combat-cards';
}

export const BANS: readonly Ban[] = [
  {
    power: 'choam',
    powerName: { en: 'CHOAM', uk: 'ДАПТ' },
    name: { en: 'Higher Costs of Maintenance', uk: 'Вищі витрати на утримання' },
    forbids: 'sixth-unit',
  },
  {
    power: 'spacing-guild',
    powerName: { en: 'Spacing Guild', uk: 'Гільдія Лоцманів' },
    name: { en: 'Prohibitive Price for Weather Satellites', uk: 'Зависока ціна на метеорологічні супутники' },
    forbids: 'scouting',
  },
  {
    power: 'landsraad',
    powerName: { en: 'Landsraad', uk: 'Ландсраад' },
    name: { en: 'The Forms Must Be Obeyed', uk: 'Форми повинні бути дотримані' },
    forbids: 'combat-cards',
  },
];
