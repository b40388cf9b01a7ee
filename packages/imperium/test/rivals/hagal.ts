import type { ImperiumEvent } from '../../src/events.js';
import type { ImperiumOptions } from '../../src/options.js';
import type { Position } from '../../src/scenario/position.js';
import { Table } from '../table.js';

/** The Rivals of most tests, in the order of their places: participants 1 and 2. */
export const LEADERS = ['earl-memnon-thorvald', 'glossu-the-beast-rabban'] as const;

/** One person against two Rivals of the base game. */
export function solo(position: Position = {}, options: Partial<ImperiumOptions> = {}): Table {
  return new Table(position, {
    players: 1,
    leaders: ['paul-atreides'],
    rivals: [...LEADERS],
    difficulty: 'sardaukar',
    ...options,
  });
}

/** Two people and House Hagal, participant 2. */
export function pair(position: Position = {}, options: Partial<ImperiumOptions> = {}): Table {
  return new Table(position, { players: 2, ...options });
}

/** The agents of the other Rival stand where no House Hagal card sends anybody: only participant 1 takes turns. */
export const OTHER_RIVAL_DONE = { 'sell-melange': [2], 'secure-contract': [2] };

/** Participant 1 takes one turn with these cards on top of the deck; then the person is asked. */
export function rivalsTurn(
  hagalDeck: readonly string[],
  position: Position = {},
  options: Partial<ImperiumOptions> = {},
): Table {
  return solo(
    { turn: 1, hagalDeck: [...hagalDeck], ...position, agents: { ...OTHER_RIVAL_DONE, ...position.agents } },
    options,
  );
}

/** House Hagal's turn after an Agent turn of the first player, person 0, who goes to a space nobody else wants. */
export function hagalsTurn(hagalDeck: readonly string[], position: Position = {}): Table {
  const table = pair({
    turn: 0,
    first: 0,
    hagalDeck: [...hagalDeck],
    ...position,
    players: {
      ...position.players,
      '0': { hand: ['dune-the-desert-planet'], ...position.players?.['0'] },
    },
  });
  return table.choose('agent:dune-the-desert-planet>secure-contract');
}

/** Spaces the agents of a participant stand on. */
export function spacesOf(table: Table, seat: number): string[] {
  return table.state.agents.filter((agent) => agent.seat === seat).map(({ space }) => space);
}

/** The events of some kinds, in the order they happened. */
export function told(table: Table, ...kinds: ImperiumEvent['event'][]): ImperiumEvent[] {
  return table.log.filter(({ event }) => kinds.includes(event as ImperiumEvent['event']));
}
