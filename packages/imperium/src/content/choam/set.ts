import type { ContentSet } from '../component.js';
import { named } from '../declare.js';
import { CONTRACTS } from './contracts.js';
import { IMPERIUM } from './imperium.js';
import { INTRIGUES } from './intrigue.js';
import { LEADERS } from './leaders.js';

/** Contracts and what speaks of them: the CHOAM module in the box of Uprising. */
export const CHOAM: ContentSet = {
  id: 'choam',
  name: named('CHOAM', 'ДАПТ'),
  inEveryRecord: true,
  cards: IMPERIUM,
  intrigues: INTRIGUES,
  leaders: LEADERS,
  contracts: CONTRACTS,
};
