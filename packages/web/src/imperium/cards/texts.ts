import {
  type Box,
  type Conflict,
  type catalogOf,
  type Effect,
  wordCard,
  wordConflict,
  wordContract,
  wordHagal,
  wordIntrigue,
  wordLeader,
  wordObjective,
  wordPost,
  wordRival,
  wordSpace,
} from '@sietch/imperium';
import type { Lang, Phrase } from '@sietch/kernel';

type Catalog = ReturnType<typeof catalogOf>;
export type Texts = readonly (readonly [box: Box, phrase: Phrase])[];

const known = new WeakMap<Catalog, Map<string, Texts>>();

/** Conflicts of another edition may name a space this board has not: nobody can win its control. */
export function conflictHere(id: string, catalog: Catalog): Conflict {
  const conflict = catalog.conflict(id);
  const [first, second, third] = conflict.rewards;
  const here = (reward: readonly Effect[]) =>
    reward.filter((effect) => effect.do !== 'control' || catalog.controllable(effect.space));
  return { ...conflict, rewards: [here(first), here(second), here(third)] };
}

function worded(kind: string, id: string, catalog: Catalog, lang: Lang): Partial<Record<Box, Phrase>> {
  switch (kind) {
    case 'card':
      return wordCard(catalog.card(id), lang, catalog);
    case 'intrigue':
      return wordIntrigue(catalog.intrigue(id), lang, catalog);
    case 'conflict':
      return wordConflict(conflictHere(id, catalog), lang, catalog);
    case 'leader':
      return wordLeader(catalog.leader(id), lang, catalog);
    case 'space':
      return wordSpace(catalog.space(id), lang, catalog);
    case 'contract':
      return wordContract(catalog.contract(id), lang, catalog);
    case 'post':
      return wordPost(catalog.post(id), lang, catalog);
    case 'objective':
      return wordObjective(catalog.objective(id), lang);
    case 'hagal':
      return wordHagal(catalog.hagal(id), lang, catalog);
    case 'rival':
      return wordRival(catalog.rival(id), lang, catalog);
    default:
      return {};
  }
}

/** The boxes of a component with their texts, made once per language. */
export function textsOf(kind: string, id: string, catalog: Catalog, lang: Lang): Texts {
  let texts = known.get(catalog);
  if (texts === undefined) {
    texts = new Map();
    known.set(catalog, texts);
  }
  const key = `${lang} ${kind} ${id}`;
  let found = texts.get(key);
  if (found === undefined) {
    found = Object.entries(worded(kind, id, catalog, lang)) as [Box, Phrase][];
    texts.set(key, found);
  }
  return found;
}

/** The text of one box, for where it stands alone. */
export function boxOf(texts: Texts, wanted: string): Phrase | undefined {
  const phrase = texts.find(([box]) => box === wanted)?.[1];
  return phrase === undefined ? undefined : unstopped(phrase);
}

/** Symbols alone need no full stop. */
function unstopped(phrase: Phrase): Phrase {
  return phrase.at(-1) === '.' ? phrase.slice(0, -1) : phrase;
}
