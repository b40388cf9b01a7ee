import { imperium } from '@sietch/imperium';
import { Game, LANGS, plainText } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { en } from '../../words/en';
import { uk } from '../../words/uk';
import { ask } from './ask';
import { wordChoice } from './choice';
import { speakerOf } from './speaker';

function arranged(position: unknown): ReturnType<typeof imperium.view> {
  const leaders = ['paul-atreides', 'earl-memnon-thorvald', 'glossu-the-beast-rabban'];
  const { state } = Game.start(imperium, imperium.parseOptions({ players: 3, leaders }), 'words');
  imperium.arrange(state, position as Parameters<typeof imperium.arrange>[1]);
  const game = Game.resume(imperium, state);
  game.apply('agent:fremen-camp>secure-contract');
  return imperium.view(game.state, 0);
}

describe('words of a choice that would bring nothing', () => {
  it('are a warning in the list, and only there', () => {
    const told = { uk: /нічого не дасть/, en: /brings nothing/ };
    for (const lang of LANGS) {
      const choice = (garrison: number): string => {
        const view = arranged({ turn: 0, players: { 0: { spice: 2, garrison, hand: ['fremen-camp'] } } });
        return plainText(wordChoice('effect:fremen-camp.0', speakerOf(view, lang, { uk, en }[lang])));
      };
      expect(choice(12)).toMatch(told[lang]);
      expect(choice(11)).not.toMatch(told[lang]);
    }
  });
});

describe('words of effects gained together', () => {
  it('name each of them, and ask for the first', () => {
    const view = arranged({ turn: 0, players: { 0: { spice: 2, hand: ['fremen-camp'] } } });
    const lines = [
      { id: 'grand-vision.1', effect: { do: 'draw-intrigue', n: 1 }, source: 'conflict:grand-vision' },
    ];
    const detail = {
      kind: 'lines',
      seats: [0],
      source: 'conflict:grand-vision',
      lines,
      owed: false,
    } as const;
    for (const lang of LANGS) {
      const decision = { kind: 'lines', seats: [0], detail } as NonNullable<typeof view.decision>;
      const speaker = speakerOf({ ...view, decision }, lang, { uk, en }[lang]);
      const told = { uk: /Велике видіння.*: .*інтриг/, en: /Grand Vision.*: .*intrigue/ }[lang];
      expect(plainText(wordChoice('effect:grand-vision.1', speaker))).toMatch(told);
      expect(plainText(ask(decision.detail, [], speaker))).toMatch({ uk: /спершу/, en: /first/ }[lang]);
    }
  });
});
