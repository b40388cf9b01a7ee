import { AREAS, type ArrakisView, arrakis } from '@sietch/arrakis';
import { Game } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { areaLayout } from './area-layout';
import { ZONE_POINTS } from './arrakis-map';
import { common } from './box';
import { NUMBERS } from './piece-size';

const NOTHING = { atomics: false, ruins: false, target: false };
const HOW = { lang: 'en', letters: 19, numbers: NUMBERS, close: false } as const;

describe('what stands in an area', () => {
  it('makes way for what flies over a corner of it', () => {
    const game = Game.start(arrakis, arrakis.parseOptions({}), 'layout');
    const view = arrakis.view(game.state, 0) as ArrakisView;
    const area = AREAS.find(({ id }) => id === 'hagga-basin');
    const zone = view.areas['hagga-basin'];
    if (area === undefined || zone?.harkonnen === undefined) throw new Error('There is no legion.');
    const harkonnen = { ...zone.harkonnen, regular: 4, elite: 2, special: 0, generic: 2 };
    const { legions } = areaLayout(area, { ...zone, harkonnen }, NOTHING, HOW);
    const aircraft = Object.values(ZONE_POINTS).map(([x, y]) => ({
      x: x - 28,
      y: y - 20,
      width: 56,
      height: 40,
    }));
    expect(legions.length).toBe(1);
    for (const legion of legions) for (const flying of aircraft) expect(common(legion, flying)).toBe(0);
  });
});
