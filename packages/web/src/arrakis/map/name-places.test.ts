import { AREAS, type ArrakisView, arrakis } from '@sietch/arrakis';
import { botById, Dice } from '@sietch/bots';
import { Game, LANGS } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { type AreaLayout, areaLayout } from './area-layout';
import { MAP_BOX } from './arrakis-map';
import { type Box, common } from './box';
import { placeNames } from './name-places';
import { NUMBERS } from './piece-size';
import { placeSectors } from './sector-places';

/** In the map's measure, as on a laptop. */
const LETTERS = 17;
const NOTHING = { atomics: false, ruins: false, target: false };

/** A war after some choices. */
function warAfter(choices: number): ArrakisView {
  const game = Game.start(arrakis, arrakis.parseOptions({}), 'names');
  const bot = botById('eager');
  const dice = new Dice('names');
  for (let i = 0; i < choices && !game.over; i++) {
    const seat = game.state.decision?.seats[0] ?? 0;
    const view = () => arrakis.view(game.state, seat);
    game.choose(bot.choose({ choices: game.choices(), rules: arrakis, view }, dice), seat);
  }
  return arrakis.view(game.state, 0) as ArrakisView;
}

function layoutsOf({ areas }: ArrakisView, lang: 'uk' | 'en'): Readonly<Record<string, AreaLayout>> {
  const how = { lang, letters: LETTERS, numbers: NUMBERS, close: false };
  return Object.fromEntries(
    AREAS.flatMap((area) => {
      const zone = areas[area.id];
      return zone === undefined ? [] : [[area.id, areaLayout(area, zone, NOTHING, how)]];
    }),
  );
}

/** How much of a box lies within others. */
const covered = (box: Box, others: readonly Box[]): number =>
  Math.max(0, ...others.map((other) => common(box, other) / (box.width * box.height)));

describe('names of areas', () => {
  it('find a place on the sheet clear of each other and of the names of sectors, in the midst of a war too', () => {
    for (const view of [warAfter(0), warAfter(150), warAfter(400)])
      for (const lang of LANGS) {
        const sectors = placeSectors({ lang, letters: LETTERS, close: false, short: false }, []);
        const placed = placeNames(layoutsOf(view, lang), sectors);
        const names = Object.values(placed);
        expect(names.length).toBe(AREAS.filter(({ named }) => named).length);
        for (const name of names) {
          const others = [...names.filter((other) => other !== name), ...sectors];
          expect(covered(name, others), name.words.join(' ')).toBeLessThan(0.35);
          expect(name.x).toBeGreaterThanOrEqual(MAP_BOX.x);
          expect(name.y + name.height).toBeLessThanOrEqual(MAP_BOX.y + MAP_BOX.height + 0.01);
        }
      }
  });

  it('make way for the far end of a long name', () => {
    const name = { words: ['Hobars'], x: 500, y: 300, width: 100, height: 20 };
    const sector = { x: 6, y: 300, width: 520, height: 20 };
    const placed = placeNames({ hobars: { features: [], legions: [], name } }, [sector]);
    expect(Object.values(placed).map((place) => common(place, sector))).toEqual([0]);
  });

  it('stay where they are as long as nothing is in their way', () => {
    const layouts = layoutsOf(warAfter(0), 'en');
    const placed = placeNames(layouts);
    const moved = Object.entries(placed).filter(([id, { x, y }]) => {
      const usual = layouts[id]?.name;
      return usual?.x !== x || usual.y !== y;
    });
    expect(moved.length).toBeLessThan(Object.keys(placed).length / 2);
  });
});
