import { keyOf, sure } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { carryOn } from '../../src/pricing/carry-on.js';
import { Table } from '../table.js';

/** What a plain player answers next; `undefined` between actions. */
function plain({ game, state }: Table): string | undefined {
  const plainly = carryOn(state);
  if (plainly === undefined) return undefined;
  const choices = game.choices();
  const at = plainly(choices);
  return keyOf(sure(choices[at], 'choice', at));
}

/** Lets everybody go on plainly with what was begun, and tells the answers. */
function carriedOn(table: Table): string[] {
  const keys: string[] = [];
  for (let key = plain(table); key !== undefined; key = plain(table)) {
    keys.push(key);
    table.choose(key);
  }
  return keys;
}

describe('to go on plainly', () => {
  const position = (areas: object, more: object = {}) => ({
    clear: true,
    turn: 'harkonnen',
    shown: [],
    harkonnen: { dice: { strategy: 2 } },
    atreides: { dice: { strategy: 1 } },
    areas,
    ...more,
  });

  it('is only to be done with what was begun', () => {
    const table = new Table(position({ arrakeen: { settlement: 3, harkonnen: { regular: 2 } } }));
    expect(table.asks).toBe('turn');
    expect(plain(table)).toBeUndefined();
  });

  it('leaves a unit of the plainest kind in a settlement an enemy is near', () => {
    const table = new Table(
      position({
        arsunt: { settlement: 1, harkonnen: { regular: 2, elite: 2 } },
        'broken-land': { atreides: { regular: 1 } },
        windgap: { sietch: 2 },
      }),
    );
    table.choose('die:strategy', '?act:strategy-move', 'legion@arsunt', 'to@shield-wall-west');
    expect(carriedOn(table).slice(0, 3)).toEqual(['part', 'take:elite:2', 'take:regular:1']);
  });

  it('moves all of a legion that guards nothing', () => {
    const table = new Table(position({ 'wind-pass': { harkonnen: { regular: 4 } }, windgap: { sietch: 2 } }));
    table.choose('die:strategy', '?act:strategy-move', 'legion@wind-pass');
    expect(carriedOn(table)).toContain('all');
  });

  it('does not put back a legion that had better stay', () => {
    const others = ['arrakeen', 'carthag', 'hagga-basin', 'imperial-basin', 'north-pole'];
    const table = new Table(
      position({
        ...Object.fromEntries(others.map((id) => [id, { settlement: 0 }])),
        arsunt: { settlement: 1, harkonnen: { regular: 2 } },
        'broken-land': { atreides: { regular: 3 } },
      }),
    );
    table.choose('die:strategy', '?act:strategy-move', 'legion@arsunt');
    expect(table.asks).toBe('move-to');
    expect(plain(table)).toMatch(/^to@/);
  });

  const battle = (harkonnen: object, atreides: object) =>
    new Table(
      position({
        'central-sw-3': { harkonnen },
        windgap: { sietch: 2, atreides },
      }),
    ).choose('die:strategy', '?act:strategy-attack');

  it('attacks what can be taken, and fights it out', () => {
    const table = battle({ elite: 6, generic: 1 }, { regular: 1 });
    expect(carriedOn(table)).toContain('legion@central-sw-3');
    expect(table.zone('windgap').sietch).toBe(0);
  });

  it('does not attack what is far too strong', () => {
    const table = battle({ regular: 1 }, { elite: 6, generic: 2 });
    expect(carriedOn(table)).toEqual(['skip']);
  });
});
