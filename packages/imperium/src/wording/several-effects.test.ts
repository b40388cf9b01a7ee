import { plainText } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import * as is from '../effects/build.js';
import type { Condition, Effect } from '../effects/effect.js';
import type { Context } from './context.js';
import { wordEffects } from './effect.js';

const named = () => ({ name: { en: 'Arrakeen', uk: 'Арракін' } });
const context: Context = { names: { card: named, space: named } };
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
      'Gain 1 influence with the Spacing Guild, 1 influence with the Bene Gesserit and 1 influence with the Fremen.',
    );
  });

  it('do not say twice where the Mentat must be', () => {
    const home: Condition = { is: 'mentat-home' };
    expect(both([is.when(home, is.pay({ spice: 1 }, is.takeMentat('home')))], context)).toEqual([
      'If the Mentat is on its own space: pay 1 spice → take the Mentat.',
      'Якщо Ментат на своїй локації: заплатіть 1 прянощі → заберіть Ментата.',
    ]);
  });
});
