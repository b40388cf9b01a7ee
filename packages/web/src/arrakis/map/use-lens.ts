import { type PointerEvent, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { MAP_BOX } from './arrakis-map';
import type { Point } from './geometry';
import { clamped, type Lens, moved, onto, WHOLE, zoomedAt } from './lens';

const WHEEL_STEP = 1.0016;
/** Pointers that move farther than this drag the map and choose nothing. */
const DRAG_PX = 6;

function toMap(svg: SVGSVGElement, clientX: number, clientY: number): Point {
  const matrix = svg.getScreenCTM();
  if (matrix === null) return [0, 0];
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return [x, y];
}

/** Wheel, pinch, drag and buttons move the lens; `wasDragged` keeps a drag from choosing. */
export function useLens(svg: RefObject<SVGSVGElement | null>) {
  const [lens, setLens] = useState<Lens>(WHOLE);
  const pointers = useRef(new Map<number, Point>());
  const travelled = useRef(0);
  useEffect(() => {
    const element = svg.current;
    if (element === null) return;
    // React's own wheel listeners are passive: the page would scroll as well.
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const at = toMap(element, event.clientX, event.clientY);
      setLens((now) => zoomedAt(now, at, WHEEL_STEP ** -event.deltaY, MAP_BOX));
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => element.removeEventListener('wheel', wheel);
  }, [svg]);
  const handlers = useMemo(() => {
    const at = (event: PointerEvent): Point =>
      svg.current === null ? [0, 0] : toMap(svg.current, event.clientX, event.clientY);
    const away = (event: PointerEvent) => pointers.current.delete(event.pointerId);
    return {
      onPointerDown: (event: PointerEvent) => {
        if (pointers.current.size === 0) travelled.current = 0;
        pointers.current.set(event.pointerId, at(event));
      },
      onPointerMove: (event: PointerEvent) => {
        const before = pointers.current.get(event.pointerId);
        if (before === undefined) return;
        const now = at(event);
        travelled.current += Math.abs(event.movementX) + Math.abs(event.movementY);
        const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
        pointers.current.set(event.pointerId, now);
        if (other === undefined) {
          setLens((lens) => moved(lens, now[0] - before[0], now[1] - before[1], MAP_BOX));
          return;
        }
        const spread = (point: Point) => Math.hypot(point[0] - other[0], point[1] - other[1]);
        const middle: Point = [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2];
        setLens((lens) => zoomedAt(lens, middle, spread(now) / Math.max(1, spread(before)), MAP_BOX));
      },
      onPointerUp: away,
      onPointerCancel: away,
      onPointerLeave: away,
    };
  }, [svg]);
  const zoom = useCallback((by: number) => {
    const middle: Point = [MAP_BOX.x + MAP_BOX.width / 2, MAP_BOX.y + MAP_BOX.height / 2];
    setLens((now) => zoomedAt(now, middle, by, MAP_BOX));
  }, []);
  const show = useCallback((points: readonly Point[], air: number) => {
    setLens(points.length === 0 ? WHOLE : clamped(onto(points, MAP_BOX, air), MAP_BOX));
  }, []);
  const wasDragged = useCallback(() => travelled.current > DRAG_PX, []);
  return { lens, handlers, zoom, show, wasDragged };
}
