import { useCallback, useRef } from 'react';
import { useSettings } from '../../settings/settings';
import { useInspect } from '../../table/inspector';
import { useLookBack } from '../../table/look-back';
import { useWar } from '../use-war';

/** How a place stands in the question; plain values, so that places that have not changed are not drawn again. */
export interface Standing {
  readonly state: 'lit' | 'selected' | 'refused' | 'pointed' | '';
  /** The name under which it can be touched. */
  readonly litRef: string | undefined;
}

/** Tells how each place stands, by its names; and what touching one does. */
export function usePlaces(wasDragged: () => boolean) {
  const { lit, touched, press, why, asked } = useWar();
  const { past } = useLookBack();
  const latest = useRef(press);
  latest.current = press;
  const onPress = useCallback(
    (ref: string) => {
      if (!wasDragged()) latest.current(ref);
    },
    [wasDragged],
  );
  const standing = (refs: readonly [string, ...string[]]): Standing => {
    const litRef = refs.find((ref) => lit.has(ref) || touched.includes(ref));
    if (litRef !== undefined) return { litRef, state: touched.includes(litRef) ? 'selected' : 'lit' };
    if (past?.refs.includes(refs[0]) === true) return { litRef, state: 'pointed' };
    return { litRef, state: asked && why(refs[0]) !== undefined ? 'refused' : '' };
  };
  return { standing, onPress };
}

/** What the element of a place needs: enlarging for all, the part of a button for what can be touched. */
export function usePlace(
  name: string,
  label: string,
  { state, litRef }: Standing,
  onPress: (ref: string) => void,
) {
  const { words } = useSettings();
  const { wasLongPress, ...inspect } = useInspect(name);
  const button =
    litRef === undefined
      ? {}
      : {
          role: 'button',
          tabIndex: 0,
          'aria-label': `${label}. ${words.litHere}`,
          'aria-pressed': state === 'selected' || undefined,
          onKeyDown: (event: React.KeyboardEvent) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            onPress(litRef);
          },
        };
  const onClick = () => {
    if (!wasLongPress()) onPress(litRef ?? name);
  };
  return { ...inspect, ...button, onClick, 'data-ref': litRef ?? name };
}
