import { type Phrase, plainText } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import type { Ability, Card, Intrigue, Leader, Space } from '../content/component.js';
import * as is from '../effects/build.js';
import { wordAbility, wordCard, wordConflict, wordIntrigue, wordLeader } from './card.js';
import { wordSpace } from './space.js';

const name = { en: 'Arrakeen', uk: 'Арракін' };
const names = { card: () => ({ name }), space: () => ({ name }) };

const texts = (boxes: Readonly<Record<string, Phrase | undefined>>) =>
  Object.fromEntries(Object.entries(boxes).map(([box, phrase]) => [box, plainText(phrase ?? [])]));

const card = (print: Partial<Card>): Card => ({
  id: 'card',
  name,
  group: 'imperium',
  copies: 1,
  factions: [],
  icons: [],
  agent: [],
  reveal: [],
  acquire: [],
  whenTrashed: [],
  ...print,
});

describe('a card', () => {
  it('has a text for each box that does something, and no other', () => {
    const chani = card({ reveal: [is.persuasion(2), is.retreat('any')], acquire: [is.water(1)] });
    expect(texts(wordCard(chani, 'en', names))).toEqual({
      reveal: '2 persuasion. You may retreat any number of troops.',
      acquire: 'Gain 1 water.',
    });
    expect(texts(wordCard(chani, 'uk', names))).toEqual({
      reveal: '2 очки переконливості. Можете відступити будь-якою кількістю загонів.',
      acquire: 'Отримайте 1 воду.',
    });
    expect(wordCard(card({}), 'en', names)).toEqual({});
  });

  it('says what happens when it is trashed', () => {
    const mission = card({ reveal: [is.swords(1), is.solari(1)], whenTrashed: [is.solari(4)] });
    expect(texts(wordCard(mission, 'en', names))).toEqual({
      reveal: '1 sword. Gain 1 solari.',
      whenTrashed: 'Gain 4 solari.',
    });
  });

  it('says that it goes anywhere', () => {
    const kwisatz = card({ anywhere: true, agent: [is.draw(1)] });
    expect(texts(wordCard(kwisatz, 'en', names))).toEqual({
      agent: 'Send an agent (even one already on the board) to any space, occupied or not. Draw 1 card.',
    });
    expect(texts(wordCard(kwisatz, 'uk', names))).toEqual({
      agent:
        'Відправте агента (можна й того, що вже на полі) на будь-яку локацію, навіть зайняту. Візьміть 1 карту.',
    });
  });
});

describe('an intrigue', () => {
  const intrigue = (...plays: Intrigue['plays']): Intrigue => ({ id: 'intrigue', name, copies: 1, plays });

  it('has a box for each timing', () => {
    const tiebreaker = intrigue(
      { timing: 'combat', effects: [is.swords(2)] },
      { timing: 'endgame', effects: [is.spice(10)] },
    );
    expect(texts(wordIntrigue(tiebreaker, 'uk', names))).toEqual({
      combat: 'Отримайте 2 мечі.',
      endgame: 'Отримайте 10 прянощів.',
    });
  });

  it('puts its condition and its cost in front', () => {
    const armada = intrigue({
      timing: 'combat',
      condition: { is: 'any-alliance' },
      cost: { spice: 2 },
      effects: [is.swords(7)],
    });
    expect(texts(wordIntrigue(armada, 'en', names))).toEqual({
      combat: 'With any alliance: pay 2 spice → gain 7 swords.',
    });
    expect(texts(wordIntrigue(armada, 'uk', names))).toEqual({
      combat: 'Якщо маєте хоча б один союз: заплатіть 2 прянощів → отримайте 7 мечів.',
    });
  });

  it('names its moment', () => {
    const bindu = intrigue({ timing: 'plot', moment: 'turn-start', effects: [is.draw(1), is.mayPass] });
    expect(texts(wordIntrigue(bindu, 'en', names))).toEqual({
      plot: 'Play at the start of your turn: draw 1 card; you may pass this turn.',
    });
    const infiltrate = intrigue({ timing: 'plot', moment: 'before-agent', effects: [is.ignoreEnemyAgents] });
    expect(texts(wordIntrigue(infiltrate, 'uk', names))).toEqual({
      plot: 'Зіграйте, перш ніж відправити агента: у цей хід можете відправити агента й на локацію, зайняту агентом суперника.',
    });
  });
});

describe('a conflict', () => {
  it('has three rewards', () => {
    const conflict = wordConflict(
      {
        id: 'conflict',
        name,
        level: 2,
        rewards: [
          [is.points(1), is.control('arrakeen')],
          [is.water(1), is.spice(1)],
          [is.choose([is.drawIntrigue(1)], [is.spice(1)])],
        ],
      },
      'uk',
      names,
    );
    expect(texts(conflict)).toEqual({
      first: 'Здобудьте 1 переможне очко й контроль над локацією «Арракін».',
      second: 'Отримайте 1 воду й 1 прянощі.',
      third: 'Візьміть 1 карту інтриги або отримайте 1 прянощі.',
    });
  });
});

describe('a leader', () => {
  const ABILITIES: Record<Ability['on'], [ability: Ability, en: string, uk: string]> = {
    setup: [
      { on: 'setup', effects: [is.spice(1), is.solari(1)] },
      'At the start of the game gain 1 spice and 1 solari.',
      'На початку гри отримайте 1 прянощі й 1 солярій.',
    ],
    'look-at-deck': [
      { on: 'look-at-deck' },
      'You may look at the top card of your deck at any time.',
      'Можете будь-коли дивитися на верхню карту своєї колоди.',
    ],
    'space-cost': [
      { on: 'space-cost', icon: 'landsraad', solariLess: 1 },
      'Landsraad spaces cost you 1 solari less.',
      'Локації Ландсрааду коштують вам на 1 солярій менше.',
    ],
    'space-solari-paid': [
      { on: 'space-solari-paid', effects: [is.draw(1)] },
      'Whenever you pay solari as the cost of a space, draw 1 card.',
      'Щоразу, коли платите солярії як ціну локації, візьміть 1 карту.',
    ],
    harvest: [
      { on: 'harvest', spiceLess: 1, effects: [is.draw(1)] },
      'Whenever you harvest spice from a Maker space, gain 1 spice less, but draw 1 card.',
      'Щоразу, коли збираєте прянощі на локації видобутку, отримайте на 1 прянощі менше, але візьміть 1 карту.',
    ],
    'council-seat': [
      { on: 'council-seat', effects: [is.influence('any')] },
      'When you take a High Council seat, gain 1 influence with any faction.',
      'Коли займаєте місце у Вищій раді, здобудьте 1 очко впливу на будь-яку фракцію.',
    ],
    'enemy-agents': [
      { on: 'enemy-agents', ignoredOn: ['landsraad', 'city'] },
      'Opponents’ agents do not keep you out of Landsraad and City spaces.',
      'Агенти суперників не заважають вам відправляти своїх на локації Ландсрааду й Міста.',
    ],
    masterstroke: [
      { on: 'masterstroke', tokens: 2, troops: 4 },
      'At setup secretly choose 2 of the 4 faction tokens. The first time you deploy 4+ troops to the Conflict in one turn, reveal them and gain 1 influence with each of those factions.',
      'Під час приготування таємно виберіть 2 з 4 жетонів фракцій. Коли вперше за один хід розгорнете в Зоні конфлікту 4+ загони, покажіть ці жетони й здобудьте по 1 очку впливу на кожну з їхніх фракцій.',
    ],
  };

  it.each(Object.values(ABILITIES))('%o', (ability, en, uk) => {
    expect(plainText(wordAbility(ability, 'en', names))).toBe(en);
    expect(plainText(wordAbility(ability, 'uk', names))).toBe(uk);
  });

  it('has an ability and a signet ring', () => {
    const leader: Leader = {
      id: 'leader',
      name,
      house: name,
      complexity: 1,
      ability: { name, does: { on: 'look-at-deck' } },
      signet: {
        name,
        effects: [
          is.when({ is: 'no-alliance' }, is.recruit(1)),
          is.when({ is: 'any-alliance' }, is.recruit(2)),
        ],
      },
    };
    expect(texts(wordLeader(leader, 'uk', names)).signet).toBe(
      'Якщо не маєте жодного союзу, найміть 1 загін. Якщо маєте хоча б один союз, найміть 2 загони.',
    );
    expect(texts(wordLeader(leader, 'en', names)).signet).toBe(
      'With no alliance: recruit 1 troop. With any alliance: recruit 2 troops.',
    );
  });
});

describe('a space', () => {
  const space = (print: Partial<Space> & Pick<Space, 'ways'>): Space => ({
    id: 'space',
    name,
    region: 'arrakis',
    icon: 'city',
    combat: false,
    maker: false,
    ...print,
  });

  it('has its cost, its effects and the influence step of its faction', () => {
    const warriors = space({ faction: 'fremen', ways: [{ cost: { water: 1 }, effects: [is.recruit(2)] }] });
    expect(texts(wordSpace(warriors, 'uk', names))).toEqual({
      cost: 'Заплатіть 1 воду.',
      effects: 'Найміть 2 загони.',
      influence: 'Здобудьте 1 очко впливу на Фрименів.',
    });
  });

  it('offers several ways in one box', () => {
    const market = space({
      ways: [
        { cost: { spice: 2 }, effects: [is.solari(6)] },
        { cost: { spice: 3 }, effects: [is.solari(8)] },
      ],
    });
    expect(texts(wordSpace(market, 'en', names))).toEqual({
      effects: 'Choose one: pay 2 spice → gain 6 solari; or pay 3 spice → gain 8 solari.',
    });
  });

  it('says all its marks', () => {
    const basin = space({
      requires: { faction: 'fremen', influence: 2 },
      controlBonus: { what: 'spice', n: 1 },
      oncePerGame: 'swordmaster',
      combat: true,
      maker: true,
      ways: [{ cost: {}, effects: [is.harvest(1)] }],
    });
    expect(texts(wordSpace(basin, 'en', names))).toEqual({
      requires: 'Only with 2+ influence with the Fremen.',
      effects: 'Harvest 1 spice plus all bonus spice on this space.',
      control: 'The player with the control marker here gains 1 spice whenever anyone sends an agent here.',
      once: 'Each player can send an agent here only once per game.',
      'combat-space':
        'You may deploy to the Conflict any troops recruited this turn and up to 2 more troops from your garrison.',
      maker: 'If no agent is here in the Makers phase, 1 bonus spice is placed here.',
    });
    expect(texts(wordSpace(basin, 'uk', names))).toEqual({
      requires: 'Лише якщо маєте 2+ очки впливу на Фрименів.',
      effects: 'Зберіть 1 прянощі плюс усі додаткові прянощі з цієї локації.',
      control: 'Той, хто має тут маркер контролю, отримує 1 прянощі щоразу, коли сюди відправляють агента.',
      once: 'Кожен гравець може відправити сюди агента лише раз за гру.',
      'combat-space':
        'Можете розгорнути в Зоні конфлікту будь-які загони, найняті в цей хід, і ще до 2 загонів зі свого гарнізону.',
      maker: 'Якщо у фазі «Видобуток» тут немає агента, сюди кладуть 1 додаткові прянощі.',
    });
  });
});
