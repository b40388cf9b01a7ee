import { oneOf, type Refusal } from '@sietch/kernel';
import { AREA_IDS, isDesert } from '../content/map.js';
import type { AreaPurpose, DecisionOf } from '../decisions.js';
import { choices } from '../questions/index.js';
import { type ArrakisState, zoneAt } from '../state.js';
import { SECTOR_IDS } from '../terms.js';
import type { Zone } from '../zone.js';

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
    reason: { code: onSand ? unfitSand(zoneAt(state, id)) : 'not-here' },
  }));
}

/** What is in the way of something that belongs on open desert. */
function unfitSand({ terrain, worm, sign, sietch }: Zone): string {
  if (!isDesert(terrain)) return 'not-desert';
  if (worm !== undefined) return 'sandworm-there';
  if (sign !== undefined) return 'wormsign-there';
  return sietch > 0 ? 'holds-sietch' : 'not-here';
}
