import { Table } from '../table.js';

/** Plays a Harkonnen card with the Mentat die. */
export function playHarkonnen(card: string, position: object = {}, more: object = {}): Table {
  const table = new Table({
    clear: true,
    turn: 'harkonnen',
    ...position,
    harkonnen: { hand: [card], ...more },
  });
  return table.choose(`card:${card}`, 'die:mentat');
}
