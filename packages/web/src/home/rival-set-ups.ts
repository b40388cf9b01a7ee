import type { Words } from '../words/words';
import type { Named, Others, SetUpOption } from './set-up-option';

// The rulebooks' own opponents for one and two people: how hard they are, who they are, and variants of their rules.

type RivalWords = Words['rivals'];
type Level = keyof RivalWords['levels'];
type Variant = keyof RivalWords['variants'];
type RivalName = keyof RivalWords['names'];

const LEVELS: readonly Level[] = ['mercenary', 'sardaukar', 'mentat', 'kwisatz-haderach'];

/** How many of them play against so many people. */
export const rivalsFor = (players: number): number => [0, 2, 1][players] ?? 0;

const difficulty = (game: keyof RivalWords['levelHints']): SetUpOption => ({
  id: 'difficulty',
  label: (words) => words.rivals.difficulty,
  initial: 'sardaukar',
  players: [1],
  values: LEVELS.map((value) => ({
    value,
    name: (words) => words.rivals.levels[value],
    hint: (words) => words.rivals.levelHints[game][value],
  })),
});

interface Candidate {
  readonly id: RivalName;
  /** Resources that buy its Swordmaster: the fewer, the harder the Rival. */
  readonly price?: number;
  /** Only for two, where it stands in the way and cannot win. */
  readonly streamlined?: true;
}

/** Leaders of the base game who may lead Rivals. */
const LEADING: readonly Candidate[] = [
  { id: 'earl-memnon-thorvald' },
  { id: 'glossu-the-beast-rabban' },
  { id: 'duke-leto-atreides' },
  { id: 'baron-vladimir-harkonnen' },
  { id: 'countess-ariana-thorvald' },
  { id: 'count-ilban-richese' },
];

/** The Rival cards of Uprising, from the easiest to the hardest. */
const RIVAL_CARDS: readonly Candidate[] = [
  { id: 'staban-tuek', price: 9 },
  { id: 'lady-amber-metulli', price: 9, streamlined: true },
  { id: 'gurney-halleck', price: 8 },
  { id: 'lady-margot-fenring', price: 8 },
  { id: 'princess-irulan', price: 7 },
  { id: 'glossu-rabban', price: 7, streamlined: true },
  { id: 'lady-jessica', price: 6 },
  { id: 'baron-vladimir-harkonnen', price: 6 },
  { id: 'feyd-rautha-harkonnen', price: 4 },
  { id: 'muaddib', price: 4 },
];

const STREAMLINED: Variant = 'streamlined-rivals';

function isChosen({ variants }: Others, id: Variant): boolean {
  return Array.isArray(variants) && variants.includes(id);
}

const candidate = ({ id, price, streamlined }: Candidate): Named<string> => ({
  value: id,
  name: ({ rivals }) => rivals.names[id],
  ...(price !== undefined && {
    hint: ({ rivals }) =>
      [rivals.swordmasterFor(price), ...(streamlined ? [rivals.cannotWin] : [])].join('; '),
  }),
});

/** The two for streamlined games are for two people only, and then nobody else is. */
const mayPlay =
  (chosen: Others) =>
  ({ streamlined }: Candidate): boolean =>
    streamlined ? chosen.players === 2 : !isChosen(chosen, STREAMLINED);

const rivals = (
  players: number,
  candidates: readonly Candidate[],
  hints: (words: RivalWords) => { readonly suggested: string; readonly named: string },
): SetUpOption => ({
  id: 'rivals',
  label: (words) => words.rivals.title(rivalsFor(players)),
  initial: 'suggested',
  players: [players],
  values: [
    {
      value: 'suggested',
      name: (words) => words.rivals.suggested,
      hint: (words) => hints(words.rivals).suggested,
    },
    { value: 'random', name: (words) => words.rivals.random, hint: (words) => words.rivals.randomHint },
  ],
  byName: {
    label: (words) => words.rivals.byName,
    hint: (words) => hints(words.rivals).named,
    count: rivalsFor(players),
    among: (chosen) => candidates.filter(mayPlay(chosen)).map(candidate),
  },
});

const EXPERT: readonly Variant[] = ['smart-politics', 'brutal-escalation', 'expert-deployment'];

const isExpert = ({ difficulty: level }: Others): boolean =>
  level === 'mentat' || level === 'kwisatz-haderach';

/** Those for one and for two people are different options on the screen, and one of the game. */
const variantsFor = (players: number, ...ids: readonly Variant[]): SetUpOption => ({
  id: 'variants',
  label: (words) => words.rivals.variantsTitle,
  initial: [],
  players: [players],
  explained: true,
  several: ids.map((id) => ({
    value: id,
    name: (words) => words.rivals.variants[id].name,
    hint: (words) => words.rivals.variants[id].means,
    ...(players === 1 && EXPERT.includes(id) && { broughtBy: isExpert }),
  })),
});

export const RIVALS_IN_IMPERIUM: readonly SetUpOption[] = [
  difficulty('imperium'),
  rivals(1, LEADING, ({ hints }) => ({ suggested: hints.leaders, named: hints.ringOnly })),
];

export const RIVALS_IN_UPRISING: readonly SetUpOption[] = [
  difficulty('uprising'),
  rivals(1, RIVAL_CARDS, ({ hints }) => ({ suggested: hints.easy, named: hints.cheaperIsHarder })),
  rivals(2, RIVAL_CARDS, ({ hints }) => ({ suggested: hints.streamlined, named: hints.cheaperIsHarder })),
  variantsFor(1, ...EXPERT, 'row-dice'),
  variantsFor(2, ...EXPERT, STREAMLINED),
];
