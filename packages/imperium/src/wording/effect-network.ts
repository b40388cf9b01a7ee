import type { Phrase } from '@sietch/kernel';
import type { EffectOf } from '../effects/effect.js';
import { atSpace, type Voice } from './context.js';
import { gained } from './effect-gains.js';
import type { EffectTable } from './effect-table.js';
import { symbol } from './icons.js';
import { spaceOf } from './names.js';
import { amount } from './nouns.js';
import { type Clause, may, order, rule, say } from './sentence.js';
import { REMOVING, VERBS } from './verbs.js';

type PlaceSpy = EffectOf<'place-spy'>;

/** «у спостережному пункті, з’єднаному з локацією Міста»; after a number of spies it is one post each. */
function onPost({ n, on, shared }: PlaceSpy, { lang, names }: Voice): Phrase {
  const post =
    n === 1
      ? { uk: 'спостережному пункті', en: 'observation post' }
      : { uk: 'спостережних пунктах', en: 'observation posts' };
  const connected = n === 1 ? 'з’єднаному' : 'з’єднаних';
  if (on === undefined) {
    if (!shared) return [];
    return { uk: say` у ${n === 1 ? 'будь-якому' : 'будь-яких'} ${post.uk}`, en: say` on any ${post.en}` }[
      lang
    ];
  }
  const space =
    on === 'visited'
      ? {
          uk: say`локацією, ${atSpace(names)} яку ви відправили агента`,
          en: ['the space you sent your agent to'],
        }[lang]
      : spaceOf(on, 'локацією', lang);
  return {
    uk: say` у ${post.uk}, ${connected} з ${space}`,
    en: say` on ${n === 1 ? 'an ' : ''}${post.en} connected to ${space}`,
  }[lang];
}

function placeSpy(effect: PlaceSpy, voice: Voice): Clause {
  const { lang } = voice;
  const where = say`${gained('spy', effect.n, voice)}${onPost(effect, voice)}`;
  if (!effect.shared) return order(VERBS.place[lang], where);
  const phrases = {
    uk: say`${VERBS.place.uk} ${where}, навіть якщо там уже є шпигуни суперників`,
    en: say`${VERBS.place.en} ${where}, even one with opponents’ spies`,
  };
  return rule(phrases[lang]);
}

/** A sentence of its own: the solari stand for the contract alone, whatever else is taken. */
function takeContract({ lang, names }: Voice): Clause {
  const { contractSolari } = names.edition.numbers;
  const [contract, solari] = [amount('contract', 1, lang), amount('solari', contractSolari, lang)];
  const phrases = {
    uk: say`${VERBS.take.uk} ${contract} (якщо контрактів немає, натомість ${VERBS.gain.uk} ${solari})`,
    en: say`${VERBS.take.en} ${contract} (if there is none, ${VERBS.gain.en} ${solari} instead)`,
  };
  return rule(phrases[lang]);
}

function train({ lang }: Voice): Clause {
  const phrases = {
    uk: 'перемістіть свій маркер у наступну комірку треку вишколу (на розвилці — в будь-яку з двох) і застосуйте її ефект',
    en: 'move your marker to the next step of the training track (at a fork to either one) and use its effect',
  };
  return rule([phrases[lang]]);
}

function storeMemory({ lang }: Voice): Clause {
  const troop = amount('troop', 1, lang);
  const objects = {
    uk: say`${troop} зі свого запасу на спогад`,
    en: say`${troop} from your supply into a memory`,
  };
  return order(VERBS.turn[lang], objects[lang]);
}

function recallMemories({ lang }: Voice): Clause {
  const card = amount('card', 1, lang);
  const phrases = {
    uk: say`можете повернути всі свої спогади в запас, узяти за кожен ${card} й до кінця гри перевернути карту лідера іншою стороною`,
    en: say`you may return all your memories to your supply, draw ${card} for each and turn your leader card over for the rest of the game`,
  };
  return { ...rule(phrases[lang]), leave: true };
}

/** Sandworms, spies, contracts, and what single leaders do. */
export const NETWORK_EFFECTS: EffectTable<
  | 'summon'
  | 'take-hooks'
  | 'remove-shield-wall'
  | 'place-spy'
  | 'take-contract'
  | 'train'
  | 'store-memory'
  | 'recall-memories'
  | 'repeat-space'
> = {
  summon: ({ n }, { lang }) => order(VERBS.summon[lang], amount('sandworm', n, lang)),
  'take-hooks': (_, { lang }) =>
    order(VERBS.take[lang], symbol('hooks', { uk: 'жетон гаків творця', en: 'a maker hooks token' }[lang])),
  'remove-shield-wall': ({ must }, { lang }) => {
    const wall = symbol('shield-wall', { uk: 'жетон Оборонної стіни', en: 'the Shield Wall' }[lang]);
    const gone = { uk: say`${wall} з ігрового поля`, en: say`${wall} from the board` }[lang];
    return must ? order({ uk: 'вилучіть', en: 'remove' }[lang], gone) : may(REMOVING[lang], gone);
  },
  'place-spy': placeSpy,
  'take-contract': (_, voice) => takeContract(voice),
  train: (_, voice) => train(voice),
  'store-memory': (_, voice) => storeMemory(voice),
  'recall-memories': (_, voice) => recallMemories(voice),
  'repeat-space': (_, { lang }) =>
    order({ uk: 'ще раз застосуйте', en: 'use' }[lang], [
      { uk: 'ефект цієї локації', en: 'the effect of that space again' }[lang],
    ]),
};
