import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import type { PlayerPosition } from '../../src/scenario/position.js';
import { spacesOf } from './hagal.js';
import { pair, rivalsTurn, solo, winning } from './rivals.js';

const none = { solari: 0, spice: 0, water: 0, intrigues: [] };
const intrigues = (n: number): string[] => solo().state.intrigueDeck.slice(0, n);

describe('the Swordmaster of a Rival', () => {
  it('is bought as soon as all resources together are worth it, and no sooner', () => {
    covers('riv-swordmaster-purchase', 'riv-swordmaster-value');
    // Staban pays nine; two solari come with the card.
    const poor = rivalsTurn(['accept-contract-shipping-a'], { ...none, spice: 6 });
    expect(poor.player(1)).toMatchObject({ swordmaster: false, solari: 2, spice: 6 });
    const rich = rivalsTurn(['accept-contract-shipping-a'], {
      solari: 0,
      spice: 3,
      water: 2,
      intrigues: intrigues(2),
    });
    expect(rich.player(1)).toMatchObject({ swordmaster: true, solari: 0, spice: 0, water: 0, intrigues: [] });
  });

  it('is paid with solari, then spice, then intrigues, then water, and the rest is kept', () => {
    covers('riv-swordmaster-payment-order', 'riv-swordmaster-leftover', 'riv-buy-vp');
    const own = { solari: 2, spice: 2, water: 2, intrigues: intrigues(2) };
    const left = (rival: string) => rivalsTurn(['accept-contract-shipping-a'], { rival, ...own }).player(1);
    expect(left('staban-tuek')).toMatchObject({ solari: 0, spice: 0, water: 1, intrigues: [] });
    expect(left('gurney-halleck')).toMatchObject({ solari: 0, spice: 0, water: 2, intrigues: [] });
    expect(left('princess-irulan')).toMatchObject({ spice: 0, water: 2, intrigues: { length: 1 } });
    expect(left('lady-jessica')).toMatchObject({ spice: 0, water: 2, intrigues: { length: 2 } });
    expect(left('muaddib')).toMatchObject({ solari: 0, spice: 2, water: 2, intrigues: { length: 2 } });
  });

  it('comes before any point', () => {
    covers('riv-swordmaster-first');
    const table = rivalsTurn(['accept-contract-shipping-a'], { ...none, solari: 5, points: 0 });
    expect(table.player(1)).toMatchObject({ solari: 7, points: 0, swordmaster: false });
  });

  it('is one more agent, in the same round too, and lowers the price for people', () => {
    covers('riv-swordmaster-purchase');
    const table = rivalsTurn(
      ['accept-contract-shipping-a'],
      { ...none, spice: 7 },
      {
        agents: { swordmaster: [], 'imperial-privilege': [2] },
        players: { '0': { hand: ['dagger'], solari: 6 } },
      },
    );
    expect(table.player(1)).toMatchObject({ agents: 2, swordmaster: true });
    expect(table.keys).toContain('agent:dagger>swordmaster');
  });
});

describe('victory points', () => {
  it.each<[string, PlayerPosition, string, object]>([
    ['riv-buy-vp-solari', { solari: 5 }, 'accept-contract-shipping-a', { solari: 0, points: 1 }],
    ['riv-buy-vp-spice', { spice: 6 }, 'arrakeen', { spice: 0, points: 1 }],
    ['riv-buy-vp-intrigue', { intrigues: intrigues(2) }, 'assembly-hall', { intrigues: [], points: 1 }],
    ['riv-buy-vp-water', { water: 2, influence: { fremen: 2 } }, 'sietch-tabr', { water: 0, points: 1 }],
  ])('are bought with a Swordmaster: %s', (rule, own, card, left) => {
    covers(rule, 'riv-buy-vp');
    const has = { ...none, points: 0, ...own };
    expect(rivalsTurn([card], { ...has, swordmaster: true }).player(1)).toMatchObject(left);
    expect(rivalsTurn([card], { ...has, swordmaster: false }).player(1).points).toBe(0);
  });

  it('are bought as often as possible, also with what the Swordmaster left', () => {
    covers('riv-buy-vp');
    const twice = rivalsTurn(['accept-contract-shipping-a'], {
      ...none,
      swordmaster: true,
      solari: 12,
      points: 0,
    });
    expect(twice.player(1)).toMatchObject({ solari: 0, points: 2 });
    const left = rivalsTurn(['accept-contract-shipping-a'], {
      ...none,
      rival: 'muaddib',
      solari: 2,
      water: 3,
      points: 0,
    });
    expect(left.player(1)).toMatchObject({ swordmaster: true, solari: 0, water: 0, points: 1 });
  });

  it('are offered by conflicts and always taken if the Rival can pay', () => {
    covers('riv-conflict-vp-always', 'riv-swordmaster-first');
    const own = { ...none, points: 0, influence: { emperor: 1, guild: 1, 'bene-gesserit': 1, fremen: 1 } };
    expect(winning('spice-freighters', { ...own, spice: 3 }).player(1)).toMatchObject({
      spice: 0,
      points: 2,
    });
    expect(winning('spice-freighters', { ...own, spice: 2 }).player(1)).toMatchObject({
      spice: 2,
      points: 1,
    });
    expect(winning('battle-for-imperial-basin', { ...own, spice: 4 }).player(1)).toMatchObject({
      spice: 0,
      points: 2,
    });
    expect(winning('battle-for-spice-refinery', { ...own, solari: 6 }).player(1)).toMatchObject({
      solari: 0,
      points: 2,
    });
  });

  it('are offered at Arrakeen for two spies, without a scheme', () => {
    covers('riv-conflict-vp-battle-for-arrakeen');
    const spies = ['post-emperor', 'post-choam'];
    const table = winning('battle-for-arrakeen', { ...none, points: 0, spies });
    expect(table.player(1)).toMatchObject({ points: 2, spies: [] });
    expect(table.happened('scheme')).toEqual([]);
    expect(
      winning('battle-for-arrakeen', { ...none, points: 0, spies: ['post-choam'] }).player(1),
    ).toMatchObject({
      points: 1,
      spies: ['post-choam'],
    });
    expect(winning('battle-for-arrakeen', { ...none, points: 0, spies, worms: 1 }).player(1).points).toBe(3);
  });
});

describe('streamlined Rivals', () => {
  const turn = (own: PlayerPosition, card = 'accept-contract-shipping-a', rival = 'lady-amber-metulli') => {
    const table = pair(
      {
        turn: 0,
        first: 0,
        conflict: 'choam-security',
        hagalDeck: [card],
        makers: { 'deep-desert': 2, 'hagga-basin': 0, 'imperial-basin': 0 },
        players: { '0': { hand: ['dagger'] }, '2': { rival, ...own } },
      },
      { rivals: [rival] },
    );
    return table.choose('agent:dagger>gather-support');
  };

  it.each(['lady-amber-metulli', 'glossu-rabban'])('score no points: %s', (rival) => {
    covers('riv-streamlined-cannot-win', 'riv-streamlined-cards');
    const table = turn({ influence: { guild: 1 } }, 'heighliner', rival);
    expect(table.player(2)).toMatchObject({ influence: { guild: 2 }, points: 0 });
    expect(
      turn({ ...none, swordmaster: true, solari: 6 }, 'accept-contract-shipping-a', rival).player(2).points,
    ).toBe(0);
    const end = pair({ phase: 'endgame', players: { '2': { rival, spice: 5 } } }, { rivals: [rival] });
    while (end.asks !== 'over') end.choose('pass');
    expect(end.happened('game-over')[0]?.winner).not.toBe(2);
  });

  it('gather nothing once they have their Swordmaster: bonus spice goes to the bank', () => {
    covers('riv-streamlined-bonus-spice', 'riv-maker-bonus-spice');
    const before = turn({ ...none, swordmaster: false }, 'deep-desert');
    expect(before.player(2).spice).toBe(6);
    const after = turn({ ...none, swordmaster: true }, 'deep-desert');
    expect(spacesOf(after, 2)).toEqual(['deep-desert']);
    expect(after.player(2).spice).toBe(0);
    expect(after.state.makers['deep-desert']).toBe(0);
    expect(turn({ ...none, swordmaster: true }).player(2).solari).toBe(0);
    expect(turn({ ...none, swordmaster: true }, 'assembly-hall').player(2).intrigues).toEqual([]);
  });
});
