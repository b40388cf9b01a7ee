import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { MAP_BOX } from './arrakis-map';
import type { Point } from './geometry';
import { carried, clamped, type Frame, frameIn, type Lens, moved, onto, WHOLE, zoomedAt } from './lens';

const WHEEL_STEP = 1.0016;
/** Pointers that move farther than this drag the map and choose nothing. */
const DRAG_PX = 6;
/** A wheel has no end of its own: it has stopped when it was still for so long. */
const STILL_MS = 140;

/** The picture in somebody's hands: how it was drawn, and by which lens it is looked at now. */
interface Held {
  readonly frame: Frame;
  readonly left: number;
  readonly top: number;
  readonly drawn: Lens;
  readonly lens: Lens;
}

/** What a pane leaves to its picture; below it there may be room for buttons. */
export function roomIn(pane: HTMLElement): { readonly width: number; readonly height: number } {
  const { clientWidth: width, clientHeight } = pane;
  return { width, height: clientHeight - (Number.parseFloat(getComputedStyle(pane).paddingBottom) || 0) };
}

/**
 * Wheel, pinch, drag and buttons move the lens; `wasDragged` keeps a drag from choosing. While the map is held, the picture
 * that was drawn is moved and enlarged as a whole, which costs nothing; it is drawn anew when it is let go.
 */
export function useLens(pane: RefObject<HTMLElement | null>, picture: RefObject<SVGSVGElement | null>) {
  const [lens, setLens] = useState<Lens>(WHOLE);
  const current = useRef(lens);
  const held = useRef<Held | undefined>(undefined);
  const pointers = useRef(new Map<number, Point>());
  const turning = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const travelled = useRef(0);
  const carry = useCallback(
    (to: Held | undefined) => {
      held.current = to;
      const { style } = picture.current ?? {};
      if (style !== undefined) style.transform = to === undefined ? '' : carried(to.drawn, to.lens, to.frame);
    },
    [picture],
  );
  useLayoutEffect(() => {
    current.current = lens;
    const { current: to } = held;
    const busy = pointers.current.size > 0 || turning.current !== undefined;
    // Whoever has taken hold again in the meantime goes on with the picture that has just been drawn.
    carry(to !== undefined && busy ? { ...to, drawn: lens } : undefined);
  }, [lens, carry]);
  const letGo = useCallback(() => {
    clearTimeout(turning.current);
    turning.current = undefined;
    const { current: to } = held;
    if (to === undefined || pointers.current.size > 0) return;
    if (to.lens === to.drawn) carry(undefined);
    else setLens(to.lens);
  }, [carry]);
  useEffect(() => {
    const { current: element } = pane;
    if (element === null) return;
    const hold = (): Held => {
      if (held.current !== undefined) return held.current;
      const { left, top } = element.getBoundingClientRect();
      const { current: drawn } = current;
      return { frame: frameIn(roomIn(element), MAP_BOX), left, top, drawn, lens: drawn };
    };
    const at = ({ frame, left, top }: Held, { clientX, clientY }: MouseEvent): Point => [
      (clientX - left - frame.x) / frame.scale,
      (clientY - top - frame.y) / frame.scale,
    ];
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const now = hold();
      carry({ ...now, lens: zoomedAt(now.lens, at(now, event), WHEEL_STEP ** -event.deltaY, MAP_BOX) });
      clearTimeout(turning.current);
      turning.current = setTimeout(letGo, STILL_MS);
    };
    const down = (event: PointerEvent) => {
      if (pointers.current.size === 0) travelled.current = 0;
      held.current = hold();
      pointers.current.set(event.pointerId, at(held.current, event));
    };
    const move = (event: PointerEvent) => {
      const before = pointers.current.get(event.pointerId);
      if (before === undefined) return;
      travelled.current += Math.abs(event.movementX) + Math.abs(event.movementY);
      const to = hold();
      const now = at(to, event);
      pointers.current.set(event.pointerId, now);
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      if (other === undefined) {
        carry({ ...to, lens: moved(to.lens, now[0] - before[0], now[1] - before[1], MAP_BOX) });
        return;
      }
      const spread = (point: Point) => Math.hypot(point[0] - other[0], point[1] - other[1]);
      const middle: Point = [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2];
      const by = spread(now) / Math.max(1, spread(before));
      carry({ ...to, lens: zoomedAt(to.lens, middle, by, MAP_BOX) });
    };
    const away = (event: PointerEvent) => {
      pointers.current.delete(event.pointerId);
      letGo();
    };
    const gone = new AbortController();
    const { signal } = gone;
    // React's own wheel listeners are passive: the page would scroll as well.
    element.addEventListener('wheel', wheel, { passive: false, signal });
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('pointermove', move, { signal });
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const)
      element.addEventListener(end, away, { signal });
    return () => {
      gone.abort();
      clearTimeout(turning.current);
    };
  }, [pane, carry, letGo]);
  const zoom = useCallback((by: number) => {
    const middle: Point = [MAP_BOX.x + MAP_BOX.width / 2, MAP_BOX.y + MAP_BOX.height / 2];
    setLens((now) => zoomedAt(now, middle, by, MAP_BOX));
  }, []);
  const show = useCallback((points: readonly Point[], air: number) => {
    setLens(points.length === 0 ? WHOLE : clamped(onto(points, MAP_BOX, air), MAP_BOX));
  }, []);
  const wasDragged = useCallback(() => travelled.current > DRAG_PX, []);
  return { lens, zoom, show, wasDragged };
}
