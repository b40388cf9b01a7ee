import type { Lang, PerLang, Phrase } from '@sietch/kernel';
import type { Errand, HagalCard, RivalCard } from '../content/rivals/component.js';
import type { Boxes, HagalBox, RivalBox } from './boxes.js';
import { wordCondition } from './condition.js';
import { atSpace, type Names, quoted } from './context.js';
import { wordEffects } from './effect.js';
import { factionName, spaceOf } from './names.js';
import { amount } from './nouns.js';
import { listOr, say, sentence } from './sentence.js';

/** Where a House Hagal card sends the Rival, what that brings, and its swords. */
export function wordHagal(card: HagalCard, lang: Lang, names: Names): Boxes<HagalBox> {
  const { instruction, swords } = card;
  const effects = 'effects' in instruction ? wordEffects(instruction.effects, lang, { names }) : [];
  return {
    sends: wordInstruction(card, lang, names),
    ...(effects.length > 0 && { effects }),
    ...(swords !== undefined && { swords: sentence([amount('sword', swords, lang)]) }),
  };
}

const sendTo = (space: string, lang: Lang, names: Names): Phrase =>
  ({
    uk: say`відправте агента ${atSpace(names)} локацію ${space}`,
    en: say`send an agent to ${space}`,
  })[lang];

function wordInstruction({ instruction }: HagalCard, lang: Lang, names: Names): Phrase {
  const name = (id: string): string => quoted(names.space(id).name, lang);
  const onErrand = ({ space, effects }: Errand): Phrase =>
    say`${sentence(sendTo(name(space), lang, names))} ${wordEffects(effects, lang, { names })}`;
  switch (instruction.sends) {
    case 'to': {
      const there = sendTo(name(instruction.space), lang, names);
      if (instruction.needs === undefined) return sentence(there);
      const condition = wordCondition(instruction.needs, { lang, names });
      return {
        uk: say`${sentence(say`${condition}, ${there}`)} Інакше ігноруйте карту.`,
        en: say`${sentence(say`${condition}, ${there}`)} Otherwise ignore the card.`,
      }[lang];
    }
    case 'either': {
      const condition = wordCondition(instruction.condition, { lang, names });
      const otherwise = { uk: 'Інакше:', en: 'Otherwise:' }[lang];
      const lead = sentence(condition);
      return say`${endingWith(lead, ':')} ${onErrand(instruction.then)} ${otherwise} ${onErrand(instruction.otherwise)}`;
    }
    case 'to-spice': {
      const spaces = listOr(
        instruction.among.map((id) => [name(id)]),
        lang,
      );
      return {
        uk: say`Відправте агента туди, де лежить найбільше додаткових прянощів, але хоча б одні: ${spaces}. Якщо їх немає, ігноруйте карту.`,
        en: say`Send an agent where most bonus spice lies, at least 1: ${spaces}. If there is none, ignore the card.`,
      }[lang];
    }
    case 'spy':
      return {
        uk: say`Розмістіть шпигуна біля ${spaceOf([instruction.icon], 'локації', lang)} і відкрийте наступну карту.`,
        en: say`Place a spy beside ${spaceOf([instruction.icon], 'space', lang)} and turn over the next card.`,
      }[lang];
    case 'nobody':
      return {
        uk: ['Перетасуйте всі карти Дому Гаґал у нову колоду й відкрийте наступну.'],
        en: ['Shuffle all House Hagal cards into a new deck and turn over the next one.'],
      }[lang];
  }
}

/** A sentence with another mark at its end. */
function endingWith(phrase: Phrase, mark: string): Phrase {
  const last = phrase.at(-1);
  return typeof last === 'string' ? [...phrase.slice(0, -1), last.replace(/\.$/, mark)] : [...phrase, mark];
}

/** What a Rival that cannot win does without. */
const LIMITS: Readonly<Record<RivalCard['collects'], PerLang<string>>> = {
  always: { uk: 'Не набирає переможних очок.', en: 'Scores no points.' },
  'until-swordmaster': {
    uk: 'Не набирає переможних очок. Отримавши Майстра меча, не збирає ресурсів.',
    en: 'Scores no points. With its Swordmaster it gathers no more resources.',
  },
  never: {
    uk: 'Не набирає переможних очок, не збирає ресурсів і не отримує нагород за конфлікти.',
    en: 'Scores no points, gathers no resources and takes no rewards of conflicts.',
  },
};

/** The ring, the scheme, the price of the Swordmaster, the order of factions, and what it does without. */
export function wordRival(card: RivalCard, lang: Lang, names: Names): Boxes<RivalBox> {
  const { signet, scheme, swordmaster, factions, scores, collects } = card;
  return {
    ...(signet.length > 0 && { signet: wordEffects(signet, lang, { names }) }),
    ...(scheme.length > 0 && { scheme: wordEffects(scheme, lang, { names }) }),
    ...(swordmaster !== undefined && {
      swordmaster: {
        uk: [`Ресурси, за які Конкурент отримує Майстра меча: ${swordmaster}.`],
        en: [`Resources for which the Rival gains its Swordmaster: ${swordmaster}.`],
      }[lang],
    }),
    ...(factions !== undefined && {
      priorities: [`${factions.map((faction) => factionName(faction, lang)).join(', ')}.`],
    }),
    ...(!scores && { limits: [LIMITS[collects][lang]] }),
  };
}
