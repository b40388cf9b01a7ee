import type { ImperiumEvent } from '@sietch/imperium';
import { describe, expect, it } from 'vitest';
import { deployedTogether, flightOf, placesOf, thingsOf } from './movements';

const event = (told: object): ImperiumEvent => told as ImperiumEvent;

describe('what moves on the table', () => {
  it('an agent flies from its player to the space', () => {
    const sent = event({ event: 'agent', seat: 2, card: 'dagger', space: 'arrakeen' });
    expect(flightOf(sent)).toEqual({
      seat: 2,
      glyph: 'agent',
      from: '.player-head[data-ref="seat:2"]',
      to: '[data-ref="space:arrakeen"]',
    });
    expect(placesOf(sent)).toEqual(['space:arrakeen']);
  });

  it('troops deployed one after another are told as one army', () => {
    const troops = {
      event: 'troops',
      seat: 1,
      n: 2,
      source: 'space:arrakeen',
      from: 'garrison',
      to: 'conflict',
    };
    expect(deployedTogether(event(troops), event({ ...troops, n: 1 }))).toEqual(event({ ...troops, n: 3 }));
    expect(deployedTogether(event(troops), event({ ...troops, seat: 2 }))).toBeUndefined();
    expect(deployedTogether(event(troops), event({ ...troops, to: 'garrison' }))).toBeUndefined();
  });

  it('troops fly when they are deployed, not when they are recruited', () => {
    const troops = { event: 'troops', seat: 1, n: 2, source: 'space:arrakeen' };
    expect(flightOf(event({ ...troops, from: 'garrison', to: 'conflict' }))?.to).toContain('.army');
    expect(flightOf(event({ ...troops, from: 'supply', to: 'garrison' }))).toBeUndefined();
  });

  it('a purchase points at its buyer, a turn that changes nothing stays still', () => {
    expect(placesOf(event({ event: 'acquired', seat: 3, card: 'dagger' }))).toEqual(['seat:3']);
    expect(flightOf(event({ event: 'turn', seat: 3 }))).toBeUndefined();
  });
});

describe('what a line of the log names', () => {
  it('is a House Hagal card where a Rival turns one over, and no card where conflicts are turned face down', () => {
    const turned = { seat: 1, card: 'conspire', space: 'conspire' };
    expect(thingsOf(event({ event: 'hagal', ...turned }))).toEqual(['hagal:conspire']);
    expect(thingsOf(event({ event: 'rival-agent', ...turned }))).toEqual([
      'hagal:conspire',
      'space:conspire',
    ]);
    expect(thingsOf(event({ event: 'flipped', seat: 0, card: 'choam-security' }))).toEqual([]);
    expect(thingsOf(event({ event: 'battle-icons', seat: 0, cards: ['choam-security'] }))).toEqual([]);
    expect(thingsOf(event({ event: 'discarded', seat: 0, card: 'dagger' }))).toEqual(['card:dagger']);
  });
});
