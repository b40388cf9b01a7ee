import {
  type Cost,
  type catalogOf,
  type Effect,
  type Space,
  type SpaceWay,
  wordCost,
  wordEffect,
} from '@sietch/imperium';
import type { Lang, Phrase, Token } from '@sietch/kernel';

type Catalog = ReturnType<typeof catalogOf>;

const tokens = (phrase: Phrase): Token[] => phrase.filter((part): part is Token => typeof part !== 'string');

function spaced(groups: readonly Phrase[], between: string): Phrase {
  return groups
    .filter((group) => group.length > 0)
    .flatMap((group, i) => (i === 0 ? [...group] : [between, ...group]));
}

function ofEffect(effect: Effect, lang: Lang, catalog: Catalog): Phrase {
  if (effect.do === 'choose') {
    return spaced(
      effect.options.map((option) => ofEffects(option, lang, catalog)),
      ' / ',
    );
  }
  if (effect.do === 'if') {
    const otherwise = ofEffects(effect.otherwise ?? [], lang, catalog);
    return otherwise.length > 0 ? otherwise : ofEffects(effect.effects, lang, catalog);
  }
  if (effect.do === 'pay') {
    return [...tokens(wordCost(effect.cost, lang)), '→', ...ofEffects(effect.effects, lang, catalog)];
  }
  if (effect.do === 'steal-intrigue') {
    // The symbol alone would look like a second card from the deck.
    const [stolen] = tokens(wordEffect(effect, lang, { names: catalog }));
    return stolen === undefined ? [] : ['4+', { icon: 'intrigue', text: '' }, '→', stolen];
  }
  if (effect.do === 'take-reserve') {
    return [{ icon: 'card', n: 1, text: catalog.card(effect.card).name[lang] }];
  }
  return tokens(wordEffect(effect, lang, { names: catalog })).slice(0, 2);
}

function ofEffects(effects: readonly Effect[], lang: Lang, catalog: Catalog): Phrase {
  return spaced(
    effects.map((effect) => ofEffect(effect, lang, catalog)),
    ' ',
  );
}

function ofWay({ cost, effects }: SpaceWay, lang: Lang, catalog: Catalog): Phrase {
  const price = tokens(wordCost(cost, lang));
  const gain = ofEffects(effects, lang, catalog);
  return price.length === 0 ? gain : [...price, ' → ', ...gain];
}

/** A space at a glance: what it asks and gives, in symbols. Costs can differ from the printed ones. */
export function symbolsOf(space: Space, lang: Lang, catalog: Catalog, costs: readonly Cost[] = []): Phrase {
  const asked = (way: SpaceWay, i: number): SpaceWay => ({ ...way, cost: costs[i] ?? way.cost });
  const [first, second, ...more] = space.ways.map(asked) as [SpaceWay, ...SpaceWay[]];
  if (second === undefined) return ofWay(first, lang, catalog);
  if (more.length === 0) return [...ofWay(first, lang, catalog), ' / ', ...ofWay(second, lang, catalog)];
  const last = more.at(-1) ?? second;
  return [...ofWay(first, lang, catalog), ' … ', ...ofWay(last, lang, catalog)];
}
