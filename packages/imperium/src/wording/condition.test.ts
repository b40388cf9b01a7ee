import { plainText } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { BASE } from '../content/base/edition.js';
import type { Condition } from '../effects/effect.js';
import { FACTIONS } from '../terms.js';
import { wordCondition } from './condition.js';

const flow = { name: { en: 'The Spice Must Flow', uk: 'Прянощі повинні текти' } };
const names = { edition: BASE, card: () => flow, space: () => flow, contract: () => flow };

const GOLDEN: Record<Condition['is'], [condition: Condition, en: string, uk: string][]> = {
  influence: [
    [
      { is: 'influence', faction: 'guild', atLeast: 2 },
      'with 2+ influence with the Spacing Guild',
      'якщо маєте 2+ очки впливу на Гільдію Лоцманів',
    ],
  ],
  'influence-with': [
    [
      { is: 'influence-with', factions: 3, atLeast: 3 },
      'if you have 3+ influence with each of any 3 factions',
      'якщо маєте по 3+ очки впливу на будь-які 3 фракції',
    ],
    [
      { is: 'influence-with', factions: 4, atLeast: 3 },
      'if you have 3+ influence with all 4 factions',
      'якщо маєте по 3+ очки впливу на всі 4 фракції',
    ],
  ],
  alliance: [
    [
      { is: 'alliance', faction: 'emperor' },
      'with an alliance with the Emperor',
      'якщо маєте союз з Імператором',
    ],
  ],
  'conflict-level': [
    [{ is: 'conflict-level', atLeast: 3 }, 'in a level III conflict', 'у конфлікті рівня III'],
  ],
  'any-alliance': [[{ is: 'any-alliance' }, 'with any alliance', 'якщо маєте хоча б один союз']],
  'shadow-alliance': [
    [
      { is: 'shadow-alliance', atLeast: 4 },
      'with 4+ influence with a faction whose alliance an opponent holds',
      'якщо маєте 4+ очки впливу на фракцію, з якою уклав союз суперник',
    ],
  ],
  bond: [
    [{ is: 'bond', faction: 'fremen' }, 'Fremen Bond', 'запорука Фрименів'],
    [
      { is: 'bond', faction: 'bene-gesserit' },
      'with another Bene Gesserit card in play',
      'якщо маєте у грі іншу карту Бене Ґессерит',
    ],
  ],
  'council-seat': [[{ is: 'council-seat' }, 'with a High Council seat', 'якщо маєте місце у Вищій раді']],
  swordmaster: [
    [{ is: 'swordmaster' }, 'with your Swordmaster bonus token', 'якщо маєте бонусний жетон Майстра меча'],
  ],
  'council-seat-and-swordmaster': [
    [
      { is: 'council-seat-and-swordmaster' },
      'with a High Council seat and the Swordmaster',
      'якщо маєте місце у Вищій раді й Майстра меча',
    ],
  ],
  'mentat-home': [
    [{ is: 'mentat-home' }, 'if the Mentat is on its own space', 'якщо Ментат на своїй локації'],
  ],
  'deck-not-empty': [[{ is: 'deck-not-empty' }, 'if your deck is not empty', 'якщо ваша колода не порожня']],
  'opponent-in-conflict': [
    [
      { is: 'opponent-in-conflict' },
      'if any opponent has troops in the Conflict',
      'якщо в Зоні конфлікту є загони суперників',
    ],
  ],
  owns: [
    [
      { is: 'owns', card: 'the-spice-must-flow', atLeast: 2 },
      'if you own 2+ copies of The Spice Must Flow',
      'якщо маєте 2+ карти «Прянощі повинні текти»',
    ],
  ],
  'owns-most': [
    [
      { is: 'owns-most', card: 'the-spice-must-flow' },
      'if you own more copies of The Spice Must Flow than each opponent',
      'якщо маєте більше карт «Прянощі повинні текти», ніж кожен суперник',
    ],
  ],
  hooks: [[{ is: 'hooks' }, 'with maker hooks', 'якщо маєте гаки творця']],
  'spies-on-board': [
    [
      { is: 'spies-on-board', atLeast: 1 },
      'with 1 or more of your spies on the board',
      'якщо маєте 1 або більше шпигунів на ігровому полі',
    ],
    [
      { is: 'spies-on-board', atLeast: 2 },
      'with 2+ of your spies on the board',
      'якщо маєте 2+ шпигунів на ігровому полі',
    ],
  ],
  'spy-recalled': [
    [{ is: 'spy-recalled' }, 'if you recalled a spy this turn', 'якщо в цей хід ви відкликали шпигуна'],
  ],
  'spying-on-maker': [
    [{ is: 'spying-on-maker' }, 'if you are spying on a Maker space', 'якщо шпигуєте за локацією видобутку'],
  ],
  'spy-placed-on': [
    [
      { is: 'spy-placed-on', icons: ['landsraad'] },
      'if you placed it on a post connected to a Landsraad space',
      'якщо ви розмістили його в пункті, з’єднаному з локацією Ландсрааду',
    ],
    [
      { is: 'spy-placed-on', icons: FACTIONS },
      'if you placed it on a post connected to a faction space',
      'якщо ви розмістили його в пункті, з’єднаному з локацією фракції',
    ],
  ],
  'visited-maker': [
    [
      { is: 'visited-maker' },
      'if you sent an agent to a Maker space this turn',
      'якщо в цей хід ви відправили агента на локацію видобутку',
    ],
  ],
  'visited-faction': [
    [
      { is: 'visited-faction' },
      'if you sent an agent to a faction space this turn',
      'якщо в цей хід ви відправили агента на локацію фракції',
    ],
  ],
  'units-in-conflict': [
    [
      { is: 'units-in-conflict', atLeast: 3 },
      'with 3+ of your units in the Conflict',
      'якщо маєте 3+ підрозділи в Зоні конфлікту',
    ],
    [
      { is: 'units-in-conflict', atLeast: 5 },
      'with 5+ of your units in the Conflict',
      'якщо маєте 5+ підрозділів у Зоні конфлікту',
    ],
  ],
  'sandworms-in-conflict': [
    [
      { is: 'sandworms-in-conflict', atLeast: 1 },
      'with at least one sandworm of yours in the Conflict',
      'якщо маєте хоча б одного піщаного хробака в Зоні конфлікту',
    ],
    [
      { is: 'sandworms-in-conflict', atLeast: 2 },
      'with 2+ of your sandworms in the Conflict',
      'якщо маєте 2+ піщаних хробаків у Зоні конфлікту',
    ],
  ],
  'units-deployed': [
    [
      { is: 'units-deployed', atLeast: 3 },
      'if you deployed 3+ units this turn (less those you retreated)',
      'якщо в цей хід ви розгорнули 3+ підрозділи (за вирахуванням тих, якими відступили)',
    ],
  ],
  strength: [
    [{ is: 'strength', atLeast: 2 }, 'with 2+ strength', 'якщо маєте 2+ очки сили'],
    [{ is: 'strength', atLeast: 6 }, 'with 6+ strength', 'якщо маєте 6+ очок сили'],
  ],
  'contracts-completed': [
    [
      { is: 'contracts-completed', atLeast: 1 },
      'with 1 or more completed contracts',
      'якщо маєте 1 або більше виконаних контрактів',
    ],
    [
      { is: 'contracts-completed', atLeast: 4 },
      'with 4+ completed contracts',
      'якщо маєте 4+ виконані контракти',
    ],
  ],
  'spice-gained': [
    [{ is: 'spice-gained' }, 'if you gained spice this turn', 'якщо в цей хід ви отримали прянощі'],
  ],
  discarded: [
    [
      { is: 'discarded', faction: 'guild' },
      'if you discarded a Spacing Guild card',
      'якщо ви скинули карту Гільдії Лоцманів',
    ],
    [
      { is: 'discarded', faction: 'emperor' },
      'if you discarded an Emperor card',
      'якщо ви скинули карту Імператора',
    ],
  ],
};

describe('the wording of a condition', () => {
  const all = Object.values(GOLDEN).flat();
  it.each(all.map(([condition, en, uk]) => ({ condition, en, uk })))('$en', ({ condition, en, uk }) => {
    expect(plainText(wordCondition(condition, { lang: 'en', names }))).toBe(en);
    expect(plainText(wordCondition(condition, { lang: 'uk', names }))).toBe(uk);
  });
});
