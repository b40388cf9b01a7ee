import { type ImperiumView, imperium } from '@sietch/imperium';
import { Game, type Lang } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { en } from '../../words/en';
import { uk } from '../../words/uk';
import { askedBy } from './ask';
import { speakerOf } from './speaker';

const WORDS = { uk, en };
const options = imperium.parseOptions({
  players: 1,
  leaders: ['paul-atreides'],
  rivals: ['duke-leto-atreides', 'glossu-the-beast-rabban'],
});

/** Who asks the person, at a position. */
function askedAt(position: unknown, lang: Lang): string | undefined {
  const { state } = Game.start(imperium, options, 'asked');
  imperium.arrange(state, position);
  const { state: there } = Game.resume(imperium, state);
  const view: ImperiumView = imperium.view(there, 0);
  const { decision } = view;
  return decision && askedBy(decision.detail, speakerOf(view, lang, WORDS[lang]));
}

describe('a question about a Rival', () => {
  const ring = {
    turn: 1,
    hagalDeck: ['arrakeen-1p'],
    players: { '0': { influence: { emperor: 1 } }, '1': { spice: 1 } },
  };
  const reward = {
    phase: 'combat',
    conflict: 'skirmish-c',
    hagalDeck: ['carthag'],
    players: { '0': { intrigues: [] }, '1': { conflict: 2, garrison: 0 } },
  };

  it('says for whom the person decides, once', () => {
    expect(askedAt(ring, 'en')).toBe('You decide for the Rival Duke Leto Atreides');
    expect(askedAt(ring, 'uk')).toBe('Ви вирішуєте за Конкурента (Герцог Лето Атрід)');
  });

  it('says also what asks, if that is something else', () => {
    expect(askedAt(reward, 'en')).toBe('Skirmish, you decide for the Rival Duke Leto Atreides');
    expect(askedAt(reward, 'uk')).toBe('«Сутичка», ви вирішуєте за Конкурента (Герцог Лето Атрід)');
  });
});
