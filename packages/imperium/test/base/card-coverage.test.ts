import { describe, expect, it } from 'vitest';
import { BASE } from '../../src/content/base/edition.js';
import { titlesIn } from '../titles.js';

const TITLES = titlesIn(
  new URL('.', import.meta.url),
  /^(starter-cards|imperium-cards-.*|kwisatz-haderach|leaders|helena-and-baron)\.test\.ts$/,
);

describe('tests of the base game name', () => {
  it.each(BASE.cards.map(({ id }) => id))('the card %s', (id) => {
    expect(TITLES).toContain(id);
  });

  it.each(BASE.leaders.map(({ id }) => id))('the leader %s', (id) => {
    expect(TITLES).toContain(id);
  });
});
