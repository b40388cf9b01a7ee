import { oneOf, type Refusal } from '@sietch/kernel';
import { AREA_IDS, isDesert } from '../content/map.js';
import type { AreaPurpose, DecisionOf } from '../decisions.js';
import { choices } from '../questions/index.js';
import { type ArrakisState, zoneAt } from '../state.js';
import { SECTOR_IDS } from '../terms.js';

const ON_SAND: readonly AreaPurpose[] = ['harvester', 'wormsign', 'wild-maker'];

/** While the sector is asked first, a client must know which of its areas are answers at all. */
export function refusedBySector(state: ArrakisState, decision: DecisionOf<'area' | 'spot'>): Refusal[] {
  const sectors = choices(state).filter(({ verb }) => verb === 'sector');
  if (sectors.length === 0) return [];
  const open = new Set<string | undefined>();
  for (const { what } of sectors) {
    const within = { ...state, decision: { ...decision, sector: oneOf(SECTOR_IDS, what) } };
    for (const { where } of choices(within)) open.add(where);
  }
  const onSand = decision.kind === 'area' && ON_SAND.includes(decision.purpose);
  return AREA_IDS.filter((id) => !open.has(id)).map((id) => ({
    ref: `area:${id}`,
    reason: { code: onSand && !isDesert(zoneAt(state, id).terrain) ? 'not-desert' : 'not-here' },
  }));
}
