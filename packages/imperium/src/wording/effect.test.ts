import { LANGS, plainText } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import * as is from '../effects/build.js';
import type { Effect } from '../effects/effect.js';
import { wordEffect } from './effect.js';
import { ICONS } from './icons.js';

const NAMES = {
  card: (id: string) => ({
    name:
      id === 'foldspace'
        ? { en: 'Foldspace', uk: 'Міжпросторова подорож' }
        : { en: 'The Spice Must Flow', uk: 'Прянощі повинні текти' },
  }),
  space: () => ({ name: { en: 'Arrakeen', uk: 'Арракін' } }),
};
const context = { names: NAMES };

/** Every kind of effect at least once, under its own name. */
const GOLDEN: Record<Effect['do'], [effect: Effect, en: string, uk: string][]> = {
  gain: [
    [is.solari(5), 'Gain 5 solari.', 'Отримайте 5 соляріїв.'],
    [is.spice(1), 'Gain 1 spice.', 'Отримайте 1 прянощі.'],
    [is.spice(2), 'Gain 2 spice.', 'Отримайте 2 прянощів.'],
    [is.water(1), 'Gain 1 water.', 'Отримайте 1 воду.'],
  ],
  persuasion: [[is.persuasion(2), 'Gain 2 persuasion.', 'Отримайте 2 очки переконливості.']],
  swords: [[is.swords(5), 'Gain 5 swords.', 'Отримайте 5 мечів.']],
  points: [[is.points(1), 'Gain 1 victory point.', 'Здобудьте 1 переможне очко.']],
  recruit: [
    [is.recruit(3), 'Recruit 3 troops.', 'Найміть 3 загони.'],
    [
      is.recruitAndDeploy(2, 'always'),
      'Recruit 2 troops; you may deploy any of them to the Conflict.',
      'Найміть 2 загони; можете розгорнути будь-які з них у Зоні конфлікту.',
    ],
    [
      is.recruitAndDeploy(1, 'on-reveal'),
      'Recruit 1 troop; on a Reveal turn you may deploy it to the Conflict.',
      'Найміть 1 загін; під час ходу «Розкрити карти» можете розгорнути його в Зоні конфлікту.',
    ],
  ],
  influence: [
    [is.influence('emperor'), 'Gain 1 influence with the Emperor.', 'Здобудьте 1 очко впливу на Імператора.'],
    [
      is.influence('any'),
      'Gain 1 influence with any faction.',
      'Здобудьте 1 очко впливу на будь-яку фракцію.',
    ],
    [
      is.influence('any', 2),
      'Gain 2 influence with one faction of your choice.',
      'Здобудьте 2 очки впливу на одну фракцію на ваш вибір.',
    ],
    [
      is.influence('behind'),
      'Gain 1 influence with a faction where an opponent has more influence than you.',
      'Здобудьте 1 очко впливу на фракцію, на яку хтось із суперників має більший вплив, ніж ви.',
    ],
    [
      is.influence(['guild', 'bene-gesserit', 'fremen']),
      'Gain 1 influence with the Spacing Guild, the Bene Gesserit or the Fremen.',
      'Здобудьте 1 очко впливу на Гільдію Лоцманів, Бене Ґессерит або Фрименів.',
    ],
  ],
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
  'shuffle-discard-into-deck': [
    [is.shuffleDiscardIntoDeck, 'Shuffle your discard pile into your deck.', 'Замішайте свій скид у колоду.'],
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
      'You may put cards you acquire this turn on top of your deck.',
      'Можете класти придбані в цей хід карти на верх своєї колоди.',
    ],
  ],
  pay: [
    [
      is.pay({ water: 1 }, is.recruit(1), is.draw(1)),
      'Pay 1 water → recruit 1 troop and draw 1 card.',
      'Заплатіть 1 воду → найміть 1 загін і візьміть 1 карту.',
    ],
    [
      is.pay({ trash: 'self' }, is.drawIntrigue(1)),
      'Trash this card → draw 1 intrigue card.',
      'Знищте цю карту → візьміть 1 карту інтриги.',
    ],
    [
      is.pay({ solari: 1 }, is.opponentLosesTroop, is.deployFromSupply(1)),
      'Pay 1 solari → one opponent of your choice loses 1 troop from the Conflict; deploy 1 troop from your supply to the Conflict.',
      'Заплатіть 1 солярій → один суперник на ваш вибір утрачає 1 загін із Зони конфлікту; розгорніть 1 загін зі свого запасу в Зоні конфлікту.',
    ],
  ],
  choose: [
    [
      is.choose([is.influence('guild')], [is.spice(2)]),
      'Gain 1 influence with the Spacing Guild or 2 spice.',
      'Здобудьте 1 очко впливу на Гільдію Лоцманів або отримайте 2 прянощів.',
    ],
    [
      is.choose([is.swords(3)], [is.retreat(3)]),
      'Gain 3 swords or retreat up to 3 troops.',
      'Отримайте 3 мечі або відступіть щонайбільше 3 загонами.',
    ],
    [
      is.choose([is.draw(1)], [is.pay({ spice: 2 }, is.draw(2))]),
      'Choose one: draw 1 card; or pay 2 spice → draw 2 cards.',
      'Виберіть одне: візьміть 1 карту; або заплатіть 2 прянощів → візьміть 2 карти.',
    ],
    [
      is.chooseTwo([is.drawIntrigue(1)], [is.spice(2)], [is.solari(3)]),
      'Gain any two of these rewards: 1 intrigue card, 2 spice, 3 solari.',
      'Отримайте будь-які дві з цих нагород: 1 карту інтриги, 2 прянощів, 3 солярії.',
    ],
    [
      is.chooseTwo([is.draw(1)], [is.trash], [is.stealIntrigue]),
      'Choose two: draw 1 card; you may trash 1 card; or steal 1 random intrigue card from each opponent who has 4 or more.',
      'Виберіть два варіанти: візьміть 1 карту; можете знищити 1 карту; або украдіть по 1 випадковій карті інтриги в кожного суперника, який має їх 4 чи більше.',
    ],
  ],
  if: [
    [
      is.when(is.influenceAtLeast('fremen', 2), is.draw(2)),
      'With 2+ influence with the Fremen: draw 2 cards.',
      'Якщо маєте 2+ очки впливу на Фрименів, візьміть 2 карти.',
    ],
    [
      is.when(is.alliance('guild'), is.pay({ spice: 3 }, is.points(1))),
      'With an alliance with the Spacing Guild: pay 3 spice → gain 1 victory point.',
      'Якщо маєте союз із Гільдією Лоцманів: заплатіть 3 прянощів → здобудьте 1 переможне очко.',
    ],
    [
      is.when(is.bond('fremen'), is.influence('fremen')),
      'Fremen Bond: gain 1 influence with the Fremen.',
      'Запорука Фрименів: здобудьте 1 очко впливу на Фрименів.',
    ],
  ],
  'for-each': [
    [
      is.forEachCardInPlay('fremen', is.persuasion(2)),
      'Gain 2 persuasion for each Fremen card you have in play.',
      'Отримайте 2 очки переконливості за кожну вашу карту Фрименів у грі.',
    ],
  ],
  'at-reveal': [
    [
      is.atReveal(is.persuasion(2)),
      'On your Reveal turn this round, gain 2 persuasion.',
      'Під час ходу «Розкрити карти» в цьому раунді отримайте 2 очки переконливості.',
    ],
    [
      is.atReveal(is.persuasion(1), is.acquireToDeck),
      'On your Reveal turn this round: gain 1 persuasion; you may put cards you acquire this turn on top of your deck.',
      'Під час ходу «Розкрити карти» в цьому раунді: отримайте 1 очко переконливості; можете класти придбані в цей хід карти на верх своєї колоди.',
    ],
  ],
  'each-opponent': [
    [
      is.opponentsLoseGarrisonTroop,
      'Each opponent loses 1 troop from their garrison.',
      'Кожен суперник утрачає 1 загін зі свого гарнізону.',
    ],
    [is.opponentsDiscard(2), 'Each opponent discards 2 cards.', 'Кожен суперник скидає 2 карти.'],
    [
      is.opponentsDiscardOrLoseTroop,
      'Each opponent chooses to discard 1 card or to lose 1 troop from the Conflict.',
      'Кожен суперник вибирає: скинути 1 карту чи втратити 1 загін із Зони конфлікту.',
    ],
  ],
  deploy: [
    [
      is.deploy(1),
      'You may deploy 1 troop from your garrison to the Conflict.',
      'Можете розгорнути 1 загін зі свого гарнізону в Зоні конфлікту.',
    ],
    [
      is.deploy(3),
      'You may deploy up to 3 troops from your garrison to the Conflict.',
      'Можете розгорнути до 3 загонів зі свого гарнізону в Зоні конфлікту.',
    ],
    [
      is.deploy('any'),
      'You may deploy any number of troops from your garrison to the Conflict.',
      'Можете розгорнути будь-яку кількість загонів зі свого гарнізону в Зоні конфлікту.',
    ],
  ],
  'deploy-from-supply': [
    [
      is.deployFromSupply(1),
      'Deploy 1 troop from your supply to the Conflict.',
      'Розгорніть 1 загін зі свого запасу в Зоні конфлікту.',
    ],
  ],
  retreat: [
    [is.retreat(1), 'You may retreat 1 troop.', 'Можете відступити 1 загоном.'],
    [is.retreat(2), 'You may retreat up to 2 troops.', 'Можете відступити щонайбільше 2 загонами.'],
    [
      is.retreat('any'),
      'You may retreat any number of troops.',
      'Можете відступити будь-якою кількістю загонів.',
    ],
  ],
  'opponent-loses-troop': [
    [
      is.opponentLosesTroop,
      'One opponent of your choice loses 1 troop from the Conflict.',
      'Один суперник на ваш вибір утрачає 1 загін із Зони конфлікту.',
    ],
  ],
  harvest: [
    [
      is.harvest(2),
      'Harvest 2 spice plus all bonus spice on this space.',
      'Зберіть 2 прянощів плюс усі додаткові прянощі з цієї локації.',
    ],
  ],
  'double-harvest': [
    [
      is.doubleHarvest,
      'If this agent harvests spice, the space’s own amount is doubled (bonus spice is not).',
      'Якщо цей агент збирає прянощі, основна кількість із локації подвоюється (додаткові прянощі — ні).',
    ],
  ],
  'visit-influence': [
    [
      is.visitInfluence(2),
      'The faction space you send your agent to gives 2 influence instead of 1.',
      'Локація фракції, на яку ви відправили агента, дає 2 очки впливу замість 1.',
    ],
  ],
  'signet-ring': [
    [
      is.signetRing,
      'Use your leader’s signet ring ability.',
      'Застосуйте вміння персня з печаткою свого лідера.',
    ],
  ],
  'council-seat': [
    [
      is.councilSeat,
      'Take a High Council seat: gain 2 persuasion on each of your Reveal turns for the rest of the game.',
      'Займіть місце у Вищій раді: до кінця гри отримуйте 2 очки переконливості кожного свого ходу «Розкрити карти».',
    ],
  ],
  swordmaster: [
    [
      is.swordmaster,
      'Gain your third agent, the Swordmaster, for the rest of the game.',
      'Отримайте свого третього агента, Майстра меча, до кінця гри.',
    ],
  ],
  'take-mentat': [
    [
      is.takeMentat('home'),
      'If the Mentat is on its own space, take it.',
      'Якщо Ментат на своїй локації, заберіть його.',
    ],
    [
      is.takeMentat('anywhere'),
      'Take the Mentat from wherever it is and keep it for the next round.',
      'Заберіть Ментата, де б він не був, і залиште собі на наступний раунд.',
    ],
  ],
  control: [
    [is.control('arrakeen'), 'Gain control of Arrakeen.', 'Здобудьте контроль над локацією «Арракін».'],
  ],
  'name-space': [
    [
      is.nameSpace,
      'Name a board space: until your next turn opponents cannot send agents there.',
      'Назвіть локацію поля: до вашого наступного ходу суперники не можуть відправляти туди агентів.',
    ],
  ],
  'recall-agent': [[is.recallAgent, 'Recall 1 of your agents.', 'Відкличте 1 свого агента.']],
  'extra-icons': [
    [
      is.extraIcons('emperor', 'city'),
      'The card you play this turn also has these agent icons: Emperor and City.',
      'Карта, зіграна в цей хід, також має символи агентів: Імператор і Місто.',
    ],
  ],
  'ignore-enemy-agents': [
    [
      is.ignoreEnemyAgents,
      'This turn you may even send your agent to a space occupied by an opponent’s agent.',
      'У цей хід можете відправити агента й на локацію, зайняту агентом суперника.',
    ],
  ],
  'may-pass': [[is.mayPass, 'You may pass this turn.', 'Можете пропустити цей хід.']],
  'persuasion-while-here': [
    [
      is.persuasionWhileHere(1),
      'On your Reveal turn gain 1 persuasion if your agent is still here.',
      'Під час ходу «Розкрити карти» отримайте 1 очко переконливості, якщо ваш агент досі тут.',
    ],
  ],
};

const goldens = Object.values(GOLDEN).flat();

describe('the wording of an effect', () => {
  it.each(goldens.map(([effect, en, uk]) => ({ effect, en, uk })))('$en', ({ effect, en, uk }) => {
    expect(plainText(wordEffect(effect, 'en', context))).toBe(en);
    expect(plainText(wordEffect(effect, 'uk', context))).toBe(uk);
  });

  it('is listed here under its own kind', () => {
    for (const [kind, samples] of Object.entries(GOLDEN)) {
      expect(samples.map(([effect]) => effect.do)).toEqual(samples.map(() => kind));
    }
  });

  it('carries only known symbols', () => {
    for (const [effect] of goldens) {
      for (const lang of LANGS) {
        for (const part of wordEffect(effect, lang, context)) {
          if (typeof part !== 'string') expect(ICONS).toContain(part.icon);
        }
      }
    }
  });

  it('has its amounts as tokens', () => {
    expect(wordEffect(is.pay({ water: 1 }, is.recruit(2)), 'uk', context)).toEqual([
      'Заплатіть ',
      { icon: 'water', n: 1, text: '1 воду' },
      ' → найміть ',
      { icon: 'troop', n: 2, text: '2 загони' },
      '.',
    ]);
    expect(wordEffect(is.influence('fremen'), 'en', context)).toEqual([
      'Gain ',
      { icon: 'influence-fremen', n: 1, text: '1 influence with the Fremen' },
      '.',
    ]);
  });
});
