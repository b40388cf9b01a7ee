import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { DECK, holding, persuasion, reach, revealing } from './holding.js';

describe('convincing-argument', () => {
  it('gives 2 persuasion when revealed', () => {
    const table = revealing(['convincing-argument']);
    expect(persuasion(table)).toBe(2);
    expect(table.player(0).swords).toBe(0);
  });

  it('cards without icons send no agent', () => {
    covers('imp-agent-no-icons', 'ruling-imp-no-icons-no-agent-turn');
    const cards = [
      'convincing-argument',
      'the-spice-must-flow',
      'assassination-mission',
      'choam-directorship',
      'sardaukar-infantry',
    ];
    const rich = { solari: 20, spice: 20, water: 9, influence: { fremen: 2 }, points: 1 };
    const table = holding([...cards, 'dagger'], rich);
    expect(table.keys.filter((key) => !key.startsWith('agent:dagger>'))).toEqual(['reveal']);
    for (const card of cards) expect(table.refused(`card:${card}>space:arrakeen`)).toBe('no-icon');
  });
});

describe('dagger', () => {
  it('gives a sword and no persuasion when revealed', () => {
    const table = revealing(['dagger', 'dagger'], { conflict: 1, deck: [] });
    expect(table.player(0).swords).toBe(2);
    expect(persuasion(table)).toBe(0);
    table.choose('end');
    expect(table.happened('strength')).toMatchObject([{ seat: 0, strength: 4 }]);
  });

  it('has an empty agent box: only the space takes effect', () => {
    const table = holding(['dagger']).choose('agent:dagger>hall-of-oratory');
    expect(table.player(0)).toMatchObject({ garrison: 4, swords: 0, played: ['dagger'], hand: [] });
  });
});

describe('diplomacy', () => {
  it('four icons send one agent to one faction', () => {
    covers('imp-agent-one-icon', 'ruling-imp-one-icon');
    const table = holding(['diplomacy']).choose('agent:diplomacy>wealth');
    expect(table.player(0)).toMatchObject({ agents: 1, played: ['diplomacy'], solari: 2 });
    expect(table.player(0).influence).toEqual({ emperor: 1, guild: 0, 'bene-gesserit': 0, fremen: 0 });
    expect(table.state.agents).toEqual([{ seat: 0, space: 'wealth', mentat: false }]);
    expect(table.keys).toEqual(['end']);
  });

  it('gives 1 persuasion when revealed', () => {
    expect(persuasion(revealing(['diplomacy']))).toBe(1);
  });
});

describe('dune-the-desert-planet', () => {
  it('goes to spice trade spaces; the card itself adds nothing', () => {
    const table = holding(['dune-the-desert-planet']).choose('agent:dune-the-desert-planet>imperial-basin');
    expect(table.player(0)).toMatchObject({ spice: 1, solari: 0, garrison: 3, hand: [] });
  });

  it('gives 1 persuasion when revealed', () => {
    expect(persuasion(revealing(['dune-the-desert-planet', 'dune-the-desert-planet'], { deck: [] }))).toBe(2);
  });
});

describe('reconnaissance', () => {
  it('goes to cities; the card itself adds nothing', () => {
    const table = holding(['reconnaissance'], { deck: ['dagger'] }).choose('agent:reconnaissance>arrakeen');
    expect(table.player(0)).toMatchObject({ garrison: 4, hand: ['dagger'], played: ['reconnaissance'] });
  });

  it('gives 1 persuasion when revealed', () => {
    expect(persuasion(revealing(['reconnaissance'], { deck: [] }))).toBe(1);
  });
});

describe('seek-allies', () => {
  it('must be trashed when it sends an agent', () => {
    covers('ruling-imp-mandatory-by-default');
    const table = holding(['seek-allies']).choose('agent:seek-allies>wealth');
    expect(table.state.trashed).toContain('seek-allies');
    expect(table.player(0)).toMatchObject({ played: [], discard: [], solari: 2 });
    expect(table.player(0).influence.emperor).toBe(1);
  });

  it('is worth nothing when revealed, and stays', () => {
    const table = revealing(['seek-allies']);
    expect(persuasion(table)).toBe(0);
    table.choose('end');
    expect(table.player(0).discard).toEqual(['seek-allies']);
    expect(table.state.trashed).not.toContain('seek-allies');
  });

  it('may itself be the card trashed at Selective Breeding before its own box', () => {
    covers('ruling-imp-order-free');
    const table = holding(['seek-allies', 'dagger'], { spice: 2 }).choose(
      'agent:seek-allies>selective-breeding',
    );
    expect(table.keys).toEqual(['effect:seek-allies.0', 'effect:selective-breeding.0']);
    table.choose('effect:selective-breeding.0');
    expect(table.keys).toEqual(['trash:dagger@hand', 'trash:seek-allies@play']);
    table.choose('trash:seek-allies@play');
    expect(table.player(0).hand).toEqual(['dagger', 'dagger', 'dune-the-desert-planet']);
    expect(table.keys).toEqual(['end']);
    expect(table.happened('trashed')).toHaveLength(1);
  });

  it('cannot be kept by declining Selective Breeding', () => {
    const table = holding(['seek-allies'], { spice: 2 }).choose('agent:seek-allies>selective-breeding');
    expect(table.keys).not.toContain('end');
    table.choose('effect:seek-allies.0', 'end');
    expect(table.state.trashed).toContain('seek-allies');
    expect(table.player(0).hand).toEqual([]);
  });
});

describe('signet-ring', () => {
  it('sends an agent and uses the leader’s ring ability', () => {
    covers('imp-leader-signet-activation');
    const table = holding(['signet-ring'], { leader: 'countess-ariana-thorvald', water: 1 });
    table.choose('agent:signet-ring>secure-contract');
    expect(table.player(0)).toMatchObject({ water: 2, solari: 3 });
    expect(table.happened('ability')).toMatchObject([{ leader: 'countess-ariana-thorvald', side: 'signet' }]);
  });

  it('revealed it gives 1 persuasion and no ring ability', () => {
    covers('imp-leader-signet-not-on-reveal');
    const table = revealing(['signet-ring'], { leader: 'countess-ariana-thorvald', water: 1 });
    expect(persuasion(table)).toBe(1);
    expect(table.player(0).water).toBe(1);
    expect(table.happened('ability')).toEqual([]);
  });
});

describe('arrakis-liaison', () => {
  it('gives 2 persuasion when revealed and counts as a Fremen card', () => {
    const table = revealing(['arrakis-liaison', 'fedaykin-death-commando']);
    expect(persuasion(table)).toBe(3);
    expect(table.player(0).swords).toBe(3);
  });

  it('costs 2 from its stack of the Reserve and does nothing when acquired', () => {
    const table = revealing(['convincing-argument']);
    const before = table.player(0);
    const { solari, spice, water } = before;
    table.choose('acquire:arrakis-liaison@reserve');
    expect(table.state.reserve['arrakis-liaison']).toBe(7);
    expect(persuasion(table)).toBe(0);
    expect(table.player(0)).toMatchObject({ solari, spice, water, discard: ['arrakis-liaison'] });
  });

  it('goes back to its stack when trashed', () => {
    covers('imp-icon-trash-reserve', 'ruling-imp-trash-from-where');
    const table = holding(['guild-administrator', 'arrakis-liaison']);
    expect(table.state.reserve['arrakis-liaison']).toBe(7);
    table.choose('agent:guild-administrator>secure-contract', 'effect:guild-administrator.0');
    table.choose('trash:arrakis-liaison@hand');
    expect(table.state.reserve['arrakis-liaison']).toBe(8);
    expect(table.state.trashed).not.toContain('arrakis-liaison');
  });

  it('has an empty agent box and goes to Landsraad and city spaces', () => {
    const table = holding(['arrakis-liaison'], { deck: [] }).choose('agent:arrakis-liaison>hall-of-oratory');
    expect(table.player(0)).toMatchObject({ garrison: 4, solari: 0, spice: 0, hand: [] });
  });
});

describe('the-spice-must-flow', () => {
  const RICH = ['convincing-argument', 'convincing-argument', 'lady-jessica', 'test-of-humanity'];

  it('a point when acquired, none when revealed later', () => {
    covers('ruling-imp-acquire-box-once');
    const table = revealing(RICH, { points: 0 }).choose('acquire:the-spice-must-flow@reserve');
    expect(table.player(0)).toMatchObject({ points: 1, spice: 0 });
    expect(persuasion(table)).toBe(0);
    const later = revealing(['the-spice-must-flow'], { points: 1 });
    expect(later.player(0)).toMatchObject({ points: 1, spice: 1 });
    expect(persuasion(later)).toBe(0);
  });

  it('costs 9: with 8 persuasion it is refused', () => {
    const table = revealing(['convincing-argument', 'lady-jessica', 'diplomacy'], { councilSeat: true });
    expect(persuasion(table)).toBe(8);
    expect(table.refused('reserve:the-spice-must-flow')).toBe('cost');
    expect(table.keys).not.toContain('acquire:the-spice-must-flow@reserve');
  });

  it('the point stays when the card is trashed', () => {
    covers('ruling-imp-spice-must-flow-vp');
    const table = holding(['guild-administrator'], { discard: ['the-spice-must-flow'], points: 1 });
    table.choose('agent:guild-administrator>secure-contract', 'effect:guild-administrator.0');
    table.choose('trash:the-spice-must-flow@discard');
    expect(table.player(0).points).toBe(1);
    expect(table.state.reserve['the-spice-must-flow']).toBe(10);
  });
});

describe('foldspace', () => {
  it('reaches every space; draws a card and returns to its stack by itself', () => {
    const table = holding(['foldspace']);
    expect(table.state.reserve.foldspace).toBe(5);
    table.choose('agent:foldspace>wealth');
    expect(table.player(0)).toMatchObject({ hand: ['dagger'], played: [], discard: [], solari: 2 });
    expect(table.state.reserve.foldspace).toBe(6);
    expect(table.state.trashed).not.toContain('foldspace');
  });

  it('shows all seven icons but does not lift costs, requirements or occupation', () => {
    const table = holding(['foldspace'], {}, { agents: { wealth: [1] } });
    expect(reach(table, 'foldspace')).toEqual([
      ...['foldspace', 'secrets', 'hardy-warriors', 'stillsuits', 'hall-of-oratory', 'secure-contract'],
      ...['arrakeen', 'carthag', 'hagga-basin', 'imperial-basin'],
    ]);
    expect(table.refused('card:foldspace>space:wealth')).toBe('occupied');
    expect(table.refused('card:foldspace>space:sietch-tabr')).toBe('influence');
    expect(table.refused('card:foldspace>space:conspire')).toBe('cost');
  });

  it('no persuasion buys it', () => {
    covers(
      'imp-persuasion-not-foldspace',
      'ruling-imp-foldspace-acquire',
      'ruling-imp-foldspace-source',
      'faq-foldspace',
    );
    const table = revealing(['convincing-argument', 'convincing-argument', 'lady-jessica'], {
      councilSeat: true,
    });
    expect(persuasion(table)).toBe(9);
    expect(table.keys).toContain('acquire:the-spice-must-flow@reserve');
    expect(table.keys.filter((key) => key.includes('foldspace'))).toEqual([]);
    expect(table.refused('reserve:foldspace')).toBe('not-for-sale');
  });

  it('its board space puts one from the Reserve into the discard pile', () => {
    covers('imp-icon-foldspace');
    const table = holding(['diplomacy']).choose('agent:diplomacy>foldspace');
    expect(table.player(0).discard).toEqual(['foldspace']);
    expect(table.state.reserve.foldspace).toBe(5);
    expect(table.player(0).influence.guild).toBe(1);
  });

  it('played to its own space: the order of drawing and taking is the player’s', () => {
    const dealt = { deck: [], discard: ['dagger'] };
    const table = holding(['foldspace'], dealt).choose('agent:foldspace>foldspace');
    expect(table.keys).toEqual(['effect:foldspace.0', 'effect:space-foldspace.0']);
    table.choose('effect:space-foldspace.0');
    expect(table.player(0)).toMatchObject({ discard: [] });
    const other = holding(['foldspace'], dealt).choose('agent:foldspace>foldspace', 'effect:foldspace.0');
    expect(other.player(0)).toMatchObject({ hand: ['dagger'], discard: ['foldspace'] });
  });

  it('with nothing to draw before, the one just taken is drawn: a draw that does nothing is no question', () => {
    const table = holding(['foldspace'], { deck: [], discard: [] }).choose('agent:foldspace>foldspace');
    expect(table.player(0)).toMatchObject({ hand: ['foldspace'], discard: [] });
  });

  it('is worth nothing when revealed', () => {
    const table = revealing(['foldspace']);
    expect(persuasion(table)).toBe(0);
    table.choose('end');
    expect(table.player(0)).toMatchObject({ discard: ['foldspace'], deck: DECK.toReversed() });
  });
});
