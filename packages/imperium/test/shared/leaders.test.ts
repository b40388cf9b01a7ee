import { Game, keyOf, SietchError } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import type { ImperiumState } from '../../src/state.js';
import { SEEDS, type Table } from '../table.js';
import { EDITIONS, type Of, tableOf } from './editions.js';

/** Three of one House, or two of each of two, first. */
const LEADERS: Of<readonly string[]> = {
  imperium: [
    ...['paul-atreides', 'duke-leto-atreides', 'glossu-the-beast-rabban', 'baron-vladimir-harkonnen'],
    ...['helena-richese', 'count-ilban-richese', 'countess-ariana-thorvald', 'earl-memnon-thorvald'],
  ],
  uprising: [
    ...['muaddib', 'gurney-halleck', 'lady-jessica', 'feyd-rautha-harkonnen'],
    ...['lady-amber-metulli', 'lady-margot-fenring', 'princess-irulan', 'staban-tuek'],
  ],
};

/** What a signet ring brings one of. */
type Gain = 'spice' | 'solari' | 'water' | 'garrison' | 'hand';
const SIGNETS: Of<readonly (readonly [leader: string, what: Gain])[]> = {
  imperium: [
    ['earl-memnon-thorvald', 'spice'],
    ['count-ilban-richese', 'solari'],
    ['countess-ariana-thorvald', 'water'],
    ['glossu-the-beast-rabban', 'garrison'],
    ['paul-atreides', 'hand'],
  ],
  uprising: [
    ['gurney-halleck', 'garrison'],
    ['lady-amber-metulli', 'solari'],
    ['muaddib', 'hand'],
  ],
};
/** A Landsraad space that costs nothing. */
const LANDSRAAD: Of<string> = { imperium: 'hall-of-oratory', uprising: 'gather-support' };

const taken = (state: ImperiumState) => state.players.map(({ leader }) => leader);

describe.each(EDITIONS)('the leaders of $id', (edition) => {
  const { rules } = edition;
  const all = LEADERS[edition.id];
  const start = (leaders: unknown, seed = 'leaders', players: 3 | 4 = 4) =>
    Game.start(rules, rules.parseOptions({ players, leaders }), seed);
  const keys = (game: ReturnType<typeof start>) => game.choices().map(keyOf);
  const code = (options: unknown) => {
    try {
      rules.parseOptions(options);
    } catch (error) {
      if (error instanceof SietchError) return `${error.code}: ${error.message}`;
      throw error;
    }
    return 'accepted';
  };
  /** Answers the Baron's question, if it is asked, so that the first round begins. */
  const begin = (game: ReturnType<typeof start>) => {
    while (game.state.decision?.kind === 'tokens') game.apply('tokens:emperor+guild');
    return game;
  };

  it('everybody is dealt another one at random, unless something else is wished', () => {
    covers('imp-setup-leader-choice', 'imp-leaders-unique', 'upr-setup-leader-choice');
    expect(rules.parseOptions({}).leaders).toBe('random');
    const dealt = SEEDS.map((seed) => {
      const { state } = begin(start('random', seed));
      expect(state.decision?.kind).toBe('turn');
      expect(new Set(taken(state)).size).toBe(4);
      return taken(state);
    });
    expect(new Set(dealt.map((leaders) => leaders.join())).size).toBeGreaterThan(6);
    expect([...new Set(dealt.flat())].toSorted()).toEqual(all.toSorted());
  });

  it('chosen freely: seat after seat picks from those that are left, of one House too', () => {
    covers('imp-setup-leader-choice', 'imp-leaders-unique', 'imp-leaders-same-house-allowed');
    covers('upr-setup-leader-choice', 'upr-leader-same-house-allowed', 'upr-comp-leaders');
    const game = start('choose', 'unique', 3);
    const left = all.map((id) => `leader:${id}`);
    for (const [seat, leader] of all.slice(0, 3).entries()) {
      expect(game.state.decision).toMatchObject({ kind: 'leader', seats: [seat] });
      expect(keys(game).toSorted()).toEqual(left.slice(seat).toSorted());
      game.apply(`leader:${leader}`);
      expect(game.events).toContainEqual({ event: 'leader', seat, leader });
      if (seat < 2) expect(() => game.apply(`leader:${leader}`)).toThrow(SietchError);
    }
    expect(game.state.decision?.kind).toBe('turn');
    expect(taken(game.state)).toEqual(all.slice(0, 3));
  });

  it('only the seat whose pick it is may answer', () => {
    const game = start('choose');
    expect(() => game.apply(`leader:${all[0]}`, 1)).toThrow(/not asked/);
    expect(rules.view(game.state, 1).decision?.choices).toBeUndefined();
  });

  it.each([3, 4] as const)('drafted: each of %i picks one of two dealt at random', (players) => {
    covers('imp-setup-leader-choice', 'upr-setup-leader-choice');
    const game = start('draft', 'draft', players);
    const offered: string[] = [];
    for (let seat = 0; seat < players; seat++) {
      expect(game.state.decision).toMatchObject({ kind: 'leader', seats: [seat] });
      expect(keys(game)).toHaveLength(2);
      offered.push(...keys(game));
      game.apply(keys(game)[1] ?? '');
    }
    expect(new Set(offered).size).toBe(2 * players);
    expect(begin(game).state.decision?.kind).toBe('turn');
    const picked = offered.filter((_, index) => index % 2 === 1);
    expect(taken(game.state).map((id) => `leader:${id}`)).toEqual(picked);
    const dealt = SEEDS.map((seed) => keys(start('draft', seed, players)).join());
    expect(new Set(dealt).size).toBeGreaterThan(6);
  });

  it('named for each seat: any different ones, of one House too', () => {
    covers('imp-leaders-same-house-allowed', 'imp-leaders-unique', 'upr-leader-same-house-allowed');
    expect(taken(start(all.slice(0, 4)).state)).toEqual(all.slice(0, 4));
    const [a, b, c] = all;
    expect(code({ players: 3, leaders: [a, b, c] })).toBe('accepted');
    expect(code({ players: 3, leaders: [a, a, b] })).toMatch(/^bad-option: .*different/);
    expect(code({ players: 3, leaders: [a, b, 'nobody'] })).toMatch(/^bad-option: .*nobody/);
    expect(code({ players: 4, leaders: [a, b, c] })).toMatch(/^bad-option: .*4 leaders/);
    expect(code({ leaders: 'auction' })).toMatch(/^bad-option: .*leaders/);
  });

  const at = (leader: string, card: string): Table => {
    const others = all.filter((id) => id !== leader && id !== 'baron-vladimir-harkonnen').slice(0, 2);
    const own = { hand: [card], deck: ['reconnaissance', 'diplomacy'], solari: 0, spice: 0 };
    return tableOf(
      edition,
      { turn: 0, first: 0, ...edition.quiet, players: { 0: own } },
      { leaders: [leader, ...others], confirmTurns: true },
    );
  };
  const amount = (table: Table, what: Gain) =>
    what === 'hand' ? table.player(0).hand.length : table.player(0)[what];

  it.each(SIGNETS[edition.id])(
    'the ring played with an agent uses the ability of %s: 1 %s',
    (leader, what) => {
      covers('imp-leader-signet-activation', 'upr-leader-signet-trigger');
      const sent = (card: string) => at(leader, card).choose(`agent:${card}>${LANDSRAAD[edition.id]}`);
      const [ring, other] = [sent('signet-ring'), sent('dagger')];
      expect(amount(ring, what) - amount(other, what)).toBe(1);
      expect(ring.happened('ability')).toEqual([{ event: 'ability', seat: 0, leader, side: 'signet' }]);
      expect(other.happened('ability')).toEqual([]);
    },
  );

  it.each(SIGNETS[edition.id])('revealed it gives persuasion, not the ability of %s', (leader, what) => {
    covers('imp-leader-signet-not-on-reveal', 'upr-leader-signet-trigger');
    const table = at(leader, 'signet-ring');
    const before = amount(table, what);
    table.choose('reveal');
    expect(table.happened('ability')).toEqual([]);
    const source = 'card:signet-ring';
    expect(table.happened('gained')).toEqual([
      { event: 'gained', seat: 0, what: 'persuasion', n: 1, source },
    ]);
    expect(amount(table, what)).toBe(what === 'hand' ? 0 : before);
    expect(table.player(0).deck).toHaveLength(2);
  });
});
