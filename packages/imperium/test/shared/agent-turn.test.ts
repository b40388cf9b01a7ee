import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import type { PlayerPosition, Position } from '../../src/scenario/position.js';
import { SPACE_ICONS, type SpaceIcon } from '../../src/terms.js';
import type { Table } from '../table.js';
import { EDITIONS, type Of, tableOf } from './editions.js';
import { FREE_SPACE } from './factions.js';
import { RICH, reach, SPACES } from './spaces.js';

type Icons = readonly [card: string, icons: readonly SpaceIcon[]];
const STARTERS: readonly Icons[] = [
  ['dagger', ['landsraad']],
  ['reconnaissance', ['city']],
  ['dune-the-desert-planet', ['spice-trade']],
  ['signet-ring', ['landsraad', 'city', 'spice-trade']],
  ['diplomacy', ['emperor', 'guild', 'bene-gesserit', 'fremen']],
];
const ICONS: Of<readonly Icons[]> = {
  imperium: [
    ['imperial-spy', ['emperor']],
    ['space-travel', ['guild']],
    ['sardaukar-legion', ['emperor', 'landsraad']],
    ['foldspace', SPACE_ICONS],
  ],
  uprising: [
    ['sardaukar-coordination', ['emperor', 'landsraad']],
    ['space-time-folding', ['guild']],
    ['bene-gesserit-operative', ['bene-gesserit']],
    ['southern-elders', ['bene-gesserit', 'fremen']],
  ],
};

const NO_ICONS: Of<readonly string[]> = {
  imperium: ['assassination-mission', 'choam-directorship', 'sardaukar-infantry'],
  uprising: ['unswerving-loyalty', 'spy-network'],
};

/** A card whose agent box brings a water, a space that brings none, and what its reveal box brings. */
const WATER: Of<readonly [card: string, space: string, persuasion: number, swords: number]> = {
  imperium: ['stilgar', 'secure-contract', 2, 3],
  uprising: ['northern-watermaster', 'arrakeen', 1, 0],
};

/** A visit to which card, space and influence step add something each. */
const VISIT: Of<{ card: string; space: string; own: PlayerPosition; brings: Partial<PlayerPosition> }> = {
  imperium: {
    card: 'opulence',
    space: 'wealth',
    own: { solari: 0 },
    brings: { solari: 2 + 3, influence: { emperor: 1 } },
  },
  uprising: {
    card: 'southern-elders',
    space: 'fremkit',
    own: { deck: ['dagger'], played: ['truthtrance'] },
    brings: { hand: ['dagger'], garrison: 3 + 2, influence: { fremen: 1 } },
  },
};

describe.each(EDITIONS)('an Agent turn in $id', (edition) => {
  const spaces = SPACES[edition.id];
  const board = Object.values(spaces).flat();
  const at = (own: PlayerPosition, position: Position = {}): Table =>
    tableOf(
      edition,
      { turn: 0, first: 0, ...edition.quiet, ...position, players: { 0: own, ...position.players } },
      { confirmTurns: true },
    );

  it('takes one card from the hand and one agent from the leader to a space', () => {
    covers('imp-agent-play-one-card', 'upr-agent-play-one-card');
    const table = at({ hand: ['dagger', 'reconnaissance'], deck: ['diplomacy', 'dagger'] });
    table.choose('agent:reconnaissance>arrakeen');
    const own = { agents: 1, played: ['reconnaissance'], hand: ['dagger', 'diplomacy'] };
    expect(table.player(0)).toMatchObject(own);
    expect(table.view(1).players[0]?.played).toEqual(['reconnaissance']);
    expect(table.state.agents).toEqual([{ seat: 0, space: 'arrakeen', mentat: false }]);
    expect(table.keys.filter((key) => key.startsWith('agent:'))).toEqual([]);
    expect(table.choose('end').asked).toBe(1);
  });

  it('needs a card in hand', () => {
    covers('imp-agent-play-one-card', 'imp-agent-needs-card');
    const { plots } = edition;
    const table = at({ ...RICH, hand: [], intrigues: plots });
    expect(table.keys).toEqual(['reveal', ...plots.map((plot) => `intrigue:${plot}`)]);
  });

  it.each([...STARTERS, ...ICONS[edition.id]])('%s opens the spaces of %j and no other', (card, icons) => {
    covers('imp-agent-icon-match', 'imp-agent-seven-icons', 'imp-agent-example-sardaukar-legion');
    covers('imp-space-count', 'imp-agent-needs-card', 'upr-agent-icon-match', 'upr-agent-eight-icons');
    const table = at({ ...RICH, hand: [card] });
    const open = icons.flatMap((icon) => spaces[icon]);
    expect(reach(table, card)).toEqual(open.toSorted());
    for (const space of board.filter((id) => !open.includes(id)))
      expect(table.refused(`card:${card}>space:${space}`)).toBe('no-icon');
    expect(board).toHaveLength(22);
  });

  it('however many icons a card has, it sends one agent to one space', () => {
    covers('imp-agent-one-icon', 'imp-agent-example-sardaukar-legion', 'upr-agent-one-icon');
    const table = at({ hand: ['diplomacy', 'dagger'] });
    table.choose(`agent:diplomacy>${FREE_SPACE[edition.id].emperor}`);
    expect(table.happened('agent')).toHaveLength(1);
    expect(table.player(0).agents).toBe(1);
    expect(table.player(0).influence).toEqual({ emperor: 1, guild: 0, 'bene-gesserit': 0, fremen: 0 });
    expect(table.choose('end').asked).toBe(1);
  });

  it.each([0, 1])('a space with an agent of seat %i is closed', (seat) => {
    covers('imp-agent-space-must-be-free', 'upr-agent-occupied');
    const table = at({ ...RICH, hand: ['dagger'] }, { agents: { 'high-council': [seat] } });
    expect(reach(table, 'dagger')).toEqual(spaces.landsraad.filter((id) => id !== 'high-council'));
    expect(table.refused('card:dagger>space:high-council')).toBe('occupied');
    expect(() => table.choose('agent:dagger>high-council')).toThrow('not among the legal choices');
  });

  it.each(['convincing-argument', 'the-spice-must-flow', ...NO_ICONS[edition.id]])(
    '%s can only be revealed',
    (card) => {
      covers('imp-agent-no-icons', 'upr-agent-no-icon-card');
      const table = at({ ...RICH, hand: [card, 'dagger'] });
      expect(reach(table, card)).toEqual([]);
      for (const space of board) expect(table.refused(`card:${card}>space:${space}`)).toBe('no-icon');
      table.choose('reveal');
      expect(table.happened('reveal')).toMatchObject([{ cards: [card, 'dagger'] }]);
    },
  );

  it('uses the agent box of the card, a Reveal turn its reveal box', () => {
    covers('imp-agent-box-applies', 'imp-agent-reveal-box-ignored', 'imp-card-one-box-per-turn');
    covers('upr-card-two-boxes');
    const [card, space, persuasion, swords] = WATER[edition.id];
    const sent = at({ hand: [card, 'dagger'], water: 0, garrison: 0 }).choose(`agent:${card}>${space}`);
    expect(sent.player(0)).toMatchObject({ water: 1, swords: 0 });
    expect(sent.state.turn?.persuasion).toBe(0);
    const told = sent.happened('gained').map(({ what }) => what);
    expect(told.filter((what) => what === 'persuasion' || what === 'swords')).toEqual([]);
    const revealed = at({ hand: [card], water: 0 }).choose('reveal');
    expect(revealed.player(0)).toMatchObject({ water: 0, swords });
    expect(revealed.state.turn?.persuasion).toBe(persuasion);
  });

  it('a card played with an agent gives nothing when the others are revealed', () => {
    covers('imp-agent-reveal-box-ignored', 'imp-card-one-box-per-turn', 'upr-card-two-boxes');
    const [card, space] = WATER[edition.id];
    const others = { 1: { hasRevealed: true }, 2: { hasRevealed: true } };
    const table = at({ hand: [card, 'dagger', 'convincing-argument'], water: 0 }, { players: others });
    table.choose(`agent:${card}>${space}`);
    while (table.asks !== 'turn') table.choose(table.keys.includes('end') ? 'end' : (table.keys[0] ?? ''));
    const { hand } = table.player(0);
    table.choose('reveal');
    expect(table.happened('reveal')).toMatchObject([{ cards: hand }]);
    expect(hand).not.toContain(card);
    expect(table.player(0).water).toBe(1);
    const swords = table.happened('gained').filter(({ what }) => what === 'swords');
    expect(swords).toEqual([{ event: 'gained', seat: 0, what: 'swords', n: 1, source: 'card:dagger' }]);
  });

  it('brings what the space, the agent box and the influence step give', () => {
    covers('imp-agent-space-and-card-effects', 'upr-agent-three-sources');
    const { card, space, own, brings } = VISIT[edition.id];
    const table = at({ ...own, hand: [card] }).choose(`agent:${card}>${space}`);
    expect(table.player(0)).toMatchObject(brings);
    const sources = new Set(table.log.flatMap((event) => ('source' in event ? [event.source] : [])));
    expect(sources).toEqual(new Set([`card:${card}`, `space:${space}`]));
  });
});
