import { useSettings } from '../../settings/settings';
import { useInspect } from '../../table/inspector';
import { useWar } from '../use-war';

/** A place of the map that can be touched: an area, or an air zone. The first name is its own. */
export function usePlace(refs: readonly [string, ...string[]], label: string, wasDragged: () => boolean) {
  const { words } = useSettings();
  const { lit, touched, press, why, asked } = useWar();
  const { wasLongPress, ...inspect } = useInspect(refs[0]);
  const litRef = refs.find((ref) => lit.has(ref) || touched.includes(ref));
  const selected = refs.some((ref) => touched.includes(ref));
  const isLit = litRef !== undefined && !selected;
  const reason = asked && litRef === undefined ? why(refs[0]) : undefined;
  const state = selected ? 'selected' : isLit ? 'lit' : reason === undefined ? '' : 'refused';
  const choose = () => {
    if (!wasLongPress() && !wasDragged()) press(litRef ?? refs[0]);
  };
  const button =
    litRef === undefined
      ? {}
      : {
          role: 'button',
          tabIndex: 0,
          'aria-label': `${label}. ${words.litHere}`,
          'aria-pressed': selected || undefined,
          onKeyDown: (event: React.KeyboardEvent) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            press(litRef);
          },
        };
  return { state, props: { ...inspect, ...button, onClick: choose, 'data-ref': litRef ?? refs[0] } };
}
