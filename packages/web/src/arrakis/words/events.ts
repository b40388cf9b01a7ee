import type { ArrakisEvent, Legion, Side } from '@sietch/arrakis';
import type { Phrase, Seat, Seen } from '@sietch/kernel';
import { wordFight } from './events-fight';
import { type Names, phrase, spoken } from './names';

/** Figures of a group, one after another: as the object of a verb, or named on their own. */
export function wordLegion(
  legion: Legion,
  side: Side,
  names: Names,
  as: 'object' | 'subject' = 'object',
): Phrase {
  const figures = as === 'object' ? names.figures : names.figuresNamed;
  const kinds: [string, number][] = [
    ['special', legion.special],
    ['elite', legion.elite],
    ['regular', legion.regular],
    [legion.tokens[0] ?? '', legion.tokens.length],
    [side === 'atreides' ? 'naib' : 'bashar', legion.generic],
    ...legion.named.map((id): [string, number] => [id, 1]),
  ];
  return kinds
    .filter(([, n]) => n > 0)
    .flatMap(([kind, n], i): Phrase => [...(i > 0 ? [', '] : []), ...spoken(figures(kind, n, side))]);
}

/** What happened, without who did it; `undefined` for what a log need not tell. */
export function wordEvent(event: Seen<ArrakisEvent>, names: Names): Phrase | undefined {
  const { t, war, area, die } = names;
  switch (event.event) {
    case 'round':
      return [t(`Раунд ${event.round}`, `Round ${event.round}`)];
    case 'phase': {
      const name = war.phases[event.phase];
      return name === undefined ? undefined : [t(`Фаза: ${name}`, `Phase: ${name}`)];
    }
    case 'turn':
      return undefined;
    case 'rolled-actions':
      return event.results.length === 0
        ? undefined
        : phrase(t('кидають кубики дій: ', 'roll the action dice: '), dice(event.results, names));
    case 'die-changed':
      return phrase(t('змінюють кубик на результат ', 'change a die to '), spoken(die(event.result)));
    case 'die-spent':
      return phrase(t('витрачають кубик ', 'spend the die '), spoken(die(event.result)));
    case 'die-discarded':
      return phrase(t('втрачають кубик ', 'lose the die '), spoken(die(event.result)));
    case 'die-forced':
      return phrase(
        t(
          'Наступного ходу Харконнени мусять узяти кубик ',
          'On their next turn the Harkonnen must use the die ',
        ),
        spoken(die(event.result)),
      );
    case 'bene-gesserit':
      return event.change === 'gained'
        ? [t('отримують жетон Бене Ґессерит', 'gain a Bene Gesserit token')]
        : [t('кладуть жетон Бене Ґессерит замість кубика', 'place a Bene Gesserit token as a die')];
    case 'action':
      return [t(`діють: ${war.actions[event.action] ?? ''}`, `act: ${war.actions[event.action] ?? ''}`)];
    case 'card':
      return phrase(t('грають карту ', 'play '), { icon: 'card', text: '' }, `${names.card(event.card)}`);
    case 'special':
      return [
        t(
          `виконують особливу дію: ${names.leader(event.leader)}`,
          `use the special action of ${names.leader(event.leader)}`,
        ),
      ];
    case 'drew': {
      const { cards } = event;
      const which = cards === undefined ? '' : `: ${cards.map((card) => names.card(card)).join(', ')}`;
      return [
        t(
          `беруть карти (${event.n}), ${war.decks[event.deck]}${which}`,
          `draw ${event.n}, ${war.decks[event.deck]}${which}`,
        ),
      ];
    }
    case 'discarded':
      return event.cards.length === 0
        ? undefined
        : [`${t('скидають', 'discard')} ${event.cards.map((card) => names.card(card)).join(', ')}`];
    case 'moved':
      return wordMove(event, names);
    case 'placed': {
      const fresh = event.from === 'supply' || event.from === 'aside';
      return phrase(
        fresh ? t('розгортають ', 'deploy ') : t('переносять ', 'place '),
        spoken(names.figures(event.what, event.n, event.side)),
        t(` у ${fresh ? 'зоні' : 'зону'} ${area(event.area)}`, ` in ${area(event.area)}`),
      );
    }
    case 'replaced':
      return phrase(
        t('замінюють ', 'turn '),
        spoken(names.figures(event.from, event.n, event.side)),
        t(' на ', ' into '),
        spoken(names.figures(event.to, event.n, event.side)),
        t(` у зоні ${area(event.area)}`, ` in ${area(event.area)}`),
      );
    case 'leader-entered': {
      const leader = names.leaderObject(event.leader);
      return [t(`вводять у гру ${leader}`, `bring ${leader} into play`)];
    }
    case 'leader-gone': {
      const leader = names.leaderObject(event.leader);
      return [t(`вилучають із гри ${leader}`, `remove ${leader} from the game`)];
    }
    case 'tank': {
      const leader = names.leaderObject(event.leader);
      return event.change === 'entered'
        ? [t(`кладуть у резервуар регенерації ${leader}`, `put ${leader} into the regeneration tank`)]
        : [t(`забирають із резервуара регенерації ${leader}`, `take ${leader} out of the regeneration tank`)];
    }
    default:
      return wordFight(event, names) ?? wordWorld(event, names);
  }
}

const dice = (results: readonly string[], { die }: Names): Phrase =>
  results.flatMap((result, i): Phrase => (i === 0 ? [die(result)] : [' ', die(result)]));

type Moved = Extract<ArrakisEvent, { event: 'moved' }>;

const HOW: Readonly<Record<Moved['how'], readonly [uk: string, en: string]>> = {
  move: ['переміщують ', 'move '],
  ride: ['верхи на хробаку переміщують ', 'sandride with '],
  fly: ['орнітоптером перевозять ', 'fly '],
  retreat: ['відступають: ', 'retreat with '],
  advance: ['вводять у зону ', 'advance with '],
  carry: ['переносять ', 'carry '],
  displace: ['мусять відвести ', 'are pushed away with '],
};

function wordMove({ figures, from, to, side, how }: Moved, names: Names): Phrase {
  const [uk, en] = HOW[how];
  return phrase(
    names.t(uk, en),
    wordLegion(figures, side, names, how === 'retreat' ? 'subject' : 'object'),
    `: ${names.area(from)} → ${names.area(to)}`,
  );
}

/** What the desert, the spice and fate do. */
function wordWorld(event: Seen<ArrakisEvent>, names: Names): Phrase | undefined {
  const { t, area, war, markerToken } = names;
  switch (event.event) {
    case 'vehicle': {
      const at = names.zone(event.at) || area(event.at);
      const what: Phrase = [{ icon: event.vehicle, text: '' }, `${war.vehicles[event.vehicle]}`];
      const [uk, en] = {
        placed: ['з’являється', 'placed'],
        removed: ['вилучено', 'removed'],
        rescued: ['врятовано', 'rescued'],
        gathered: ['зібрав прянощі', 'gathered its spice'],
      }[event.change] as [string, string];
      return phrase(what, ` ${t(uk, en)}: ${at}`);
    }
    case 'scouted':
      return [t(`Розвідано зону ${area(event.area)}`, `${area(event.area)} is scouted`)];
    case 'wormsign-placed':
      return phrase(
        { icon: 'wormsign', text: '' },
        t(`Знак хробака в зоні ${area(event.area)}`, `A wormsign in ${area(event.area)}`),
      );
    case 'wormsign-removed':
      return phrase(
        { icon: 'wormsign', text: '' },
        t(
          `Знак хробака прибрано із зони ${area(event.area)}`,
          `The wormsign of ${area(event.area)} is removed`,
        ),
      );
    case 'wormsign': {
      const [uk, en] = {
        sand: ['лише пісок', 'only sand'],
        sandworm: ['піщаний хробак', 'a sandworm'],
        burrowed: ['хробак зарився', 'a burrowed sandworm'],
      }[event.sign] as [string, string];
      return phrase(
        { icon: 'wormsign', text: '' },
        t(`Знак у зоні ${area(event.area)}: ${uk}`, `The sign in ${area(event.area)}: ${en}`),
      );
    }
    case 'worm':
      return phrase(
        { icon: event.worm, text: '' },
        event.change === 'placed'
          ? t(
              `${war.worm[event.worm]} з’являється в зоні ${area(event.area)}`,
              `${war.worm[event.worm]} appears in ${area(event.area)}`,
            )
          : t(
              `${war.worm[event.worm]} зникає із зони ${area(event.area)}`,
              `${war.worm[event.worm]} leaves ${area(event.area)}`,
            ),
      );
    case 'worm-moved':
      return phrase(
        { icon: event.worm, text: '' },
        `${war.worm[event.worm]}: ${area(event.from)} → ${area(event.to)}`,
      );
    case 'storm':
      return phrase(
        { icon: 'storm', text: '' },
        t(`Коріолісова буря в зоні ${area(event.area)}`, `A Coriolis storm in ${area(event.area)}`),
      );
    case 'atomics':
      return phrase(
        { icon: 'atomics', text: '' },
        t(`Ядерний вибух у зоні ${area(event.area)}`, `The family atomics go off in ${area(event.area)}`),
      );
    case 'prescience':
      return phrase(
        spoken(markerToken(event.marker)),
        `: ${event.n > 0 ? '+' : ''}${event.n} → ${event.step}`,
      );
    case 'supremacy':
      return phrase(
        { icon: 'supremacy', text: '' },
        `${war.supremacy}: ${event.n > 0 ? '+' : ''}${event.n} → ${event.step}`,
      );
    case 'prescience-shown':
      return [
        t(
          `Відкрито карту передбачення ${names.prescience(event.card)}`,
          `A prescience card: ${names.prescience(event.card)}`,
        ),
      ];
    case 'prescience-left':
      return [
        event.to === 'deck'
          ? t(
              `${names.prescience(event.card)} повертається в колоду`,
              `${names.prescience(event.card)} goes back into its deck`,
            )
          : t(
              `${names.prescience(event.card)} вилучено з гри`,
              `${names.prescience(event.card)} is removed from the game`,
            ),
      ];
    case 'attached':
      return [`${names.card(event.card)} → ${names.prescience(event.to)}`];
    case 'claimed':
      return [
        t(
          `Атріди отримують ${names.prescience(event.card)}`,
          `The Atreides claim ${names.prescience(event.card)}`,
        ),
      ];
    case 'objective':
      return [t('Атріди беруть таємну мету', 'The Atreides take a secret objective')];
    case 'spice':
      return phrase(
        { icon: 'spice', text: '' },
        t(
          `Зібрано прянощів: ${event.harvested}, разом ${event.total}`,
          `Spice harvested: ${event.harvested}, ${event.total} in all`,
        ),
      );
    case 'power': {
      const [uk, en] = {
        raised: ['на рядок вище', 'one row up'],
        kept: ['лишається', 'stays'],
        lowered: ['на рядок нижче', 'one row down'],
      }[event.change] as [string, string];
      return [`${names.power(event.power)}: ${t(uk, en)}`];
    }
    case 'stockpiled':
      return [t('Харконнени накопичують запаси', 'The Harkonnen stockpile spice')];
    case 'reserved':
      return event.n > 0
        ? [t('Харконнени зберігають 1 очко прянощів', 'The Harkonnen keep 1 spice')]
        : undefined;
    case 'ban':
      return phrase({ icon: 'ban', text: '' }, `${war.ban}: ${names.thing(`ban:${event.power}`)}`);
    case 'restrained':
      return [t('Пол не діятиме наступного ходу', 'Paul may not act on the next turn')];
    case 'game-over':
      return [t(`Перемога: ${names.side(event.winner)}`, `${names.side(event.winner)} win`)];
    default:
      return undefined;
  }
}

/** The seat an event is about, if there is one. */
export function actorOf(event: ArrakisEvent, names: Names): Seat | undefined {
  return 'side' in event ? names.seatOf(event.side) : undefined;
}

/** The moves a story is told with; the rest is their consequences. */
const MAIN: readonly ArrakisEvent['event'][] = [
  'round',
  'card',
  'special',
  'action',
  'moved',
  'attack',
  'battle-over',
  'worm-attack',
  'special-attack',
  'scouted',
  'token-drawn',
  'sietch-shown',
  'settlement-destroyed',
  'sietch-moved',
  'claimed',
  'supremacy',
  'leader-entered',
  'atomics',
  'ban',
  'game-over',
];

/** A harvester that is lost matters as much as a move does. */
export function isMain(event: ArrakisEvent): boolean {
  if (event.event === 'vehicle')
    return event.vehicle === 'harvester' && (event.change === 'removed' || event.change === 'rescued');
  return MAIN.includes(event.event);
}
