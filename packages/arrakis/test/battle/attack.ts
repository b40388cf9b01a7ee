import { Table } from '../table.js';

export const DICE = {
  atreides: { dice: { strategy: 2, leadership: 2 } },
  harkonnen: { dice: { strategy: 2, leadership: 2 } },
};

/** Harkonnen in Central SW 3 attack Windgap, or the other way round. */
export function attack(by: 'atreides' | 'harkonnen', areas: object, more: object = {}): Table {
  const table = new Table({ clear: true, turn: by, ...DICE, areas, ...more });
  const from = by === 'harkonnen' ? 'central-sw-3' : 'windgap';
  return table.choose(
    'die:strategy',
    'act:strategy-attack',
    `?legion@${from}`,
    '?attack@windgap',
    '?attack@central-sw-3',
  );
}
