import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isNamed, titlesIn } from './titles.js';

/** Each answer of the publisher's sheet and a title that pins it: a ledger id, a ruling or a card. */
const PINNED: Readonly<Record<string, string>> = {
  'deploy-any-recruit': 'deploy-any-recruit',
  'mentat-from-conflict': 'mentat-from-conflict',
  'recruitment-mission': 'recruitment-mission: also of a card that something else brings',
  'alliance-loss': 'imp-alliance-loss-when-tied-choice',
  'assassination-mission': 'ruling assassination-mission-trash',
  'imperial-spy': 'brings no intrigue when something else trashes it',
  'baron-tokens': 'imp-baron-choose-two: after all other preparations',
  'conflict-rewards-by-count': 'imp-combat-third-reward-four-players',
  'corner-the-market': 'corner-the-market: each line counts for itself',
  'richese-discount': 'ruling ilban-scope',
  ariana: 'ruling ariana-scope',
  'discard-means-hand': 'imp-discard-means-hand',
  'double-cross': 'double-cross: with an empty supply only the loss happens',
  foldspace: 'ruling foldspace-acquire',
  'guild-bankers': 'ruling guild-bankers-each',
  'gun-thopter': 'ruling gun-thopter-empty-garrison',
  helena: 'ruling helena-removed-card-end',
  'intrigue-conditions': 'imp-intrigue-cost-mandatory',
  'liet-kynes': 'ruling liet-kynes-count',
  mandatory: 'imp-effects-mandatory',
  'arrow-once': 'imp-arrow-once',
  refocus: 'refocus: without a discard pile it still shuffles the deck and draws',
  'retreat-any': 'ruling retreat-zero',
  'reveal-draw': 'imp-reveal-drawn-cards',
  mohiam: 'ruling mohiam-order',
  'shifting-allegiances': 'ruling shifting-same-faction',
  'when-you-win': 'imp-combat-when-you-win-drawn',
  'points-over-12': 'victory points have no upper limit',
  'missionaria-protectiva': 'ruling missionaria-errata',
  'hall-of-oratory': 'hall-of-oratory: its persuasion comes once',
};

const TITLES = titlesIn(new URL('.', import.meta.url), /\.test\.ts$/);
const RULINGS = readFileSync(new URL('../../../docs/rulings.md', import.meta.url), 'utf8');

describe('the publisher’s answers', () => {
  it.each(Object.entries(PINNED))('%s is pinned by a test and cited in the rulings', (id, title) => {
    expect(isNamed(title, TITLES)).toBe(true);
    expect(RULINGS).toContain(`faq \`${id}\``);
  });
});
