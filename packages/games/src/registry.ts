import { arrakis, describeArrakis, headingOfWar, nameCountedInWar } from '@sietch/arrakis';
import {
  BASE,
  describeEdition,
  describeSelection,
  heading,
  type ImperiumOptions,
  imperium,
  nameCounted,
  UPRISING,
  uprising,
} from '@sietch/imperium';
import { type AnyRules, type Lang, type Name, type Phrase, SietchError } from '@sietch/kernel';

/**
 * A piece of content as people and programs read it: the text of each box made from its effects, and whatever other
 * facts the game lists, each a field of its own; `heading` of the game names them.
 */
export interface ContentDescription {
  readonly id: string;
  readonly group: string;
  readonly name: string;
  readonly copies: number;
  readonly text: Readonly<Partial<Record<string, string>>>;
  readonly phrases: Readonly<Partial<Record<string, Phrase>>>;
  /** Boxes with a name of their own. */
  readonly titles?: Readonly<Partial<Record<string, string>>>;
  /** Why the values are not certain, where no source we could read prints them. */
  readonly doubt?: string;
}

/** A playable game. */
export interface GameEntry {
  readonly id: string;
  readonly name: Name;
  readonly rules: AnyRules;
  /** All its content, or what a game with these (parsed) options is played with. */
  describe(lang: Lang, options?: unknown): readonly ContentDescription[];
  /** The name of a group, a box, a field or a value in descriptions; none for ids and texts. */
  heading(key: string, lang: Lang): string | undefined;
  /** The name of what `rules.tally` counts; none for what other rules count. */
  counted(what: string, lang: Lang): Phrase | undefined;
}

export const GAMES: readonly GameEntry[] = [
  {
    id: imperium.id,
    name: BASE.name,
    rules: imperium,
    describe: (lang, options) =>
      options === undefined
        ? describeEdition(BASE, lang)
        : describeSelection(BASE.id, options as ImperiumOptions, lang),
    heading,
    counted: nameCounted,
  },
  {
    id: uprising.id,
    name: UPRISING.name,
    rules: uprising,
    describe: (lang, options) =>
      options === undefined
        ? describeEdition(UPRISING, lang)
        : describeSelection(UPRISING.id, options as ImperiumOptions, lang),
    heading,
    counted: nameCounted,
  },
  {
    id: arrakis.id,
    name: { uk: 'Дюна. Війна за Арракіс', en: 'Dune: War for Arrakis' },
    rules: arrakis,
    // Every card of the war is in every game.
    describe: (lang) => describeArrakis(lang),
    heading: headingOfWar,
    counted: nameCountedInWar,
  },
];

export function gameById(id: string): GameEntry {
  const game = GAMES.find((entry) => entry.id === id);
  if (game !== undefined) return game;
  const known = GAMES.map((entry) => entry.id).join(', ');
  throw new SietchError('unknown-game', `There is no game "${id}". Games are: ${known}.`);
}
