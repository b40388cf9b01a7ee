import type { Lang } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { BASE } from '../content/base/edition.js';
import type { Edition } from '../content/component.js';
import { UPRISING } from '../content/uprising/edition.js';
import {
  amount,
  atLeast,
  atLeastOwn,
  byTroops,
  CASES,
  COUNTED,
  type Counted,
  nounFor,
  ownSpies,
  resource,
} from './nouns.js';

const NUMBERS = [0, 1, 2, 5, 11, 21, 22] as const;

/** Forms after 0, 1, 2, 5, 11, 21 and 22. */
const many = (one: string, few: string, many: string) => [many, one, few, many, many, one, few];

const UKRAINIAN: Record<Counted, Record<(typeof CASES)[number], string[]>> = {
  solari: {
    nominative: many('солярій', 'солярії', 'соляріїв'),
    genitive: many('солярія', 'соляріїв', 'соляріїв'),
    accusative: many('солярій', 'солярії', 'соляріїв'),
  },
  water: {
    nominative: many('вода', 'води', 'води'),
    genitive: many('води', 'води', 'води'),
    accusative: many('воду', 'води', 'води'),
  },
  troop: {
    nominative: many('загін', 'загони', 'загонів'),
    genitive: many('загону', 'загонів', 'загонів'),
    accusative: many('загін', 'загони', 'загонів'),
  },
  sword: {
    nominative: many('меч', 'мечі', 'мечів'),
    genitive: many('меча', 'мечів', 'мечів'),
    accusative: many('меч', 'мечі', 'мечів'),
  },
  persuasion: {
    nominative: many('очко переконливості', 'очки переконливості', 'очок переконливості'),
    genitive: many('очка переконливості', 'очок переконливості', 'очок переконливості'),
    accusative: many('очко переконливості', 'очки переконливості', 'очок переконливості'),
  },
  influence: {
    nominative: many('очко впливу', 'очки впливу', 'очок впливу'),
    genitive: many('очка впливу', 'очок впливу', 'очок впливу'),
    accusative: many('очко впливу', 'очки впливу', 'очок впливу'),
  },
  point: {
    nominative: many('переможне очко', 'переможні очки', 'переможних очок'),
    genitive: many('переможного очка', 'переможних очок', 'переможних очок'),
    accusative: many('переможне очко', 'переможні очки', 'переможних очок'),
  },
  card: {
    nominative: many('карта', 'карти', 'карт'),
    genitive: many('карти', 'карт', 'карт'),
    accusative: many('карту', 'карти', 'карт'),
  },
  intrigue: {
    nominative: many('карта інтриги', 'карти інтриг', 'карт інтриг'),
    genitive: many('карти інтриги', 'карт інтриг', 'карт інтриг'),
    accusative: many('карту інтриги', 'карти інтриг', 'карт інтриг'),
  },
  agent: {
    nominative: many('агент', 'агенти', 'агентів'),
    genitive: many('агента', 'агентів', 'агентів'),
    accusative: many('агента', 'агентів', 'агентів'),
  },
  unit: {
    nominative: many('підрозділ', 'підрозділи', 'підрозділів'),
    genitive: many('підрозділу', 'підрозділів', 'підрозділів'),
    accusative: many('підрозділ', 'підрозділи', 'підрозділів'),
  },
  sandworm: {
    nominative: many('піщаний хробак', 'піщані хробаки', 'піщаних хробаків'),
    genitive: many('піщаного хробака', 'піщаних хробаків', 'піщаних хробаків'),
    accusative: many('піщаного хробака', 'піщаних хробаків', 'піщаних хробаків'),
  },
  spy: {
    nominative: many('шпигун', 'шпигуни', 'шпигунів'),
    genitive: many('шпигуна', 'шпигунів', 'шпигунів'),
    accusative: many('шпигуна', 'шпигунів', 'шпигунів'),
  },
  contract: {
    nominative: many('контракт', 'контракти', 'контрактів'),
    genitive: many('контракту', 'контрактів', 'контрактів'),
    accusative: many('контракт', 'контракти', 'контрактів'),
  },
  'contract-completed': {
    nominative: many('виконаний контракт', 'виконані контракти', 'виконаних контрактів'),
    genitive: many('виконаного контракту', 'виконаних контрактів', 'виконаних контрактів'),
    accusative: many('виконаний контракт', 'виконані контракти', 'виконаних контрактів'),
  },
  strength: {
    nominative: many('очко сили', 'очки сили', 'очок сили'),
    genitive: many('очка сили', 'очок сили', 'очок сили'),
    accusative: many('очко сили', 'очки сили', 'очок сили'),
  },
};

const ENGLISH: Record<Counted, [one: string, many: string]> = {
  solari: ['solari', 'solari'],
  water: ['water', 'water'],
  troop: ['troop', 'troops'],
  sword: ['sword', 'swords'],
  persuasion: ['persuasion', 'persuasion'],
  influence: ['influence', 'influence'],
  point: ['victory point', 'victory points'],
  card: ['card', 'cards'],
  intrigue: ['intrigue card', 'intrigue cards'],
  agent: ['agent', 'agents'],
  unit: ['unit', 'units'],
  sandworm: ['sandworm', 'sandworms'],
  spy: ['spy', 'spies'],
  contract: ['contract', 'contracts'],
  'contract-completed': ['completed contract', 'completed contracts'],
  strength: ['strength', 'strength'],
};

describe.each(COUNTED)('the counted noun "%s"', (counted) => {
  it.each(CASES)('has its Ukrainian forms in the %s', (grammaticalCase) => {
    const forms = NUMBERS.map((n) => nounFor(counted, n, 'uk', grammaticalCase));
    expect(forms).toEqual(UKRAINIAN[counted][grammaticalCase]);
  });

  it('has its English forms', () => {
    const [one, several] = ENGLISH[counted];
    const forms = NUMBERS.map((n) => nounFor(counted, n, 'en'));
    expect(forms).toEqual([several, one, several, several, several, several, several]);
  });
});

describe('an amount', () => {
  it('is a token: symbol, number and text in the accusative', () => {
    expect(amount('water', 1, 'uk')).toEqual({ icon: 'water', n: 1, text: '1 воду' });
    expect(amount('intrigue', 2, 'en')).toEqual({ icon: 'intrigue', n: 2, text: '2 intrigue cards' });
  });

  it('takes another case on request', () => {
    expect(amount('water', 1, 'uk', 'nominative').text).toBe('1 вода');
    expect(amount('troop', 3, 'uk', 'genitive').text).toBe('3 загонів');
  });

  it('can be a lower bound', () => {
    expect(atLeast('troop', 4, 'uk')).toEqual({ icon: 'troop', n: 4, orMore: true, text: '4+ загони' });
    expect(atLeast('troop', 4, 'en').text).toBe('4+ troops');
    expect(atLeast('persuasion', 1, 'uk').text).toBe('1 або більше очок переконливості');
    expect(atLeast('troop', 1, 'en').text).toBe('1 or more troops');
    expect(atLeastOwn('spy', 2, 'en').text).toBe('2+ of your spies');
    expect(atLeastOwn('spy', 2, 'uk').text).toBe('2+ шпигунів');
  });

  it('of spice is counted as the rulebook of the edition counts it', () => {
    const counted = (edition: Edition, lang: Lang) =>
      [1, 2, 4, 5, 22].map((n) => resource('spice', n, { lang, names: { edition } }).text);
    expect(counted(BASE, 'uk')).toEqual([
      '1 прянощі',
      '2 прянощів',
      '4 прянощів',
      '5 прянощів',
      '22 прянощів',
    ]);
    expect(counted(UPRISING, 'uk')).toEqual([
      '1 прянощі',
      '2 прянощі',
      '4 прянощі',
      '5 прянощів',
      '22 прянощі',
    ]);
    expect(counted(UPRISING, 'en')).toEqual(['1 spice', '2 spice', '4 spice', '5 spice', '22 spice']);
    expect(resource('water', 1, { lang: 'uk', names: { edition: BASE } }).text).toBe('1 воду');
  });

  it('retreats in the instrumental', () => {
    expect([1, 2, 5, 21].map((n) => byTroops(n, 'uk').text)).toEqual([
      '1 загоном',
      '2 загонами',
      '5 загонами',
      '21 загоном',
    ]);
    expect(byTroops(2, 'en').text).toBe('2 troops');
  });

  it('recalls own spies', () => {
    expect([1, 2, 5, 21].map((n) => ownSpies(n, 'uk').text)).toEqual([
      '1 свого шпигуна',
      '2 своїх шпигунів',
      '5 своїх шпигунів',
      '21 свого шпигуна',
    ]);
    expect([1, 2].map((n) => ownSpies(n, 'en').text)).toEqual(['1 of your spies', '2 of your spies']);
    expect(ownSpies(2, 'en')).toMatchObject({ icon: 'spy-recall', n: 2 });
  });
});
