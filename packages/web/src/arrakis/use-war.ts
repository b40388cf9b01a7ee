import type { ArrakisView } from '@sietch/arrakis';
import type { Voice } from '../table/presenter';
import { type Table, useTable } from '../table/table-context';
import type { Names } from './words/names';

export type WarVoice = Voice & Names;

/** The table as the parts of War for Arrakis know it. */
export interface WarTable extends Table {
  readonly view: ArrakisView;
  readonly speaker: WarVoice;
}

/** A game's own types come back here: around these parts, the presenter is the war's. */
export function useWar(): WarTable {
  return useTable() as WarTable;
}
