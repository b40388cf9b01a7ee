import type { Task } from '../../tasks.js';
import type { Vehicle } from '../../terms.js';

/** The order in which vehicles are placed. */
const ACT_OF = { harvester: 'harvesters', carryall: 'carryalls', ornithopter: 'ornithopters' } as const;
const ORDER: readonly Vehicle[] = ['harvester', 'carryall', 'ornithopter'];

/** First all harvesters, then all carryalls, last all ornithopters (rulebook: Розміщення транспорту). */
export function vehicleTasks(kinds: readonly (Vehicle | 'any')[]): Task[] {
  return ORDER.flatMap((vehicle): Task[] => {
    const left = kinds.filter((kind) => kind === vehicle).length;
    return left === 0 ? [] : [{ task: 'automaton', act: ACT_OF[vehicle], left }];
  });
}
