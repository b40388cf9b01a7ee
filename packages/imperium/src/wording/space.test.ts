import { type Phrase, plainText } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { BASE } from '../content/base/edition.js';
import type { Space } from '../content/component.js';
import * as is from '../effects/build.js';
import { wordSpace } from './space.js';

const name = { en: 'Arrakeen', uk: 'Арракін' };
const names = { edition: BASE, card: () => ({ name }), space: () => ({ name }), contract: () => ({ name }) };

const texts = (boxes: Readonly<Record<string, Phrase | undefined>>) =>
  Object.fromEntries(Object.entries(boxes).map(([box, phrase]) => [box, plainText(phrase ?? [])]));

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

  it('says the least a space is entered for, and what each sum buys', () => {
    const market = space({
      ways: [
        { cost: { spice: 2 }, effects: [is.solari(6)] },
        { cost: { spice: 3 }, effects: [is.solari(8)] },
      ],
    });
    expect(texts(wordSpace(market, 'en', names))).toEqual({
      cost: 'At least 2 spice.',
      effects: 'For 2 spice gain 6 solari or for 3 spice gain 8 solari.',
    });
    expect(texts(wordSpace(market, 'uk', names))).toEqual({
      cost: 'Щонайменше 2 прянощів.',
      effects: 'За 2 прянощів отримайте 6 соляріїв або за 3 прянощів отримайте 8 соляріїв.',
    });
  });

  it('offers ways of different kinds in one box', () => {
    const market = space({
      ways: [
        { cost: { spice: 2 }, effects: [is.solari(6)] },
        { cost: { water: 1 }, effects: [is.draw(1)] },
      ],
    });
    expect(texts(wordSpace(market, 'en', names))).toEqual({
      effects: 'Choose one: pay 2 spice → gain 6 solari; or pay 1 water → draw 1 card.',
    });
  });

  it('may have a free way', () => {
    const support = space({
      ways: [
        { cost: {}, effects: [is.recruit(2)] },
        { cost: { solari: 2 }, effects: [is.recruit(2), is.water(1)] },
      ],
    });
    expect(texts(wordSpace(support, 'en', names))).toEqual({
      effects: 'Choose one: recruit 2 troops; or pay 2 solari → recruit 2 troops and gain 1 water.',
    });
    expect(texts(wordSpace(support, 'uk', names))).toEqual({
      effects:
        'Виберіть одне: найміть 2 загони; або заплатіть 2 солярії → найміть 2 загони й отримайте 1 воду.',
    });
  });

  it('may get cheaper after its first use', () => {
    const swordmaster = space({
      oncePerGame: 'swordmaster',
      costAfterFirst: { solari: 6 },
      ways: [{ cost: { solari: 8 }, effects: [is.swordmaster] }],
    });
    expect(texts(wordSpace(swordmaster, 'en', names)).cost).toBe(
      'Pay 8 solari; once any player has a Swordmaster, pay 6 solari.',
    );
    expect(texts(wordSpace(swordmaster, 'uk', names)).cost).toBe(
      'Заплатіть 8 соляріїв; якщо хтось із гравців уже має Майстра меча, заплатіть 6 соляріїв.',
    );
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
