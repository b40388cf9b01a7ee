import { describe, expect, it } from 'vitest';
import { whyNot } from './why';
import { wordReason } from './words/reasons';

const refusals = [
  { ref: 'card:dagger>space:wealth,space:heighliner', reason: { code: 'no-icon' } },
  { ref: 'card:diplomacy>space:wealth', reason: { code: 'occupied' } },
  { ref: 'card:diplomacy>space:heighliner', reason: { code: 'cost', missing: 3, of: 'spice' } },
  { ref: 'row:duncan-idaho', reason: { code: 'cost', missing: 2, of: 'persuasion' } },
];

describe('why something cannot be chosen', () => {
  it('a thing answers for itself', () => {
    expect(whyNot(refusals, [], 'row:duncan-idaho')).toEqual({ code: 'cost', missing: 2, of: 'persuasion' });
  });

  it('a space answers for the touched card', () => {
    expect(whyNot(refusals, ['card:dagger'], 'space:heighliner')).toEqual({ code: 'no-icon' });
  });

  it('without a card, a space gives the reason that tells most', () => {
    expect(whyNot(refusals, [], 'space:heighliner')).toEqual({ code: 'cost', missing: 3, of: 'spice' });
    expect(whyNot(refusals, [], 'space:wealth')).toEqual({ code: 'occupied' });
  });

  it('without a card, a space none of them opens says so of all of them', () => {
    const closed = ['dagger', 'diplomacy'].map((card) => ({
      ref: `card:${card}>space:arrakeen`,
      reason: { code: 'no-icon' },
    }));
    expect(whyNot(closed, [], 'space:arrakeen')).toEqual({ code: 'no-card' });
    expect(whyNot(closed, ['card:dagger'], 'space:arrakeen')).toEqual({ code: 'no-icon' });
    expect(wordReason({ code: 'no-card' }, 'uk')).toBe('жодна карта у вашій руці її не відкриває');
  });

  it('a card answers for the touched space', () => {
    expect(whyNot(refusals, ['space:wealth'], 'card:diplomacy')).toEqual({ code: 'occupied' });
  });

  it('without a space, a card speaks of all it might open', () => {
    expect(whyNot(refusals, [], 'card:dagger')).toEqual({ code: 'opens-nothing' });
    expect(whyNot(refusals, [], 'card:diplomacy')).toEqual({ code: 'no-space' });
    const spent = [{ ref: 'card:dagger>space:wealth', reason: { code: 'no-agent' } }];
    expect(whyNot(spent, [], 'card:dagger')).toEqual({ code: 'no-agent' });
  });

  it('another card than the touched one, or another space, is not called impossible', () => {
    expect(whyNot(refusals, ['card:diplomacy'], 'card:dagger')).toBeUndefined();
    expect(whyNot(refusals, ['space:wealth'], 'space:heighliner')).toBeUndefined();
  });
});
