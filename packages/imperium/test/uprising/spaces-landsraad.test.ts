import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';

import type { PlayerPosition, Position } from '../../src/scenario/position.js';
import type { Table } from '../table.js';
import { DECK, holding, persuasion, revealing, sending, upToEnd } from './playing.js';

const POOR = { solari: 0, spice: 0, water: 0, garrison: 3 } as const;
const go = (space: string, me: PlayerPosition = {}, position: Position = {}): Table =>
  sending('dagger', space, { ...POOR, ...me }, position);
const trade = (space: string, me: PlayerPosition = {}, position: Position = {}): Table =>
  sending('dune-the-desert-planet', space, { ...POOR, ...me }, position);
const refused = (space: string, me: PlayerPosition = {}, position: Position = {}, card = 'dagger') =>
  holding([card, 'diplomacy'], { ...POOR, ...me }, position).refused(`card:${card}>space:${space}`);
const deploys = (table: Table) => table.keys.filter((key) => key.startsWith('deploy'));

describe('the High Council', () => {
  it('5 solari on every visit', () => {
    covers('upr-space-high-council');
    expect(go('high-council', { solari: 5 }).player(0).solari).toBe(0);
    expect(refused('high-council', { solari: 4 })).toBe('cost');
    expect(refused('high-council', { solari: 4, councilSeat: true })).toBe('cost');
    expect(upToEnd(go('high-council', { solari: 6, councilSeat: true })).player(0).solari).toBe(1);
    expect(refused('high-council', { solari: 5 }, {}, 'reconnaissance')).toBe('no-icon');
  });

  it('no combat space, and one seat for every player', () => {
    covers('upr-space-high-council');
    const others = { 1: { councilSeat: true }, 2: { councilSeat: true } };
    const table = go('high-council', { solari: 5 }, { players: others });
    expect([table.player(0).councilSeat, deploys(table)]).toEqual([true, []]);
  });

  it('the seat, and nothing of the later visits', () => {
    covers('upr-space-high-council-first');
    const table = go('high-council', { solari: 5 });
    expect(table.player(0)).toMatchObject({ councilSeat: true, spice: 0, garrison: 3, intrigues: [] });
    expect(table.happened('council-seat')).toHaveLength(1);
  });

  it('2 persuasion on each own Reveal turn, this round’s included', () => {
    covers('upr-space-high-council-first');
    const table = holding(['dagger', 'diplomacy'], { ...POOR, solari: 5 }, {}, { confirmTurns: false });
    table.choose('agent:dagger>high-council');
    while (table.asked !== 0) table.choose(table.keys.includes('reveal') ? 'reveal' : 'end');
    expect(persuasion(table.choose('reveal'))).toBe(3);
    expect(persuasion(revealing(['diplomacy'], { councilSeat: true, deck: [] }))).toBe(3);
    expect(persuasion(revealing(['diplomacy'], { deck: [] }))).toBe(1);
  });

  it('2 spice, an intrigue and 3 troops', () => {
    covers('upr-space-high-council-later');
    const table = upToEnd(go('high-council', { solari: 5, councilSeat: true }));
    expect(table.player(0)).toMatchObject({ spice: 2, garrison: 6, councilSeat: true });
    expect(table.player(0).intrigues).toHaveLength(1);
    expect(table.happened('council-seat')).toEqual([]);
  });
});

describe('Imperial Privilege', () => {
  const me = { solari: 3, influence: { emperor: 2 } } as const;

  it('3 solari and 2 influence with the Emperor', () => {
    covers('upr-space-imperial-privilege');
    const table = upToEnd(go('imperial-privilege', me));
    expect(table.player(0)).toMatchObject({ solari: 0, hand: [DECK[0]], influence: { emperor: 2 } });
    expect(deploys(table)).toEqual([]);
    expect(refused('imperial-privilege', { ...me, influence: { emperor: 1 } })).toBe('influence');
    expect(refused('imperial-privilege', { ...me, solari: 2 })).toBe('cost');
  });

  it('another own agent must come home', () => {
    covers('upr-space-imperial-privilege');
    const table = go('imperial-privilege', me, { agents: { arrakeen: [0], secrets: [1] } });
    expect(table.state.agents.map(({ seat, space }) => [seat, space])).toEqual([
      [1, 'secrets'],
      [0, 'imperial-privilege'],
    ]);
    expect(table.player(0)).toMatchObject({ agents: 1, hand: [DECK[0]] });
  });

  it('without one the card is drawn all the same', () => {
    covers('upr-space-imperial-privilege');
    const table = upToEnd(go('imperial-privilege', me));
    expect(table.player(0)).toMatchObject({ agents: 1, hand: [DECK[0]] });
    expect(table.happened('recalled')).toEqual([]);
  });

  it('an intrigue may be discarded for another', () => {
    covers('upr-space-imperial-privilege-intrigue');
    const position = { intrigueDeck: ['mercenaries'], intrigueDiscard: ['impress'] };
    const table = go('imperial-privilege', { ...me, intrigues: ['crysknife', 'cunning'] }, position);
    table.choose('effect:imperial-privilege.0', 'give-up:crysknife');
    expect(table.state.intrigueDiscard).toEqual(['impress', 'crysknife']);
    expect(table.state.trashedIntrigues).toEqual([]);
    expect(table.player(0).intrigues).toHaveLength(2);
    expect(table.player(0).intrigues).not.toContain('crysknife');
    const kept = go('imperial-privilege', { ...me, intrigues: ['crysknife'] }, position);
    kept.choose('effect:imperial-privilege.2', 'end');
    expect(kept.player(0).intrigues).toEqual(['crysknife']);
    const none = go('imperial-privilege', me, position);
    expect(none.refused('effect:imperial-privilege.0')).toBe('cost');
  });
});

describe('the Swordmaster', () => {
  it('8 solari for the first, 6 once anybody has one', () => {
    covers('upr-space-swordmaster-cost');
    expect(go('swordmaster', { solari: 9 }).player(0)).toMatchObject({ solari: 1, swordmaster: true });
    expect(refused('swordmaster', { solari: 7 })).toBe('cost');
    const taken = { players: { 2: { swordmaster: true } } };
    expect(go('swordmaster', { solari: 7 }, taken).player(0)).toMatchObject({ solari: 1, swordmaster: true });
    expect(refused('swordmaster', { solari: 5 }, taken)).toBe('cost');
    expect(deploys(go('swordmaster', { solari: 8 }))).toEqual([]);
    expect(holding(['dagger'], {}, taken).view(0).prices?.spaces).toEqual({ swordmaster: [{ solari: 6 }] });
    expect(holding(['dagger']).view(0).prices).toBeUndefined();
  });

  it('once per game for each player', () => {
    covers('upr-space-swordmaster-once');
    expect(refused('swordmaster', { solari: 20, swordmaster: true })).toBe('once-per-game');
  });

  it('a third agent, ready this round and in all later ones', () => {
    covers('upr-space-swordmaster-gain');
    const table = holding(
      ['dagger', 'diplomacy', 'reconnaissance'],
      { ...POOR, solari: 8 },
      {},
      { confirmTurns: false },
    );
    table.choose('agent:dagger>swordmaster');
    expect(table.player(0).agents).toBe(2);
    while (table.asked !== 0) table.choose(table.keys.includes('reveal') ? 'reveal' : 'end');
    table.choose('agent:diplomacy>dutiful-service');
    expect(table.player(0).agents).toBe(1);
    table.choose('agent:reconnaissance>spice-refinery');
    expect(table.state.agents.filter(({ seat }) => seat === 0)).toHaveLength(3);
    while (table.state.round === 1) table.choose(table.keys.includes('reveal') ? 'reveal' : 'end');
    expect(table.player(0).agents).toBe(3);
  });

  it('the rules of the six-player game are not used', () => {
    covers('upr-space-swordmaster-six');
    const table = go('swordmaster', { solari: 8 }, { players: { 1: { solari: 9 } } });
    expect(table.state.players.map(({ swordmaster }) => swordmaster)).toEqual([true, false, false]);
    expect(table.player(0).swordmasterSent).toBeUndefined();
    table.choose('end');
    expect(table.state.agents.every(({ figure }) => figure === undefined)).toBe(true);
  });
});

describe('the smaller Landsraad spaces', () => {
  it('an intrigue, no cost, no combat', () => {
    covers('upr-space-assembly-hall');
    const table = upToEnd(go('assembly-hall'));
    expect(table.player(0).intrigues).toHaveLength(1);
    expect(table.happened('paid')).toEqual([]);
    expect(deploys(table)).toEqual([]);
  });

  it('1 persuasion while an own agent stands there', () => {
    covers('upr-space-assembly-hall-persuasion');
    const reveal = (agents: Position['agents']) =>
      persuasion(revealing(['diplomacy'], { deck: [] }, agents === undefined ? {} : { agents }));
    expect(reveal({ 'assembly-hall': [0] })).toBe(2);
    expect(reveal({ 'assembly-hall': [1] })).toBe(1);
    expect(reveal(undefined)).toBe(1);
  });

  it('an agent recalled before no longer counts', () => {
    covers('upr-space-assembly-hall-persuasion');
    const table = holding(
      ['steersman', 'diplomacy'],
      { ...POOR, deck: [] },
      { agents: { 'assembly-hall': [0] } },
      { confirmTurns: false },
    );
    table.choose('agent:steersman>deliver-supplies');
    while (table.asked !== 0) table.choose(table.keys.includes('reveal') ? 'reveal' : 'end');
    table.choose('reveal');
    const gained = table.happened('gained').filter(({ seat, what }) => seat === 0 && what === 'persuasion');
    expect(gained).toMatchObject([{ n: 1, source: 'card:diplomacy' }]);
  });

  it('two troops for nothing, no combat', () => {
    covers('upr-space-gather-support');
    const table = go('gather-support');
    expect(table.player(0)).toMatchObject({ garrison: 5, water: 0, solari: 0 });
    expect(deploys(table)).toEqual([]);
  });

  it('2 solari on sending the agent bring a water too', () => {
    covers('upr-space-gather-support-payment');
    const ask = () => go('gather-support', { solari: 3 });
    expect([ask().asks, ask().keys]).toEqual(['way', ['way:0', 'way:1']]);
    expect(ask().choose('way:0').player(0)).toMatchObject({ solari: 3, water: 0, garrison: 5 });
    expect(ask().choose('way:1').player(0)).toMatchObject({ solari: 1, water: 1, garrison: 5 });
    expect(go('gather-support', { solari: 1 }).player(0)).toMatchObject({ solari: 1, water: 0 });
  });

  it('solari gained by the card come too late for it', () => {
    covers('upr-space-gather-support-payment');
    const table = sending('signet-ring', 'gather-support', {
      ...POOR,
      leader: 'lady-amber-metulli',
      solari: 1,
    });
    expect(table.player(0)).toMatchObject({ solari: 2, water: 0, garrison: 5 });
  });
});

describe('CHOAM', () => {
  it('3 spice and 2 influence with the Guild for 5 solari and influence of choice', () => {
    covers('upr-space-shipping');
    const me = { spice: 3, influence: { guild: 2 } } as const;
    const table = trade('shipping', me);
    expect(table.keys).toEqual([
      'faction:emperor',
      'faction:guild',
      'faction:bene-gesserit',
      'faction:fremen',
    ]);
    table.choose('faction:fremen');
    expect(table.player(0)).toMatchObject({ spice: 0, solari: 5, influence: { guild: 2, fremen: 1 } });
    expect(deploys(table)).toEqual([]);
    const card = 'dune-the-desert-planet';
    expect(refused('shipping', { ...me, spice: 2 }, {}, card)).toBe('cost');
    expect(refused('shipping', { ...me, influence: { guild: 1 } }, {}, card)).toBe('influence');
    expect(refused('shipping', me)).toBe('no-icon');
  });

  it('a card and a contract icon, no cost, no combat', () => {
    covers('upr-space-accept-contract');
    const table = trade('accept-contract');
    expect(table.player(0)).toMatchObject({ solari: 2, hand: [DECK[0]] });
    expect(table.keys).toEqual(['end']);
    expect(table.happened('paid')).toEqual([]);
    const choam = sending('dune-the-desert-planet', 'accept-contract', POOR, {}, { choam: true });
    upToEnd(choam);
    expect(choam.player(0).solari).toBe(choam.player(0).completed.includes('contract-immediate') ? 2 : 0);
    expect(choam.happened('contract-taken')).toHaveLength(1);
    expect(choam.player(0).hand).toEqual([DECK[0]]);
  });
});
