import type { Phrase } from '@sietch/kernel';
import type { Condition } from '../effects/step.js';
import { leaderSubject } from './names.js';
import type { Voice } from './voice.js';

/** `if Feyd-Rautha is already in play`. */
export function wordCondition({ lang }: Pick<Voice, 'lang'>, condition: Condition): Phrase {
  switch (condition.is) {
    case 'in-play': {
      const name = leaderSubject(lang, condition.leader);
      return [{ uk: `якщо ${name} уже у грі`, en: `if ${name} is in play` }[lang]];
    }
    case 'removed': {
      const name = leaderSubject(lang, condition.leader);
      return [{ uk: `якщо ${name} уже поза грою`, en: `if ${name} is out of the game` }[lang]];
    }
    case 'wild-maker-in-play':
      return [{ uk: 'якщо Дикий Творець уже у грі', en: 'if Wild Maker is in play' }[lang]];
    case 'detonated':
      return [
        { uk: 'якщо ядерний арсенал уже підірвано', en: 'if the family atomics have been detonated' }[lang],
      ];
  }
}
