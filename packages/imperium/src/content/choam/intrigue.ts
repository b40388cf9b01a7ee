import { contractsCompleted, points, solari, swords, takeContract } from '../../effects/build.js';
import type { Intrigue } from '../component.js';
import { intrigue } from '../declare.js';

/** Intrigues that speak of contracts, in the order of ids. */
export const INTRIGUES: readonly Intrigue[] = [
  intrigue('backed-by-choam', 'Backed by CHOAM', 'За підтримки ДАПТ', {
    copies: 1,
    plot: { cost: { influence: 1 }, effects: [solari(4)] },
    combat: { condition: contractsCompleted(2), effects: [swords(4)] },
  }),
  intrigue('choam-profits', 'CHOAM Profits', 'Прибуток ДАПТ', {
    copies: 1,
    endgame: { condition: contractsCompleted(4), effects: [points(1)] },
  }),
  intrigue('leverage', 'Leverage', 'Важіль впливу', {
    copies: 1,
    plot: { condition: { is: 'spice-gained' }, effects: [takeContract, solari(1)] },
  }),
  intrigue('reach-agreement', 'Reach Agreement', 'Дійти згоди', {
    copies: 1,
    combat: { cost: { retreat: [1, 2] }, effects: [takeContract] },
  }),
];
