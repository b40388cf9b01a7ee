import { describeGolden, type Golden, naming } from '../../test/golden-effects.js';
import * as is from '../effects/build.js';
import type { CARD_EFFECTS } from './effect-cards.js';

const NAMES = {
  foldspace: { en: 'Foldspace', uk: 'Міжпросторова подорож' },
  'the-spice-must-flow': { en: 'The Spice Must Flow', uk: 'Прянощі повинні текти' },
};
const context = naming((id) => NAMES[id === 'foldspace' ? id : 'the-spice-must-flow']);

/** Every kind of effect on cards at least once, under its own name. */
const GOLDEN: Record<keyof typeof CARD_EFFECTS, readonly Golden[]> = {
  draw: [
    [is.draw(1), 'Draw 1 card.', 'Візьміть 1 карту.'],
    [is.draw(5), 'Draw 5 cards.', 'Візьміть 5 карт.'],
  ],
  'draw-intrigue': [[is.drawIntrigue(2), 'Draw 2 intrigue cards.', 'Візьміть 2 карти інтриг.']],
  'steal-intrigue': [
    [
      is.stealIntrigue,
      'Steal 1 random intrigue card from each opponent who has 4 or more.',
      'Украдіть по 1 випадковій карті інтриги в кожного суперника, який має їх 4 чи більше.',
    ],
  ],
  trash: [[is.trash, 'You may trash 1 card.', 'Можете знищити 1 карту.']],
  'trash-self': [[is.trashSelf, 'Trash this card.', 'Знищте цю карту.']],
  acquire: [
    [
      is.acquire(3),
      'Acquire for free a card that costs up to 3 persuasion.',
      'Безплатно придбайте карту ціною до 3 очок переконливості.',
    ],
    [
      is.acquire(5, 'deck'),
      'Acquire for free a card that costs up to 5 persuasion and put it on top of your deck.',
      'Безплатно придбайте карту ціною до 5 очок переконливості й покладіть її на верх своєї колоди.',
    ],
    [
      is.acquire(3, 'hand'),
      'Acquire for free a card that costs up to 3 persuasion and put it into your hand.',
      'Безплатно придбайте карту ціною до 3 очок переконливості й візьміть її на руку.',
    ],
    [
      is.acquireCosting(1, 'hand'),
      'Acquire for free a card that costs exactly 1 persuasion and put it into your hand.',
      'Безплатно придбайте карту ціною рівно в 1 очко переконливості й візьміть її на руку.',
    ],
    [
      is.acquireForSolari('hand'),
      'You may acquire a card for solari instead of persuasion and put it into your hand.',
      'Можете придбати карту за солярії замість очок переконливості й узяти її на руку.',
    ],
    [
      is.acquireForSolari('deck'),
      'You may acquire a card for solari instead of persuasion and put it on top of your deck.',
      'Можете придбати карту за солярії замість очок переконливості й покласти її на верх своєї колоди.',
    ],
    [
      is.acquireForSolari('discard'),
      'You may acquire a card for solari instead of persuasion.',
      'Можете придбати карту за солярії замість очок переконливості.',
    ],
  ],
  'take-reserve': [
    [
      is.takeReserve('foldspace'),
      'Acquire a Foldspace card from the Reserve.',
      'Отримайте карту «Міжпросторова подорож» з Фонду.',
    ],
  ],
  'take-from-discard': [
    [
      is.takeFromDiscard('bene-gesserit'),
      'Return 1 Bene Gesserit card from your discard pile to your hand.',
      'Поверніть 1 карту Бене Ґессерит зі свого скиду на руку.',
    ],
  ],
  'peek-draw-or-trash': [
    [
      is.peekDrawOrTrash,
      'Look at the top card of your deck, then either draw it or trash it.',
      'Подивіться на верхню карту своєї колоди, а тоді або візьміть її, або знищте.',
    ],
  ],
  'sort-top-three': [
    [
      is.sortTopThree,
      'If your deck has 3+ cards, look at the top three: draw one, discard one and trash one.',
      'Якщо у вашій колоді 3+ карти, подивіться на три верхні: одну візьміть, одну скиньте, одну знищте.',
    ],
  ],
  'shuffle-discard-into-deck': [
    [is.shuffleDiscardIntoDeck, 'Shuffle your discard pile into your deck.', 'Замішайте свій скид у колоду.'],
  ],
  'return-self-to-hand': [
    [is.returnSelfToHand, 'Return this card to your hand.', 'Поверніть цю карту на руку.'],
  ],
  'remove-from-row': [
    [
      is.removeFromRow,
      'Remove 1 card from the Imperium Row; on your Reveal turn this round you may acquire it for 1 persuasion less.',
      'Приберіть 1 карту з Ряду Імперіуму; під час ходу «Розкрити карти» в цьому раунді можете придбати її на 1 очко переконливості дешевше.',
    ],
  ],
  discount: [
    [
      is.discount('the-spice-must-flow', 3),
      'The Spice Must Flow costs 3 persuasion less this turn.',
      'У цей хід карта «Прянощі повинні текти» коштує на 3 очки переконливості менше.',
    ],
  ],
  'acquire-to-deck': [
    [
      is.acquireToDeck,
      'You may put each card you acquire this turn on top of your deck.',
      'Кожну придбану в цей хід карту можете покласти на верх своєї колоди.',
    ],
  ],
};

describeGolden('the wording of an effect on cards', GOLDEN, context);
