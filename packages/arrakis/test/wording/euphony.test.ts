import { euphonic, LANGS, plainText } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { describeArrakis } from '../../src/wording/describe.js';

const said = (...parts: string[]): string => plainText(euphonic(parts));

describe('Ukrainian variants of short words', () => {
  it('follow one rule: «у» and «в»', () => {
    expect(said('загони у легіоні')).toBe('загони в легіоні');
    expect(said('загін в легіоні')).toBe('загін у легіоні');
    expect(said('загін у одній зоні')).toBe('загін в одній зоні');
    expect(said('башара в вільній зоні, в зоні')).toBe('башара у вільній зоні, у зоні');
    expect(said('по 1 у зоні; у 3 зонах')).toBe('по 1 у зоні; у 3 зонах');
    expect(said('В грі')).toBe('У грі');
  });

  it('follow one rule: «з», «із» and «зі»', () => {
    expect(said('легіон з лідером')).toBe('легіон із лідером');
    expect(said('легіони із лідером')).toBe('легіони з лідером');
    expect(said('легіони з сардаукарами')).toBe('легіони із сардаукарами');
    expect(said('легіон з Звіром')).toBe('легіон зі Звіром');
    expect(said('поруч із іншим')).toBe('поруч з іншим');
  });

  it('follow one rule: «уже» and «вже», «і» and «й»', () => {
    expect(said('Алія уже тут, Шаддам IV вже тут')).toBe('Алія вже тут, Шаддам IV уже тут');
    expect(said('Джессіка і Пол')).toBe('Джессіка й Пол');
    expect(said('Пол й Джессіка')).toBe('Пол і Джессіка');
  });

  it('hear what stands in the next part, and leave names alone', () => {
    const legion = { icon: 'legion', n: 1, text: '1 легіон' };
    expect(plainText(euphonic([legion, ' з ', 'лідером']))).toBe('1 легіон із лідером');
    expect(said('«Голос в ніч» в зоні')).toBe('«Голос в ніч» у зоні');
  });

  it('hold for every card', () => {
    for (const { id, phrases } of describeArrakis('uk'))
      for (const phrase of Object.values(phrases))
        expect([id, plainText(euphonic(phrase))]).toEqual([id, plainText(phrase)]);
  });
});

describe('sentences', () => {
  it('have no capital after a colon, but for names', () => {
    for (const lang of LANGS)
      for (const { id, text } of describeArrakis(lang))
        for (const words of Object.values(text)) {
          const [, capital] =
            /: (Place|Move|Draw|Put|Take|Remove|Attack|Розмістіть|Перемістіть|Візьміть)/.exec(words) ?? [];
          expect([id, capital]).toEqual([id, undefined]);
        }
  });
});
