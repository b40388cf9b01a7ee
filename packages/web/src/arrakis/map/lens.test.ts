import { describe, expect, it } from 'vitest';
import { CLOSEST, carried, clamped, frameIn, type Lens, moved, onto, WHOLE, zoomedAt } from './lens';

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

  it('a picture that is carried along shows every point where the lens would draw it', () => {
    const frame = frameIn({ width: 700, height: 400 }, box);
    const drawn = zoomedAt(WHOLE, [100, 100], 1.4, box);
    const lens = moved(zoomedAt(drawn, [600, 300], 2, box), -40, 15, box);
    const pixel = ({ k, x, y }: Lens, [px, py]: readonly [number, number]) => [
      frame.x + (px * k + x) * frame.scale,
      frame.y + (py * k + y) * frame.scale,
    ];
    const [, right, down, by] =
      /^translate\((.+)px, (.+)px\) scale\((.+)\)$/.exec(carried(drawn, lens, frame)) ?? [];
    for (const point of [
      [0, 0],
      [555, 321],
      [-20, 790],
    ] as const) {
      const [left = 0, top = 0] = pixel(drawn, point);
      const [x = 0, y = 0] = pixel(lens, point);
      expect(left * Number(by) + Number(right)).toBeCloseTo(x);
      expect(top * Number(by) + Number(down)).toBeCloseTo(y);
    }
  });

  it('the sheet lies whole in the middle of its window', () => {
    const { x, y, scale } = frameIn({ width: 700, height: 400 }, box);
    expect(scale).toBe(0.5);
    expect([x + box.x * scale, y + box.y * scale]).toEqual([100, 0]);
  });
});
