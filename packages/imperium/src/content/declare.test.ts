import { describe, expect, it } from 'vitest';
import { draw, points, solari, spice, swords, water } from '../effects/build.js';
import {
  ability,
  cardOf,
  conflict,
  contract,
  intrigue,
  leader,
  named,
  objective,
  post,
  signet,
  space,
  track,
  way,
} from './declare.js';

const name = { en: 'Name', uk: 'Назва' };

describe('declarations', () => {
  it('leave the boxes of a card empty unless printed', () => {
    expect(cardOf('imperium')('x', 'Name', 'Назва', { copies: 2, cost: 3, reveal: [swords(1)] })).toEqual({
      id: 'x',
      name,
      group: 'imperium',
      copies: 2,
      cost: 3,
      factions: [],
      icons: [],
      agent: [],
      reveal: [swords(1)],
      acquire: [],
      whenTrashed: [],
      whenDiscarded: [],
    });
  });

  it('make one play of an intrigue per timing, with what playing it needs', () => {
    expect(intrigue('x', 'Name', 'Назва', { copies: 1, combat: [swords(2)], endgame: [spice(10)] })).toEqual({
      id: 'x',
      name,
      copies: 1,
      plays: [
        { timing: 'combat', effects: [swords(2)] },
        { timing: 'endgame', effects: [spice(10)] },
      ],
    });
    const bought = intrigue('x', 'Name', 'Назва', {
      copies: 1,
      plot: { moment: 'turn-start', cost: { spice: 1 }, effects: [draw(1)] },
    });
    expect(bought.plays).toEqual([
      { timing: 'plot', moment: 'turn-start', cost: { spice: 1 }, effects: [draw(1)] },
    ]);
  });

  it('mark an intrigue that may wait', () => {
    const print = { copies: 1, plot: { waits: true, effects: [draw(1)] } } as const;
    expect(intrigue('x', 'Name', 'Назва', print)).toEqual({
      id: 'x',
      name,
      copies: 1,
      plays: [{ timing: 'plot', waits: true, effects: [draw(1)] }],
    });
  });

  it('put the rewards of a conflict in the order of places', () => {
    const print = { level: 2, location: 'here', first: [points(1)], second: [water(1)], third: [] } as const;
    expect(conflict('x', 'Name', 'Назва', print)).toEqual({
      id: 'x',
      name,
      level: 2,
      location: 'here',
      rewards: [[points(1)], [water(1)], []],
    });
  });

  it('give a leader a house and two named abilities', () => {
    const declared = leader('x', 'Name', 'Назва', {
      house: named('House', 'Дім'),
      complexity: 1,
      ability: ability('Left', 'Ліва', { on: 'look-at-deck' }),
      signet: signet('Right', 'Права', draw(1), water(1)),
    });
    expect(declared).toEqual({
      id: 'x',
      name,
      house: { en: 'House', uk: 'Дім' },
      complexity: 1,
      ability: { name: { en: 'Left', uk: 'Ліва' }, does: { on: 'look-at-deck' } },
      signet: { name: { en: 'Right', uk: 'Права' }, effects: [draw(1), water(1)] },
    });
  });

  it('place a faction’s space in its region, under its icon', () => {
    expect(space('x', 'Name', 'Назва', { faction: 'guild', effects: [water(1)] })).toStrictEqual({
      id: 'x',
      name,
      region: 'guild',
      icon: 'guild',
      faction: 'guild',
      combat: false,
      maker: false,
      ways: [{ cost: {}, effects: [water(1)] }],
    });
  });

  it('keep everything else printed on a space', () => {
    const print = {
      region: 'arrakis',
      icon: 'city',
      combat: true,
      maker: true,
      requires: { faction: 'fremen', influence: 2 },
      oncePerGame: 'swordmaster',
      controlBonus: { what: 'spice', n: 1 },
    } as const;
    const ways = [way({ spice: 1 }, solari(1)), way({ spice: 2 }, solari(3))] as const;
    expect(space('x', 'Name', 'Назва', { ...print, ways })).toStrictEqual({ id: 'x', name, ...print, ways });
  });

  it('connect a post to its spaces', () => {
    expect(post('x', 'Name', 'Назва', 'here', 'there')).toEqual({ id: 'x', name, spaces: ['here', 'there'] });
  });

  it('give a contract its term and reward, an objective its icon', () => {
    const tile = { copies: 2, term: { by: 'visit', space: 'here' }, reward: [solari(3)] } as const;
    expect(contract('x', 'Name', 'Назва', tile)).toEqual({ id: 'x', name, ...tile });
    const goal = { battleIcon: 'crysknife', players: [3, 4], firstPlayer: true } as const;
    expect(objective('x', 'Name', 'Назва', goal)).toEqual({ id: 'x', name, ...goal });
  });

  it('give a track the bonus of its fourth step', () => {
    expect(track('fremen', 'Name', 'Назва', water(1))).toEqual({
      faction: 'fremen',
      name,
      bonus: [water(1)],
    });
  });
});
