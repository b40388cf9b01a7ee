import { BANS, type Cell, RESULT_NAMES } from '@sietch/arrakis';
import type { Lang, Reason, Refusal } from '@sietch/kernel';

const PLAIN: Readonly<Record<string, readonly [uk: string, en: string]>> = {
  'no-die': ['такого кубика немає', 'there is no such die'],
  'other-die-forced': ['цього ходу слід використати інший кубик', 'another die must be used this turn'],
  'free-action-only': [
    'цю карту використовують лише вільною дією',
    'this card is used by its free action only',
  ],
  'not-fewer-dice': [
    'у вас не менше кубиків, ніж у Харконненів',
    'you do not have fewer dice than the Harkonnen',
  ],
  'two-claimed': ['цього раунду вже отримано дві карти', 'two cards have been claimed this round'],
  'end-of-round': ['цю карту отримують наприкінці раунду', 'this card is claimed at the end of the round'],
  condition: ['умову не виконано', 'its terms are not met'],
  'nothing-hidden': [
    'під орнітоптерами немає нічого прихованого',
    'nothing is hidden below the ornithopters',
  ],
  'no-ornithopter': ['на полі немає орнітоптерів', 'there is no ornithopter on the map'],
  'no-effect': ['зараз це нічого не дасть', 'it would do nothing now'],
  'in-tank': ['лідер у резервуарі регенерації', 'the leader is in the regeneration tank'],
  spent: ['карту лідера вже використано цього раунду', 'the leader card has been used this round'],
  'not-in-play': ['лідер ще не вступив у гру', 'the leader has not entered play yet'],
  'has-moved': ['цей легіон уже перемістився', 'this legion has moved'],
  'other-legion': ['ця дія не для цього легіону', 'the action is not for this legion'],
  'paul-held': ['Пол не може діяти цього ходу', 'Paul may not act this turn'],
  'no-way': ['легіону нікуди йти', 'the legion has nowhere to go'],
  'no-target': ['поруч немає кого атакувати', 'there is nobody to attack nearby'],
  'needs-special': ['у легіоні немає спеціальних загонів', 'there is no special unit in the legion'],
  'sandworm-there': ['там піщаний хробак', 'a sandworm is there'],
  'enemy-there': ['там ворог', 'the enemy is there'],
  'sietch-there': ['там січ: її треба атакувати', 'a sietch is there: it must be attacked'],
  'settlement-there': ['там поселення: його треба атакувати', 'a settlement is there: it must be attacked'],
  'red-border': ['межа непрохідна', 'the border is impassable'],
  'no-enemy': ['там нема кого атакувати', 'there is nobody to attack'],
  'no-settlement': ['там немає вашого поселення', 'no settlement of yours is there'],
  'not-desert': ['це не пустеля', 'it is not a desert'],
  'not-here': ['ця зона не підходить', 'the area does not fit'],
  'on-board': ['лідер уже на полі', 'the leader is on the map already'],
  'needs-leader': ['у легіоні немає лідера', 'there is no leader in the legion'],
};

/** Why something cannot be chosen. */
export function wordReason({ code, of = '' }: Reason, lang: Lang): string {
  const pick = (uk: string, en: string) => (lang === 'uk' ? uk : en);
  if (code === 'ban') {
    const name = BANS.find((ban) => ban.power === of)?.name[lang] ?? '';
    return pick(`діє штраф «${name}»`, `the ban ${name} is in effect`);
  }
  if (code === 'other-result') {
    const result = RESULT_NAMES[of as Cell]?.[lang];
    return result === undefined
      ? pick('потрібен інший кубик', 'it waits for another die')
      : pick(`чекає на ${result}`, `it waits for ${result}`);
  }
  const [uk, en] = PLAIN[code] ?? ['зараз не можна', 'not possible now'];
  return pick(uk, en);
}

/** A thing answers for itself; refusals of this game name single things. */
export function whyNot(
  refusals: readonly Refusal[],
  _touched: readonly string[],
  ref: string,
): Reason | undefined {
  return refusals.find((refusal) => refusal.ref === ref)?.reason;
}
