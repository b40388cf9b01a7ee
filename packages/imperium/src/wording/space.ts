import type { Lang, Phrase } from '@sietch/kernel';
import type { Space } from '../content/component.js';
import type { Cost, Effect } from '../effects/effect.js';
import { DEPLOYED_FROM_GARRISON } from '../numbers.js';
import type { Boxes, SpaceBox } from './boxes.js';
import { wordCondition } from './condition.js';
import type { Names, Voice } from './context.js';
import { wordCost } from './cost.js';
import { wordEffect, wordEffects } from './effect.js';
import { symbol } from './icons.js';
import { amount } from './nouns.js';
import { say, sentence } from './sentence.js';
import { DEPLOYING } from './verbs.js';

function requires({ faction, influence }: NonNullable<Space['requires']>, voice: Voice): Phrase {
  const condition = wordCondition({ is: 'influence', faction, atLeast: influence }, voice);
  return sentence({ uk: say`лише ${condition}`, en: say`only ${condition}` }[voice.lang]);
}

/** "pay 8 solari; once any player has a Swordmaster, pay 6 solari" */
function costOf(cost: Cost, afterFirst: Cost | undefined, lang: Lang): Phrase {
  const first = wordCost(cost, lang);
  if (afterFirst === undefined) return first;
  const later = wordCost(afterFirst, lang);
  const swordmaster = symbol('agent', { uk: 'Майстра меча', en: 'a Swordmaster' }[lang]);
  return {
    uk: say`${first}; якщо хтось із гравців уже має ${swordmaster}, ${later}`,
    en: say`${first}; once any player has ${swordmaster}, ${later}`,
  }[lang];
}

/** With one way in, the cost has a box of its own; with several, each stands before what it buys. */
function wordWays(space: Space, lang: Lang, names: Names): Boxes<'cost' | 'effects'> {
  const { ways } = space;
  const [only, ...others] = ways;
  if (others.length > 0) {
    const options = ways.map(({ cost, effects }): Effect[] => [{ do: 'pay', cost, effects }]);
    return { effects: wordEffect({ do: 'choose', count: 1, options }, lang, { names }) };
  }
  const cost = costOf(only.cost, space.costAfterFirst, lang);
  return {
    ...(cost.length > 0 && { cost: sentence(cost) }),
    effects: wordEffects(only.effects, lang, { names }),
  };
}

function controlBonus({ what, n }: NonNullable<Space['controlBonus']>, lang: Lang): Phrase {
  const bonus = amount(what, n, lang);
  const phrases = {
    uk: say`Той, хто має тут ${symbol('control', 'маркер контролю')}, отримує ${bonus} щоразу, коли сюди відправляють агента.`,
    en: say`The player with the ${symbol('control', 'control marker')} here gains ${bonus} whenever anyone sends an agent here.`,
  };
  return phrases[lang];
}

function once(lang: Lang): Phrase {
  return [
    {
      uk: 'Кожен гравець може відправити сюди агента лише раз за гру.',
      en: 'Each player can send an agent here only once per game.',
    }[lang],
  ];
}

function combatSpace(lang: Lang): Phrase {
  const garrison = amount('troop', DEPLOYED_FROM_GARRISON, lang, 'genitive');
  const more = { ...garrison, text: `${DEPLOYED_FROM_GARRISON} more troops` };
  const phrases = {
    uk: say`${DEPLOYING.uk.may} в Зоні конфлікту будь-які загони, найняті в цей хід, і ще до ${garrison} зі свого гарнізону`,
    en: say`${DEPLOYING.en.may} to the Conflict any troops recruited this turn and up to ${more} from your garrison`,
  };
  return sentence(phrases[lang]);
}

function makerSpace(lang: Lang): Phrase {
  const bonus = amount('spice', 1, lang);
  const phrases = {
    uk: say`Якщо у фазі «Видобуток» тут немає агента, сюди кладуть ${{ ...bonus, text: '1 додаткові прянощі' }}.`,
    en: say`If no agent is here in the Makers phase, ${{ ...bonus, text: '1 bonus spice' }} is placed here.`,
  };
  return phrases[lang];
}

export function wordSpace(space: Space, lang: Lang, names: Names): Boxes<SpaceBox> {
  const { faction } = space;
  return {
    ...(space.requires && { requires: requires(space.requires, { lang, names }) }),
    ...wordWays(space, lang, names),
    ...(faction && { influence: wordEffect({ do: 'influence', n: 1, with: faction }, lang, { names }) }),
    ...(space.controlBonus && { control: controlBonus(space.controlBonus, lang) }),
    ...(space.oncePerGame && { once: once(lang) }),
    ...(space.combat && { 'combat-space': combatSpace(lang) }),
    ...(space.maker && { maker: makerSpace(lang) }),
  };
}
