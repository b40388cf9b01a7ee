import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import type { PlayerPosition, Position } from '../../src/scenario/position.js';
import type { Table } from '../table.js';
import { EDITIONS, tableOf } from './editions.js';

describe.each(EDITIONS)('drawing cards in $id', (edition) => {
  /** Seat 1 draws its hand of a new round. */
  const handOf = (player: PlayerPosition, players: Position['players'] = {}): Table =>
    tableOf(edition, { ...edition.quiet, phase: 'recall', first: 0, players: { ...players, 1: player } });
  /** Seat 0 visits the research station, which draws two cards or three. */
  const research = (player: PlayerPosition): Table =>
    tableOf(
      edition,
      { turn: 0, first: 0, players: { 0: { hand: ['reconnaissance'], water: 2, ...player } } },
      { confirmTurns: true },
    ).choose('agent:reconnaissance>research-station');

  it('an empty deck is made anew from the discard pile, and drawing goes on', () => {
    covers('imp-draw-reshuffle', 'upr-deck-reshuffle');
    const deck = ['dagger', 'reconnaissance'];
    const discard = ['dagger', 'diplomacy', 'seek-allies', 'signet-ring', 'convincing-argument'];
    const table = handOf({ hand: [], deck, discard });
    const player = table.player(1);
    expect([player.hand.length, player.deck.length, player.discard.length]).toEqual([5, 2, 0]);
    expect(player.hand.slice(0, 2)).toEqual(deck);
    expect([...player.hand, ...player.deck].toSorted()).toEqual([...deck, ...discard].toSorted());
    expect(table.happened('shuffled')).toEqual([{ event: 'shuffled', seat: 1 }]);
  });

  it('the new deck is in a random order', () => {
    covers('imp-draw-reshuffle', 'upr-deck-reshuffle');
    const discard = ['dagger', 'diplomacy', 'seek-allies', 'signet-ring', 'reconnaissance'];
    const same = { hand: [], deck: [], discard };
    const table = handOf(same, { 0: same, 2: same });
    expect(new Set(table.state.players.map(({ hand }) => hand.join())).size).toBe(3);
    for (const { hand } of table.state.players) expect(hand.toSorted()).toEqual(discard.toSorted());
  });

  it('drawing the last card leaves the discard pile where it is', () => {
    covers('imp-draw-no-early-reshuffle', 'upr-deck-reshuffle');
    const deck = ['dagger', 'reconnaissance', 'diplomacy', 'dagger', 'signet-ring'];
    const discard = ['seek-allies', 'convincing-argument'];
    const table = handOf({ hand: [], deck, discard });
    expect(table.player(1)).toMatchObject({ hand: deck, deck: [], discard });
    expect(table.happened('shuffled')).toEqual([]);
  });

  it('what deck and discard pile cannot give is lost; hand and play are left alone', () => {
    covers('imp-draw-both-empty', 'upr-deck-reshuffle');
    const hand = ['reconnaissance', 'dagger'];
    const table = research({ hand, played: ['signet-ring'], deck: [], discard: ['diplomacy'] });
    expect(table.player(0)).toMatchObject({
      hand: ['dagger', 'diplomacy'],
      played: ['signet-ring', 'reconnaissance'],
      deck: [],
      discard: [],
    });
    expect(table.happened('drew').map(({ n }) => n)).toEqual([1]);
  });

  it('with nothing at all to draw nothing happens', () => {
    covers('imp-draw-both-empty', 'upr-deck-reshuffle');
    const table = research({ deck: [], discard: [] });
    expect(table.player(0)).toMatchObject({ hand: [], deck: [], discard: [] });
    expect(table.happened('drew')).toEqual([]);
    expect(table.happened('shuffled')).toEqual([]);
  });
});
