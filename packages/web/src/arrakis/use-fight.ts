import { type ArrakisView, SIDES, type Side } from '@sietch/arrakis';
import { useCallback, useMemo, useRef, useState } from 'react';
import { type Clash, clashIn, hitsOn, type Sum } from './clash';
import { useWar } from './use-war';

type Sums = Readonly<Record<Side, Sum | undefined>>;

/** The battle that goes on, or the last one until its result has been read. */
export interface Fight {
  readonly clash: Clash | undefined;
  /** The hits each side took from the last roll. */
  readonly sums: Sums;
  /** There is something to look at: a battle, losses to choose, or a result. */
  readonly shown: boolean;
  read(): void;
}

export function useFight(): Fight {
  const { view, state } = useWar();
  // What was over before one came is no news.
  const [readAt, setReadAt] = useState(state.version);
  const latest = useMemo(() => clashIn(state.log), [state.log]);
  const sums = useSums(latest, view);
  const going = view.battle !== undefined;
  const unread = latest?.over !== undefined && latest.over.step > readAt && !going;
  const { kind } = view.decision?.detail ?? {};
  const losing = kind === 'casualty' || kind === 'surplus';
  const read = useCallback(() => setReadAt(state.version), [state.version]);
  const clash = going || unread ? latest : undefined;
  return { clash, sums, shown: going || losing || unread, read };
}

/** A sum stands as it was when the dice fell: whoever fought may have gone since. */
function useSums(clash: Clash | undefined, view: ArrakisView): Sums {
  const kept = useRef<{ readonly roll: string; readonly sums: Sums }>(undefined);
  if (clash === undefined) return { atreides: undefined, harkonnen: undefined };
  const roll = JSON.stringify([clash.step, clash.round, clash.thrown]);
  if (kept.current?.roll !== roll) {
    const [atreides, harkonnen] = SIDES.map((side) => hitsOn(side, clash, view));
    kept.current = { roll, sums: { atreides, harkonnen } };
  }
  return kept.current.sums;
}
