import type { Lang, PerLang, Phrase, Token } from '@sietch/kernel';
import type { Ability, Leader, TrainingStep } from '../content/component.js';
import type { Effect } from '../effects/effect.js';
import { mentions } from '../effects/walk.js';
import type { CardId, ContractId, Faction } from '../terms.js';
import type { LeaderBox } from './boxes.js';
import { atSpace, type Names, quoted, type Voice } from './context.js';
import { effectLines, wordEffects } from './effect.js';
import { symbol } from './icons.js';
import { influenced, ofAgentIcon, spaceOf } from './names.js';
import { amount, atLeast, nounFor, resource } from './nouns.js';
import { inline, led, listAnd, say, sentence, timed } from './sentence.js';

const SETUP = { uk: 'на початку гри', en: 'at the start of the game' } as const;

/** "Whenever …, do that." */
function triggered(lead: PerLang<Phrase>, effects: readonly Effect[], voice: Voice): Phrase {
  return sentence(timed(lead[voice.lang], effectLines(effects, voice), ',', voice.lang));
}

function masterstroke(tokens: number, troops: number, lang: Lang): Phrase {
  const deployed = atLeast('troop', troops, lang);
  const influence = amount('influence', 1, lang);
  const phrases = {
    uk: say`Під час приготування таємно виберіть ${tokens} з 4 жетонів фракцій. Коли вперше розгорнете в Зоні конфлікту ${deployed} за один хід, покажіть ці жетони й здобудьте по ${{ ...influence, text: '1 очку впливу' }} на кожну з їхніх фракцій.`,
    en: say`At setup secretly choose ${tokens} of the 4 faction tokens. The first time you deploy ${deployed} to the Conflict in one turn, reveal them and gain ${influence} with each of those factions.`,
  };
  return phrases[lang];
}

function revealTurn(effects: readonly Effect[], voice: Voice): Phrase {
  const { lang } = voice;
  const moment = {
    uk: ['під час кожного свого ходу «Розкрити карти»'],
    en: ['on each of your Reveal turns'],
  };
  const lines = effectLines(effects, { ...voice, onReveal: true });
  return sentence(timed(moment[lang], lines, { uk: '', en: ',' }[lang], lang));
}

function influenceLevel(faction: Faction, { lang, names }: Voice): Token {
  const { pointStep } = names.edition.numbers;
  const points = `${pointStep} ${nounFor('influence', pointStep, lang, 'genitive')}`;
  const texts = {
    uk: `${points} на ${influenced(faction, lang)}`,
    en: `${points} with ${influenced(faction, lang)}`,
  };
  return { icon: `influence-${faction}`, n: pointStep, text: texts[lang] };
}

function smuggling(without: CardId, effects: readonly Effect[], voice: Voice): Phrase {
  const { lang, names } = voice;
  const card = quoted(names.card(without).name, lang);
  const deck = {
    uk: `У вашій початковій колоді немає карти ${card}.`,
    en: `Your starting deck has no ${card} card.`,
  };
  const lead = {
    uk: say`щоразу, коли суперник відправляє агента ${atSpace(names)} ${symbol('maker', 'локацію видобутку')}, за якою ви шпигуєте`,
    en: say`whenever an opponent sends an agent to a ${symbol('maker', 'Maker space')} you are spying on`,
  };
  return say`${deck[lang]} ${triggered(lead, effects, voice)}`;
}

/** The repeated effect is no new visit: it does not repeat itself. */
const repeatsSpace = (effects: readonly Effect[]): boolean =>
  effects.some((effect) => mentions(effect, ({ do: does }) => does === 'repeat-space'));

function contractsAside(contracts: readonly ContractId[], { lang, names }: Voice): Phrase {
  const list = listAnd(
    contracts.map((id) => [quoted(names.contract(id).name, lang)]),
    lang,
  );
  const some = symbol('contract', { uk: 'контракти', en: 'contracts' }[lang]);
  return {
    uk: say`Під час приготування відкладіть ${some} ${list}: лише ви можете брати їх замість відкритих.`,
    en: say`At setup set aside the ${some} ${list}: only you may take them instead of face-up ones.`,
  }[lang];
}

export function wordAbility(ability: Ability, lang: Lang, names: Names): Phrase {
  const voice = { lang, names };
  switch (ability.on) {
    case 'setup':
      return sentence(say`${SETUP[lang]} ${inline(effectLines(ability.effects, voice), lang)}`);
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
      const less = resource('spice', ability.spiceLess, voice);
      const lead = {
        uk: say`щоразу, коли збираєте прянощі ${atSpace(names)} ${symbol('maker', 'локації видобутку')}, отримайте на ${less} менше, але`,
        en: say`whenever you harvest spice from a ${symbol('maker', 'Maker space')}, gain ${less} less, but`,
      };
      return sentence(led(lead[lang], effectLines(ability.effects, voice), '', lang));
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
        uk: say`Агенти суперників не заважають вам відправляти своїх ${atSpace(names)} локації ${listAnd(icons, lang)}.`,
        en: say`Opponents’ agents do not keep you out of ${listAnd(icons, lang)} spaces.`,
      }[lang];
    }
    case 'reveal-turn':
      return revealTurn(ability.effects, voice);
    case 'reach-two': {
      const reached = influenceLevel(ability.faction, voice);
      const lead = {
        uk: say`щоразу, коли досягаєте ${reached}`,
        en: say`whenever you reach ${reached}`,
      };
      return triggered(lead, ability.effects, voice);
    }
    case 'visit': {
      const space = spaceOf(ability.icons, 'локацію', lang);
      const once = repeatsSpace(ability.effects);
      const lead = {
        uk: say`${once ? 'раз за хід' : 'щоразу'}, коли відправляєте агента ${atSpace(names)} ${space}`,
        en: say`${once ? 'once per turn, when' : 'whenever'} you send an agent to ${space}`,
      };
      return triggered(lead, ability.effects, voice);
    }
    case 'smuggling':
      return smuggling(ability.without, ability.effects, voice);
    case 'contracts-aside':
      return contractsAside(ability.contracts, voice);
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

/** Empty for the start of the track. */
export function wordTraining(step: TrainingStep, lang: Lang, names: Names): Phrase {
  return wordEffects(step.effects, lang, { names });
}
