import { useSyncExternalStore } from 'react';

/** Whether the screen is as a media query asks, now and whenever that changes. */
export function useMedia(asked: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(asked);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(asked).matches,
  );
}
