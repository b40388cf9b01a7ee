import { LANGS } from '@sietch/kernel';
import { expect, it } from 'vitest';
import { described } from '../descriptions';
import { ALONE } from './alone-words';

it('what is otherwise against the automaton is said of components that exist, in both languages', () => {
  for (const [ref, text] of Object.entries(ALONE))
    for (const lang of LANGS) {
      expect(described(ref, lang), ref).toBeDefined();
      expect(text[lang].length).toBeGreaterThan(40);
    }
});
