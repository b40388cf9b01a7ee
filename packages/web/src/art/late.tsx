import { type ComponentType, useSyncExternalStore } from 'react';

/** A drawing that is fetched when it is first wanted. Nothing is drawn until it is there, and then it is drawn at once everywhere. */
export function late<P extends object>(fetch: () => Promise<ComponentType<P>>): ComponentType<P> {
  let found: ComponentType<P> | undefined;
  let asked = false;
  const waiting = new Set<() => void>();
  const ask = () => {
    asked = true;
    fetch().then(
      (drawing) => {
        found = drawing;
        for (const tell of waiting) tell();
      },
      () => {
        // Without a line there is no picture; the next one that is wanted asks again.
        asked = false;
      },
    );
  };
  const subscribe = (tell: () => void) => {
    waiting.add(tell);
    if (!asked) ask();
    return () => waiting.delete(tell);
  };
  return function Late(props: P) {
    const Found = useSyncExternalStore(subscribe, () => found);
    return Found === undefined ? null : <Found {...props} />;
  };
}
