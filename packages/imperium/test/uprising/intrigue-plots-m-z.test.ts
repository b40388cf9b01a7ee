import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { buying, doing, persuasion } from './hands.js';
import { plotting, reasonFor } from './intrigues.js';

describe('plots of the turn', () => {
  it('manipulate: sets a card of the row aside and refills the row', () => {
    const table = plotting(['manipulate']).choose('intrigue:manipulate', 'remove:steersman');
    expect(table.player(0).aside).toEqual(['steersman']);
    expect(table.state.row).toHaveLength(5);
    expect(table.state.row).not.toContain('steersman');
  });

  it('manipulate: on the own Reveal turn that card costs 1 less; unbought it leaves the game', () => {
    const hand = ['convincing-argument', 'convincing-argument', 'diplomacy'];
    const row = [
      'price-is-no-object',
      'overthrow',
      'steersman',
      'long-live-the-fighters',
      'stilgar-the-devoted',
    ];
    const start = () =>
      plotting(['manipulate'], { hand, solari: 0 }, { row }).choose(
        'intrigue:manipulate',
        'remove:price-is-no-object',
        'reveal',
      );
    const bought = start();
    expect(persuasion(bought)).toBe(5);
    expect(buying(bought)).toContain('price-is-no-object@aside');
    bought.choose('acquire:price-is-no-object@aside');
    expect(persuasion(bought)).toBe(0);
    expect(bought.player(0)).toMatchObject({ discard: ['price-is-no-object'], solari: 2, aside: [] });
    const left = start().choose('end');
    expect(left.player(0).aside).toEqual([]);
    expect(left.state.trashed).toContain('price-is-no-object');
  });

  it('market-opportunity: 2 spice for 5 solari, or 5 solari for 5 spice', () => {
    const both = { spice: 2, solari: 5 };
    const sell = plotting(['market-opportunity'], both).choose('intrigue:market-opportunity');
    expect(sell.keys).toEqual(['option:0', 'option:1']);
    expect(sell.choose('option:0').player(0)).toMatchObject({ spice: 0, solari: 10 });
    const buy = plotting(['market-opportunity'], both).choose('intrigue:market-opportunity', 'option:1');
    expect(buy.player(0)).toMatchObject({ spice: 7, solari: 0 });
    expect(
      plotting(['market-opportunity'], { spice: 1, solari: 4 }).refused('intrigue:market-opportunity'),
    ).toBe('no-effect');
  });

  it('mercenaries: 3 solari for an intrigue and two troops', () => {
    const table = plotting(['mercenaries'], { solari: 3, garrison: 0 }).choose('intrigue:mercenaries');
    expect(table.player(0)).toMatchObject({ solari: 0, garrison: 2 });
    expect(table.player(0).intrigues).toHaveLength(1);
    expect(reasonFor(plotting(['mercenaries'], { solari: 2 }), 'mercenaries')).toEqual({
      code: 'cost',
      missing: 1,
      of: 'solari',
    });
  });

  it('opportunism: two influence lost, also of one faction, and 2 solari for a point', () => {
    const me = { influence: { guild: 3, fremen: 1 }, solari: 2, points: 1 };
    const one = plotting(['opportunism'], me).choose('intrigue:opportunism', 'lose:guild', 'lose:guild');
    expect(one.player(0)).toMatchObject({ points: 1 - 1 + 1, solari: 0, influence: { guild: 1, fremen: 1 } });
    const two = plotting(['opportunism'], me).choose('intrigue:opportunism', 'lose:guild', 'lose:fremen');
    expect(two.player(0)).toMatchObject({ points: 2, influence: { guild: 2, fremen: 0 } });
    const few = plotting(['opportunism'], { influence: { guild: 1 }, solari: 2 });
    expect(reasonFor(few, 'opportunism')).toEqual({ code: 'cost', missing: 1, of: 'influence' });
    const poor = plotting(['opportunism'], { influence: { guild: 2 }, solari: 1 });
    expect(reasonFor(poor, 'opportunism')).toEqual({ code: 'cost', missing: 1, of: 'solari' });
  });

  it('shaddams-favor: a troop, and 3 solari with 3 influence of the Emperor', () => {
    const plain = plotting(['shaddams-favor'], { garrison: 0, influence: { emperor: 2 } });
    expect(plain.choose('intrigue:shaddams-favor').player(0)).toMatchObject({ garrison: 1, solari: 0 });
    const favoured = plotting(['shaddams-favor'], { garrison: 0, influence: { emperor: 3 } });
    expect(favoured.choose('intrigue:shaddams-favor').player(0)).toMatchObject({ garrison: 1, solari: 3 });
  });

  it('sietch-ritual: a card from hand for an influence with the Bene Gesserit or the Fremen', () => {
    covers('ruling-upr-discard-means-hand');
    const table = plotting(['sietch-ritual', 'cunning']).choose('intrigue:sietch-ritual');
    expect(table.keys).toEqual(['discard:reconnaissance', 'discard:diplomacy']);
    table.choose('discard:diplomacy');
    expect(table.keys).toEqual(['faction:bene-gesserit', 'faction:fremen']);
    expect(table.choose('faction:fremen').player(0)).toMatchObject({
      influence: { fremen: 1 },
      discard: ['diplomacy'],
    });
    const revealed = plotting(['sietch-ritual', 'cunning']).choose('reveal');
    expect(reasonFor(revealed, 'sietch-ritual')).toEqual({ code: 'cost', missing: 1, of: 'card' });
  });

  it('strategic-stockpiling: 5 spice for a point, and with the Fremen 3 water for another', () => {
    covers('ruling-upr-intrigue-play');
    const both = plotting(['strategic-stockpiling'], { spice: 5, water: 3, influence: { fremen: 3 } });
    both.choose('intrigue:strategic-stockpiling', 'effect:strategic-stockpiling.0', 'pay');
    expect(both.player(0)).toMatchObject({ points: 2, spice: 0, water: 0 });
    const spice = plotting(['strategic-stockpiling'], { spice: 5, water: 3, influence: { fremen: 2 } });
    spice.choose('intrigue:strategic-stockpiling');
    expect(spice.player(0)).toMatchObject({ points: 1, spice: 0, water: 3 });
    const water = plotting(['strategic-stockpiling'], { spice: 4, water: 3, influence: { fremen: 3 } });
    water.choose('intrigue:strategic-stockpiling');
    expect(water.player(0)).toMatchObject({ points: 1, spice: 4, water: 0 });
    const none = plotting(['strategic-stockpiling'], { spice: 4, water: 2, influence: { fremen: 3 } });
    expect(none.refused('intrigue:strategic-stockpiling')).toBe('no-effect');
  });

  it('unexpected-allies: 2 water, may remove the Shield Wall, and a sandworm without hooks', () => {
    const table = plotting(['unexpected-allies'], { water: 2 }).choose('intrigue:unexpected-allies', 'skip');
    expect(table.player(0)).toMatchObject({ water: 0, worms: 1, hooks: false });
    expect(table.state.shieldWall).toBe(true);
    expect(reasonFor(plotting(['unexpected-allies'], { water: 1 }), 'unexpected-allies')).toEqual({
      code: 'cost',
      missing: 1,
      of: 'water',
    });
  });

  it('unexpected-allies: in a protected conflict the sandworm comes only if the wall goes', () => {
    const siege = { conflict: 'siege-of-arrakeen' };
    const kept = plotting(['unexpected-allies'], { water: 2 }, siege).choose(
      'intrigue:unexpected-allies',
      'skip',
    );
    expect(kept.player(0)).toMatchObject({ water: 0, worms: 0 });
    const gone = plotting(['unexpected-allies'], { water: 2 }, siege).choose(
      'intrigue:unexpected-allies',
      'remove-wall',
    );
    expect(gone.player(0).worms).toBe(1);
  });
});

describe('the moment of a plot', () => {
  it('from the start of the own turn, before choosing its kind, to its end', () => {
    covers('ruling-upr-plot-window');
    const table = plotting(['contingency-plan', 'crysknife', 'desert-mouse'], { garrison: 0 });
    expect(table.keys).toContain('intrigue:crysknife');
    table.choose('intrigue:crysknife');
    expect(table.asks).toBe('turn');
    table.choose('agent:reconnaissance>spice-refinery', 'way:0');
    expect(doing(table)).toContain('intrigue:desert-mouse');
    expect(table.choose('intrigue:desert-mouse').player(0).spice).toBe(2);
    expect(doing(table)).toContain('intrigue:contingency-plan');
  });

  it('combat and endgame cards are refused on a turn as being out of time', () => {
    const table = plotting(['devour', 'weirding-combat', 'secure-spice-trade', 'shadow-alliance']);
    for (const id of ['devour', 'weirding-combat', 'secure-spice-trade', 'shadow-alliance'])
      expect(table.refused(`intrigue:${id}`)).toBe('wrong-time');
    expect(table.keys.filter((key) => key.startsWith('intrigue:'))).toEqual([]);
  });
});
