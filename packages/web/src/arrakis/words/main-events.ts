import type { ArrakisEvent } from '@sietch/arrakis';

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
  'storm',
  'wormsign-placed',
  'wormsign',
  'special-attack',
  'scouted',
  'token-drawn',
  'sietch-shown',
  'settlement-destroyed',
  'sietch-moved',
  'claimed',
  'supremacy',
  'leader-entered',
  'leader-gone',
  'token-lost',
  'atomics',
  'ban',
  'automaton-die',
  'card-failed',
  'detour',
  'tactic',
  'game-over',
];

/** Harvesters, figures and leaders that come or go matter as much as a move does. */
export function isMain(event: ArrakisEvent): boolean {
  switch (event.event) {
    case 'vehicle':
      return event.vehicle === 'harvester' && (event.change === 'removed' || event.change === 'rescued');
    case 'removed':
      return isLoss(event.why);
    case 'placed':
      return event.from === 'supply' || event.from === 'aside';
    default:
      return MAIN.includes(event.event);
  }
}

/** A leader exchanged at the end of a round is taken back, not lost. */
const isLoss = (why: string): boolean => why !== 'rule:swap';

/** What is done to a side by others is told to it too. */
export function isOutcome(event: ArrakisEvent): boolean {
  return event.event === 'removed' ? isLoss(event.why) : event.event === 'leader-gone';
}
