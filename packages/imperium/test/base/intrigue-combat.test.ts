import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { strengthOf } from '../../src/state.js';
import { fighting, reasonFor } from './intrigue-table.js';

/** An opponent who fights without intrigues, so that only seat 0 is asked. */
const foe = { players: { 1: { conflict: 1 } } };

describe('combat cards', () => {
  it('ambush: 4 swords, counted at once', () => {
    covers('imp-combat-marker-updated', 'imp-icon-sword');
    const table = fighting(['ambush', 'ambush'], { conflict: 2 }, foe);
    expect(strengthOf(table.player(0))).toBe(4);
    table.choose('intrigue:ambush');
    expect(strengthOf(table.player(0))).toBe(8);
    expect(table.view(1).players[0]?.strength).toBe(8);
    expect(table.state.intrigueDiscard).toEqual(['ambush']);
    // Any number may be played: the same player is asked again.
    expect([table.asked, table.asks]).toEqual([0, 'combat']);
  });

  it('private-army: 2 spice for 5 swords, and not without them', () => {
    const table = fighting(['private-army'], { conflict: 1, spice: 3 }, foe).choose('intrigue:private-army');
    expect(table.happened('gained')).toContainEqual({
      event: 'gained',
      seat: 0,
      what: 'swords',
      n: 5,
      source: 'intrigue:private-army',
    });
    expect(table.happened('combat')[0]?.strengths).toEqual([7, 2, 0]);
    expect(table.player(0).spice).toBe(1);
    const poor = fighting(['private-army'], { spice: 1 }, foe);
    expect(poor.keys).toEqual(['pass']);
    expect(reasonFor(poor, 'private-army')).toEqual({ code: 'cost', missing: 1, of: 'spice' });
  });

  it('allied-armada: with any alliance 2 spice give 7 swords', () => {
    covers('imp-icon-alliance-condition');
    const allied = { influence: { fremen: 4 }, spice: 2, conflict: 1 };
    const table = fighting(['allied-armada'], allied, { ...foe, alliances: { fremen: 0 } });
    table.choose('intrigue:allied-armada');
    expect(table.happened('combat')[0]?.strengths).toEqual([9, 2, 0]);
    expect(table.player(0).spice).toBe(0);
    const broke = fighting(['allied-armada'], { ...allied, spice: 1 }, { ...foe, alliances: { fremen: 0 } });
    expect(reasonFor(broke, 'allied-armada')).toEqual({ code: 'cost', missing: 1, of: 'spice' });
  });

  it('allied-armada: influence without the token is not enough', () => {
    covers('imp-icon-alliance-condition');
    const rest = { alliances: { fremen: 1 }, players: { 1: { conflict: 1, influence: { fremen: 4 } } } };
    const table = fighting(['allied-armada'], { spice: 5, influence: { fremen: 4 } }, rest);
    expect(table.keys).toEqual(['pass']);
    expect(table.refused('intrigue:allied-armada')).toBe('condition');
  });

  it('master-tactician: 3 swords', () => {
    const table = fighting(['master-tactician'], { conflict: 2 }, foe).choose('intrigue:master-tactician');
    expect(table.asks).toBe('choose');
    expect(table.keys).toEqual(['option:0', 'option:1']);
    table.choose('option:0');
    expect(table.happened('combat')[0]?.strengths).toEqual([7, 2, 0]);
  });

  it('master-tactician: or up to 3 troops, none included, retreat to the own garrison', () => {
    covers('imp-icon-retreat');
    const table = fighting(['master-tactician', 'ambush'], { conflict: 5, garrison: 1 }, foe);
    table.choose('intrigue:master-tactician', 'option:1');
    expect(table.asks).toBe('retreat');
    expect(table.keys).toEqual(['retreat:0', 'retreat:1', 'retreat:2', 'retreat:3']);
    table.choose('retreat:3');
    expect(table.player(0)).toMatchObject({ conflict: 2, garrison: 4, supply: 6 });
    expect(strengthOf(table.player(0))).toBe(4);
    const none = fighting(['master-tactician', 'ambush'], { conflict: 2 }, foe);
    none.choose('intrigue:master-tactician', 'option:1');
    expect(none.keys).toEqual(['retreat:0', 'retreat:1', 'retreat:2']);
    none.choose('retreat:0');
    expect(none.player(0).conflict).toBe(2);
  });

  it('staged-incident: 3 own troops of the conflict go to the supply for 1 point', () => {
    covers('imp-icon-lose-troop');
    const table = fighting(['staged-incident', 'ambush'], { conflict: 4, garrison: 2, points: 2 }, foe);
    table.choose('intrigue:staged-incident');
    expect(table.player(0)).toMatchObject({ conflict: 1, garrison: 2, supply: 9, points: 3 });
    expect(strengthOf(table.player(0))).toBe(2);
  });

  it('staged-incident: not with fewer than 3 troops in the conflict, whatever the garrison holds', () => {
    const table = fighting(['staged-incident'], { conflict: 2, garrison: 5 }, foe);
    expect(table.keys).toEqual(['pass']);
    expect(reasonFor(table, 'staged-incident')).toEqual({ code: 'cost', missing: 1, of: 'troops' });
  });

  it('staged-incident: who has no troop left is out, and swords count no more', () => {
    covers('imp-combat-dropped-out', 'imp-strength-last-troop-removed');
    const rest = { players: { 1: { conflict: 1, intrigues: ['windfall'] } } };
    const table = fighting(['staged-incident', 'ambush'], { conflict: 3, swords: 6 }, rest);
    table.choose('intrigue:staged-incident');
    expect(strengthOf(table.player(0))).toBe(0);
    expect([table.asked, table.asks]).toEqual([1, 'combat']);
    // The only participant left has to pass once, not twice.
    table.choose('pass');
    expect(table.happened('combat')).toEqual([{ event: 'combat', strengths: [0, 2, 0], winner: 1 }]);
  });

  it('master-tactician: a full retreat ends the own part as well', () => {
    covers('imp-combat-dropped-out');
    const rest = {
      players: { 1: { conflict: 1, intrigues: ['windfall'] }, 2: { conflict: 1, intrigues: ['bribery'] } },
    };
    const table = fighting(['master-tactician', 'ambush'], { conflict: 2 }, rest);
    table.choose('intrigue:master-tactician', 'option:1', 'retreat:2');
    expect(table.asked).toBe(1);
    table.choose('pass');
    expect([table.asked, table.asks]).toEqual([2, 'combat']);
    table.choose('pass');
    expect(table.happened('combat')[0]?.strengths).toEqual([0, 2, 2]);
  });

  it('tiebreaker: in combat 2 swords', () => {
    const table = fighting(['tiebreaker'], { conflict: 1 }, foe).choose('intrigue:tiebreaker');
    expect(table.happened('combat')[0]?.strengths).toEqual([4, 2, 0]);
    expect(table.player(0).spice).toBe(0);
  });

  it('ambush: a player without a troop in the conflict is not asked', () => {
    covers('imp-combat-participants');
    const table = fighting(['windfall'], { conflict: 1 }, { players: { 1: { intrigues: ['ambush'] } } });
    expect(table.asked).toBe(0);
    table.choose('pass');
    expect(table.happened('combat')[0]?.strengths).toEqual([2, 0, 0]);
    expect(table.player(1).intrigues).toEqual(['ambush']);
  });

  it('ambush: who passed may play when the turn comes round, until all pass in a row', () => {
    covers('imp-combat-pass-not-final', 'imp-combat-all-pass');
    const rest = { players: { 1: { conflict: 1, intrigues: ['ambush', 'bribery'] } } };
    const table = fighting(['ambush', 'windfall'], { conflict: 1 }, rest);
    table.choose('pass');
    expect(table.asked).toBe(1);
    table.choose('intrigue:ambush', 'pass');
    expect(table.asked).toBe(0);
    table.choose('intrigue:ambush', 'pass');
    expect(table.asked).toBe(1);
    table.choose('pass');
    expect(table.asked).toBe(0);
    table.choose('pass');
    expect(table.happened('combat')[0]?.strengths).toEqual([6, 6, 0]);
  });
});

describe('cards for the winner', () => {
  it('to-the-victor: 3 spice after the own win, before the makers', () => {
    covers('imp-combat-when-you-win-after');
    const table = fighting(['to-the-victor'], { conflict: 3 }, foe);
    expect(table.refused('intrigue:to-the-victor')).toBe('wrong-time');
    table.choose('pass');
    expect([table.asked, table.asks]).toEqual([0, 'win']);
    expect(table.happened('maker')).toEqual([]);
    expect(table.player(0).solari).toBe(6);
    table.choose('intrigue:to-the-victor');
    expect(table.player(0).spice).toBe(3);
    expect(table.happened('maker')).toHaveLength(3);
  });

  it('to-the-victor, demand-respect: a tie for first is no win', () => {
    covers('imp-combat-when-you-win-tie');
    const rest = { players: { 1: { conflict: 3 } } };
    const table = fighting(['to-the-victor', 'demand-respect'], { conflict: 3 }, rest).choose('pass');
    expect(table.happened('combat')[0]?.winner).toBeUndefined();
    expect(table.asks).toBe('turn');
    expect(table.player(0)).toMatchObject({
      intrigues: ['to-the-victor', 'demand-respect'],
      spice: 0,
      solari: 4,
    });
  });

  it('to-the-victor: the loser is not asked', () => {
    const rest = { players: { 1: { conflict: 1, intrigues: ['to-the-victor'] } } };
    const table = fighting([], { conflict: 3 }, rest).choose('pass');
    expect(table.asks).toBe('turn');
    expect(table.player(1).intrigues).toEqual(['to-the-victor']);
  });

  it('demand-respect: 1 influence with a faction of choice, for nothing', () => {
    const table = fighting(['demand-respect'], { conflict: 3 }, foe).choose(
      'pass',
      'intrigue:demand-respect',
    );
    // No spice, so there is only the free way.
    expect(table.asks).toBe('faction');
    table.choose('faction:bene-gesserit');
    expect(table.player(0).influence).toEqual({ emperor: 0, guild: 0, 'bene-gesserit': 1, fremen: 0 });
  });

  it('demand-respect: reward spice pays for 2 influence with one faction', () => {
    covers('imp-demand-respect-reward-spice', 'imp-icon-influence-two-same');
    const rest = {
      ...foe,
      conflict: 'battle-for-imperial-basin',
      conflictDeck: ['desert-power', 'raid-stockpiles'],
    };
    const table = fighting(['demand-respect'], { conflict: 3, spice: 1 }, rest).choose('pass');
    expect(table.player(0).spice).toBe(1);
    const raid = {
      ...foe,
      conflict: 'raid-stockpiles',
      conflictDeck: ['desert-power'],
      intrigueDeck: ['windfall'],
    };
    const rich = fighting(['demand-respect'], { conflict: 3, spice: 0, points: 0 }, raid).choose('pass');
    expect(rich.player(0).spice).toBe(3);
    rich.choose('intrigue:demand-respect');
    expect(rich.keys).toEqual(['option:0', 'option:1']);
    rich.choose('option:1', 'faction:guild');
    expect(rich.player(0)).toMatchObject({ spice: 1, points: 1, influence: { guild: 2 } });
    // One with less than 2 spice has no such way.
    table.choose('intrigue:demand-respect');
    expect(table.asks).toBe('faction');
  });

  it('demand-respect, to-the-victor: the spice of one pays for the other', () => {
    covers('imp-demand-respect-to-the-victor');
    const table = fighting(['demand-respect', 'to-the-victor'], { conflict: 3 }, foe).choose('pass');
    table.choose('intrigue:to-the-victor', 'intrigue:demand-respect', 'option:1', 'faction:fremen');
    expect(table.player(0)).toMatchObject({ spice: 1, influence: { fremen: 2 } });
    expect(table.state.intrigueDiscard.toSorted()).toEqual(['demand-respect', 'to-the-victor']);
  });

  it('to-the-victor: drawn as part of the reward it may be played for this win', () => {
    covers('imp-combat-when-you-win-drawn', 'faq-when-you-win');
    const rest = {
      ...foe,
      conflict: 'raid-stockpiles',
      conflictDeck: ['desert-power'],
      intrigueDeck: ['to-the-victor'],
    };
    const table = fighting([], { conflict: 3 }, rest);
    expect([table.asked, table.asks]).toEqual([0, 'win']);
    table.choose('intrigue:to-the-victor');
    expect(table.player(0).spice).toBe(6);
  });
});
