import type { PlayerPosition, Position } from '../../src/scenario/position.js';
import { Table } from '../table.js';

/** Plain cards on top of the deck, so that every test knows what a draw brings. */
export const DECK = ['dagger', 'dune-the-desert-planet', 'reconnaissance'];

/**
 * Seat 0 is about to take a turn with these cards in hand and nothing but `DECK` beside them.
 * Turns end only when told so, so that tests can look at them.
 */
export function holding(hand: readonly string[], me: PlayerPosition = {}, position: Position = {}): Table {
  const { players, ...rest } = position;
  const own: PlayerPosition = { deck: [...DECK], discard: [], hand: [...hand], ...me };
  return new Table(
    { turn: 0, first: 0, conflict: 'skirmish-a', ...rest, players: { 0: own, ...players } },
    { confirmTurns: true },
  );
}

/** Seat 0 has just revealed these cards (by itself, if they can do nothing else). */
export function revealing(hand: readonly string[], me: PlayerPosition = {}, position: Position = {}): Table {
  const table = holding(hand, me, position);
  return table.asks === 'turn' ? table.choose('reveal') : table;
}

/** Persuasion at hand in the current turn. */
export function persuasion(table: Table): number | undefined {
  return table.state.turn?.persuasion;
}

/** The spaces a card can send an agent to. */
export function reach(table: Table, card: string): string[] {
  const start = `agent:${card}>`;
  return table.keys.filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
}
