import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import {
  buying,
  CITY_POSTS,
  DEAR_ROW,
  doing,
  holding,
  persuasion,
  posts,
  revealing,
  sending,
} from './hands.js';

/** Seat 0 has just sent an agent with the Signet Ring. */
const signet = (leader: string, me: Parameters<typeof sending>[2] = {}, space = 'spice-refinery') =>
  sending('signet-ring', space, { leader, ...me });

describe('gurney-halleck', () => {
  const me = { leader: 'gurney-halleck' };

  it('a persuasion on the Reveal turn with strength 6 or more, units and swords together', () => {
    covers('ruling-upr-gurney');
    expect(persuasion(revealing(['diplomacy'], { ...me, conflict: 3 }))).toBe(2);
    expect(persuasion(revealing(['diplomacy', 'dagger'], { ...me, conflict: 2 }))).toBe(1);
    expect(persuasion(revealing(['diplomacy', 'dagger'], { ...me, conflict: 1, worms: 1 }))).toBe(2);
    expect(persuasion(revealing(['diplomacy', 'long-live-the-fighters', 'strike-fleet'], me))).toBe(4);
  });

  it('comes as soon as the strength is reached, once, and is not taken back', () => {
    covers('ruling-upr-gurney');
    const hand = ['unswerving-loyalty', 'maula-pistol'];
    const table = revealing(hand, { ...me, conflict: 2, garrison: 0 });
    expect(persuasion(table)).toBe(2);
    table.choose('effect:unswerving-loyalty.1', 'option:0', 'deploy:1');
    expect(table.state.turn?.persuasion).toBe(3);
    const chani = revealing(['chani-clever-tactician'], { ...me, conflict: 3 });
    expect(persuasion(chani)).toBe(1);
    chani.choose('effect:chani-clever-tactician.0');
    expect(persuasion(chani)).toBe(1);
    expect(doing(chani)).toEqual(['end']);
  });

  it('recruits a troop with the Signet Ring', () => {
    expect(signet('gurney-halleck', { garrison: 0 }).player(0).garrison).toBe(1);
  });
});

describe('lady-amber-metulli', () => {
  const me = { leader: 'lady-amber-metulli' };

  it('may retreat one troop on each Reveal turn', () => {
    const table = revealing(['dagger'], { ...me, conflict: 3, garrison: 0 }).choose(
      'effect:lady-amber-metulli.0',
    );
    expect(table.keys).toEqual(['retreat:0', 'retreat:1']);
    expect(table.choose('retreat:1').player(0)).toMatchObject({ conflict: 2, garrison: 1 });
    expect(doing(table)).toEqual(['end']);
    const none = revealing(['dagger'], { ...me, conflict: 0, worms: 1 });
    expect(none.refused('effect:lady-amber-metulli.0')).toBe('no-effect');
  });

  it('gains a solari with the Signet Ring, and a spice with any alliance', () => {
    const plain = signet('lady-amber-metulli', { solari: 0, spice: 0 });
    expect(plain.player(0)).toMatchObject({ solari: 2 + 1, spice: 0 });
    const position = { alliances: { fremen: 0 } } as const;
    const allied = sending(
      'signet-ring',
      'spice-refinery',
      { ...me, solari: 0, spice: 0, influence: { fremen: 4 } },
      position,
    );
    expect(allied.player(0)).toMatchObject({ solari: 2 + 1, spice: 1 });
  });
});

describe('lady-margot-fenring', () => {
  const me = { leader: 'lady-margot-fenring', spice: 0 };

  it('2 spice each time step 2 of the Bene Gesserit is reached', () => {
    covers('ruling-upr-margot-irulan', 'ruling-upr-reach-two');
    const table = sending('diplomacy', 'secrets', { ...me, influence: { 'bene-gesserit': 1 }, points: 0 });
    expect(table.player(0)).toMatchObject({ spice: 2, points: 1 });
    expect(
      sending('diplomacy', 'secrets', { ...me, influence: { 'bene-gesserit': 2 } }).player(0).spice,
    ).toBe(0);
    expect(sending('diplomacy', 'secrets', me).player(0).spice).toBe(0);
  });

  it('passing 2 counts, other factions do not', () => {
    covers('ruling-upr-margot-irulan', 'ruling-upr-reach-two');
    const passed = sending('overthrow', 'secrets', { ...me, influence: { 'bene-gesserit': 1 } });
    expect(passed.player(0)).toMatchObject({ spice: 2, influence: { 'bene-gesserit': 3 } });
    expect(sending('overthrow', 'dutiful-service', me).player(0).spice).toBe(0);
  });

  it('again after a loss; going down never counts', () => {
    covers('ruling-upr-margot-irulan', 'ruling-upr-reach-two');
    const table = revealing(['captured-mentat'], { ...me, influence: { 'bene-gesserit': 2 } });
    table.choose('effect:captured-mentat.0');
    expect(table.player(0).spice).toBe(0);
    expect(table.choose('faction:bene-gesserit').player(0).spice).toBe(2);
    const down = revealing(['captured-mentat'], { ...me, influence: { 'bene-gesserit': 3 } });
    expect(down.choose('effect:captured-mentat.0', 'faction:guild').player(0).spice).toBe(0);
  });

  it('places a spy on a city post with the Signet Ring', () => {
    const table = signet('lady-margot-fenring');
    expect(posts(table)).toEqual(CITY_POSTS);
    expect(table.choose(`post:${CITY_POSTS[0]}`).player(0).spies).toEqual([CITY_POSTS[0]]);
  });
});

describe('muaddib', () => {
  it('draws an intrigue on a Reveal turn with a sandworm in the conflict', () => {
    expect(revealing(['diplomacy'], { worms: 2 }).player(0).intrigues).toHaveLength(1);
    expect(revealing(['diplomacy'], { conflict: 4 }).player(0).intrigues).toHaveLength(0);
    const others = revealing(['diplomacy'], { conflict: 4 }, { players: { 1: { worms: 1 } } });
    expect(others.player(0).intrigues).toHaveLength(0);
  });

  it('also when the sandworm comes on this very turn', () => {
    covers('ruling-upr-condition-timing');
    const table = revealing(['desert-power'], { hooks: true, water: 1 });
    expect(table.player(0).intrigues).toHaveLength(0);
    expect(table.choose('option:1').player(0).intrigues).toHaveLength(1);
  });

  it('draws a card with the Signet Ring', () => {
    expect(signet('muaddib').player(0).hand).toEqual(['dagger']);
  });
});

describe('princess-irulan', () => {
  const me = { leader: 'princess-irulan' };
  const row = ['weirding-woman', 'sardaukar-soldier', 'desert-survival', ...DEAR_ROW.slice(0, 2)];
  const ring = (hand: string[], own: Parameters<typeof holding>[1] = {}) =>
    holding(['signet-ring', ...hand], { ...me, spice: 0, ...own }, { row }).choose(
      'agent:signet-ring>imperial-basin',
    );

  it('draws an intrigue each time step 2 of the Emperor is reached', () => {
    covers('ruling-upr-margot-irulan', 'ruling-upr-reach-two');
    const table = sending('diplomacy', 'dutiful-service', { ...me, influence: { emperor: 1 } });
    expect(table.player(0).intrigues).toHaveLength(1);
    expect(
      sending('diplomacy', 'dutiful-service', { ...me, influence: { emperor: 2 } }).player(0).intrigues,
    ).toEqual([]);
    expect(
      sending('diplomacy', 'deliver-supplies', { ...me, influence: { guild: 1 } }).player(0).intrigues,
    ).toEqual([]);
    const again = revealing(['captured-mentat'], { ...me, influence: { emperor: 2 } });
    again.choose('effect:captured-mentat.0', 'faction:emperor');
    expect(again.player(0).intrigues).toHaveLength(1);
  });

  it('may acquire a card that costs exactly 1, straight to hand', () => {
    const table = ring(['dagger']).choose('effect:princess-irulan.0');
    expect(table.keys).toEqual(['option:0', 'option:1', 'skip']);
    table.choose('option:0');
    expect(buying(table)).toEqual(['weirding-woman@row', 'sardaukar-soldier@row']);
    table.choose('acquire:sardaukar-soldier@row');
    expect(table.player(0).hand).toEqual(['dagger', 'sardaukar-soldier']);
    expect(table.state.row).toHaveLength(5);
  });

  it('or may trash a card from hand, for 2 spice if it costs 1 or more', () => {
    const dear = ring(['space-time-folding', 'dagger'], { discard: ['diplomacy'] });
    dear.choose('effect:princess-irulan.0', 'option:1');
    expect(dear.keys).toEqual(['trash:space-time-folding@hand', 'trash:dagger@hand']);
    dear.choose('trash:space-time-folding@hand');
    expect(dear.player(0)).toMatchObject({ spice: 1 + 2, hand: ['dagger'] });
    const starter = ring(['space-time-folding', 'dagger']).choose('effect:princess-irulan.0', 'option:1');
    starter.choose('trash:dagger@hand');
    expect(starter.player(0)).toMatchObject({ spice: 1, hand: ['space-time-folding'] });
    expect(starter.state.trashed).toContain('dagger');
  });

  it('need do neither', () => {
    expect(ring(['dagger']).choose('end').player(0).hand).toEqual(['dagger']);
    const skipped = ring(['dagger']).choose('effect:princess-irulan.0', 'skip');
    expect(skipped.player(0).hand).toEqual(['dagger']);
  });
});
