import { describe, expect, it } from 'vitest';
import { covers } from '../../../../../test/covers.js';
import { pay, points } from '../../effects/build.js';
import { BATTLE_ICONS } from '../../terms.js';
import { UPRISING } from './edition.js';

const ids = (things: readonly { readonly id: string }[]) => things.map(({ id }) => id);

describe('conflicts', () => {
  it('16 cards, 3 of level I, 9 of level II, 4 of level III', () => {
    covers('upr-comp-conflicts');
    expect(UPRISING.conflicts).toHaveLength(16);
    const levels = [1, 2, 3].map((level) => UPRISING.conflicts.filter((card) => card.level === level).length);
    expect(levels).toEqual([3, 9, 4]);
  });

  it('make a deck of ten from what there is', () => {
    expect(UPRISING.numbers.conflictDeck).toEqual([1, 5, 4]);
  });

  it('five cards of each battle icon, and a wild one', () => {
    covers('upr-battle-icons-three');
    expect(new Set(BATTLE_ICONS)).toEqual(new Set(['crysknife', 'desert-mouse', 'ornithopter']));
    const withIcon = (icon: string) => UPRISING.conflicts.filter(({ battleIcon }) => battleIcon === icon);
    expect(BATTLE_ICONS.map((icon) => withIcon(icon).length)).toEqual([5, 5, 5]);
    expect(ids(withIcon('wild'))).toEqual(['propaganda']);
  });

  it('are about six times one of the three spaces that can be controlled', () => {
    const located = UPRISING.conflicts.flatMap(({ id, location }) => (location ? [[id, location]] : []));
    expect(Object.fromEntries(located)).toEqual({
      'siege-of-arrakeen': 'arrakeen',
      'seize-spice-refinery': 'spice-refinery',
      'secure-imperial-basin': 'imperial-basin',
      'battle-for-imperial-basin': 'imperial-basin',
      'battle-for-arrakeen': 'arrakeen',
      'battle-for-spice-refinery': 'spice-refinery',
    });
  });

  it('sell a victory point to the winner of four of them', () => {
    const sold = UPRISING.conflicts.flatMap(({ id, rewards: [first] }) =>
      first.flatMap((effect) => (effect.do === 'pay' ? [[id, effect]] : [])),
    );
    expect(Object.fromEntries(sold)).toEqual({
      'spice-freighters': pay({ spice: 3 }, points(1)),
      'battle-for-imperial-basin': pay({ spice: 4 }, points(1)),
      'battle-for-arrakeen': pay({ spies: 2 }, points(1)),
      'battle-for-spice-refinery': pay({ solari: 6 }, points(1)),
    });
  });
});

describe('objectives', () => {
  const fitting = (players: number) => UPRISING.objectives.filter((card) => card.players.includes(players));

  it('five cards, one of them with the first player’s mark', () => {
    covers('upr-comp-objectives');
    expect(UPRISING.objectives).toHaveLength(5);
    expect(ids(UPRISING.objectives.filter(({ firstPlayer }) => firstPlayer))).toEqual([
      'objective-desert-mouse-first',
    ]);
  });

  it.each([3, 4])('are one for each of %i players, the first player’s among them', (players) => {
    expect(fitting(players)).toHaveLength(players);
    expect(fitting(players).filter(({ firstPlayer }) => firstPlayer)).toHaveLength(1);
  });

  it('show all three battle icons to three players, two pairs to four', () => {
    const icons = (players: number) =>
      fitting(players)
        .map(({ battleIcon }) => battleIcon)
        .toSorted();
    expect(icons(3)).toEqual(['crysknife', 'desert-mouse', 'ornithopter']);
    expect(icons(4)).toEqual(['crysknife', 'crysknife', 'desert-mouse', 'desert-mouse']);
  });
});

describe('contracts', () => {
  const tiles = (by: string) =>
    UPRISING.contracts.reduce((sum, { term, copies }) => sum + (term.by === by ? copies : 0), 0);

  it('are 20 tiles: fifteen for a space, three for a harvest, one to acquire, one at once', () => {
    expect(['visit', 'harvest', 'acquire', 'taking'].map(tiles)).toEqual([15, 3, 1, 1]);
    expect(UPRISING.contracts.reduce((sum, { copies }) => sum + copies, 0)).toBe(20);
  });

  it('name spaces, cards and amounts that exist', () => {
    for (const { id, term } of UPRISING.contracts) {
      if (term.by === 'visit') expect(ids(UPRISING.spaces), id).toContain(term.space);
      if (term.by === 'acquire') expect(ids(UPRISING.cards), id).toContain(term.card);
      if (term.by === 'harvest') expect(term.spice, id).toBeOneOf([3, 4]);
    }
  });

  it('reward all who complete them', () => {
    for (const { id, reward } of UPRISING.contracts) expect(reward.length, id).toBeGreaterThan(0);
  });
});
