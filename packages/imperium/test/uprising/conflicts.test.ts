import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { catalogOf } from '../../src/content/catalog.js';
import type { ImperiumOptions } from '../../src/options.js';
import type { PlayerPosition } from '../../src/scenario/position.js';
import { type Table, uprisingTable } from '../table.js';

const DECK = ['choam-security', 'trade-dispute', 'test-of-loyalty'];

/** Troops of the opponents that leave seat 0 (with three) the place, also with a sandworm beside them. */
const OPPONENTS: Readonly<Record<number, readonly number[]>> = { 1: [1, 0, 0], 2: [8, 1, 0], 3: [8, 7, 1] };

/** Seat 0 takes a place in the conflict; the Shield Wall is gone, so that sandworms may be anywhere. */
function contest(
  conflict: string,
  place: number,
  own: PlayerPosition = {},
  options: Partial<ImperiumOptions> = {},
): Table {
  const [left = 0, opposite = 0, right = 0] = OPPONENTS[place] ?? [];
  const nothing = { points: 0, solari: 0, spice: 0, water: 0, won: [] };
  return uprisingTable(
    {
      phase: 'combat',
      first: 0,
      conflict,
      conflictDeck: DECK.filter((id) => id !== conflict),
      shieldWall: false,
      players: {
        0: { ...nothing, conflict: 3, garrison: 0, discard: ['dagger', 'diplomacy'], ...own },
        1: { ...nothing, conflict: left },
        2: { ...nothing, conflict: opposite },
        3: { ...nothing, conflict: right },
      },
    },
    { players: 4, ...options },
  );
}

/** Opponents take their rewards, leaving out what they may. */
function othersAnswer(table: Table): Table {
  const { decision } = table.state;
  if (decision === undefined || table.asked === 0) return table;
  if (!('source' in decision) || !decision.source.startsWith('conflict:')) return table;
  return othersAnswer(table.choose(table.keys.includes('skip') ? 'skip' : (table.keys[0] as string)));
}

type Gains = Partial<Record<'points' | 'solari' | 'spice' | 'water' | 'intrigues' | 'garrison', number>>;

function gains(table: Table): Gains {
  const { points, solari, spice, water, intrigues, garrison } = table.player(0);
  const all = { points, solari, spice, water, intrigues: intrigues.length, garrison };
  return Object.fromEntries(Object.entries(all).filter(([, n]) => n !== 0));
}

/** The second and third rewards ask nothing, with one exception. */
const PLAIN: readonly [conflict: string, second: Gains, third: Gains][] = [
  ['skirmish-crysknife', { intrigues: 1, spice: 1 }, { spice: 1 }],
  ['skirmish-ornithopter', { intrigues: 1, solari: 2 }, { intrigues: 1 }],
  ['skirmish-desert-mouse', { solari: 3 }, { solari: 2 }],
  ['choam-security', { water: 1, solari: 2, garrison: 2 }, { intrigues: 1, garrison: 1 }],
  ['spice-freighters', { water: 1, spice: 1, garrison: 1 }, { spice: 1, garrison: 1 }],
  ['siege-of-arrakeen', { solari: 4, garrison: 1 }, { solari: 3 }],
  ['seize-spice-refinery', { intrigues: 1, spice: 1, garrison: 1 }, { spice: 2 }],
  ['test-of-loyalty', { solari: 4, garrison: 1 }, { solari: 3 }],
  ['shadow-contest', { intrigues: 1, spice: 1, garrison: 1 }, { spice: 1, garrison: 1 }],
  ['secure-imperial-basin', { water: 2, garrison: 1 }, { water: 1, garrison: 1 }],
  ['protect-the-sietches', { spice: 3, garrison: 1 }, { spice: 2 }],
  ['trade-dispute', { water: 1, spice: 1 }, { water: 1, garrison: 1 }],
  ['propaganda', { intrigues: 1, spice: 3 }, { spice: 3 }],
  ['battle-for-imperial-basin', { spice: 5 }, { spice: 3 }],
  ['battle-for-arrakeen', { intrigues: 1, spice: 1, solari: 3 }, { spice: 2, solari: 2 }],
  ['battle-for-spice-refinery', { intrigues: 1, spice: 3 }, { spice: 3 }],
];

const doubled = (reward: Gains): Gains =>
  Object.fromEntries(Object.entries(reward).map(([what, n]) => [what, 2 * n]));

describe('second and third rewards', () => {
  it.each(PLAIN)('%s: the second', (conflict, second) => {
    const table = othersAnswer(contest(conflict, 2));
    if (conflict === 'trade-dispute') table.choose('trash:dagger@discard');
    expect(gains(table)).toEqual(second);
    expect(table.happened('reward')).toMatchObject([
      { seat: 1, place: 1 },
      { seat: 0, place: 2 },
      { seat: 2, place: 3 },
    ]);
  });

  it.each(PLAIN)('%s: the second, doubled by a sandworm', (conflict, second) => {
    covers('ruling-upr-reward-doubling');
    const table = othersAnswer(contest(conflict, 2, { worms: 1 }));
    if (conflict === 'trade-dispute') table.choose('trash:dagger@discard', 'trash:diplomacy@discard');
    expect(gains(table)).toEqual(doubled(second));
  });

  it.each(PLAIN)('%s: the third', (conflict, _, third) => {
    const table = othersAnswer(contest(conflict, 3));
    expect(gains(table)).toEqual(third);
  });

  it.each(PLAIN)('%s: the third, doubled once also by two sandworms', (conflict, _, third) => {
    covers('ruling-upr-reward-doubling');
    const table = othersAnswer(contest(conflict, 3, { worms: 2 }));
    expect(gains(table)).toEqual(doubled(third));
  });
});

describe('first rewards', () => {
  it('skirmish-crysknife: an influence of choice; doubled it may go to two factions', () => {
    const table = contest('skirmish-crysknife', 1).choose('faction:guild');
    expect(table.player(0).influence.guild).toBe(1);
    const twice = contest('skirmish-crysknife', 1, { worms: 1 }).choose('faction:guild', 'faction:fremen');
    expect(twice.player(0).influence).toMatchObject({ guild: 1, fremen: 1 });
  });

  it('skirmish-ornithopter: an intrigue and a solari', () => {
    expect(gains(contest('skirmish-ornithopter', 1))).toEqual({ intrigues: 1, solari: 1 });
    expect(gains(contest('skirmish-ornithopter', 1, { worms: 1 }))).toEqual({ intrigues: 2, solari: 2 });
  });

  it('skirmish-desert-mouse: 2 solari', () => {
    expect(gains(contest('skirmish-desert-mouse', 1))).toEqual({ solari: 2 });
    expect(gains(contest('skirmish-desert-mouse', 1, { worms: 1 }))).toEqual({ solari: 4 });
  });

  it('choam-security: an influence of the Guild, a contract and a troop', () => {
    const plain = contest('choam-security', 1);
    expect(gains(plain)).toEqual({ solari: 2, garrison: 1 });
    expect(plain.player(0).influence.guild).toBe(1);
    const twice = contest('choam-security', 1, { worms: 1 });
    expect(gains(twice)).toEqual({ points: 1, solari: 4, garrison: 2 });
    expect(contest('choam-security', 1, {}, { choam: true }).asks).toBe('contract');
  });

  it('spice-freighters: an influence of choice, and 3 spice for a point', () => {
    const paid = contest('spice-freighters', 1, { spice: 3 }).choose('faction:guild', 'pay');
    expect(gains(paid)).toEqual({ points: 1 });
    const kept = contest('spice-freighters', 1, { spice: 3 }).choose('faction:guild', 'skip');
    expect(gains(kept)).toEqual({ spice: 3 });
    expect(gains(contest('spice-freighters', 1, { spice: 2 }).choose('faction:guild'))).toEqual({ spice: 2 });
  });

  it('spice-freighters: doubled, the point can be paid for twice', () => {
    covers('ruling-upr-arrow-once', 'ruling-upr-reward-doubling');
    const table = contest('spice-freighters', 1, { spice: 6, worms: 1 });
    table.choose('faction:guild', 'pay', 'faction:emperor', 'pay');
    expect(gains(table)).toEqual({ points: 2 });
    const once = contest('spice-freighters', 1, { spice: 6, worms: 1 });
    once.choose('faction:guild', 'pay', 'faction:emperor', 'skip');
    expect(gains(once)).toEqual({ points: 1, spice: 3 });
  });

  it('siege-of-arrakeen: control, 2 solari and two troops', () => {
    const table = contest('siege-of-arrakeen', 1);
    expect(gains(table)).toEqual({ solari: 2, garrison: 2 });
    expect(table.state.control.arrakeen).toBe(0);
    const twice = contest('siege-of-arrakeen', 1, { worms: 1 });
    expect(gains(twice)).toEqual({ solari: 4, garrison: 4 });
    expect(twice.happened('control')).toHaveLength(1);
  });

  it('seize-spice-refinery: control, a spy and 2 spice', () => {
    const table = contest('seize-spice-refinery', 1).choose('post:post-guild');
    expect(gains(table)).toEqual({ spice: 2 });
    expect(table.state.control['spice-refinery']).toBe(0);
    const twice = contest('seize-spice-refinery', 1, { worms: 1 }).choose(
      'post:post-guild',
      'post:post-choam',
    );
    expect(gains(twice)).toEqual({ spice: 4 });
    expect(twice.player(0).spies).toEqual(['post-guild', 'post-choam']);
  });

  it('test-of-loyalty: an influence of the Emperor, a spy and 2 solari', () => {
    const table = contest('test-of-loyalty', 1).choose('post:post-guild');
    expect(gains(table)).toEqual({ solari: 2 });
    expect(table.player(0)).toMatchObject({ influence: { emperor: 1 }, spies: ['post-guild'] });
    const twice = contest('test-of-loyalty', 1, { worms: 1 }).choose('post:post-guild', 'post:post-choam');
    expect(gains(twice)).toEqual({ points: 1, solari: 4 });
  });

  it('shadow-contest: an influence of the Bene Gesserit and an intrigue', () => {
    const table = contest('shadow-contest', 1);
    expect(gains(table)).toEqual({ intrigues: 1 });
    expect(table.player(0).influence['bene-gesserit']).toBe(1);
    expect(gains(contest('shadow-contest', 1, { worms: 1 }))).toEqual({ points: 1, intrigues: 2 });
  });

  it('secure-imperial-basin: control, 2 spice and a troop', () => {
    const table = contest('secure-imperial-basin', 1);
    expect(gains(table)).toEqual({ spice: 2, garrison: 1 });
    expect(table.state.control['imperial-basin']).toBe(0);
    expect(gains(contest('secure-imperial-basin', 1, { worms: 1 }))).toEqual({ spice: 4, garrison: 2 });
  });

  it('protect-the-sietches: an influence of the Fremen, a water and a troop', () => {
    const table = contest('protect-the-sietches', 1);
    expect(gains(table)).toEqual({ water: 1, garrison: 1 });
    expect(table.player(0).influence.fremen).toBe(1);
    expect(gains(contest('protect-the-sietches', 1, { worms: 1 }))).toEqual({
      points: 1,
      water: 2,
      garrison: 2,
    });
  });

  it('trade-dispute: a contract, a water and a trash', () => {
    const table = contest('trade-dispute', 1);
    expect(table.keys).toEqual(['trash:dagger@discard', 'trash:diplomacy@discard', 'skip']);
    expect(gains(table.choose('trash:dagger@discard'))).toEqual({ solari: 2, water: 1 });
    expect(table.state.trashed).toContain('dagger');
    const choam = contest('trade-dispute', 1, {}, { choam: true });
    expect(choam.asks).toBe('contract');
    const twice = contest('trade-dispute', 1, { worms: 1 }).choose(
      'trash:dagger@discard',
      'trash:diplomacy@discard',
    );
    expect(gains(twice)).toEqual({ solari: 4, water: 2 });
  });

  it('propaganda: an influence with each of two factions, both named first', () => {
    covers('ruling-upr-choose-two');
    const table = contest('propaganda', 1, { influence: { guild: 3 } }).choose('option:1');
    expect(table.player(0).influence.guild).toBe(3);
    expect(table.keys).toEqual(['option:0', 'option:2', 'option:3']);
    table.choose('option:3');
    expect(table.player(0).influence).toMatchObject({ guild: 4, fremen: 1 });
  });

  it('propaganda: doubled, the first pair is carried out before the second is named', () => {
    covers('ruling-upr-choose-two');
    const table = contest('propaganda', 1, { worms: 1 }).choose('option:1', 'option:3');
    expect(table.player(0).influence).toMatchObject({ guild: 1, fremen: 1 });
    expect(table.keys).toEqual(['option:0', 'option:1', 'option:2', 'option:3']);
    table.choose('option:1', 'option:0');
    expect(table.player(0).influence).toEqual({ emperor: 1, guild: 2, 'bene-gesserit': 0, fremen: 1 });
  });

  it('battle-for-imperial-basin: a point and control, and 4 spice for another point', () => {
    const table = contest('battle-for-imperial-basin', 1, { spice: 4 }).choose('pay');
    expect(gains(table)).toEqual({ points: 2 });
    expect(table.state.control['imperial-basin']).toBe(0);
    expect(gains(contest('battle-for-imperial-basin', 1, { spice: 3 }))).toEqual({ points: 1, spice: 3 });
    const twice = contest('battle-for-imperial-basin', 1, { spice: 8, worms: 1 }).choose('pay', 'pay');
    expect(gains(twice)).toEqual({ points: 4 });
  });

  it('battle-for-arrakeen: a point and control, and two spies recalled for another point', () => {
    const spies = ['post-guild', 'post-choam', 'post-fremen'];
    const table = contest('battle-for-arrakeen', 1, { spies }).choose(
      'pay',
      'recall:post-guild',
      'recall:post-choam',
    );
    expect(gains(table)).toEqual({ points: 2 });
    expect(table.player(0).spies).toEqual(['post-fremen']);
    expect(table.state.control.arrakeen).toBe(0);
    expect(gains(contest('battle-for-arrakeen', 1, { spies: ['post-guild'] }))).toEqual({ points: 1 });
    const twice = contest('battle-for-arrakeen', 1, { spies, worms: 1 }).choose(
      'pay',
      'recall:post-guild',
      'recall:post-choam',
    );
    expect(gains(twice)).toEqual({ points: 3 });
  });

  it('battle-for-spice-refinery: a point and control, and 6 solari for another point', () => {
    const table = contest('battle-for-spice-refinery', 1, { solari: 6 }).choose('pay');
    expect(gains(table)).toEqual({ points: 2 });
    expect(table.state.control['spice-refinery']).toBe(0);
    expect(gains(contest('battle-for-spice-refinery', 1, { solari: 5 }))).toEqual({ points: 1, solari: 5 });
    const twice = contest('battle-for-spice-refinery', 1, { solari: 12, worms: 1 }).choose('pay', 'pay');
    expect(gains(twice)).toEqual({ points: 4 });
  });
});

describe('what belongs to the card', () => {
  const { conflicts } = catalogOf({ edition: 'uprising' }).edition;
  const icon = (id: string) => conflicts.find((conflict) => conflict.id === id)?.battleIcon;

  it.each([
    [
      'crysknife',
      [
        'skirmish-crysknife',
        'choam-security',
        'spice-freighters',
        'seize-spice-refinery',
        'battle-for-arrakeen',
      ],
    ],
    [
      'ornithopter',
      [
        'skirmish-ornithopter',
        'siege-of-arrakeen',
        'test-of-loyalty',
        'shadow-contest',
        'battle-for-imperial-basin',
      ],
    ],
    [
      'desert-mouse',
      [
        'skirmish-desert-mouse',
        'secure-imperial-basin',
        'protect-the-sietches',
        'trade-dispute',
        'battle-for-spice-refinery',
      ],
    ],
    ['wild', ['propaganda']],
  ])('the icon %s is on %j', (wanted, ids) => {
    expect(ids.map(icon)).toEqual(ids.map(() => wanted));
  });

  it('the winner alone takes the card; a pair is turned at once for a point, doubled or not', () => {
    covers('ruling-upr-battle-icons');
    const table = contest('skirmish-desert-mouse', 1, { won: ['trade-dispute'], worms: 1 });
    expect(table.player(0).won).toMatchObject([
      { id: 'trade-dispute', faceUp: false },
      { id: 'skirmish-desert-mouse', faceUp: false },
    ]);
    expect(gains(table)).toEqual({ solari: 4, points: 1 });
    const second = contest('skirmish-desert-mouse', 2, { won: ['trade-dispute'] });
    expect(second.player(0).won).toMatchObject([{ id: 'trade-dispute', faceUp: true }]);
    expect(second.player(1).won).toMatchObject([{ id: 'skirmish-desert-mouse', faceUp: true }]);
  });

  it('other icons and cards face down make no pair, nor does the wild one during the game', () => {
    covers('ruling-upr-battle-icons');
    const other = contest('skirmish-desert-mouse', 1, {
      won: ['choam-security', 'face-down:trade-dispute', 'propaganda'],
    });
    expect(gains(other)).toEqual({ solari: 2 });
    const wild = contest('propaganda', 1, { won: ['trade-dispute'] }).choose('option:0', 'option:1');
    expect(wild.player(0).won).toMatchObject([
      { faceUp: true },
      { id: 'propaganda', icon: 'wild', faceUp: true },
    ]);
    expect(gains(wild)).toEqual({});
  });

  it('troops won come from a supply that those in the conflict have not rejoined', () => {
    covers('ruling-upr-rewards-before-cleanup');
    const table = contest('siege-of-arrakeen', 1, { conflict: 11, garrison: 0 });
    expect(table.player(0)).toMatchObject({ garrison: 1, conflict: 0, supply: 11, worms: 0 });
  });
});
