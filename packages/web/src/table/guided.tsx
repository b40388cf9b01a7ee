import { createContext, type ReactNode, useContext } from 'react';

/** What a guide adds to a table: its words beside the question, and the things it points at. */
export interface Guided {
  /** What it says now. */
  readonly note?: ReactNode;
  /** Choices it asks for. */
  readonly keys: ReadonlySet<string>;
  /** Things to touch for them. */
  readonly wanted: ReadonlySet<string>;
  /** Things it speaks of. */
  readonly shown: ReadonlySet<string>;
}

export const UNGUIDED: Guided = { keys: new Set(), wanted: new Set(), shown: new Set() };

export const GuidedContext = createContext<Guided>(UNGUIDED);

export function useGuided(): Guided {
  return useContext(GuidedContext);
}
