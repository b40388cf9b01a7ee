import type { ImperiumEvent } from '@sietch/imperium';
import { atSpace, resource, symbol } from '@sietch/imperium';
import type { PerLang, Phrase } from '@sietch/kernel';
import { say } from '../../words/say';
import type { Speaker } from './speaker';

type Kind =
  | 'rival'
  | 'hagal'
  | 'ignored'
  | 'reshuffled'
  | 'rival-agent'
  | 'rival-signet'
  | 'scheme'
  | 'held-back'
  | 'spice-to-bank'
  | 'control-lost'
  | 'row-dice';
type RivalEvent = Extract<ImperiumEvent, { readonly event: Kind }>;

/** Why a House Hagal card was passed over. */
export const IGNORED: Readonly<Record<Extract<RivalEvent, { event: 'ignored' }>['why'], PerLang<string>>> = {
  occupied: { uk: 'локацію зайнято', en: 'the space is taken' },
  closed: { uk: 'локацію закрито голосом', en: 'The Voice has closed the space' },
  'no-spice': { uk: 'додаткових прянощів немає', en: 'no bonus spice lies there' },
  condition: { uk: 'умову не виконано', en: 'its condition is not met' },
  'smart-politics': { uk: 'розумна політика', en: 'Smart Politics' },
  'no-post': { uk: 'вільного пункту немає', en: 'no post is free' },
};

/** What Rivals do, step by step. */
export function wordRivalEvent(event: RivalEvent, speaker: Speaker): PerLang<Phrase> {
  const { catalog } = speaker;
  switch (event.event) {
    case 'rival':
      return { uk: ['вступає у гру як Конкурент'], en: ['joins as a Rival'] };
    case 'hagal':
      return {
        uk: [`відкриває карту Дому Гаґал ${speaker.thing(`hagal:${event.card}`)}`],
        en: [`turns over ${speaker.thing(`hagal:${event.card}`)}`],
      };
    case 'ignored':
      return {
        uk: [`карту ігноровано: ${IGNORED[event.why].uk}`],
        en: [`ignores it: ${IGNORED[event.why].en}`],
      };
    case 'reshuffled':
      return { uk: ['Колоду Дому Гаґал перетасовано'], en: ['The House Hagal deck is shuffled'] };
    case 'rival-agent':
      return {
        uk: say`відправляє ${symbol('agent', 'агента')} ${atSpace(catalog)} локацію ${speaker.space(event.space)}`,
        en: say`sends ${symbol('agent', 'an agent')} to ${speaker.space(event.space)}`,
      };
    case 'rival-signet':
      return {
        uk: say`користується ${symbol('signet-ring', 'перснем')}`,
        en: say`uses ${symbol('signet-ring', 'the signet ring')}`,
      };
    case 'scheme':
      return {
        uk: say`${symbol('spy', '')} третій шпигун: планування`,
        en: say`${symbol('spy', '')} the third spy: the scheme`,
      };
    case 'held-back':
      return { uk: ['тримає загони в гарнізоні'], en: ['keeps the troops in the garrison'] };
    case 'spice-to-bank': {
      const { n, space } = event;
      return {
        uk: say`повертає до запасу ${resource('spice', n, { lang: 'uk', names: catalog })} з локації ${speaker.space(space)}`,
        en: say`returns ${resource('spice', n, { lang: 'en', names: catalog })} of ${speaker.space(space)} to the bank`,
      };
    }
    case 'control-lost':
      return {
        uk: say`${symbol('control', '')} втрачає контроль над локацією ${speaker.space(event.space)}`,
        en: say`${symbol('control', '')} loses control of ${speaker.space(event.space)}`,
      };
    case 'row-dice':
      return {
        uk: [`кидає кубики Ряду Імперіуму: ${event.dice.join(' і ')}`],
        en: [`rolls the dice of the row: ${event.dice.join(' and ')}`],
      };
  }
}
