import type { Name } from '@sietch/kernel';
import type { AreaId, SectorId } from '../terms.js';
import { areaOf } from './map.js';
import { SECTORS } from './sectors.js';

export const TACTIC_IDS = [
  'tactic-gara-kulon',
  'tactic-sihaya-ridge',
  'tactic-tasmin-sink',
  'tactic-habbanya-ridge',
  'tactic-bight-of-the-cliff',
  'tactic-rock-outcroppings',
  'tactic-hobars-gap',
  'tactic-windgap',
] as const;
export type TacticId = (typeof TACTIC_IDS)[number];

/** The sector a tactics card names; the four central ones count as one (rulebook: Карти тактики). */
export type TacticSector = 'outer-ne' | 'outer-se' | 'outer-sw' | 'outer-nw' | 'central';

export interface Tactic {
  readonly id: TacticId;
  readonly name: Name;
  readonly sector: TacticSector;
  /** The area in which its sietch stands at the start. */
  readonly sietch: AreaId;
}

const tactic = (id: TacticId, sector: TacticSector): Tactic => {
  const sietch = id.slice('tactic-'.length);
  return { id, name: areaOf(sietch).name, sector, sietch };
};

/** The eight tactics cards of the solo mode. */
export const TACTICS: readonly Tactic[] = [
  tactic('tactic-gara-kulon', 'outer-ne'),
  tactic('tactic-sihaya-ridge', 'outer-ne'),
  tactic('tactic-tasmin-sink', 'outer-se'),
  tactic('tactic-habbanya-ridge', 'outer-sw'),
  tactic('tactic-bight-of-the-cliff', 'outer-nw'),
  tactic('tactic-rock-outcroppings', 'outer-nw'),
  tactic('tactic-hobars-gap', 'central'),
  tactic('tactic-windgap', 'central'),
];

const BY_ID: ReadonlyMap<TacticId, Tactic> = new Map(TACTICS.map((card) => [card.id, card]));

export function tacticCard(id: TacticId): Tactic {
  const card = BY_ID.get(id);
  if (card === undefined) throw new RangeError(`There is no tactics card "${id}".`);
  return card;
}

const CENTRAL: readonly SectorId[] = SECTORS.filter(({ ring }) => ring === 'central').map(({ id }) => id);

/** The sectors of the board a card stands for. */
export function sectorsMeant(sector: TacticSector): readonly SectorId[] {
  return sector === 'central' ? CENTRAL : [sector];
}
