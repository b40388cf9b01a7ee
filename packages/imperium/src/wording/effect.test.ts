import { describe, expect, it } from 'vitest';
import { describeGolden, type Golden, naming } from '../../test/golden-effects.js';
import * as is from '../effects/build.js';
import type { Effect } from '../effects/effect.js';
import { wordEffect } from './effect.js';
import type { BOARD_EFFECTS } from './effect-board.js';
import type { CARD_EFFECTS } from './effect-cards.js';
import type { GAINS } from './effect-gains.js';
import type { NETWORK_EFFECTS } from './effect-network.js';
import type { TEAM_EFFECTS } from './effect-teams.js';
import type { TROOP_EFFECTS } from './effect-troops.js';

const context = naming(() => ({ en: 'The Spice Must Flow', uk: 'Прянощі повинні текти' }));

/** The kinds that have a golden file of their own. */
type Elsewhere =
  | keyof typeof GAINS
  | keyof typeof CARD_EFFECTS
  | keyof typeof TROOP_EFFECTS
  | keyof typeof BOARD_EFFECTS
  | keyof typeof NETWORK_EFFECTS
  | keyof typeof TEAM_EFFECTS;

/** Every kind of effect with effects inside at least once, under its own name. */
const GOLDEN: Record<Exclude<Effect['do'], Elsewhere>, readonly Golden[]> = {
  pay: [
    [
      is.pay({ water: 1 }, is.recruit(1), is.draw(1)),
      'Pay 1 water → recruit 1 troop and draw 1 card.',
      'Заплатіть 1 воду → найміть 1 загін і візьміть 1 карту.',
    ],
    [
      is.pay({ trashSelf: true }, is.drawIntrigue(1)),
      'Trash this card → draw 1 intrigue card.',
      'Знищте цю карту → візьміть 1 карту інтриги.',
    ],
    [
      is.pay({ solari: 1 }, is.opponentLosesTroop, is.deployFromSupply(1)),
      'Pay 1 solari → one opponent of your choice loses 1 troop from the Conflict; deploy 1 troop from your supply to the Conflict.',
      'Заплатіть 1 солярій → один суперник на ваш вибір утрачає 1 загін із Зони конфлікту; розгорніть 1 загін зі свого запасу в Зоні конфлікту.',
    ],
    [
      is.pay({ discard: 1 }, is.draw(1), is.when({ is: 'discarded', faction: 'guild' }, is.draw(1))),
      'Discard 1 card → draw 1 card; if you discarded a Spacing Guild card, draw 1 more card.',
      'Скиньте 1 карту → візьміть 1 карту; якщо ви скинули карту Гільдії Лоцманів, візьміть ще 1 карту.',
    ],
    [
      is.pay({ spies: 1 }, is.removeShieldWall, is.spice(2)),
      'Recall 1 of your spies → you may remove the Shield Wall from the board; gain 2 spice.',
      'Відкличте 1 свого шпигуна → можете вилучити жетон Оборонної стіни з ігрового поля; отримайте 2 прянощів.',
    ],
    [is.pay({}, is.recruit(2)), 'Recruit 2 troops.', 'Найміть 2 загони.'],
  ],
  choose: [
    [
      is.choose([is.influence('guild')], [is.spice(2)]),
      'Gain 1 influence with the Spacing Guild or gain 2 spice.',
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
      'Виберіть два варіанти: візьміть 1 карту; можете знищити 1 карту; або вкрадіть по 1 випадковій карті інтриги в кожного суперника, який має їх 4 чи більше.',
    ],
    [
      is.choose([is.takeHooks, is.water(1)], [is.water(1), is.removeShieldWall]),
      'Choose one: take a maker hooks token and gain 1 water; or gain 1 water, and you may remove the Shield Wall from the board.',
      'Виберіть одне: візьміть жетон гаків творця й отримайте 1 воду; або отримайте 1 воду, а також можете вилучити жетон Оборонної стіни з ігрового поля.',
    ],
    [
      is.choose([is.harvest(2)], [is.when(is.hooks, is.harvest(0), is.summon(1))]),
      'Choose one: harvest 2 spice plus all bonus spice on this space; or, with maker hooks, harvest all bonus spice on this space and summon 1 sandworm.',
      'Виберіть одне: зберіть 2 прянощів плюс усі додаткові прянощі з цієї локації; або, якщо маєте гаки творця, зберіть усі додаткові прянощі з цієї локації й викличте 1 піщаного хробака.',
    ],
    [
      is.chooseTwo(
        [is.influence('emperor')],
        [is.influence('guild')],
        [is.influence('bene-gesserit')],
        [is.influence('fremen')],
      ),
      'Gain 1 influence with each of two different factions.',
      'Здобудьте по 1 очку впливу на дві різні фракції.',
    ],
    [
      is.mayChoose([is.deploy(1)], [is.retreat(1)]),
      'You may deploy 1 troop from your garrison to the Conflict or retreat 1 troop.',
      'Можете розгорнути 1 загін зі свого гарнізону в Зоні конфлікту або відступити 1 загоном.',
    ],
    [
      is.mayChoose([is.draw(1)], [is.trashFromHand(1, is.spice(2))]),
      'You may choose one: draw 1 card; or trash 1 card from your hand and, if it costs 1 or more persuasion, gain 2 spice.',
      'Можете вибрати одне: візьміть 1 карту; або знищте 1 карту з руки і, якщо вона коштує 1 або більше очок переконливості, отримайте 2 прянощів.',
    ],
  ],
  if: [
    [
      is.when(is.influenceAtLeast('fremen', 2), is.draw(2)),
      'With 2+ influence with the Fremen, draw 2 cards.',
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
    [
      is.whenOr({ is: 'any-alliance' }, [is.recruit(2)], [is.recruit(1)]),
      'With any alliance, recruit 2 troops; otherwise recruit 1 troop.',
      'Якщо маєте хоча б один союз, найміть 2 загони; інакше найміть 1 загін.',
    ],
    [
      is.whenOr({ is: 'council-seat' }, [], [is.pay({ solari: 5 }, is.draw(1))]),
      'Without a High Council seat: pay 5 solari → draw 1 card.',
      'Якщо не маєте місця у Вищій раді: заплатіть 5 соляріїв → візьміть 1 карту.',
    ],
    [
      is.whenOr(is.hooks, [], [is.draw(1)]),
      'With maker hooks: nothing happens; otherwise draw 1 card.',
      'Якщо маєте гаки творця, нічого не відбувається; інакше візьміть 1 карту.',
    ],
  ],
  'for-each': [
    [
      is.forEachCardInPlay('fremen', is.persuasion(2)),
      'Gain 2 persuasion for each Fremen card you have in play, this one included.',
      'Отримайте 2 очки переконливості за кожну вашу карту Фрименів у грі, зокрема й цю.',
    ],
    [
      is.forEach({ of: 'sandworms-in-conflict' }, is.draw(1)),
      'Draw 1 card for each sandworm you have in the Conflict.',
      'Візьміть 1 карту за кожного вашого піщаного хробака в Зоні конфлікту.',
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
      'On your Reveal turn this round: gain 1 persuasion; you may put each card you acquire that turn on top of your deck.',
      'Під час ходу «Розкрити карти» в цьому раунді: отримайте 1 очко переконливості; кожну карту, придбану того ходу, можете покласти на верх своєї колоди.',
    ],
    [
      is.atReveal(is.whenAcquiring('any', is.recruit(1))),
      'On your Reveal turn this round, whenever you acquire a card, recruit 1 troop.',
      'Під час ходу «Розкрити карти» в цьому раунді щоразу, коли придбаєте карту, найміть 1 загін.',
    ],
    [
      is.atReveal(is.when({ is: 'strength', atLeast: 6 }, is.persuasion(1))),
      'On your Reveal turn this round, with 6+ strength, gain 1 persuasion.',
      'Під час ходу «Розкрити карти» в цьому раунді, якщо маєте 6+ очок сили, отримайте 1 очко переконливості.',
    ],
  ],
  discard: [
    [is.discard(2), 'Discard 2 cards.', 'Скиньте 2 карти.'],
    [
      is.discard(1, is.when({ is: 'discarded', faction: 'guild' }, is.draw(2))),
      'Discard 1 card; if you discarded a Spacing Guild card, draw 2 cards.',
      'Скиньте 1 карту; якщо ви скинули карту Гільдії Лоцманів, візьміть 2 карти.',
    ],
  ],
  'trash-from-hand': [
    [
      is.trashFromHand(1, is.spice(2)),
      'Trash 1 card from your hand and, if it costs 1 or more persuasion, gain 2 spice.',
      'Знищте 1 карту з руки і, якщо вона коштує 1 або більше очок переконливості, отримайте 2 прянощів.',
    ],
    [
      is.trashFromHand(3, is.spice(5), is.trash),
      'Trash 1 card from your hand and, if it costs 3+ persuasion: gain 5 spice, and you may trash 1 card.',
      'Знищте 1 карту з руки і, якщо вона коштує 3+ очки переконливості: отримайте 5 прянощів, а також можете знищити 1 карту.',
    ],
  ],
  'when-acquiring': [
    [
      is.whenAcquiring('the-spice-must-flow', is.influence('spied')),
      'The first time you acquire The Spice Must Flow this turn, gain 1 influence with each faction you are spying on.',
      'Коли вперше в цей хід придбаєте карту «Прянощі повинні текти», здобудьте по 1 очку впливу на кожну фракцію, за якою шпигуєте.',
    ],
    [
      is.whenAcquiring('any', is.recruit(1)),
      'Whenever you acquire a card this turn, recruit 1 troop.',
      'Щоразу, коли в цей хід придбаєте карту, найміть 1 загін.',
    ],
  ],
  allies: [
    [
      is.activatedAlly(is.spice(1)),
      'Your activated ally gains 1 spice.',
      'Ваш активований союзник отримує 1 прянощі.',
    ],
    [
      is.eachAlly(is.recruit(2)),
      'Each of your allies recruits 2 troops.',
      'Кожен ваш союзник наймає 2 загони.',
    ],
    [is.eachAlly(is.draw(1)), 'Each of your allies: draw 1 card.', 'Кожен ваш союзник: візьміть 1 карту.'],
  ],
};

describeGolden('the wording of an effect with effects inside', GOLDEN, context);

describe('the wording of an effect with effects inside', () => {
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
