import { Table } from '../table.js';

const STRATEGY = { atreides: { dice: { strategy: 2 } }, harkonnen: { dice: { strategy: 2, leadership: 1 } } };

export function harkonnen(areas: object, more: object = {}): Table {
  return new Table({ clear: true, turn: 'harkonnen', ...STRATEGY, areas, ...more });
}

export function atreides(areas: object, more: object = {}): Table {
  return new Table({ clear: true, ...STRATEGY, areas, ...more });
}
