import { useCallback, useEffect, useRef } from 'react';
import { useSettings } from '../../settings/settings';
import { useInspect } from '../../table/inspector';
import { useLookBack } from '../../table/look-back';
import { useAimed } from '../../table/pointing';
import { useWar } from '../use-war';
import { fallenOut } from '../words/topics';

/** How a place stands in the question; plain values, so that places that have not changed are not drawn again. */
export interface Standing {
  readonly state: 'lit' | 'lit aimed' | 'selected' | 'refused' | 'pointed' | 'fallen' | '';
  /** The name under which it can be touched. */
  readonly litRef: string | undefined;
}

/** Tells how each place stands, by its names; and what touching one does. */
export function usePlaces(wasDragged: () => boolean, exact = true) {
  const { lit, touched, why, asked } = useWar();
  const { past } = useLookBack();
  const aimed = useAimed();
  const pressWithin = usePressWithin(exact);
  const onPress = useCallback(
    (ref: string, place: string) => {
      if (!wasDragged()) pressWithin(ref, place);
    },
    [wasDragged, pressWithin],
  );
  const standing = (refs: readonly [string, ...string[]]): Standing => {
    // A lit sector lights only those of its areas that are answers themselves.
    const own = why(refs[0]) === undefined ? refs : refs.slice(0, 1);
    const litRef = own.find((ref) => lit.has(ref) || touched.includes(ref));
    if (litRef !== undefined) {
      const hit = refs.some((ref) => aimed.includes(ref)) ? 'lit aimed' : 'lit';
      return { litRef, state: touched.includes(litRef) ? 'selected' : hit };
    }
    const told = (ref: string): boolean => past?.refs.includes(ref) === true || aimed.includes(ref);
    if (told(refs[0])) return { litRef, state: 'pointed' };
    if (told(fallenOut(refs[0]))) return { litRef, state: 'fallen' };
    return { litRef, state: asked && why(refs[0]) !== undefined ? 'refused' : '' };
  };
  return { standing, onPress };
}

/** Where the sector is asked first, the area that was touched answers the question that follows as well. */
function usePressWithin(exact: boolean): (ref: string, place: string) => void {
  const { lit, press, view } = useWar();
  const latest = useRef({ press, view, exact });
  latest.current = { press, view, exact };
  const wish = useRef<{ readonly place: string; readonly step: number }>(undefined);
  useEffect(() => {
    if (wish.current === undefined || lit.size === 0 || view.step === wish.current.step) return;
    const { place, step } = wish.current;
    wish.current = undefined;
    if (view.step === step + 1 && lit.has(place)) latest.current.press(place);
  }, [lit, view.step]);
  return useCallback((ref, place) => {
    const { press, view, exact } = latest.current;
    wish.current =
      exact && ref.startsWith('sector:') && ref !== place ? { place, step: view.step } : undefined;
    press(ref);
  }, []);
}

/** What the element of a place needs: enlarging for all, the part of a button for what can be touched. */
export function usePlace(
  name: string,
  label: string,
  { state, litRef }: Standing,
  onPress: (ref: string, place: string) => void,
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
            onPress(litRef, name);
          },
        };
  const onClick = () => {
    if (!wasLongPress()) onPress(litRef ?? name, name);
  };
  return { ...inspect, ...button, onClick, 'data-ref': litRef ?? name };
}
