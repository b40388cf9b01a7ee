import type { ArrakisView } from '@sietch/arrakis';

/** The spice a harvester would gather in an area, while harvesters are placed. */
export function fieldValue(
  { decision, areas }: Pick<ArrakisView, 'decision' | 'areas'>,
  area: string,
): number | undefined {
  const detail = decision?.detail;
  if (detail?.kind !== 'area' || detail.purpose !== 'harvester') return undefined;
  const terrain = areas[area]?.terrain;
  return terrain === 'deep-desert' ? 2 : terrain === 'desert' ? 1 : undefined;
}
