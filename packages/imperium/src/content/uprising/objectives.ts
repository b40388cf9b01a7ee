import type { Objective } from '../component.js';
import { objective } from '../declare.js';

/** One is dealt to every player; those marked for other numbers of players are left out. */
export const OBJECTIVES: readonly Objective[] = [
  objective('objective-desert-mouse-first', 'Desert Mouse', 'Пустельна миша', {
    battleIcon: 'desert-mouse',
    players: [1, 2, 3, 4, 6],
    firstPlayer: true,
  }),
  objective('objective-desert-mouse-4-6', 'Desert Mouse', 'Пустельна миша', {
    battleIcon: 'desert-mouse',
    players: [4, 6],
  }),
  objective('objective-crysknife', 'Crysknife', 'Крис-ніж', {
    battleIcon: 'crysknife',
    players: [1, 2, 3, 4, 6],
  }),
  objective('objective-crysknife-4-6', 'Crysknife', 'Крис-ніж', {
    battleIcon: 'crysknife',
    players: [4, 6],
  }),
  objective('objective-ornithopter-1-3', 'Ornithopter', 'Орнітоптер', {
    battleIcon: 'ornithopter',
    players: [1, 2, 3],
    rivals: [2],
  }),
];
