import type { ImperiumEvent } from '@sietch/imperium';
import type { Name } from '@sietch/kernel';

interface ImperiumTopic {
  readonly id: string;
  readonly name: Name;
  readonly events: readonly ImperiumEvent['event'][];
}

/** What a reader of the log may be after. */
export const TOPICS: readonly ImperiumTopic[] = [
  {
    id: 'agents',
    name: { en: 'Agents', uk: 'Агенти' },
    events: ['agent', 'recalled', 'mentat', 'mentat-won', 'swordmaster', 'council-seat', 'voice'],
  },
  {
    id: 'spies',
    name: { en: 'Spies', uk: 'Шпигуни' },
    events: ['spy-placed', 'spy-recalled'],
  },
  {
    id: 'cards',
    name: { en: 'Cards', uk: 'Карти' },
    events: [
      'reveal',
      'acquired',
      'drew',
      'trashed',
      'discarded',
      'took-back',
      'returned-to-hand',
      'removed-from-row',
      'left-game',
      'intrigue',
      'drew-intrigue',
      'stole-intrigue',
      'intrigue-given-up',
    ],
  },
  {
    id: 'conflict',
    name: { en: 'Conflict', uk: 'Конфлікт' },
    events: [
      'conflict',
      'troops',
      'sandworms',
      'combat',
      'reward',
      'control',
      'conflict-won',
      'battle-icons',
      'shield-wall',
    ],
  },
  {
    id: 'influence',
    name: { en: 'Influence', uk: 'Вплив' },
    events: ['influence', 'alliance'],
  },
  {
    id: 'riches',
    name: { en: 'Resources and points', uk: 'Ресурси й очки' },
    events: ['gained', 'paid', 'maker', 'contract-taken', 'contract-completed', 'hooks'],
  },
];
