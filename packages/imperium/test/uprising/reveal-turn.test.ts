import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { strengthOf } from '../../src/state.js';
import { uprisingTable } from '../table.js';
import { holding, persuasion, revealing, sending } from './playing.js';

const ROW = ['desert-survival', 'maula-pistol', 'strike-fleet', 'overthrow', 'steersman'];
const acquires = (keys: readonly string[]) => keys.filter((key) => key.startsWith('acquire:'));

describe('the Reveal turn', () => {
  it('there is no passing, with or without agents', () => {
    covers('upr-turns-must-reveal');
    const table = holding(['dagger']);
    expect(table.keys).toContain('reveal');
    expect(table.keys).not.toContain('pass');
    const none = holding(
      ['dagger'],
      { intrigues: ['mercenaries'] },
      { agents: { secrets: [0], fremkit: [0] } },
    );
    expect(none.keys).toEqual(['reveal']);
  });

  it('a player whose agents can go nowhere reveals too', () => {
    covers('upr-turns-must-reveal');
    const table = holding(['convincing-argument'], { intrigues: ['mercenaries'], deck: [] });
    expect(table.keys).toEqual(['reveal']);
  });

  it('everybody reveals exactly once a round', () => {
    covers('upr-turns-must-reveal');
    const table = uprisingTable({ phase: 'round-start', first: 0, conflict: 'skirmish-desert-mouse' });
    while (table.state.round === 1) table.choose(table.keys.includes('reveal') ? 'reveal' : 'end');
    expect(table.happened('reveal').map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  it('cards, then effects, then strength, then the clean-up', () => {
    covers('upr-reveal-steps');
    const table = revealing(['rebel-supplier', 'dagger'], { conflict: 1 }).choose('end');
    const steps = table.log
      .filter((e) => 'seat' in e && e.seat === 0 && ['reveal', 'gained', 'strength'].includes(e.event))
      .map((e) => e.event);
    expect([...new Set(steps)]).toEqual(['reveal', 'gained', 'strength']);
    expect(steps.at(-1)).toBe('strength');
    expect(table.player(0)).toMatchObject({ revealed: [], discard: ['rebel-supplier', 'dagger'] });
  });

  it('the whole hand, openly', () => {
    covers('upr-reveal-all');
    const table = revealing(['dagger', 'diplomacy', 'convincing-argument'], { deck: [] });
    expect(table.player(0).hand).toEqual([]);
    const shown = ['dagger', 'diplomacy', 'convincing-argument'];
    for (const seat of [undefined, 1, 2]) expect(table.view(seat).players[0]?.revealed).toEqual(shown);
  });

  it('an empty hand still takes its Reveal turn', () => {
    covers('upr-reveal-all');
    const table = revealing([], { councilSeat: true, conflict: 2 }, { agents: { 'assembly-hall': [0] } });
    expect(persuasion(table)).toBe(3);
    table.choose('end');
    expect(table.player(0).hasRevealed).toBe(true);
    expect(table.happened('strength')).toMatchObject([{ seat: 0, strength: 4 }]);
  });

  it('revealed cards lie apart from those played before', () => {
    covers('upr-reveal-separate', 'upr-sym-in-play');
    const table = revealing(['dagger'], { played: ['diplomacy'] }, { agents: { fremkit: [0] } });
    expect(table.player(0)).toMatchObject({ played: ['diplomacy'], revealed: ['dagger'] });
    for (const seat of [1, 2])
      expect(table.view(seat).players[0]).toMatchObject({ played: ['diplomacy'], revealed: ['dagger'] });
  });

  it('cards played by agents give nothing of their reveal boxes', () => {
    covers('upr-reveal-effects');
    const me = { played: ['diplomacy', 'rebel-supplier'], conflict: 1, spice: 0 };
    const table = revealing(['dagger'], me, { agents: { fremkit: [0], arrakeen: [0] } });
    expect(persuasion(table)).toBe(0);
    expect(table.player(0)).toMatchObject({ swords: 1, spice: 0 });
  });

  it('the player chooses the order of what can matter', () => {
    covers('upr-reveal-effects-order');
    const cards = ['public-spectacle', 'covert-operation', 'undercover-asset'];
    const table = revealing(cards, { spies: [] });
    expect(table.keys.filter((key) => key.startsWith('effect:'))).toEqual([
      'effect:public-spectacle.0',
      'effect:covert-operation.0',
      'effect:undercover-asset.0',
    ]);
    table.choose('effect:undercover-asset.0', 'option:1');
    expect(table.player(0).swords).toBe(2);
    expect(table.keys).not.toContain('end');
  });

  it('a card drawn on the own Reveal turn is revealed at once', () => {
    covers('upr-reveal-effects-order');
    const table = revealing(['convincing-argument'], {
      intrigues: ['intelligence-report'],
      deck: ['dagger'],
    });
    table.choose('intrigue:intelligence-report');
    expect(table.player(0)).toMatchObject({
      hand: [],
      swords: 1,
      revealed: ['convincing-argument', 'dagger'],
    });
  });

  it('buying comes before, between or after the effects', () => {
    covers('upr-reveal-buy-any-time');
    const cards = ['public-spectacle', 'public-spectacle', 'convincing-argument'];
    const before = revealing(cards, { deck: [] }, { row: ROW });
    before.choose('acquire:desert-survival@row', 'effect:public-spectacle.0', 'post:post-guild');
    before.choose('acquire:prepare-the-way@reserve');
    // The other spy is all that is left to do.
    expect([before.asks, before.keys.length]).toEqual(['place-spy', 12]);
    before.choose('post:post-choam', 'end');
    expect(before.player(0).discard.slice(0, 2)).toEqual(['desert-survival', 'prepare-the-way']);
    const after = revealing(['public-spectacle', 'convincing-argument'], { deck: [] }, { row: ROW });
    after.choose('effect:public-spectacle.0', 'post:post-guild', 'acquire:maula-pistol@row');
    expect(after.player(0).discard).toEqual(['maula-pistol']);
  });

  it('only with persuasion already there', () => {
    covers('upr-reveal-buy-any-time');
    const table = revealing(['in-high-places'], { spies: ['post-guild', 'post-choam'] }, { row: ROW });
    expect(table.refused('row:strike-fleet')).toBe('cost');
    table.choose('effect:in-high-places.0');
    expect(table.keys).toContain('acquire:strike-fleet@row');
  });
});

describe('persuasion', () => {
  it('it buys on the own Reveal turn, never on an Agent turn', () => {
    covers('upr-persuasion-when');
    const table = sending('dagger', 'assembly-hall', { councilSeat: true }, { row: ROW });
    expect(persuasion(table)).toBe(0);
    expect(acquires(table.keys)).toEqual([]);
    const opponents = revealing(['convincing-argument'], { deck: [] }, { row: ROW });
    expect(opponents.asked).toBe(0);
    expect(opponents.view(1).decision?.choices).toBeUndefined();
  });

  it('five cards of the row and the two of the Reserve', () => {
    covers('upr-acquire-from-where');
    const rich = Array.from({ length: 2 }, () => 'convincing-argument');
    const table = revealing(
      [...rich, 'long-live-the-fighters', 'stilgar-the-devoted', 'leadership'],
      { deck: [] },
      {
        row: ROW,
      },
    );
    expect(acquires(table.keys)).toEqual([
      ...ROW.map((card) => `acquire:${card}@row`),
      'acquire:prepare-the-way@reserve',
      'acquire:the-spice-must-flow@reserve',
    ]);
  });

  it('an empty stack sells nothing', () => {
    covers('upr-acquire-from-where');
    const table = revealing(
      ['convincing-argument'],
      { deck: [] },
      { row: ROW, reserve: { 'prepare-the-way': 0 } },
    );
    expect(table.keys).toEqual(['acquire:desert-survival@row', 'end']);
    expect(table.refused('reserve:prepare-the-way')).toBe('stack-empty');
  });

  it('the printed number is spent', () => {
    covers('upr-acquire-cost', 'upr-sym-persuasion');
    const table = revealing(['convincing-argument', 'diplomacy'], { deck: [] }, { row: ROW });
    expect(persuasion(table)).toBe(3);
    expect(acquires(table.keys)).toEqual([
      'acquire:desert-survival@row',
      'acquire:maula-pistol@row',
      'acquire:prepare-the-way@reserve',
    ]);
    expect(persuasion(table.choose('acquire:desert-survival@row'))).toBe(1);
    expect(table.refused('row:strike-fleet')).toBe('cost');
  });

  it('none, or as many as it pays for', () => {
    covers('upr-acquire-any-number');
    const none = revealing(['convincing-argument'], { deck: [] }, { row: ROW }).choose('end');
    expect(none.player(0).discard).toEqual(['convincing-argument']);
    const many = revealing(['convincing-argument', 'convincing-argument'], { deck: [] }, { row: ROW });
    many.choose('acquire:prepare-the-way@reserve', 'acquire:prepare-the-way@reserve');
    expect(many.player(0).discard).toEqual(['prepare-the-way', 'prepare-the-way']);
    expect(acquires(many.keys)).toEqual([]);
  });

  it('sources add up, and one is split', () => {
    covers('upr-persuasion-combine');
    const table = revealing(
      ['convincing-argument'],
      { councilSeat: true, deck: [] },
      { row: ROW, agents: { 'assembly-hall': [0] } },
    );
    expect(persuasion(table)).toBe(5);
    expect(persuasion(table.choose('acquire:strike-fleet@row', 'post:post-guild'))).toBe(0);
    const split = revealing(['long-live-the-fighters', 'convincing-argument'], { deck: [] }, { row: ROW });
    split.choose('acquire:desert-survival@row', 'acquire:prepare-the-way@reserve');
    expect(persuasion(split)).toBe(0);
  });

  it('what is left is gone in the next round', () => {
    covers('upr-persuasion-lost');
    const deck = ['dagger', 'dagger', 'diplomacy', 'reconnaissance', 'seek-allies'];
    const table = revealing(['convincing-argument', 'convincing-argument'], { deck }, { row: ROW });
    expect(persuasion(table)).toBe(4);
    table.choose('end');
    while (table.state.round === 1) table.choose(table.keys.includes('reveal') ? 'reveal' : 'end');
    while (table.asked !== 0) table.choose(table.keys.includes('reveal') ? 'reveal' : 'end');
    expect(persuasion(table)).toBe(0);
    expect(persuasion(table.choose('reveal'))).toBe(2);
  });
});

describe('acquired cards', () => {
  it('face up on the own discard pile', () => {
    covers('upr-acquire-to-discard');
    const table = revealing(['convincing-argument'], { deck: [] }, { row: ROW }).choose(
      'acquire:desert-survival@row',
    );
    for (const seat of [undefined, 0, 1])
      expect(table.view(seat).players[0]?.discard).toEqual(['desert-survival']);
    expect(table.happened('acquired')).toMatchObject([{ card: 'desert-survival', to: 'discard', cost: 2 }]);
  });

  it('neither its swords nor its persuasion count this turn', () => {
    covers('upr-acquire-not-usable-now');
    const table = revealing(['convincing-argument'], { conflict: 1, deck: [] }, { row: ROW });
    table.choose('acquire:desert-survival@row');
    expect(strengthOf(table.player(0))).toBe(2);
    expect(persuasion(table)).toBe(0);
    expect(table.player(0)).toMatchObject({ hand: [], revealed: ['convincing-argument'] });
  });

  it('it comes back only when the discard pile is shuffled', () => {
    covers('upr-acquire-not-usable-now');
    const deck = ['dagger', 'dagger', 'diplomacy', 'reconnaissance', 'seek-allies'];
    const table = revealing(['convincing-argument'], { deck }, { row: ROW });
    table.choose('acquire:desert-survival@row', 'end');
    while (table.state.round === 1) table.choose(table.keys.includes('reveal') ? 'reveal' : 'end');
    expect(table.player(0).hand).toEqual(deck);
    expect(table.player(0).discard).toContain('desert-survival');
  });

  it('the gap is filled at once and the new card can be bought', () => {
    covers('upr-row-five', 'upr-row-buy-replacement');
    const table = revealing(
      ['convincing-argument', 'convincing-argument'],
      { deck: [] },
      { row: ROW, imperiumDeck: ['spy-network', 'leadership'] },
    );
    table.choose('acquire:desert-survival@row');
    expect(table.state.row).toEqual([...ROW.slice(1), 'spy-network']);
    table.choose('acquire:spy-network@row', 'post:post-guild');
    expect(table.state.row).toEqual([...ROW.slice(1), 'leadership']);
    expect(table.player(0).discard).toEqual(['desert-survival', 'spy-network']);
  });

  it('with an empty Imperium deck the row shrinks', () => {
    covers('upr-row-five');
    const table = revealing(['convincing-argument'], { deck: [] }, { row: ROW, imperiumDeck: [] });
    expect(table.choose('acquire:desert-survival@row').state.row).toEqual(ROW.slice(1));
  });
});

describe('the clean-up', () => {
  it('played and revealed cards go to the discard pile', () => {
    covers('upr-cleanup', 'upr-sym-in-play');
    const me = { played: ['diplomacy'], discard: ['seek-allies'] };
    const table = revealing(['dagger'], me, { agents: { fremkit: [0] } }).choose('end');
    expect(table.player(0)).toMatchObject({
      played: [],
      revealed: [],
      discard: ['seek-allies', 'diplomacy', 'dagger'],
    });
  });

  it('it is no discarding in the sense of card effects', () => {
    covers('upr-cleanup');
    const table = revealing(['dagger'], { deck: [] }).choose('end');
    expect(table.happened('discarded')).toEqual([]);
  });
});
