import type { Hardship } from '../effects/effect.js';
import type { Voice } from './context.js';
import type { EffectTable } from './effect-table.js';
import { symbol } from './icons.js';
import { amount, byTroops } from './nouns.js';
import { type Clause, may, order, rule, say } from './sentence.js';
import { DEPLOYING, RETREATING } from './verbs.js';

function eachOpponent(suffers: Hardship, { lang }: Voice): Clause {
  const troop = amount('troop', 1, lang);
  if ('discards' in suffers) {
    const cards = amount('card', suffers.discards, lang);
    return rule({ uk: say`кожен суперник скидає ${cards}`, en: say`each opponent discards ${cards}` }[lang]);
  }
  if ('orDiscards' in suffers) {
    const cards = amount('card', suffers.orDiscards, lang);
    const phrases = {
      uk: say`кожен суперник вибирає: скинути ${cards} чи втратити ${troop} із Зони конфлікту`,
      en: say`each opponent chooses to discard ${cards} or to lose ${troop} from the Conflict`,
    };
    return rule(phrases[lang]);
  }
  const phrases = {
    uk: say`кожен суперник утрачає ${troop} зі свого гарнізону`,
    en: say`each opponent loses ${troop} from their garrison`,
  };
  return rule(phrases[lang]);
}

function deploy(upTo: number | 'any', { lang }: Voice): Clause {
  const anyNumber = {
    uk: say`будь-яку кількість ${symbol('troop', 'загонів')}`,
    en: say`any number of ${symbol('troop', 'troops')}`,
  };
  const limited = (n: number) => ({
    uk: say`до ${amount('troop', n, lang, 'genitive')}`,
    en: say`up to ${amount('troop', n, lang)}`,
  });
  const single = [amount('troop', 1, lang)];
  const troops = upTo === 'any' ? anyNumber[lang] : upTo === 1 ? single : limited(upTo)[lang];
  const objects = {
    uk: say`${troops} зі свого гарнізону в Зоні конфлікту`,
    en: say`${troops} from your garrison to the Conflict`,
  };
  return may(DEPLOYING[lang], objects[lang]);
}

function deployFromSupply(n: number, { lang }: Voice): Clause {
  const troops = amount('troop', n, lang);
  const objects = {
    uk: say`${troops} зі свого запасу в Зоні конфлікту`,
    en: say`${troops} from your supply to the Conflict`,
  };
  return order(DEPLOYING[lang].order, objects[lang]);
}

function retreat(upTo: number | 'any', { lang }: Voice): Clause {
  const anyNumber = {
    uk: say`будь-якою кількістю ${symbol('troop', 'загонів')}`,
    en: say`any number of ${symbol('troop', 'troops')}`,
  };
  const limited = (n: number) => ({
    uk: say`${n === 1 ? '' : 'щонайбільше '}${byTroops(n, lang)}`,
    en: say`${n === 1 ? '' : 'up to '}${byTroops(n, lang)}`,
  });
  const troops = upTo === 'any' ? anyNumber[lang] : limited(upTo)[lang];
  return may(RETREATING[lang], troops);
}

function opponentLosesTroop({ lang }: Voice): Clause {
  const troop = amount('troop', 1, lang);
  const phrases = {
    uk: say`один суперник на ваш вибір утрачає ${troop} із Зони конфлікту`,
    en: say`one opponent of your choice loses ${troop} from the Conflict`,
  };
  return rule(phrases[lang]);
}

function deployRecruits({ lang }: Voice): Clause {
  const objects = {
    uk: say`в Зоні конфлікту будь-які ${symbol('troop', 'загони')}, найняті в цей хід`,
    en: say`to the Conflict any ${symbol('troop', 'troops')} recruited this turn`,
  };
  return may(DEPLOYING[lang], objects[lang]);
}

function noDeployment({ lang }: Voice): Clause {
  const phrases = {
    uk: say`у цей хід не можете розгортати ${symbol('unit', 'підрозділи')} в Зоні конфлікту`,
    en: say`this turn you cannot deploy ${symbol('unit', 'units')} to the Conflict`,
  };
  return rule(phrases[lang]);
}

export const TROOP_EFFECTS: EffectTable<
  | 'each-opponent'
  | 'deploy'
  | 'deploy-from-supply'
  | 'deploy-recruits'
  | 'no-deployment'
  | 'retreat'
  | 'opponent-loses-troop'
> = {
  'each-opponent': ({ suffers }, voice) => eachOpponent(suffers, voice),
  deploy: ({ upTo }, voice) => deploy(upTo, voice),
  'deploy-from-supply': ({ n }, voice) => deployFromSupply(n, voice),
  'deploy-recruits': (_, voice) => deployRecruits(voice),
  'no-deployment': (_, voice) => noDeployment(voice),
  retreat: ({ upTo }, voice) => retreat(upTo, voice),
  'opponent-loses-troop': (_, voice) => opponentLosesTroop(voice),
};
