import { LEADERS } from '@sietch/arrakis';
import { LANGS } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { briefly, chipsOf, initials } from './chips';

describe('figures as they are drawn', () => {
  it('leaders of a side are told apart by their letters', () => {
    for (const lang of LANGS) {
      for (const side of ['atreides', 'harkonnen'] as const) {
        const named = LEADERS.filter((leader) => leader.side === side && leader.kind !== 'generic');
        const letters = named.map(({ id }) => initials(id, lang));
        expect(new Set(letters).size, letters.join(' ')).toBe(letters.length);
      }
    }
  });

  const legion = {
    regular: 3,
    elite: 0,
    special: 1,
    generic: 2,
    named: ['stilgar'],
    tokens: ['starting-1'],
  };

  it('a legion shows units by base, hidden tokens, then leaders', () => {
    expect(chipsOf(legion, 'atreides', 'en').map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'regular 3',
      'special 1',
      'token 1',
      'naib 2',
      'stilgar St',
    ]);
  });

  it('from afar one figure stands for all units, one face for all leaders', () => {
    const told = briefly(chipsOf(legion, 'atreides', 'en')).map(({ kind, text }) => `${kind} ${text}`);
    expect(told).toEqual(['regular 4', 'token 1', 'stilgar St']);
    const scouts = { ...legion, regular: 0, special: 0, named: [], tokens: ['starting-1', 'starting-2'] };
    expect(briefly(chipsOf(scouts, 'atreides', 'en')).map(({ kind }) => kind)).toEqual(['token', 'naib']);
  });
});
