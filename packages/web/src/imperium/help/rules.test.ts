import { uprising } from '@sietch/imperium';
import { Game, type Lang } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { imperiumPresenter } from '../presenter';
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

  it('tells whoever begins in a team what a team plays for', () => {
    const aimOf = (players: number, lang: Lang) => {
      const { state } = Game.start(uprising, uprising.parseOptions({ players }), 'aim');
      return imperiumPresenter.aim?.(uprising.view(state, 0), lang)?.text[0];
    };
    expect(aimOf(4, 'en')).toContain('most points win');
    expect(aimOf(6, 'en')).toContain('the team with most points');
    expect(aimOf(6, 'uk')).toContain('перемагає команда');
  });

  it('has as many chapters and paragraphs in either language', () => {
    const shape = (rules: typeof rulesEn) => rules.map(({ only, text }) => [only, text.length]);
    expect(shape(rulesUk)).toEqual(shape(rulesEn));
  });
});
