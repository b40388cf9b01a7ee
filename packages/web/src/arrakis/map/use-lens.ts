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

/** A pointer that drags the map: where it is on the screen, and how many pixels a unit of the map has there. */
interface Drag {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** The lens as it is drawn, and as the drag has left it. */
  readonly drawn: Lens;
  readonly lens: Lens;
}

/** Wheel, pinch, drag and buttons move the lens; `wasDragged` keeps a drag from choosing. */
export function useLens(svg: RefObject<SVGSVGElement | null>) {
  const [lens, setLens] = useState<Lens>(WHOLE);
  const current = useRef(lens);
  useEffect(() => {
    current.current = lens;
  }, [lens]);
  const pointers = useRef(new Map<number, Point>());
  const drag = useRef<Drag | undefined>(undefined);
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
    /** The picture that was drawn is carried along as a whole; the map is drawn anew when it is let go. */
    const carry = (to: Drag | undefined) => {
      drag.current = to;
      if (svg.current === null) return;
      const [x, y] = to === undefined ? [0, 0] : [to.lens.x - to.drawn.x, to.lens.y - to.drawn.y];
      svg.current.style.transform = to === undefined ? '' : `translate(${x * to.scale}px, ${y * to.scale}px)`;
    };
    const letGo = () => {
      const left = drag.current?.lens;
      carry(undefined);
      if (left !== undefined) setLens(left);
    };
    const away = (event: PointerEvent) => {
      pointers.current.delete(event.pointerId);
      letGo();
    };
    return {
      onPointerDown: (event: PointerEvent) => {
        if (pointers.current.size === 0) travelled.current = 0;
        letGo();
        pointers.current.set(event.pointerId, at(event));
        if (pointers.current.size > 1) return;
        const scale = svg.current?.getScreenCTM()?.a ?? 1;
        const lens = current.current;
        drag.current = { x: event.clientX, y: event.clientY, scale, drawn: lens, lens };
      },
      onPointerMove: (event: PointerEvent) => {
        const before = pointers.current.get(event.pointerId);
        if (before === undefined) return;
        travelled.current += Math.abs(event.movementX) + Math.abs(event.movementY);
        const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
        const { current: held } = drag;
        if (other === undefined && held !== undefined) {
          const [x, y] = [event.clientX, event.clientY];
          const lens = moved(held.lens, (x - held.x) / held.scale, (y - held.y) / held.scale, MAP_BOX);
          carry({ ...held, x, y, lens });
          return;
        }
        const now = at(event);
        pointers.current.set(event.pointerId, now);
        if (other === undefined) return;
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
