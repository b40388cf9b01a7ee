import { randomFromSeed } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { HAGAL_DECK } from '../../src/content/hagal/deck.js';
import { imperium } from '../../src/game.js';
import { Table } from '../table.js';
import { hagalsTurn, pair, rivalsTurn, solo, spacesOf, told } from './hagal.js';

const count = (cards: readonly string[], id: string): number => cards.filter((card) => card === id).length;

describe('the House Hagal deck', () => {
  it('is used with one person and two Rivals, or two people and House Hagal, and never with more', () => {
    covers('hagal-modes', 'hagal-solo-two-rivals', 'hagal-2p-one-rival');
    expect([solo().state.players.length, solo().state.rivals?.cards.length]).toEqual([3, 2]);
    expect([pair().state.players.length, pair().state.rivals?.cards]).toEqual([3, ['house-hagal']]);
    for (const players of [3, 4]) {
      const { state } = new Table({}, { players });
      expect(state.rivals).toBeUndefined();
      expect(state.players).toHaveLength(players);
    }
  });

  it('has 31 cards, and by their marks 27 for one person', () => {
    covers('hagal-solo-setup-remove-2p', 'hagal-solo-setup-deck');
    expect(HAGAL_DECK.reduce((sum, { copies }) => sum + copies, 0)).toBe(31);
    const { deck } = solo().state.rivals ?? { deck: [] };
    const all = [...deck, ...(solo().state.rivals?.discard ?? [])];
    expect(all).toHaveLength(27);
    expect(count(all, 'reshuffle') + count(all, 'arrakeen-2p')).toBe(0);
    expect(count(all, 'arrakeen-1p')).toBe(3);
  });

  it('has 28 for two', () => {
    covers('hagal-2p-setup-remove-1p', 'hagal-2p-setup-deck');
    const { deck } = pair().state.rivals ?? { deck: [] };
    expect(deck).toHaveLength(28);
    expect(count(deck, 'arrakeen-1p')).toBe(0);
    expect([count(deck, 'reshuffle'), count(deck, 'arrakeen-2p')]).toEqual([1, 3]);
  });

  it('is shuffled', () => {
    covers('hagal-solo-setup-deck', 'hagal-2p-setup-deck');
    const decks = ['a', 'b', 'c'].map((seed) =>
      imperium.setup(imperium.parseOptions({ players: 2 }), randomFromSeed(seed)).rivals?.deck.join(),
    );
    expect(new Set(decks).size).toBe(3);
  });

  it('lies face down: nobody sees its order, everybody what has been turned over', () => {
    covers('hagal-deck-face-down');
    const table = rivalsTurn(['wealth', 'secrets', 'carthag']);
    for (const seat of [0, undefined]) {
      const { rivals } = table.view(seat);
      expect(rivals).toMatchObject({ discard: ['wealth'], deckCount: 26 });
      expect(rivals).not.toHaveProperty('deck');
    }
  });

  it('is made anew of all cards when it is exhausted, and the turn goes on', () => {
    covers('hagal-deck-empty-reshuffle', 'hagal-reshuffle-then-reveal');
    const all = HAGAL_DECK.filter(({ players }) => players.includes(1)).flatMap(({ id, copies }) =>
      Array.from({ length: copies }, () => id),
    );
    all.splice(all.indexOf('conspire'), 1);
    const table = rivalsTurn(['conspire'], { hagalDiscard: all, agents: { conspire: [0] } });
    expect(told(table, 'reshuffled')).toHaveLength(1);
    const { deck, discard } = table.state.rivals ?? { deck: [], discard: [] };
    expect(deck.length + discard.length).toBe(27);
    expect(spacesOf(table, 1)).toHaveLength(1);
  });

  it('is shuffled with all its cards by Reshuffle, which goes back in; then the turn goes on', () => {
    covers('hagal-reshuffle-card', 'hagal-reshuffle-then-reveal');
    const table = hagalsTurn(['reshuffle'], {
      hagalDiscard: ['wealth', 'secrets', 'conspire'],
    });
    expect(told(table, 'reshuffled')).toHaveLength(1);
    const { deck, discard } = table.state.rivals ?? { deck: [], discard: [] };
    expect(deck.length + discard.length).toBe(28);
    expect(deck).toContain('reshuffle');
    expect(spacesOf(table, 2)).toHaveLength(1);
  });

  it.each([
    ['conspire', 2, 'conspire', 'emperor', 2, 4],
    ['wealth', 1, 'wealth', 'emperor', 0, 3],
    ['heighliner', 1, 'heighliner', 'guild', 3, 6],
    ['foldspace', 2, 'foldspace', 'guild', 0, 1],
    ['selective-breeding', 2, 'selective-breeding', 'bene-gesserit', 0, 2],
    ['secrets', 1, 'secrets', 'bene-gesserit', 0, 1],
    ['hardy-warriors', 1, 'hardy-warriors', 'fremen', 2, 5],
    ['stillsuits', 2, 'stillsuits', 'fremen', 0, 4],
    ['rally-troops', 2, 'rally-troops', undefined, 4, 3],
    ['hall-of-oratory', 2, 'hall-of-oratory', undefined, 1, 0],
    ['carthag', 3, 'carthag', undefined, 1, 0],
    ['arrakeen-1p', 3, 'arrakeen', undefined, 1, 1],
  ] as const)(
    '%s, %i of them: its space, influence, troops and swords',
    (id, copies, space, faction, troops, swords) => {
      expect(HAGAL_DECK.find((card) => card.id === id)).toMatchObject({ copies, swords });
      const table = rivalsTurn([id], { players: { '1': { garrison: 0 } } });
      expect(spacesOf(table, 1)).toEqual([space]);
      expect(table.player(1).supply).toBe(12 - troops);
      for (const each of ['emperor', 'guild', 'bene-gesserit', 'fremen'] as const)
        expect(table.player(1).influence[each]).toBe(each === faction ? 1 : 0);
    },
  );
});
