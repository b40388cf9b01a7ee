import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { doing, holding, persuasion, posts, reach, revealing, sending } from './hands.js';

const CHOAM = { choam: true };

describe('bene-gesserit-operative', () => {
  it('must place a spy on a free post while one is in the supply', () => {
    covers('ruling-upr-spy-placement');
    const table = sending(
      'bene-gesserit-operative',
      'secrets',
      {},
      { players: { 1: { spies: ['post-guild'] } } },
    );
    expect(doing(table)).toEqual(['effect:bene-gesserit-operative.0', 'effect:secrets.0']);
    table.choose('effect:bene-gesserit-operative.0');
    expect(posts(table)).toHaveLength(12);
    expect(posts(table)).not.toContain('post-guild');
    expect(table.keys).not.toContain('skip');
    table.choose('post:post-deep-desert');
    expect(table.player(0).spies).toEqual(['post-deep-desert']);
  });

  it('with all three out, recalling one first is up to the player', () => {
    covers('ruling-upr-spy-placement');
    const spies = ['post-emperor', 'post-guild', 'post-fremen'];
    const table = sending('bene-gesserit-operative', 'secrets', { spies });
    table.choose('effect:bene-gesserit-operative.0');
    expect(table.keys).toEqual([...spies.map((post) => `recall:${post}`), 'skip']);
    table.choose('recall:post-guild');
    expect(posts(table)).toContain('post-guild');
    expect(posts(table)).not.toContain('post-emperor');
    table.choose('post:post-choam');
    expect(table.player(0).spies).toEqual(['post-emperor', 'post-fremen', 'post-choam']);
    const kept = sending('bene-gesserit-operative', 'secrets', { spies });
    kept.choose('effect:bene-gesserit-operative.0', 'skip');
    expect(kept.player(0).spies).toEqual(spies);
  });

  it('gives 1 persuasion, and 2 more with two spies on the board', () => {
    expect(persuasion(revealing(['bene-gesserit-operative']))).toBe(1);
    expect(persuasion(revealing(['bene-gesserit-operative'], { spies: ['post-guild'] }))).toBe(1);
    const two = revealing(['bene-gesserit-operative'], { spies: ['post-guild', 'post-choam'] });
    expect(persuasion(two)).toBe(3);
  });
});

describe('branching-path', () => {
  const allied = { alliances: { 'bene-gesserit': 0 } } as const;
  const me = { influence: { 'bene-gesserit': 4 }, intrigues: ['cunning'], spice: 0 };

  it('trashes an intrigue for another one and 2 spice, only with the alliance', () => {
    const table = sending('branching-path', 'spice-refinery', me, allied);
    expect(doing(table)).toContain('effect:branching-path.0');
    table.choose('effect:branching-path.0');
    expect(table.state.trashedIntrigues).toEqual(['cunning']);
    expect(table.player(0)).toMatchObject({ spice: 2 });
    expect(table.player(0).intrigues).toHaveLength(1);
    expect(table.state.intrigueDiscard).toEqual([]);
  });

  it('asks which intrigue is trashed, and may be left out', () => {
    const table = sending(
      'branching-path',
      'spice-refinery',
      { ...me, intrigues: ['cunning', 'leverage'] },
      allied,
      CHOAM,
    );
    table.choose('effect:branching-path.0');
    expect(table.keys).toEqual(['give-up:cunning', 'give-up:leverage']);
    const left = sending('branching-path', 'spice-refinery', me, allied).choose('end');
    expect(left.player(0)).toMatchObject({ intrigues: ['cunning'], spice: 0 });
  });

  it('does nothing with influence alone, nor without an intrigue', () => {
    const table = sending('branching-path', 'spice-refinery', me);
    expect(doing(table)).not.toContain('effect:branching-path.0');
    expect(table.refused('effect:branching-path.0')).toBe('condition');
    const none = sending('branching-path', 'spice-refinery', { ...me, intrigues: [] }, allied);
    expect(none.refused('effect:branching-path.0')).toBe('cost');
  });

  it('gives 2 persuasion when revealed', () => {
    expect(persuasion(revealing(['branching-path']))).toBe(2);
  });
});

describe('calculus-of-power', () => {
  it('may trash a card from hand, discard pile or play, itself included', () => {
    covers('ruling-upr-trash-icon');
    const table = holding(['calculus-of-power', 'dagger'], { discard: ['diplomacy'] });
    table.choose('agent:calculus-of-power>spice-refinery', 'effect:calculus-of-power.0');
    expect(table.keys).toEqual([
      'trash:dagger@hand',
      'trash:diplomacy@discard',
      'trash:calculus-of-power@play',
      'skip',
    ]);
    table.choose('trash:calculus-of-power@play');
    expect(table.state.trashed).toContain('calculus-of-power');
  });

  it('a Reserve card goes back to its stack', () => {
    covers('ruling-upr-trash-icon');
    const table = holding(['calculus-of-power', 'prepare-the-way']);
    expect(table.state.reserve['prepare-the-way']).toBe(7);
    table.choose('agent:calculus-of-power>spice-refinery', 'effect:calculus-of-power.0');
    table.choose('trash:prepare-the-way@hand');
    expect(table.state.reserve['prepare-the-way']).toBe(8);
    expect(table.state.trashed).not.toContain('prepare-the-way');
  });

  it('trashes another Emperor card in play for 3 swords when revealed', () => {
    const table = revealing(['calculus-of-power', 'sardaukar-soldier', 'dagger'], {
      played: ['dangerous-rhetoric', 'imperial-spymaster'],
    });
    expect(persuasion(table)).toBe(3);
    table.choose('effect:calculus-of-power.0');
    expect(table.keys).toEqual(['trash:imperial-spymaster@play', 'trash:sardaukar-soldier@play']);
    table.choose('trash:imperial-spymaster@play');
    expect(table.player(0).swords).toBe(2 + 3);
    expect(doing(table)).toEqual(['end']);
  });

  it('cannot trash itself for the swords, but a second copy can', () => {
    const alone = revealing(['calculus-of-power', 'dagger']);
    expect(alone.refused('effect:calculus-of-power.0')).toBe('cost');
    const two = revealing(['calculus-of-power', 'calculus-of-power']);
    two.choose('effect:calculus-of-power.0');
    expect(two.player(0)).toMatchObject({ swords: 3, revealed: ['calculus-of-power'] });
    expect(two.state.trashed).toContain('calculus-of-power');
  });

  it('a card trashed for it can no longer use its effects, swords and persuasion stay', () => {
    covers('ruling-upr-trashed-source');
    const table = revealing(['calculus-of-power', 'public-spectacle']);
    expect(persuasion(table)).toBe(3);
    expect(doing(table)).toContain('effect:public-spectacle.0');
    table.choose('effect:calculus-of-power.0');
    expect(doing(table)).toEqual(['end']);
    expect(persuasion(table)).toBe(3);
    const before = revealing(['calculus-of-power', 'public-spectacle']);
    before.choose('effect:public-spectacle.0', 'post:post-guild', 'effect:calculus-of-power.0');
    expect(before.player(0)).toMatchObject({ spies: ['post-guild'], swords: 3 });
  });

  it('is sent by a city icon or to a space its spies watch', () => {
    const table = holding(['calculus-of-power'], { spies: ['post-landsraad-east'], water: 0 });
    expect(reach(table, 'calculus-of-power')).toEqual([
      'assembly-hall',
      'gather-support',
      'arrakeen',
      'spice-refinery',
    ]);
  });
});

describe('captured-mentat', () => {
  it('discards a card for an intrigue and a card', () => {
    const table = holding(['captured-mentat', 'diplomacy', 'seek-allies'], { solari: 0 });
    table.choose('agent:captured-mentat>gather-support', 'effect:captured-mentat.0');
    expect(table.keys).toEqual(['discard:diplomacy', 'discard:seek-allies']);
    table.choose('discard:seek-allies');
    expect(table.player(0)).toMatchObject({ hand: ['diplomacy', 'dagger'], discard: ['seek-allies'] });
    expect(table.player(0).intrigues).toHaveLength(1);
  });

  it('an intrigue is never the card discarded', () => {
    covers('ruling-upr-discard-icon');
    const table = sending('captured-mentat', 'gather-support', { intrigues: ['cunning'], solari: 0 });
    expect(table.refused('effect:captured-mentat.0')).toBe('cost');
    expect(doing(table)).not.toContain('effect:captured-mentat.0');
  });

  it('influence lost and gained may be with one faction', () => {
    covers('ruling-upr-captured-mentat-same-faction');
    const table = revealing(['captured-mentat'], { influence: { guild: 2, emperor: 1 }, points: 1 });
    expect(persuasion(table)).toBe(1);
    table.choose('effect:captured-mentat.0');
    expect(table.keys).toEqual(['lose:emperor', 'lose:guild']);
    table.choose('lose:guild');
    expect(table.player(0).points).toBe(0);
    table.choose('faction:guild');
    expect(table.player(0)).toMatchObject({ points: 1, influence: { guild: 2, emperor: 1 } });
  });

  it('without influence there is nothing to lose; a loss can cost an alliance', () => {
    covers('ruling-upr-captured-mentat-same-faction');
    const none = revealing(['captured-mentat']);
    expect(none.refused('effect:captured-mentat.0')).toBe('cost');
    const me = { influence: { guild: 4 }, points: 2 };
    const table = revealing(['captured-mentat'], me, { alliances: { guild: 0 } });
    table.choose('effect:captured-mentat.0');
    expect(table.state.alliances.guild).toBeUndefined();
    expect(table.player(0).points).toBe(1);
    table.choose('faction:fremen');
    expect(table.player(0).influence).toMatchObject({ guild: 3, fremen: 1 });
  });
});

describe('cargo-runner', () => {
  const done = ['contract-immediate', 'contract-espionage', 'contract-acquire', 'contract-harvest-3'];

  it.each([
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 2],
  ])('with %i contracts completed draws %i cards', (n, cards) => {
    const table = sending('cargo-runner', 'spice-refinery', { completed: done.slice(0, n) }, {}, CHOAM);
    expect(table.player(0).hand).toHaveLength(cards);
  });

  it('does not count contracts still open, and gives 1 persuasion', () => {
    const table = sending('cargo-runner', 'spice-refinery', { contracts: done }, {}, CHOAM);
    expect(table.player(0).hand).toEqual([]);
    expect(table.refused('effect:cargo-runner.0')).toBe('condition');
    expect(persuasion(revealing(['cargo-runner'], { completed: done }, {}, CHOAM))).toBe(1);
  });
});

describe('chani-clever-tactician', () => {
  it('draws an intrigue with three units in the conflict, sandworms counted', () => {
    const two = sending('chani-clever-tactician', 'accept-contract', { conflict: 1, worms: 1 });
    expect(two.player(0).intrigues).toHaveLength(0);
    const three = sending('chani-clever-tactician', 'accept-contract', { conflict: 1, worms: 2 });
    expect(three.player(0).intrigues).toHaveLength(1);
  });

  it('wakes when units are deployed later in the turn', () => {
    covers('ruling-upr-condition-timing');
    const table = sending('chani-clever-tactician', 'spice-refinery', { conflict: 1, garrison: 3 });
    expect(table.refused('effect:chani-clever-tactician.0')).toBe('condition');
    table.choose('deploy:2');
    expect(table.player(0).intrigues).toHaveLength(1);
  });

  it('retreats two troops for 4 swords; sandworms cannot retreat', () => {
    const table = revealing(['chani-clever-tactician'], { conflict: 3, garrison: 0 });
    table.choose('effect:chani-clever-tactician.0');
    expect(table.player(0)).toMatchObject({ conflict: 1, garrison: 2, swords: 4 });
    const worms = revealing(['chani-clever-tactician'], { conflict: 1, worms: 2 });
    expect(worms.refused('effect:chani-clever-tactician.0')).toBe('cost');
  });

  it('gives 2 persuasion with another Fremen card in play, also one played by an agent', () => {
    covers('ruling-upr-fremen-bond');
    expect(persuasion(revealing(['chani-clever-tactician']))).toBe(0);
    expect(persuasion(revealing(['chani-clever-tactician', 'maula-pistol']))).toBe(3);
    expect(persuasion(revealing(['chani-clever-tactician'], { played: ['maula-pistol'] }))).toBe(2);
  });
});

describe('corrinth-city', () => {
  it('a point for two cards and 5 solari, all of it there before paying', () => {
    covers('ruling-upr-corrinth-city-cost');
    const table = holding(['corrinth-city', 'dagger', 'diplomacy', 'seek-allies'], { solari: 3, points: 0 });
    table.choose('agent:corrinth-city>dutiful-service', 'effect:corrinth-city.0');
    table.choose('discard:dagger', 'discard:diplomacy');
    expect(table.player(0)).toMatchObject({ solari: 0, points: 1, hand: ['seek-allies'] });
    const poor = holding(['corrinth-city', 'dagger', 'diplomacy'], { solari: 2 });
    poor.choose('agent:corrinth-city>dutiful-service');
    expect(poor.player(0).solari).toBe(4);
    expect(poor.refused('effect:corrinth-city.0')).toBe('cost');
    const short = holding(['corrinth-city', 'dagger'], { solari: 5 }).choose(
      'agent:corrinth-city>dutiful-service',
    );
    expect(short.refused('effect:corrinth-city.0')).toBe('cost');
  });

  it('when revealed 5 solari, or a council seat paid from other solari', () => {
    covers('ruling-upr-corrinth-city-cost');
    const poor = revealing(['corrinth-city'], { solari: 4 });
    expect(poor.player(0)).toMatchObject({ solari: 9, councilSeat: false });
    expect(persuasion(poor)).toBe(0);
    const seat = revealing(['corrinth-city'], { solari: 5 });
    expect(doing(seat)).toEqual(['option:0', 'option:1']);
    // Choosing the seat is paying for it: nothing is asked again.
    seat.choose('option:1');
    expect(seat.player(0)).toMatchObject({ solari: 0, councilSeat: true });
    expect(persuasion(seat)).toBe(2);
  });

  it('with a seat already, gives the solari only', () => {
    const table = revealing(['corrinth-city'], { solari: 5, councilSeat: true });
    expect(doing(table)).toEqual(['effect:corrinth-city.0']);
    table.choose('effect:corrinth-city.0');
    expect(table.player(0)).toMatchObject({ solari: 10, councilSeat: true });
    expect(persuasion(table)).toBe(2);
  });
});
