import { describe, expect, it } from 'vitest';
import { playHarkonnen } from './cards/playing.js';
import { Table } from './table.js';

function playAtreides(card: string, position: object = {}, more: object = {}): Table {
  const table = new Table({ clear: true, ...position, atreides: { hand: [card], ...more } });
  return table.choose(`card:${card}`, 'die:mentat');
}

describe('what would do nothing is not offered', () => {
  it('as an option: Sardaukar’s Manner without a target, or without sardaukar', () => {
    const quiet = playHarkonnen('sardaukars-manner', { areas: { carthag: { harkonnen: { special: 1 } } } });
    expect([quiet.asks, quiet.keys]).toEqual(['choose', ['option:1', 'skip']]);
    expect(playHarkonnen('sardaukars-manner').asks).not.toBe('choose');
  });

  it('as an option: a draw from empty decks, a card of an empty hand', () => {
    const noDeck = { hand: ['truthtrance', 'thumpers'], emptyDecks: ['house-atreides', 'fremen'] };
    expect(playAtreides('truthtrance', {}, noDeck).choose('skip').keys).toEqual(['option:2', 'skip']);
    expect(playAtreides('truthtrance').choose('skip').keys).toEqual(['option:1', 'skip']);
  });

  it('as a sector without a vehicle: Fremen Rockets', () => {
    const areas = { windgap: { atreides: { regular: 1 } }, 'gara-kulon': { atreides: { regular: 1 } } };
    expect(playAtreides('fremen-rockets', { areas }).asks).not.toBe('sector');
    const table = playAtreides('fremen-rockets', { areas: { ...areas, 'outer-ne-3': { harvester: true } } });
    expect(table.keys).toEqual(['sector:outer-ne', 'skip']);
  });

  it('as a leader to deploy whom nobody would keep company', () => {
    const table = new Table({ clear: true, turn: 'harkonnen', harkonnen: { dice: { deployment: 2 } } });
    table.choose('die:deployment', 'act:deployment-deploy', 'skip');
    expect(table.asks).not.toBe('muster-leader');
  });
});

describe('cards that name a settlement', () => {
  it('need it to stand: Arsunt Legion', () => {
    const legion = { harkonnen: { regular: 2 } };
    const ruin = playHarkonnen('arsunt-legion', { areas: { arsunt: { settlement: 0, ...legion } } });
    expect(ruin.asks).not.toBe('choose');
    expect(ruin.legion('harkonnen', 'arsunt')).toEqual({ regular: 2 });
    const standing = playHarkonnen('arsunt-legion', { areas: { arsunt: legion } });
    standing.choose('skip', 'skip', 'skip');
    expect(standing.keys).toEqual(['option:1', 'skip']);
  });

  it('need it to stand: Troop Carriers, Carthag, Forced Recruitment', () => {
    const areas = {
      carthag: { settlement: 0, harkonnen: { regular: 2 } },
      'rimwall-west': { harkonnen: { regular: 1 } },
    };
    expect(playHarkonnen('troop-carriers', { areas }).asks).not.toBe('area');
    expect(playHarkonnen('carthag-the-former-capital', { areas }).asks).not.toBe('place-unit');
    const arrakeen = { arrakeen: { settlement: 0, harkonnen: { regular: 2 } } };
    expect(playHarkonnen('forced-recruitment', { areas: arrakeen }).asks).not.toBe('place-unit');
  });
});
