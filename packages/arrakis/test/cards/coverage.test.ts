import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PLANNING } from '../../src/content/catalog.js';
import { LEADERS } from '../../src/content/leaders.js';

const folder = new URL('./', import.meta.url);

/** All that tests of cards and leaders say. */
const TESTS = [
  ...readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts') && !name.startsWith('coverage'))
    .map((name) => new URL(name, folder)),
  new URL('../leaders.test.ts', folder),
  new URL('../desert/wild-maker.test.ts', folder),
].map((file) => readFileSync(file, 'utf8'));

const plays = (id: string): boolean =>
  TESTS.some((text) => text.includes(`'${id}'`) || text.includes(`card:${id}'`));

const acts = (id: string): boolean =>
  TESTS.some((text) => text.includes(`'${id}'`) || text.includes(`leader:${id}'`));

describe('tests', () => {
  it('play every planning card', () => {
    expect(PLANNING.filter(({ id }) => !plays(id)).map(({ id }) => id)).toEqual([]);
  });

  it('take every special action', () => {
    const special = LEADERS.filter((leader) => leader.special !== undefined);
    expect(special).toHaveLength(15);
    expect(special.filter(({ id }) => !acts(id)).map(({ id }) => id)).toEqual([]);
  });
});
