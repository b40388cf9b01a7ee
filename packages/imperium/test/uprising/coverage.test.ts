import { describe, expect, it } from 'vitest';
import { UPRISING } from '../../src/content/uprising/edition.js';
import { isNamed, titlesIn, untested } from '../titles.js';

const here = new URL('.', import.meta.url);
const CARDS = titlesIn(here, /^cards-.*\.test\.ts$/);
const LEADERS = titlesIn(here, /^leaders-.*\.test\.ts$/);
const INTRIGUES = titlesIn(here, /^intrigue-(plots-.*|combat|endgame)\.test\.ts$/);
const CONFLICTS = titlesIn(here, /^conflicts\.test\.ts$/);
const CONTRACTS = titlesIn(here, /^contract-tiles\.test\.ts$/);
const ALL = titlesIn(here, /\.test\.ts$/);

/** Rulings about cards of the game with up to four players. */
const CARD_RULINGS = [
  ...['arrow-costs', 'mandatory-effects', 'no-early-fizzle', 'effect-order', 'in-play', 'fremen-bond'],
  ...['bene-gesserit-bond', 'discard-icon', 'trash-icon', 'trashed-source', 'two-instead-of-one'],
  ...['spy-placement', 'spy-recalled-this-turn', 'double-agent-ruling', 'maker-space-condition', 'spying-on'],
  ...['guild-spy-trigger', 'guild-envoy-must-discard', 'guild-favor-cleanup', 'spice-must-flow-vp'],
  ...['acquire-boxes', 'price-is-no-object-scope', 'leadership-count', 'interstellar-trade-count'],
  ...['stilgar-count', 'sardaukar-coordination-count', 'corrinth-city-cost', 'captured-mentat-same-faction'],
  ...['covert-operation-order', 'sandworm-summons', 'steersman-recall', 'weirding-woman-return'],
  ...['contract-icon', 'draw-on-reveal'],
];

/** Rulings about the board and the other components. */
const BOARD_RULINGS = [
  ...['arrow-once', 'cost-before-effects', 'free-order', 'condition-timing', 'trashed-card'],
  ...['discard-means-hand', 'trash-zone', 'two-influence', 'reach-two', 'track-top', 'emperor-four-spy'],
  ...['alliance-transfer', 'choose-two', 'recruit-shortage', 'deployment-limit', 'deployment-moment'],
  ...['reveal-draw', 'row-exhausted', 'strength', 'combat-intrigue-loop', 'ties', 'reward-order'],
  ...['reward-doubling', 'rewards-before-cleanup', 'battle-icons', 'objective-counts-as-won'],
  ...['control-bonus', 'defence-bonus', 'maker-bonus-spice', 'hooks', 'spy-mandatory', 'spy-one-per-post'],
  ...['infiltrate', 'gather-intelligence', 'spy-agent-icon', 'any-recall-counts', 'intrigue-play'],
  ...['intrigue-face-up', 'intrigue-deck-empty', 'intrigue-no-target', 'plot-window', 'intrigue-hidden'],
  ...['imperial-privilege-trash', 'imperial-privilege-recall', 'high-council-later', 'swordmaster-cost'],
  ...['secrets-steal', 'requirement-spaces', 'feyd-end', 'jessica', 'margot-irulan', 'shaddam', 'gurney'],
  ...['contract-mandatory', 'contract-held-before', 'contract-harvest', 'contract-acquire-any'],
  ...['contract-completed-count', 'contract-empty', 'contract-after-gather', 'endgame-order'],
  ...['final-tiebreak', 'score-beyond-track', 'no-recall-at-end'],
];

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

  it.each([...CARD_RULINGS, ...BOARD_RULINGS])('the ruling %s', (id) => {
    expect(isNamed(`ruling ${id}`, ALL)).toBe(true);
  });
});
