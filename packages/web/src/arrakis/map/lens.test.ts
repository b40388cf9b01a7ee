import { describe, expect, it } from 'vitest';
import { CLOSEST, clamped, moved, onto, WHOLE, zoomedAt } from './lens';

const box = { x: -20, y: -10, width: 1000, height: 800 };

describe('looking at the map', () => {
  it('what lies under the pointer stays there while it comes closer', () => {
    const lens = zoomedAt(WHOLE, [300, 400], 2, box);
    expect(300 * lens.k + lens.x - 300 * (lens.k - 1)).toBeCloseTo(lens.x + 300);
    const under = [(300 - lens.x) / lens.k, (400 - lens.y) / lens.k];
    expect(under[0]).toBeCloseTo(300);
    expect(under[1]).toBeCloseTo(400);
  });

  it('the map never leaves its frame', () => {
    expect(clamped({ k: 1, x: 500, y: -300 }, box)).toEqual(clamped(WHOLE, box));
    const far = moved(zoomedAt(WHOLE, [0, 0], 3, box), 1e6, 1e6, box);
    expect(box.x * far.k + far.x).toBeCloseTo(box.x);
    expect(box.y * far.k + far.y).toBeCloseTo(box.y);
    expect(clamped({ k: 99, x: 0, y: 0 }, box).k).toBe(CLOSEST);
  });

  it('some points are brought into the middle', () => {
    const lens = onto(
      [
        [400, 300],
        [500, 380],
      ],
      box,
      50,
    );
    expect(lens.k).toBeGreaterThan(3);
    expect(450 * lens.k + lens.x).toBeCloseTo(box.x + box.width / 2);
    expect(onto([], box, 50)).toEqual(WHOLE);
  });
});
