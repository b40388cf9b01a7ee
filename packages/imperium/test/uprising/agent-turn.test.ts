import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { catalogOf } from '../../src/content/catalog.js';
import type { PlayerPosition } from '../../src/scenario/position.js';
import { AGENT_ICONS } from '../../src/terms.js';
import { SPACES as BOARDS, RICH, reach } from '../shared/spaces.js';
import { doing } from './hands.js';
import { at } from './playing.js';

const SPACES = BOARDS.uprising;

describe('the parts of a card', () => {
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

  it('a connected spy opens a space held by another player, never one held by an own agent', () => {
    covers('upr-agent-occupied');
    const spies = ['post-landsraad-east'];
    const theirs = at({ hand: ['dagger'], spies }, { agents: { 'gather-support': [1] } });
    expect(reach(theirs, 'dagger')).toContain('gather-support');
    const own = at({ hand: ['dagger'], spies }, { agents: { 'gather-support': [0] } });
    expect(own.refused('card:dagger>space:gather-support')).toBe('occupied');
  });
});

describe('what a visit brings', () => {
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
