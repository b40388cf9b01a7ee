import {
  amount,
  amountOf,
  atSpace,
  factionName,
  type ImperiumEvent,
  resource,
  symbol,
} from '@sietch/imperium';
import { euphonic, type Phrase, type Seen } from '@sietch/kernel';
import { say } from '../../words/say';
import type { Speaker } from './speaker';

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
  const t = (uk: Phrase, en: Phrase): Phrase => (lang === 'uk' ? euphonic(uk) : en);
  const from = (ref: string): string => {
    const name = speaker.thing(ref);
    return name === '' ? '' : ` (${name})`;
  };
  switch (event.event) {
    case 'leader':
      return t(['готується до гри'], ['takes a seat']);
    case 'first-player':
      return t(['бере маркер першого гравця'], ['takes the first-player marker']);
    case 'tokens-chosen':
      return t(['таємно обирає жетони'], ['secretly chooses tokens']);
    case 'tokens-shown':
      return t(
        [`показує жетони: ${event.tokens.map((f) => factionName(f, 'uk')).join(', ')}`],
        [`shows the tokens: ${event.tokens.map((f) => factionName(f, 'en')).join(', ')}`],
      );
    case 'ability': {
      const leader = catalog.leader(event.leader);
      const name = (event.side === 'signet' ? leader.signet : leader.ability).name;
      return t([`користується вмінням «${name.uk}»`], [`uses ${name.en}`]);
    }
    case 'round':
      return t([`Раунд ${event.round}`], [`Round ${event.round}`]);
    case 'conflict':
      return t(
        [`Новий конфлікт: ${speaker.conflict(event.conflict)}`],
        [`A new conflict: ${speaker.conflict(event.conflict)}`],
      );
    case 'agent':
      return t(
        say`відправляє ${symbol('agent', 'агента')} ${atSpace(catalog)} локацію ${speaker.space(event.space)}: ${speaker.card(event.card)}`,
        say`sends ${symbol('agent', 'an agent')} to ${speaker.space(event.space)} with ${speaker.card(event.card)}`,
      );
    case 'reveal': {
      const cards = event.cards.map((card) => speaker.card(card)).join(', ');
      return t([`розкриває карти: ${cards || '—'}`], [`reveals: ${cards || '—'}`]);
    }
    case 'pass':
      return t(['пасує'], ['passes']);
    case 'paid':
      return t(
        say`платить ${resource(event.what, event.n, tongue)}${from(event.source)}`,
        say`pays ${resource(event.what, event.n, tongue)}${from(event.source)}`,
      );
    case 'gained': {
      const token = amountOf(GAINS[event.what], Math.abs(event.n), tongue);
      return event.n < 0
        ? t(say`втрачає ${token}${from(event.source)}`, say`loses ${token}${from(event.source)}`)
        : t(say`отримує ${token}${from(event.source)}`, say`gains ${token}${from(event.source)}`);
    }
    case 'influence': {
      const { n, text } = amount('influence', Math.abs(event.n), lang);
      const token = {
        icon: `influence-${event.faction}`,
        n,
        text: `${text} (${factionName(event.faction, lang)})`,
      };
      return event.n < 0
        ? t(say`втрачає ${token}`, say`loses ${token}`)
        : t(say`здобуває ${token}`, say`gains ${token}`);
    }
    case 'alliance':
      return t(
        say`${symbol(`alliance-${event.faction}`, '')} союз: ${factionName(event.faction, 'uk')}`,
        say`${symbol(`alliance-${event.faction}`, '')} alliance: ${factionName(event.faction, 'en')}`,
      );
    case 'troops':
      return wordTroops(event, speaker);
    case 'shuffled':
      return undefined;
    case 'drew': {
      const { cards = [] } = event;
      const names = cards.length > 0 ? `: ${cards.map((card) => speaker.card(card)).join(', ')}` : '';
      return t(
        say`бере ${amount('card', event.n, 'uk')}${names}`,
        say`draws ${amount('card', event.n, 'en')}${names}`,
      );
    }
    case 'drew-intrigue': {
      const { intrigues: cards = [] } = event;
      const names = cards.length > 0 ? `: ${cards.map((card) => speaker.intrigue(card)).join(', ')}` : '';
      return t(
        say`бере ${amount('intrigue', event.n, 'uk')}${names}`,
        say`draws ${amount('intrigue', event.n, 'en')}${names}`,
      );
    }
    case 'stole-intrigue': {
      const name = event.intrigue === undefined ? '' : `: ${speaker.intrigue(event.intrigue)}`;
      return t(
        say`забирає ${symbol('intrigue', 'інтригу')} суперника (${speaker.who(event.from)})${name}`,
        say`takes ${symbol('intrigue', 'an intrigue')} from ${speaker.who(event.from)}${name}`,
      );
    }
    case 'peeked':
      return t(['дивиться на верх своєї колоди'], ['looks at the top of the deck']);
    case 'acquired':
      return t([`придбаває карту ${speaker.card(event.card)}`], [`acquires ${speaker.card(event.card)}`]);
    case 'row':
      return undefined;
    case 'removed-from-row':
      return t(
        [`прибирає з Ряду Імперіуму карту ${speaker.card(event.card)}`],
        [`removes ${speaker.card(event.card)} from the row`],
      );
    case 'left-game':
      return t(
        [`прибирає з гри карту ${speaker.card(event.card)}`],
        [`removes ${speaker.card(event.card)} from the game`],
      );
    case 'trashed':
      return t(
        say`${symbol('trash', '')} знищує карту ${speaker.card(event.card)}`,
        say`${symbol('trash', '')} trashes ${speaker.card(event.card)}`,
      );
    case 'discarded':
      return t([`скидає карту ${speaker.card(event.card)}`], [`discards ${speaker.card(event.card)}`]);
    case 'took-back':
      return t(
        [`бере зі скиду карту ${speaker.card(event.card)}`],
        [`takes ${speaker.card(event.card)} back`],
      );
    case 'intrigue':
      return t(
        say`${symbol('intrigue', '')} грає інтригу ${speaker.intrigue(event.intrigue)}`,
        say`${symbol('intrigue', '')} plays ${speaker.intrigue(event.intrigue)}`,
      );
    case 'mentat-won':
      return t(
        say`здобуває ${symbol('mentat', '')} Ментата на наступний раунд`,
        say`wins ${symbol('mentat', '')} the Mentat for the next round`,
      );
    case 'mentat':
      return t(say`бере ${symbol('mentat', '')} Ментата`, say`takes ${symbol('mentat', '')} the Mentat`);
    case 'council-seat':
      return t(
        say`${symbol('council', '')} займає місце у Вищій раді`,
        say`${symbol('council', '')} takes a High Council seat`,
      );
    case 'swordmaster':
      return t(
        say`${symbol('agent', '')} наймає Майстра меча`,
        say`${symbol('agent', '')} hires a Swordmaster`,
      );
    case 'control':
      return t(
        say`${symbol('control', '')} контролює локацію ${speaker.space(event.space)}`,
        say`${symbol('control', '')} controls ${speaker.space(event.space)}`,
      );
    case 'voice':
      return t(
        [`закриває суперникам локацію ${speaker.space(event.space)}`],
        [`closes ${speaker.space(event.space)} to opponents`],
      );
    case 'recalled':
      return t(
        [`відкликає агента з локації ${speaker.space(event.space)}`],
        [`recalls an agent from ${speaker.space(event.space)}`],
      );
    case 'spy-placed':
      return t(
        say`${symbol('spy', '')} розміщує шпигуна: ${speaker.post(event.post)}`,
        say`${symbol('spy', '')} places a spy: ${speaker.post(event.post)}`,
      );
    case 'spy-recalled':
      return t(
        say`відкликає ${symbol('spy-recall', '')} шпигуна${RECALLED_TO[event.to ?? 'other'].uk}: ${speaker.post(event.post)}`,
        say`recalls ${symbol('spy-recall', '')} a spy${RECALLED_TO[event.to ?? 'other'].en}: ${speaker.post(event.post)}`,
      );
    case 'sandworms':
      return t(
        say`викликає ${amount('sandworm', event.n, 'uk')}`,
        say`summons ${amount('sandworm', event.n, 'en')}`,
      );
    case 'hooks':
      return t(
        say`отримує ${symbol('hooks', '')} гаки творця`,
        say`takes ${symbol('hooks', '')} maker hooks`,
      );
    case 'shield-wall':
      return t(
        say`${symbol('shield-wall', '')} вилучає жетон Оборонної стіни`,
        say`${symbol('shield-wall', '')} removes the Shield Wall`,
      );
    case 'contract-taken':
      return t(
        say`${symbol('contract', '')} бере контракт ${speaker.contract(event.contract)}`,
        say`${symbol('contract', '')} takes the contract ${speaker.contract(event.contract)}`,
      );
    case 'contract-completed':
      return t(
        say`${symbol('contract-completed', '')} виконує контракт ${speaker.contract(event.contract)}`,
        say`${symbol('contract-completed', '')} completes the contract ${speaker.contract(event.contract)}`,
      );
    case 'objective':
      return t(
        [`отримує ціль ${speaker.thing(`objective:${event.objective}`)}`],
        [`gets the objective ${speaker.thing(`objective:${event.objective}`)}`],
      );
    case 'conflict-won':
      return t(
        [`здобуває карту конфлікту ${speaker.conflict(event.conflict)}`],
        [`wins the card of ${speaker.conflict(event.conflict)}`],
      );
    case 'battle-icons':
      return t(['збирає пару символів бою'], ['matches a pair of battle icons']);
    case 'flipped':
      return t(['перевертає виграну карту'], ['turns a won card face down']);
    case 'memory':
      return t(['відкладає загін як спогад'], ['keeps a troop as a memory']);
    case 'trained':
      return t(['просувається у вишколі'], ['moves on in training']);
    case 'returned-to-hand':
      return t(
        [`повертає на руку карту ${speaker.card(event.card)}`],
        [`returns ${speaker.card(event.card)} to hand`],
      );
    case 'intrigue-given-up':
      return event.trashed
        ? t(
            [`знищує інтригу ${speaker.intrigue(event.intrigue)}`],
            [`trashes the intrigue ${speaker.intrigue(event.intrigue)}`],
          )
        : t(
            [`скидає інтригу ${speaker.intrigue(event.intrigue)}`],
            [`discards the intrigue ${speaker.intrigue(event.intrigue)}`],
          );
    case 'strength':
      return undefined;
    case 'combat':
      return t(
        say`Бій, сила: ${strengthsOf(event.strengths, speaker)}`,
        say`Combat, strength: ${strengthsOf(event.strengths, speaker)}`,
      );
    case 'reward':
      return t(
        [`отримує нагороду за ${['', '1-ше', '2-ге', '3-тє'][event.place]} місце`],
        [`takes the ${['', 'first', 'second', 'third'][event.place]} reward`],
      );
    case 'maker':
      return t(
        say`${atSpace(catalog) === 'на' ? 'На' : 'У'} локації ${speaker.space(event.space)} стає ${resource('spice', event.spice, tongue)}`,
        say`${speaker.space(event.space)} now holds ${resource('spice', event.spice, tongue)}`,
      );
    case 'endgame':
      return t(['Кінець гри'], ['Endgame']);
    case 'game-over':
      return t([`Перемога: ${speaker.who(event.winner)}`], [`${speaker.who(event.winner)} wins`]);
    case 'turn':
      return undefined;
  }
}

type Troops = Extract<ImperiumEvent, { event: 'troops' }>;

function wordTroops({ n, from, to }: Troops, { lang }: Speaker): Phrase {
  const uk = lang === 'uk';
  const token = amount('troop', n, lang);
  if (to === 'conflict')
    return uk ? say`розгортає ${token} у конфлікті` : say`deploys ${token} to the conflict`;
  if (from === 'supply') return uk ? say`наймає ${token}` : say`recruits ${token}`;
  if (to === 'garrison') return uk ? say`відступає: ${token} у гарнізон` : say`retreats ${token}`;
  return uk ? say`втрачає ${token}` : say`loses ${token}`;
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
  'reveal',
  'intrigue',
  'acquired',
  'alliance',
  'control',
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
