import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { hagalsTurn, rivalsTurn, spacesOf, told } from './hagal.js';

const HARVEST = 'harvest-spice';

describe('Harvest Spice', () => {
  it.each([
    [{ 'the-great-flat': 1, 'hagga-basin': 2, 'imperial-basin': 1 }, 'hagga-basin'],
    [{ 'the-great-flat': 1, 'hagga-basin': 1, 'imperial-basin': 3 }, 'imperial-basin'],
  ])('goes where most bonus spice lies: %j', (makers, space) => {
    covers('hagal-harvest-follow-card');
    expect(spacesOf(rivalsTurn([HARVEST], { makers }), 1)).toEqual([space]);
  });

  it('passes over a taken space', () => {
    covers('hagal-harvest-follow-card');
    const makers = { 'the-great-flat': 3, 'hagga-basin': 1, 'imperial-basin': 0 };
    expect(spacesOf(rivalsTurn([HARVEST], { makers, agents: { 'the-great-flat': [0] } }), 1)).toEqual([
      'hagga-basin',
    ]);
  });

  it.each([
    [{ 'the-great-flat': 2, 'hagga-basin': 2, 'imperial-basin': 2 }, 'the-great-flat'],
    [{ 'the-great-flat': 0, 'hagga-basin': 1, 'imperial-basin': 1 }, 'hagga-basin'],
  ])('prefers, of equal ones, the space with more spice of its own: %j', (makers, space) => {
    covers('hagal-harvest-tie');
    expect(spacesOf(rivalsTurn([HARVEST], { makers }), 1)).toEqual([space]);
  });

  it('is ignored if no bonus spice lies anywhere', () => {
    covers('hagal-harvest-no-space');
    const makers = { 'the-great-flat': 0, 'hagga-basin': 0, 'imperial-basin': 0 };
    const table = rivalsTurn([HARVEST, 'secrets'], { makers });
    expect(spacesOf(table, 1)).toEqual(['secrets']);
    expect(told(table, 'ignored')).toEqual([{ event: 'ignored', seat: 1, card: HARVEST, why: 'no-spice' }]);
  });

  it.each([
    ['the-great-flat', 4],
    ['hagga-basin', 3],
    ['imperial-basin', 2],
  ])('brings a solo Rival all spice of %s, for nothing, and empties it', (space, spice) => {
    covers('hagal-solo-harvest-gain', 'hagal-harvest-clears-bonus', 'hagal-solo-resources-kept');
    const makers = { 'the-great-flat': 0, 'hagga-basin': 0, 'imperial-basin': 0, [space]: 1 };
    const table = rivalsTurn([HARVEST], { makers, players: { '1': { spice: 0, water: 0 } } });
    expect(table.player(1)).toMatchObject({ spice, water: 0 });
    expect(table.state.makers[space]).toBe(0);
    expect(table.view(0).players[1]?.spice).toBe(spice);
  });

  it('only sends the bonus spice to the bank in a game for two', () => {
    covers('hagal-harvest-2p-bank', 'hagal-harvest-clears-bonus', 'hagal-2p-no-resources');
    const table = hagalsTurn([HARVEST], {
      makers: { 'the-great-flat': 0, 'hagga-basin': 3, 'imperial-basin': 0 },
    });
    expect(spacesOf(table, 2)).toEqual(['hagga-basin']);
    expect(table.state.makers['hagga-basin']).toBe(0);
    expect(table.player(2)).toMatchObject({ spice: 0, solari: 0, water: 0, intrigues: [] });
    expect(told(table, 'spice-to-bank')).toEqual([
      { event: 'spice-to-bank', seat: 2, space: 'hagga-basin', n: 3 },
    ]);
  });
});
