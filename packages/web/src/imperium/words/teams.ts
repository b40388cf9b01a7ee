import { amount, amountOf, type ImperiumEvent, type ImperiumView, modeOf, symbol } from '@sietch/imperium';
import type { Phrase, Seen } from '@sietch/kernel';
import { say } from '../../words/say';
import type { Speaker } from './speaker';

type Detail = NonNullable<ImperiumView['decision']>['detail'];

const TEAM_KINDS = [
  'activate',
  'ally-deploys',
  'reinforce',
  'trade-with',
  'trade',
  'trade-amount',
  'trade-intrigue',
  'to-throne-row',
  'give-contracts',
  'contribute',
  'concede',
] as const;
type TeamKind = (typeof TEAM_KINDS)[number];
export type TeamDetail = Extract<Detail, { readonly kind: TeamKind }>;

export function isOfTeam(detail: Detail): detail is TeamDetail {
  return TEAM_KINDS.some((kind) => kind === detail.kind);
}

/** What teammates are asked, in one sentence. */
export function askTeam(detail: TeamDetail, { lang, who, view }: Speaker): Phrase {
  switch (detail.kind) {
    case 'activate':
      return [{ uk: 'Якого союзника активувати?', en: 'Which ally do you activate?' }[lang]];
    case 'ally-deploys': {
      const commander = who(view.turn?.seat);
      return {
        uk: say`${commander} активує вас: скільки ${symbol('troop', 'загонів')} розгорнути?`,
        en: say`${commander} activates you: how many ${symbol('troop', 'troops')} do you deploy?`,
      }[lang];
    }
    case 'reinforce':
      return {
        uk: say`Як розподілити ${amount('troop', detail.n, 'uk')}?`,
        en: say`How do you divide ${amount('troop', detail.n, 'en')}?`,
      }[lang];
    case 'trade-with':
      return [{ uk: 'З ким обмінятися?', en: 'With whom do you trade?' }[lang]];
    case 'trade':
      return [
        {
          uk: `Обмін, ${who(detail.partner)}: що віддати?`,
          en: `A trade with ${who(detail.partner)}: what do you give?`,
        }[lang],
      ];
    case 'trade-amount':
      return [{ uk: 'Скільки віддати?', en: 'How much do you give?' }[lang]];
    case 'trade-intrigue':
      return [{ uk: 'Яку інтригу віддати?', en: 'Which intrigue do you give?' }[lang]];
    case 'to-throne-row':
      return [{ uk: 'Яку карту перемістити в Тронний ряд?', en: 'Which card goes to the Throne Row?' }[lang]];
    case 'give-contracts':
      return [{ uk: 'Кому дістанеться який контракт?', en: 'Who gets which contract?' }[lang]];
    case 'contribute':
      return {
        uk: say`Скільки ${symbol('spice', 'прянощів')} додати до внеску команди?`,
        en: say`How much ${symbol('spice', 'spice')} do you add to what the team pays?`,
      }[lang];
    case 'concede':
      return [
        {
          uk: `Нічия: поступитися кращою нагородою (${who(detail.to)})?`,
          en: `A tie: do you yield the better reward to ${who(detail.to)}?`,
        }[lang],
      ];
  }
}

/** Through whom a commander acts, or whose turn it is while a teammate is asked. */
export function wordActing({ view, words, who }: Speaker): string | undefined {
  const { activated, turn, decision } = view;
  if (activated !== undefined) return words.teams.through(who(activated.by), who(activated.ally));
  const waiting = turn !== undefined && decision?.seats.includes(turn.seat) === false;
  return waiting && modeOf(view).teams.length > 0 ? words.moveOf(who(turn.seat)) : undefined;
}

const TOKENS = {
  left: { uk: 'Жетон агента', en: 'Agent token' },
  right: { uk: 'Жетон агента', en: 'Agent token' },
  swordmaster: { uk: 'Майстер меча', en: 'Swordmaster' },
} as const;

/** A commander's agent token, with the ally its arrow points to. */
export function wordToken(token: string, { lang, who, view, catalog }: Speaker): Phrase | undefined {
  const name = Object.entries(TOKENS).find(([figure]) => figure === token)?.[1][lang];
  if (name === undefined) return undefined;
  const seat = view.decision?.seats[0];
  const commander = catalog.modes[view.options.players]?.commanders.find(
    ({ participant }) => participant === seat,
  );
  if (commander === undefined || token === 'swordmaster') return [name];
  return [`${name} → ${who(token === 'left' ? commander.left : commander.right)}`];
}

/** A number of something given, split or yielded; `undefined` if the verb is none of a team's. */
export function wordTeamNumber(verb: string, count: number, speaker: Speaker): Phrase | undefined {
  const { lang, who, view, catalog } = speaker;
  const detail = view.decision?.detail;
  if (verb === 'activate') return [`${{ uk: 'Активувати', en: 'Activate' }[lang]}: ${who(count)}`];
  if (verb === 'reveal') return [`${{ uk: 'Розкрити карти', en: 'Reveal cards' }[lang]} → ${who(count)}`];
  if (verb === 'split' && detail?.kind === 'reinforce') {
    const commander = catalog.modes[view.options.players]?.led[detail.seats[0]];
    return say`${who(commander?.left)}: ${amount('troop', count, lang)}, ${who(commander?.right)}: ${amount('troop', detail.n - count, lang)}`;
  }
  if (verb !== 'give') return undefined;
  if (detail?.kind === 'trade-amount') return [amountOf(detail.what, count, { lang, names: catalog })];
  if (detail?.kind === 'contribute' && count > 0) return [amountOf('spice', count, { lang, names: catalog })];
  return [{ uk: 'Нічого', en: 'Nothing' }[lang]];
}

const GOODS = {
  solari: { uk: 'солярії', en: 'solari' },
  spice: { uk: 'прянощі', en: 'spice' },
  water: { uk: 'воду', en: 'water' },
  intrigue: { uk: 'інтриги', en: 'intrigue cards' },
} as const;

/** What a choice of a teammate names; `undefined` if the verb is none of a team's. */
export function wordTeamThing(
  verb: string,
  what: string,
  where: string | undefined,
  speaker: Speaker,
): Phrase | undefined {
  const { lang, who } = speaker;
  if (verb === 'move') return [`${{ uk: 'Перемістити карту', en: 'Move' }[lang]} ${speaker.card(what)}`];
  if (verb !== 'give') return undefined;
  if (where !== undefined) return [`${speaker.contract(what)} → ${who(Number(where))}`];
  const goods = Object.entries(GOODS).find(([kind]) => kind === what)?.[1];
  if (goods === undefined) return say`${symbol('intrigue', '')} ${speaker.intrigue(what)}`;
  return [`${{ uk: 'Віддати', en: 'Give' }[lang]} ${goods[lang]}`];
}

/** What a team did, without who did it; `undefined` for what is told elsewhere. */
export function wordTeamEvent(event: Seen<ImperiumEvent>, speaker: Speaker): Phrase | undefined {
  const { lang, who, catalog } = speaker;
  switch (event.event) {
    case 'activated':
      return [{ uk: `активує: ${who(event.ally)}`, en: `activates ${who(event.ally)}` }[lang]];
    case 'throne-row':
      return [
        {
          uk: `переміщує в Тронний ряд карту ${speaker.card(event.card)}`,
          en: `moves ${speaker.card(event.card)} to the Throne Row`,
        }[lang],
      ];
    case 'traded': {
      const goods = amountOf(event.what, event.n, { lang, names: catalog });
      return { uk: say`віддає (${who(event.to)}) ${goods}`, en: say`gives ${who(event.to)} ${goods}` }[lang];
    }
    case 'traded-intrigue': {
      const card = amount('intrigue', 1, lang);
      return { uk: say`віддає (${who(event.to)}) ${card}`, en: say`gives ${who(event.to)} ${card}` }[lang];
    }
    case 'conceded':
      return [{ uk: `поступається нагородою: ${who(event.to)}`, en: `yields to ${who(event.to)}` }[lang]];
    default:
      return undefined;
  }
}
