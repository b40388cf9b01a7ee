import { gameById } from '@sietch/games';
import type { AnyRules, Seat } from '@sietch/kernel';
import { patchedFields } from '@sietch/protocol';
import { describe, expect, it } from 'vitest';
import { Audience } from '../src/audience.js';
import { Desk, type Watcher } from '../src/index.js';
import { pickerOf } from './short-game.js';

const CHOICES = 100;

const MODES: readonly (readonly [game: string, options: object])[] = [
  ['imperium', {}],
  ['imperium', { players: 1 }],
  ['imperium', { players: 2 }],
  ['uprising', {}],
  ['uprising', { players: 1 }],
  ['uprising', { players: 4, choam: true }],
  ['uprising', { players: 6, choam: true }],
  ['arrakis', {}],
  ['arrakis', { players: 1, solo: true }],
  ['arrakis', { players: 2, solo: true }],
  ['arrakis', { players: 3 }],
  ['arrakis', { players: 4 }],
];

const plain = (data: unknown) => JSON.parse(JSON.stringify(data)) as Record<string, unknown>;

/** Somebody who has only what has been told, bit by bit. */
class Reader implements Watcher {
  readonly seat: Seat | undefined;
  readonly patches: boolean;
  view: Record<string, unknown>;

  constructor(desk: Desk, seat: Seat | undefined, patches: boolean) {
    this.seat = seat;
    this.patches = patches;
    this.view = plain(desk.viewFor(seat));
  }

  send(text: string): void {
    const { position, patch } = JSON.parse(text);
    this.view = position?.view ?? patchedFields(this.view, patch.view);
  }

  dismiss(): void {}
}

/**
 * A random game, some of it taken back, told to people who come and go, and sometimes two or three choices at once. Returns the
 * fields in which anybody was ever told something else than the whole view says.
 */
function mistold(rules: AnyRules, options: object, seed: string): string[] {
  const desk = new Desk({ rules, options, seed });
  const audience = new Audience<Reader>();
  const pick = pickerOf(seed);
  const wrong = new Set<string>();
  const everybody = [undefined, ...Array.from({ length: desk.seats }, (_, seat) => seat)];
  const enter = (seat: Seat | undefined, patches: boolean) => {
    const reader = new Reader(desk, seat, patches);
    audience.add(reader, { ...desk.standingFor(seat), view: desk.viewFor(seat) });
  };
  for (const seat of everybody) enter(seat, true);
  for (let i = 0; i < CHOICES && !desk.over; i++) {
    const [seat = 0] = desk.asked;
    const undoes = desk.standingFor(seat).canUndo && pick([true, false, false]) === true;
    const key = undoes ? undefined : pick(desk.viewFor(seat).decision?.choices ?? [])?.key;
    desk.apply({ sequence: desk.version + 1, seat, ...(key === undefined ? {} : { key }), at: i });
    if (pick([true, false, false, false, false]) === true) continue;
    audience.tellChange(desk, {}, undefined);
    for (const { seat, view } of audience) {
      const whole = plain(desk.viewFor(seat));
      for (const field of new Set([...Object.keys(view), ...Object.keys(whole)]))
        if (JSON.stringify(view[field]) !== JSON.stringify(whole[field])) wrong.add(field);
    }
    const readers = [...audience];
    if (pick([true, false, false, false, false]) !== true) continue;
    const leaving = readers[pick([...readers.keys()]) ?? 0];
    if (leaving === undefined || readers.length < 2) continue;
    audience.delete(leaving);
    enter(leaving.seat, pick([true, true, false]) === true);
  }
  return [...wrong];
}

describe.each(MODES)('at a table of %s with %o', (game, options) => {
  it('whoever is told what has changed knows what whole views say', () => {
    const { rules } = gameById(game);
    for (const seed of ['one', 'two']) expect(mistold(rules, options, seed)).toEqual([]);
  });
});

describe('a field that is said to be made of less than it is', () => {
  it.each([
    ['imperium', 'row', []],
    ['uprising', 'agents', ['row']],
    ['uprising', 'players', { each: 'leaderPool' }],
    ['arrakis', 'areas', []],
    ['arrakis', 'faces', ['faces']],
  ])('is found out: %s, %s', (game, field, source) => {
    const { rules } = gameById(game);
    const { fields = {}, own = [] } = rules.viewSources?.(rules.parseOptions({})) ?? {};
    const careless = { fields: { ...fields, [field]: source }, own };
    expect(mistold({ ...rules, viewSources: () => careless }, {}, 'one')).toContain(field);
  });
});

describe('a field that is said to be seen alike by all', () => {
  it.each([
    ['imperium', 'players'],
    ['uprising', 'decision'],
    ['arrakis', 'faces'],
  ])('is found out: %s, %s', (game, field) => {
    const { rules } = gameById(game);
    const { fields = {}, own = [] } = rules.viewSources?.(rules.parseOptions({})) ?? {};
    const careless = { fields, own: own.filter((name) => name !== field) };
    expect(mistold({ ...rules, viewSources: () => careless }, {}, 'one')).toContain(field);
  });
});
