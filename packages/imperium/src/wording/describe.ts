import { type Lang, type Name, type Phrase, plainText } from '@sietch/kernel';
import { BASE } from '../content/base/edition.js';
import { catalogOf } from '../content/catalog.js';
import type {
  Card,
  Conflict,
  ConflictLevel,
  Contract,
  Edition,
  Intrigue,
  IntrigueTiming,
  Leader,
  Objective,
  Post,
  Space,
  TrainingStep,
} from '../content/component.js';
import { type ModuleList, moduleWith } from '../content/compose.js';
import type { HagalCard, RivalCard } from '../content/rivals/component.js';
import { eligibleRivals } from '../content/rivals/eligible.js';
import { selectionOf } from '../content/selection.js';
import type { Cost } from '../effects/effect.js';
import type { ImperiumOptions } from '../options.js';
import type { AgentIcon, BattleIcon, LeaderId, SpaceId, Track } from '../terms.js';
import { wordObjective } from './battle-icon.js';
import type { Box } from './boxes.js';
import { wordCard, wordConflict, wordIntrigue } from './card.js';
import { type Names, namesOf } from './context.js';
import { wordContract, wordPost } from './contract.js';
import { wordLeader, wordTraining } from './leader.js';
import { wordHagal, wordRival } from './rival.js';
import { wordSpace } from './space.js';

export const GROUPS = [
  'starter',
  'reserve',
  'imperium',
  'intrigue',
  'conflict',
  'leader',
  'space',
  'post',
  'contract',
  'objective',
  'hagal',
  'rival',
] as const;
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
  readonly factions: readonly Track[];
  readonly icons: readonly AgentIcon[];
  readonly types?: readonly IntrigueType[];
  /** Used only with this module. */
  readonly module?: string;
  readonly level?: ConflictLevel;
  readonly battleIcon?: BattleIcon | 'wild';
  /** The space a conflict is about, and whether the Shield Wall keeps sandworms out of it. */
  readonly controlSpace?: SpaceId;
  readonly shieldWall?: true;
  readonly house?: string;
  readonly complexity?: Leader['complexity'];
  /** Boxes with a name of their own: the abilities of a leader. */
  readonly titles?: Readonly<Partial<Record<Box, string>>>;
  /** Where on the board a space lies. */
  readonly region?: Space['region'];
  readonly combatSpace?: true;
  readonly maker?: true;
  readonly oncePerGame?: true;
  readonly requires?: NonNullable<Space['requires']>;
  readonly controlBonus?: NonNullable<Space['controlBonus']>;
  /** The front of a leader card whose other face this is, and the other way round. */
  readonly faceOf?: LeaderId;
  readonly otherFace?: LeaderId;
  /** A leader's training track from its start. */
  readonly training?: readonly TrainingDescription[];
  /** Numbers of players an objective is for. */
  readonly players?: readonly number[];
  readonly text: Readonly<Partial<Record<Box, string>>>;
  readonly phrases: Readonly<Partial<Record<Box, Phrase>>>;
}

export interface TrainingDescription {
  readonly id: string;
  readonly next: readonly string[];
  readonly text: string;
  readonly phrase: Phrase;
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

function ofModule(edition: Edition, list: ModuleList, { id }: { readonly id: string }) {
  const module = moduleWith(edition, list, id)?.id;
  return module === undefined ? {} : { module };
}

function describeCard(card: Card, edition: Edition, lang: Lang, names: Names): Description {
  const { group, copies, cost, factions, icons } = card;
  return {
    ...(cost !== undefined && { cost }),
    ...bare(card, lang),
    group,
    copies,
    factions,
    icons,
    ...ofModule(edition, 'cards', card),
    ...wording(wordCard(card, lang, names)),
  };
}

/** Cards played after a won conflict are combat cards. */
const typeOf = (timing: IntrigueTiming): IntrigueType => (timing === 'win' ? 'combat' : timing);

function describeIntrigue(intrigue: Intrigue, edition: Edition, lang: Lang, names: Names): Description {
  const costs = intrigue.plays.flatMap(({ cost }) => (cost === undefined ? [] : [cost]));
  const [cost] = costs;
  return {
    ...bare(intrigue, lang),
    group: 'intrigue',
    copies: intrigue.copies,
    ...(cost !== undefined && { cost: costs.length === 1 ? cost : costs }),
    ...ofModule(edition, 'intrigues', intrigue),
    types: intrigue.plays.map(({ timing }) => typeOf(timing)),
    ...wording(wordIntrigue(intrigue, lang, names)),
  };
}

/** Mixed-in conflicts may be about a space that is not on the board: nobody controls it then. */
function describeConflict(conflict: Conflict, edition: Edition, lang: Lang, names: Names): Description {
  const { level, battleIcon, location } = conflict;
  const space = edition.spaces.find(({ id, controlBonus }) => id === location && controlBonus);
  return {
    ...bare(conflict, lang),
    group: 'conflict',
    level,
    ...(space && { controlSpace: space.id }),
    ...(space && edition.shieldWall && { shieldWall: true }),
    ...(battleIcon && { battleIcon }),
    ...wording(wordConflict(conflict, lang, names)),
  };
}

function describeTraining(step: TrainingStep, lang: Lang, names: Names): TrainingDescription {
  const phrase = wordTraining(step, lang, names);
  return { id: step.id, next: step.next, text: plainText(phrase), phrase };
}

function describeLeader(leader: Leader, edition: Edition, lang: Lang, names: Names): Description {
  const { faceOf, training, house, complexity, ability, signet } = leader;
  const otherFace = edition.leaders.find((other) => other.faceOf === leader.id)?.id;
  return {
    ...bare(leader, lang),
    group: 'leader',
    ...(house && { house: house[lang] }),
    complexity,
    titles: { ability: ability.name[lang], signet: signet.name[lang] },
    ...ofModule(edition, 'leaders', leader),
    ...(faceOf && { faceOf }),
    ...(otherFace && { otherFace }),
    ...(training && { training: training.map((step) => describeTraining(step, lang, names)) }),
    ...wording(wordLeader(leader, lang, names)),
  };
}

function describeSpace(space: Space, lang: Lang, names: Names): Description {
  const [only, ...others] = space.ways;
  const { region, combat, maker, oncePerGame, requires, controlBonus } = space;
  return {
    ...bare(space, lang),
    group: 'space',
    region,
    ...(combat && { combatSpace: true }),
    ...(maker && { maker: true }),
    ...(oncePerGame && { oncePerGame: true }),
    ...(requires && { requires }),
    ...(controlBonus && { controlBonus }),
    cost: others.length === 0 ? only.cost : space.ways.map(({ cost }) => cost),
    factions: space.faction === undefined ? [] : [space.faction],
    icons: [space.icon],
    ...wording(wordSpace(space, lang, names)),
  };
}

function describePost(post: Post, edition: Edition, lang: Lang, names: Names): Description {
  const watched = edition.spaces.filter(({ id }) => post.spaces.includes(id));
  return {
    ...bare(post, lang),
    group: 'post',
    icons: [...new Set(watched.map(({ icon }) => icon))],
    ...wording(wordPost(post, lang, names)),
  };
}

function describeContract(contract: Contract, edition: Edition, lang: Lang, names: Names): Description {
  return {
    ...bare(contract, lang),
    group: 'contract',
    copies: contract.copies,
    ...ofModule(edition, 'contracts', contract),
    ...wording(wordContract(contract, lang, names)),
  };
}

function describeObjective(objective: Objective, lang: Lang): Description {
  const { battleIcon, players } = objective;
  return {
    ...bare(objective, lang),
    group: 'objective',
    battleIcon,
    players,
    ...wording(wordObjective(objective, lang)),
  };
}

function describeHagal(card: HagalCard, lang: Lang, names: Names): Description {
  const { copies, players } = card;
  return {
    ...bare(card, lang),
    group: 'hagal',
    copies,
    players,
    ...wording(wordHagal(card, lang, names)),
  };
}

function describeRival(card: RivalCard, lang: Lang, names: Names): Description {
  return {
    ...bare(card, lang),
    group: 'rival',
    players: card.players,
    ...wording(wordRival(card, lang, names)),
  };
}

/** Every component of an edition, worded: what `sietch cards --json` prints. */
export function describeEdition(edition: Edition, lang: Lang): Description[] {
  const names = namesOf(edition, BASE);
  return [
    ...edition.cards.map((card) => describeCard(card, edition, lang, names)),
    ...edition.intrigues.map((intrigue) => describeIntrigue(intrigue, edition, lang, names)),
    ...edition.conflicts.map((conflict) => describeConflict(conflict, edition, lang, names)),
    ...edition.leaders.map((leader) => describeLeader(leader, edition, lang, names)),
    ...edition.spaces.map((space) => describeSpace(space, lang, names)),
    ...edition.posts.map((post) => describePost(post, edition, lang, names)),
    ...edition.contracts.map((contract) => describeContract(contract, edition, lang, names)),
    ...edition.objectives.map((objective) => describeObjective(objective, lang)),
    ...edition.rivals.deck.map((card) => describeHagal(card, lang, names)),
    ...edition.rivals.cards.map((card) => describeRival(card, lang, names)),
  ];
}

/** What a game with these options is played with, mixed-in content of the base game included. */
export function describeSelection(id: string, options: ImperiumOptions, lang: Lang): Description[] {
  const { edition } = catalogOf({ edition: id });
  const selection = selectionOf({ edition: id, options });
  const rivals = {
    ...edition.rivals,
    deck: selection.hagal,
    cards: eligibleRivals({ edition: id, options }),
  };
  return describeEdition({ ...edition, ...selection, rivals }, lang);
}
