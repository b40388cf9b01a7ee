import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { CONFLICTS } from '../../src/content/uprising/conflicts.js';
import type { PlayerPosition, Position } from '../../src/scenario/position.js';
import { type Table, uprisingTable } from '../table.js';

const PROTECTED = [
  'siege-of-arrakeen',
  'seize-spice-refinery',
  'secure-imperial-basin',
  'battle-for-arrakeen',
  'battle-for-spice-refinery',
  'battle-for-imperial-basin',
];
const OPEN = CONFLICTS.map(({ id }) => id).filter((id) => !PROTECTED.includes(id));

/** Seat 0 is about to take a turn, with hooks; turns end only when told so. */
function at(own: PlayerPosition, position: Position = {}): Table {
  const player: PlayerPosition = { hooks: true, water: 3, garrison: 3, ...own };
  return uprisingTable(
    { turn: 0, first: 0, ...position, players: { 0: player, ...position.players } },
    { confirmTurns: true },
  );
}

/** A visit to Hagga Basin with maker hooks: the second option is a sandworm. */
const hagga = (conflict: string, position: Position = {}) =>
  at({ hand: ['dune-the-desert-planet'] }, { conflict, ...position }).choose(
    'agent:dune-the-desert-planet>hagga-basin',
  );

describe('the Shield Wall', () => {
  it.each(PROTECTED)('no sandworm comes to %s behind the wall', (conflict) => {
    covers('upr-shield-wall-protects', 'upr-shield-wall-no-worms');
    const table = hagga(conflict, { makers: { 'hagga-basin': 1 } });
    // Only the spice was on offer, so nobody was asked.
    expect(table.asks).toBe('agent-effects');
    expect(table.player(0).spice).toBe(2 + 1);
    expect(table.player(0).worms).toBe(0);
    expect(table.happened('sandworms')).toEqual([]);
  });

  it.each(OPEN)('a sandworm comes to %s though the wall stands', (conflict) => {
    covers('upr-shield-wall-other-conflicts');
    const table = hagga(conflict);
    expect(table.state.shieldWall).toBe(true);
    table.choose('option:1');
    expect(table.player(0).worms).toBe(1);
  });

  it('it holds for every player and every source of sandworms', () => {
    covers('upr-shield-wall-no-worms');
    const conflict = 'siege-of-arrakeen';
    const card = at({ hand: ['desert-power'] }, { conflict });
    card.choose('reveal');
    expect(card.happened('sandworms')).toEqual([]);
    expect(card.player(0).water).toBe(3);
    expect(card.state.turn?.persuasion).toBe(2);
    const intrigue = at({ hand: ['dagger'], hooks: false, intrigues: ['unexpected-allies'] }, { conflict });
    intrigue.choose('intrigue:unexpected-allies', 'skip');
    expect(intrigue.player(0)).toMatchObject({ worms: 0, water: 1 });
    const other = uprisingTable({
      turn: 1,
      conflict,
      players: { 1: { hand: ['dune-the-desert-planet'], hooks: true, water: 3 } },
    });
    other.choose('agent:dune-the-desert-planet>deep-desert');
    expect(other.player(1)).toMatchObject({ worms: 0, spice: 4 });
  });
});

describe('removing the wall', () => {
  const tabr = (position: Position = {}) =>
    at(
      { hand: ['reconnaissance'], influence: { fremen: 2 } },
      { conflict: 'siege-of-arrakeen', ...position },
    ).choose('agent:reconnaissance>sietch-tabr', 'option:1');

  it('a space with the icon lets its visitor remove it, or leave it', () => {
    covers('upr-shield-wall-removal-optional');
    const table = tabr();
    expect([table.asks, table.keys]).toEqual(['shield-wall', ['remove-wall', 'skip']]);
    table.choose('remove-wall');
    expect(table.state.shieldWall).toBe(false);
    expect(table.happened('shield-wall')).toEqual([{ event: 'shield-wall', seat: 0 }]);
    const left = tabr().choose('skip');
    expect(left.state.shieldWall).toBe(true);
    expect(left.player(0).water).toBe(3 + 1);
  });

  it('so does a card with the icon', () => {
    covers('upr-shield-wall-removal-optional');
    const own: PlayerPosition = {
      hand: ['dagger'],
      intrigues: ['detonation', 'special-mission'],
      spies: ['post-choam'],
    };
    const detonation = at(own, { conflict: 'trade-dispute' });
    detonation.choose('intrigue:detonation', 'option:0');
    expect(detonation.state.shieldWall).toBe(false);
    const mission = at(own, { conflict: 'trade-dispute' });
    mission.choose('intrigue:special-mission', 'option:1', 'skip');
    expect(mission.state.shieldWall).toBe(true);
    expect(mission.player(0)).toMatchObject({ spice: 2, spies: [] });
  });

  it('once gone it is gone for the rest of the game', () => {
    covers('upr-shield-wall-removal-permanent');
    const table = uprisingTable({ phase: 'recall', shieldWall: false, first: 0 });
    expect(table.state.round).toBe(2);
    expect(table.state.shieldWall).toBe(false);
    const again = tabr({ shieldWall: false });
    expect(again.asks).not.toBe('shield-wall');
    expect(again.state.shieldWall).toBe(false);
    expect(again.happened('shield-wall')).toEqual([]);
  });

  it.each(PROTECTED)('without the wall sandworms come to %s', (conflict) => {
    covers('upr-shield-wall-removed-worms');
    const table = hagga(conflict, { shieldWall: false });
    table.choose('option:1');
    expect(table.player(0).worms).toBe(1);
  });

  it('also at once, in the round and by the card that removed it, and for everybody', () => {
    covers('upr-shield-wall-removed-worms');
    const conflict = 'battle-for-arrakeen';
    const table = at(
      { hand: ['dagger'], hooks: false, intrigues: ['unexpected-allies'] },
      { conflict, players: { 1: { hand: ['dune-the-desert-planet'], hooks: true, water: 1 } } },
    );
    table.choose('intrigue:unexpected-allies', 'remove-wall');
    expect(table.player(0)).toMatchObject({ worms: 1, water: 1 });
    table.choose('agent:dagger>gather-support', 'end');
    table.choose('agent:dune-the-desert-planet>hagga-basin', 'option:1');
    expect(table.player(1).worms).toBe(1);
  });
});

describe('units', () => {
  it('where units count, sandworms and troops do', () => {
    covers('upr-unit-types');
    const chani = (own: PlayerPosition) =>
      at({ hand: ['chani-clever-tactician'], garrison: 0, ...own }, { conflict: 'trade-dispute' })
        .choose('agent:chani-clever-tactician>spice-refinery')
        .player(0).intrigues.length;
    expect(chani({ conflict: 2, worms: 0 })).toBe(0);
    expect(chani({ conflict: 2, worms: 1 })).toBe(1);
    expect(chani({ conflict: 0, worms: 3 })).toBe(1);
    expect(chani({ conflict: 3, worms: 0 })).toBe(1);
  });

  it('a unit of either type takes part in combat', () => {
    covers('upr-unit-types');
    const table = uprisingTable({
      phase: 'combat',
      first: 0,
      conflict: 'skirmish-desert-mouse',
      players: { 0: { worms: 1 }, 1: { conflict: 1, garrison: 0 } },
    });
    expect(table.happened('combat')).toMatchObject([{ strengths: [3, 2, 0], winner: 0 }]);
  });

  it('where troops are meant, sandworms do not serve', () => {
    covers('upr-unit-types');
    const paying = at(
      { hand: ['chani-clever-tactician'], conflict: 1, worms: 2, garrison: 0 },
      { conflict: 'trade-dispute' },
    );
    paying.choose('reveal');
    expect(paying.refused('effect:chani-clever-tactician.0')).toBe('cost');
    const enough = at(
      { hand: ['chani-clever-tactician'], conflict: 2, worms: 2, garrison: 0 },
      { conflict: 'trade-dispute' },
    );
    enough.choose('reveal', 'effect:chani-clever-tactician.0');
    expect(enough.player(0)).toMatchObject({ conflict: 0, worms: 2, garrison: 2, swords: 4 });
  });
});
