import { describe, expect, it } from 'vitest';
import { sideBySide } from './room';

const place = { width: 600, height: 120, unit: 1, text: 1 };

describe('cards side by side', () => {
  it('fit as long as none becomes narrower than it can be read', () => {
    expect(sideBySide([112, 112, 112, 112, 112], place)).toBe(true);
    expect(sideBySide([112, 112, 112, 112, 112, 112], place)).toBe(false);
  });

  it('with long texts need more room', () => {
    expect(sideBySide([196, 196, 196], place)).toBe(true);
    expect(sideBySide([196, 196, 196, 196], place)).toBe(false);
  });

  it('in large letters need more room as well', () => {
    expect(sideBySide([112, 112, 112, 112, 112], { ...place, text: 1.2 })).toBe(false);
  });

  it('where they are high may be narrower', () => {
    const four = [128, 146, 112, 132, 190];
    expect(sideBySide(four, place)).toBe(false);
    expect(sideBySide(four, { ...place, height: 172 })).toBe(true);
    expect(sideBySide([112, 112, 112, 112, 112, 112], { ...place, height: 172 })).toBe(false);
  });
});
