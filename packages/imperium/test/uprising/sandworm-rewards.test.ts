import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { fighting, purse } from './playing.js';

const three = (worms: readonly number[]) => [
  { conflict: 6, worms: worms[0] ?? 0 },
  { conflict: 4, worms: worms[1] ?? 0, garrison: 3 },
  { conflict: 2, worms: worms[2] ?? 0 },
  {},
];

describe('a reward with a sandworm', () => {
  it('first, second and third place alike', () => {
    covers('upr-worm-double');
    const solari = (worms: readonly number[]) =>
      fighting(three(worms)).state.players.map((player) => player.solari);
    expect(solari([0, 0, 0])).toEqual([2, 3, 2, 0]);
    expect(solari([1, 0, 0])).toEqual([4, 3, 2, 0]);
    expect(solari([1, 1, 0])).toEqual([4, 6, 2, 0]);
    expect(solari([1, 1, 1])).toEqual([4, 6, 4, 0]);
  });

  it('of a tie for first as well', () => {
    covers('upr-worm-double');
    const table = fighting([{ conflict: 3 }, { worms: 2 }, {}]);
    expect([0, 1].map((seat) => purse(table, seat).solari)).toEqual([3, 6]);
  });

  it('is told as doubled', () => {
    const rewards = fighting(three([1, 0, 0])).log.filter(({ event }) => event === 'reward');
    expect(rewards.map((event) => 'doubled' in event)).toEqual([true, false, false]);
  });

  it('every part, troops and intrigues too', () => {
    covers('upr-worm-double');
    const table = fighting([{ worms: 3 }, { worms: 2 }, {}], { conflict: 'choam-security' });
    expect(table.player(0)).toMatchObject({ influence: { guild: 2 }, points: 1, solari: 4, garrison: 5 });
    expect(table.player(1)).toMatchObject({ water: 2, solari: 4, garrison: 7 });
    const intrigues = fighting([{ worms: 3 }, { worms: 2 }, {}], { conflict: 'skirmish-ornithopter' });
    expect(intrigues.player(1).intrigues).toHaveLength(2);
    expect(intrigues.player(0).intrigues).toHaveLength(2);
  });

  it('a contract icon gives two contracts', () => {
    covers('upr-worm-double');
    const table = fighting(
      [{ worms: 3 }, {}, {}],
      {
        conflict: 'trade-dispute',
        contractRow: ['contract-acquire', 'contract-harvest-3'],
        contractDeck: ['contract-harvest-4'],
      },
      { choam: true },
    );
    table.choose('contract:contract-acquire', 'skip');
    expect(table.keys).toEqual(['contract:contract-harvest-3', 'contract:contract-harvest-4']);
    table.choose('contract:contract-harvest-4', 'skip');
    expect(table.player(0)).toMatchObject({
      contracts: ['contract-acquire', 'contract-harvest-4'],
      water: 2,
    });
  });

  it('more sandworms do not triple it', () => {
    covers('upr-worm-double-once');
    for (const worms of [2, 3, 7]) expect(purse(fighting([{ worms }, {}, {}]), 0).solari).toBe(4);
  });

  it('control and battle icon count once', () => {
    covers('upr-worm-double-not-icons');
    const table = fighting([{ worms: 2, won: ['objective-ornithopter-1-3'] }, {}, {}], {
      conflict: 'siege-of-arrakeen',
      shieldWall: false,
    });
    expect(table.happened('control')).toHaveLength(1);
    expect(table.player(0)).toMatchObject({ points: 1, solari: 4, garrison: 7 });
    expect(table.player(0).won.map(({ faceUp }) => faceUp)).toEqual([false, false]);
    expect(table.happened('conflict-won')).toHaveLength(1);
  });

  it('a payment may be made twice, once or never', () => {
    covers('upr-worm-double-pay-twice', 'upr-sym-arrow-once-per-turn');
    const win = (worms: number, spice = 8) =>
      fighting([{ conflict: 4, worms, spice }, {}, {}], {
        conflict: 'battle-for-imperial-basin',
        shieldWall: false,
      });
    expect(purse(win(1).choose('pay', 'pay'), 0)).toMatchObject({ points: 4, spice: 0 });
    expect(purse(win(1).choose('pay', 'skip'), 0)).toMatchObject({ points: 3, spice: 4 });
    expect(purse(win(1).choose('skip', 'pay'), 0)).toMatchObject({ points: 3, spice: 4 });
    expect(purse(win(1).choose('skip', 'skip'), 0)).toMatchObject({ points: 2, spice: 8 });
    // Without a sandworm only once, and never without the means.
    const once = win(0).choose('pay');
    expect([once.asks, purse(once, 0).points, purse(once, 0).spice]).toEqual(['turn', 2, 4]);
    const short = win(1, 7).choose('pay');
    expect([short.asks, purse(short, 0).points, purse(short, 0).spice]).toEqual(['turn', 3, 3]);
  });

  it('the others take theirs once', () => {
    covers('upr-worm-double-own-only');
    const table = fighting([{ conflict: 4 }, { worms: 1 }, {}]);
    expect([0, 1, 2].map((seat) => purse(table, seat).solari)).toEqual([2, 6, 0]);
  });

  it('an influence of choice may go to two factions, or twice to one', () => {
    covers('upr-worm-double');
    const win = () => fighting([{ worms: 1 }, {}, {}], { conflict: 'skirmish-crysknife' });
    const split = win().choose('faction:guild', 'faction:fremen');
    expect(split.player(0).influence).toEqual({ emperor: 0, guild: 1, 'bene-gesserit': 0, fremen: 1 });
    const both = win().choose('faction:guild', 'faction:guild');
    expect(both.player(0)).toMatchObject({ influence: { guild: 2 }, points: 1 });
  });
});

describe('the rulebook’s doubled reward', () => {
  const win = () => fighting([{ worms: 1, spice: 6 }, {}, {}], { conflict: 'spice-freighters' });

  it('2 influence, and none, one or two points for 3 spice each', () => {
    covers('upr-ex-worm-double');
    const two = win().choose('faction:emperor', 'pay', 'faction:emperor', 'pay');
    expect(two.player(0)).toMatchObject({ influence: { emperor: 2 }, spice: 0, points: 3 });
    const one = win().choose('faction:emperor', 'pay', 'faction:guild', 'skip');
    expect(one.player(0)).toMatchObject({ influence: { emperor: 1, guild: 1 }, spice: 3, points: 1 });
    const none = win().choose('faction:emperor', 'skip', 'faction:guild', 'skip');
    expect(none.player(0)).toMatchObject({ spice: 6, points: 0 });
  });
});
