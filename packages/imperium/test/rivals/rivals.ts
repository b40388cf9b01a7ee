import { uprising } from '../../src/game.js';
import type { ImperiumOptions } from '../../src/options.js';
import type { PlayerPosition, Position } from '../../src/scenario/position.js';
import { Table } from '../table.js';

/** One person against two Rivals of Uprising: participants 1 and 2. */
export function solo(position: Position = {}, options: Partial<ImperiumOptions> = {}): Table {
  return new Table(
    position,
    {
      players: 1,
      leaders: ['muaddib'],
      rivals: ['staban-tuek', 'gurney-halleck'],
      difficulty: 'sardaukar',
      ...options,
    },
    uprising,
  );
}

/** Two people and one Rival, participant 2. */
export function pair(position: Position = {}, options: Partial<ImperiumOptions> = {}): Table {
  return new Table(position, { players: 2, rivals: ['staban-tuek'], ...options }, uprising);
}

/** The agents of the other Rival stand where no House Hagal card sends anybody. */
const OTHER_RIVAL_DONE = { 'high-council': [2], swordmaster: [2] };

/** Participant 1 takes one turn with these cards on top of the deck; then the person is asked. */
export function rivalsTurn(
  hagalDeck: readonly string[],
  own: PlayerPosition = {},
  position: Position = {},
  options: Partial<ImperiumOptions> = {},
): Table {
  return solo(
    {
      turn: 1,
      conflict: 'choam-security',
      hagalDeck: [...hagalDeck],
      ...position,
      agents: { ...OTHER_RIVAL_DONE, ...position.agents },
      players: { ...position.players, '1': own },
    },
    options,
  );
}

/** Participant 1 wins the conflict, with a card that shows no swords. */
export function winning(
  conflict: string,
  own: PlayerPosition = {},
  position: Position = {},
  options: Partial<ImperiumOptions> = {},
): Table {
  return solo(
    {
      phase: 'combat',
      first: 2,
      conflict,
      hagalDeck: ['assembly-hall', 'gather-support-a'],
      ...position,
      players: {
        '0': { intrigues: [] },
        ...position.players,
        '1': { conflict: 3, garrison: 0, water: 0, won: [], ...own },
      },
    },
    options,
  );
}
