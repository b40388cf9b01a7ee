import type { Lang, Phrase } from '@sietch/kernel';
import type { Objective } from '../content/component.js';
import type { BattleIcon } from '../terms.js';
import type { Boxes, ObjectiveBox } from './boxes.js';
import { symbol } from './icons.js';
import { ofBattleIcon } from './names.js';
import { amount } from './nouns.js';
import { listOr, say } from './sentence.js';

/** What the battle icon of a conflict or an objective is good for. */
export function wordBattleIcon(icon: BattleIcon | 'wild', lang: Lang): Phrase {
  const point = amount('point', 1, lang);
  if (icon === 'wild') {
    const wild = symbol('wild', { uk: 'універсальний символ', en: 'wild icon' }[lang]);
    return {
      uk: say`Наприкінці гри цей ${wild} утворює пару з будь-яким іншим символом бою: переверніть обидві карти долілиць і здобудьте ${point}.`,
      en: say`At the end of the game this ${wild} makes a pair with any other battle icon: turn both cards face down and gain ${point}.`,
    }[lang];
  }
  const battle = symbol(icon, ofBattleIcon(icon, lang));
  return {
    uk: say`Коли маєте дві відкриті карти із символом ${battle}, переверніть обидві долілиць і здобудьте ${point}.`,
    en: say`When you have two face-up cards with the ${battle} icon, turn both face down and gain ${point}.`,
  }[lang];
}

/** Numbers with their runs drawn together: 1–4, 6. */
function runsOf(numbers: readonly number[]): string[] {
  const runs: [number, number][] = [];
  for (const n of numbers) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === n - 1) last[1] = n;
    else runs.push([n, n]);
  }
  return runs.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`));
}

function players(numbers: readonly number[], lang: Lang): Phrase {
  const list = listOr(
    runsOf(numbers).map((run) => [run]),
    lang,
  );
  return { uk: say`Для ${list} гравців.`, en: say`For ${list} players.` }[lang];
}

const FIRST_PLAYER = {
  uk: 'Хто отримав цю карту, той бере маркер першого гравця.',
  en: 'The player who is dealt this card takes the first player marker.',
} as const;

export function wordObjective(objective: Objective, lang: Lang): Boxes<ObjectiveBox> {
  return {
    'battle-icon': wordBattleIcon(objective.battleIcon, lang),
    players: players(objective.players, lang),
    ...(objective.firstPlayer && { 'first-player': [FIRST_PLAYER[lang]] }),
  };
}
