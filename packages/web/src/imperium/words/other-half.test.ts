import { type ImperiumView, imperium } from '@sietch/imperium';
import { Game, plainText } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { uk } from '../../words/uk';
import { wordChoice } from './choice';
import { speakerOf } from './speaker';

describe('an agent’s turn in the list', () => {
  const game = Game.start(imperium, imperium.parseOptions({}), 'halves');
  const speaker = speakerOf(imperium.view(game.state, 0) as ImperiumView, 'uk', uk);
  const said = (touched: readonly string[]) =>
    plainText(wordChoice('agent:dagger>hall-of-oratory', speaker, touched));

  it('names both halves before anything is touched', () => {
    expect(said([])).toBe('«Кинджал» → «Зала промов»');
  });

  it('does not repeat the half that has been touched', () => {
    expect(said(['card:dagger'])).toBe('«Зала промов»');
    expect(said(['space:hall-of-oratory'])).toBe('«Кинджал»');
  });
});
