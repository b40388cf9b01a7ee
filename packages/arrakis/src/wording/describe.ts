import {
  capitalized,
  euphonic,
  joinPhrases,
  type Lang,
  type Name,
  type Phrase,
  plainText,
} from '@sietch/kernel';
import { PLANNING } from '../content/catalog.js';
import type { Doubt, Leader, PlanningCard, PrescienceCard, Scheme } from '../content/component.js';
import { WORM_DICE } from '../content/figures.js';
import { LEADERS } from '../content/leaders.js';
import { OBJECTIVES } from '../content/objectives.js';
import { PRESCIENCE } from '../content/prescience.js';
import { BANS, type Ban } from '../content/tracks.js';
import type { Step } from '../effects/step.js';
import type { Side } from '../terms.js';
import { wordCondition } from './condition.js';
import { wordEntryOf } from './entry.js';
import { leaderObject, leaderSubject } from './names.js';
import { counted, RESULT_NAMES, results } from './nouns.js';
import { wordMarkers, wordRequirement } from './requirement.js';
import { wordStep } from './step.js';

export const GROUPS = [
  'house-harkonnen',
  'corrino',
  'house-atreides',
  'fremen',
  'leader',
  'prescience',
  'objective',
  'ban',
] as const;
export type ContentGroup = (typeof GROUPS)[number];

/** The parts of a component that carry text. */
export type Box =
  | 'effect'
  | 'otherwise'
  | 'entry'
  | 'special'
  | 'combat'
  | 'phase'
  | 'requirement'
  | 'markers'
  | 'targets';

/** A component in one language, as plain data for listings. */
export interface Description {
  readonly id: string;
  readonly group: ContentGroup;
  readonly name: string;
  readonly copies: number;
  readonly text: Readonly<Partial<Record<Box, string>>>;
  readonly phrases: Readonly<Partial<Record<Box, Phrase>>>;
  /** The value is not printed in any source we could read: show a discreet note. */
  readonly doubt?: Doubt;
}

/** Steps as sentences of their own; the same one again is said as `twice`. After a colon the first has no capital. */
function sentences(lang: Lang, side: Side, steps: readonly Step[], heading?: Phrase): Phrase {
  const said: Phrase[] = [];
  for (const [i, step] of steps.entries()) {
    if (i > 0 && step === steps[i - 1]) continue;
    const twice = step === steps[i + 1] ? { uk: ' двічі', en: ' twice' }[lang] : '';
    const words = wordStep({ lang, side }, step);
    said.push([...(i === 0 && heading !== undefined ? words : capitalized(words)), `${twice}.`]);
  }
  return [...(heading === undefined ? [] : [...heading, ': ']), ...joinPhrases(said, ' ')];
}

function sideOfDeck(card: PlanningCard): Side {
  return card.deck === 'house-harkonnen' || card.deck === 'corrino' ? 'harkonnen' : 'atreides';
}

/** The free action of cards that are collected. */
function wordScheme(lang: Lang, { cards, removes, enters }: Scheme): Phrase {
  const [who, whom] = [leaderSubject(lang, removes), leaderObject(lang, 'harkonnen', removes)];
  const count = cards.join({ uk: ' або ', en: ' or ' }[lang]);
  return {
    uk: [
      `Вільна дія: якщо ${who} у грі, скиньте ${count} такі карти, щоб вилучити ${whom} з гри; у гру вступає ${leaderSubject(lang, enters)}. Інакше цю карту не можна ні зіграти, ні скинути.`,
    ],
    en: [
      `Free action: if ${who} is in play, discard ${count} cards of this name to remove him from the game; ${leaderSubject(lang, enters)} enters play. This card can be neither played nor discarded otherwise.`,
    ],
  }[lang];
}

function planningBoxes(lang: Lang, card: PlanningCard): Partial<Record<Box, Phrase>> {
  const side = sideOfDeck(card);
  if (card.freeAction !== undefined) return { effect: wordScheme(lang, card.freeAction) };
  const { otherwise } = card;
  return {
    effect: sentences(lang, side, card.steps),
    ...(otherwise === undefined
      ? {}
      : {
          otherwise: sentences(
            lang,
            side,
            otherwise.steps,
            capitalized(wordCondition({ lang }, otherwise.when)),
          ),
        }),
  };
}

function leaderBoxes(lang: Lang, leader: Leader): Partial<Record<Box, Phrase>> {
  const boxes: Partial<Record<Box, Phrase>> = { entry: wordEntryOf(lang, leader) };
  if (leader.special !== undefined && leader.cell !== undefined) {
    const cell = { icon: leader.cell, text: RESULT_NAMES[leader.cell][lang] };
    boxes.special = sentences(lang, leader.side, leader.special, [cell]);
  }
  boxes.combat = leader.kind === 'sandworm' ? strike(lang) : combat(lang, leader);
  return boxes;
}

/** Wild Maker leads no legion: it attacks with dice of its own. */
function strike(lang: Lang): Phrase {
  return [{ uk: 'Атака: ', en: 'Attack: ' }[lang], counted(lang, 'die', WORM_DICE['wild-maker'])];
}

/** What one special result counts as. */
function combat(lang: Lang, { swords, shields }: Leader): Phrase {
  const parts = [
    ...(swords > 0 ? [[results(lang, 'sword', swords)]] : []),
    ...(shields > 0 ? [[results(lang, 'shield', shields)]] : []),
  ];
  return [
    { icon: 'special-result', text: { uk: 'Особливий символ', en: 'Special' }[lang] },
    ' = ',
    ...joinPhrases(parts, { uk: ' та ', en: ' and ' }[lang]),
  ];
}

/** When a prescience card can be claimed. */
const PHASES: Readonly<Record<PrescienceCard['phase'], Name>> = {
  action: { en: 'Action phase', uk: 'Фаза дій' },
  'end-of-round': { en: 'End of the round', uk: 'Кінець раунду' },
};

const FORBIDDEN: Readonly<Record<Ban['forbids'], Name>> = {
  'sixth-unit': {
    en: 'The Harkonnen may have at most 5 units in an area.',
    uk: 'У зоні може бути не більше 5 загонів Харконненів.',
  },
  scouting: { en: 'The Harkonnen cannot scout.', uk: 'Харконнени не можуть проводити розвідку.' },
  'combat-cards': {
    en: 'The Harkonnen cannot discard planning cards for combat dice.',
    uk: 'Харконнени не можуть скидати карти планування заради бойових кубиків.',
  },
};

function described(
  id: string,
  group: ContentGroup,
  name: string,
  copies: number,
  words: Partial<Record<Box, Phrase>>,
  doubt?: Doubt,
): Description {
  const boxes = Object.entries(words).map(([box, phrase]) => [box, euphonic(phrase)] as const);
  const phrases: Partial<Record<Box, Phrase>> = Object.fromEntries(boxes);
  const text = Object.fromEntries(boxes.map(([box, phrase]) => [box, plainText(phrase)]));
  return { id, group, name, copies, text, phrases, ...(doubt === undefined ? {} : { doubt }) };
}

/** All components with text, in one language. */
export function describeArrakis(lang: Lang): Description[] {
  return [
    ...PLANNING.map((card) =>
      described(
        `card:${card.id}`,
        card.deck,
        card.name[lang],
        card.copies,
        planningBoxes(lang, card),
        card.doubt,
      ),
    ),
    ...LEADERS.map((leader) =>
      described(
        `leader:${leader.id}`,
        'leader',
        leader.name[lang],
        1,
        leaderBoxes(lang, leader),
        leader.doubt,
      ),
    ),
    ...PRESCIENCE.map((card) =>
      described(
        `prescience:${card.id}`,
        'prescience',
        card.name[lang],
        1,
        {
          phase: [PHASES[card.phase][lang]],
          requirement: wordRequirement(lang, card.requires),
          markers: wordMarkers(lang, card.markers),
        },
        card.doubt,
      ),
    ),
    ...OBJECTIVES.map((objective) =>
      described(
        `objective:${objective.id}`,
        'objective',
        objective.name[lang],
        1,
        { targets: wordMarkers(lang, objective.targets, '') },
        objective.doubt,
      ),
    ),
    ...BANS.map((ban) =>
      described(`ban:${ban.power}`, 'ban', ban.name[lang], 1, { effect: [FORBIDDEN[ban.forbids][lang]] }),
    ),
  ];
}
