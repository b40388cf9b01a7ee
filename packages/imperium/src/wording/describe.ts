import { type Lang, type Name, type Phrase, plainText } from '@sietch/kernel';
import type {
  Card,
  Conflict,
  ConflictLevel,
  Edition,
  Intrigue,
  IntrigueTiming,
  Leader,
  Space,
} from '../content/component.js';
import type { Cost } from '../effects/effect.js';
import type { AgentIcon, Faction } from '../terms.js';
import type { Box } from './boxes.js';
import { wordCard, wordConflict, wordIntrigue, wordLeader } from './card.js';
import { type Names, namesOf } from './context.js';
import { wordSpace } from './space.js';

export const GROUPS = ['starter', 'reserve', 'imperium', 'intrigue', 'conflict', 'leader', 'space'] as const;
export type Group = (typeof GROUPS)[number];

export type IntrigueType = Exclude<IntrigueTiming, 'win'>;

/** A component in one language, as plain data for listings. */
export interface Description {
  readonly id: string;
  readonly group: Group;
  readonly name: string;
  readonly copies: number;
  /** Persuasion of a card; what an intrigue or a space asks for, a list if a space has several ways in. */
  readonly cost?: number | Cost | readonly Cost[];
  readonly factions: readonly Faction[];
  readonly icons: readonly AgentIcon[];
  readonly types?: readonly IntrigueType[];
  readonly level?: ConflictLevel;
  readonly text: Readonly<Partial<Record<Box, string>>>;
  readonly phrases: Readonly<Partial<Record<Box, Phrase>>>;
}

type Wording = Pick<Description, 'text' | 'phrases'>;

function wording(phrases: Description['phrases']): Wording {
  const texts = Object.entries(phrases).map(([box, phrase]) => [box, plainText(phrase)]);
  return { text: Object.fromEntries(texts), phrases };
}

/** What most groups have none of. */
const bare = ({ id, name }: { readonly id: string; readonly name: Name }, lang: Lang) => ({
  id,
  name: name[lang],
  copies: 1,
  factions: [],
  icons: [],
});

function describeCard(card: Card, lang: Lang, names: Names): Description {
  const { group, copies, cost, factions, icons } = card;
  return {
    ...bare(card, lang),
    group,
    copies,
    ...(cost !== undefined && { cost }),
    factions,
    icons,
    ...wording(wordCard(card, lang, names)),
  };
}

/** Cards played after a won conflict are combat cards. */
const typeOf = (timing: IntrigueTiming): IntrigueType => (timing === 'win' ? 'combat' : timing);

function describeIntrigue(intrigue: Intrigue, lang: Lang, names: Names): Description {
  const costs = intrigue.plays.flatMap(({ cost }) => (cost === undefined ? [] : [cost]));
  const [cost] = costs;
  return {
    ...bare(intrigue, lang),
    group: 'intrigue',
    copies: intrigue.copies,
    ...(cost !== undefined && { cost: costs.length === 1 ? cost : costs }),
    types: intrigue.plays.map(({ timing }) => typeOf(timing)),
    ...wording(wordIntrigue(intrigue, lang, names)),
  };
}

function describeConflict(conflict: Conflict, lang: Lang, names: Names): Description {
  return {
    ...bare(conflict, lang),
    group: 'conflict',
    level: conflict.level,
    ...wording(wordConflict(conflict, lang, names)),
  };
}

function describeLeader(leader: Leader, lang: Lang, names: Names): Description {
  return { ...bare(leader, lang), group: 'leader', ...wording(wordLeader(leader, lang, names)) };
}

function describeSpace(space: Space, lang: Lang, names: Names): Description {
  const [only, ...others] = space.ways;
  return {
    ...bare(space, lang),
    group: 'space',
    cost: others.length === 0 ? only.cost : space.ways.map(({ cost }) => cost),
    factions: space.faction === undefined ? [] : [space.faction],
    icons: [space.icon],
    ...wording(wordSpace(space, lang, names)),
  };
}

/** Every component of an edition, worded: what `sietch cards --json` prints. */
export function describeEdition(edition: Edition, lang: Lang): Description[] {
  const names = namesOf(edition);
  return [
    ...edition.cards.map((card) => describeCard(card, lang, names)),
    ...edition.intrigues.map((intrigue) => describeIntrigue(intrigue, lang, names)),
    ...edition.conflicts.map((conflict) => describeConflict(conflict, lang, names)),
    ...edition.leaders.map((leader) => describeLeader(leader, lang, names)),
    ...edition.spaces.map((space) => describeSpace(space, lang, names)),
  ];
}
