import { createContext, type ReactNode, useMemo, useState } from 'react';
import { useRequired } from '../app/required-context';
import type { SeenEvent } from '../link/table-link';
import { useLookBack } from './look-back';
import { changes, NO_NEWS, sinceMine } from './news';
import { useTable } from './table-context';

interface Newspaper {
  /** What others did since one last chose something; nothing once it has been read, or is old. */
  readonly lines: readonly SeenEvent[];
  readonly moved: boolean;
  /** Changes with every turn there is news of. */
  readonly turn: number;
  /** What others changed on the table, each with a short mark: `+2`, `+1 +1` of two players, or nothing but that it changed. */
  readonly changed: ReadonlyMap<string, string>;
  gotIt(): void;
}

const Context = createContext<Newspaper | undefined>(undefined);

export function useNews(): Newspaper {
  return useRequired(Context, 'There is no table here.');
}

const NOTHING: ReadonlyMap<string, string> = new Map();

/** What is new to the person at the screen, until they have read it or gone on. */
export function NewsProvider({ children }: { readonly children: ReactNode }) {
  const { speaker, presenter } = useTable();
  const { live } = useLookBack();
  const [read, setRead] = useState(-1);
  const { story } = presenter;
  const { view, seat, log } = live;
  const fresh = view?.decision?.choices !== undefined && story.isFreshTurn(view);
  const newspaper = useMemo<Newspaper>(() => {
    const { lines, moved, forced, since } =
      seat === undefined ? NO_NEWS : sinceMine(log, seat, speaker, story);
    const turn = log.findLastIndex(({ event }) => story.isTurn(event));
    // The heading of a round alone is no news.
    const none = lines.every(({ event }) => event.event === 'round');
    const open = (fresh || forced) && !none && read < turn;
    const gotIt = () => setRead(turn);
    if (!open) return { lines: [], moved, turn, changed: NOTHING, gotIt };
    const events = log.slice(since).filter(({ event }) => speaker.actor(event) !== seat);
    return {
      lines,
      moved,
      turn,
      changed: changes(events, speaker, (event) => (view && story.marks?.(event, view)) ?? {}),
      gotIt,
    };
  }, [log, seat, speaker, story, view, fresh, read]);
  return <Context value={newspaper}>{children}</Context>;
}
