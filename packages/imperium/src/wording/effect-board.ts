import type { Effect, Hardship } from '../effects/effect.js';
import { COUNCIL_PERSUASION } from '../numbers.js';
import type { AgentIcon, SpaceId } from '../terms.js';
import { quoted, type Voice } from './context.js';
import { symbol } from './icons.js';
import { agentIconName, amount, byTroops } from './nouns.js';
import { type Clause, compound, listAnd, may, order, rule, say } from './sentence.js';
import { DEPLOYING, RETREATING, VERBS, win } from './verbs.js';

export function recruit({ n, deploy }: Extract<Effect, { do: 'recruit' }>, { lang }: Voice): Clause {
  const troops = amount('troop', n, lang);
  if (deploy === undefined) return order(VERBS.recruit[lang], troops);
  const which = n === 1 ? { uk: 'його в', en: 'it' } : { uk: 'будь-які з них у', en: 'any of them' };
  const deployed = say`${DEPLOYING[lang].may} ${which[lang]}`;
  const phrases = {
    uk: say`${VERBS.recruit.uk} ${troops}; ${deploy === 'on-reveal' ? 'під час ходу «Розкрити карти» ' : ''}${deployed} Зоні конфлікту`,
    en: say`${VERBS.recruit.en} ${troops}; ${deploy === 'on-reveal' ? 'on a Reveal turn ' : ''}${deployed} to the Conflict`,
  };
  return compound(phrases[lang]);
}

export function eachOpponent(suffers: Hardship, { lang }: Voice): Clause {
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

export function deploy(upTo: number | 'any', { lang }: Voice): Clause {
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

export function deployFromSupply(n: number, { lang }: Voice): Clause {
  const troops = amount('troop', n, lang);
  const objects = {
    uk: say`${troops} зі свого запасу в Зоні конфлікту`,
    en: say`${troops} from your supply to the Conflict`,
  };
  return order(DEPLOYING[lang].order, objects[lang]);
}

export function retreat(upTo: number | 'any', { lang }: Voice): Clause {
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

export function opponentLosesTroop({ lang }: Voice): Clause {
  const troop = amount('troop', 1, lang);
  const phrases = {
    uk: say`один суперник на ваш вибір утрачає ${troop} із Зони конфлікту`,
    en: say`one opponent of your choice loses ${troop} from the Conflict`,
  };
  return rule(phrases[lang]);
}

export function harvest(n: number, { lang }: Voice): Clause {
  const spice = amount('spice', n, lang);
  const objects = {
    uk: say`${spice} плюс усі додаткові прянощі з цієї локації`,
    en: say`${spice} plus all bonus spice on this space`,
  };
  return order({ uk: 'зберіть', en: 'harvest' }[lang], objects[lang]);
}

export function doubleHarvest({ lang }: Voice): Clause {
  const phrases = {
    uk: 'якщо цей агент збирає прянощі, основна кількість із локації подвоюється (додаткові прянощі — ні)',
    en: 'if this agent harvests spice, the space’s own amount is doubled (bonus spice is not)',
  };
  return rule([phrases[lang]]);
}

export function visitInfluence(n: number, { lang }: Voice): Clause {
  const influence = amount('influence', n, lang);
  const phrases = {
    uk: say`локація фракції, на яку ви відправили агента, дає ${influence} замість 1`,
    en: say`the faction space you send your agent to gives ${influence} instead of 1`,
  };
  return rule(phrases[lang]);
}

export function signetRing({ lang }: Voice): Clause {
  const objects = {
    uk: say`вміння ${symbol('signet-ring', 'персня з печаткою')} свого лідера`,
    en: say`your leader’s ${symbol('signet-ring', 'signet ring')} ability`,
  };
  return order(VERBS.use[lang], objects[lang]);
}

export function councilSeat({ lang }: Voice): Clause {
  const persuasion = amount('persuasion', COUNCIL_PERSUASION, lang);
  const phrases = {
    uk: say`займіть ${symbol('council', 'місце у Вищій раді')}: до кінця гри отримуйте ${persuasion} кожного свого ходу «Розкрити карти»`,
    en: say`take ${symbol('council', 'a High Council seat')}: gain ${persuasion} on each of your Reveal turns for the rest of the game`,
  };
  return compound(phrases[lang]);
}

export function swordmaster({ lang }: Voice): Clause {
  const agent = symbol('agent', { uk: 'свого третього агента', en: 'your third agent' }[lang]);
  const phrases = {
    uk: say`отримайте ${agent}, Майстра меча, до кінця гри`,
    en: say`gain ${agent}, the Swordmaster, for the rest of the game`,
  };
  return rule(phrases[lang]);
}

/** Where the card has already said that the Mentat is at home, it is simply taken. */
export function takeMentat(from: 'home' | 'anywhere', { lang, given }: Voice): Clause {
  const mentat = symbol('mentat', { uk: 'Ментата', en: 'the Mentat' }[lang]);
  if (from === 'anywhere') {
    const phrases = {
      uk: say`заберіть ${mentat}, де б він не був, і залиште собі на наступний раунд`,
      en: say`take ${mentat} from wherever it is and keep it for the next round`,
    };
    return rule(phrases[lang]);
  }
  if (given?.is === 'mentat-home') return order({ uk: 'заберіть', en: 'take' }[lang], mentat);
  const phrases = {
    uk: say`якщо ${symbol('mentat', 'Ментат')} на своїй локації, заберіть його`,
    en: say`if ${mentat} is on its own space, take it`,
  };
  return rule(phrases[lang]);
}

export function control(space: SpaceId, { lang, names }: Voice): Clause {
  const name = quoted(names.space(space).name, lang);
  const objects = {
    uk: say`${symbol('control', 'контроль')} над локацією ${name}`,
    en: say`${symbol('control', 'control')} of ${name}`,
  };
  return win(objects[lang], lang);
}

export function nameSpace({ lang }: Voice): Clause {
  const phrases = {
    uk: 'назвіть локацію поля: до вашого наступного ходу суперники не можуть відправляти туди агентів',
    en: 'name a board space: until your next turn opponents cannot send agents there',
  };
  return compound([phrases[lang]]);
}

export function recallAgent({ lang }: Voice): Clause {
  const agent = { uk: '1 свого агента', en: '1 of your agents' };
  return order(VERBS.recall[lang], { icon: 'agent', n: 1, text: agent[lang] });
}

export function extraIcons(icons: readonly AgentIcon[], { lang }: Voice): Clause {
  const list = listAnd(
    icons.map((icon) => [symbol(icon, agentIconName(icon, lang))]),
    lang,
  );
  const phrases = {
    uk: say`карта, зіграна в цей хід, також має символи агентів: ${list}`,
    en: say`the card you play this turn also has these agent icons: ${list}`,
  };
  return compound(phrases[lang]);
}

export function ignoreEnemyAgents({ lang }: Voice): Clause {
  const phrases = {
    uk: 'у цей хід можете відправити агента й на локацію, зайняту агентом суперника',
    en: 'this turn you may even send your agent to a space occupied by an opponent’s agent',
  };
  return rule([phrases[lang]]);
}

export function mayPass({ lang }: Voice): Clause {
  return rule([{ uk: 'можете пропустити цей хід', en: 'you may pass this turn' }[lang]]);
}

export function persuasionWhileHere(n: number, { lang }: Voice): Clause {
  const persuasion = amount('persuasion', n, lang);
  const phrases = {
    uk: say`під час ходу «Розкрити карти» отримайте ${persuasion}, якщо ваш агент досі тут`,
    en: say`on your Reveal turn gain ${persuasion} if your agent is still here`,
  };
  return rule(phrases[lang]);
}
