import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import type { PlayerPosition, Position } from '../../src/scenario/position.js';
import { Table } from '../table.js';

/** Seat 1 (Earl Memnon) begins a turn. */
function at(player: PlayerPosition, position: Position = {}): Table {
  const moment = position.phase === undefined ? { turn: 1 } : {};
  return new Table({ ...moment, first: 1, ...position, players: { ...position.players, 1: player } });
}

/** Everything a seat owns, sorted. */
function owned(table: Table, seat: number): string[] {
  const { deck, hand, discard, played, revealed } = table.player(seat);
  return [deck, hand, discard, played, revealed].flat().sort();
}

describe('acquiring cards', () => {
  it('an effect that names another place wins', () => {
    covers('imp-acquire-to-discard', 'imp-cards-override-rules');
    const table = at(
      { hand: ['convincing-argument'], deck: ['dagger'], intrigues: ['recruitment-mission'] },
      { row: ['spice-hunter'] },
    );
    table.choose('intrigue:recruitment-mission', 'reveal', 'acquire:spice-hunter@row');
    expect(table.asks).toBe('destination');
    table.choose('to-deck');
    expect(table.player(1).deck).toEqual(['dagger', 'spice-hunter']);
    expect(table.player(1).discard).not.toContain('spice-hunter');
  });

  it('a card with an acquire box gives something, another gives nothing', () => {
    covers('imp-card-acquire-optional');
    const position: Position = { row: ['chani', 'stilgar'] };
    const hand = ['convincing-argument', 'convincing-argument', 'diplomacy'];
    const chani = at({ hand, water: 0 }, position).choose('reveal', 'acquire:chani@row');
    expect(chani.player(1).water).toBe(1);
    const stilgar = at({ hand, water: 0 }, position);
    stilgar.choose('reveal');
    const before = stilgar.log.length;
    stilgar.choose('acquire:stilgar@row');
    const gains = stilgar.log.slice(before).filter((event) => event.event === 'gained');
    expect(gains).toEqual([]);
    expect(stilgar.player(1).water).toBe(0);
  });
});

describe('trashing cards', () => {
  it('a trashed card does not come back with the discard pile', () => {
    covers('imp-trash-means-removed');
    const table = at({
      hand: ['seek-allies'],
      deck: [],
      discard: ['dagger', 'dagger', 'diplomacy', 'reconnaissance'],
    });
    table.choose('agent:seek-allies>wealth');
    expect(table.happened('trashed')).toEqual([
      { event: 'trashed', seat: 1, card: 'seek-allies', from: 'play' },
    ]);
    while (table.state.round === 1) table.choose(table.keys.includes('end') ? 'end' : 'reveal');
    expect(owned(table, 1)).toEqual(['dagger', 'dagger', 'diplomacy', 'reconnaissance']);
    expect(table.state.trashed).toContain('seek-allies');
  });

  it('a trashed Imperium card returns neither to the row nor to its deck', () => {
    covers('imp-trash-means-removed');
    const table = at({ hand: ['power-play'] });
    const copies = () =>
      [...table.state.row, ...table.state.imperiumDeck].filter((id) => id === 'power-play').length;
    const before = copies();
    table.choose('agent:power-play>wealth');
    expect(copies()).toBe(before);
    expect(owned(table, 1)).not.toContain('power-play');
    expect(table.state.trashed).toEqual(['power-play']);
  });
});

describe('cards against rules', () => {
  it('a deck card may enter a space where an agent stands', () => {
    covers('imp-cards-override-rules');
    const table = at({ hand: ['kwisatz-haderach', 'signet-ring'] }, { agents: { arrakeen: [0] } });
    expect(table.keys).toContain('agent:kwisatz-haderach>arrakeen');
    expect(table.keys).not.toContain('agent:signet-ring>arrakeen');
    expect(table.refused('card:signet-ring>space:arrakeen')).toBe('occupied');
  });

  it('so does an intrigue, and a leader', () => {
    covers('imp-cards-override-rules');
    const plot = at({ hand: ['signet-ring'], intrigues: ['infiltrate'] }, { agents: { arrakeen: [0] } });
    plot.choose('intrigue:infiltrate');
    expect(plot.keys).toContain('agent:signet-ring>arrakeen');
    const leader = at({ hand: ['signet-ring'], leader: 'helena-richese' }, { agents: { arrakeen: [0] } });
    expect(leader.keys).toContain('agent:signet-ring>arrakeen');
  });

  it('the Mentat won in a conflict outstays the recall', () => {
    covers('imp-cards-override-rules');
    const table = at({ conflict: 1, garrison: 2 }, { phase: 'combat', conflict: 'sort-through-the-chaos' });
    expect(table.asks).toBe('win');
    table.choose('pass');
    expect(table.state.round).toBe(2);
    expect(table.state.mentat.holder).toBe(1);
  });
});

describe('the boxes of a card', () => {
  it('a card of no faction makes no bond', () => {
    covers('imp-card-faction-optional');
    const spice = (played: string) => {
      const table = at({ hand: ['gene-manipulation'], played: [played], spice: 0 });
      return table.choose('agent:gene-manipulation>hall-of-oratory').player(1).spice;
    };
    expect(spice('dagger')).toBe(0);
    expect(spice('smugglers-thopter')).toBe(0);
    expect(spice('bene-gesserit-initiate')).toBe(2);
  });

  it('a card of no faction is not counted among a faction’s cards', () => {
    covers('imp-card-faction-optional');
    const persuasion = (...others: string[]) => {
      const table = at({ hand: ['liet-kynes', ...others], intrigues: ['windfall'] }).choose('reveal');
      if (table.keys.includes('effect:liet-kynes.0')) table.choose('effect:liet-kynes.0');
      return table.state.turn?.persuasion;
    };
    expect(persuasion('dagger', 'dagger')).toBe(2);
    expect(persuasion('dagger', 'crysknife')).toBe(4);
  });
});

describe('agents need cards', () => {
  it('the Mentat is one more agent for this round', () => {
    covers('imp-mentat-one-round');
    const position: Position = { agents: { wealth: [1], 'secure-contract': [1] } };
    const hand = ['reconnaissance', 'dagger', 'dagger'];
    const without = at({ hand, intrigues: ['windfall'] }, position);
    expect(without.refused('card:reconnaissance>space:arrakeen')).toBe('no-agent');
    const table = at({ hand, intrigues: ['windfall'] }, { ...position, mentat: 1 });
    table.choose('agent:reconnaissance>carthag');
    expect(table.state.agents).toContainEqual({ seat: 1, space: 'carthag', mentat: true });
    while (table.asked !== 1 || table.asks !== 'turn') {
      table.choose(
        table.keys.includes('end') ? 'end' : (table.keys.find((key) => /^effect|^reveal/.test(key)) ?? ''),
      );
    }
    expect(table.refused('card:dagger>space:hall-of-oratory')).toBe('no-agent');
  });

  it('it goes home at the end of the round, sent out or not', () => {
    covers('imp-mentat-one-round');
    const sent: Position['agents'] = { carthag: ['mentat:1'] };
    for (const agents of [{}, sent]) {
      const table = at({ hand: [] }, { phase: 'recall', mentat: 1, agents });
      expect(table.state.mentat).toEqual({ holder: undefined, keptFor: undefined });
      expect(table.player(1).agents).toBe(2);
      expect(table.state.agents).toEqual([]);
    }
  });
});
