import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import {
  CITY_POSTS,
  DEAR_ROW,
  doing,
  holding,
  persuasion,
  posts,
  reach,
  revealing,
  sending,
} from './hands.js';

describe('rebel-supplier', () => {
  it('recruits two troops if an own spy was recalled', () => {
    covers('ruling-upr-spy-recalled-this-turn');
    const me = { spies: ['post-spice-refinery-arrakeen'], garrison: 0 };
    expect(
      sending('rebel-supplier', 'spice-refinery', me).choose(`recall:${me.spies[0]}`).player(0).garrison,
    ).toBe(2);
    expect(sending('rebel-supplier', 'spice-refinery', me).choose('skip').player(0).garrison).toBe(0);
  });

  it('gives a spice and a sword, but no persuasion, when revealed', () => {
    const table = revealing(['rebel-supplier'], { spice: 0 });
    expect(table.player(0)).toMatchObject({ spice: 1, swords: 1 });
    expect(persuasion(table)).toBe(0);
  });
});

describe('reliable-informant', () => {
  it('places a spy on the post of the Emperor, the Bene Gesserit or the Fremen', () => {
    const table = sending('reliable-informant', 'deliver-supplies');
    expect(posts(table)).toEqual(['post-emperor', 'post-bene-gesserit', 'post-fremen']);
    expect(table.choose('post:post-fremen').player(0).spies).toEqual(['post-fremen']);
  });

  it('with none of them free nothing happens', () => {
    covers('ruling-upr-spy-mandatory');
    const players = { 1: { spies: ['post-emperor', 'post-bene-gesserit', 'post-fremen'] } };
    const table = sending('reliable-informant', 'deliver-supplies', {}, { players });
    expect(table.refused('effect:reliable-informant.0')).toBe('no-effect');
    expect(table.choose('end').player(0).spies).toEqual([]);
  });

  it('with no spy in the supply only a recall that frees a fitting post helps', () => {
    covers('ruling-upr-spy-mandatory');
    const spies = ['post-emperor', 'post-choam', 'post-guild'];
    const players = { 1: { spies: ['post-bene-gesserit', 'post-fremen'] } };
    const table = sending('reliable-informant', 'deliver-supplies', { spies }, { players }).choose('skip');
    table.choose('effect:reliable-informant.0');
    expect(table.keys).toEqual(['recall:post-emperor', 'skip']);
  });

  it('gives 1 persuasion and 1 solari when revealed', () => {
    const table = revealing(['reliable-informant'], { solari: 0 });
    expect(persuasion(table)).toBe(1);
    expect(table.player(0).solari).toBe(1);
  });
});

describe('sardaukar-coordination', () => {
  it('lets the troops recruited this turn be deployed from a space without combat', () => {
    const table = sending('sardaukar-coordination', 'sardaukar', { spice: 4, garrison: 3 });
    expect(table.keys.filter((key) => key.startsWith('deploy:'))).toEqual([
      'deploy:1',
      'deploy:2',
      'deploy:3',
      'deploy:4',
    ]);
    expect(table.choose('deploy:4').player(0)).toMatchObject({ garrison: 3, conflict: 4 });
    const none = sending('sardaukar-coordination', 'dutiful-service', { garrison: 3 });
    expect(none.keys).toEqual(['end']);
  });

  it('a sword for every Emperor card revealed this turn, itself included', () => {
    covers('ruling-upr-sardaukar-coordination-count');
    const hand = ['sardaukar-coordination', 'calculus-of-power', 'dagger'];
    const table = revealing(hand, { played: ['in-high-places'], leader: 'lady-margot-fenring' });
    expect(persuasion(table)).toBe(4);
    expect(table.player(0).swords).toBe(2 + 1);
    const both = revealing(['sardaukar-coordination', 'sardaukar-coordination']);
    expect(both.player(0).swords).toBe(4);
  });
});

describe('sardaukar-soldier', () => {
  it('draws an intrigue when it is trashed, from wherever', () => {
    const hand = holding(['calculus-of-power', 'sardaukar-soldier']).choose(
      'agent:calculus-of-power>spice-refinery',
    );
    hand.choose('effect:calculus-of-power.0', 'trash:sardaukar-soldier@hand');
    expect(hand.player(0).intrigues).toHaveLength(1);
    const play = sending('calculus-of-power', 'spice-refinery', { played: ['sardaukar-soldier'] });
    play.choose('effect:calculus-of-power.0', 'trash:sardaukar-soldier@play');
    expect(play.player(0).intrigues).toHaveLength(1);
  });

  it('has an empty agent box and gives 1 persuasion and 1 sword', () => {
    const table = sending('sardaukar-soldier', 'spice-refinery');
    expect(doing(table)).toEqual(['end']);
    const shown = revealing(['sardaukar-soldier']);
    expect(persuasion(shown)).toBe(1);
    expect(shown.player(0)).toMatchObject({ swords: 1, intrigues: [] });
  });
});

describe('shishakli', () => {
  it('trashes a card as a price for drawing one; it may trash itself', () => {
    const table = holding(['shishakli', 'diplomacy']).choose(
      'agent:shishakli>spice-refinery',
      'effect:shishakli.0',
    );
    expect(table.keys).toEqual(['trash:diplomacy@hand', 'trash:shishakli@play']);
    table.choose('trash:diplomacy@hand');
    expect(table.player(0).hand).toEqual(['dagger']);
    const self = sending('shishakli', 'spice-refinery').choose('effect:shishakli.0');
    expect(self.player(0)).toMatchObject({ hand: ['dagger'], played: [] });
    expect(self.state.trashed).toContain('shishakli');
  });

  it('2 swords, and an influence of the Fremen with another Fremen card', () => {
    covers('ruling-upr-fremen-bond');
    const alone = revealing(['shishakli']);
    expect(alone.player(0)).toMatchObject({ swords: 2, influence: { fremen: 0 } });
    expect(persuasion(alone)).toBe(0);
    expect(revealing(['shishakli', 'desert-survival']).player(0).influence.fremen).toBe(1);
  });
});

describe('smugglers-harvester', () => {
  it('a spice more at a maker space; revealed 1 persuasion', () => {
    covers('ruling-upr-maker-space-condition');
    expect(sending('smugglers-harvester', 'imperial-basin', { spice: 0 }).player(0).spice).toBe(2);
    expect(sending('smugglers-harvester', 'accept-contract', { spice: 0 }).player(0).spice).toBe(0);
    expect(persuasion(revealing(['smugglers-harvester']))).toBe(1);
  });
});

describe('smugglers-haven', () => {
  it('pays 4 spice for a point', () => {
    const table = sending('smugglers-haven', 'deliver-supplies', { spice: 4, points: 0 });
    expect(table.choose('effect:smugglers-haven.0').player(0)).toMatchObject({ spice: 0, points: 1 });
    const poor = sending('smugglers-haven', 'deliver-supplies', { spice: 3 });
    expect(poor.refused('effect:smugglers-haven.0')).toBe('cost');
  });

  it('2 spice when revealed if an own spy watches a maker space', () => {
    covers('ruling-upr-spying-on');
    const watching = revealing(['smugglers-haven'], { spice: 0, spies: ['post-hagga-basin'] });
    expect(watching.player(0).spice).toBe(2);
    expect(persuasion(watching)).toBe(1);
    const elsewhere = revealing(['smugglers-haven'], {
      spice: 0,
      spies: ['post-choam', ...CITY_POSTS.slice(0, 2)],
    });
    expect(elsewhere.player(0).spice).toBe(0);
  });
});

describe('southern-elders', () => {
  it('recruits two troops with another Bene Gesserit card in play', () => {
    covers('ruling-upr-bene-gesserit-bond');
    const bond = sending('southern-elders', 'secrets', { played: ['truthtrance'], garrison: 0 });
    expect(bond.player(0).garrison).toBe(2);
    const alone = sending('southern-elders', 'secrets', { played: ['maula-pistol'], garrison: 0 });
    expect(alone.player(0).garrison).toBe(0);
  });

  it('gives 1 water, and 2 persuasion with another Fremen card', () => {
    const alone = revealing(['southern-elders'], { water: 0, played: ['truthtrance'] });
    expect(alone.player(0).water).toBe(1);
    expect(persuasion(alone)).toBe(0);
    expect(persuasion(revealing(['southern-elders'], { played: ['maker-keeper'] }))).toBe(2);
  });
});

describe('space-time-folding', () => {
  it('discards a card for a card, for two if it is a Guild card', () => {
    const plain = holding(['space-time-folding', 'diplomacy']).choose(
      'agent:space-time-folding>deliver-supplies',
    );
    expect(plain.choose('effect:space-time-folding.0').player(0).hand).toEqual(['dagger']);
    const guild = holding(['space-time-folding', 'guild-envoy']).choose(
      'agent:space-time-folding>deliver-supplies',
    );
    expect(guild.choose('effect:space-time-folding.0').player(0).hand).toEqual([
      'dagger',
      'dune-the-desert-planet',
    ]);
  });

  it('needs a card in hand; declining is allowed; revealed 1 persuasion', () => {
    covers('ruling-upr-discard-icon');
    const alone = sending('space-time-folding', 'deliver-supplies');
    expect(alone.refused('effect:space-time-folding.0')).toBe('cost');
    const kept = holding(['space-time-folding', 'diplomacy']).choose(
      'agent:space-time-folding>deliver-supplies',
      'end',
    );
    expect(kept.player(0).hand).toEqual(['diplomacy']);
    expect(persuasion(revealing(['space-time-folding']))).toBe(1);
  });
});

describe('spacing-guilds-favor', () => {
  it('draws a card when it sends an agent', () => {
    expect(sending('spacing-guilds-favor', 'deliver-supplies').player(0).hand).toEqual(['dagger']);
  });

  it('pays 3 spice for an influence of choice beside 2 persuasion', () => {
    const table = revealing(['spacing-guilds-favor'], { spice: 3 });
    expect(persuasion(table)).toBe(2);
    table.choose('effect:spacing-guilds-favor.0', 'faction:emperor');
    expect(table.player(0)).toMatchObject({ spice: 0, influence: { emperor: 1 } });
    expect(revealing(['spacing-guilds-favor'], { spice: 2 }).refused('effect:spacing-guilds-favor.0')).toBe(
      'cost',
    );
  });

  it('gives 2 spice when discarded from the hand', () => {
    const table = holding(['guild-envoy', 'spacing-guilds-favor'], { spice: 0 });
    table.choose('agent:guild-envoy>dutiful-service');
    expect(table.player(0)).toMatchObject({ spice: 2, discard: ['spacing-guilds-favor'] });
  });

  it('the clean-up of the Reveal turn gives nothing', () => {
    covers('ruling-upr-guild-favor-cleanup');
    const table = revealing(['spacing-guilds-favor'], { spice: 0, played: ['guild-envoy'] }).choose('end');
    expect(table.player(0)).toMatchObject({ spice: 0, discard: ['guild-envoy', 'spacing-guilds-favor'] });
  });
});

describe('spy-network', () => {
  it('gives 2 persuasion and a sword, and with two spies recalls one for an intrigue', () => {
    const table = revealing(['spy-network'], { spies: ['post-guild', 'post-choam'] });
    expect(persuasion(table)).toBe(2);
    expect(table.player(0).swords).toBe(1);
    table.choose('effect:spy-network.0', 'recall:post-choam');
    expect(table.player(0).spies).toEqual(['post-guild']);
    expect(table.player(0).intrigues).toHaveLength(1);
    const one = revealing(['spy-network'], { spies: ['post-guild'] });
    expect(one.refused('effect:spy-network.0')).toBe('condition');
  });

  it('sends no agent, and places a spy when acquired', () => {
    const table = holding(['spy-network', 'dagger'], { spies: ['post-guild'] });
    expect(reach(table, 'spy-network')).toEqual([]);
    const row = ['spy-network', ...DEAR_ROW.slice(1)];
    const bought = revealing(['convincing-argument'], {}, { row }).choose('acquire:spy-network@row');
    expect(bought.choose('post:post-guild').player(0).spies).toEqual(['post-guild']);
  });
});
