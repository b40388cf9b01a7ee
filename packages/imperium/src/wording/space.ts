import type { Lang, Phrase } from '@sietch/kernel';
import type { Space, SpaceWay } from '../content/component.js';
import type { Cost, Effect } from '../effects/effect.js';
import { RESOURCES, type Resource } from '../terms.js';
import type { Boxes, SpaceBox } from './boxes.js';
import { wordCondition } from './condition.js';
import type { Names, Tongue, Voice } from './context.js';
import { wordCost } from './cost.js';
import { effectLines, wordEffect, wordEffects } from './effect.js';
import { symbol } from './icons.js';
import { amount, resource } from './nouns.js';
import { inline, listOr, say, sentence } from './sentence.js';
import { DEPLOYING } from './verbs.js';

function requires({ faction, influence }: NonNullable<Space['requires']>, voice: Voice): Phrase {
  const condition = wordCondition({ is: 'influence', faction, atLeast: influence }, voice);
  return sentence({ uk: say`лише ${condition}`, en: say`only ${condition}` }[voice.lang]);
}

/** "pay 8 solari; once any player has a Swordmaster, pay 6 solari" */
function costOf(cost: Cost, afterFirst: Cost | undefined, tongue: Tongue): Phrase {
  const { lang } = tongue;
  const first = wordCost(cost, tongue);
  if (afterFirst === undefined) return first;
  const later = wordCost(afterFirst, tongue);
  const swordmaster = symbol('agent', { uk: 'Майстра меча', en: 'a Swordmaster' }[lang]);
  return {
    uk: say`${first}; якщо хтось із гравців уже має ${swordmaster}, ${later}`,
    en: say`${first}; once any player has ${swordmaster}, ${later}`,
  }[lang];
}

/** The one resource that a way costs. */
function priceOf({ cost }: SpaceWay): { readonly what: Resource; readonly n: number } | undefined {
  const [what, ...others] = RESOURCES.filter((resource) => cost[resource] !== undefined);
  if (what === undefined || others.length > 0 || Object.keys(cost).length > 1) return undefined;
  return { what, n: cost[what] ?? 0 };
}

/** No way in is free, and all are paid in one resource: "at least 2 spice", and what each sum buys. */
function wordSums(ways: readonly SpaceWay[], voice: Voice): Boxes<'cost' | 'effects'> | undefined {
  const prices = ways.flatMap((way) => priceOf(way) ?? []);
  const [first] = prices;
  if (first === undefined || prices.length < ways.length || prices.some(({ what }) => what !== first.what))
    return undefined;
  const { lang } = voice;
  const least = resource(first.what, Math.min(...prices.map(({ n }) => n)), voice);
  const sums = ways.map(({ effects }, i) => {
    const paid = resource(first.what, prices[i]?.n ?? 0, voice);
    const bought = inline(effectLines(effects, voice), lang);
    return { uk: say`за ${paid} ${bought}`, en: say`for ${paid} ${bought}` }[lang];
  });
  return {
    cost: { uk: say`Щонайменше ${least}.`, en: say`At least ${least}.` }[lang],
    effects: sentence(listOr(sums, lang)),
  };
}

/** With one way in, the cost has a box of its own; with several, each stands before what it buys. */
function wordWays(space: Space, lang: Lang, names: Names): Boxes<'cost' | 'effects'> {
  const { ways } = space;
  const [only, ...others] = ways;
  if (others.length > 0) {
    const sums = wordSums(ways, { lang, names });
    if (sums !== undefined) return sums;
    const options = ways.map(({ cost, effects }): Effect[] => [{ do: 'pay', cost, effects }]);
    return { effects: wordEffect({ do: 'choose', count: 1, options }, lang, { names }) };
  }
  const cost = costOf(only.cost, space.costAfterFirst, { lang, names });
  return {
    ...(cost.length > 0 && { cost: sentence(cost) }),
    effects: wordEffects(only.effects, lang, { names }),
  };
}

function controlBonus({ what, n }: NonNullable<Space['controlBonus']>, tongue: Tongue): Phrase {
  const bonus = resource(what, n, tongue);
  const phrases = {
    uk: say`Той, хто має тут ${symbol('control', 'маркер контролю')}, отримує ${bonus} щоразу, коли сюди відправляють агента.`,
    en: say`The player with the ${symbol('control', 'control marker')} here gains ${bonus} whenever anyone sends an agent here.`,
  };
  return phrases[tongue.lang];
}

function once(lang: Lang): Phrase {
  return [
    {
      uk: 'Кожен гравець може відправити сюди агента лише раз за гру.',
      en: 'Each player can send an agent here only once per game.',
    }[lang],
  ];
}

function combatSpace({ lang, names }: Tongue): Phrase {
  const { deployedFromGarrison } = names.edition.numbers;
  const garrison = amount('troop', deployedFromGarrison, lang, 'genitive');
  const more = { ...garrison, text: `${deployedFromGarrison} more troops` };
  const phrases = {
    uk: say`${DEPLOYING.uk.may} в Зоні конфлікту будь-які загони, найняті в цей хід, і ще до ${garrison} зі свого гарнізону`,
    en: say`${DEPLOYING.en.may} to the Conflict any troops recruited this turn and up to ${more} from your garrison`,
  };
  return sentence(phrases[lang]);
}

function makerSpace(lang: Lang): Phrase {
  const bonus = { icon: 'spice', n: 1, text: { uk: '1 додаткові прянощі', en: '1 bonus spice' }[lang] };
  const phrases = {
    uk: say`Якщо у фазі «Видобуток» тут немає агента, сюди кладуть ${bonus}.`,
    en: say`If no agent is here in the Makers phase, ${bonus} is placed here.`,
  };
  return phrases[lang];
}

export function wordSpace(space: Space, lang: Lang, names: Names): Boxes<SpaceBox> {
  const { faction } = space;
  const { visitInfluence: n } = names.edition.numbers;
  return {
    ...(space.requires && { requires: requires(space.requires, { lang, names }) }),
    ...wordWays(space, lang, names),
    ...(faction && {
      influence: wordEffect({ do: 'influence', n, with: { track: faction } }, lang, { names }),
    }),
    ...(space.controlBonus && { control: controlBonus(space.controlBonus, { lang, names }) }),
    ...(space.oncePerGame && { once: once(lang) }),
    ...(space.combat && { 'combat-space': combatSpace({ lang, names }) }),
    ...(space.maker && { maker: makerSpace(lang) }),
  };
}
