import { imperium } from '../../src/game.js';
import type { PlayerPosition, Position } from '../../src/scenario/position.js';
import { Table } from '../table.js';

/** A row from which small effects cannot acquire anything. */
export const DEAR_ROW = [
  'kwisatz-haderach',
  'lady-jessica',
  'gurney-halleck',
  'opulence',
  'choam-directorship',
];

/** The start of seat 0's turn, with these intrigues. Seat 0 holds a card of each kind that tests need. */
export function plotting(intrigues: string[], own: PlayerPosition = {}, rest: Position = {}): Table {
  const { players, ...board } = rest;
  const hand = ['dagger', 'convincing-argument', 'reconnaissance'];
  return new Table({
    turn: 0,
    first: 0,
    conflict: 'skirmish-a',
    row: DEAR_ROW,
    ...board,
    players: { 0: { hand, intrigues, solari: 0, spice: 0, water: 0, ...own }, ...players },
  });
}

/** The combat phase; seat 0 fights with these intrigues. */
export function fighting(intrigues: string[], own: PlayerPosition = {}, rest: Position = {}): Table {
  const { players, ...board } = rest;
  return new Table({
    phase: 'combat',
    first: 0,
    conflict: 'guild-bank-raid',
    conflictDeck: ['desert-power', 'raid-stockpiles'],
    ...board,
    players: { 0: { conflict: 3, intrigues, solari: 0, spice: 0, water: 0, ...own }, ...players },
  });
}

/** The end of the game; every seat with intrigues is asked for endgame cards. */
export function ending(players: Position['players'], rest: Position = {}): Table {
  return new Table({ phase: 'endgame', first: 0, ...rest, players });
}

/** The whole reason why an intrigue cannot be played: the code, and what is missing. */
export function reasonFor(table: Table, intrigue: string): unknown {
  return imperium.refusals(table.state).find((refusal) => refusal.ref === `intrigue:${intrigue}`)?.reason;
}
