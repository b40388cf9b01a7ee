import { type Phrase, plainText } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import type { ContractTerm } from '../content/component.js';
import { UPRISING } from '../content/uprising/edition.js';
import * as is from '../effects/build.js';
import { wordContract, wordPost } from './contract.js';

const name = { en: 'Arrakeen', uk: 'Арракін' };
const names = {
  edition: UPRISING,
  card: () => ({ name }),
  space: () => ({ name }),
  contract: () => ({ name }),
};

const texts = (boxes: Readonly<Record<string, Phrase | undefined>>) =>
  Object.fromEntries(Object.entries(boxes).map(([box, phrase]) => [box, plainText(phrase ?? [])]));

describe('a contract', () => {
  const TERMS: Record<ContractTerm['by'], [term: ContractTerm, en: string, uk: string]> = {
    visit: [
      { by: 'visit', space: 'arrakeen' },
      'Send an agent to Arrakeen.',
      'Відправте агента в локацію «Арракін».',
    ],
    harvest: [
      { by: 'harvest', spice: 3 },
      'Send an agent to a Maker space and gain 3+ spice from any sources on that turn.',
      'Відправте агента в локацію видобутку й отримайте за той самий хід 3+ прянощі з будь-яких джерел.',
    ],
    acquire: [{ by: 'acquire', card: 'card' }, 'Acquire Arrakeen.', 'Придбайте карту «Арракін».'],
    taking: [
      { by: 'taking' },
      'Completed as soon as you take it.',
      'Контракт виконано, щойно ви його взяли.',
    ],
  };

  it.each(Object.values(TERMS))('is completed by %o', (term, en, uk) => {
    const contract = { id: 'contract', name, copies: 1, term, reward: [is.solari(2), is.placeSpy()] };
    expect(texts(wordContract(contract, 'en', names))).toEqual({
      term: en,
      reward: 'Gain 2 solari and place 1 spy.',
    });
    expect(texts(wordContract(contract, 'uk', names))).toEqual({
      term: uk,
      reward: 'Отримайте 2 солярії й розмістіть 1 шпигуна.',
    });
  });
});

describe('an observation post', () => {
  const post = (...spaces: string[]) => ({ id: 'post', name, spaces });

  it('names the spaces it is connected to', () => {
    expect(texts(wordPost(post('a'), 'en', names))).toEqual({ connected: 'Connected to Arrakeen.' });
    expect(texts(wordPost(post('a'), 'uk', names))).toEqual({
      connected: 'З’єднаний із локацією «Арракін».',
    });
    expect(texts(wordPost(post('a', 'b'), 'en', names))).toEqual({
      connected: 'Connected to Arrakeen and Arrakeen.',
    });
    expect(texts(wordPost(post('a', 'b', 'c'), 'uk', names))).toEqual({
      connected: 'З’єднаний із локаціями «Арракін», «Арракін» і «Арракін».',
    });
  });
});
