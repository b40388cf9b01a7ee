import { describe, expect, it } from 'vitest';
import type { PlayerPosition } from '../../src/scenario/position.js';
import type { Player } from '../../src/state.js';
import { spacesOf } from './hagal.js';
import { rivalsTurn } from './rivals.js';

const NOTHING = { emperor: 0, guild: 0, 'bene-gesserit': 0, fremen: 0 };
const FRIENDLY = { emperor: 2, guild: 2, 'bene-gesserit': 2, fremen: 2 };
const MAKERS = { 'hagga-basin': 1, 'imperial-basin': 1, 'deep-desert': 1 };

/** All a card of Uprising can change about a Rival. */
function holdings({ influence, intrigues, ...player }: Player) {
  const { solari, spice, water, garrison, conflict, supply, hooks, worms, spies } = player;
  return {
    ...influence,
    ...{ solari, spice, water, garrison, conflict, supply, hooks, worms },
    intrigues: intrigues.length,
    spies: spies.length,
  };
}

type Holdings = ReturnType<typeof holdings>;

/** Staban Tuek: his ring gives a spice, his factions are Guild, Fremen, Bene Gesserit, Emperor. */
const BEFORE: PlayerPosition = {
  ...{ solari: 0, spice: 0, water: 1, garrison: 3, intrigues: [], spies: [], influence: NOTHING },
};

describe('everything a House Hagal card of Uprising brings, and nothing else', () => {
  it.each<[string, string, Partial<Holdings>]>([
    ['sardaukar', 'sardaukar', { emperor: 1, garrison: 5, supply: 7 }],
    ['dutiful-service', 'dutiful-service', { emperor: 1 }],
    ['heighliner', 'heighliner', { guild: 1, garrison: 1, conflict: 5, supply: 6 }],
    ['deliver-supplies-heighliner', 'deliver-supplies', { guild: 1 }],
    ['espionage', 'espionage', { 'bene-gesserit': 1, spies: 1 }],
    ['secrets', 'secrets', { 'bene-gesserit': 1 }],
    ['desert-tactics', 'desert-tactics', { fremen: 1, garrison: 1, conflict: 3, supply: 8 }],
    ['fremkit', 'fremkit', { fremen: 1, garrison: 1, conflict: 2 }],
    ['assembly-hall', 'assembly-hall', { intrigues: 1 }],
    ['gather-support-a', 'gather-support', { garrison: 4, supply: 8 }],
    ['gather-support-b', 'gather-support', { garrison: 4, supply: 8 }],
    ['accept-contract-shipping-a', 'accept-contract', { solari: 2 }],
    ['accept-contract-shipping-b', 'accept-contract', { solari: 2 }],
    ['research-station', 'research-station', { garrison: 1, conflict: 4, supply: 7 }],
    ['spice-refinery', 'spice-refinery', { spice: 1, garrison: 1, conflict: 2 }],
    ['arrakeen', 'arrakeen', { spice: 1, garrison: 1, conflict: 3, supply: 8 }],
    ['hagga-basin-imperial-basin', 'hagga-basin', { spice: 3, garrison: 1, conflict: 2 }],
    ['deep-desert', 'deep-desert', { spice: 5, garrison: 1, conflict: 2 }],
  ])('%s, with no influence: at %s', (card, space, gained) => {
    const table = rivalsTurn([card], BEFORE, { makers: MAKERS });
    expect(spacesOf(table, 1)).toEqual([space]);
    const before = { ...NOTHING, solari: 0, spice: 0, water: 1, garrison: 3, conflict: 0, supply: 9 };
    expect(holdings(table.player(1))).toEqual({
      ...before,
      ...{ hooks: false, worms: 0, intrigues: 0, spies: 0 },
      ...gained,
    });
    expect(table.state.shieldWall).toBe(true);
  });

  it.each<[string, string, Partial<Holdings>]>([
    ['desert-tactics', 'desert-tactics', { fremen: 3, garrison: 1, conflict: 3, supply: 8 }],
    ['assembly-hall', 'assembly-hall', { intrigues: 1, guild: 3 }],
    ['gather-support-a', 'gather-support', { garrison: 4, supply: 8 }],
    ['gather-support-b', 'gather-support', { garrison: 4, supply: 8, fremen: 3 }],
    ['accept-contract-shipping-a', 'shipping', { solari: 2, 'bene-gesserit': 3 }],
    ['accept-contract-shipping-b', 'shipping', { solari: 2, guild: 3 }],
    ['sietch-tabr', 'sietch-tabr', { water: 2, garrison: 1, conflict: 3, supply: 8 }],
    ['hagga-basin-imperial-basin', 'hagga-basin', { spice: 1, worms: 1, garrison: 1, conflict: 2 }],
    ['deep-desert', 'deep-desert', { spice: 1, worms: 2, garrison: 1, conflict: 2 }],
  ])('%s, with two influence everywhere and maker hooks: at %s', (card, space, gained) => {
    const own = { ...BEFORE, influence: FRIENDLY, hooks: true };
    const table = rivalsTurn([card], own, { makers: MAKERS });
    expect(spacesOf(table, 1)).toEqual([space]);
    const before = { ...FRIENDLY, solari: 0, spice: 0, water: 1, garrison: 3, conflict: 0, supply: 9 };
    expect(holdings(table.player(1))).toEqual({
      ...before,
      ...{ hooks: true, worms: 0, intrigues: 0, spies: 0 },
      ...gained,
    });
    // Only these two cards blow the wall up.
    const blown = ['desert-tactics', 'hagga-basin-imperial-basin'].includes(card);
    expect(table.state.shieldWall).toBe(!blown);
  });
});
