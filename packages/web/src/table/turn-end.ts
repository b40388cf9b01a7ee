import { useLayoutEffect } from 'react';
import { graceMs } from '../app/pace';
import type { TableView } from '../link/table-link';
import { useSettings } from '../settings/settings';
import { useGuided } from './guided';
import { useTable } from './table-context';

/** The answer that ends a turn, in all games. */
const END = 'end';

/** Only ending the turn is left to choose. */
export function isLastWord({ decision }: Pick<TableView, 'decision'>): boolean {
  const choices = decision?.choices;
  return choices?.length === 1 && choices[0]?.key === END;
}

/**
 * Ends the turn of whoever is asked nothing else, unless they would rather do so themselves. As long as something could be
 * taken back it waits a little; how long is returned, for whoever draws it. What a guide says is read first.
 */
export function useTurnEnd(): number | undefined {
  const { prefers } = useSettings();
  const { view, state, choose } = useTable();
  const { note } = useGuided();
  const ends =
    prefers.turnEnd === 'soon' && note === undefined && state.status === 'live' && isLastWord(view);
  const wait = ends ? (state.canUndo ? graceMs() : 0) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time runs once for each question, however often the table is drawn.
  useLayoutEffect(() => {
    if (wait === undefined || state.busy) return;
    // Before it is drawn: nobody should press what answers itself.
    if (wait === 0) return choose(END);
    const timer = setTimeout(() => choose(END), wait);
    return () => clearTimeout(timer);
  }, [view.step, wait, state.busy]);
  return wait;
}
