import { DASHBOARD_IDS, DASHBOARDS } from '@sietch/arrakis';
import { oneOf } from '@sietch/kernel';
import type { WarTable } from './use-war';
import { sideOfLeader } from './words/names';

/** What lies together where not everything fits beside the map. */
export type Page = 'map' | 'atreides' | 'harkonnen' | 'tracks' | 'battle';

/** The page a thing lies on; `undefined` for the hand, which is always there. */
export function pageOf(ref: string, { view }: WarTable): Page | undefined {
  const [kind = '', id = ''] = ref.split(':');
  switch (kind) {
    case 'area':
    case 'air':
    case 'sector':
      return 'map';
    case 'die':
      return DASHBOARDS[oneOf(DASHBOARD_IDS, id)].side;
    case 'leader':
      return view.decision?.kind === 'ability' ? 'battle' : sideOfLeader(id);
    case 'deck':
    case 'action':
      return view.side;
    case 'marker':
    case 'prescience':
    case 'power':
      return 'tracks';
    case 'figure':
      return 'battle';
    default:
      return undefined;
  }
}

/** A battle that is over may be read as long as one likes; but what is told of an area meanwhile is seen on the map. */
export function pageWhileTold(current: Page, told: readonly string[], inBattle: boolean): Page {
  const onMap = told.some((ref) => ref.startsWith('area:'));
  return current === 'battle' && !inBattle && onMap ? 'map' : current;
}
