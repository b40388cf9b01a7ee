import { describe, expect, it } from 'vitest';
import { refParts } from './ref';

describe('a reference', () => {
  it.each([
    ['card:dagger', 'card', 'dagger'],
    ['combat', 'combat', ''],
    ['die:giedi-prime:house', 'die', 'giedi-prime:house'],
  ])('%s comes apart at its first colon', (ref, kind, id) => {
    expect(refParts(ref)).toEqual([kind, id]);
  });
});
