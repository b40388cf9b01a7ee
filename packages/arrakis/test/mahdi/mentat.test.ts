import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { LEADERS } from '../../src/content/leaders.js';
import { CORRINO } from '../../src/content/planning/corrino.js';
import { HOUSE_HARKONNEN } from '../../src/content/planning/house-harkonnen.js';
import { childrenOf } from '../../src/effects/children.js';
import type { Step } from '../../src/effects/step.js';
import { knows } from '../../src/rules/automaton/parts.js';
import { deckToBeginWith } from '../../src/rules/automaton/reinforcements.js';
import { discarded, failed, plays, QUIET, settled } from './playing-cards.js';
import { NO_LEADERS, turnWith } from './solo.js';

describe('a Mentat result', () => {
  it('plays two cards, by turns from the two decks', () => {
    covers(
      'mahdi-mentat-draw-and-play',
      'mahdi-mentat-alternate',
      'mahdi-mentat-first-deck',
      'mahdi-mentat-first-deck-empty-discard',
    );
    expect(deckToBeginWith([])).toBe('house-harkonnen');
    expect(deckToBeginWith(['corrino', 'house-harkonnen'])).toBe('corrino');
    expect(deckToBeginWith(['house-harkonnen', 'corrino'])).toBe('house-harkonnen');
    const order = (discards: object) => {
      const table = settled(
        turnWith('mentat', QUIET, {
          harkonnen: {
            leaders: NO_LEADERS,
            decks: {
              'house-harkonnen': ['hunter-seeker', 'forced-recruitment'],
              corrino: ['moving-the-battle-group', 'shigawire'],
            },
            discards,
          },
        }),
      );
      return table.log.flatMap((event) =>
        event.event === 'card' || event.event === 'card-failed' ? [event.card] : [],
      );
    };
    expect(order({})).toEqual(['hunter-seeker', 'moving-the-battle-group']);
    expect(order({ corrino: ['seek-out-the-mahdi'], 'house-harkonnen': ['sandmasters'] })).toEqual([
      'moving-the-battle-group',
      'hunter-seeker',
    ]);
    expect(order({ 'house-harkonnen': ['sandmasters'], corrino: ['seek-out-the-mahdi'] })).toEqual([
      'hunter-seeker',
      'moving-the-battle-group',
    ]);
  });

  it('leaves a card without effect if any part of it cannot be carried out', () => {
    covers('mahdi-card-impossible');
    const table = plays('manipulation-of-others', QUIET, {
      atreides: { dice: { mentat: 1 }, hand: ['thumpers'] },
    });
    expect(failed(table)).toContain('manipulation-of-others');
    expect(table.state.automaton?.reinforcements).toContain('manipulation-of-others');
    expect(discarded(table)).not.toContain('manipulation-of-others');
    expect(table.dashboard('atreides').hand).toEqual(['thumpers']);
    expect(failed(plays('reports-of-traitors'))).toContain('reports-of-traitors');
    // Rabban could be placed, but nobody could be attacked.
    const mudir = plays(
      'mudir-nahya-the-demon-ruler',
      { ...QUIET, carthag: { harkonnen: { regular: 3 } } },
      { harkonnen: { leaders: { ...NO_LEADERS, 'beast-rabban': 'spent' } } },
    );
    expect(failed(mudir)).toContain('mudir-nahya-the-demon-ruler');
    expect(mudir.legion('harkonnen', 'carthag')).toEqual({ regular: 3 });
  });

  it('makes a new deck of discarded cards when one has run out', () => {
    covers('mahdi-deck-reshuffle');
    const table = turnWith('mentat', QUIET, {
      harkonnen: { leaders: NO_LEADERS, emptyDecks: ['house-harkonnen'] },
    });
    expect(table.happened('deck-renewed')).toMatchObject([{ deck: 'house-harkonnen' }]);
    expect(settled(table).dashboard('harkonnen').decks['house-harkonnen'].length).toBeGreaterThan(10);
  });
});

describe('cards of the automaton', () => {
  it('are made of words it knows', () => {
    covers('mahdi-card-deploy-move-attack', 'mahdi-card-place-replace', 'mahdi-card-vehicles');
    const all = (step: Step): Step[] => [step, ...childrenOf(step).flatMap(all)];
    const cards = [...HOUSE_HARKONNEN, ...CORRINO];
    const steps = [
      ...cards.flatMap(({ steps: own, otherwise }) => [...own, ...(otherwise?.steps ?? [])]),
      ...LEADERS.filter(({ side }) => side === 'harkonnen').flatMap(({ special = [] }) => special),
    ];
    expect(steps.flatMap(all).filter((step) => !knows(step))).toEqual([]);
  });

  it('draw into the reinforcements, and play at once, by turns', () => {
    covers('mahdi-card-draw', 'mahdi-card-play', 'mahdi-bg-die-instead');
    const evidence = settled(
      plays('evidence-of-rebellion', { ...QUIET, carthag: { harkonnen: { regular: 1 } } }),
    );
    expect(evidence.happened('reinforced').map(({ deck }) => deck)).toEqual(['corrino', 'house-harkonnen']);
    expect(evidence.happened('drew')).toEqual([]);
    // A die for the Bene Gesserit token, then a card of the other deck.
    const breeding = settled(
      plays('breeding-program', QUIET, { rows: { choam: 2 }, automaton: { dice: 2 } }),
    );
    expect(breeding.happened('die-freed')).toHaveLength(1);
    expect(breeding.state).toMatchObject({ locked: 1, supremacy: 0 });
    expect(breeding.state.automaton?.dice).toBe(2);
    const played = breeding.log.flatMap((event) =>
      event.event === 'card' || event.event === 'card-failed' ? [event.card] : [],
    );
    expect(played.slice(0, 2)).toEqual(['breeding-program', 'hunter-seeker']);
    expect(played).toHaveLength(3);
  });
});
