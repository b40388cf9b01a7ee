import { useEffect } from 'react';

/**
 * What lies above the table is put away by any key, by touching anything else, or by a click on itself: a touch that
 * reached through it would choose what cannot be seen.
 */
export function useSkip(shown: boolean, className: string, skip: () => void): void {
  useEffect(() => {
    if (!shown) return;
    const elsewhere = (event: Event) => {
      if (!(event.target instanceof Element) || event.target.closest(`.${className}`) === null) skip();
    };
    addEventListener('pointerdown', elsewhere, true);
    addEventListener('click', skip, true);
    addEventListener('keydown', skip, true);
    return () => {
      removeEventListener('pointerdown', elsewhere, true);
      removeEventListener('click', skip, true);
      removeEventListener('keydown', skip, true);
    };
  }, [shown, className, skip]);
}
