import { describe, expect, it } from 'vitest';
import { rulesEn } from './rules-en';
import { rulesUk } from './rules-uk';
import { SYMBOLS } from './symbols';

/** Trashed cards leave the game, those of the Reserve return to their stack (symbol guide of both rulebooks). */
describe('the help on trashing', () => {
  it.each([
    ['en', rulesEn, /Reserve/],
    ['uk', rulesUk, /Фонду/],
  ] as const)('tells in %s where Reserve cards go', (lang, rules, reserve) => {
    const told = rules.flatMap(({ text }) => text).filter((text) => text.includes('{trash}'));
    expect(told.length).toBeGreaterThan(0);
    for (const text of told) expect(text).toMatch(reserve);
    expect(SYMBOLS.find(({ icon }) => icon === 'trash')?.text[lang]).toMatch(reserve);
  });

  it('has as many chapters and paragraphs in either language', () => {
    const shape = (rules: typeof rulesEn) => rules.map(({ only, text }) => [only, text.length]);
    expect(shape(rulesUk)).toEqual(shape(rulesEn));
  });
});
