import { type ArrakisEvent, type ArrakisView, arrakis } from '@sietch/arrakis';
import { Game, keyOf, LANGS, type Lang, plainText, type Seen } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { en } from '../../words/en';
import { uk } from '../../words/uk';
import { wordChoice } from './choice';
import { wordEvent } from './events';
import { namesOf } from './names';
import { marksOf, placesOf } from './topics';

const WORDS = { uk, en };

/** A turn of the automaton at a position, and how it is told. */
function alone(position: object): { game: Game; names: (lang: Lang) => ReturnType<typeof namesOf> } {
  const { state } = Game.start(arrakis, arrakis.parseOptions({ players: 1 }), 'story');
  arrakis.arrange(state, position);
  const game = Game.resume(arrakis, state);
  const view = game.rules.view(game.state, 0) as ArrakisView;
  return { game, names: (lang) => namesOf(view, lang, WORDS[lang]) };
}

const tell = (event: object, names: ReturnType<typeof namesOf>): string =>
  plainText(wordEvent(event as Seen<ArrakisEvent>, names) ?? []);

const tokens = (i: number) => ({ harkonnen: { tokens: [`black-${i}`, `silver-${i}`] } });

describe('the story of the automaton', () => {
  it('tells the tokens people choose from apart', () => {
    const { game, names } = alone({
      clear: true,
      turn: 'harkonnen',
      areas: {
        windgap: { atreides: { regular: 4 } },
        carthag: { harkonnen: { regular: 5 } },
        arrakeen: tokens(1),
        arsunt: tokens(2),
        'central-ne-5': tokens(3),
        'imperial-basin': tokens(4),
        'north-pole': tokens(5),
        'central-ne-6': tokens(6),
      },
      actionRolls: { harkonnen: ['strategy'] },
      automaton: { target: 'tactic-windgap', dice: 2 },
    });
    expect(game.state.decision?.kind).toBe('open');
    for (const lang of LANGS) {
      const answers = game.choices().map((choice) => plainText(wordChoice(keyOf(choice), names(lang))));
      expect(new Set(answers).size).toBe(6);
    }
    expect(plainText(wordChoice('reveal:black-1', names('en')))).toBe('black token (Arrakeen)');
    expect(plainText(wordChoice('reveal:black-1', names('uk')))).toBe('чорний жетон («Арракін»)');
  });

  it('names what a token of either side brings', () => {
    const { names } = alone({ clear: true });
    const shown = { event: 'token-shown', area: 'carthag' };
    const silver = { ...shown, token: 'silver-1', units: { regular: 1, special: 1 }, leaders: 1 };
    const own = { ...shown, token: 'starting-1', units: { regular: 1, special: 1 } };
    expect(tell(silver, names('en'))).toBe(
      'The token in Carthag shows 1 regular unit, 1 sardaukar, 1 bashar',
    );
    expect(tell(silver, names('uk'))).toBe(
      'Жетон у зоні «Карфаг» розкрито: 1 звичайний загін, 1 загін сардаукарів, 1 лідер-башар',
    );
    expect(tell(own, names('en'))).toBe('The token in Carthag shows 1 regular unit, 1 fedaykin');
    expect(tell({ ...silver, units: {}, leaders: 0 }, names('en'))).toBe('The token in Carthag shows nobody');
  });

  it('says when all that are left find room, and when nothing is possible', () => {
    const { names } = alone({ clear: true });
    const harvesters = {
      event: 'criteria',
      purpose: 'harvester',
      steps: [{ criterion: 'free-desert', out: [] }],
      left: ['wind-pass', 'central-sw-1'],
    };
    expect(tell({ ...harvesters, all: true }, names('en'))).toBe(
      'Harvesters: free desert; → Wind Pass, Central SW 1',
    );
    expect(tell(harvesters, names('en'))).toBe(
      'Harvesters: free desert; left to choose from: Wind Pass, Central SW 1',
    );
    const nobody = {
      event: 'criteria',
      purpose: 'march',
      steps: [{ criterion: 'stronger', out: ['carthag'] }],
      left: [],
    };
    expect(tell(nobody, names('en'))).toBe(
      'Who moves: stronger than the defender (out: Carthag); not possible',
    );
    expect(tell(nobody, names('uk'))).toBe(
      'Хто рухається: сильніші за захисника (відпадає: «Карфаг»); неможливо',
    );
  });

  it('shows on the map who was chosen, and who fell out', () => {
    const attack: ArrakisEvent = {
      event: 'criteria',
      purpose: 'attack-sietch',
      steps: [{ criterion: 'stronger', out: ['carthag>windgap', 'arsunt>hobars-gap'] }],
      left: ['central-sw-5>windgap'],
    };
    expect(placesOf(attack)).toEqual([
      'area:central-sw-5',
      'area:windgap',
      'out:area:carthag',
      'out:area:arsunt',
      'out:area:hobars-gap',
    ]);
    // Nothing changes there by being weighed.
    expect(marksOf(attack, 'atreides')).toEqual({});
  });
});
