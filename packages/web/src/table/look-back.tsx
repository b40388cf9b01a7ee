import { createContext, type ReactNode, useEffect, useMemo, useState } from 'react';
import { useRequired } from '../app/required-context';
import type { TableState, TableView } from '../link/table-link';

/** How many views are remembered: more than others can make of their turns. */
const KEPT = 120;

/** A moment of the past the table shows, and the things it is about. */
export interface Past {
  readonly step: number;
  readonly refs: readonly string[];
}

interface LookBack {
  readonly past: Past | undefined;
  /** What the table really shows, whatever is being looked at. */
  readonly live: TableState;
  look(past: Past | undefined): void;
}

const Context = createContext<LookBack | undefined>(undefined);

export function useLookBack(): LookBack {
  return useRequired(Context, 'There is no table here.');
}

/** Adds a state to those remembered; going back or another seat's eyes forget what no longer fits. */
export function remember(states: readonly TableState[], state: TableState): readonly TableState[] {
  const { view, seat } = state;
  if (view === undefined) return states;
  const before = states.filter((old) => old.seat === seat && (old.view?.step ?? 0) < view.step);
  return [...before, state].slice(-KEPT);
}

/** The table as it stood at a version, or at the nearest later one anybody saw. */
export function stateAt(states: readonly TableState[], version: number): TableState | undefined {
  return states.find((state) => state.version >= version);
}

/** A view nobody can choose in: the past. */
function asPast(view: TableView): TableView {
  const { decision, ...rest } = view;
  if (decision === undefined) return view;
  const { choices: _, ...asked } = decision;
  return { ...rest, decision: asked };
}

interface Props {
  readonly state: TableState;
  readonly children: (state: TableState) => ReactNode;
}

/** Draws the table as it is, or as it was at the moment somebody looks back at. */
export function LookBackProvider({ state, children }: Props) {
  const [states, setStates] = useState<readonly TableState[]>([]);
  const [past, look] = useState<Past | undefined>(undefined);
  useEffect(() => {
    setStates((before) => remember(before, state));
  }, [state]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever happens ends looking back.
  useEffect(() => look(undefined), [state.view?.step, state.seat]);
  const shown = useMemo(() => {
    if (past === undefined) return state;
    const view = stateAt(states, past.step)?.view ?? state.view;
    return { ...state, view: view && asPast(view), refusals: [], canUndo: false, busy: false };
  }, [past, states, state]);
  const value = useMemo(() => ({ past, live: state, look }), [past, state]);
  return <Context value={value}>{children(shown)}</Context>;
}
