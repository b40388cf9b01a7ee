import { catalogOf } from '@sietch/imperium';
import { plainText } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { symbolsOf } from './symbols';

const catalog = catalogOf({ edition: 'uprising' });
const glance = (id: string, choam = true): string =>
  plainText(symbolsOf(catalog.space(id), { lang: 'en', catalog, choam }));

describe('a space at a glance', () => {
  it('shows the contract, or what it is worth without the module, never both', () => {
    expect(glance('accept-contract')).toBe('1 card 1 contract');
    expect(glance('accept-contract', false)).toBe('1 card 2 solari');
  });

  it('tells stealing an intrigue from drawing one', () => {
    expect(glance('secrets')).toBe('1 intrigue card 4+ → 1 random intrigue card');
  });

  it('shows what a space costs now', () => {
    const symbols = symbolsOf(catalog.space('swordmaster'), {
      lang: 'en',
      catalog,
      choam: true,
      prices: [{ solari: 6 }],
    });
    expect(plainText(symbols)).toMatch(/^6 solari → /);
    expect(glance('swordmaster')).toMatch(/^8 solari → /);
  });

  it('leaves a space between symbols, for those who hear them', () => {
    for (const { id } of catalog.spaces) expect(glance(id), id).not.toMatch(/[a-z]\d/);
  });
});
