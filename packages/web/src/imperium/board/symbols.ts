import {
  amount,
  type Cost,
  type catalogOf,
  type Effect,
  type Space,
  wordCost,
  wordEffect,
} from '@sietch/imperium';
import type { Lang, Phrase, Token } from '@sietch/kernel';

type Catalog = ReturnType<typeof catalogOf>;

/** What the symbols are read with: names, and how this game is played just now. */
interface Reading {
  readonly lang: Lang;
  readonly catalog: Catalog;
  readonly choam: boolean;
  /** What the ways cost now, if not what is printed. */
  readonly prices?: readonly Cost[] | undefined;
}

const TRADE = { uk: 'обмін у команді', en: 'a trade with a teammate' } as const;
const BETWEEN_ALLIES = { uk: 'між союзниками', en: 'between the allies' } as const;

const tokens = (phrase: Phrase): Token[] => phrase.filter((part): part is Token => typeof part !== 'string');

function spaced(groups: readonly Phrase[], between: string): Phrase {
  return groups
    .filter((group) => group.length > 0)
    .flatMap((group, i) => (i === 0 ? [...group] : [between, ...group]));
}

function ofEffect(effect: Effect, reading: Reading): Phrase {
  const { lang, catalog, choam } = reading;
  if (effect.do === 'choose') {
    return spaced(
      effect.options.map((option) => ofEffects(option, reading)),
      ' / ',
    );
  }
  if (effect.do === 'if') {
    const otherwise = ofEffects(effect.otherwise ?? [], reading);
    return otherwise.length > 0 ? otherwise : ofEffects(effect.effects, reading);
  }
  if (effect.do === 'pay') {
    return [
      ...spaced(
        tokens(wordCost(effect.cost, { lang, names: catalog })).map((token) => [token]),
        ' ',
      ),
      ' → ',
      ...ofEffects(effect.effects, reading),
    ];
  }
  if (effect.do === 'steal-intrigue') {
    // The symbol alone would look like a second card from the deck.
    const [stolen] = tokens(wordEffect(effect, lang, { names: catalog }));
    return stolen === undefined
      ? []
      : [`${catalog.edition.numbers.stealFrom}+`, { icon: 'intrigue', text: '' }, ' → ', stolen];
  }
  // What teammates do for each other has a sign of its own: symbols of goods alone would look like gains.
  if (effect.do === 'trade') return [{ icon: 'trade', text: TRADE[lang] }];
  if (effect.do === 'reinforce')
    return [amount('troop', effect.n, lang), ' ', { icon: 'people', text: BETWEEN_ALLIES[lang] }];
  if (effect.do === 'take-reserve') {
    // From a stack of the Reserve: the sign of drawing would promise a card of one's own deck.
    return [{ icon: 'deck', n: 1, text: catalog.card(effect.card).name[lang] }];
  }
  const told = tokens(wordEffect(effect, lang, { names: catalog })).slice(0, 2);
  // The second symbol of a contract is what it is worth where none can be taken.
  if (effect.do === 'take-contract') return choam ? told.slice(0, 1) : told.slice(1);
  return spaced(
    told.map((token) => [token]),
    ' ',
  );
}

function ofEffects(effects: readonly Effect[], reading: Reading): Phrase {
  return spaced(
    effects.map((effect) => ofEffect(effect, reading)),
    ' ',
  );
}

function ofWay({ ways }: Space, way: number, reading: Reading): Phrase {
  const { cost, effects } = ways[way] ?? ways[0];
  const price = tokens(
    wordCost(reading.prices?.[way] ?? cost, { lang: reading.lang, names: reading.catalog }),
  );
  const gain = ofEffects(effects, reading);
  return price.length === 0 ? gain : [...price, ' → ', ...gain];
}

/** A space at a glance: what it asks and gives, in symbols. The words are in its detail. */
export function symbolsOf(space: Space, reading: Reading): Phrase {
  const [, second, ...more] = space.ways;
  const first = ofWay(space, 0, reading);
  if (second === undefined) return first;
  if (more.length === 0) return [...first, ' / ', ...ofWay(space, 1, reading)];
  return [...first, ' … ', ...ofWay(space, space.ways.length - 1, reading)];
}
