import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { ending, reasonFor } from './intrigues.js';

/** A conflict with each icon, not named like the intrigue. */
const ICONS = [
  ['crysknife', 'choam-security', 'test-of-loyalty', 'objective-crysknife'],
  ['desert-mouse', 'trade-dispute', 'choam-security', 'objective-desert-mouse-first'],
  ['ornithopter', 'shadow-contest', 'trade-dispute', 'objective-ornithopter-1-3'],
] as const;

describe.each(ICONS)('endgame intrigues: %s', (id, fitting, other, objective) => {
  it('turns an open card with its icon face down for a point', () => {
    const table = ending([id], { won: [fitting, other] }).choose(`intrigue:${id}`);
    expect(table.player(0)).toMatchObject({ points: 1, spice: 0 });
    expect(table.player(0).won).toMatchObject([
      { id: fitting, faceUp: false },
      { id: other, faceUp: true },
    ]);
  });

  it('the objective can be turned too', () => {
    covers('ruling-upr-objective-counts-as-won');
    const table = ending([id], { won: [objective] }).choose(`intrigue:${id}`);
    expect(table.player(0)).toMatchObject({ points: 1, won: [{ id: objective, faceUp: false }] });
  });

  it('may turn the wild icon instead; with several the player picks', () => {
    const table = ending([id], { won: [fitting, 'propaganda'] }).choose(`intrigue:${id}`);
    expect(table.keys).toEqual([`flip:${fitting}`, 'flip:propaganda']);
    table.choose('flip:propaganda');
    expect(table.player(0)).toMatchObject({
      points: 1,
      won: [{ id: fitting, faceUp: true }, { faceUp: false }],
    });
  });

  it('needs such a card face up', () => {
    const wrong = ending([id], { won: [other] });
    expect(reasonFor(wrong, id)).toEqual({ code: 'cost', missing: 1, of: 'battle-icon' });
    const used = ending([id], { won: [`face-down:${fitting}`] });
    expect(used.refused(`intrigue:${id}`)).toBe('cost');
  });
});

describe('endgame intrigues', () => {
  it('crysknife, desert-mouse, ornithopter: each is spent on a card of its own', () => {
    const table = ending(['crysknife', 'ornithopter'], { won: ['choam-security', 'shadow-contest'] });
    table.choose('intrigue:crysknife', 'intrigue:ornithopter');
    expect(table.player(0)).toMatchObject({ points: 2, intrigues: [] });
  });

  it('secure-spice-trade: a point and 2 spice with two copies of The Spice Must Flow, wherever they are', () => {
    const flow = 'the-spice-must-flow';
    const table = ending(['secure-spice-trade'], { deck: [flow], discard: [flow] }).choose(
      'intrigue:secure-spice-trade',
    );
    expect(table.player(0)).toMatchObject({ points: 1, spice: 2 });
    const one = ending(['secure-spice-trade'], { deck: [flow], discard: [] });
    expect(one.refused('intrigue:secure-spice-trade')).toBe('condition');
  });

  it('shadow-alliance: a point with 4 influence where an opponent holds the alliance', () => {
    const theirs = { alliances: { guild: 1 }, players: { 1: { influence: { guild: 4 } } } } as const;
    const table = ending(['shadow-alliance'], { influence: { guild: 4 } }, theirs).choose(
      'intrigue:shadow-alliance',
    );
    expect(table.player(0).points).toBe(1);
    expect(
      ending(['shadow-alliance'], { influence: { guild: 3 } }, theirs).refused('intrigue:shadow-alliance'),
    ).toBe('condition');
    const own = ending(['shadow-alliance'], { influence: { guild: 4 } }, { alliances: { guild: 0 } });
    expect(own.refused('intrigue:shadow-alliance')).toBe('condition');
    const nobody = ending(['shadow-alliance'], { influence: { guild: 5 } });
    expect(nobody.refused('intrigue:shadow-alliance')).toBe('condition');
  });

  it('shadow-alliance: one point even with two such factions', () => {
    const influence = { guild: 4, fremen: 4 };
    const theirs = { alliances: { guild: 1, fremen: 1 }, players: { 1: { influence } } } as const;
    const table = ending(['shadow-alliance'], { influence }, theirs).choose('intrigue:shadow-alliance');
    expect(table.player(0).points).toBe(1);
  });

  it('plots and combat cards are refused at the end as being out of time', () => {
    const table = ending(['cunning', 'devour'], {});
    expect(table.keys).toEqual(['pass']);
    expect(table.refused('intrigue:cunning')).toBe('wrong-time');
    expect(table.refused('intrigue:devour')).toBe('wrong-time');
  });

  it('once round from the first player, cards and wild icons in any order', () => {
    covers('ruling-upr-endgame-order');
    const players = {
      1: { intrigues: ['crysknife'], won: ['choam-security'], points: 0 },
      2: { won: ['propaganda', 'trade-dispute'], points: 0 },
    };
    const table = ending(
      ['ornithopter'],
      { won: ['shadow-contest', 'objective-ornithopter-1-3'] },
      { first: 1, players },
    );
    expect(table.asked).toBe(1);
    table.choose('intrigue:crysknife');
    expect(table.asked).toBe(2);
    expect(table.keys).toEqual(['match:trade-dispute', 'pass']);
    table.choose('match:trade-dispute');
    expect(table.player(2).points).toBe(1);
    expect(table.asked).toBe(0);
    table.choose('intrigue:ornithopter', 'flip:shadow-contest');
    expect(table.asks).toBe('over');
    expect(table.player(0).points).toBe(1);
  });
});
