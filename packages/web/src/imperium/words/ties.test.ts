import { type ImperiumView, imperium } from '@sietch/imperium';
import { Game, LANGS, type Phrase } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { en } from '../../words/en';
import { uk } from '../../words/uk';
import { speakerOf } from './speaker';
import { tieBreakers, tieRule } from './ties';

/** Three players, with these points at the end. */
function ended(points: readonly number[]): ImperiumView {
  const options = imperium.parseOptions({ players: 3 });
  const view = imperium.view(Game.start(imperium, options, 'ties').state, undefined);
  const players = view.players.map((player, seat) => ({
    ...player,
    points: points[seat] ?? 0,
    spice: seat + 1,
    solari: 10 + seat,
    water: 20 + seat,
    garrison: 30 + seat,
  }));
  return { ...view, players };
}

const amounts = (phrase: Phrase) =>
  phrase.flatMap((part) => (typeof part === 'string' ? [] : [[part.icon, part.n]]));

describe('players with as many points', () => {
  it('are told what decides between them, in the order of the rules', () => {
    const view = ended([9, 12, 9]);
    expect(amounts(tieBreakers(view, 2))).toEqual([
      ['spice', 3],
      ['solari', 12],
      ['water', 22],
      ['troop', 32],
    ]);
    expect(amounts(tieBreakers(view, 0))).toHaveLength(4);
    expect(tieBreakers(view, 1)).toEqual([]);
  });

  it('make the rule of ties worth a sentence, in both languages', () => {
    for (const lang of LANGS) {
      const words = { en, uk }[lang];
      expect(tieRule(speakerOf(ended([9, 12, 9]), lang, words))).toHaveLength(1);
      expect(tieRule(speakerOf(ended([9, 12, 10]), lang, words))).toBeUndefined();
    }
  });

  it('are nobody at a seat that does not exist', () => {
    expect(tieBreakers(ended([9, 9, 9]), 3)).toEqual([]);
  });
});
