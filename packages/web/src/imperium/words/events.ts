import {
  amount,
  amountOf,
  atSpace,
  factionName,
  type ImperiumEvent,
  resource,
  symbol,
} from '@sietch/imperium';
import { euphonic, type PerLang, type Phrase, type Seat, type Seen } from '@sietch/kernel';
import { say } from '../../words/say';
import { wordRivalEvent } from './events-rivals';
import type { Speaker } from './speaker';
import { wordTeamEvent } from './teams';

const GAINS = {
  solari: 'solari',
  spice: 'spice',
  water: 'water',
  persuasion: 'persuasion',
  swords: 'sword',
  points: 'point',
} as const;

const RECALLED_TO = {
  infiltrate: { uk: ' для проникнення', en: ' to infiltrate' },
  gather: { uk: ' для збору розвідданих', en: ' to gather intelligence' },
  other: { uk: '', en: '' },
} as const;

/** What happened, without who did it; `undefined` for what a log need not tell. */
export function wordEvent(event: Seen<ImperiumEvent>, speaker: Speaker): Phrase | undefined {
  const { lang, catalog } = speaker;
  const tongue = { lang, names: catalog };
  const t = (said: PerLang<Phrase>): Phrase => euphonic(said[lang]);
  const from = ({ seat, source }: { readonly seat: Seat; readonly source: string }): string => {
    const name = speaker.thing(source);
    // Whose own ability it is has been said already.
    return name === '' || name === speaker.who(seat) ? '' : ` (${name})`;
  };
  switch (event.event) {
    case 'leader':
      return t({ uk: ['готується до гри'], en: ['takes a seat'] });
    case 'first-player':
      return t({ uk: ['бере маркер першого гравця'], en: ['takes the first-player marker'] });
    case 'tokens-chosen':
      return t({ uk: ['таємно обирає жетони'], en: ['secretly chooses tokens'] });
    case 'tokens-shown':
      return t({
        uk: [`показує жетони: ${event.tokens.map((f) => factionName(f, 'uk')).join(', ')}`],
        en: [`shows the tokens: ${event.tokens.map((f) => factionName(f, 'en')).join(', ')}`],
      });
    case 'ability': {
      const leader = catalog.leader(event.leader);
      const name = (event.side === 'signet' ? leader.signet : leader.ability).name;
      return t({ uk: [`користується вмінням «${name.uk}»`], en: [`uses ${name.en}`] });
    }
    case 'round':
      return t({ uk: [`Раунд ${event.round}`], en: [`Round ${event.round}`] });
    case 'conflict':
      return t({
        uk: [`Новий конфлікт: ${speaker.conflict(event.conflict)}`],
        en: [`A new conflict: ${speaker.conflict(event.conflict)}`],
      });
    case 'agent':
      return t({
        uk: say`відправляє ${symbol('agent', 'агента')} ${atSpace(catalog)} локацію ${speaker.space(event.space)}: ${speaker.card(event.card)}`,
        en: say`sends ${symbol('agent', 'an agent')} to ${speaker.space(event.space)} with ${speaker.card(event.card)}`,
      });
    case 'reveal': {
      const cards = event.cards.map((card) => speaker.card(card)).join(', ');
      return t({ uk: [`розкриває карти: ${cards || '—'}`], en: [`reveals: ${cards || '—'}`] });
    }
    case 'pass':
      return t({ uk: ['пасує'], en: ['passes'] });
    case 'paid':
      return t({
        uk: say`платить ${resource(event.what, event.n, tongue)}${from(event)}`,
        en: say`pays ${resource(event.what, event.n, tongue)}${from(event)}`,
      });
    case 'gained': {
      const token = amountOf(GAINS[event.what], Math.abs(event.n), tongue);
      return event.n < 0
        ? t({ uk: say`втрачає ${token}${from(event)}`, en: say`loses ${token}${from(event)}` })
        : t({ uk: say`отримує ${token}${from(event)}`, en: say`gains ${token}${from(event)}` });
    }
    case 'influence': {
      const { n, text } = amount('influence', Math.abs(event.n), lang);
      const token = {
        icon: `influence-${event.faction}`,
        n,
        text: `${text} (${factionName(event.faction, lang)})`,
      };
      return event.n < 0
        ? t({ uk: say`втрачає ${token}`, en: say`loses ${token}` })
        : t({ uk: say`здобуває ${token}`, en: say`gains ${token}` });
    }
    case 'alliance':
      return t({
        uk: say`${symbol(`alliance-${event.faction}`, '')} союз: ${factionName(event.faction, 'uk')}`,
        en: say`${symbol(`alliance-${event.faction}`, '')} alliance: ${factionName(event.faction, 'en')}`,
      });
    case 'troops':
      return wordTroops(event, speaker);
    case 'shuffled':
      return undefined;
    case 'drew': {
      const { cards = [] } = event;
      const names = cards.length > 0 ? `: ${cards.map((card) => speaker.card(card)).join(', ')}` : '';
      return t({
        uk: say`бере ${amount('card', event.n, 'uk')}${names}`,
        en: say`draws ${amount('card', event.n, 'en')}${names}`,
      });
    }
    case 'drew-intrigue': {
      const { intrigues: cards = [] } = event;
      const names = cards.length > 0 ? `: ${cards.map((card) => speaker.intrigue(card)).join(', ')}` : '';
      return t({
        uk: say`бере ${amount('intrigue', event.n, 'uk')}${names}`,
        en: say`draws ${amount('intrigue', event.n, 'en')}${names}`,
      });
    }
    case 'stole-intrigue': {
      const name = event.intrigue === undefined ? '' : `: ${speaker.intrigue(event.intrigue)}`;
      return t({
        uk: say`забирає ${symbol('intrigue', 'інтригу')} суперника (${speaker.who(event.from)})${name}`,
        en: say`takes ${symbol('intrigue', 'an intrigue')} from ${speaker.who(event.from)}${name}`,
      });
    }
    case 'peeked':
      return t({ uk: ['дивиться на верх своєї колоди'], en: ['looks at the top of the deck'] });
    case 'acquired':
      return t({
        uk: [`придбаває карту ${speaker.card(event.card)}`],
        en: [`acquires ${speaker.card(event.card)}`],
      });
    case 'row':
      return undefined;
    case 'removed-from-row':
      return t({
        uk: [`прибирає з Ряду Імперіуму карту ${speaker.card(event.card)}`],
        en: [`removes ${speaker.card(event.card)} from the row`],
      });
    case 'left-game':
      return t({
        uk: [`прибирає з гри карту ${speaker.card(event.card)}`],
        en: [`removes ${speaker.card(event.card)} from the game`],
      });
    case 'trashed':
      return t({
        uk: say`${symbol('trash', '')} знищує карту ${speaker.card(event.card)}`,
        en: say`${symbol('trash', '')} trashes ${speaker.card(event.card)}`,
      });
    case 'discarded':
      return t({
        uk: [`скидає карту ${speaker.card(event.card)}`],
        en: [`discards ${speaker.card(event.card)}`],
      });
    case 'took-back':
      return t({
        uk: [`бере зі скиду карту ${speaker.card(event.card)}`],
        en: [`takes ${speaker.card(event.card)} back`],
      });
    case 'intrigue':
      return t({
        uk: say`${symbol('intrigue', '')} грає інтригу ${speaker.intrigue(event.intrigue)}`,
        en: say`${symbol('intrigue', '')} plays ${speaker.intrigue(event.intrigue)}`,
      });
    case 'mentat-won':
      return t({
        uk: say`здобуває ${symbol('mentat', '')} Ментата на наступний раунд`,
        en: say`wins ${symbol('mentat', '')} the Mentat for the next round`,
      });
    case 'mentat':
      return t({
        uk: say`бере ${symbol('mentat', '')} Ментата`,
        en: say`takes ${symbol('mentat', '')} the Mentat`,
      });
    case 'council-seat':
      return t({
        uk: say`${symbol('council', '')} займає місце у Вищій раді`,
        en: say`${symbol('council', '')} takes a High Council seat`,
      });
    case 'swordmaster':
      return t({
        uk: say`${symbol('agent', '')} наймає Майстра меча`,
        en: say`${symbol('agent', '')} hires a Swordmaster`,
      });
    case 'control':
      return t({
        uk: say`${symbol('control', '')} контролює локацію ${speaker.space(event.space)}`,
        en: say`${symbol('control', '')} controls ${speaker.space(event.space)}`,
      });
    case 'voice':
      return t({
        uk: [`закриває суперникам локацію ${speaker.space(event.space)}`],
        en: [`closes ${speaker.space(event.space)} to opponents`],
      });
    case 'recalled':
      return t({
        uk: [`відкликає агента з локації ${speaker.space(event.space)}`],
        en: [`recalls an agent from ${speaker.space(event.space)}`],
      });
    case 'spy-placed':
      return t({
        uk: say`${symbol('spy', '')} розміщує шпигуна: ${speaker.post(event.post)}`,
        en: say`${symbol('spy', '')} places a spy: ${speaker.post(event.post)}`,
      });
    case 'spy-recalled':
      return t({
        uk: say`відкликає ${symbol('spy-recall', '')} шпигуна${RECALLED_TO[event.to ?? 'other'].uk}: ${speaker.post(event.post)}`,
        en: say`recalls ${symbol('spy-recall', '')} a spy${RECALLED_TO[event.to ?? 'other'].en}: ${speaker.post(event.post)}`,
      });
    case 'sandworms':
      return t({
        uk: say`викликає ${amount('sandworm', event.n, 'uk')}`,
        en: say`summons ${amount('sandworm', event.n, 'en')}`,
      });
    case 'hooks':
      return t({
        uk: say`отримує ${symbol('hooks', '')} гаки творця`,
        en: say`takes ${symbol('hooks', '')} maker hooks`,
      });
    case 'shield-wall':
      return t({
        uk: say`${symbol('shield-wall', '')} вилучає жетон Оборонної стіни`,
        en: say`${symbol('shield-wall', '')} removes the Shield Wall`,
      });
    case 'contract-taken':
      return t({
        uk: say`${symbol('contract', '')} бере контракт ${speaker.contract(event.contract)}`,
        en: say`${symbol('contract', '')} takes the contract ${speaker.contract(event.contract)}`,
      });
    case 'contract-completed':
      return t({
        uk: say`${symbol('contract-completed', '')} виконує контракт ${speaker.contract(event.contract)}`,
        en: say`${symbol('contract-completed', '')} completes the contract ${speaker.contract(event.contract)}`,
      });
    case 'objective':
      return t({
        uk: [`отримує ціль ${speaker.thing(`objective:${event.objective}`)}`],
        en: [`gets the objective ${speaker.thing(`objective:${event.objective}`)}`],
      });
    case 'conflict-won':
      return t({
        uk: [`здобуває карту конфлікту ${speaker.conflict(event.conflict)}`],
        en: [`wins the card of ${speaker.conflict(event.conflict)}`],
      });
    case 'battle-icons':
      return t({ uk: ['збирає пару символів бою'], en: ['matches a pair of battle icons'] });
    case 'flipped':
      return t({ uk: ['перевертає виграну карту'], en: ['turns a won card face down'] });
    case 'memory':
      return t({ uk: ['відкладає загін як спогад'], en: ['keeps a troop as a memory'] });
    case 'trained':
      return t({ uk: ['просувається у вишколі'], en: ['moves on in training'] });
    case 'returned-to-hand':
      return t({
        uk: [`повертає на руку карту ${speaker.card(event.card)}`],
        en: [`returns ${speaker.card(event.card)} to hand`],
      });
    case 'intrigue-given-up':
      return event.trashed
        ? t({
            uk: [`знищує інтригу ${speaker.intrigue(event.intrigue)}`],
            en: [`trashes the intrigue ${speaker.intrigue(event.intrigue)}`],
          })
        : t({
            uk: [`скидає інтригу ${speaker.intrigue(event.intrigue)}`],
            en: [`discards the intrigue ${speaker.intrigue(event.intrigue)}`],
          });
    case 'strength':
      return undefined;
    case 'combat':
      return t({
        uk: say`Бій, сила: ${strengthsOf(event.strengths, speaker)}`,
        en: say`Combat, strength: ${strengthsOf(event.strengths, speaker)}`,
      });
    case 'reward':
      return t({
        uk: [
          `отримує ${event.doubled ? 'подвоєну ' : ''}нагороду за ${['', '1-ше', '2-ге', '3-тє'][event.place]} місце`,
        ],
        en: [
          `takes the ${['', 'first', 'second', 'third'][event.place]} reward${event.doubled ? ', doubled' : ''}`,
        ],
      });
    case 'maker':
      return t({
        uk: say`${atSpace(catalog) === 'на' ? 'На' : 'У'} локації ${speaker.space(event.space)} стає ${resource('spice', event.spice, tongue)}`,
        en: say`${speaker.space(event.space)} now holds ${resource('spice', event.spice, tongue)}`,
      });
    case 'rival':
    case 'hagal':
    case 'ignored':
    case 'reshuffled':
    case 'rival-agent':
    case 'rival-signet':
    case 'scheme':
    case 'held-back':
    case 'spice-to-bank':
    case 'control-lost':
    case 'row-dice':
      return t(wordRivalEvent(event, speaker));
    case 'endgame':
      return t({ uk: ['Кінець гри'], en: ['Endgame'] });
    case 'game-over':
      return t({ uk: [`Перемога: ${speaker.who(event.winner)}`], en: [`${speaker.who(event.winner)} wins`] });
    case 'turn':
      return undefined;
    default:
      return wordTeamEvent(event, speaker);
  }
}

type Troops = Extract<ImperiumEvent, { event: 'troops' }>;

function wordTroops({ n, from, to }: Troops, { lang }: Speaker): Phrase {
  const token = amount('troop', n, lang);
  if (to === 'conflict')
    return { uk: say`розгортає ${token} у конфлікті`, en: say`deploys ${token} to the conflict` }[lang];
  if (from === 'supply') return { uk: say`наймає ${token}`, en: say`recruits ${token}` }[lang];
  if (to === 'garrison') return { uk: say`відступає: ${token} у гарнізон`, en: say`retreats ${token}` }[lang];
  return { uk: say`втрачає ${token}`, en: say`loses ${token}` }[lang];
}

/** The seat an event is about, if there is one. */
export function actorOf(event: ImperiumEvent): number | undefined {
  if (event.event === 'game-over' || event.event === 'combat') return undefined;
  return 'seat' in event ? event.seat : undefined;
}

/** The moves a story is told with; the rest is their consequences. */
const MAIN: readonly ImperiumEvent['event'][] = [
  'round',
  'conflict',
  'agent',
  'rival-agent',
  'reveal',
  'intrigue',
  'acquired',
  'alliance',
  'control',
  'control-lost',
  'scheme',
  'council-seat',
  'swordmaster',
  'sandworms',
  'shield-wall',
  'contract-completed',
  'combat',
  'reward',
  'battle-icons',
  'stole-intrigue',
  'endgame',
  'game-over',
];

export function isMain(event: ImperiumEvent): boolean {
  if (event.event === 'gained') return event.what === 'points';
  if (event.event === 'troops') return event.to === 'conflict';
  return MAIN.includes(event.event);
}

/** What comes to a seat by others' doing: a reward, or the loss of a point with an alliance. */
export function isOutcome(event: ImperiumEvent): boolean {
  return event.event === 'reward' || (event.event === 'gained' && event.what === 'points' && event.n < 0);
}

/** Who has how much, each by the sign of the seat. */
function strengthsOf(strengths: readonly number[], speaker: Speaker): Phrase {
  return strengths.flatMap((strength, seat) => [
    ...(seat > 0 ? ['  '] : []),
    { icon: `seat-${seat}`, text: speaker.who(seat) },
    ` ${strength}`,
  ]);
}
