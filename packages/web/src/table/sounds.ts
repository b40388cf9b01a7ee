import { useEffect, useRef } from 'react';
import { useSettings } from '../settings/settings';
import { type Signal, sound } from '../sound/signals';
import { useTable } from './table-context';

/** Which signal the latest events deserve, if any: the most important one alone. */
export function signalOf(
  kinds: readonly string[],
  { myTurn, won }: { readonly myTurn: boolean; readonly won: boolean },
): Signal | undefined {
  if (won) return 'victory';
  if (kinds.includes('combat') || kinds.includes('battle')) return 'combat';
  if (myTurn) return 'turn';
  return kinds.includes('round') ? 'round' : undefined;
}

/** Says by ear what one might miss: one's turn, combat, a new round, victory. */
export function useSounds(): void {
  const { prefers } = useSettings();
  const { state, view, presenter, asked } = useTable();
  const { story } = presenter;
  const known = useRef(state.version);
  const mine = asked && story.isFreshTurn(view);
  // A turn of one's own is news only after somebody else's.
  const waited = useRef(mine);
  const won = state.seat !== undefined && view.outcome?.winners.includes(state.seat) === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every version is heard once.
  useEffect(() => {
    const fresh = state.log.filter(({ step }) => step > known.current).map(({ event }) => event.event);
    known.current = state.version;
    const myTurn = mine && !waited.current;
    waited.current = mine;
    const signal = signalOf(fresh, { myTurn, won });
    if (signal !== undefined && fresh.length > 0 && prefers.sound !== 'off') sound(signal, prefers.sound);
  }, [state.version]);
}
