import { useCallback, useSyncExternalStore } from 'react';

const queries = new Map<string, MediaQueryList>();

/** Every query is made once: it is looked at whenever something is drawn. */
function queryFor(asked: string): MediaQueryList {
  const query = queries.get(asked) ?? matchMedia(asked);
  queries.set(asked, query);
  return query;
}

/** Whether the screen is as a media query asks, now and whenever that changes. */
export function useMedia(asked: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const query = queryFor(asked);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    [asked],
  );
  return useSyncExternalStore(subscribe, () => queryFor(asked).matches);
}
