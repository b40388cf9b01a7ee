import { createContext, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
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

/** What is looked at, and the moment at which somebody began to: whatever happens then ends looking back. */
interface Glance {
  readonly past: Past;
  readonly view: TableView | undefined;
  readonly at: string;
}

const momentOf = ({ view, seat }: TableState): string => `${view?.step} ${seat}`;

/**
 * Draws the table as it is, or as it was at the moment somebody looks back at. Remembering draws nothing: a table that
 * drew itself once more for every move would fall behind a quick server.
 */
export function LookBackProvider({ state, children }: Props) {
  const states = useRef<readonly TableState[]>([]);
  const [glance, setGlance] = useState<Glance | undefined>(undefined);
  useEffect(() => {
    states.current = remember(states.current, state);
  }, [state]);
  const now = momentOf(state);
  const current = glance?.at === now ? glance : undefined;
  const shown = useMemo(() => {
    if (current === undefined) return state;
    const view = current.view ?? state.view;
    return {
      ...state,
      view: view && asPast(view),
      refusals: [],
      canUndo: false,
      revealed: false,
      busy: false,
    };
  }, [current, state]);
  const value = useMemo<LookBack>(() => {
    const look = (past: Past | undefined) =>
      setGlance(past && { past, view: stateAt(states.current, past.step)?.view, at: now });
    return { past: current?.past, live: state, look };
  }, [current, state, now]);
  return <Context value={value}>{children(shown)}</Context>;
}
