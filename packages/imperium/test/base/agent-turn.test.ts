import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { catalogOf } from '../../src/content/catalog.js';
import { SPACE_ICONS } from '../../src/terms.js';
import { Table } from '../table.js';

/** Enough of everything for any space, and the Fremen's trust for Sietch Tabr. */
const RICH = { solari: 10, spice: 10, water: 5, influence: { fremen: 2 } } as const;

const SPACES = {
  emperor: ['conspire', 'wealth'],
  guild: ['foldspace', 'heighliner'],
  'bene-gesserit': ['secrets', 'selective-breeding'],
  fremen: ['hardy-warriors', 'stillsuits'],
  landsraad: ['hall-of-oratory', 'high-council', 'mentat', 'rally-troops', 'swordmaster'],
  city: ['arrakeen', 'carthag', 'research-station', 'sietch-tabr'],
  'spice-trade': ['hagga-basin', 'imperial-basin', 'secure-contract', 'sell-melange', 'the-great-flat'],
} as const;

const ONE_ICON = [
  ['imperial-spy', 'emperor'],
  ['space-travel', 'guild'],
  ['dagger', 'landsraad'],
  ['reconnaissance', 'city'],
  ['dune-the-desert-planet', 'spice-trade'],
] as const;

function rich(...hand: string[]): Table {
  return new Table({ turn: 0, first: 0, players: { 0: { ...RICH, hand } } });
}

/** Where a card of the asked player's hand can send an agent, in alphabetical order. */
function reach(table: Table, card: string): string[] {
  const prefix = `agent:${card}>`;
  return table.keys
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
    .sort();
}

describe('an Agent turn', () => {
  it('takes one card from the hand and one agent from the leader to a space', () => {
    covers('imp-agent-play-one-card');
    const table = rich('dagger', 'dagger', 'diplomacy', 'reconnaissance', 'signet-ring');
    table.choose('agent:dagger>rally-troops');
    expect(table.player(0).hand).toEqual(['dagger', 'diplomacy', 'reconnaissance', 'signet-ring']);
    expect(table.player(0).played).toEqual(['dagger']);
    expect(table.player(0).agents).toBe(1);
    expect(table.state.agents).toEqual([{ seat: 0, space: 'rally-troops', mentat: false }]);
    expect(table.asked).toBe(1);
    expect(table.view(2).players[0]?.played).toEqual(['dagger']);
  });

  it('needs an agent on the leader', () => {
    covers('imp-agent-play-one-card');
    const table = new Table({
      turn: 0,
      agents: { wealth: [0], secrets: [0] },
      players: { 0: { ...RICH, hand: ['dagger'], intrigues: ['windfall'] } },
    });
    expect(reach(table, 'dagger')).toEqual([]);
    expect(table.refused('card:dagger>space:mentat')).toBe('no-agent');
  });

  it('needs a card in hand', () => {
    covers('imp-agent-play-one-card');
    const table = new Table({ turn: 0, players: { 0: { ...RICH, hand: [], intrigues: ['windfall'] } } });
    expect(table.keys).toEqual(['reveal', 'intrigue:windfall']);
  });

  it('a card with every icon still sends one agent to one space', () => {
    covers('imp-agent-one-icon');
    const table = rich('foldspace', 'dagger');
    table.choose('agent:foldspace>wealth');
    expect(table.state.agents).toEqual([{ seat: 0, space: 'wealth', mentat: false }]);
    expect(table.player(0).agents).toBe(1);
    expect(table.player(0).influence).toEqual({ emperor: 1, guild: 0, 'bene-gesserit': 0, fremen: 2 });
    expect(table.asked).toBe(1);
  });
});

describe('a space must be free', () => {
  it('an opponent’s agent closes it', () => {
    covers('imp-agent-space-must-be-free');
    const table = new Table({
      turn: 0,
      agents: { 'rally-troops': [1] },
      players: { 0: { ...RICH, hand: ['dagger'] } },
    });
    expect(reach(table, 'dagger')).toEqual(['hall-of-oratory', 'high-council', 'mentat', 'swordmaster']);
    expect(table.refused('card:dagger>space:rally-troops')).toBe('occupied');
    expect(() => table.choose('agent:dagger>rally-troops')).toThrow('not among the legal choices');
  });

  it('the own agent closes it too', () => {
    covers('imp-agent-space-must-be-free');
    const table = new Table({
      turn: 0,
      agents: { 'rally-troops': [0] },
      players: { 0: { ...RICH, hand: ['dagger'] } },
    });
    expect(reach(table, 'dagger')).not.toContain('rally-troops');
    expect(table.refused('card:dagger>space:rally-troops')).toBe('occupied');
  });

  it('the Mentat on a space closes it as well', () => {
    covers('imp-agent-space-must-be-free');
    const table = new Table({
      turn: 0,
      agents: { 'rally-troops': ['mentat:2'] },
      players: { 0: { ...RICH, hand: ['dagger'] } },
    });
    expect(table.refused('card:dagger>space:rally-troops')).toBe('occupied');
  });

  it('Helena passes enemies in cities and Landsraad, never her own agent', () => {
    covers('imp-agent-space-must-be-free');
    const table = new Table({
      turn: 0,
      agents: { mentat: [1], arrakeen: [1], 'imperial-basin': [2], 'rally-troops': [0] },
      players: {
        0: {
          ...RICH,
          leader: 'helena-richese',
          hand: ['dagger', 'reconnaissance', 'dune-the-desert-planet'],
        },
      },
    });
    expect(reach(table, 'dagger')).toContain('mentat');
    expect(reach(table, 'reconnaissance')).toContain('arrakeen');
    expect(table.refused('card:dune-the-desert-planet>space:imperial-basin')).toBe('occupied');
    expect(table.refused('card:dagger>space:rally-troops')).toBe('occupied');
  });

  it('Infiltrate lets one agent past enemies, not past the own agent', () => {
    covers('imp-agent-space-must-be-free');
    const table = new Table({
      turn: 0,
      agents: { mentat: [1], 'rally-troops': [0] },
      players: { 0: { ...RICH, hand: ['dagger'], intrigues: ['infiltrate'] } },
    });
    expect(reach(table, 'dagger')).not.toContain('mentat');
    table.choose('intrigue:infiltrate');
    expect(reach(table, 'dagger')).toContain('mentat');
    expect(reach(table, 'dagger')).not.toContain('rally-troops');
  });

  it('Kwisatz Haderach goes to any occupied space', () => {
    covers('imp-agent-space-must-be-free');
    const table = new Table({
      turn: 0,
      agents: { mentat: [1], 'rally-troops': [0] },
      players: { 0: { ...RICH, hand: ['kwisatz-haderach'] } },
    });
    expect(reach(table, 'kwisatz-haderach')).toHaveLength(22);
  });
});

describe('agent icons', () => {
  it.each(ONE_ICON)('%s opens the %s spaces and no other', (card, icon) => {
    covers('imp-agent-icon-match');
    const table = rich(card);
    expect(reach(table, card)).toEqual(SPACES[icon]);
    for (const other of SPACE_ICONS) {
      if (other === icon) continue;
      for (const space of SPACES[other]) expect(table.refused(`card:${card}>space:${space}`)).toBe('no-icon');
    }
  });

  it('a card with all seven opens the whole board', () => {
    covers('imp-agent-seven-icons');
    const table = rich('foldspace');
    expect(catalogOf(table.state).card('foldspace').icons).toHaveLength(7);
    expect(reach(table, 'foldspace')).toEqual(SPACE_ICONS.flatMap((icon) => SPACES[icon]).sort());
  });

  it('the board offers 22 spaces, two for each faction, 5 Landsraad, 4 cities, 5 spice trade', () => {
    covers('imp-space-count');
    expect(reach(rich('foldspace'), 'foldspace')).toHaveLength(22);
    expect(reach(rich('diplomacy'), 'diplomacy')).toHaveLength(8);
    expect(reach(rich('dagger'), 'dagger')).toHaveLength(5);
    expect(reach(rich('reconnaissance'), 'reconnaissance')).toHaveLength(4);
    expect(reach(rich('dune-the-desert-planet'), 'dune-the-desert-planet')).toHaveLength(5);
  });

  it('two icons reach the spaces of either', () => {
    covers('imp-agent-example-sardaukar-legion');
    expect(reach(rich('sardaukar-legion'), 'sardaukar-legion')).toEqual(
      [...SPACES.emperor, ...SPACES.landsraad].sort(),
    );
  });

  it('one space per play', () => {
    covers('imp-agent-example-sardaukar-legion');
    const table = rich('sardaukar-legion', 'dagger');
    table.choose('agent:sardaukar-legion>wealth');
    expect(table.asked).toBe(1);
    expect(table.state.agents).toHaveLength(1);
  });

  it.each([
    'convincing-argument',
    'the-spice-must-flow',
    'assassination-mission',
    'choam-directorship',
    'sardaukar-infantry',
  ])('%s can only be revealed', (card) => {
    covers('imp-agent-no-icons');
    const table = rich(card, 'dagger');
    expect(reach(table, card)).toEqual([]);
    for (const space of Object.values(SPACES).flat()) {
      expect(table.refused(`card:${card}>space:${space}`)).toBe('no-icon');
    }
    table.choose('reveal');
    expect(table.happened('reveal')[0]?.cards).toContain(card);
  });
});

describe('what sending an agent does', () => {
  it('the agent box of the card takes effect', () => {
    covers('imp-agent-box-applies');
    const table = rich('stilgar');
    table.choose('agent:stilgar>secure-contract');
    expect(table.player(0).water).toBe(6);
  });

  it('space, card and influence step all count', () => {
    covers('imp-agent-space-and-card-effects');
    const table = rich('opulence');
    table.choose('agent:opulence>wealth');
    expect(table.player(0).solari).toBe(10 + 2 + 3);
    expect(table.player(0).influence.emperor).toBe(1);
  });

  it('swords and persuasion of the played card do not count', () => {
    covers('imp-agent-reveal-box-ignored');
    const table = rich('stilgar', 'convincing-argument');
    table.choose('agent:stilgar>secure-contract');
    expect(table.player(0).swords).toBe(0);
    expect(table.happened('gained').filter(({ what }) => what === 'persuasion' || what === 'swords')).toEqual(
      [],
    );
  });

  it('nor on the later Reveal turn of the round', () => {
    covers('imp-agent-reveal-box-ignored');
    const table = new Table({
      turn: 0,
      players: {
        0: { hand: ['stilgar', 'dagger', 'convincing-argument'] },
        1: { hasRevealed: true },
        2: { hasRevealed: true },
      },
    });
    table.choose('agent:stilgar>secure-contract', 'reveal');
    expect(table.happened('reveal')[0]?.cards).toEqual(['dagger', 'convincing-argument']);
    const swords = table.happened('gained').filter(({ what }) => what === 'swords');
    expect(swords).toEqual([{ event: 'gained', seat: 0, what: 'swords', n: 1, source: 'card:dagger' }]);
  });

  it('what is missing for a cost or a requirement is named', () => {
    covers('imp-agent-pay-or-meet');
    const table = new Table({ turn: 0, players: { 0: { solari: 4, water: 1, hand: ['signet-ring'] } } });
    expect(reach(table, 'signet-ring')).toEqual([
      'arrakeen',
      'carthag',
      'hagga-basin',
      'hall-of-oratory',
      'imperial-basin',
      'mentat',
      'rally-troops',
      'secure-contract',
    ]);
    expect(table.refused('card:signet-ring>space:high-council')).toBe('cost');
    expect(table.refused('card:signet-ring>space:the-great-flat')).toBe('cost');
    expect(table.refused('card:signet-ring>space:sietch-tabr')).toBe('influence');
    expect(() => table.choose('agent:signet-ring>high-council')).toThrow('not among the legal choices');
  });

  it('a space closed by The Voice is closed to opponents, not to its owner', () => {
    const closedBy = (seat: number) =>
      new Table({ turn: 0, voices: { arrakeen: seat }, players: { 0: { hand: ['reconnaissance'] } } });
    expect(closedBy(1).refused('card:reconnaissance>space:arrakeen')).toBe('closed');
    expect(reach(closedBy(1), 'reconnaissance')).toEqual(['carthag']);
    expect(reach(closedBy(0), 'reconnaissance')).toEqual(['arrakeen', 'carthag']);
  });
});
