import { useCallback, useEffect, useRef } from 'react';
import type { TableLink, TableView } from '../link/table-link';

/** What to answer to the questions that follow; nothing ends it. */
export type Plan = (view: TableView) => string | undefined;

/** A choice that answers several questions one after another: their keys, joined. */
export const THEN = '>>';

const offers = ({ decision }: TableView, key: string): boolean =>
  decision?.choices?.some((choice) => choice.key === key) === true;

/** Answers one key after another; those that were not asked for, because nothing else was left, are passed over. */
export function planFor(keys: readonly string[]): Plan {
  let left = keys;
  return (view) => {
    const at = left.findIndex((key) => offers(view, key));
    if (at === -1) return undefined;
    const key = left[at];
    left = left.slice(at + 1);
    return key;
  };
}

/**
 * Chooses, and goes on by itself as long as a plan knows the answer: what was composed of several answers, or what leaves
 * nothing to choose. Taking a step back, or a question the plan does not know, ends it.
 */
export function usePlan(
  link: Pick<TableLink, 'choose'>,
  view: TableView,
  deaf: boolean,
  forced: Plan | undefined,
): (key: string, then?: Plan) => void {
  const going = useRef<{ readonly plan: Plan; readonly after: number }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a plan answers each question once.
  useEffect(() => {
    const now = going.current;
    if (now === undefined || deaf || view.step === now.after) return;
    const key = view.step > now.after ? now.plan(view) : undefined;
    going.current = undefined;
    if (key === undefined || !offers(view, key)) return;
    going.current = { plan: now.plan, after: view.step };
    link.choose(key);
  }, [view.step, view.decision, deaf]);
  return useCallback(
    (key, then) => {
      const [first = key, ...rest] = key.split(THEN);
      const plan = then ?? (rest.length > 0 ? planFor(rest) : first === 'back' ? undefined : forced);
      going.current = plan && { plan, after: view.step };
      link.choose(first);
    },
    [link, view.step, forced],
  );
}
