import type { Cost, Effect } from './effect.js';
import { mentions } from './walk.js';

const OF_THE_ARMY: readonly Effect['do'][] = [
  'swords',
  'recruit',
  'influence',
  'deploy',
  'deploy-from-supply',
  'retreat',
  'deploy-recruits',
  'summon',
  'take-hooks',
];

function takesArmy({ influence, troops, retreat }: Cost): boolean {
  return influence !== undefined || troops !== undefined || retreat !== undefined;
}

/** Does it use units, or cubes on the board? A commander needs an activated ally for that. */
export function needsArmy(effects: readonly Effect[], cost: Cost = {}): boolean {
  if (takesArmy(cost)) return true;
  return effects.some((effect) =>
    mentions(effect, (part) => OF_THE_ARMY.includes(part.do) || (part.do === 'pay' && takesArmy(part.cost))),
  );
}
