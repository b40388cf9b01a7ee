import { plainText } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { BASE } from '../content/base/edition.js';
import * as is from '../effects/build.js';
import type { Condition, Effect } from '../effects/effect.js';
import type { Context } from './context.js';
import { wordEffects } from './effect.js';

const named = () => ({ name: { en: 'Arrakeen', uk: 'Арракін' } });
const context: Context = { names: { edition: BASE, card: named, space: named, contract: named } };
const reveal: Context = { ...context, bareNumbers: true };

describe('several effects in a box', () => {
  const both = (effects: Effect[], where: Context) => [
    plainText(wordEffects(effects, 'en', where)),
    plainText(wordEffects(effects, 'uk', where)),
  ];

  it('make one sentence of orders and one of each rule', () => {
    expect(both([is.solari(5), is.recruit(2), is.drawIntrigue(1), is.trash], context)).toEqual([
      'Gain 5 solari, recruit 2 troops and draw 1 intrigue card. You may trash 1 card.',
      'Отримайте 5 соляріїв, найміть 2 загони й візьміть 1 карту інтриги. Можете знищити 1 карту.',
    ]);
  });

  it('start with the numbers on a Reveal turn', () => {
    expect(both([is.spice(1), is.persuasion(1), is.swords(2)], reveal)).toEqual([
      '1 persuasion and 2 swords. Gain 1 spice.',
      '1 очко переконливості й 2 мечі. Отримайте 1 прянощі.',
    ]);
  });

  it('keep numbers bare behind a keyword, but give them a verb among other gains', () => {
    expect(both([is.when(is.bond('fremen'), is.swords(3))], reveal)).toEqual([
      'Fremen Bond: 3 swords.',
      'Запорука Фрименів: 3 мечі.',
    ]);
    expect(both([is.when(is.bond('fremen'), is.persuasion(3), is.spice(1))], reveal)).toEqual([
      'Fremen Bond: gain 3 persuasion and 1 spice.',
      'Запорука Фрименів: отримайте 3 очки переконливості й 1 прянощі.',
    ]);
  });

  it('offer bare numbers to choose from', () => {
    expect(both([is.choose([is.persuasion(2)], [is.swords(2)])], reveal)).toEqual([
      '2 persuasion or 2 swords.',
      '2 очки переконливості або 2 мечі.',
    ]);
  });

  it('say influence with all four factions in one breath', () => {
    const four = (n: number) => [
      is.influence('emperor', n),
      is.influence('guild', n),
      is.influence('bene-gesserit', n),
      is.influence('fremen', n),
    ];
    expect(both(four(1), context)).toEqual([
      'Gain 1 influence with each faction.',
      'Здобудьте по 1 очку впливу на кожну фракцію.',
    ]);
    expect(both(four(2), context)[1]).toBe('Здобудьте по 2 очки впливу на кожну фракцію.');
    expect(both(four(1).slice(1), context)[0]).toBe(
      'Gain 1 influence with the Spacing Guild, gain 1 influence with the Bene Gesserit and gain 1 influence with the Fremen.',
    );
  });

  it('do not say twice where the Mentat must be', () => {
    const home: Condition = { is: 'mentat-home' };
    expect(both([is.when(home, is.pay({ spice: 1 }, is.takeMentat('now')))], context)).toEqual([
      'If the Mentat is on its own space: pay 1 spice → take the Mentat.',
      'Якщо Ментат на своїй локації: заплатіть 1 прянощі → заберіть Ментата.',
    ]);
  });

  it('offer a number beside an order with its verb', () => {
    expect(both([is.choose([is.placeSpy()], [is.swords(2)])], reveal)).toEqual([
      'Place 1 spy or gain 2 swords.',
      'Розмістіть 1 шпигуна або отримайте 2 мечі.',
    ]);
  });

  it('say what comes on top of what is given anyway', () => {
    expect(both([is.draw(1), is.when(is.spiesOnBoard(2), is.draw(1))], context)).toEqual([
      'Draw 1 card. With 2+ of your spies on the board, draw 1 more card.',
      'Візьміть 1 карту. Якщо маєте 2+ шпигунів на ігровому полі, візьміть ще 1 карту.',
    ]);
    expect(both([is.persuasion(2), is.pay({ spies: 2 }, is.persuasion(3))], reveal)).toEqual([
      '2 persuasion. Recall 2 of your spies → gain 3 more persuasion.',
      '2 очки переконливості. Відкличте 2 своїх шпигунів → отримайте ще 3 очки переконливості.',
    ]);
    expect(both([is.swords(1), is.forEach({ of: 'contracts-completed' }, is.swords(1))], reveal)).toEqual([
      '1 sword. 1 more sword for each of your completed contracts.',
      '1 меч. Ще 1 меч за кожен ваш виконаний контракт.',
    ]);
  });

  it('count as given what a weaker condition gives', () => {
    expect(
      both(
        [is.when(is.contractsCompleted(2), is.draw(1)), is.when(is.contractsCompleted(4), is.draw(1))],
        context,
      ),
    ).toEqual([
      'With 2+ completed contracts, draw 1 card. With 4+ completed contracts, draw 1 more card.',
      'Якщо маєте 2+ виконані контракти, візьміть 1 карту. Якщо маєте 4+ виконані контракти, візьміть ще 1 карту.',
    ]);
    expect(
      both(
        [
          is.when({ is: 'council-seat' }, is.persuasion(2)),
          is.when({ is: 'council-seat-and-swordmaster' }, is.persuasion(1)),
        ],
        reveal,
      )[0],
    ).toBe(
      'With a High Council seat: 2 persuasion. With a High Council seat and the Swordmaster: 1 more persuasion.',
    );
  });

  it('do not promise more where nothing may have been given', () => {
    const either = [is.when(is.hooks, is.draw(1)), is.when({ is: 'any-alliance' }, is.draw(1))];
    expect(both(either, context)[0]).toBe('With maker hooks, draw 1 card. With any alliance, draw 1 card.');
    const falling = [
      is.when(is.contractsCompleted(4), is.draw(1)),
      is.when(is.contractsCompleted(2), is.draw(1)),
    ];
    expect(both(falling, context)[0]).toBe(
      'With 4+ completed contracts, draw 1 card. With 2+ completed contracts, draw 1 card.',
    );
    expect(both([is.pay({ spice: 1 }, is.draw(1)), is.pay({ spice: 2 }, is.draw(1))], context)[0]).toBe(
      'Pay 1 spice → draw 1 card. Pay 2 spice → draw 1 card.',
    );
  });

  it('stand together under one condition', () => {
    const bond = is.bond('bene-gesserit');
    expect(both([is.when(bond, is.draw(1)), is.when(bond, is.placeSpy())], context)).toEqual([
      'With another Bene Gesserit card in play, draw 1 card and place 1 spy.',
      'Якщо маєте в грі іншу карту Бене Ґессерит, візьміть 1 карту й розмістіть 1 шпигуна.',
    ]);
  });

  it('do not say twice which space was visited', () => {
    expect(both([is.when({ is: 'visited-faction' }, is.visitInfluence(2), is.trashSelf)], context)).toEqual([
      'If you sent an agent to a faction space this turn: that space gives 2 influence instead of 1; trash this card.',
      'Якщо в цей хід ви відправили агента на локацію фракції: вона дає 2 очки впливу замість 1; знищте цю карту.',
    ]);
  });
});
