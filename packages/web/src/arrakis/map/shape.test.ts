import { describe, expect, it } from 'vitest';
import { lines } from './shape';

describe('the name of an area', () => {
  it.each([
    ['Central NE 1', ['Central', 'NE 1']],
    ['Центральна ПнСх 12', ['Центральна', 'ПнСх 12']],
    ['Hole in the Rock', ['Hole in the', 'Rock']],
    ['Arrakeen', ['Arrakeen']],
  ])('%s is written in short lines, with no number alone', (name, written) =>
    expect(lines(name)).toEqual(written),
  );
});
