import type { Choice } from '@sietch/kernel';
import { PLANNING } from '../content/catalog.js';
import { LEADERS } from '../content/leaders.js';
import { RAISE_COST } from '../content/tracks.js';
import { allotments } from '../rules/spice.js';
import type { ArrakisState } from '../state.js';
import type { Force } from '../terms.js';

/** Whose friends are fond of a deck, its cards and its leaders. */
const FRIENDS: Readonly<Partial<Record<Force, string>>> = { fremen: 'fremen', corrino: 'emperor' };

/** Cards and leaders by the force they belong to; a deck belongs to itself. */
const FORCE_OF = new Map<string, string | undefined>([
  ...Object.entries(FRIENDS),
  ...PLANNING.map(({ id, deck }) => [id, FRIENDS[deck]] as const),
  ...LEADERS.map(({ id, force }) => [id, force === undefined ? undefined : FRIENDS[force]] as const),
]);

/** Ways to make use of a card, a deck or a leader. */
const USES: readonly string[] = ['draw', 'card', 'leader', 'bring'];

/** What a choice is to the taste of: fights, plans, spice, or the friendship of somebody. */
export function tastes(state: ArrakisState, choice: Choice): readonly string[] {
  const { verb, what, where } = choice;
  const { decision } = state;
  const friend = what === undefined || !USES.includes(verb) ? undefined : FORCE_OF.get(what);
  return [
    ...(fights(choice) ? ['combat'] : []),
    ...(verb === 'draw' || verb === 'card' || what === 'mentat-draw' ? ['market'] : []),
    ...(friend === undefined ? [] : [friend]),
    ...(verb === 'desert-power' ? ['fremen'] : []),
    ...(decision?.kind === 'bene-gesserit' && verb === 'place' ? ['bene-gesserit'] : []),
    ...(what === 'harvester' || (isForHarvesters(state) && where !== undefined) ? ['spice'] : []),
    ...(verb === 'allot' && where !== undefined ? allotted(state, where) : []),
  ];
}

function fights({ verb, what = '' }: Choice): boolean {
  return verb === 'attack' || verb === 'continue' || (verb === 'act' && what.includes('attack'));
}

function isForHarvesters({ decision }: ArrakisState): boolean {
  return decision?.kind === 'area' && decision.purpose === 'harvester';
}

function allotted(state: ArrakisState, name: string): readonly string[] {
  const way = allotments(state).find((one) => one.name === name);
  return [
    ...(way !== undefined && way.stockpile > 0 ? ['spice'] : []),
    ...(way?.prices['spacing-guild'] === RAISE_COST ? ['guild'] : []),
  ];
}
