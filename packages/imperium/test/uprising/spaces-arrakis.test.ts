import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import type { PlayerPosition, Position } from '../../src/scenario/position.js';
import type { Table } from '../table.js';
import { DECK, holding, sending } from './playing.js';

const POOR = { solari: 0, spice: 0, water: 0, garrison: 3 } as const;
const city = (space: string, me: PlayerPosition = {}, position: Position = {}): Table =>
  sending('reconnaissance', space, { ...POOR, ...me }, position);
const desert = (space: string, me: PlayerPosition = {}, position: Position = {}): Table =>
  sending('dune-the-desert-planet', space, { ...POOR, ...me }, position);
const refused = (card: string, space: string, me: PlayerPosition = {}) =>
  holding([card, 'diplomacy'], { ...POOR, ...me }).refused(`card:${card}>space:${space}`);
const deploys = (table: Table) => table.keys.filter((key) => key.startsWith('deploy'));

describe('cities', () => {
  it('a troop and a card, no cost, at the front', () => {
    covers('upr-space-arrakeen');
    const table = city('arrakeen');
    expect(table.player(0)).toMatchObject({ garrison: 4, hand: [DECK[0]] });
    expect(deploys(table)).toHaveLength(3);
    expect(table.happened('paid')).toEqual([]);
    expect(refused('dagger', 'arrakeen')).toBe('no-icon');
  });

  it('its controller gains a solari, whoever comes', () => {
    covers('upr-space-arrakeen');
    const other = city('arrakeen', {}, { control: { arrakeen: 2 }, players: { 2: { solari: 0 } } });
    expect([other.player(0).solari, other.player(2).solari]).toEqual([0, 1]);
    expect(city('arrakeen', {}, { control: { arrakeen: 0 } }).player(0).solari).toBe(1);
    expect(city('arrakeen').player(0).solari).toBe(0);
  });

  it('2 water for 2 troops and 2 cards, at the front', () => {
    covers('upr-space-research-station');
    const table = city('research-station', { water: 2 });
    expect(table.player(0)).toMatchObject({ water: 0, garrison: 5, hand: DECK.slice(0, 2) });
    expect(deploys(table)).toHaveLength(4);
    expect(refused('reconnaissance', 'research-station', { water: 1 })).toBe('cost');
  });

  it('2 solari, or 4 (not 6) for a spice', () => {
    covers('upr-space-spice-refinery');
    const ask = () => city('spice-refinery', { spice: 1 });
    expect([ask().asks, ask().keys]).toEqual(['way', ['way:0', 'way:1']]);
    expect(ask().choose('way:0').player(0)).toMatchObject({ spice: 1, solari: 2 });
    expect(ask().choose('way:1').player(0)).toMatchObject({ spice: 0, solari: 4 });
    expect(city('spice-refinery').player(0)).toMatchObject({ spice: 0, solari: 2 });
    expect(deploys(city('spice-refinery'))).toEqual(['deploy:1', 'deploy:2']);
    expect(refused('dagger', 'spice-refinery')).toBe('no-icon');
  });

  it('the spice is paid before anything is gained', () => {
    covers('upr-space-spice-refinery');
    const me = { leader: 'lady-amber-metulli', influence: { guild: 4 } } as const;
    const table = sending('signet-ring', 'spice-refinery', { ...POOR, ...me }, { alliances: { guild: 0 } });
    expect(table.player(0)).toMatchObject({ spice: 1, solari: 3 });
  });

  it('its controller gains a solari', () => {
    covers('upr-space-spice-refinery-control');
    const other = city(
      'spice-refinery',
      {},
      { control: { 'spice-refinery': 1 }, players: { 1: { solari: 0 } } },
    );
    expect([other.player(0).solari, other.player(1).solari]).toEqual([2, 1]);
  });

  it('2 influence with the Fremen, no cost, at the front', () => {
    covers('upr-space-sietch-tabr');
    expect(refused('reconnaissance', 'sietch-tabr', { influence: { fremen: 1 } })).toBe('influence');
    const table = city('sietch-tabr', { influence: { fremen: 2 } });
    expect(table.keys).toEqual(['option:0', 'option:1']);
    table.choose('option:0');
    expect(table.player(0).influence.fremen).toBe(2);
    expect(deploys(table)).toHaveLength(3);
    expect(table.happened('paid')).toEqual([]);
  });

  const tabr = (me: PlayerPosition = {}, position: Position = {}) =>
    city('sietch-tabr', { influence: { fremen: 2 }, ...me }, position);

  it('hooks, a troop and a water', () => {
    covers('upr-space-sietch-tabr-choice');
    const table = tabr().choose('option:0');
    expect(table.player(0)).toMatchObject({ hooks: true, garrison: 4, water: 1 });
    expect(table.state.shieldWall).toBe(true);
    // With hooks at hand the rest is still worth taking.
    expect(tabr({ hooks: true }).choose('option:0').player(0)).toMatchObject({
      hooks: true,
      garrison: 4,
      water: 1,
    });
  });

  it('or a water, and the wall if wanted', () => {
    covers('upr-space-sietch-tabr-choice');
    const blown = tabr().choose('option:1', 'remove-wall');
    expect(blown.player(0)).toMatchObject({ hooks: false, garrison: 3, water: 1 });
    expect(blown.state.shieldWall).toBe(false);
    const kept = tabr().choose('option:1', 'skip');
    expect([kept.player(0).water, kept.state.shieldWall]).toEqual([1, true]);
    const gone = tabr({}, { shieldWall: false }).choose('option:1');
    expect([gone.player(0).water, gone.asks]).toEqual([1, 'agent-effects']);
  });
});

describe('the desert', () => {
  it('a spice and the bonus, no cost, at the front', () => {
    covers('upr-space-imperial-basin');
    const table = desert('imperial-basin', {}, { makers: { 'imperial-basin': 2 } });
    expect(table.player(0).spice).toBe(3);
    expect(table.state.makers['imperial-basin']).toBe(0);
    expect(deploys(table)).toEqual(['deploy:1', 'deploy:2']);
    expect(table.happened('paid')).toEqual([]);
    expect(refused('dagger', 'imperial-basin')).toBe('no-icon');
  });

  it('its controller gains a spice', () => {
    covers('upr-space-imperial-basin');
    const position = { control: { 'imperial-basin': 1 }, players: { 1: { spice: 0 } } };
    const other = desert('imperial-basin', {}, position);
    expect([other.player(0).spice, other.player(1).spice]).toEqual([1, 1]);
    expect(desert('imperial-basin', {}, { control: { 'imperial-basin': 0 } }).player(0).spice).toBe(2);
  });

  const BIG = [
    ['hagga-basin', 1, 2, 1],
    ['deep-desert', 3, 4, 2],
  ] as const;

  it.each(BIG)('%s costs %i water and is at the front', (space, water) => {
    covers('upr-space-hagga-basin', 'upr-space-deep-desert');
    const table = desert(space, { water: water + 1 });
    expect(table.player(0).water).toBe(1);
    expect(deploys(table)).toEqual(['deploy:1', 'deploy:2']);
    expect(refused('dune-the-desert-planet', space, { water: water - 1 })).toBe('cost');
    expect(refused('dagger', space, { water })).toBe('no-icon');
  });

  it.each(BIG)('%s gives spice, or sandworms to who has hooks', (space, water, spice, worms) => {
    covers('upr-space-hagga-basin-choice', 'upr-space-deep-desert-choice');
    const plain = desert(space, { water });
    expect(plain.player(0)).toMatchObject({ spice, worms: 0 });
    const hooks = () => desert(space, { water, hooks: true });
    expect(hooks().keys).toEqual(['option:0', 'option:1']);
    expect(hooks().choose('option:0').player(0)).toMatchObject({ spice, worms: 0 });
    expect(hooks().choose('option:1').player(0)).toMatchObject({ spice: 0, worms });
  });

  it.each(BIG)('no sandworm is offered at %s for a protected conflict', (space, water, spice) => {
    covers('upr-space-hagga-basin-choice', 'upr-space-deep-desert-choice');
    const position = { conflict: 'siege-of-arrakeen', shieldWall: true, makers: { [space]: 1 } };
    const table = desert(space, { water, hooks: true }, position);
    expect(table.asks).toBe('agent-effects');
    expect(table.player(0)).toMatchObject({ spice: spice + 1, worms: 0 });
    const open = desert(space, { water, hooks: true }, { ...position, shieldWall: false });
    expect(open.keys).toEqual(['option:0', 'option:1']);
  });

  it.each(BIG)('at %s the bonus comes with either', (space, water, spice, worms) => {
    covers('upr-space-hagga-basin-bonus', 'upr-space-deep-desert-bonus');
    const visit = () => desert(space, { water, hooks: true }, { makers: { [space]: 3 } });
    const first = visit().choose('option:0');
    expect(first.player(0)).toMatchObject({ spice: spice + 3, worms: 0 });
    expect(first.state.makers[space]).toBe(0);
    const second = visit().choose('option:1');
    expect(second.player(0)).toMatchObject({ spice: 3, worms });
    expect(second.state.makers[space]).toBe(0);
  });
});
