import { arrakis, describeArrakis } from '@sietch/arrakis';
import { BASE, describeEdition, imperium, UPRISING, uprising } from '@sietch/imperium';
import { type AnyRules, type Lang, type Name, type Phrase, SietchError } from '@sietch/kernel';

/** A piece of content as people and programs read it: facts, and the text of each box made from its effects. */
export interface ContentDescription {
  readonly id: string;
  readonly group: string;
  readonly name: string;
  readonly copies: number;
  readonly text: Readonly<Partial<Record<string, string>>>;
  readonly phrases: Readonly<Partial<Record<string, Phrase>>>;
  /** Why the values are not certain, where no source we could read prints them. */
  readonly doubt?: string;
}

/** A playable game. */
export interface GameEntry {
  readonly id: string;
  readonly name: Name;
  readonly rules: AnyRules;
  describe(lang: Lang): readonly ContentDescription[];
}

export const GAMES: readonly GameEntry[] = [
  {
    id: imperium.id,
    name: BASE.name,
    rules: imperium,
    describe: (lang) => describeEdition(BASE, lang),
  },
  {
    id: uprising.id,
    name: UPRISING.name,
    rules: uprising,
    describe: (lang) => describeEdition(UPRISING, lang),
  },
  {
    id: arrakis.id,
    name: { uk: 'Дюна. Війна за Арракіс', en: 'Dune: War for Arrakis' },
    rules: arrakis,
    describe: describeArrakis,
  },
];

export function gameById(id: string): GameEntry {
  const game = GAMES.find((entry) => entry.id === id);
  if (game !== undefined) return game;
  const known = GAMES.map((entry) => entry.id).join(', ');
  throw new SietchError('unknown-game', `There is no game "${id}". Games are: ${known}.`);
}
