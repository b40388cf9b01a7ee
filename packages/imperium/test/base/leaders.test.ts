import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { Table } from '../table.js';
import { holding, persuasion, revealing } from './holding.js';

const RING = 'signet-ring';

describe('paul-atreides', () => {
  const PAUL = { leader: 'paul-atreides' };

  it('sees the top of his deck; his ring draws a card', () => {
    covers('imp-leader-two-abilities');
    const table = holding([RING], PAUL);
    expect(table.view(0).players[0]?.deckTop).toBe('dagger');
    table.choose(`agent:${RING}>secure-contract`);
    expect(table.player(0).hand).toEqual(['dagger']);
    expect(table.view(0).players[0]?.deckTop).toBe('dune-the-desert-planet');
  });

  it('is the only one who sees it', () => {
    const table = holding([RING], PAUL);
    for (const seat of [1, 2, undefined])
      expect(table.view(seat).players[0]).toHaveProperty('deckTop', undefined);
    for (const seat of [1, 2]) expect(table.view(seat).players[seat]).toHaveProperty('deckTop', undefined);
  });

  it('nothing to see in an empty deck, no reshuffle', () => {
    covers('imp-look-at-empty-deck', 'ruling-imp-paul-snooper-empty');
    const table = holding([RING], { ...PAUL, deck: [], discard: ['dagger'], intrigues: ['poison-snooper'] });
    expect(table.view(0).players[0]).toHaveProperty('deckTop', undefined);
    expect(table.refused('intrigue:poison-snooper')).toBe('condition');
    expect(table.player(0)).toMatchObject({ deck: [], discard: ['dagger'] });
  });
});

describe('duke-leto-atreides', () => {
  const LETO = { leader: 'duke-leto-atreides' };

  it.each([
    ['mentat', 1],
    ['rally-troops', 3],
    ['high-council', 4],
    ['swordmaster', 7],
  ])('%s costs him %i solari, and no less', (space, cost) => {
    covers('ruling-imp-leto-example');
    const table = holding(['dagger'], { ...LETO, solari: cost, deck: [] });
    expect(table.keys).toContain(`agent:dagger>${space}`);
    table.choose(`agent:dagger>${space}`);
    expect(table.player(0).solari).toBe(0);
    const poor = holding(['dagger'], { ...LETO, solari: cost - 1 });
    expect(poor.refused(`card:dagger>space:${space}`)).toBe('cost');
    const other = holding(['dagger'], { leader: 'paul-atreides', solari: cost });
    expect(other.refused(`card:dagger>space:${space}`)).toBe('cost');
  });

  it('does not lower costs other than solari of Landsraad spaces', () => {
    const table = holding(['diplomacy', 'reconnaissance'], {
      ...LETO,
      spice: 3,
      water: 1,
      solari: 9,
      deck: [],
    });
    expect(table.refused('card:diplomacy>space:conspire')).toBe('cost');
    expect(table.refused('card:reconnaissance>space:research-station')).toBe('cost');
    table.choose('agent:diplomacy>hardy-warriors');
    expect(table.player(0)).toMatchObject({ water: 0, solari: 9 });
  });

  it('his ring pays 1 spice for influence with a faction where an opponent is ahead', () => {
    const players = {
      1: { influence: { guild: 2, fremen: 1 }, points: 1 },
      2: { influence: { emperor: 1 } },
    };
    const me = { ...LETO, spice: 2, influence: { fremen: 1, 'bene-gesserit': 1 } };
    const table = holding([RING], me, { players }).choose(`agent:${RING}>hall-of-oratory`);
    table.choose('effect:duke-leto-atreides.0');
    expect(table.keys).toEqual(['faction:emperor', 'faction:guild']);
    table.choose('faction:guild');
    expect(table.player(0).influence.guild).toBe(1);
    expect(table.player(0).spice).toBe(1);
    expect(table.keys).toEqual(['end']);
  });

  it('his ring may be declined, costs spice and needs somebody ahead', () => {
    const players = { 1: { influence: { guild: 1 } } };
    const table = holding([RING], { ...LETO, spice: 1 }, { players }).choose(
      `agent:${RING}>hall-of-oratory`,
      'end',
    );
    expect(table.player(0)).toMatchObject({ spice: 1 });
    expect(table.player(0).influence.guild).toBe(0);
    const poor = holding([RING], { ...LETO, spice: 0 }, { players }).choose(`agent:${RING}>hall-of-oratory`);
    expect(poor.refused('effect:duke-leto-atreides.0')).toBe('cost');
    const ahead = holding([RING], { ...LETO, spice: 1 }).choose(`agent:${RING}>hall-of-oratory`);
    expect(ahead.refused('effect:duke-leto-atreides.0')).toBe('no-effect');
  });
});

describe('glossu-the-beast-rabban', () => {
  it('starts with 1 spice and 1 solari, the others without', () => {
    const { state } = new Table();
    expect(state.players.map(({ leader }) => leader)[2]).toBe('glossu-the-beast-rabban');
    expect(state.players.map(({ spice }) => spice)).toEqual([0, 0, 1]);
    expect(state.players.map(({ solari }) => solari)).toEqual([0, 0, 1]);
  });

  const RABBAN = { leader: 'glossu-the-beast-rabban' };

  it('his ring recruits 1 troop, or 2 with any alliance', () => {
    const alone = holding([RING], RABBAN).choose(`agent:${RING}>secure-contract`);
    expect(alone.player(0)).toMatchObject({ garrison: 4, supply: 8 });
    const ally = { ...RABBAN, influence: { guild: 4 }, points: 2 };
    const allied = holding([RING], ally, { alliances: { guild: 0 } }).choose(`agent:${RING}>secure-contract`);
    expect(allied.player(0)).toMatchObject({ garrison: 5, supply: 7 });
  });

  it('never recruits more than 2, even if the alliance comes during the turn', () => {
    const me = { ...RABBAN, influence: { guild: 3 }, points: 1, intrigues: ['guild-authorization'] };
    const table = holding([RING], me).choose(`agent:${RING}>secure-contract`, 'intrigue:guild-authorization');
    expect(table.state.alliances.guild).toBe(0);
    expect(table.player(0).garrison).toBe(5);
  });

  it('an opponent’s alliance does not help him', () => {
    const rival = { alliances: { guild: 1 }, players: { 1: { influence: { guild: 4 }, points: 2 } } };
    expect(holding([RING], RABBAN, rival).choose(`agent:${RING}>secure-contract`).player(0).garrison).toBe(4);
  });
});

describe('countess-ariana-thorvald', () => {
  const ARIANA = { leader: 'countess-ariana-thorvald', spice: 0 };

  it.each([
    ['imperial-basin', 0, 0],
    ['imperial-basin', 2, 2],
    ['hagga-basin', 0, 1],
    ['the-great-flat', 1, 3],
  ])('harvests 1 spice less and draws a card: %s with %i bonus gives %i', (space, bonus, spice) => {
    const table = holding(
      ['dune-the-desert-planet'],
      { ...ARIANA, water: 2, deck: ['dagger'] },
      { makers: { [space]: bonus } },
    );
    table.choose(`agent:dune-the-desert-planet>${space}`);
    expect(table.player(0)).toMatchObject({ spice, hand: ['dagger'] });
    expect(table.state.makers[space]).toBe(0);
  });

  it('it is no choice, and other spice is not touched', () => {
    covers('ruling-imp-ariana-scope', 'faq-ariana');
    const table = holding(['worm-riders'], ARIANA).choose('agent:worm-riders>imperial-basin');
    expect(table.player(0)).toMatchObject({ spice: 2, hand: ['dagger'] });
    const shown = revealing(['carryall', 'the-spice-must-flow'], ARIANA);
    expect(shown.player(0)).toMatchObject({ spice: 2, hand: [] });
    expect(shown.happened('drew')).toEqual([]);
    const control = holding(['worm-riders'], ARIANA, { control: { 'imperial-basin': 0 } });
    expect(control.choose('agent:worm-riders>imperial-basin').player(0).spice).toBe(3);
  });

  it('loses one spice only, also when a card doubles the harvest', () => {
    const table = holding(['carryall'], { ...ARIANA, water: 2 }, { makers: { 'the-great-flat': 1 } });
    table.choose('agent:carryall>the-great-flat');
    expect(table.player(0).spice).toBe(6);
  });

  it('her ring gives 1 water', () => {
    const table = holding([RING], { ...ARIANA, water: 0 }).choose(`agent:${RING}>secure-contract`);
    expect(table.player(0).water).toBe(1);
  });
});

describe('earl-memnon-thorvald', () => {
  const MEMNON = { leader: 'earl-memnon-thorvald' };

  it('gains influence of his choice when he takes a council seat', () => {
    const table = holding(['dagger'], { ...MEMNON, solari: 5 }).choose('agent:dagger>high-council');
    expect(table.keys).toEqual([
      'faction:emperor',
      'faction:guild',
      'faction:bene-gesserit',
      'faction:fremen',
    ]);
    table.choose('faction:bene-gesserit');
    expect(table.player(0).influence['bene-gesserit']).toBe(1);
    expect(table.player(0)).toMatchObject({ councilSeat: true, solari: 0 });
  });

  it('only for taking it: neither a seat he has nor another leader’s brings influence', () => {
    const seated = revealing(['dagger'], { ...MEMNON, councilSeat: true });
    expect(persuasion(seated)).toBe(2);
    expect(seated.happened('influence')).toEqual([]);
    const paul = holding(['dagger'], { leader: 'paul-atreides', solari: 5 }).choose(
      'agent:dagger>high-council',
    );
    expect(paul.asks).toBe('agent-effects');
  });

  it('his ring gives 1 spice', () => {
    expect(
      holding([RING], { ...MEMNON, spice: 0 })
        .choose(`agent:${RING}>secure-contract`)
        .player(0).spice,
    ).toBe(1);
  });
});

describe('count-ilban-richese', () => {
  const ILBAN = { leader: 'count-ilban-richese' };

  it('draws a card for paying the solari of a space', () => {
    const table = holding(['dagger'], { ...ILBAN, solari: 4 }).choose('agent:dagger>rally-troops');
    expect(table.player(0)).toMatchObject({ solari: 0, hand: ['dagger'], garrison: 7 });
    const mentat = holding(['dagger'], { ...ILBAN, solari: 2 }).choose('agent:dagger>mentat');
    expect(mentat.player(0).hand).toEqual(['dagger', 'dune-the-desert-planet']);
  });

  it('not for solari paid to a card, nor for other costs of spaces', () => {
    covers('ruling-imp-ilban-scope', 'faq-richese-discount');
    const grip = holding(['firm-grip'], { ...ILBAN, solari: 2 }).choose('agent:firm-grip>hall-of-oratory');
    grip.choose('effect:firm-grip.0', 'faction:guild');
    expect(grip.player(0)).toMatchObject({ solari: 0, hand: [] });
    const rich = revealing(['opulence'], { ...ILBAN, solari: 6 }).choose('effect:opulence.0');
    expect(rich.happened('drew')).toEqual([]);
    const plot = holding(['dagger'], { ...ILBAN, solari: 7, intrigues: ['choam-shares'] });
    expect(plot.choose('intrigue:choam-shares').player(0).hand).toEqual(['dagger']);
    const spice = holding(['diplomacy'], { ...ILBAN, spice: 4 }).choose('agent:diplomacy>conspire');
    expect(spice.player(0).hand).toEqual([]);
  });

  it('not for free spaces', () => {
    expect(holding(['dagger'], ILBAN).choose('agent:dagger>hall-of-oratory').player(0).hand).toEqual([]);
  });

  it('his ring gives 1 solari, too late to pay for the space', () => {
    const table = holding([RING], { ...ILBAN, solari: 0 }).choose(`agent:${RING}>secure-contract`);
    expect(table.player(0).solari).toBe(4);
    const poor = holding([RING], { ...ILBAN, solari: 1 });
    expect(poor.refused(`card:${RING}>space:mentat`)).toBe('cost');
  });
});
