import { describe, expect, it } from 'vitest';
import { BASE } from '../src/content/base/edition.js';
import { isNamed, titlesIn } from './titles.js';

/** Rulings about cards and leaders of the base game that tests must name. */
const RULINGS = [
  ...[
    'voice-duration',
    'voice-stops-kwisatz',
    'voice-marker',
    'kwisatz-without-free-agent',
    'kwisatz-same-space',
  ],
  ...['kwisatz-once-per-game', 'kwisatz-cost', 'kwisatz-maker', 'kwisatz-spaces', 'test-of-humanity-choice'],
  ...[
    'one-icon',
    'no-icons-no-agent-turn',
    'one-box-per-turn',
    'order-free',
    'space-cost-first',
    'arrow-optional',
  ],
  ...[
    'arrow-once',
    'mandatory-by-default',
    'trash-from-where',
    'acquire-box-once',
    'two-influence-one-faction',
  ],
  ...[
    'fremen-bond',
    'in-play',
    'liet-kynes-count',
    'recruit-and-deploy',
    'reveal-deploy-limits',
    'retreat-lose',
  ],
  ...['retreat-zero', 'discard-meaning', 'discard-means', 'mohiam-order', 'assassination-mission-trash'],
  ...['gun-thopter-empty-garrison', 'guild-bankers-each', 'shifting-same-faction', 'foldspace-acquire'],
  ...['foldspace-source', 'missionaria-errata', 'carryall-base', 'spice-must-flow-vp', 'reveal-draws'],
  ...['baron-tokens', 'paul-snooper-empty', 'ariana-scope', 'ilban-scope', 'helena-removed-card'],
  ...['helena-removed-card-end', 'leto-example'],
];

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

  it.each(RULINGS)('the ruling %s', (id) => {
    expect(isNamed(`ruling ${id}`, TITLES)).toBe(true);
  });
});
