import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { doing, holding, persuasion, posts, reach, revealing, sending } from './hands.js';

const CHOAM = { choam: true };

describe('covert-operation', () => {
  it('every opponent discards a card of own choice, clockwise from the left', () => {
    covers('ruling-upr-covert-operation-order');
    const players = {
      1: { hand: ['dagger', 'diplomacy'] },
      2: { hand: [], deck: ['dagger'] },
      3: { hand: ['reconnaissance', 'signet-ring', 'dagger'] },
    };
    const table = holding(
      ['covert-operation', 'dagger'],
      { spies: ['post-emperor'] },
      { players },
      { players: 4 },
    );
    table.choose('agent:covert-operation>dutiful-service', 'skip');
    expect(table.asked).toBe(1);
    expect(table.keys).toEqual(['discard:dagger', 'discard:diplomacy']);
    table.choose('discard:diplomacy');
    expect(table.asked).toBe(3);
    table.choose('discard:signet-ring');
    expect(table.player(1)).toMatchObject({ hand: ['dagger'], discard: ['diplomacy'] });
    expect(table.player(2)).toMatchObject({ hand: [], discard: [] });
    expect(table.player(3)).toMatchObject({ hand: ['reconnaissance', 'dagger'], discard: ['signet-ring'] });
    expect(table.player(0).hand).toEqual(['dagger']);
  });

  it('places two spies when revealed, one after the other, and gives no persuasion', () => {
    const table = revealing(['covert-operation']);
    expect(persuasion(table)).toBe(0);
    table.choose('post:post-guild');
    expect(posts(table)).not.toContain('post-guild');
    table.choose('post:post-choam');
    expect(table.player(0).spies).toEqual(['post-guild', 'post-choam']);
    expect(table.asks).toBe('reveal-effects');
  });

  it('with one spy in the supply it is placed, and the second only after a recall', () => {
    covers('ruling-upr-spy-placement');
    const table = revealing(['covert-operation'], { spies: ['post-emperor', 'post-guild'] });
    table.choose('post:post-choam');
    expect(table.asks).toBe('recall-to-place');
    table.choose('skip');
    expect(table.player(0).spies).toEqual(['post-emperor', 'post-guild', 'post-choam']);
  });

  it('goes only where an own spy watches, and the spy stays', () => {
    covers('ruling-upr-spy-agent-icon');
    expect(reach(holding(['covert-operation', 'dagger']), 'covert-operation')).toEqual([]);
    const table = holding(['covert-operation', 'dagger'], { spies: ['post-landsraad-west'], solari: 4 });
    expect(reach(table, 'covert-operation')).toEqual([]);
    expect(table.refused('card:covert-operation>space:high-council')).toBe('cost');
    expect(table.refused('card:covert-operation>space:imperial-privilege')).toBe('influence');
    expect(table.refused('card:covert-operation>space:arrakeen')).toBe('no-icon');
    const guild = holding(['covert-operation', 'dagger'], { spies: ['post-guild'] });
    guild.choose('agent:covert-operation>deliver-supplies', 'skip');
    expect(guild.player(0).spies).toEqual(['post-guild']);
  });
});

describe('dangerous-rhetoric', () => {
  it('gives an influence of choice and must trash itself', () => {
    covers('ruling-upr-mandatory-effects');
    const table = sending('dangerous-rhetoric', 'gather-support', { solari: 0 });
    expect(table.keys).toEqual([
      'faction:emperor',
      'faction:guild',
      'faction:bene-gesserit',
      'faction:fremen',
    ]);
    table.choose('faction:guild');
    expect(table.player(0)).toMatchObject({ influence: { guild: 1 }, played: [] });
    expect(table.state.trashed).toContain('dangerous-rhetoric');
  });

  it('gives 1 persuasion and 1 sword when revealed, and stays', () => {
    const table = revealing(['dangerous-rhetoric']);
    expect(persuasion(table)).toBe(1);
    table.choose('end');
    expect(table.player(0)).toMatchObject({ swords: 1, discard: ['dangerous-rhetoric'] });
  });
});

describe('delivery-agreement', () => {
  const done = ['contract-immediate', 'contract-espionage', 'contract-acquire', 'contract-harvest-3'];

  it('discards a card for a contract', () => {
    const contractRow = ['contract-espionage', 'contract-acquire'];
    const table = holding(['delivery-agreement', 'dagger'], {}, { contractRow }, CHOAM);
    table.choose('agent:delivery-agreement>spice-refinery', 'effect:delivery-agreement.0');
    expect(table.keys).toEqual(['contract:contract-espionage', 'contract:contract-acquire']);
    table.choose('contract:contract-espionage');
    expect(table.player(0)).toMatchObject({ contracts: ['contract-espionage'], discard: ['dagger'] });
    expect(
      sending('delivery-agreement', 'spice-refinery', {}, {}, CHOAM).refused('effect:delivery-agreement.0'),
    ).toBe('cost');
  });

  it('gives a spice, or with four contracts completed a point for itself', () => {
    const few = revealing(['delivery-agreement'], { completed: done.slice(1), spice: 0 }, {}, CHOAM);
    expect(few.player(0)).toMatchObject({ spice: 1, revealed: ['delivery-agreement'] });
    const four = revealing(['delivery-agreement'], { completed: done, spice: 0, points: 0 }, {}, CHOAM);
    expect(doing(four)).toEqual(['option:0', 'option:1']);
    four.choose('option:1');
    expect(four.player(0)).toMatchObject({ spice: 0, points: 1, revealed: [] });
    expect(four.state.trashed).toContain('delivery-agreement');
    const spice = revealing(['delivery-agreement'], { completed: done, spice: 0, points: 0 }, {}, CHOAM);
    spice.choose('option:0');
    expect(spice.player(0)).toMatchObject({ spice: 1, points: 0, revealed: ['delivery-agreement'] });
  });
});

describe('desert-power', () => {
  it.each(['imperial-basin', 'hagga-basin', 'deep-desert'])('at %s gives 2 spice more', (space) => {
    covers('ruling-upr-maker-space-condition');
    const base = { 'imperial-basin': 1, 'hagga-basin': 2, 'deep-desert': 4 }[space] ?? 0;
    const table = sending('desert-power', space, { water: 3, spice: 0 });
    expect(table.player(0).spice).toBe(base + 2);
  });

  it('gives nothing elsewhere', () => {
    covers('ruling-upr-maker-space-condition');
    const table = sending('desert-power', 'accept-contract', { spice: 0 });
    expect(table.player(0).spice).toBe(0);
    expect(table.refused('effect:desert-power.0')).toBe('condition');
  });

  it('when revealed 2 persuasion, or with hooks a sandworm for 1 water', () => {
    covers('ruling-upr-sandworm-summons');
    expect(persuasion(revealing(['desert-power'], { water: 1 }))).toBe(2);
    const table = revealing(['desert-power'], { water: 1, hooks: true });
    expect(doing(table)).toEqual(['option:0', 'option:1']);
    table.choose('option:1');
    expect(table.player(0)).toMatchObject({ water: 0, worms: 1, hooks: true });
    expect(persuasion(table)).toBe(0);
    const dry = revealing(['desert-power'], { water: 0, hooks: true });
    expect(persuasion(dry)).toBe(2);
  });

  it('none while the Shield Wall protects the conflict', () => {
    covers('ruling-upr-sandworm-summons');
    const me = { water: 1, hooks: true };
    const walled = revealing(['desert-power'], me, { conflict: 'siege-of-arrakeen' });
    expect(walled.player(0)).toMatchObject({ worms: 0, water: 1 });
    expect(persuasion(walled)).toBe(2);
    const open = revealing(['desert-power'], me, { conflict: 'siege-of-arrakeen', shieldWall: false });
    expect(open.choose('option:1').player(0).worms).toBe(1);
  });
});

describe('desert-survival', () => {
  it('may trash a card, and need not', () => {
    const table = holding(['desert-survival', 'dagger']).choose('agent:desert-survival>imperial-basin');
    table.choose('effect:desert-survival.0', 'trash:dagger@hand');
    expect(table.player(0).hand).toEqual([]);
    expect(table.state.trashed).toContain('dagger');
    const left = holding(['desert-survival', 'dagger']).choose('agent:desert-survival>imperial-basin');
    expect(left.choose('end').player(0).hand).toEqual(['dagger']);
  });

  it('gives 1 persuasion and 1 sword when revealed', () => {
    const table = revealing(['desert-survival']);
    expect(persuasion(table)).toBe(1);
    expect(table.player(0).swords).toBe(1);
  });
});

describe('double-agent', () => {
  it('places a spy on a post of the space visited, also beside those of others', () => {
    covers('ruling-upr-double-agent-ruling');
    const players = { 1: { spies: ['post-research-station-spice-refinery', 'post-guild'] } };
    const table = sending('double-agent', 'spice-refinery', {}, { players });
    expect(posts(table)).toEqual(['post-research-station-spice-refinery', 'post-spice-refinery-arrakeen']);
    table.choose('post:post-research-station-spice-refinery');
    expect(table.player(0).spies).toEqual(['post-research-station-spice-refinery']);
    expect(table.player(1).spies).toEqual(players[1].spies);
  });

  it('never beside an own spy', () => {
    covers('ruling-upr-double-agent-ruling');
    const table = sending('double-agent', 'imperial-basin', { spies: ['post-imperial-basin'] });
    table.choose('skip');
    expect(table.refused('effect:double-agent.0')).toBe('no-effect');
    expect(table.player(0).spies).toEqual(['post-imperial-basin']);
  });

  it('gives 1 persuasion and 1 sword when revealed', () => {
    const table = revealing(['double-agent']);
    expect(persuasion(table)).toBe(1);
    expect(table.player(0).swords).toBe(1);
  });
});

describe('ecological-testing-station', () => {
  it('pays 2 water for two cards, once however much water there is', () => {
    covers('ruling-upr-arrow-costs');
    const table = sending('ecological-testing-station', 'spice-refinery', { water: 4 });
    table.choose('effect:ecological-testing-station.0');
    expect(table.player(0)).toMatchObject({ water: 2, hand: ['dagger', 'dune-the-desert-planet'] });
    expect(doing(table)).toEqual(['end']);
  });

  it('paying is optional, and impossible with too little', () => {
    covers('ruling-upr-arrow-costs');
    const rich = sending('ecological-testing-station', 'spice-refinery', { water: 2 }).choose('end');
    expect(rich.player(0)).toMatchObject({ water: 2, hand: [] });
    const poor = sending('ecological-testing-station', 'spice-refinery', { water: 1 });
    expect(poor.refused('effect:ecological-testing-station.0')).toBe('cost');
  });

  it('gives 1 persuasion, and 1 water with another Fremen card', () => {
    covers('ruling-upr-fremen-bond');
    const alone = revealing(['ecological-testing-station'], { water: 0 });
    expect(alone.player(0).water).toBe(0);
    expect(persuasion(alone)).toBe(1);
    const bond = revealing(['ecological-testing-station'], { water: 0, played: ['desert-survival'] });
    expect(bond.player(0).water).toBe(1);
  });

  it('two such cards switch each other on', () => {
    covers('ruling-upr-fremen-bond');
    const table = revealing(['ecological-testing-station', 'northern-watermaster'], { water: 0, spice: 0 });
    expect(table.player(0)).toMatchObject({ water: 1, spice: 2 });
  });
});
