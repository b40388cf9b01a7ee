import type { PlayerPosition, Position } from '../../src/scenario/position.js';
import type { Faction } from '../../src/terms.js';
import type { Table } from '../table.js';
import type { Edition, Of } from './editions.js';

/** The spaces of the factions. */
export const FACTION_SPACES: Of<readonly (readonly [space: string, faction: Faction])[]> = {
  imperium: [
    ['conspire', 'emperor'],
    ['wealth', 'emperor'],
    ['heighliner', 'guild'],
    ['foldspace', 'guild'],
    ['selective-breeding', 'bene-gesserit'],
    ['secrets', 'bene-gesserit'],
    ['hardy-warriors', 'fremen'],
    ['stillsuits', 'fremen'],
  ],
  uprising: [
    ['dutiful-service', 'emperor'],
    ['sardaukar', 'emperor'],
    ['deliver-supplies', 'guild'],
    ['heighliner', 'guild'],
    ['espionage', 'bene-gesserit'],
    ['secrets', 'bene-gesserit'],
    ['desert-tactics', 'fremen'],
    ['fremkit', 'fremen'],
  ],
};

/** A space of each faction that costs nothing. */
export const FREE_SPACE: Of<Readonly<Record<Faction, string>>> = {
  imperium: { emperor: 'wealth', guild: 'foldspace', 'bene-gesserit': 'secrets', fremen: 'stillsuits' },
  uprising: {
    emperor: 'dutiful-service',
    guild: 'deliver-supplies',
    'bene-gesserit': 'secrets',
    fremen: 'fremkit',
  },
};

/** A card with which a visit to a faction brings two steps. */
export const JUMP: Of<string> = { imperium: 'power-play', uprising: 'overthrow' };

/** A leader with nothing to say about influence, and nothing at hand. */
export const PLAIN: Of<PlayerPosition> = {
  imperium: { leader: 'earl-memnon-thorvald', solari: 0 },
  uprising: { leader: 'gurney-halleck', solari: 0 },
};

/**
 * The player on turn loses a step with the only faction that has any: for two steps elsewhere, which are still to
 * be chosen, or for solari.
 */
export function stepDown(
  { id }: Edition,
  at: (own: PlayerPosition, position?: Position) => Table,
  own: PlayerPosition,
  position: Position = {},
): Table {
  if (id === 'imperium')
    return at({ hand: ['shifting-allegiances'], spice: 2, ...own }, position).choose(
      'agent:shifting-allegiances>hall-of-oratory',
      'effect:shifting-allegiances.0',
    );
  return at({ hand: ['dagger'], intrigues: ['backed-by-choam'], ...own }, position).choose(
    'intrigue:backed-by-choam',
  );
}
