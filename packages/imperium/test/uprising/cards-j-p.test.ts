import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { buying, DEAR_ROW, doing, holding, persuasion, posts, reach, revealing, sending } from './hands.js';

const CHOAM = { choam: true };

describe('junction-headquarters', () => {
  const me = { influence: { guild: 4 }, intrigues: ['cunning'], spice: 2, points: 0 };
  const allied = { alliances: { guild: 0 } } as const;

  it('with the Guild alliance trashes an intrigue and pays 2 spice for a point', () => {
    const table = sending('junction-headquarters', 'accept-contract', me, allied);
    table.choose('effect:junction-headquarters.0');
    expect(table.player(0)).toMatchObject({ points: 1, spice: 0, intrigues: [] });
    expect(table.state.trashedIntrigues).toEqual(['cunning']);
  });

  it('needs the alliance, the intrigue and the spice', () => {
    expect(
      sending('junction-headquarters', 'accept-contract', me).refused('effect:junction-headquarters.0'),
    ).toBe('condition');
    const poor = sending('junction-headquarters', 'accept-contract', { ...me, spice: 1 }, allied);
    expect(poor.refused('effect:junction-headquarters.0')).toBe('cost');
    const bare = sending('junction-headquarters', 'accept-contract', { ...me, intrigues: [] }, allied);
    expect(bare.refused('effect:junction-headquarters.0')).toBe('cost');
  });

  it('gives 1 persuasion, 1 water and a troop when revealed', () => {
    const table = revealing(['junction-headquarters'], { water: 0, garrison: 0 });
    expect(persuasion(table)).toBe(1);
    expect(table.player(0)).toMatchObject({ water: 1, garrison: 1 });
  });
});

describe('leadership', () => {
  it('draws a card for each own sandworm in the conflict', () => {
    const table = sending('leadership', 'imperial-basin', { worms: 2 });
    expect(table.player(0).hand).toEqual(['dagger', 'dune-the-desert-planet']);
    const none = sending('leadership', 'imperial-basin', { conflict: 2 }, { players: { 1: { worms: 2 } } });
    expect(none.player(0).hand).toEqual([]);
  });

  it('a sword for each other revealed card that gives swords, not for its swords', () => {
    covers('ruling-upr-leadership-count');
    const table = revealing(['leadership', 'dagger', 'dagger', 'shishakli', 'diplomacy'], {
      deck: [],
      played: ['maula-pistol'],
    });
    expect(persuasion(table)).toBe(3);
    expect(table.player(0).swords).toBe(1 + 2 + 2 + 3);
  });

  it('swords chosen in a reveal box make that card count', () => {
    covers('ruling-upr-leadership-count');
    const table = revealing(['leadership', 'dagger', 'undercover-asset'], { leader: 'lady-margot-fenring' });
    expect(table.player(0).swords).toBe(2);
    expect(doing(table)).toEqual(['effect:leadership.0', 'effect:undercover-asset.0']);
    table.choose('effect:undercover-asset.0', 'option:1');
    expect(table.player(0).swords).toBe(1 + 1 + 2 + 2);
  });

  it('counts once, at the moment the owner picks', () => {
    covers('ruling-upr-leadership-count');
    const table = revealing(['leadership', 'dagger', 'undercover-asset'], { leader: 'lady-margot-fenring' });
    table.choose('effect:leadership.0', 'effect:undercover-asset.0', 'option:1');
    expect(table.player(0).swords).toBe(1 + 1 + 1 + 2);
    expect(doing(table)).toEqual(['end']);
  });

  it('swords paid for count too, cards trashed by then do not', () => {
    covers('ruling-upr-leadership-count');
    const hand = ['leadership', 'calculus-of-power', 'imperial-spymaster'];
    const table = revealing(hand, { leader: 'lady-margot-fenring' });
    expect(table.player(0).swords).toBe(2);
    table.choose('effect:calculus-of-power.0');
    expect(table.player(0).swords).toBe(2 + 3 + 1);
    const before = revealing(hand, { leader: 'lady-margot-fenring' }).choose('effect:leadership.0');
    expect(before.player(0).swords).toBe(2 + 1);
  });

  it('without other sword cards gives its own sword only', () => {
    expect(revealing(['leadership', 'diplomacy']).player(0).swords).toBe(1);
  });
});

describe('long-live-the-fighters', () => {
  const top = ['dagger', 'diplomacy', 'reconnaissance', 'seek-allies'];

  it('looks at three cards: draws one, discards one and trashes one', () => {
    const table = sending('long-live-the-fighters', 'spice-refinery', { deck: top });
    expect(table.keys).toEqual(['draw:dagger', 'draw:diplomacy', 'draw:reconnaissance']);
    table.choose('draw:diplomacy');
    expect(table.keys).toEqual(['discard:dagger', 'discard:reconnaissance']);
    table.choose('discard:dagger');
    expect(table.player(0)).toMatchObject({
      hand: ['diplomacy'],
      discard: ['dagger'],
      deck: ['seek-allies'],
    });
    expect(table.state.trashed).toContain('reconnaissance');
  });

  it('shows the cards to nobody else', () => {
    const table = sending('long-live-the-fighters', 'spice-refinery', { deck: top });
    expect(table.view(0).decision?.detail).toMatchObject({ cards: top.slice(0, 3) });
    expect(table.view(1).decision?.detail).toMatchObject({ kind: 'sort-draw', looksAt: 3 });
    expect(table.view(1).decision?.detail).not.toHaveProperty('cards');
  });

  it('does nothing with fewer than three cards in the deck, and does not shuffle', () => {
    const table = sending('long-live-the-fighters', 'spice-refinery', {
      deck: top.slice(0, 2),
      discard: ['seek-allies'],
    });
    expect(doing(table)).toEqual(['end']);
    expect(table.refused('effect:long-live-the-fighters.0')).toBe('no-effect');
    expect(table.happened('shuffled')).toEqual([]);
  });

  it('sets off what trashing a card gives; discarding from the deck gives nothing', () => {
    const deck = ['sardaukar-soldier', 'spacing-guilds-favor', 'dagger'];
    const table = sending('long-live-the-fighters', 'spice-refinery', { deck, spice: 0 });
    table.choose('draw:dagger', 'discard:spacing-guilds-favor');
    expect(table.player(0)).toMatchObject({ spice: 0, hand: ['dagger'], discard: ['spacing-guilds-favor'] });
    expect(table.player(0).intrigues).toHaveLength(1);
  });

  it('gives 2 persuasion and 3 swords when revealed', () => {
    const table = revealing(['long-live-the-fighters']);
    expect(persuasion(table)).toBe(2);
    expect(table.player(0).swords).toBe(3);
  });
});

describe('maker-keeper', () => {
  it.each([
    [1, 1, 0, 0],
    [2, 1, 1, 0],
    [1, 2, 0, 1],
    [2, 2, 1, 1],
  ])(
    'with influence %i of the Bene Gesserit and %i of the Fremen gives %i water and %i spice',
    (bg, fremen, water, spice) => {
      const table = sending('maker-keeper', 'spice-refinery', {
        influence: { 'bene-gesserit': bg, fremen },
        water: 0,
        spice: 0,
      });
      expect(table.player(0)).toMatchObject({ water, spice });
    },
  );

  it('goes to cities only and gives 2 persuasion', () => {
    const table = holding(['maker-keeper'], { water: 2, influence: { fremen: 2 } });
    expect(reach(table, 'maker-keeper')).toEqual([
      'arrakeen',
      'spice-refinery',
      'research-station',
      'sietch-tabr',
    ]);
    expect(persuasion(revealing(['maker-keeper']))).toBe(2);
  });
});

describe('maula-pistol', () => {
  it('draws a card; revealed it gives 1 persuasion and 1 sword', () => {
    expect(sending('maula-pistol', 'spice-refinery').player(0).hand).toEqual(['dagger']);
    const table = revealing(['maula-pistol']);
    expect(persuasion(table)).toBe(1);
    expect(table.player(0)).toMatchObject({
      swords: 1,
      deck: ['reconnaissance', 'dune-the-desert-planet', 'dagger'],
    });
  });
});

describe('northern-watermaster', () => {
  it('gives 1 water', () => {
    expect(sending('northern-watermaster', 'spice-refinery', { water: 0 }).player(0).water).toBe(1);
  });

  it('2 spice with another Fremen card in play, not with one in the discard pile', () => {
    covers('ruling-upr-fremen-bond', 'ruling-upr-in-play');
    const alone = revealing(['northern-watermaster'], { spice: 0, discard: ['maula-pistol'] });
    expect(alone.player(0).spice).toBe(0);
    expect(persuasion(alone)).toBe(1);
    const bond = revealing(['northern-watermaster'], { spice: 0, played: ['maula-pistol'] });
    expect(bond.player(0).spice).toBe(2);
  });
});

describe('overthrow', () => {
  it('a faction space gives 2 influence in one gain', () => {
    covers('ruling-upr-two-instead-of-one');
    const table = sending('overthrow', 'dutiful-service', { points: 0 });
    expect(table.player(0)).toMatchObject({ influence: { emperor: 2 }, points: 1 });
    expect(table.happened('influence')).toMatchObject([{ faction: 'emperor', n: 2 }]);
  });

  it('other gains of influence are not touched', () => {
    covers('ruling-upr-two-instead-of-one');
    const me = { contracts: ['contract-high-council-influence'] };
    const table = sending('overthrow', 'secrets', me, {}, CHOAM);
    expect(table.player(0).influence['bene-gesserit']).toBe(2);
    expect(table.player(0).influence.guild).toBe(0);
  });

  it('draws an intrigue when acquired', () => {
    const hand = ['convincing-argument', 'convincing-argument', 'branching-path', 'maker-keeper'];
    const table = revealing(hand, {}, { row: DEAR_ROW }).choose('acquire:overthrow@row');
    expect(table.player(0).intrigues).toHaveLength(1);
  });

  it('gives 2 persuasion, 2 swords and a troop when revealed', () => {
    const table = revealing(['overthrow'], { garrison: 0 });
    expect(persuasion(table)).toBe(2);
    expect(table.player(0)).toMatchObject({ swords: 2, garrison: 1, intrigues: [] });
  });
});

describe('paracompass', () => {
  it('gives 2 solari', () => {
    expect(sending('paracompass', 'spice-refinery', { solari: 0 }).player(0).solari).toBe(4);
  });

  it.each([
    [false, false, 0],
    [false, true, 0],
    [true, false, 2 + 2],
    [true, true, 2 + 3],
  ])(
    'with a council seat: %s and a Swordmaster: %s there is %i persuasion',
    (councilSeat, swordmaster, n) => {
      expect(persuasion(revealing(['paracompass'], { councilSeat, swordmaster }))).toBe(n);
    },
  );
});

describe('price-is-no-object', () => {
  it('acquires one card for solari, straight to hand, with its acquire box', () => {
    covers('ruling-upr-price-is-no-object-scope');
    const row = [...DEAR_ROW.slice(1), 'strike-fleet'];
    const table = sending(
      'price-is-no-object',
      'dutiful-service',
      { solari: 3 },
      { row: row.filter((id) => id !== 'price-is-no-object').concat('spy-network') },
    );
    table.choose('effect:price-is-no-object.0');
    expect(buying(table)).toEqual(['strike-fleet@row', 'spy-network@row', 'prepare-the-way@reserve']);
    expect(table.keys).toContain('skip');
    table.choose('acquire:strike-fleet@row', 'post:post-guild');
    expect(table.player(0)).toMatchObject({ solari: 0, hand: ['strike-fleet'], spies: ['post-guild'] });
    expect(doing(table)).toEqual(['end']);
  });

  it('reaches the Reserve; the point of The Spice Must Flow included', () => {
    covers('ruling-upr-price-is-no-object-scope');
    const table = sending('price-is-no-object', 'dutiful-service', { solari: 7, points: 0 });
    table.choose('effect:price-is-no-object.0', 'acquire:the-spice-must-flow@reserve');
    expect(table.player(0)).toMatchObject({ solari: 0, points: 1, hand: ['the-spice-must-flow'] });
  });

  it('may be declined, and brings nothing without solari', () => {
    const table = sending('price-is-no-object', 'dutiful-service', { solari: 7 }).choose('end');
    expect(table.player(0)).toMatchObject({ solari: 9, hand: [] });
    const poor = sending('price-is-no-object', 'secrets', { solari: 0 });
    expect(poor.refused('effect:price-is-no-object.0')).toBe('no-effect');
  });

  it('gives 2 persuasion and 2 solari when revealed, and 2 solari when acquired', () => {
    const table = revealing(['price-is-no-object'], { solari: 0 });
    expect(persuasion(table)).toBe(2);
    expect(table.player(0).solari).toBe(2);
    const hand = ['convincing-argument', 'convincing-argument', 'branching-path'];
    const bought = revealing(hand, { solari: 0 }, { row: DEAR_ROW }).choose('acquire:price-is-no-object@row');
    expect(bought.player(0)).toMatchObject({ solari: 2, discard: ['price-is-no-object'] });
  });
});

describe('priority-contracts', () => {
  const done = ['contract-immediate', 'contract-espionage', 'contract-acquire', 'contract-harvest-3'];

  it('takes a contract, or 2 solari when none is left', () => {
    covers('ruling-upr-contract-icon');
    const contractRow = ['contract-espionage', 'contract-acquire'];
    const table = sending('priority-contracts', 'imperial-basin', {}, { contractRow }, CHOAM);
    table.choose('contract:contract-acquire');
    expect(table.player(0).contracts).toEqual(['contract-acquire']);
    expect(table.state.contractRow).toHaveLength(2);
  });

  it('gives 2 spice, or with four contracts completed a point for itself', () => {
    const few = revealing(['priority-contracts'], { completed: done.slice(1), spice: 0 }, {}, CHOAM);
    expect(few.player(0)).toMatchObject({ spice: 2, revealed: ['priority-contracts'] });
    const four = revealing(['priority-contracts'], { completed: done, spice: 0, points: 0 }, {}, CHOAM);
    four.choose('option:1');
    expect(four.player(0)).toMatchObject({ spice: 0, points: 1, revealed: [] });
    expect(four.state.trashed).toContain('priority-contracts');
  });
});

describe('public-spectacle', () => {
  it('gives an influence of choice if an own spy was recalled', () => {
    covers('ruling-upr-spy-recalled-this-turn');
    const table = sending('public-spectacle', 'deliver-supplies', { spies: ['post-guild'] });
    table.choose('recall:post-guild', 'faction:fremen');
    expect(table.player(0).influence).toMatchObject({ guild: 1, fremen: 1 });
    const kept = sending('public-spectacle', 'deliver-supplies', { spies: ['post-guild'] }).choose('skip');
    expect(kept.refused('effect:public-spectacle.0')).toBe('condition');
  });

  it('gives 1 persuasion and places a spy when revealed', () => {
    const table = revealing(['public-spectacle'], { spies: ['post-guild'] });
    expect(persuasion(table)).toBe(1);
    expect(posts(table)).toHaveLength(12);
    expect(table.choose('post:post-emperor').player(0).spies).toEqual(['post-guild', 'post-emperor']);
  });
});
