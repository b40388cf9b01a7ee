import { euphonicText } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { DIE_HELP } from '../arrakis/help/die-help';
import { WAR_HINTS } from '../arrakis/help/hints';
import { warRulesUk } from '../arrakis/help/rules-uk';
import { WAR_SYMBOLS } from '../arrakis/help/symbols';
import { warUk } from '../arrakis/words/war-uk';
import { STEPS } from '../guide/steps';
import { rulesUk } from '../imperium/help/rules-uk';
import { SYMBOLS } from '../imperium/help/symbols';
import { uk } from './uk';

/** Every text in it; a symbol in braces is silent, a number with one is read. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string')
    return [value.replace(/\{[^}:]*:(\d+)\}/g, '$1').replace(/ ?\{[^}]*\}/g, '')];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe('Ukrainian words of the screens', () => {
  it.each([
    ['the catalogue', uk],
    ['the words of the war', warUk],
    ['the rules of Imperium', rulesUk],
    ['the rules of the war', warRulesUk],
    ['the symbols', [SYMBOLS, WAR_SYMBOLS]],
    ['the hints', [WAR_HINTS, DIE_HELP]],
    ['the guided game', STEPS],
  ])('fit their neighbours: %s', (_, words) => {
    const texts = textsIn(words);
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.filter((text) => euphonicText(text) !== text)).toEqual([]);
  });
});
