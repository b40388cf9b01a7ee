import { describe, expect, it } from 'vitest';
import {
  draw,
  drawIntrigue,
  harvest,
  placeSpy,
  recruit,
  reinforce,
  solari,
  spice,
  takeContract,
  trade,
  trash,
  water,
} from '../../effects/build.js';
import type { Effect } from '../../effects/effect.js';
import type { Space } from '../component.js';
import { POSTS as STANDARD_POSTS } from '../uprising/posts.js';
import { SPACES as STANDARD_SPACES } from '../uprising/spaces.js';
import { UPRISING_SIX } from './edition.js';
import { POSTS } from './posts.js';
import { SPACES } from './spaces.js';
import { COMMANDER_STARTERS } from './starters.js';
import { TRACKS } from './tracks.js';

const space = (id: string): Space => {
  const found = SPACES.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no space ${id}`);
  return found;
};

/** The fact sheet's table of what differs from the usual side: icon, faction, cost, combat, effects. */
const PRINTED: readonly (readonly [
  string,
  string,
  string | undefined,
  object,
  boolean,
  readonly Effect[],
])[] = [
  ['military-support', 'emperor', 'great-houses', { spice: 2 }, false, [reinforce(3)]],
  ['economic-support', 'emperor', 'great-houses', {}, false, [spice(1), trade]],
  [
    'controversial-technology',
    'fremen',
    'fringe-worlds',
    { spice: 2 },
    false,
    [drawIntrigue(1), draw(1), trash],
  ],
  ['expedition', 'fremen', 'fringe-worlds', {}, false, [takeContract]],
  ['carthag', 'city', undefined, {}, true, [recruit(1), drawIntrigue(1)]],
  ['habbanya-erg', 'spice-trade', undefined, { water: 1 }, true, [harvest(2), draw(1)]],
  ['sardaukar', 'emperor', 'emperor', { spice: 3 }, false, [drawIntrigue(1), recruit(4)]],
  ['vast-wealth', 'emperor', 'emperor', {}, false, [solari(3)]],
  ['hardy-warriors', 'fremen', 'fremen', { water: 1 }, true, [recruit(2)]],
  ['desert-mastery', 'fremen', 'fremen', {}, true, [draw(1), spice(1)]],
];

describe('the board for six', () => {
  it.each(PRINTED)('%s', (id, icon, faction, cost, combat, effects) => {
    const { ways, ...print } = space(id);
    expect(print).toMatchObject({ icon, combat });
    expect(print.faction).toBe(faction);
    expect(print.controlBonus).toBeUndefined();
    expect(ways).toEqual([{ cost, effects }]);
  });

  it('has 24 spaces and four on personal boards; the others are those of the usual side', () => {
    const own = PRINTED.map(([id]) => id);
    const others = SPACES.filter(({ id }) => !own.includes(id));
    expect(others.every((one) => STANDARD_SPACES.includes(one))).toBe(true);
    const removed = STANDARD_SPACES.filter((one) => !SPACES.includes(one)).map(({ id }) => id);
    expect(removed.sort()).toEqual(['desert-tactics', 'dutiful-service', 'fremkit', 'sardaukar']);
    expect(SPACES).toHaveLength(28);
    expect(SPACES.filter(({ owner }) => owner === undefined)).toHaveLength(24);
    expect(SPACES.filter(({ maker }) => maker)).toHaveLength(4);
  });

  it('has 15 observation posts, none of them on a personal board', () => {
    expect(POSTS).toHaveLength(15);
    const own = POSTS.filter((post) => !STANDARD_POSTS.includes(post)).map(({ id, spaces }) => [id, spaces]);
    expect(own).toEqual([
      ['post-great-houses', ['military-support', 'economic-support']],
      ['post-fringe-worlds', ['controversial-technology', 'expedition']],
      ['post-carthag', ['carthag']],
      ['post-habbanya-erg', ['habbanya-erg']],
    ]);
    const watched = POSTS.flatMap(({ spaces }) => spaces);
    for (const { id, owner } of SPACES) expect(watched.includes(id)).toBe(owner === undefined);
  });

  it('has six tracks', () => {
    expect(Object.fromEntries(TRACKS.map(({ faction, bonus }) => [faction, bonus]))).toEqual({
      'great-houses': [recruit(2)],
      guild: [solari(3)],
      'bene-gesserit': [drawIntrigue(1)],
      'fringe-worlds': [placeSpy()],
      emperor: [],
      fremen: [],
    });
    const forTeam = (faction: string) => TRACKS.find((one) => one.faction === faction)?.forTeam;
    expect(forTeam('emperor')).toEqual({ 1: [solari(1)], 3: [placeSpy()] });
    expect(forTeam('fremen')).toEqual({ 1: [spice(1)], 3: [water(1)] });
  });

  it('has decks of ten for the commanders', () => {
    for (const owner of ['muaddib', 'shaddam-corrino-iv']) {
      const deck = COMMANDER_STARTERS.filter((card) => card.owner === owner);
      expect(deck.reduce((sum, { copies }) => sum + copies, 0)).toBe(10);
    }
  });

  it('names everything in both languages, and nothing twice on the board', () => {
    for (const things of [UPRISING_SIX.spaces, UPRISING_SIX.posts, UPRISING_SIX.tracks]) {
      for (const lang of ['en', 'uk'] as const) {
        const names = things.map(({ name }) => name[lang]);
        expect(new Set(names).size).toBe(things.length);
        expect(names.every((name) => name.length > 0)).toBe(true);
      }
    }
  });
});
