import type { Lang, Phrase } from '@sietch/kernel';
import type { Count } from '../effects/effect.js';
import { symbol } from './icons.js';
import { ofFaction } from './names.js';
import { say } from './sentence.js';

/** "for each Fremen card you have in play"; only cards of the faction itself count its cards. */
export function wordCount(count: Count, lang: Lang): Phrase {
  switch (count.of) {
    case 'faction-cards-in-play': {
      const faction = ofFaction(count.faction, lang);
      return {
        uk: [`за кожну вашу карту ${faction} у грі, зокрема й цю`],
        en: [`for each ${faction} card you have in play, this one included`],
      }[lang];
    }
    case 'faction-cards-revealed': {
      const faction = ofFaction(count.faction, lang);
      return {
        uk: [`за кожну карту ${faction}, яку ви розкрили в цей хід, зокрема й цю`],
        en: [`for each ${faction} card you revealed this turn, this one included`],
      }[lang];
    }
    case 'other-sword-cards-revealed':
      return {
        uk: say`за кожну іншу карту, яку ви розкрили в цей хід і яка дає ${symbol('sword', 'мечі')}`,
        en: say`for each other card you revealed this turn that gives ${symbol('sword', 'swords')}`,
      }[lang];
    case 'sandworms-in-conflict':
      return {
        uk: say`за кожного вашого ${symbol('sandworm', 'піщаного хробака')} в Зоні конфлікту`,
        en: say`for each ${symbol('sandworm', 'sandworm')} you have in the Conflict`,
      }[lang];
    case 'contracts-completed':
      return {
        uk: say`за кожен ваш ${symbol('contract-completed', 'виконаний контракт')}`,
        en: say`for each of your ${symbol('contract-completed', 'completed contracts')}`,
      }[lang];
  }
}
