import type { ImperiumOptions } from '../../src/options.js';
import type { PlayerPosition, Position } from '../../src/scenario/position.js';
import type { Table } from '../table.js';
import * as playing from './playing.js';

export { persuasion, purse, reach } from './playing.js';

/** Plain cards on top of the deck, so that every test knows what a draw brings. */
const DECK = ['dagger', 'dune-the-desert-planet', 'reconnaissance'];

type Options = Partial<ImperiumOptions>;

/** Seat 0 is about to take a turn with these cards in hand and nothing but `DECK` beside them. */
export function holding(
  hand: readonly string[],
  me: PlayerPosition = {},
  position: Position = {},
  options: Options = {},
): Table {
  return playing.holding(hand, { deck: [...DECK], ...me }, position, options);
}

/** Seat 0 has just revealed these cards (by itself, if they can do nothing else). */
export function revealing(
  hand: readonly string[],
  me: PlayerPosition = {},
  position: Position = {},
  options: Options = {},
): Table {
  return playing.revealing(hand, { deck: [...DECK], ...me }, position, options);
}

/** Seat 0 has just sent an agent with this card, which was the whole hand. */
export function sending(
  card: string,
  space: string,
  me: PlayerPosition = {},
  position: Position = {},
  options: Options = {},
): Table {
  return playing.sending(card, space, { deck: [...DECK], ...me }, position, options);
}

/** What can be done now beside buying and deploying. */
export function doing(table: Table): string[] {
  return table.keys.filter((key) => !/^(acquire|deploy):/.test(key));
}

/** The posts a spy can be placed on now. */
export function posts(table: Table): string[] {
  return table.keys.filter((key) => key.startsWith('post:')).map((key) => key.slice('post:'.length));
}

/** Cards that can be acquired now, with where they lie. */
export function buying(table: Table): string[] {
  return table.keys.filter((key) => key.startsWith('acquire:')).map((key) => key.slice('acquire:'.length));
}

export const CITY_POSTS = [
  'post-sietch-tabr-research-station',
  'post-research-station-spice-refinery',
  'post-spice-refinery-arrakeen',
];

/** A row from which small effects cannot acquire anything. */
export const DEAR_ROW = [
  'overthrow',
  'steersman',
  'long-live-the-fighters',
  'price-is-no-object',
  'stilgar-the-devoted',
];
