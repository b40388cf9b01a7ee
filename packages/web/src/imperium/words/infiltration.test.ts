import { type ImperiumEvent, type ImperiumView, uprising } from '@sietch/imperium';
import { Game, LANGS, plainText } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { en } from '../../words/en';
import { uk } from '../../words/uk';
import { ask } from './ask';
import { wordChoice } from './choice';
import { wordEvent } from './events';
import { type Speaker, speakerOf } from './speaker';

const KEY = 'agent:reconnaissance>arrakeen';
const POST = 'post-spice-refinery-arrakeen';

/** A turn in which Arrakeen can be entered past somebody's agent only. */
function spying(lang: 'uk' | 'en', infiltrators: Readonly<Record<string, readonly string[]>>): Speaker {
  const game = Game.start(uprising, uprising.parseOptions({}), 'spies');
  const view = uprising.view(game.state, 0);
  const refs = ['card:reconnaissance', 'space:arrakeen'];
  const detail = { kind: 'turn', seats: [0] } as const;
  const decision = { ...detail, detail, choices: [{ key: KEY, refs }], infiltrators };
  return speakerOf({ ...view, decision } as ImperiumView, lang, { uk, en }[lang]);
}

describe('words of spies', () => {
  it('a choice that recalls a spy says so, in the list and beside what has been touched', () => {
    for (const lang of LANGS) {
      const spent = spying(lang, { [KEY]: [POST] });
      const free = spying(lang, {});
      const told = { uk: /проникнення/, en: /infiltrat/ }[lang];
      expect(plainText(wordChoice(KEY, spent))).toMatch(told);
      expect(plainText(wordChoice(KEY, free))).not.toMatch(told);
      const detail = { kind: 'turn', seats: [0] } as const;
      expect(plainText(ask(detail, ['card:reconnaissance'], spent))).toMatch(told);
      expect(plainText(ask(detail, ['card:reconnaissance'], free))).not.toMatch(told);
      expect(plainText(ask(detail, ['card:dagger'], spent))).not.toMatch(told);
    }
  });

  it('the log tells what a spy was recalled for', () => {
    const recalled = (to?: 'infiltrate' | 'gather'): string => {
      const event: ImperiumEvent = { event: 'spy-recalled', seat: 0, post: POST, ...(to && { to }) };
      return plainText(wordEvent(event, spying('uk', {})) ?? []);
    };
    expect(recalled('infiltrate')).toContain('шпигуна для проникнення: Пункт');
    expect(recalled('gather')).toContain('шпигуна для збору розвідданих: Пункт');
    expect(recalled()).toContain('шпигуна: Пункт');
  });
});
