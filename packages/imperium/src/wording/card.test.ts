import { type Phrase, plainText } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { BASE } from '../content/base/edition.js';
import type { Card, Intrigue } from '../content/component.js';
import * as is from '../effects/build.js';
import { wordCard, wordConflict, wordIntrigue } from './card.js';

const name = { en: 'Arrakeen', uk: 'Арракін' };
const names = { edition: BASE, card: () => ({ name }), space: () => ({ name }), contract: () => ({ name }) };

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
  whenDiscarded: [],
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

  it('says what happens when it is discarded', () => {
    const favor = card({ agent: [is.draw(1)], whenDiscarded: [is.spice(2)] });
    expect(texts(wordCard(favor, 'uk', names))).toEqual({
      agent: 'Візьміть 1 карту.',
      whenDiscarded: 'Отримайте 2 прянощів.',
    });
  });

  it('says that it needs no influence', () => {
    const asset = card({ ignoresRequirements: true });
    expect(texts(wordCard(asset, 'en', names))).toEqual({
      agent: 'This agent ignores the influence requirement of the space.',
    });
    expect(texts(wordCard(asset, 'uk', names))).toEqual({
      agent: 'Цей агент ігнорує вимогу локації щодо впливу.',
    });
  });

  it('says that it goes anywhere', () => {
    const kwisatz = card({ anywhere: true, agent: [is.draw(1)] });
    expect(texts(wordCard(kwisatz, 'en', names))).toEqual({
      agent: 'Send an agent (even one already on the board) to any space, occupied or not. Draw 1 card.',
    });
    expect(texts(wordCard(kwisatz, 'uk', names))).toEqual({
      agent:
        'Відправте агента (можна й того, що вже на ігровому полі) на будь-яку локацію, навіть зайняту. Візьміть 1 карту.',
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
      plot: 'Зіграйте, перш ніж відправити агента: у цей хід можете відправити агента й на локацію, зайняту агентами суперників.',
    });
  });
});

describe('an intrigue that waits', () => {
  const distraction: Intrigue = {
    id: 'intrigue',
    name,
    copies: 1,
    plays: [
      {
        timing: 'plot',
        condition: { is: 'units-deployed', atLeast: 3 },
        waits: true,
        effects: [is.placeSharedSpy()],
      },
    ],
  };

  it('may be played before its condition is met', () => {
    expect(texts(wordIntrigue(distraction, 'en', names))).toEqual({
      plot: 'If you deployed 3+ units this turn (less those you retreated), place 1 spy on any observation post, even one with opponents’ spies. You may play this card earlier: it then waits face up until the condition is met.',
    });
    expect(texts(wordIntrigue(distraction, 'uk', names))).toEqual({
      plot: 'Якщо в цей хід ви розгорнули 3+ підрозділи (за вирахуванням тих, якими відступили), розмістіть 1 шпигуна в будь-якому спостережному пункті, навіть якщо там уже є шпигуни суперників. Можете зіграти цю карту й раніше: тоді вона чекає горілиць, доки умову буде виконано.',
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

  it('says what its battle icon is for', () => {
    const rewards = [[is.spice(1)], [], []] as const;
    const conflict = wordConflict(
      { id: 'conflict', name, level: 2, battleIcon: 'wild', rewards },
      'en',
      names,
    );
    expect(texts(conflict)['battle-icon']).toBe(
      'At the end of the game this wild icon makes a pair with any other battle icon: turn both cards face down and gain 1 victory point.',
    );
  });
});
