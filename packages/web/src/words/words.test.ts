import { BASE, ICONS, UPRISING } from '@sietch/imperium';
import { parseKey } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { rulesEn } from '../imperium/help/rules-en';
import { rulesUk } from '../imperium/help/rules-uk';
import { SYMBOLS, symbolHelp } from '../imperium/help/symbols';
import { wordReason } from '../imperium/words/reasons';
import { en } from './en';
import { uk } from './uk';

function texts(words: object): string[] {
  return Object.values(words).flatMap((word: unknown) => {
    if (typeof word === 'string') return [word];
    if (typeof word === 'function') return [String((word as (a: unknown, b: unknown) => unknown)(3, 5))];
    return typeof word === 'object' && word !== null ? texts(word) : [];
  });
}

describe('words of the screens', () => {
  it('tell what stays out without contracts, and what a mix leaves behind for want of the Mentat', () => {
    const [{ cards = [], intrigues = [], leaders = [] } = {}] = UPRISING.modules;
    const ofModule = [...cards, ...intrigues, ...leaders];
    expect(ofModule).toHaveLength(9);
    const hire = BASE.intrigues.filter(({ id }) => id === 'calculated-hire');
    const chaos = BASE.conflicts.filter(({ id }) => id === 'sort-through-the-chaos');
    for (const [lang, words] of Object.entries({ en, uk })) {
      const tells = (text: string, items: readonly { name: Readonly<Record<string, string>> }[]) => {
        for (const { name } of items) expect(text).toContain(name[lang]);
      };
      tells(words.withoutChoam, ofModule);
      tells(words.withoutMentat.intrigue, hire);
      tells(words.withoutMentat.conflicts, chaos);
    }
  });

  it('no Ukrainian word contains a Latin letter', () => {
    const ukrainian = [...texts(uk), ...rulesUk.flatMap(({ title, text }) => [title, ...text])];
    ukrainian.push(...SYMBOLS.flatMap(({ name, text }) => [name.uk, text.uk]));
    for (const text of ukrainian) expect(text).not.toMatch(/[a-z][а-яґєії]|[а-яґєії][a-z]/i);
  });

  it('no English text contains a Cyrillic letter, but for the name of the other language', () => {
    const english = [...texts(en), ...rulesEn.flatMap(({ title, text }) => [title, ...text])];
    for (const text of english) expect(text).not.toMatch(/[а-яґєії]/i);
  });

  it('rules have the same chapters in both languages', () => {
    expect(rulesUk.map(({ only, text }) => [only, text.length])).toEqual(
      rulesEn.map(({ only, text }) => [only, text.length]),
    );
  });

  it('rules show the same symbols in both languages, and every one of them is explained', () => {
    const shown = (text: readonly string[]) =>
      [...text.join(' ').matchAll(/\{([a-z-]+)\}/g)].map(([, icon = '']) => icon);
    rulesEn.forEach(({ title, text }, i) => {
      expect(shown(rulesUk[i]?.text ?? []).sort(), title).toEqual(shown(text).sort());
      for (const icon of shown(text)) expect(symbolHelp(icon), icon).toBeDefined();
    });
  });

  it('every symbol a text may carry has help in both languages', () => {
    for (const icon of ICONS) {
      const help = symbolHelp(icon);
      expect(help?.text.uk, icon).toMatch(/[а-яґєії]/i);
      expect(help?.text.en, icon).toMatch(/^[^а-яґєії]+$/i);
    }
  });

  it('reasons tell what is missing', () => {
    expect(wordReason({ code: 'cost', missing: 1, of: 'solari' }, 'uk')).toBe('бракує 1 солярія');
    expect(wordReason({ code: 'cost', missing: 5, of: 'solari' }, 'uk')).toBe('бракує 5 соляріїв');
    expect(wordReason({ code: 'influence', missing: 2, of: 'fremen' }, 'en')).toBe(
      '2 influence short (Fremen)',
    );
  });

  it('keys come apart into what they were made of', () => {
    expect(parseKey('agent:dagger>arrakeen')).toEqual({ verb: 'agent', what: 'dagger', where: 'arrakeen' });
    expect(parseKey('trash:dagger@hand')).toEqual({ verb: 'trash', what: 'dagger', where: 'hand' });
    expect(parseKey('deploy:2')).toEqual({ verb: 'deploy', count: 2 });
    expect(parseKey('end')).toEqual({ verb: 'end' });
  });
});
