import { describe, expect, it } from 'vitest';
import { catalogOf } from '../../src/content/catalog.js';
import { titlesIn, untested } from '../titles.js';

const here = new URL('.', import.meta.url);

describe('tests of intrigues and conflicts', () => {
  const { intrigues, conflicts } = catalogOf({ edition: 'base' }).edition;

  it('name every intrigue of the edition in a title', () => {
    expect(intrigues).toHaveLength(34);
    expect(untested(intrigues, titlesIn(here, /^intrigue-(plots-.*|combat|endgame)\.test\.ts$/))).toEqual([]);
  });

  it('name every conflict of the edition in a title', () => {
    expect(conflicts).toHaveLength(18);
    expect(untested(conflicts, titlesIn(here, /^conflicts\.test\.ts$/))).toEqual([]);
  });

  it('would notice one that is missing', () => {
    expect(untested([{ id: 'ambush' }, { id: 'am' }], ['x-ambush ambush: swords'])).toEqual(['am']);
  });
});
