import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { holding, persuasion, revealing } from './holding.js';

const ARGUMENTS = ['convincing-argument', 'convincing-argument'];

describe('gene-manipulation', () => {
  it('trashes if wanted; 2 spice only with another Bene Gesserit card, trashing or not', () => {
    const alone = holding(['gene-manipulation']).choose('agent:gene-manipulation>hall-of-oratory');
    expect(alone.player(0).spice).toBe(0);
    expect(alone.keys).toEqual(['effect:gene-manipulation.0', 'end']);
    const bond = holding(['gene-manipulation'], { played: ['the-voice'] });
    bond.choose('agent:gene-manipulation>hall-of-oratory', 'end');
    expect(bond.player(0).spice).toBe(2);
    expect(bond.happened('trashed')).toEqual([]);
  });

  it('a card already discarded does not count, another copy does', () => {
    covers('ruling-imp-in-play');
    const gone = holding(['gene-manipulation'], { discard: ['the-voice'] });
    expect(gone.choose('agent:gene-manipulation>hall-of-oratory').player(0).spice).toBe(0);
    const twin = holding(['gene-manipulation'], { played: ['gene-manipulation'] });
    expect(twin.choose('agent:gene-manipulation>hall-of-oratory').player(0).spice).toBe(2);
    const enemy = holding(['gene-manipulation'], {}, { players: { 1: { played: ['the-voice'], hand: [] } } });
    expect(enemy.choose('agent:gene-manipulation>hall-of-oratory').player(0).spice).toBe(0);
  });

  it('trashes the card that made the bond and still gets the spice', () => {
    const table = holding(['gene-manipulation'], { played: ['the-voice'] });
    table.choose(
      'agent:gene-manipulation>hall-of-oratory',
      'effect:gene-manipulation.0',
      'trash:the-voice@play',
    );
    expect(table.player(0)).toMatchObject({ spice: 2, played: ['gene-manipulation'] });
    expect(table.state.trashed).toContain('the-voice');
  });

  it('gives 2 persuasion and nothing else when revealed', () => {
    const table = revealing(['gene-manipulation', 'the-voice']);
    expect(persuasion(table)).toBe(4);
    expect(table.player(0).spice).toBe(0);
  });
});

describe('guild-administrator', () => {
  it('may trash one card, once', () => {
    const table = holding(['guild-administrator', 'dagger', 'diplomacy']);
    table.choose('agent:guild-administrator>secure-contract', 'effect:guild-administrator.0');
    table.choose('trash:dagger@hand');
    expect(table.player(0).hand).toEqual(['diplomacy']);
    expect(table.keys).toEqual(['end']);
  });

  it('hand, discard pile and play, but not the deck', () => {
    covers('imp-icon-trash-from', 'ruling-imp-trash-from-where');
    const me = { deck: ['reconnaissance'], discard: ['dagger'], played: ['scout'] };
    const table = holding(['guild-administrator', 'diplomacy'], me);
    table.choose('agent:guild-administrator>secure-contract', 'effect:guild-administrator.0');
    expect(table.keys).toEqual([
      'trash:diplomacy@hand',
      'trash:dagger@discard',
      'trash:scout@play',
      'trash:guild-administrator@play',
      'skip',
    ]);
    table.choose('skip');
    expect(table.happened('trashed')).toEqual([]);
  });

  it('gives 1 persuasion when revealed and trashes nothing', () => {
    const table = revealing(['guild-administrator']);
    expect(persuasion(table)).toBe(1);
    expect(table.keys).not.toContain('effect:guild-administrator.0');
  });
});

describe('guild-ambassador', () => {
  it('gives Guild influence or 2 spice', () => {
    const friend = holding(['guild-ambassador']).choose('agent:guild-ambassador>hall-of-oratory');
    expect(friend.keys).toEqual(['option:0', 'option:1']);
    friend.choose('option:0');
    expect(friend.player(0)).toMatchObject({ spice: 0 });
    expect(friend.player(0).influence.guild).toBe(1);
    const trader = holding(['guild-ambassador']).choose('agent:guild-ambassador>hall-of-oratory', 'option:1');
    expect(trader.player(0).spice).toBe(2);
    expect(trader.player(0).influence.guild).toBe(0);
  });

  it('leaves the spice alone to who is at the top of the Guild track', () => {
    const top = { influence: { guild: 6 }, points: 2 };
    const table = holding(['guild-ambassador'], top, { alliances: { guild: 0 } });
    table.choose('agent:guild-ambassador>hall-of-oratory');
    expect(table.player(0).spice).toBe(2);
  });

  it('with the Guild alliance 3 spice buy a point, which may be declined', () => {
    const ally = { influence: { guild: 4 }, points: 2, spice: 4 };
    const table = revealing(['guild-ambassador'], ally, { alliances: { guild: 0 } });
    expect(table.keys).toContain('end');
    table.choose('effect:guild-ambassador.0');
    expect(table.player(0)).toMatchObject({ spice: 1, points: 3 });
    const kept = revealing(['guild-ambassador'], ally, { alliances: { guild: 0 } }).choose('end');
    expect(kept.player(0)).toMatchObject({ spice: 4, points: 2 });
    expect(persuasion(revealing(['guild-ambassador'], ally, { alliances: { guild: 0 } }))).toBe(0);
  });

  it('offers no point without the alliance token or with 2 spice', () => {
    const strong = revealing(['guild-ambassador'], { influence: { guild: 3 }, points: 1, spice: 9 });
    expect(strong.keys).not.toContain('effect:guild-ambassador.0');
    expect(strong.refused('effect:guild-ambassador.0')).toBe('condition');
    const poor = { influence: { guild: 4 }, points: 2, spice: 2 };
    const table = revealing(['guild-ambassador'], poor, { alliances: { guild: 0 } });
    expect(table.keys).not.toContain('effect:guild-ambassador.0');
  });
});

describe('guild-bankers', () => {
  it('every copy of The Spice Must Flow costs 3 less this turn', () => {
    covers('ruling-imp-guild-bankers-each', 'faq-guild-bankers');
    const hand = ['guild-bankers', ...ARGUMENTS, 'piter-de-vries', 'lady-jessica'];
    const table = revealing(hand, { councilSeat: true });
    expect(persuasion(table)).toBe(12);
    table.choose('acquire:the-spice-must-flow@reserve', 'acquire:the-spice-must-flow@reserve');
    expect(table.player(0).points).toBe(2);
    expect(persuasion(table)).toBe(0);
  });

  it('lowers no other price and gives no persuasion of its own', () => {
    const table = revealing(['guild-bankers', 'diplomacy']);
    expect(persuasion(table)).toBe(1);
    expect(table.refused('reserve:arrakis-liaison')).toBe('cost');
    expect(table.refused('reserve:the-spice-must-flow')).toBe('cost');
  });

  it('does nothing when it sends an agent', () => {
    const table = holding(['guild-bankers']).choose('agent:guild-bankers>wealth');
    expect(table.player(0)).toMatchObject({ solari: 2, spice: 0 });
    expect(table.state.turn?.discounts).toEqual([]);
  });
});

describe('gun-thopter', () => {
  it('every opponent loses a garrison troop to the supply, if any', () => {
    covers('ruling-imp-gun-thopter-empty-garrison', 'faq-gun-thopter');
    const players = { 1: { garrison: 2, conflict: 1 }, 2: { garrison: 0, conflict: 2 } };
    const table = holding(['gun-thopter'], { garrison: 3 }, { players });
    table.choose('agent:gun-thopter>secure-contract');
    expect(table.player(0).garrison).toBe(3);
    expect(table.player(1)).toMatchObject({ garrison: 1, conflict: 1, supply: 10 });
    expect(table.player(2)).toMatchObject({ garrison: 0, conflict: 2, supply: 10 });
  });

  it('3 swords, and one garrison troop may go to the conflict', () => {
    covers('ruling-imp-reveal-deploy-limits');
    const table = revealing(['gun-thopter'], { garrison: 3 });
    expect(table.player(0).swords).toBe(3);
    expect(persuasion(table)).toBe(0);
    table.choose('effect:gun-thopter.0');
    expect(table.keys).toEqual(['deploy:0', 'deploy:1']);
    table.choose('deploy:1', 'end');
    expect(table.player(0)).toMatchObject({ garrison: 2, conflict: 1 });
    expect(table.happened('strength')).toMatchObject([{ strength: 5 }]);
  });

  it('deploys nobody if declined or if the garrison is empty', () => {
    expect(revealing(['gun-thopter'], { garrison: 3 }).choose('end').player(0).conflict).toBe(0);
    const empty = revealing(['gun-thopter'], { garrison: 0 });
    expect(empty.keys).not.toContain('effect:gun-thopter.0');
    expect(empty.refused('effect:gun-thopter.0')).toBe('no-effect');
  });
});

describe('gurney-halleck', () => {
  it('recruits 2 troops and draws a card; at a combat space both recruits count', () => {
    const table = holding(['gurney-halleck'], { garrison: 1, influence: { fremen: 2 }, points: 1 });
    table.choose('agent:gurney-halleck>sietch-tabr');
    expect(table.player(0)).toMatchObject({ garrison: 4, hand: ['dagger'] });
    expect(table.keys).toEqual(['deploy:1', 'deploy:2', 'deploy:3', 'deploy:4', 'end']);
  });

  it('revealed: 3 solari recruit 2 troops, and only those may be deployed', () => {
    const table = revealing(['gurney-halleck'], { solari: 3, garrison: 5 });
    expect(persuasion(table)).toBe(2);
    table.choose('effect:gurney-halleck.0');
    expect(table.keys).toEqual(['deploy:0', 'deploy:1', 'deploy:2']);
    table.choose('deploy:2');
    expect(table.player(0)).toMatchObject({ solari: 0, garrison: 5, conflict: 2, supply: 5 });
    expect(table.keys).not.toContain('effect:gurney-halleck.0');
  });

  it('deploys no more than the supply could give', () => {
    const table = revealing(['gurney-halleck'], { solari: 3, garrison: 5, conflict: 6 });
    table.choose('effect:gurney-halleck.0');
    expect(table.keys).toEqual(['deploy:0', 'deploy:1']);
    table.choose('deploy:0');
    expect(table.player(0)).toMatchObject({ garrison: 6, conflict: 6, supply: 0 });
  });

  it('may keep the solari; 2 solari are too few', () => {
    const kept = revealing(['gurney-halleck'], { solari: 3 }).choose('end');
    expect(kept.player(0)).toMatchObject({ solari: 3, garrison: 3 });
    expect(revealing(['gurney-halleck'], { solari: 2 }).refused('effect:gurney-halleck.0')).toBe('cost');
  });
});

describe('imperial-spy', () => {
  it('may be trashed to draw an intrigue', () => {
    const table = holding(['imperial-spy'], {}, { intrigueDeck: ['windfall'] });
    table.choose('agent:imperial-spy>wealth', 'effect:imperial-spy.0');
    expect(table.player(0)).toMatchObject({ intrigues: ['windfall'], played: [] });
    expect(table.state.trashed).toContain('imperial-spy');
  });

  it('brings no intrigue when something else trashes it', () => {
    covers('faq-imperial-spy');
    const me = { spice: 2, intrigues: ['dispatch-an-envoy'] };
    const table = holding(['imperial-spy', 'dagger'], me, { intrigueDeck: ['windfall'] });
    table.choose('intrigue:dispatch-an-envoy', 'agent:imperial-spy>selective-breeding');
    table.choose('effect:selective-breeding.0', 'trash:imperial-spy@play');
    expect(table.state.trashed).toContain('imperial-spy');
    expect(table.player(0).intrigues).toEqual([]);
    expect(table.keys).not.toContain('effect:imperial-spy.0');
  });

  it('stays if that is declined', () => {
    const table = holding(['imperial-spy']).choose('agent:imperial-spy>wealth', 'end');
    expect(table.player(0)).toMatchObject({ intrigues: [], played: ['imperial-spy'] });
  });

  it('gives 1 persuasion and 1 sword when revealed', () => {
    const table = revealing(['imperial-spy']);
    expect(persuasion(table)).toBe(1);
    expect(table.player(0).swords).toBe(1);
    expect(table.keys).not.toContain('effect:imperial-spy.0');
  });
});

describe('lady-jessica', () => {
  it('draws 2 cards when she sends an agent', () => {
    const table = holding(['lady-jessica']).choose('agent:lady-jessica>secure-contract');
    expect(table.player(0).hand).toEqual(['dagger', 'dune-the-desert-planet']);
  });

  it('gives 3 persuasion and 1 sword when revealed, and no influence then', () => {
    const table = revealing(['lady-jessica']);
    expect(persuasion(table)).toBe(3);
    expect(table.player(0).swords).toBe(1);
    expect(table.happened('influence')).toEqual([]);
  });

  it('gives influence with any faction when acquired', () => {
    const hand = [...ARGUMENTS, 'diplomacy'];
    const table = revealing(hand, { councilSeat: true }, { row: ['lady-jessica'] });
    table.choose('acquire:lady-jessica@row');
    expect(table.keys).toEqual([
      'faction:emperor',
      'faction:guild',
      'faction:bene-gesserit',
      'faction:fremen',
    ]);
    table.choose('faction:guild');
    expect(table.player(0).influence.guild).toBe(1);
    expect(table.player(0).discard).toEqual(['lady-jessica']);
  });
});

describe('liet-kynes', () => {
  it('2 persuasion for each Fremen card played or revealed this round, itself too', () => {
    covers('ruling-imp-liet-kynes-count', 'faq-liet-kynes');
    expect(persuasion(revealing(['liet-kynes']))).toBe(2);
    expect(persuasion(revealing(['liet-kynes', 'crysknife'], { played: ['stilgar', 'scout'] }))).toBe(6);
    const discarded = revealing(['liet-kynes'], { discard: ['stilgar'] });
    expect(persuasion(discarded)).toBe(2);
  });

  it('a Fremen card drawn on the Reveal turn counts if he is counted after it', () => {
    covers('ruling-imp-reveal-draws');
    const me = { deck: ['chani', 'dagger', 'scout'], intrigues: ['water-of-life'], water: 1, spice: 1 };
    const late = revealing(['liet-kynes'], me).choose('intrigue:water-of-life');
    expect(late.player(0).revealed).toEqual(['liet-kynes', 'chani', 'dagger', 'scout']);
    expect(persuasion(late)).toBe(4 + 3);
    const early = revealing(['liet-kynes'], me).choose('effect:liet-kynes.0', 'intrigue:water-of-life');
    expect(persuasion(early)).toBe(2 + 3);
  });

  it('gives Emperor influence when acquired, not when revealed', () => {
    const table = revealing(ARGUMENTS, { councilSeat: true }, { row: ['liet-kynes'] });
    table.choose('acquire:liet-kynes@row');
    expect(table.player(0).influence).toEqual({ emperor: 1, guild: 0, 'bene-gesserit': 0, fremen: 0 });
    expect(revealing(['liet-kynes']).player(0).influence.emperor).toBe(0);
  });

  it('has an empty agent box', () => {
    const table = holding(['liet-kynes']).choose('agent:liet-kynes>stillsuits');
    expect(table.player(0)).toMatchObject({ water: 2, hand: [], solari: 0 });
    expect(persuasion(table)).toBe(0);
  });
});

describe('missionaria-protectiva', () => {
  it('gives influence of choice only with another Bene Gesserit card in play', () => {
    const alone = holding(['missionaria-protectiva'], { deck: [] });
    alone.choose('agent:missionaria-protectiva>arrakeen');
    expect(alone.refused('effect:missionaria-protectiva.0')).toBe('condition');
    const bond = holding(['missionaria-protectiva'], { deck: [], played: ['bene-gesserit-initiate'] });
    bond.choose('agent:missionaria-protectiva>arrakeen', 'faction:emperor');
    expect(bond.player(0).influence.emperor).toBe(1);
  });

  it('the influence cannot be left out', () => {
    covers('imp-effects-mandatory', 'faq-mandatory');
    const table = holding(['missionaria-protectiva'], { played: ['the-voice'] });
    table.choose('agent:missionaria-protectiva>arrakeen');
    expect(table.keys).not.toContain('end');
  });

  it('it is itself a Bene Gesserit card, in two copies', () => {
    covers('ruling-imp-missionaria-errata', 'faq-missionaria-protectiva');
    const table = holding(['missionaria-protectiva'], { deck: [], played: ['missionaria-protectiva'] });
    table.choose('agent:missionaria-protectiva>arrakeen');
    expect(table.asks).toBe('faction');
    expect(() =>
      holding(['missionaria-protectiva', 'missionaria-protectiva', 'missionaria-protectiva']),
    ).toThrow('missionaria-protectiva');
  });

  it('gives 1 persuasion when revealed', () => {
    expect(persuasion(revealing(['missionaria-protectiva', 'the-voice']))).toBe(3);
  });
});
