import { describe, expect, it } from 'vitest';
import { UPRISING } from '../../src/content/uprising/edition.js';
import { titlesIn, untested } from '../titles.js';

const here = new URL('.', import.meta.url);
const CARDS = titlesIn(here, /^cards-.*\.test\.ts$/);
const LEADERS = titlesIn(here, /^leaders-.*\.test\.ts$/);
const INTRIGUES = titlesIn(here, /^intrigue-(plots-.*|combat|endgame)\.test\.ts$/);
const CONFLICTS = titlesIn(here, /^conflicts\.test\.ts$/);
const CONTRACTS = titlesIn(here, /^contract-tiles\.test\.ts$/);

describe('tests of Uprising name', () => {
  it('every card but the starters, which are those of the base game', () => {
    const cards = UPRISING.cards.filter(({ group }) => group !== 'starter');
    expect(cards).toHaveLength(54 + 2);
    expect(untested(cards, CARDS)).toEqual([]);
  });

  it('every leader', () => {
    expect(UPRISING.leaders.filter(({ faceOf }) => faceOf === undefined)).toHaveLength(9);
    expect(untested(UPRISING.leaders, LEADERS)).toEqual([]);
  });

  it('every intrigue', () => {
    expect(UPRISING.intrigues).toHaveLength(39);
    expect(untested(UPRISING.intrigues, INTRIGUES)).toEqual([]);
  });

  it('every conflict', () => {
    expect(UPRISING.conflicts).toHaveLength(16);
    expect(untested(UPRISING.conflicts, CONFLICTS)).toEqual([]);
  });

  it('every contract', () => {
    expect(UPRISING.contracts.reduce((sum, { copies }) => sum + copies, 0)).toBe(20);
    expect(untested(UPRISING.contracts, CONTRACTS)).toEqual([]);
  });
});
