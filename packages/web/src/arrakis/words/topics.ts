import {
  type ArrakisEvent,
  attackedIn,
  attackerIn,
  PURPOSES,
  type Purpose,
  type Side,
  tacticCard,
} from '@sietch/arrakis';
import type { Seen } from '@sietch/kernel';
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
function candidatePlaces(
  purpose: Purpose,
  candidate: string,
  at: Readonly<Record<string, string>> = {},
): readonly string[] {
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
    case 'token': {
      const area = at[candidate];
      return area === undefined ? [] : [`area:${area}`];
    }
    default:
      return [];
  }
}

/** The mark of a place whose candidate fell out of a list. */
export const fallenOut = (place: string): string => `out:${place}`;

/** The things on the table an event is about, for whoever looks back at it; of a list also what fell out of it. */
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
  if (event.event === 'criteria') {
    const left = event.left.flatMap((one) => candidatePlaces(event.purpose, one, event.at));
    const out = event.steps.flatMap((step) => step.out.flatMap((one) => candidatePlaces(event.purpose, one)));
    found.push(...left, ...out.filter((place) => !left.includes(place)).map(fallenOut));
  }
  if (event.event === 'picked') found.push(...candidatePlaces(event.purpose, event.candidate, event.at));
  if (event.event === 'tactic' && event.change !== 'harvest')
    found.push(`area:${tacticCard(event.card).sietch}`);
  if (event.event === 'claimed') found.push(`prescience:${event.card}`);
  if (event.event === 'prescience') found.push(`marker:${event.marker}`);
  if (event.event === 'supremacy') found.push('supremacy');
  if (event.event === 'power' || event.event === 'ban') found.push(`power:${event.power}`);
  if (event.event === 'special' || event.event === 'leader-entered') found.push(`leader:${event.leader}`);
  return found;
}

/** The components an event names, as far as the looking seat may know them. */
export function thingsOf(event: Seen<ArrakisEvent>): readonly string[] {
  switch (event.event) {
    case 'card':
    case 'card-failed':
    case 'set-beside':
      return [`card:${event.card}`];
    case 'drew':
      return (event.cards ?? []).map((card) => `card:${card}`);
    case 'discarded':
      return event.cards.map((card) => `card:${card}`);
    case 'attached':
      return [`card:${event.card}`, `prescience:${event.to}`];
    case 'prescience-shown':
    case 'prescience-left':
    case 'claimed':
      return [`prescience:${event.card}`];
    case 'special':
    case 'leader-entered':
    case 'leader-gone':
    case 'tank':
      return [`leader:${event.leader}`];
    default:
      return [];
  }
}

/**
 * What an event changed on the table for the side that looks: areas are only marked, markers of tracks tell by how much.
 * Vehicles name no side, but only one has them: what it places is no news to it.
 */
export function marksOf(event: ArrakisEvent, looking: Side | undefined): Readonly<Record<string, number>> {
  if (event.event === 'vehicle' && event.change === 'placed' && looking === 'harkonnen') return {};
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
    // Nothing changes by being weighed or picked; what comes of it does.
    case 'criteria':
    case 'picked':
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
