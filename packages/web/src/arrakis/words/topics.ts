import {
  type ArrakisEvent,
  attackedIn,
  attackerIn,
  PURPOSES,
  type Purpose,
  tacticCard,
} from '@sietch/arrakis';
import type { Topic } from '../../table/presenter';

interface WarTopic extends Topic {
  readonly events: readonly ArrakisEvent['event'][];
}

/** What a reader of the log may be after. */
export const WAR_TOPICS: readonly WarTopic[] = [
  {
    id: 'battles',
    name: { en: 'Battles', uk: 'Битви' },
    events: ['attack', 'roll', 'ability', 'hits', 'removed', 'ceased', 'battle-over', 'special-attack'],
  },
  {
    id: 'moves',
    name: { en: 'Moves and troops', uk: 'Переміщення й війська' },
    events: [
      'moved',
      'placed',
      'replaced',
      'token-drawn',
      'token-shown',
      'sietch-shown',
      'sietch-moved',
      'scouted',
    ],
  },
  {
    id: 'cards',
    name: { en: 'Cards and leaders', uk: 'Карти й лідери' },
    events: ['card', 'special', 'drew', 'discarded', 'leader-entered', 'leader-gone', 'tank'],
  },
  {
    id: 'automaton',
    name: { en: 'The automaton', uk: 'Автомат' },
    events: [
      'tactic',
      'automaton-die',
      'criteria',
      'picked',
      'detour',
      'card-failed',
      'set-beside',
      'die-freed',
      'reinforced',
      'garrisoned',
      'deck-renewed',
    ],
  },
  {
    id: 'desert',
    name: { en: 'The desert', uk: 'Пустеля' },
    events: [
      'wormsign-placed',
      'wormsign-removed',
      'wormsign',
      'worm',
      'worm-moved',
      'worm-attack',
      'storm',
      'atomics',
    ],
  },
  {
    id: 'goals',
    name: { en: 'Supremacy, prescience and spice', uk: 'Панування, передбачення й прянощі' },
    events: [
      'supremacy',
      'prescience',
      'prescience-shown',
      'claimed',
      'settlement-destroyed',
      'station',
      'spice',
      'power',
      'ban',
    ],
  },
];

/** Where a candidate of the automaton's lists lies. */
function candidatePlaces(purpose: Purpose, candidate: string): readonly string[] {
  switch (PURPOSES[purpose]) {
    case 'area':
      return [`area:${candidate}`];
    case 'pair':
      return [`area:${attackerIn(candidate)}`, `area:${attackedIn(candidate)}`];
    case 'air':
      return [`air:${candidate}`];
    case 'leader':
      return [`leader:${candidate}`];
    case 'power':
      return [`power:${candidate}`];
    default:
      return [];
  }
}

/** The things on the table an event is about, for whoever looks back at it. */
export function placesOf(event: ArrakisEvent): readonly string[] {
  const found: string[] = [];
  if ('area' in event && event.area !== undefined) found.push(`area:${event.area}`);
  if (
    'from' in event &&
    'to' in event &&
    (event.event === 'moved' || event.event === 'worm-moved' || event.event === 'sietch-moved')
  )
    found.push(`area:${event.from}`, `area:${event.to}`);
  if (event.event === 'attack') found.push(`area:${event.from}`);
  if (event.event === 'vehicle') found.push(`area:${event.at}`, `air:${event.at}`);
  if (event.event === 'criteria')
    for (const one of event.left) found.push(...candidatePlaces(event.purpose, one));
  if (event.event === 'picked') found.push(...candidatePlaces(event.purpose, event.candidate));
  if (event.event === 'tactic' && event.change !== 'harvest')
    found.push(`area:${tacticCard(event.card).sietch}`);
  if (event.event === 'claimed') found.push(`prescience:${event.card}`);
  if (event.event === 'prescience') found.push(`marker:${event.marker}`);
  if (event.event === 'supremacy') found.push('supremacy');
  if (event.event === 'power' || event.event === 'ban') found.push(`power:${event.power}`);
  if (event.event === 'special' || event.event === 'leader-entered') found.push(`leader:${event.leader}`);
  return found;
}

/** What an event changed on the table: areas are only marked, markers of tracks tell by how much. */
export function marksOf(event: ArrakisEvent): Readonly<Record<string, number>> {
  switch (event.event) {
    case 'supremacy':
      return { supremacy: event.n };
    case 'prescience':
      return { [`marker:${event.marker}`]: event.n };
    case 'power':
    case 'ban':
      return { [`power:${event.power}`]: 0 };
    case 'leader-entered':
    case 'leader-gone':
      return { [`leader:${event.leader}`]: 0 };
    case 'round':
    case 'phase':
    case 'turn':
      return {};
    default:
      return Object.fromEntries(
        placesOf(event)
          .filter((place) => /^(area|air):/.test(place))
          .map((place) => [place, 0]),
      );
  }
}
