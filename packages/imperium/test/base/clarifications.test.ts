import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { Table } from '../table.js';

const BARON = 'baron-vladimir-harkonnen';
const WITH_BARON = { leaders: [BARON, 'paul-atreides', 'earl-memnon-thorvald'] };

describe('the Baron’s tokens', () => {
  it('before the first round the Baron picks two of the four factions', () => {
    covers('imp-baron-choose-two');
    const table = new Table({}, WITH_BARON);
    expect([table.asks, table.asked, table.state.round]).toEqual(['tokens', 0, 0]);
    expect(table.keys).toEqual([
      'tokens:emperor+guild',
      'tokens:emperor+bene-gesserit',
      'tokens:emperor+fremen',
      'tokens:guild+bene-gesserit',
      'tokens:guild+fremen',
      'tokens:bene-gesserit+fremen',
    ]);
    table.choose('tokens:guild+fremen');
    expect(table.player(0).tokens).toEqual(['guild', 'fremen']);
    expect(table.player(0).influence).toEqual({ emperor: 0, guild: 0, 'bene-gesserit': 0, fremen: 0 });
    expect(table.state.round).toBe(1);
  });

  it('after all other preparations, those of other leaders too', () => {
    covers('imp-baron-choose-two', 'faq-baron-tokens');
    for (const leaders of [
      [BARON, 'glossu-the-beast-rabban', 'paul-atreides'],
      ['glossu-the-beast-rabban', 'paul-atreides', BARON],
    ]) {
      const table = new Table({}, { leaders });
      expect(table.asks).toBe('tokens');
      expect(table.player(leaders.indexOf('glossu-the-beast-rabban'))).toMatchObject({ spice: 1, solari: 1 });
    }
  });

  it('what others see does not depend on the choice', () => {
    covers('imp-baron-hidden-until-used', 'imp-baron-rest-hidden');
    const chosen = (key: string) => new Table({}, WITH_BARON).choose(key);
    const open = (table: Table) =>
      table.log.map(({ secret: _, ...event }: { secret?: unknown; event: string }) => event);
    const reference = chosen('tokens:emperor+guild');
    expect(reference.view(0).players[0]?.tokens).toEqual(['emperor', 'guild']);
    expect(reference.view(1).players[0]).toMatchObject({ hasTokens: true, tokensShown: false });
    for (const key of ['tokens:bene-gesserit+fremen', 'tokens:emperor+fremen']) {
      const other = chosen(key);
      for (const seat of [1, 2, undefined]) expect(other.view(seat)).toEqual(reference.view(seat));
      expect(open(other)).toEqual(open(reference));
      expect(other.view(0)).not.toEqual(reference.view(0));
    }
    for (const event of reference.happened('tokens-chosen')) expect(event.secret.seats).toEqual([0]);
  });

  const flying = () =>
    new Table(
      {
        turn: 0,
        players: {
          0: { leader: BARON, tokens: ['emperor', 'fremen'], hand: ['diplomacy'], spice: 6, garrison: 0 },
        },
      },
      WITH_BARON,
    ).choose('agent:diplomacy>heighliner');

  it('they stay hidden with three troops deployed on a turn', () => {
    covers('imp-baron-hidden-until-used');
    const table = flying().choose('deploy:3');
    expect(table.view(1).players[0]?.tokens).toBeUndefined();
    expect(table.player(0).influence).toMatchObject({ emperor: 0, fremen: 0, guild: 1 });
  });

  it('four troops show exactly the two chosen tokens', () => {
    covers('imp-baron-hidden-until-used', 'imp-baron-rest-hidden');
    const table = flying().choose('deploy:4');
    expect(table.view(1).players[0]).toMatchObject({ tokensShown: true, tokens: ['emperor', 'fremen'] });
    expect(table.happened('tokens-shown')).toEqual([
      { event: 'tokens-shown', seat: 0, tokens: ['emperor', 'fremen'] },
    ]);
    expect(table.player(0).influence).toEqual({ emperor: 1, fremen: 1, guild: 1, 'bene-gesserit': 0 });
  });
});

describe('bindu-suspension', () => {
  const waiting = (others: { hasRevealed?: boolean } = {}) =>
    new Table({
      turn: 0,
      first: 0,
      players: {
        0: {
          hand: ['diplomacy', 'dagger'],
          deck: ['reconnaissance', 'dagger'],
          intrigues: ['bindu-suspension', 'windfall'],
          solari: 0,
        },
        1: others,
        2: others,
      },
    });

  it('it opens a turn and cannot follow anything else', () => {
    covers('imp-bindu-start-of-turn');
    expect(waiting().keys).toContain('intrigue:bindu-suspension');
    const afterPlot = waiting().choose('intrigue:windfall');
    expect(afterPlot.refused('intrigue:bindu-suspension')).toBe('wrong-time');
    expect(afterPlot.keys).not.toContain('intrigue:bindu-suspension');
    const afterAgent = waiting().choose('agent:diplomacy>wealth');
    expect(afterAgent.asks).toBe('agent-effects');
    expect(afterAgent.refused('intrigue:bindu-suspension')).toBe('wrong-time');
    const afterReveal = waiting().choose('reveal');
    expect(afterReveal.refused('intrigue:bindu-suspension')).toBe('wrong-time');
  });

  it('a card is drawn, then the turn may be taken as usual or skipped', () => {
    covers('imp-bindu-draw-then-may-pass');
    const table = waiting();
    expect(table.keys).not.toContain('pass');
    table.choose('intrigue:bindu-suspension');
    expect(table.player(0).hand).toEqual(['diplomacy', 'dagger', 'reconnaissance']);
    expect(table.keys).toEqual(expect.arrayContaining(['pass', 'reveal', 'agent:reconnaissance>carthag']));
    const normal = waiting().choose('intrigue:bindu-suspension', 'agent:diplomacy>wealth', 'end');
    expect(normal.player(0)).toMatchObject({ agents: 1, solari: 2 });
    table.choose('pass');
    expect([table.asks, table.asked]).toEqual(['turn', 1]);
    expect(table.player(0).agents).toBe(2);
  });

  it('after a skipped turn the player comes round again and must still reveal', () => {
    covers('imp-bindu-not-after-reveal');
    const table = waiting().choose('intrigue:bindu-suspension', 'pass');
    expect(table.player(0).hasRevealed).toBe(false);
    table.choose('reveal');
    if (table.asks === 'reveal-effects') table.choose('end');
    table.choose('reveal');
    if (table.asks === 'reveal-effects') table.choose('end');
    expect([table.asks, table.asked]).toEqual(['turn', 0]);
    expect(table.keys).toContain('agent:diplomacy>wealth');
    expect(table.keys).not.toContain('pass');
  });

  it('if all others have revealed, the same player goes on', () => {
    covers('imp-bindu-not-after-reveal');
    const table = waiting({ hasRevealed: true }).choose('intrigue:bindu-suspension', 'pass');
    expect([table.asks, table.asked, table.state.round]).toEqual(['turn', 0, 1]);
    expect(table.happened('combat')).toEqual([]);
  });
});

describe('demand-respect', () => {
  const won = (conflict: string, intrigues: string[]) =>
    new Table({
      phase: 'combat',
      conflict,
      first: 0,
      intrigueDeck: ['windfall'],
      players: { 0: { conflict: 1, spice: 0, intrigues } },
    }).choose('pass');

  it('the spice of the reward can pay for it', () => {
    covers('imp-demand-respect-reward-spice');
    const table = won('raid-stockpiles', ['demand-respect']);
    expect([table.asks, table.player(0).spice]).toEqual(['win', 3]);
    table.choose('intrigue:demand-respect', 'option:1', 'faction:guild');
    expect(table.player(0)).toMatchObject({ spice: 1, influence: { guild: 2 } });
  });

  it('so can the spice of to-the-victor', () => {
    covers('imp-demand-respect-to-the-victor');
    const table = won('skirmish-b', ['demand-respect', 'to-the-victor']);
    expect(table.player(0).spice).toBe(0);
    table.choose('intrigue:to-the-victor', 'intrigue:demand-respect', 'option:1', 'faction:fremen');
    expect(table.player(0)).toMatchObject({ spice: 1, influence: { fremen: 2 } });
  });

  it('without spice only the smaller effect is left', () => {
    covers('imp-demand-respect-to-the-victor');
    const table = won('skirmish-b', ['demand-respect', 'to-the-victor']);
    table.choose('intrigue:demand-respect');
    expect(table.asks).toBe('faction');
    table.choose('faction:fremen');
    expect(table.player(0).influence.fremen).toBe(1);
  });
});

describe('calculated-hire', () => {
  const hiring = (mentat: { mentat?: number; agents?: Record<string, string[]> }) =>
    new Table({
      turn: 0,
      ...mentat,
      players: { 0: { hand: ['diplomacy'], intrigues: ['calculated-hire'], spice: 1 } },
    });

  it('the Mentat on its own space can be hired', () => {
    covers('imp-calculated-hire-start-position');
    const table = hiring({}).choose('intrigue:calculated-hire');
    expect(table.state.mentat.holder).toBe(0);
    expect(table.player(0).spice).toBe(0);
  });

  it('not from a leader, nor from another space', () => {
    covers('imp-calculated-hire-start-position');
    for (const elsewhere of [{ mentat: 1 }, { mentat: 0 }, { agents: { carthag: ['mentat:2'] } }]) {
      const table = hiring(elsewhere);
      expect(table.keys).not.toContain('intrigue:calculated-hire');
      expect(table.refused('intrigue:calculated-hire')).toBe('condition');
    }
  });
});

describe('test-of-humanity', () => {
  const testing = (others: Record<number, object>, first = 0) =>
    new Table(
      { turn: first, players: { [first]: { hand: ['test-of-humanity'], solari: 0 }, ...others } },
      { players: 4 },
    ).choose('agent:test-of-humanity>hall-of-oratory');

  it('opponents answer clockwise from the left of the player', () => {
    covers('imp-test-of-humanity-order');
    const victim = { hand: ['dagger', 'diplomacy'], conflict: 1 };
    const table = testing({ 0: victim, 1: victim, 3: victim }, 2);
    const asked = [];
    for (let i = 0; i < 3; i++) {
      expect(table.asks).toBe('discard-or-lose-troop');
      asked.push(table.asked);
      table.choose('lose-troop');
    }
    expect(asked).toEqual([3, 0, 1]);
    expect(table.asks).not.toBe('discard-or-lose-troop');
    expect(table.player(2).conflict).toBe(0);
  });

  it('only what can be done is asked, and with neither nothing happens', () => {
    covers('imp-test-of-humanity-must-be-able');
    const table = testing({
      1: { hand: [], discard: [], conflict: 2, garrison: 0 },
      2: { hand: ['dagger'], discard: [], conflict: 0 },
      3: { hand: [], discard: [], conflict: 0, garrison: 3 },
    });
    expect(table.player(1)).toMatchObject({ conflict: 1, supply: 11 });
    expect(table.player(2)).toMatchObject({ hand: [], discard: ['dagger'] });
    expect(table.player(3)).toMatchObject({ hand: [], discard: [], conflict: 0, garrison: 3 });
  });

  it('who has a hand but no troop must discard', () => {
    covers('imp-test-of-humanity-must-be-able');
    const table = testing({
      1: { hand: ['dagger', 'diplomacy'], conflict: 0 },
      2: { hand: [] },
      3: { hand: [] },
    });
    expect([table.asks, table.asked]).toEqual(['discard', 1]);
    expect(table.keys).toEqual(['discard:dagger', 'discard:diplomacy']);
  });

  it('the victim chooses which card to discard', () => {
    covers('imp-test-of-humanity-own-choice');
    for (const card of ['dagger', 'diplomacy', 'reconnaissance']) {
      const table = testing({
        1: { hand: ['dagger', 'diplomacy', 'reconnaissance'], discard: [], conflict: 1 },
        2: { hand: [] },
        3: { hand: [] },
      });
      table.choose('discard', `discard:${card}`);
      expect(table.player(1).discard).toEqual([card]);
      expect(table.player(1).hand).not.toContain(card);
      expect(table.player(1).conflict).toBe(1);
    }
  });
});

describe('looking at the own deck', () => {
  const looking = (deck: string[]) =>
    new Table({
      turn: 0,
      players: {
        0: {
          leader: 'paul-atreides',
          hand: ['diplomacy'],
          deck,
          discard: ['dagger', 'dagger'],
          intrigues: ['poison-snooper'],
        },
      },
    });

  it('Paul and the snooper see the top card while there is one', () => {
    covers('imp-look-at-empty-deck');
    const table = looking(['signet-ring', 'reconnaissance']);
    expect(table.view(0).players[0]?.deckTop).toBe('signet-ring');
    expect(table.view(1).players[0]?.deckTop).toBeUndefined();
    table.choose('intrigue:poison-snooper');
    expect(table.asks).toBe('peek');
    expect(table.keys).toEqual(['draw', 'trash']);
  });

  it('with an empty deck there is nothing to see, and the discard pile is not shuffled', () => {
    covers('imp-look-at-empty-deck');
    const table = looking([]);
    expect(table.view(0).players[0]?.deckTop).toBeUndefined();
    expect(table.keys).not.toContain('intrigue:poison-snooper');
    expect(table.refused('intrigue:poison-snooper')).toBe('condition');
    expect(table.player(0)).toMatchObject({ deck: [], discard: ['dagger', 'dagger'] });
    expect(table.happened('shuffled')).toEqual([]);
  });
});
