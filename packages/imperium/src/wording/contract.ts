import type { Lang, Phrase } from '@sietch/kernel';
import type { Contract, ContractTerm, Post } from '../content/component.js';
import type { Boxes, ContractBox, PostBox } from './boxes.js';
import { atSpace, type Names, quoted } from './context.js';
import { wordEffects } from './effect.js';
import { symbol } from './icons.js';
import { orMore, resource } from './nouns.js';
import { listAnd, say } from './sentence.js';

function wordTerm(term: ContractTerm, lang: Lang, names: Names): Phrase {
  switch (term.by) {
    case 'visit': {
      const space = quoted(names.space(term.space).name, lang);
      return {
        uk: [`Відправте агента ${atSpace(names)} локацію ${space}.`],
        en: [`Send an agent to ${space}.`],
      }[lang];
    }
    case 'harvest': {
      const spice = orMore(resource('spice', term.spice, { lang, names }));
      return {
        uk: say`Відправте агента ${atSpace(names)} ${symbol('maker', 'локацію видобутку')} й отримайте за той самий хід ${spice} з будь-яких джерел.`,
        en: say`Send an agent to a ${symbol('maker', 'Maker space')} and gain ${spice} from any sources on that turn.`,
      }[lang];
    }
    case 'acquire': {
      const card = quoted(names.card(term.card).name, lang);
      return { uk: [`Придбайте карту ${card}.`], en: [`Acquire ${card}.`] }[lang];
    }
    case 'taking':
      return {
        uk: ['Контракт виконано, щойно ви його взяли.'],
        en: ['Completed as soon as you take it.'],
      }[lang];
  }
}

/** What completes a contract, and what that is worth. */
export function wordContract(contract: Contract, lang: Lang, names: Names): Boxes<ContractBox> {
  return {
    term: wordTerm(contract.term, lang, names),
    reward: wordEffects(contract.reward, lang, { names }),
  };
}

export function wordPost({ spaces }: Post, lang: Lang, names: Names): Boxes<PostBox> {
  const list = listAnd(
    spaces.map((id) => [quoted(names.space(id).name, lang)]),
    lang,
  );
  const connected = {
    uk: say`З’єднаний з ${spaces.length === 1 ? 'локацією' : 'локаціями'} ${list}.`,
    en: say`Connected to ${list}.`,
  };
  return { connected: connected[lang] };
}
