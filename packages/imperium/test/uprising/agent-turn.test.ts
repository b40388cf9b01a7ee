import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { catalogOf } from '../../src/content/catalog.js';
import type { PlayerPosition } from '../../src/scenario/position.js';
import { AGENT_ICONS, type AgentIcon } from '../../src/terms.js';
import type { Table } from '../table.js';
import { doing } from './hands.js';
import { at } from './playing.js';

const RICH: PlayerPosition = {
  solari: 20,
  spice: 20,
  water: 20,
  influence: { emperor: 2, guild: 2, 'bene-gesserit': 2, fremen: 2 },
};

/** The spaces a card can send an agent to. */
const reach = (table: Table, card: string) =>
  table.keys
    .flatMap((key) => (key.startsWith(`agent:${card}>`) ? [key.slice(`agent:${card}>`.length)] : []))
    .toSorted();

const SPACES: Readonly<Record<Exclude<AgentIcon, 'spy'>, readonly string[]>> = {
  emperor: ['dutiful-service', 'sardaukar'],
  guild: ['deliver-supplies', 'heighliner'],
  'bene-gesserit': ['espionage', 'secrets'],
  fremen: ['desert-tactics', 'fremkit'],
  landsraad: ['assembly-hall', 'gather-support', 'high-council', 'imperial-privilege', 'swordmaster'],
  city: ['arrakeen', 'research-station', 'sietch-tabr', 'spice-refinery'],
  'spice-trade': ['accept-contract', 'deep-desert', 'hagga-basin', 'imperial-basin', 'shipping'],
};

describe('the parts of a card', () => {
  it('the agent box counts on an agent turn, the reveal box on a reveal turn', () => {
    covers('upr-card-two-boxes');
    const sent = at({ hand: ['northern-watermaster'], water: 0 });
    sent.choose('agent:northern-watermaster>arrakeen');
    expect(sent.player(0).water).toBe(1);
    expect(sent.state.turn?.persuasion).toBe(0);
    const revealed = at({ hand: ['northern-watermaster'], water: 0 });
    revealed.choose('reveal');
    expect(revealed.player(0).water).toBe(0);
    expect(revealed.state.turn?.persuasion).toBe(1);
  });

  it('a card played earlier in the round gives nothing on the reveal turn', () => {
    covers('upr-card-two-boxes');
    const table = at({ hand: ['dagger'], played: ['northern-watermaster', 'dagger'] });
    table.choose('reveal');
    expect(table.state.turn?.persuasion).toBe(0);
    expect(table.player(0).swords).toBe(1);
  });

  it('a faction is not an agent icon', () => {
    covers('upr-card-faction-band');
    // Desert Survival belongs to the Fremen and shows only the spice-trade icon.
    const table = at({ hand: ['desert-survival'], ...RICH });
    expect(reach(table, 'desert-survival')).toEqual(SPACES['spice-trade']);
    // Overthrow shows the icons of all factions and belongs to none.
    const bond = at({ hand: ['ecological-testing-station', 'overthrow'], water: 0 });
    bond.choose('reveal');
    expect(bond.player(0).water).toBe(0);
    const fremen = at({ hand: ['ecological-testing-station', 'desert-survival'], water: 0 });
    fremen.choose('reveal');
    expect(fremen.player(0).water).toBe(1);
    const { card } = catalogOf(table.state);
    expect(card('southern-elders').factions).toEqual(['bene-gesserit', 'fremen']);
    expect(card('dagger').factions).toEqual([]);
  });
});

describe('sending an agent', () => {
  it('one card lies open and one agent stands on one space', () => {
    covers('upr-agent-play-one-card');
    const table = at({ hand: ['dagger', 'reconnaissance'], deck: ['diplomacy', 'dagger'] });
    table.choose('agent:reconnaissance>arrakeen');
    expect(table.player(0)).toMatchObject({
      agents: 1,
      played: ['reconnaissance'],
      hand: ['dagger', 'diplomacy'],
    });
    expect(table.view(1).players[0]?.played).toEqual(['reconnaissance']);
    expect(table.state.agents).toEqual([{ seat: 0, space: 'arrakeen', mentat: false }]);
    expect(table.keys.some((key) => key.startsWith('agent:'))).toBe(false);
  });

  it.each(Object.entries(SPACES))('the %s icon opens its own spaces', (icon, spaces) => {
    covers('upr-agent-icon-match', 'upr-agent-eight-icons');
    const one: Readonly<Record<string, string>> = {
      emperor: 'sardaukar-coordination',
      guild: 'space-time-folding',
      'bene-gesserit': 'bene-gesserit-operative',
      fremen: 'southern-elders',
      landsraad: 'dagger',
      city: 'reconnaissance',
      'spice-trade': 'dune-the-desert-planet',
    };
    const card = one[icon] ?? '';
    const table = at({ hand: [card], ...RICH });
    const others = catalogOf(table.state)
      .card(card)
      .icons.filter((other) => other !== icon && other !== 'spy');
    const wanted = [
      ...spaces,
      ...others.flatMap((other) => (other === 'spy' ? [] : SPACES[other])),
    ].toSorted();
    expect(reach(table, card)).toEqual(wanted);
    const elsewhere = Object.values(SPACES)
      .flat()
      .filter((space) => !wanted.includes(space));
    for (const space of elsewhere) expect(table.refused(`card:${card}>space:${space}`)).toBe('no-icon');
  });

  it('the eighth is the spy, which no space shows', () => {
    covers('upr-agent-eight-icons');
    expect([...AGENT_ICONS].toSorted()).toEqual([...Object.keys(SPACES), 'spy'].toSorted());
    const { spaces } = catalogOf({ edition: 'uprising' });
    expect(spaces.map(({ id }) => id).toSorted()).toEqual(Object.values(SPACES).flat().toSorted());
    const used = new Set(catalogOf({ edition: 'uprising' }).edition.cards.flatMap(({ icons }) => icons));
    expect(used).toEqual(new Set(AGENT_ICONS));
    // Without a spy on the board the icon opens nothing.
    expect(reach(at({ hand: ['covert-operation'], ...RICH }), 'covert-operation')).toEqual([]);
  });

  it('a card with several icons sends one agent to one space', () => {
    covers('upr-agent-one-icon');
    const table = at({ hand: ['signet-ring', 'dagger'], ...RICH });
    expect(reach(table, 'signet-ring')).toEqual(
      [...SPACES.landsraad, ...SPACES.city, ...SPACES['spice-trade']].toSorted(),
    );
    table.choose('agent:signet-ring>gather-support', 'way:0', 'end');
    expect(table.happened('agent')).toHaveLength(1);
    expect(table.player(0).agents).toBe(1);
    expect(table.asked).toBe(1);
  });

  it('an Emperor icon and a spy icon offer the spaces of both', () => {
    covers('upr-agent-spaces-emperor-icon');
    const table = at({ hand: ['imperial-spymaster'], spies: ['post-landsraad-east'], ...RICH });
    expect(reach(table, 'imperial-spymaster')).toEqual([
      'assembly-hall',
      'dutiful-service',
      'gather-support',
      'sardaukar',
    ]);
    table.choose('agent:imperial-spymaster>assembly-hall', 'skip');
    expect(table.state.agents).toEqual([{ seat: 0, space: 'assembly-hall', mentat: false }]);
    const unseen = at(
      { hand: ['imperial-spymaster'], ...RICH },
      { players: { 1: { spies: ['post-landsraad-east'] } } },
    );
    expect(reach(unseen, 'imperial-spymaster')).toEqual(['dutiful-service', 'sardaukar']);
  });

  it('agents on the board and the Swordmaster beside it stay where they are', () => {
    covers('upr-agent-needs-agent-on-leader');
    const agents = { arrakeen: [0], secrets: [0] };
    const none = at({ hand: ['dagger'], deck: ['diplomacy'], intrigues: ['cunning'] }, { agents });
    expect(none.player(0).agents).toBe(0);
    expect(reach(none, 'dagger')).toEqual([]);
    expect(none.refused('card:dagger>space:gather-support')).toBe('no-agent');
    const third = at({ hand: ['dagger'], swordmaster: true }, { agents });
    expect(reach(third, 'dagger')).toContain('gather-support');
    third.choose('agent:dagger>gather-support');
    expect(third.happened('agent')).toMatchObject([{ from: 'leader' }]);
    expect(third.state.agents).toHaveLength(3);
  });

  it.each([0, 1])('a space with an agent of seat %i is closed', (seat) => {
    covers('upr-agent-occupied');
    const table = at({ hand: ['dagger'] }, { agents: { 'gather-support': [seat] } });
    expect(reach(table, 'dagger')).toEqual(['assembly-hall']);
    expect(table.refused('card:dagger>space:gather-support')).toBe('occupied');
  });

  it('a connected spy opens a space held by another player, never one held by an own agent', () => {
    covers('upr-agent-occupied');
    const spies = ['post-landsraad-east'];
    const theirs = at({ hand: ['dagger'], spies }, { agents: { 'gather-support': [1] } });
    expect(reach(theirs, 'dagger')).toContain('gather-support');
    const own = at({ hand: ['dagger'], spies }, { agents: { 'gather-support': [0] } });
    expect(own.refused('card:dagger>space:gather-support')).toBe('occupied');
  });

  it.each(['convincing-argument', 'the-spice-must-flow', 'unswerving-loyalty', 'spy-network'])(
    '%s sends nobody and can be revealed',
    (card) => {
      covers('upr-agent-no-icon-card');
      const table = at({ hand: [card], ...RICH, intrigues: ['cunning'], spies: ['post-choam'] });
      expect(reach(table, card)).toEqual([]);
      for (const space of Object.values(SPACES).flat())
        expect(table.refused(`card:${card}>space:${space}`)).toBe('no-icon');
      table.choose('reveal');
      expect(table.happened('reveal')).toMatchObject([{ cards: [card] }]);
    },
  );
});

describe('what a visit brings', () => {
  it('the space, the agent box and the influence step', () => {
    covers('upr-agent-three-sources');
    const table = at({ hand: ['southern-elders'], deck: ['dagger'], played: ['truthtrance'] });
    table.choose('agent:southern-elders>fremkit');
    expect(table.player(0)).toMatchObject({ hand: ['dagger'], garrison: 3 + 2, influence: { fremen: 1 } });
    expect(new Set(table.log.flatMap((event) => ('source' in event ? [event.source] : [])))).toEqual(
      new Set(['card:southern-elders', 'space:fremkit']),
    );
  });

  it('what the agent box says must be done, unless it may be left out', () => {
    covers('upr-agent-box-used');
    const must = at({ hand: ['dangerous-rhetoric'] });
    must.choose('agent:dangerous-rhetoric>gather-support');
    expect([must.asks, must.keys.every((key) => key.startsWith('faction:'))]).toEqual(['faction', true]);
    must.choose('faction:guild');
    expect(must.player(0)).toMatchObject({ played: [], influence: { guild: 1 } });
    expect(must.state.trashed).toContain('dangerous-rhetoric');
    expect(must.player(0)).toMatchObject({ swords: 0 });
    const may = at({ hand: ['calculus-of-power', 'dagger'], deck: ['diplomacy'] });
    may.choose('agent:calculus-of-power>spice-refinery');
    expect(may.keys).toEqual(expect.arrayContaining(['effect:calculus-of-power.0', 'end']));
  });

  it('a mandatory effect keeps the turn from ending', () => {
    covers('upr-agent-box-used');
    const table = at({ hand: ['bene-gesserit-operative'], intrigues: ['cunning'], deck: ['dagger'] });
    table.choose('agent:bene-gesserit-operative>secrets');
    expect(table.keys).toContain('effect:bene-gesserit-operative.0');
    expect(table.keys).not.toContain('end');
  });

  it('effects of space, card and faction are taken in any order', () => {
    covers('upr-agent-any-order');
    // Drawing first widens the choice of the discard; discarding a Guild card first draws two.
    const own: PlayerPosition = {
      hand: ['guild-envoy', 'space-time-folding'],
      deck: ['dagger', 'diplomacy', 'signet-ring'],
    };
    const drawFirst = at(own);
    drawFirst.choose('agent:guild-envoy>fremkit');
    expect(doing(drawFirst).toSorted()).toEqual(['effect:fremkit.0', 'effect:guild-envoy.0']);
    drawFirst.choose('effect:fremkit.0');
    expect(drawFirst.keys.toSorted()).toEqual(['discard:dagger', 'discard:space-time-folding']);
    const discardFirst = at(own);
    discardFirst.choose('agent:guild-envoy>fremkit', 'effect:guild-envoy.0');
    expect(discardFirst.player(0).discard).toEqual(['space-time-folding']);
    expect(discardFirst.player(0).hand).toEqual(['dagger', 'diplomacy', 'signet-ring']);
  });

  it('the influence step may come before the effects of the space', () => {
    covers('upr-agent-any-order');
    const intrigues = ['cunning'];
    const own: PlayerPosition = {
      hand: ['diplomacy'],
      deck: ['dagger'],
      intrigues,
      influence: { 'bene-gesserit': 3 },
    };
    const table = at(own);
    table.choose('agent:diplomacy>secrets');
    expect(table.keys).toEqual(expect.arrayContaining(['effect:secrets.0', 'effect:visit']));
    table.choose('effect:visit');
    expect(table.player(0).influence['bene-gesserit']).toBe(4);
    expect(table.keys).toContain('effect:secrets.0');
  });

  it('gathering intelligence comes before all of them', () => {
    covers('upr-agent-any-order');
    const table = at({ hand: ['diplomacy'], deck: ['dagger', 'reconnaissance'], spies: ['post-fremen'] });
    table.choose('agent:diplomacy>fremkit');
    expect(table.asks).toBe('gather');
    expect(table.happened('influence')).toEqual([]);
    expect(table.happened('drew')).toEqual([]);
  });
});
