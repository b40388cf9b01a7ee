import type { ImperiumView } from '@sietch/imperium';
import type { Voice } from '../table/presenter';
import { type Table, useTable } from '../table/table-context';
import type { Speaker } from './words/speaker';

export type ImperiumVoice = Voice & Speaker;

/** The table as the parts of an Imperium game know it. */
export interface ImperiumTable extends Table {
  readonly view: ImperiumView;
  readonly speaker: ImperiumVoice;
}

/** A game's own types come back here: around these parts, the presenter is Imperium's. */
export function useImperium(): ImperiumTable {
  return useTable() as ImperiumTable;
}
