import type { Lang, Name, Phrase } from '@sietch/kernel';
import type { AcquiredTo, EffectOf } from '../effects/effect.js';
import type { CardId, Faction } from '../terms.js';
import { quoted, type Voice } from './context.js';
import { gained } from './effect-gains.js';
import type { EffectTable } from './effect-table.js';
import { symbol } from './icons.js';
import { ofFaction } from './names.js';
import { amount, atLeast } from './nouns.js';
import { type Clause, closed, compound, may, order, rule, say } from './sentence.js';
import { DISCARDING, gain, TRASHING, VERBS } from './verbs.js';

function stealIntrigue({ lang, names }: Voice): Clause {
  const { stealFrom } = names.edition.numbers;
  const stolen = { uk: 'по 1 випадковій карті інтриги', en: '1 random intrigue card' };
  const token = { icon: 'intrigue', n: 1, text: stolen[lang] };
  const phrases = {
    uk: say`украдіть ${token} у кожного суперника, який має їх ${stealFrom} чи більше`,
    en: say`steal ${token} from each opponent who has ${stealFrom} or more`,
  };
  return rule(phrases[lang]);
}

type Acquire = EffectOf<'acquire'>;

function forSale({ maxCost, exactCost }: Acquire, lang: Lang): Phrase {
  if (exactCost !== undefined) {
    const cost = amount('persuasion', exactCost, lang);
    return { uk: say`карту ціною рівно в ${cost}`, en: say`a card that costs exactly ${cost}` }[lang];
  }
  if (maxCost !== undefined) {
    const cost = amount('persuasion', maxCost, lang, 'genitive');
    return { uk: say`карту ціною до ${cost}`, en: say`a card that costs up to ${cost}` }[lang];
  }
  return [{ uk: 'карту', en: 'a card' }[lang]];
}

const ACQUIRED_TO: Readonly<Record<AcquiredTo, Name>> = {
  discard: { uk: '', en: '' },
  deck: { uk: ' й покладіть її на верх своєї колоди', en: ' and put it on top of your deck' },
  hand: { uk: ' й візьміть її на руку', en: ' and put it into your hand' },
};

const BOUGHT_TO: typeof ACQUIRED_TO = {
  discard: ACQUIRED_TO.discard,
  deck: { uk: ' й покласти її на верх своєї колоди', en: ACQUIRED_TO.deck.en },
  hand: { uk: ' й узяти її на руку', en: ACQUIRED_TO.hand.en },
};

/** For solari it is an offer; otherwise the card is a gift. */
function acquire(effect: Acquire, { lang }: Voice): Clause {
  const cards = forSale(effect, lang);
  if (effect.for === undefined)
    return order(VERBS.acquire[lang], say`${cards}${ACQUIRED_TO[effect.to][lang]}`);
  const to = BOUGHT_TO[effect.to][lang];
  const phrases = {
    uk: say`можете придбати ${cards} за ${symbol('solari', 'солярії')} замість очок переконливості${to}`,
    en: say`you may acquire ${cards} for ${symbol('solari', 'solari')} instead of persuasion${to}`,
  };
  return { ...rule(phrases[lang]), leave: true };
}

/** Reserve cards taken this way have no price, so nothing is said of it. */
function takeReserve(card: CardId, { lang, names }: Voice): Clause {
  const name = quoted(names.card(card).name, lang);
  return {
    uk: gain(say`карту ${name} з Фонду`, lang),
    en: order('acquire', say`a ${name} card from the Reserve`),
  }[lang];
}

function takeFromDiscard(faction: Faction, { lang }: Voice): Clause {
  const card = amount('card', 1, lang);
  const objects = {
    uk: say`${card} ${ofFaction(faction, lang)} зі свого скиду на руку`,
    en: say`${{ ...card, text: `1 ${ofFaction(faction, lang)} card` }} from your discard pile to your hand`,
  };
  return order(VERBS.return[lang], objects[lang]);
}

function peekDrawOrTrash({ lang }: Voice): Clause {
  const trash = TRASHING[lang].order;
  const phrases = {
    uk: say`подивіться на верхню карту своєї колоди, а тоді або візьміть її, або ${trash}`,
    en: say`look at the top card of your deck, then either draw it or ${trash} it`,
  };
  return rule(phrases[lang]);
}

function sortTopThree({ lang }: Voice): Clause {
  const [enough, discard, trash] = [atLeast('card', 3, lang), DISCARDING[lang].order, TRASHING[lang].order];
  const phrases = {
    uk: say`якщо у вашій колоді ${enough}, подивіться на три верхні: одну візьміть, одну ${discard}, одну ${trash}`,
    en: say`if your deck has ${enough}, look at the top three: draw one, ${discard} one and ${trash} one`,
  };
  return compound(phrases[lang]);
}

function removeFromRow({ lang, names }: Voice): Clause {
  const { asideDiscount } = names.edition.numbers;
  const [card, less] = [amount('card', 1, lang), amount('persuasion', asideDiscount, lang)];
  const phrases = {
    uk: say`приберіть ${card} з Ряду Імперіуму і поповніть Ряд; під час ходу «Розкрити карти» в цьому раунді можете придбати прибрану карту на ${less} дешевше`,
    en: say`remove ${card} from the Imperium Row and refill the row; on your Reveal turn this round you may acquire the removed card for ${less} less`,
  };
  return compound(phrases[lang]);
}

function discount(card: CardId, n: number, { lang, names }: Voice): Clause {
  const [name, less] = [quoted(names.card(card).name, lang), amount('persuasion', n, lang)];
  const phrases = {
    uk: say`у цей хід карта ${name} коштує на ${less} менше`,
    en: say`${name} costs ${less} less this turn`,
  };
  return rule(phrases[lang]);
}

function acquireToDeck({ lang, onReveal }: Voice): Clause {
  const turn = onReveal ? { uk: 'того ходу', en: 'that turn' } : { uk: 'в цей хід', en: 'this turn' };
  const phrases = {
    uk: `кожну карту, придбану ${turn.uk}, можете покласти на верх своєї колоди`,
    en: `you may put each card you acquire ${turn.en} on top of your deck`,
  };
  return rule([phrases[lang]]);
}

const THIS_CARD = { uk: 'цю карту', en: 'this card' } as const;

export const CARD_EFFECTS: EffectTable<
  | 'draw'
  | 'draw-intrigue'
  | 'steal-intrigue'
  | 'trash'
  | 'trash-self'
  | 'acquire'
  | 'take-reserve'
  | 'take-from-discard'
  | 'peek-draw-or-trash'
  | 'sort-top-three'
  | 'shuffle-discard-into-deck'
  | 'return-self-to-hand'
  | 'remove-from-row'
  | 'discount'
  | 'acquire-to-deck'
> = {
  draw: ({ n }, voice) => order(VERBS.draw[voice.lang], gained('card', n, voice)),
  // A card of one's own deck after it would be taken for another intrigue.
  'draw-intrigue': ({ n }, voice) => closed(order(VERBS.draw[voice.lang], gained('intrigue', n, voice))),
  'steal-intrigue': (_, voice) => stealIntrigue(voice),
  trash: (_, { lang }) => may(TRASHING[lang], [amount('card', 1, lang)]),
  'trash-self': (_, { lang }) => order(TRASHING[lang].order, [THIS_CARD[lang]]),
  acquire,
  'take-reserve': ({ card }, voice) => takeReserve(card, voice),
  'take-from-discard': ({ faction }, voice) => takeFromDiscard(faction, voice),
  'peek-draw-or-trash': (_, voice) => peekDrawOrTrash(voice),
  'sort-top-three': (_, voice) => sortTopThree(voice),
  'shuffle-discard-into-deck': (_, { lang }) =>
    order({ uk: 'замішайте', en: 'shuffle' }[lang], [
      { uk: 'свій скид у колоду', en: 'your discard pile into your deck' }[lang],
    ]),
  'return-self-to-hand': (_, { lang }) =>
    order(VERBS.return[lang], [`${THIS_CARD[lang]} ${{ uk: 'на руку', en: 'to your hand' }[lang]}`]),
  'remove-from-row': (_, voice) => removeFromRow(voice),
  discount: ({ card, n }, voice) => discount(card, n, voice),
  'acquire-to-deck': (_, voice) => acquireToDeck(voice),
};
