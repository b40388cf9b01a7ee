import type { Lang, Phrase } from '@sietch/kernel';
import type {
  Ability,
  Card,
  Conflict,
  Intrigue,
  IntriguePlay,
  IntrigueTiming,
  Leader,
} from '../content/component.js';
import type { Effect } from '../effects/effect.js';
import type { Boxes, CardBox, ConflictBox, LeaderBox } from './boxes.js';
import type { Names, Voice } from './context.js';
import { effectLines, wordEffects } from './effect.js';
import { symbol } from './icons.js';
import { amount, atLeast, ofAgentIcon } from './nouns.js';
import { inline, led, listAnd, say, sentence, sentences } from './sentence.js';

/** Kwisatz Haderach's way of sending an agent. */
function anywhere(lang: Lang): Phrase {
  const agent = symbol('agent', { uk: 'агента', en: 'an agent' }[lang]);
  const phrases = {
    uk: say`відправте ${agent} (можна й того, що вже на полі) на будь-яку локацію, навіть зайняту`,
    en: say`send ${agent} (even one already on the board) to any space, occupied or not`,
  };
  return phrases[lang];
}

function agentBox(card: Card, voice: Voice): Phrase {
  const lines = effectLines(card.agent, voice);
  return sentences(card.anywhere ? [{ phrase: anywhere(voice.lang), compound: false }, ...lines] : lines);
}

export function wordCard(card: Card, lang: Lang, names: Names): Boxes<CardBox> {
  const agent = agentBox(card, { lang, names });
  return {
    ...(agent.length > 0 && { agent }),
    ...(card.reveal.length > 0 && { reveal: wordEffects(card.reveal, lang, { names, bareNumbers: true }) }),
    ...(card.acquire.length > 0 && { acquire: wordEffects(card.acquire, lang, { names }) }),
    ...(card.whenTrashed.length > 0 && { whenTrashed: wordEffects(card.whenTrashed, lang, { names }) }),
  };
}

const MOMENTS = {
  'turn-start': { uk: 'зіграйте на початку свого ходу', en: 'play at the start of your turn' },
  'before-agent': { uk: 'зіграйте, перш ніж відправити агента', en: 'play before you send an agent' },
} as const;

/** Condition and cost of a play read as those of an effect; that they cannot be declined is a rule of all intrigues. */
function playEffects({ condition, cost, effects }: IntriguePlay): readonly Effect[] {
  const paid: readonly Effect[] = cost === undefined ? effects : [{ do: 'pay', cost, effects }];
  return condition === undefined ? paid : [{ do: 'if', condition, effects: paid }];
}

function wordPlay(play: IntriguePlay, voice: Voice): Phrase {
  const lines = effectLines(playEffects(play), voice);
  return play.moment === undefined
    ? sentences(lines)
    : sentence(led([MOMENTS[play.moment][voice.lang]], lines, ':'));
}

/** No intrigue has two plays of one timing. */
export function wordIntrigue(intrigue: Intrigue, lang: Lang, names: Names): Boxes<IntrigueTiming> {
  return Object.fromEntries(intrigue.plays.map((play) => [play.timing, wordPlay(play, { lang, names })]));
}

export function wordConflict(conflict: Conflict, lang: Lang, names: Names): Record<ConflictBox, Phrase> {
  const [first, second, third] = conflict.rewards;
  const reward = (effects: readonly Effect[]) => wordEffects(effects, lang, { names });
  return { first: reward(first), second: reward(second), third: reward(third) };
}

const SETUP = { uk: 'на початку гри', en: 'at the start of the game' } as const;

/** "Whenever …, do that." */
function triggered(lead: Record<Lang, Phrase>, effects: readonly Effect[], voice: Voice): Phrase {
  return sentence(led(lead[voice.lang], effectLines(effects, voice), ','));
}

function masterstroke(tokens: number, troops: number, lang: Lang): Phrase {
  const deployed = atLeast('troop', troops, lang);
  const influence = amount('influence', 1, lang);
  const phrases = {
    uk: say`Під час приготування таємно виберіть ${tokens} з 4 жетонів фракцій. Коли вперше за один хід розгорнете в Зоні конфлікту ${deployed}, покажіть ці жетони й здобудьте по ${{ ...influence, text: '1 очку впливу' }} на кожну з їхніх фракцій.`,
    en: say`At setup secretly choose ${tokens} of the 4 faction tokens. The first time you deploy ${deployed} to the Conflict in one turn, reveal them and gain ${influence} with each of those factions.`,
  };
  return phrases[lang];
}

export function wordAbility(ability: Ability, lang: Lang, names: Names): Phrase {
  const voice = { lang, names };
  switch (ability.on) {
    case 'setup':
      return sentence(say`${SETUP[lang]} ${inline(effectLines(ability.effects, voice))}`);
    case 'look-at-deck':
      return {
        uk: ['Можете будь-коли дивитися на верхню карту своєї колоди.'],
        en: ['You may look at the top card of your deck at any time.'],
      }[lang];
    case 'space-cost': {
      const [spaces, less] = [ofAgentIcon(ability.icon, lang), amount('solari', ability.solariLess, lang)];
      const icon = symbol(ability.icon, spaces);
      return {
        uk: say`Локації ${icon} коштують вам на ${less} менше.`,
        en: say`${icon} spaces cost you ${less} less.`,
      }[lang];
    }
    case 'space-solari-paid': {
      const lead = {
        uk: say`щоразу, коли платите ${symbol('solari', 'солярії')} як ціну локації`,
        en: say`whenever you pay ${symbol('solari', 'solari')} as the cost of a space`,
      };
      return triggered(lead, ability.effects, voice);
    }
    case 'harvest': {
      const less = amount('spice', ability.spiceLess, lang);
      const lead = {
        uk: say`щоразу, коли збираєте прянощі на ${symbol('maker', 'локації видобутку')}, отримайте на ${less} менше, але`,
        en: say`whenever you harvest spice from a ${symbol('maker', 'Maker space')}, gain ${less} less, but`,
      };
      return sentence(led(lead[lang], effectLines(ability.effects, voice), ''));
    }
    case 'council-seat': {
      const lead = {
        uk: say`коли займаєте ${symbol('council', 'місце у Вищій раді')}`,
        en: say`when you take ${symbol('council', 'a High Council seat')}`,
      };
      return triggered(lead, ability.effects, voice);
    }
    case 'enemy-agents': {
      const icons = ability.ignoredOn.map((icon) => [symbol(icon, ofAgentIcon(icon, lang))]);
      return {
        uk: say`Агенти суперників не заважають вам відправляти своїх на локації ${listAnd(icons, lang)}.`,
        en: say`Opponents’ agents do not keep you out of ${listAnd(icons, lang)} spaces.`,
      }[lang];
    }
    case 'masterstroke':
      return masterstroke(ability.tokens, ability.troops, lang);
  }
}

export function wordLeader(leader: Leader, lang: Lang, names: Names): Record<LeaderBox, Phrase> {
  return {
    ability: wordAbility(leader.ability.does, lang, names),
    signet: wordEffects(leader.signet.effects, lang, { names }),
  };
}
