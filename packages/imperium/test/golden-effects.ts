import { LANGS, type Name, plainText } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { BASE } from '../src/content/base/edition.js';
import type { Edition } from '../src/content/component.js';
import { UPRISING } from '../src/content/uprising/edition.js';
import type { Effect } from '../src/effects/effect.js';
import { wordEffect } from '../src/wording/effect.js';
import { ICONS } from '../src/wording/icons.js';

/** An effect and its text, in full. */
export type Golden = readonly [effect: Effect, en: string, uk: string];

type Context = Parameters<typeof wordEffect>[2];

/** Wording in which every card, space and contract has the name that `name` gives for its id. */
export function naming(name: (id: string) => Name, edition: Edition = BASE): Context {
  const named = (id: string) => ({ name: name(id) });
  return { names: { edition, card: named, space: named, contract: named } };
}

const arrakeen = () => ({ en: 'Arrakeen', uk: 'Арракін' });
export const NAMED_ARRAKEEN = naming(arrakeen);
/** The same in the words of Uprising. */
export const UPRISING_ARRAKEEN = naming(arrakeen, UPRISING);

/** The texts of effects by their kind, in both languages. */
export function describeGolden(
  title: string,
  golden: Readonly<Record<string, readonly Golden[]>>,
  context: Context,
): void {
  const goldens = Object.values(golden).flat();
  describe(title, () => {
    it.each(goldens.map(([effect, en, uk]) => ({ effect, en, uk })))('$en', ({ effect, en, uk }) => {
      expect(plainText(wordEffect(effect, 'en', context))).toBe(en);
      expect(plainText(wordEffect(effect, 'uk', context))).toBe(uk);
    });

    it('is listed here under its own kind', () => {
      for (const [kind, samples] of Object.entries(golden)) {
        expect(samples.map(([effect]) => effect.do)).toEqual(samples.map(() => kind));
      }
    });

    it('carries only known symbols', () => {
      const tokens = goldens.flatMap(([effect]) =>
        LANGS.flatMap((lang) => wordEffect(effect, lang, context).filter((part) => typeof part !== 'string')),
      );
      for (const { icon } of tokens) expect(ICONS).toContain(icon);
    });
  });
}
