import { describe, expect, it } from 'vitest';
import { BASE } from '../content/base/edition.js';
import { UPRISING } from '../content/uprising/edition.js';
import { namesOf, quoted } from './context.js';

describe('the names of editions', () => {
  const names = namesOf(UPRISING, BASE);

  it('come from the first edition that has them', () => {
    expect(names.space('imperial-basin').name).toEqual(
      UPRISING.spaces.find(({ id }) => id === 'imperial-basin')?.name,
    );
    expect(names.space('carthag').name.en).toBe('Carthag');
    expect(names.contract('contract-immediate').name.en).toBe('Immediate');
  });

  it('end where no edition has them', () => {
    expect(() => names.card('no-such-card')).toThrow('There is no card "no-such-card".');
    expect(() => namesOf(UPRISING).space('carthag')).toThrow(RangeError);
  });

  it('are quoted in Ukrainian', () => {
    expect(quoted({ en: 'Carthag', uk: 'Карфаг' }, 'uk')).toBe('«Карфаг»');
    expect(quoted({ en: 'Carthag', uk: 'Карфаг' }, 'en')).toBe('Carthag');
  });
});
