import { imperium, uprising } from '../../src/game.js';
import type { ImperiumOptions } from '../../src/options.js';
import type { Position } from '../../src/scenario/position.js';
import { Table } from '../table.js';

/** A game of the family, and what differs where a rule is the same. */
export interface Edition {
  readonly id: 'imperium' | 'uprising';
  readonly rules: typeof imperium;
  /** A conflict that pays these solari to the first, second and third and is about no space. */
  readonly raid: { readonly id: string; readonly pays: readonly [number, number, number] };
  /** A conflict that pays nothing anybody must answer for, and two that follow it. */
  readonly quiet: Required<Pick<Position, 'conflict' | 'conflictDeck'>>;
  readonly makers: readonly string[];
  /** Plots that anybody may play on any own turn. */
  readonly plots: string[];
  /** Conflicts about a space. */
  readonly about: readonly (readonly [conflict: string, space: string])[];
}

/** What differs between them. */
export type Of<T> = Readonly<Record<Edition['id'], T>>;

const IMPERIUM: Edition = {
  id: 'imperium',
  rules: imperium,
  raid: { id: 'guild-bank-raid', pays: [6, 4, 2] },
  quiet: { conflict: 'skirmish-a', conflictDeck: ['desert-power', 'terrible-purpose'] },
  makers: ['hagga-basin', 'imperial-basin', 'the-great-flat'],
  plots: ['windfall'],
  about: [
    ['siege-of-arrakeen', 'arrakeen'],
    ['battle-for-arrakeen', 'arrakeen'],
    ['siege-of-carthag', 'carthag'],
    ['battle-for-carthag', 'carthag'],
    ['secure-imperial-basin', 'imperial-basin'],
    ['battle-for-imperial-basin', 'imperial-basin'],
  ],
};

const UPRISING: Edition = {
  id: 'uprising',
  rules: uprising,
  raid: { id: 'skirmish-desert-mouse', pays: [2, 3, 2] },
  quiet: { conflict: 'skirmish-desert-mouse', conflictDeck: ['propaganda', 'trade-dispute'] },
  makers: ['deep-desert', 'hagga-basin', 'imperial-basin'],
  plots: ['contingency-plan'],
  about: [
    ['siege-of-arrakeen', 'arrakeen'],
    ['battle-for-arrakeen', 'arrakeen'],
    ['seize-spice-refinery', 'spice-refinery'],
    ['battle-for-spice-refinery', 'spice-refinery'],
    ['secure-imperial-basin', 'imperial-basin'],
    ['battle-for-imperial-basin', 'imperial-basin'],
  ],
};

/** Every rule of the folder holds in each of them: `describe.each(EDITIONS)`. */
export const EDITIONS: readonly Edition[] = [IMPERIUM, UPRISING];

/** A game of an edition at a position. */
export function tableOf(
  { rules }: Edition,
  position: Position = {},
  options: Partial<ImperiumOptions> = {},
): Table {
  return new Table(position, options, rules);
}

type Strengths = readonly number[];

/** Players of these strengths (0 or at least 2) resolve a conflict, by default the raid. All begin without anything. */
export function fight(
  edition: Edition,
  strengths: Strengths,
  position: Omit<Position, 'players'> = {},
): Table {
  const players = Object.fromEntries(
    strengths.map((strength, seat) => {
      const troops = strength > 0 ? { conflict: 1, swords: strength - 2 } : { conflict: 0, swords: 0 };
      return [seat, { ...troops, garrison: 3, solari: 0, spice: 0, points: 0, won: [] }];
    }),
  );
  return tableOf(
    edition,
    { phase: 'combat', conflict: edition.raid.id, first: 0, ...position, players },
    { players: strengths.length === 4 ? 4 : 3 },
  );
}
