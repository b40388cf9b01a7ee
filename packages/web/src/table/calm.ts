import type { TableLink, TableState } from '../link/table-link';

/** The part of a link that tells how its table stands. */
type Told = Pick<TableLink, 'getState' | 'subscribe'>;

/** An outcome that comes within this time is the next thing to be drawn, in milliseconds. */
const SOON = 200;

/** Nothing has changed but that an outcome is awaited. */
function onlyAwaits(before: TableState, now: TableState): boolean {
  const fields = Object.keys(now) as readonly (keyof TableState)[];
  return (
    now.busy && !before.busy && fields.every((field) => field === 'busy' || now[field] === before[field])
  );
}

/**
 * What a link tells, without the moments between a choice and its outcome: to draw the whole table with nothing lit on it,
 * and once more right after, would take twice the time and flicker. Only what takes a while is seen to be awaited.
 */
export function calmly(link: Told): Told {
  const listeners = new Set<() => void>();
  let shown = link.getState();
  let later: ReturnType<typeof setTimeout> | undefined;
  let leave = () => {};
  const show = () => {
    clearTimeout(later);
    later = undefined;
    shown = link.getState();
    for (const listener of listeners) listener();
  };
  const hear = () => {
    if (onlyAwaits(shown, link.getState())) later ??= setTimeout(show, SOON);
    else show();
  };
  return {
    getState: () => {
      // Nobody has listened meanwhile.
      if (listeners.size === 0) shown = link.getState();
      return shown;
    },
    subscribe: (listener) => {
      if (listeners.size === 0) leave = link.subscribe(hear);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        leave();
        clearTimeout(later);
        later = undefined;
      };
    },
  };
}

const calm = new WeakMap<Told, Told>();

/** The same for all who draw a link. */
export function calmOf(link: Told): Told {
  const known = calm.get(link) ?? calmly(link);
  calm.set(link, known);
  return known;
}
