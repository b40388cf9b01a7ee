import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { catalogOf } from '../../src/content/catalog.js';
import { BATTLE_ICONS } from '../../src/terms.js';
import { uprisingTable } from '../table.js';
import { fighting } from './playing.js';

const { edition } = catalogOf({ edition: 'uprising' });
const win = (conflict: string, won: string[]) => fighting([{ conflict: 2, won }, {}, {}], { conflict });
const lying = (table: ReturnType<typeof win>) => table.player(0).won.map(({ id, faceUp }) => [id, faceUp]);

describe('battle icons', () => {
  it('every conflict shows one of three, or the wild one', () => {
    covers('upr-battle-icons-three');
    expect([...BATTLE_ICONS].sort()).toEqual(['crysknife', 'desert-mouse', 'ornithopter']);
    const own = edition.conflicts.filter(({ battleIcon }) => battleIcon !== undefined);
    const count = (icon: string) => own.filter(({ battleIcon }) => battleIcon === icon).length;
    expect(own).toHaveLength(16);
    expect(BATTLE_ICONS.map(count)).toEqual([5, 5, 5]);
    expect(own.filter(({ battleIcon }) => battleIcon === 'wild').map(({ id }) => id)).toEqual(['propaganda']);
  });

  it('with another open card of the icon both are turned for a point', () => {
    covers('upr-battle-icon-match');
    const table = win('skirmish-desert-mouse', ['secure-imperial-basin', 'objective-crysknife']);
    expect(lying(table)).toEqual([
      ['secure-imperial-basin', false],
      ['objective-crysknife', true],
      ['skirmish-desert-mouse', false],
    ]);
    expect(table.player(0).points).toBe(1);
    expect(table.happened('battle-icons')).toHaveLength(1);
  });

  it('another icon does not match, nor the card of another player', () => {
    covers('upr-battle-icon-match');
    const table = fighting([
      { conflict: 2, won: ['objective-crysknife'] },
      { won: ['protect-the-sietches'] },
      {},
    ]);
    expect(table.player(0).points).toBe(0);
    expect(lying(table)).toEqual([
      ['objective-crysknife', true],
      ['skirmish-desert-mouse', true],
    ]);
    expect(table.player(1).won).toMatchObject([{ faceUp: true }]);
  });

  it('the objective of the setup is a partner', () => {
    covers('upr-battle-icon-objective');
    const table = win('skirmish-desert-mouse', ['objective-desert-mouse-first']);
    expect(lying(table)).toEqual([
      ['objective-desert-mouse-first', false],
      ['skirmish-desert-mouse', false],
    ]);
    expect(table.player(0).points).toBe(1);
  });

  it('a card turned face down never matches again', () => {
    covers('upr-battle-icon-face-down');
    const table = win('skirmish-desert-mouse', ['face-down:protect-the-sietches', 'face-down:trade-dispute']);
    expect(table.player(0).points).toBe(0);
    expect(lying(table).at(-1)).toEqual(['skirmish-desert-mouse', true]);
  });

  it('the pair is checked when all rewards are taken', () => {
    covers('upr-battle-icon-after-rewards');
    const table = fighting([{ conflict: 2, won: ['objective-desert-mouse-first'] }, { conflict: 1 }, {}]);
    const events = table.log.map((e) => e.event);
    const paid = table.log.findLastIndex((e) => e.event === 'gained' && e.what === 'solari');
    expect(paid).toBeGreaterThan(0);
    expect(events.indexOf('battle-icons')).toBeGreaterThan(paid);
  });

  it('over the rounds a player never keeps two open cards of one icon', () => {
    covers('upr-battle-icon-match');
    const table = win('skirmish-crysknife', ['objective-crysknife', 'objective-desert-mouse-first']);
    table.choose('faction:guild');
    const open = table.player(0).won.filter(({ faceUp }) => faceUp);
    expect(open.map(({ icon }) => icon)).toEqual(['desert-mouse']);
  });
});

describe('the wild icon', () => {
  const end = (won: string[]) =>
    uprisingTable({
      phase: 'endgame',
      first: 0,
      players: { 0: { won, points: 5 }, 1: { won: [] }, 2: { won: [] } },
    });

  it('during the game it matches nothing', () => {
    covers('upr-sym-wild-icon');
    const table = win('propaganda', ['objective-crysknife', 'skirmish-ornithopter']);
    table.choose('option:0', 'option:1');
    expect(table.player(0).points).toBe(0);
    expect(lying(table)).toEqual([
      ['objective-crysknife', true],
      ['skirmish-ornithopter', true],
      ['propaganda', true],
    ]);
    const later = win('skirmish-desert-mouse', ['propaganda']);
    expect(later.player(0).points).toBe(0);
  });

  it('at the end it makes a pair with an open card of choice', () => {
    covers('upr-sym-wild-icon');
    const table = end([
      'propaganda',
      'objective-crysknife',
      'skirmish-ornithopter',
      'face-down:trade-dispute',
    ]);
    expect([table.asks, table.asked]).toEqual(['endgame', 0]);
    expect(table.keys).toEqual(['match:objective-crysknife', 'match:skirmish-ornithopter', 'pass']);
    table.choose('match:skirmish-ornithopter');
    expect(table.player(0).points).toBe(6);
    expect(lying(table).map(([, faceUp]) => faceUp)).toEqual([false, true, false, false]);
    expect(table.asks).toBe('over');
  });

  it('it may be left alone, and is worth nothing without an open partner', () => {
    covers('upr-sym-wild-icon');
    const passed = end(['propaganda', 'objective-crysknife']).choose('pass');
    expect([passed.asks, passed.player(0).points]).toEqual(['over', 5]);
    const alone = end(['propaganda', 'face-down:objective-crysknife']);
    expect([alone.asks, alone.player(0).points]).toEqual(['over', 5]);
    const used = end(['face-down:propaganda', 'objective-crysknife']);
    expect(used.asks).toBe('over');
  });
});
