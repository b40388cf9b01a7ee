import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import type { Position } from '../../src/scenario/position.js';
import { strengthOf } from '../../src/state.js';
import { pair, solo, told } from './hagal.js';

/** The combat begins; the person holds an intrigue and is asked after the Rivals' bonuses. */
const combat = (hagalDeck: string[], players: Position['players'], position: Position = {}) =>
  solo({ phase: 'combat', first: 1, hagalDeck, ...position, players: { '0': FIGHTING, ...players } });

const FIGHTING = { conflict: 1, garrison: 2, intrigues: ['ambush'] };

describe('the combat bonus', () => {
  it('is the swords of one card for each Rival with a troop in the conflict', () => {
    covers('hagal-combat-bonus-who', 'hagal-combat-bonus-one-card', 'hagal-combat-bonus-strength');
    const table = combat(['conspire', 'wealth'], {
      '1': { conflict: 2, garrison: 0 },
      '2': { conflict: 1, garrison: 0 },
    });
    expect(table.asks).toBe('combat');
    expect([1, 2].map((seat) => strengthOf(table.player(seat)))).toEqual([8, 5]);
    expect(told(table, 'hagal')).toHaveLength(2);
  });

  it('is not given to a Rival without a troop there, whose strength is nothing', () => {
    covers('hagal-combat-bonus-not-without-troops');
    const table = combat(['conspire'], { '1': { conflict: 0 }, '2': { conflict: 1, garrison: 0 } });
    expect(told(table, 'hagal')).toEqual([{ event: 'hagal', seat: 2, card: 'conspire' }]);
    expect(table.player(1).swords).toBe(0);
    expect(strengthOf(table.player(1))).toBe(0);
  });

  it('comes in turn order from the first player', () => {
    covers('hagal-combat-bonus-order');
    const players = { '1': { conflict: 1, garrison: 0 }, '2': { conflict: 1, garrison: 0 } };
    const order = (first: number) =>
      combat(['conspire', 'wealth'], players, { first })
        .happened('hagal')
        .map(({ seat }) => seat);
    expect([order(0), order(1), order(2)]).toEqual([
      [1, 2],
      [1, 2],
      [2, 1],
    ]);
  });

  it('counts nothing of the card but its swords', () => {
    covers('hagal-combat-bonus-swords-only');
    const table = combat(['conspire'], { '1': { conflict: 1, garrison: 0 }, '2': { conflict: 0 } });
    expect(table.state.agents).toEqual([]);
    expect(table.player(1)).toMatchObject({ garrison: 0, swords: 4, influence: { emperor: 0 } });
  });

  it('may be nothing: a card without a sword is not drawn again', () => {
    covers('hagal-combat-bonus-strength');
    const table = combat(['carthag', 'heighliner'], {
      '1': { conflict: 1, garrison: 0 },
      '2': { conflict: 0 },
    });
    expect(table.player(1).swords).toBe(0);
    expect(told(table, 'hagal')).toHaveLength(1);
  });

  it('goes on after Reshuffle with another card', () => {
    covers('hagal-combat-bonus-reshuffle');
    const table = pair({
      phase: 'combat',
      hagalDeck: ['reshuffle'],
      players: { '0': FIGHTING, '2': { conflict: 1, garrison: 0 } },
    });
    expect(told(table, 'reshuffled')).toHaveLength(1);
    const turned = table.state.rivals?.turned[0] ?? [];
    expect(turned.map(({ result }) => result)).toEqual(['reshuffle', 'swords']);
  });

  it('comes before the intrigues of people, and Rivals play none', () => {
    covers('hagal-combat-intrigue-after-bonus', 'hagal-rival-plays-no-intrigue');
    const table = combat(
      ['wealth'],
      {
        '1': { conflict: 1, garrison: 0, intrigues: ['ambush'] },
        '2': { conflict: 0 },
      },
      { conflict: 'guild-bank-raid' },
    );
    expect([table.asks, table.asked, table.player(1).swords]).toEqual(['combat', 0, 3]);
    table.choose('intrigue:ambush');
    expect(table.happened('combat')[0]?.strengths).toEqual([6, 5, 0]);
    expect(table.happened('intrigue').map(({ seat }) => seat)).toEqual([0]);
  });
});
