import {
  choose,
  contractsCompleted,
  draw,
  forEach,
  influence,
  pay,
  persuasion,
  points,
  spice,
  takeContract,
  when,
} from '../../effects/build.js';
import type { Card } from '../component.js';
import { cardOf } from '../declare.js';

const card = cardOf('imperium');

/** Cards of the Imperium deck that speak of contracts, in the order of ids. */
export const IMPERIUM: readonly Card[] = [
  card('cargo-runner', 'Cargo Runner', 'Перевізник вантажів', {
    copies: 1,
    cost: 3,
    factions: ['guild'],
    icons: ['landsraad', 'city', 'spice-trade'],
    agent: [when(contractsCompleted(2), draw(1)), when(contractsCompleted(4), draw(1))],
    reveal: [persuasion(1)],
  }),
  card('delivery-agreement', 'Delivery Agreement', 'Угода про постачання', {
    copies: 1,
    cost: 5,
    factions: ['guild'],
    icons: ['city'],
    agent: [pay({ discard: 1 }, takeContract)],
    reveal: [choose([spice(1)], [when(contractsCompleted(4), pay({ trashSelf: true }, points(1)))])],
  }),
  card('interstellar-trade', 'Interstellar Trade', 'Міжзоряна торгівля', {
    copies: 1,
    cost: 7,
    factions: ['guild'],
    icons: ['landsraad', 'city', 'spice-trade'],
    agent: [influence('any')],
    reveal: [forEach({ of: 'contracts-completed' }, persuasion(1))],
    acquire: [takeContract],
  }),
  card('priority-contracts', 'Priority Contracts', 'Пріоритетні контракти', {
    copies: 1,
    cost: 6,
    factions: ['guild'],
    icons: ['landsraad', 'spice-trade'],
    agent: [takeContract],
    reveal: [choose([spice(2)], [when(contractsCompleted(4), pay({ trashSelf: true }, points(1)))])],
  }),
];
