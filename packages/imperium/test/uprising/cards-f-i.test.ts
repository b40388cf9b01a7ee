import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { doing, holding, persuasion, posts, reach, revealing, sending } from './hands.js';

const CHOAM = { choam: true };
/** Nine persuasion with a council seat. */
const RICH = ['convincing-argument', 'convincing-argument', 'bene-gesserit-operative'];

describe('fedaykin-stilltent', () => {
  it('recruits a troop at a maker space only', () => {
    covers('ruling-upr-maker-space-condition');
    const maker = sending('fedaykin-stilltent', 'imperial-basin', { garrison: 0 });
    expect(maker.player(0).garrison).toBe(1);
    const other = sending('fedaykin-stilltent', 'accept-contract', { garrison: 0 });
    expect(other.player(0).garrison).toBe(0);
  });

  it('gives 1 water and no persuasion when revealed', () => {
    const table = revealing(['fedaykin-stilltent'], { water: 0 });
    expect(table.player(0).water).toBe(1);
    expect(persuasion(table)).toBe(0);
  });
});

describe('guild-envoy', () => {
  it('the discard is not optional', () => {
    covers('ruling-upr-guild-envoy-must-discard');
    const table = holding(['guild-envoy', 'dagger', 'diplomacy']).choose('agent:guild-envoy>dutiful-service');
    expect(table.keys).toEqual(['discard:dagger', 'discard:diplomacy']);
    table.choose('discard:dagger');
    expect(table.player(0)).toMatchObject({ hand: ['diplomacy'], discard: ['dagger'] });
  });

  it('draws two cards for a discarded Guild card', () => {
    const table = holding(['guild-envoy', 'space-time-folding']).choose('agent:guild-envoy>dutiful-service');
    expect(table.player(0).discard).toEqual(['space-time-folding']);
    expect(table.player(0).hand).toEqual(['dagger', 'dune-the-desert-planet']);
  });

  it('as the only card it waits, and a card drawn later must go', () => {
    covers('ruling-upr-no-early-fizzle');
    const table = sending('guild-envoy', 'fremkit');
    expect(table.player(0)).toMatchObject({ hand: [], discard: ['dagger'] });
    const none = sending('guild-envoy', 'dutiful-service');
    expect(doing(none)).toEqual(['end']);
    expect(none.refused('effect:guild-envoy.0')).toBe('no-effect');
  });

  it('reaches the spaces of all four factions and gives 1 persuasion', () => {
    const table = holding(['guild-envoy'], { spice: 5, water: 1 });
    expect(reach(table, 'guild-envoy')).toHaveLength(8);
    expect(persuasion(revealing(['guild-envoy']))).toBe(1);
  });
});

describe('guild-spy', () => {
  const me = { spies: ['post-guild'] };

  it('discards a card for a card, and for an intrigue too if it was a Guild card', () => {
    const plain = holding(['guild-spy', 'diplomacy'], me).choose('agent:guild-spy>deliver-supplies', 'skip');
    plain.choose('effect:guild-spy.0');
    expect(plain.player(0)).toMatchObject({ hand: ['dagger'], discard: ['diplomacy'], intrigues: [] });
    const guild = holding(['guild-spy', 'guild-envoy'], me).choose(
      'agent:guild-spy>deliver-supplies',
      'skip',
    );
    guild.choose('effect:guild-spy.0');
    expect(guild.player(0)).toMatchObject({ hand: ['dagger'], discard: ['guild-envoy'] });
    expect(guild.player(0).intrigues).toHaveLength(1);
  });

  it('places a spy when acquired, never when played', () => {
    covers('ruling-upr-acquire-boxes');
    const row = ['guild-spy', 'overthrow', 'steersman', 'long-live-the-fighters', 'price-is-no-object'];
    const table = revealing(['convincing-argument', 'convincing-argument'], {}, { row });
    table.choose('acquire:guild-spy@row');
    expect(posts(table)).toHaveLength(13);
    table.choose('post:post-choam');
    expect(table.player(0)).toMatchObject({ spies: ['post-choam'], discard: ['guild-spy'] });
  });

  it('The Spice Must Flow brings an influence with every faction watched', () => {
    covers('ruling-upr-guild-spy-trigger', 'ruling-upr-spying-on');
    const spies = ['post-guild', 'post-fremen', 'post-choam'];
    const table = revealing([...RICH, 'guild-spy'], { spies, councilSeat: true });
    expect(persuasion(table)).toBe(11);
    table.choose('acquire:the-spice-must-flow@reserve');
    expect(table.player(0).influence).toEqual({ emperor: 0, guild: 1, 'bene-gesserit': 0, fremen: 1 });
  });

  it('other cards do not set it off, and a second copy brings nothing more', () => {
    covers('ruling-upr-guild-spy-trigger');
    const hand = ['guild-spy', 'convincing-argument', 'convincing-argument', 'long-live-the-fighters'];
    const played = ['maula-pistol', 'desert-survival', 'shishakli', 'desert-power'];
    const me2 = { spies: ['post-guild'], played, councilSeat: true };
    const table = revealing([...hand, 'stilgar-the-devoted'], me2);
    expect(persuasion(table)).toBe(10 + 12);
    table.choose('acquire:prepare-the-way@reserve');
    expect(table.player(0).influence.guild).toBe(0);
    table.choose('acquire:the-spice-must-flow@reserve', 'acquire:the-spice-must-flow@reserve');
    expect(table.player(0).influence.guild).toBe(1);
    expect(table.happened('acquired').map(({ card }) => card)).toEqual([
      'prepare-the-way',
      'the-spice-must-flow',
      'the-spice-must-flow',
    ]);
  });

  it('one that enters play later still sees the copy bought before', () => {
    covers('ruling-upr-guild-spy-trigger');
    const table = revealing(RICH, {
      spies: ['post-fremen', 'post-choam'],
      councilSeat: true,
      deck: ['guild-spy'],
      intrigues: ['cunning'],
      spice: 0,
    });
    table.choose('acquire:the-spice-must-flow@reserve');
    expect(table.player(0).influence.fremen).toBe(0);
    table.choose('intrigue:cunning');
    expect(table.player(0).revealed).toContain('guild-spy');
    // It looks at the spies of the moment, so its owner says when.
    expect(table.player(0).influence.fremen).toBe(0);
    table.choose('effect:guild-spy.0');
    expect(table.player(0).influence.fremen).toBe(1);
  });

  it('a spy placed by these gains adds no faction', () => {
    covers('ruling-upr-guild-spy-trigger');
    const me2 = { spies: ['post-emperor'], influence: { emperor: 3 }, councilSeat: true };
    const table = revealing([...RICH.slice(0, 2), 'guild-spy', 'branching-path'], me2);
    expect(persuasion(table)).toBe(10);
    table.choose('acquire:the-spice-must-flow@reserve', 'post:post-fremen');
    expect(table.player(0).influence).toMatchObject({ emperor: 4, fremen: 0 });
  });
});

describe('hidden-missive', () => {
  it('recruits a troop and draws a card with 2 influence of the Bene Gesserit', () => {
    const table = sending('hidden-missive', 'gather-support', {
      influence: { 'bene-gesserit': 2 },
      garrison: 0,
    });
    expect(table.player(0)).toMatchObject({ garrison: 3, hand: ['dagger'] });
    const less = sending('hidden-missive', 'gather-support', {
      influence: { 'bene-gesserit': 1 },
      garrison: 0,
    });
    expect(less.player(0)).toMatchObject({ garrison: 2, hand: [] });
    expect(less.refused('effect:hidden-missive.0')).toBe('condition');
  });

  it('gives 1 persuasion and 1 sword when revealed', () => {
    const table = revealing(['hidden-missive']);
    expect(persuasion(table)).toBe(1);
    expect(table.player(0).swords).toBe(1);
  });
});

describe('imperial-spymaster', () => {
  it('draws an intrigue after gathering intelligence', () => {
    covers('ruling-upr-spy-recalled-this-turn');
    const table = sending('imperial-spymaster', 'dutiful-service', { spies: ['post-emperor'] });
    table.choose('recall:post-emperor');
    expect(table.player(0).intrigues).toHaveLength(1);
    expect(table.player(0).hand).toEqual(['dagger']);
  });

  it('using the spy icon recalls nothing', () => {
    covers('ruling-upr-spy-recalled-this-turn');
    const table = sending('imperial-spymaster', 'deliver-supplies', { spies: ['post-guild'] }).choose('skip');
    expect(table.player(0).intrigues).toHaveLength(0);
    expect(table.refused('effect:imperial-spymaster.0')).toBe('condition');
  });

  it('infiltrating counts', () => {
    covers('ruling-upr-spy-recalled-this-turn');
    const me = { spies: ['post-emperor'] };
    const table = sending('imperial-spymaster', 'dutiful-service', me, {
      agents: { 'dutiful-service': [1] },
    });
    expect(table.player(0).spies).toEqual([]);
    expect(table.player(0).intrigues).toHaveLength(1);
  });

  it('so does a recall by the space, even only to place the spy anew', () => {
    covers('ruling-upr-any-recall-counts');
    const spies = ['post-bene-gesserit', 'post-guild', 'post-fremen'];
    const table = sending('imperial-spymaster', 'espionage', { spies, spice: 1 }).choose('skip');
    expect(table.refused('effect:imperial-spymaster.0')).toBe('condition');
    table.choose('effect:espionage.1', 'recall:post-guild', 'post:post-choam');
    expect(table.player(0).intrigues).toHaveLength(1);
  });

  it('gives 1 persuasion and 1 sword when revealed', () => {
    const table = revealing(['imperial-spymaster']);
    expect(persuasion(table)).toBe(1);
    expect(table.player(0).swords).toBe(1);
  });
});

describe('in-high-places', () => {
  it('with another Bene Gesserit card in play draws a card and places a spy', () => {
    covers('ruling-upr-bene-gesserit-bond');
    const table = sending('in-high-places', 'dutiful-service', { played: ['truthtrance'] });
    table.choose('effect:in-high-places.0', 'post:post-choam');
    expect(table.player(0)).toMatchObject({ hand: ['dagger'], spies: ['post-choam'] });
    const alone = sending('in-high-places', 'dutiful-service');
    expect(alone.refused('effect:in-high-places.0')).toBe('condition');
    expect(alone.refused('effect:in-high-places.1')).toBe('condition');
  });

  it('recalls two spies for 3 persuasion beside its 2', () => {
    const spies = ['post-guild', 'post-choam', 'post-fremen'];
    const table = revealing(['in-high-places'], { spies });
    table.choose('effect:in-high-places.0', 'recall:post-choam', 'recall:post-guild');
    expect(persuasion(table)).toBe(5);
    expect(table.player(0).spies).toEqual(['post-fremen']);
    const one = revealing(['in-high-places'], { spies: ['post-guild'] });
    expect(persuasion(one)).toBe(2);
    expect(one.refused('effect:in-high-places.0')).toBe('cost');
  });

  it('places a spy when acquired, after the row has been refilled', () => {
    covers('ruling-upr-acquire-boxes');
    const row = ['in-high-places', 'overthrow', 'steersman', 'long-live-the-fighters', 'price-is-no-object'];
    const table = revealing(['convincing-argument', 'convincing-argument', 'diplomacy'], {}, { row });
    table.choose('acquire:in-high-places@row');
    expect(table.asks).toBe('place-spy');
    expect(table.state.row).toHaveLength(5);
    expect(table.state.row).not.toContain('in-high-places');
    expect(table.choose('post:post-guild').player(0).spies).toEqual(['post-guild']);
  });
});

describe('interstellar-trade', () => {
  it('gives an influence of choice', () => {
    const table = sending('interstellar-trade', 'spice-refinery', {}, {}, CHOAM).choose('faction:fremen');
    expect(table.player(0).influence.fremen).toBe(1);
  });

  it('takes a contract when acquired', () => {
    const row = [
      'interstellar-trade',
      'overthrow',
      'steersman',
      'long-live-the-fighters',
      'price-is-no-object',
    ];
    const hand = ['convincing-argument', 'convincing-argument', 'branching-path'];
    const board = { row, contractRow: ['contract-espionage', 'contract-acquire'] };
    const table = revealing([...hand, 'diplomacy'], {}, board, CHOAM).choose(
      'acquire:interstellar-trade@row',
    );
    table.choose('contract:contract-acquire');
    expect(table.player(0)).toMatchObject({
      contracts: ['contract-acquire'],
      discard: ['interstellar-trade'],
    });
  });

  it('gives a persuasion for each contract completed', () => {
    const completed = ['contract-immediate', 'contract-espionage', 'contract-espionage'];
    expect(persuasion(revealing(['interstellar-trade'], { completed }, {}, CHOAM))).toBe(3);
    expect(persuasion(revealing(['interstellar-trade'], { contracts: completed }, {}, CHOAM))).toBe(0);
  });

  it('counts once, at a moment the owner picks', () => {
    covers('ruling-upr-interstellar-trade-count');
    const me = { contracts: ['contract-acquire'], completed: ['contract-immediate'], councilSeat: true };
    const hand = [...RICH, 'interstellar-trade', 'branching-path'];
    const late = revealing(hand, me, {}, CHOAM);
    expect(persuasion(late)).toBe(9);
    late.choose('acquire:the-spice-must-flow@reserve');
    expect(late.player(0).completed).toHaveLength(2);
    expect(persuasion(late)).toBe(2);
    const early = revealing(hand, me, {}, CHOAM).choose('effect:interstellar-trade.0');
    early.choose('acquire:the-spice-must-flow@reserve');
    expect(persuasion(early)).toBe(1);
    expect(doing(early)).toEqual(['end']);
  });
});
