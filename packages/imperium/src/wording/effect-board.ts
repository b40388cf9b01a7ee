import type { AgentIcon, SpaceId } from '../terms.js';
import { atSpace, quoted, type Voice } from './context.js';
import type { EffectTable } from './effect-table.js';
import { symbol } from './icons.js';
import { ofAgentIcon } from './names.js';
import { amount, resource } from './nouns.js';
import { type Clause, compound, listAnd, order, rule, say } from './sentence.js';
import { VERBS, win } from './verbs.js';

/** Without a number of its own: the bonus spice alone. */
function harvest(n: number, voice: Voice): Clause {
  const { lang } = voice;
  const spice = resource('spice', n, voice);
  const bonus = { uk: 'усі додаткові прянощі з цієї локації', en: 'all bonus spice on this space' }[lang];
  const objects = { uk: say`${spice} плюс ${bonus}`, en: say`${spice} plus ${bonus}` };
  const harvested = n === 0 ? [bonus] : objects[lang];
  return order({ uk: 'зберіть', en: 'harvest' }[lang], harvested);
}

function doubleHarvest({ lang }: Voice): Clause {
  const phrases = {
    uk: 'якщо цей агент збирає прянощі, основна кількість із локації подвоюється (додаткові прянощі — ні)',
    en: 'if this agent harvests spice, the space’s own amount is doubled (bonus spice is not)',
  };
  return rule([phrases[lang]]);
}

function visitInfluence(n: number, { lang, given, names }: Voice): Clause {
  const influence = amount('influence', n, lang);
  if (given?.is === 'visited-faction') {
    const phrases = {
      uk: say`вона дає ${influence} замість 1`,
      en: say`that space gives ${influence} instead of 1`,
    };
    return rule(phrases[lang]);
  }
  const phrases = {
    uk: say`локація фракції, ${atSpace(names)} яку ви відправили агента, дає ${influence} замість 1`,
    en: say`the faction space you sent your agent to gives ${influence} instead of 1`,
  };
  return rule(phrases[lang]);
}

function signetRing({ lang }: Voice): Clause {
  const objects = {
    uk: say`вміння ${symbol('signet-ring', 'персня з печаткою')} свого лідера`,
    en: say`your leader’s ${symbol('signet-ring', 'signet ring')} ability`,
  };
  return order(VERBS.use[lang], objects[lang]);
}

function councilSeat({ lang, names }: Voice): Clause {
  const persuasion = amount('persuasion', names.edition.numbers.councilPersuasion, lang);
  const phrases = {
    uk: say`займіть ${symbol('council', 'місце у Вищій раді')} й до кінця гри отримуйте ${persuasion} кожного свого ходу «Розкрити карти»`,
    en: say`take ${symbol('council', 'a High Council seat')} and gain ${persuasion} on each of your Reveal turns for the rest of the game`,
  };
  return rule(phrases[lang]);
}

function swordmaster({ lang }: Voice): Clause {
  const agent = symbol('agent', { uk: 'свого третього агента', en: 'your third agent' }[lang]);
  const phrases = {
    uk: say`отримайте ${agent}, Майстра меча, до кінця гри`,
    en: say`gain ${agent}, the Swordmaster, for the rest of the game`,
  };
  return rule(phrases[lang]);
}

/** Where the card has already said that the Mentat is at home, it is simply taken. */
function takeMentat(at: 'now' | 'next-round', { lang, given, names }: Voice): Clause {
  const mentat = symbol('mentat', { uk: 'Ментата', en: 'the Mentat' }[lang]);
  if (at === 'next-round') {
    const phrases = {
      uk: say`на початку наступного раунду заберіть ${mentat}, де б він не був`,
      en: say`at the start of the next round take ${mentat}, wherever it is`,
    };
    return rule(phrases[lang]);
  }
  if (given?.is === 'mentat-home') return order({ uk: 'заберіть', en: 'take' }[lang], mentat);
  const phrases = {
    uk: say`якщо ${symbol('mentat', 'Ментат')} ${atSpace(names)} своїй локації, заберіть його`,
    en: say`if ${mentat} is on its own space, take it`,
  };
  return rule(phrases[lang]);
}

function control(space: SpaceId, { lang, names }: Voice): Clause {
  const name = quoted(names.space(space).name, lang);
  const objects = {
    uk: say`${symbol('control', 'контроль')} над локацією ${name}`,
    en: say`${symbol('control', 'control')} of ${name}`,
  };
  return win(objects[lang], lang);
}

function nameSpace({ lang }: Voice): Clause {
  const phrases = {
    uk: 'назвіть локацію ігрового поля: до вашого наступного ходу суперники не можуть відправляти туди агентів',
    en: 'name a board space: until your next turn opponents cannot send agents there',
  };
  return compound([phrases[lang]]);
}

function recallAgent(other: boolean, { lang }: Voice): Clause {
  const agent = other
    ? { uk: 'одного з інших своїх агентів', en: '1 of your other agents' }
    : { uk: '1 свого агента', en: '1 of your agents' };
  return order(VERBS.recall[lang], { icon: 'agent', n: 1, text: agent[lang] });
}

function extraIcons(icons: readonly AgentIcon[], { lang }: Voice): Clause {
  const list = listAnd(
    icons.map((icon) => [symbol(icon, ofAgentIcon(icon, lang))]),
    lang,
  );
  const phrases = {
    uk: say`карта, якою ви в цей хід відправите агента, має також символи агентів ${list}`,
    en: say`the card you send an agent with this turn also has the agent icons ${list}`,
  };
  return rule(phrases[lang]);
}

function ignoreEnemyAgents({ lang, names }: Voice): Clause {
  const phrases = {
    uk: say`у цей хід можете відправити агента і ${atSpace(names)} локацію, зайняту агентами суперників`,
    en: ['this turn you may send your agent to a space even if opponents’ agents occupy it'],
  };
  return rule(phrases[lang]);
}

function mayPass({ lang }: Voice): Clause {
  return rule([{ uk: 'можете пропустити цей хід', en: 'you may pass this turn' }[lang]]);
}

function persuasionWhileHere(n: number, { lang }: Voice): Clause {
  const persuasion = amount('persuasion', n, lang);
  const phrases = {
    uk: say`під час ходу «Розкрити карти» отримайте ${persuasion}, якщо ваш агент досі тут`,
    en: say`on your Reveal turn gain ${persuasion} if your agent is still here`,
  };
  return rule(phrases[lang]);
}

export const BOARD_EFFECTS: EffectTable<
  | 'harvest'
  | 'double-harvest'
  | 'visit-influence'
  | 'signet-ring'
  | 'council-seat'
  | 'swordmaster'
  | 'take-mentat'
  | 'control'
  | 'name-space'
  | 'recall-agent'
  | 'extra-icons'
  | 'ignore-enemy-agents'
  | 'may-pass'
  | 'persuasion-while-here'
> = {
  harvest: ({ n }, voice) => harvest(n, voice),
  'double-harvest': (_, voice) => doubleHarvest(voice),
  'visit-influence': ({ n }, voice) => visitInfluence(n, voice),
  'signet-ring': (_, voice) => signetRing(voice),
  'council-seat': (_, voice) => councilSeat(voice),
  swordmaster: (_, voice) => swordmaster(voice),
  'take-mentat': ({ at }, voice) => takeMentat(at, voice),
  control: ({ space }, voice) => control(space, voice),
  'name-space': (_, voice) => nameSpace(voice),
  'recall-agent': ({ other }, voice) => recallAgent(other === true, voice),
  'extra-icons': ({ icons }, voice) => extraIcons(icons, voice),
  'ignore-enemy-agents': (_, voice) => ignoreEnemyAgents(voice),
  'may-pass': (_, voice) => mayPass(voice),
  'persuasion-while-here': ({ n }, voice) => persuasionWhileHere(n, voice),
};
