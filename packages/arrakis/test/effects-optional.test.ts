import { describe, expect, it } from 'vitest';
import { covers } from '../../../test/covers.js';
import { describeArrakis } from '../src/wording/index.js';
import { Table } from './table.js';

const text = (lang: 'en' | 'uk'): string | undefined =>
  describeArrakis(lang).find(({ id }) => id === 'card:beloved-feyd-rautha')?.text.effect;

describe('Effects that can hurt', () => {
  it('may be declined: Rabban need not go for Feyd-Rautha', () => {
    covers('arr-effects-optional', 'arr-feyd-removes-rabban');
    const table = new Table({
      turn: 'harkonnen',
      harkonnen: { hand: ['beloved-feyd-rautha', 'spotter-control'] },
    }).choose('card:beloved-feyd-rautha', 'die:mentat');
    expect(table.keys).toEqual(['option:1', 'skip']);
    table.choose('skip');
    expect(table.faction('harkonnen').leaders).toMatchObject({
      'feyd-rautha': 'reserve',
      'beast-rabban': 'ready',
    });
    // The other half of the card is still there.
    expect(table.keys).toEqual(['card:spotter-control', 'skip']);
  });

  it('are told on the card', () => {
    expect(text('en')).toMatch(/^If you wish, Feyd-Rautha enters play and Beast Rabban leaves the game\./);
    expect(text('uk')).toMatch(/^За бажання введіть у гру Фейда-Рауту, а Звіра Раббана вилучіть із гри\./);
  });
});
