import { type Choice, isOneOf } from '@sietch/kernel';
import { isArea } from '../content/map.js';
import { PRESCIENCE } from '../content/prescience.js';
import type { ArrakisState } from '../state.js';
import { AIR_ZONE_IDS, MARKERS, POWERS, RESULTS, SECTOR_IDS } from '../terms.js';

function refOf(thing: string): string[] {
  if (isArea(thing)) return [`area:${thing}`];
  if (isOneOf(AIR_ZONE_IDS, thing)) return [`air:${thing}`];
  if (isOneOf(SECTOR_IDS, thing)) return [`sector:${thing}`];
  if (isOneOf(RESULTS, thing)) return [`die:${thing}`];
  if (isOneOf(MARKERS, thing)) return [`marker:${thing}`];
  if (isOneOf(POWERS, thing)) return [`power:${thing}`];
  return [];
}

/** The things on the table a choice refers to, so that a client can light them up. */
export function refs(_state: ArrakisState, choice: Choice): string[] {
  const { verb, what, where } = choice;
  const found: string[] = [];
  if (where !== undefined) found.push(...refOf(where));
  if (what === undefined) return found;
  switch (verb) {
    case 'card':
    case 'discard':
      return [...found, `card:${what}`];
    case 'claim':
    case 'spend':
    case 'prescience':
      return [...found, `prescience:${what}`];
    case 'leader':
    case 'ability':
    case 'wound':
    case 'swap':
    case 'tank':
      return [...found, `leader:${what}`];
    case 'draw':
      return [...found, `deck:${what}`];
    case 'act':
      return [...found, `action:${what}`];
    case 'bring':
    case 'take':
    case 'lose':
    case 'deploy':
    case 'reveal':
    case 'give-up':
      return [...found, `figure:${what}`];
    case 'remove':
      return [
        ...found,
        PRESCIENCE.some((card) => card.id === what) ? `prescience:${what}` : `figure:${what}`,
      ];
    default:
      return [...found, ...refOf(what)];
  }
}
