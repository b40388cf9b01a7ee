import { BANS, type Cell, RESULT_NAMES, RESULTS, type Result, type Side } from '@sietch/arrakis';
import type { Lang, Name, Reason, Refusal } from '@sietch/kernel';
import { DIE_HELP } from '../help/die-help';

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const PLAIN: Readonly<Record<string, Name>> = {
  'no-die': { uk: 'такого кубика немає', en: 'there is no such die' },
  'other-die-forced': {
    uk: 'цього ходу слід використати інший кубик',
    en: 'another die must be used this turn',
  },
  'free-action-only': {
    uk: 'цю карту використовують лише вільною дією',
    en: 'this card is used by its free action only',
  },
  'not-fewer-dice': {
    uk: 'у вас не менше кубиків, ніж у Харконненів',
    en: 'you do not have fewer dice than the Harkonnen',
  },
  'two-claimed': { uk: 'цього раунду вже отримано дві карти', en: 'two cards have been claimed this round' },
  'end-of-round': {
    uk: 'цю карту отримують наприкінці раунду',
    en: 'this card is claimed at the end of the round',
  },
  condition: { uk: 'умову не виконано', en: 'its terms are not met' },
  'nothing-hidden': {
    uk: 'під орнітоптерами немає нічого прихованого',
    en: 'nothing is hidden below the ornithopters',
  },
  'no-ornithopter': { uk: 'на полі немає орнітоптерів', en: 'there is no ornithopter on the map' },
  'no-effect': { uk: 'зараз це нічого не дасть', en: 'it would do nothing now' },
  'in-tank': { uk: 'лідер у резервуарі регенерації', en: 'the leader is in the regeneration tank' },
  spent: { uk: 'карту лідера вже використано цього раунду', en: 'the leader card has been used this round' },
  'not-in-play': { uk: 'лідер ще не вступив у гру', en: 'the leader has not entered play yet' },
  'has-moved': { uk: 'цей легіон уже перемістився', en: 'this legion has moved' },
  'other-legion': { uk: 'ця дія не для цього легіону', en: 'the action is not for this legion' },
  'paul-held': { uk: 'Пол не може діяти цього ходу', en: 'Paul may not act this turn' },
  'no-way': { uk: 'легіону нікуди йти', en: 'the legion has nowhere to go' },
  'no-target': { uk: 'поруч немає кого атакувати', en: 'there is nobody to attack nearby' },
  'needs-special': {
    uk: 'у легіоні немає спеціальних загонів',
    en: 'there is no special unit in the legion',
  },
  'sandworm-there': { uk: 'там піщаний хробак', en: 'a sandworm is there' },
  'enemy-there': { uk: 'там ворог', en: 'the enemy is there' },
  'sietch-there': { uk: 'там січ: її треба атакувати', en: 'a sietch is there: it must be attacked' },
  'settlement-there': {
    uk: 'там поселення: його треба атакувати',
    en: 'a settlement is there: it must be attacked',
  },
  'red-border': { uk: 'межа непрохідна', en: 'the border is impassable' },
  'no-enemy': { uk: 'там нема кого атакувати', en: 'there is nobody to attack' },
  'no-settlement': { uk: 'там немає вашого поселення', en: 'no settlement of yours is there' },
  'not-desert': { uk: 'це не пустеля', en: 'it is not a desert' },
  'holds-sietch': { uk: 'там січ', en: 'a sietch is there' },
  'wormsign-there': { uk: 'там уже є знак хробака', en: 'a wormsign is there already' },
  'not-here': { uk: 'ця зона не підходить', en: 'the area does not fit' },
  'on-board': { uk: 'лідер уже на полі', en: 'the leader is on the map already' },
  partners: { uk: 'це для вашого партнера', en: 'it is your partner’s' },
  'led-only': {
    uk: '«Лідерство» веде лише легіони з лідером',
    en: 'Leadership leads only legions with a leader',
  },
  'needs-leader': { uk: 'у легіоні немає лідера', en: 'there is no leader in the legion' },
};

/** Legions stay where they are with these dice: what leads them, and what the dice are for. */
function wordDice(dice: readonly Result[], lang: Lang, side: Side): string {
  const [die, another] = dice;
  const needed: Name = {
    uk: 'легіони ведуть лише «Стратегія» та «Лідерство»',
    en: 'legions are led by Strategy and Leadership only',
  };
  if (die === undefined) return needed[lang];
  const names = dice.map((result) => RESULT_NAMES[result][lang]).join(', ');
  const use = another === undefined ? `: ${lowered(DIE_HELP[side][die][lang]).replace(/\.$/, '')}` : '';
  return `${needed[lang]}; ${{ uk: 'у вас', en: 'you have' }[lang]} ${names}${use}`;
}

/** Why something cannot be chosen. */
export function wordReason({ code, of = '' }: Reason, lang: Lang, side: Side): string {
  const pick = (said: Name) => said[lang];
  if (code === 'ban') {
    const name = BANS.find((ban) => ban.power === of)?.name[lang] ?? '';
    return pick({ uk: `діє штраф «${name}»`, en: `the ban ${name} is in effect` });
  }
  if (code === 'no-marching-die')
    return wordDice(
      RESULTS.filter((result) => of.split(' ').includes(result)),
      lang,
      side,
    );
  if (code === 'other-result') {
    const result = RESULT_NAMES[of as Cell]?.[lang];
    return result === undefined
      ? pick({ uk: 'потрібен інший кубик', en: 'it waits for another die' })
      : pick({ uk: `чекає на ${result}`, en: `it waits for ${result}` });
  }
  const said = PLAIN[code] ?? { uk: 'зараз не можна', en: 'not possible now' };
  return pick(said);
}

/** A thing answers for itself; refusals of this game name single things. */
export function whyNot(
  refusals: readonly Refusal[],
  _touched: readonly string[],
  ref: string,
): Reason | undefined {
  return refusals.find((refusal) => refusal.ref === ref)?.reason;
}
