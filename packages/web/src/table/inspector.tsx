import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Icon } from '../icons/icon';
import { useSettings } from '../settings/settings';
import { useTable } from './table-context';

interface Shown {
  readonly ref: string;
  readonly anchor: DOMRect;
  /** Opened by a long press: it stays until it is closed. */
  readonly kept: boolean;
}

interface Inspector {
  show(ref: string, anchor: DOMRect, kept: boolean): void;
  hide(): void;
}

const Context = createContext<Inspector>({ show: () => {}, hide: () => {} });

export function useInspector(): Inspector {
  return useContext(Context);
}

const HOVER_MS = 280;
const LONG_PRESS_MS = 430;
const WIDTH = 320;

/** Enlarges whatever is hovered, focused or pressed for long. */
export function InspectorProvider({ children }: { readonly children: ReactNode }) {
  const { words } = useSettings();
  const { Detail } = useTable().presenter;
  const [shown, setShown] = useState<Shown | undefined>(undefined);
  const inspector = useMemo<Inspector>(
    () => ({
      show: (ref, anchor, kept) => setShown({ ref, anchor, kept }),
      hide: () => setShown((now) => (now?.kept ? now : undefined)),
    }),
    [],
  );
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setShown(undefined);
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, []);
  return (
    <Context value={inspector}>
      {children}
      {shown !== undefined && (
        <aside
          className={shown.kept ? 'inspector kept' : 'inspector'}
          style={place(shown)}
          aria-live="polite"
        >
          {shown.kept && (
            <button
              type="button"
              className="round"
              aria-label={words.close}
              onClick={() => setShown(undefined)}
            >
              <Icon name="close" />
            </button>
          )}
          <Detail of={shown.ref} />
        </aside>
      )}
    </Context>
  );
}

/** Beside the thing, on the side with more room; above the lower half, below the upper one. */
function place({ anchor, kept }: Shown): React.CSSProperties {
  if (kept) return {};
  const left = anchor.right + WIDTH + 16 < innerWidth ? anchor.right + 10 : anchor.left - WIDTH - 10;
  const vertical =
    anchor.top + anchor.height / 2 > innerHeight / 2
      ? { bottom: Math.max(8, innerHeight - anchor.bottom) }
      : { top: Math.max(8, anchor.top) };
  return { left: Math.min(Math.max(8, left), innerWidth - WIDTH - 8), width: WIDTH, ...vertical };
}

/** Handlers for a thing that can be enlarged. */
export function useInspect(ref: string) {
  const { show, hide } = useContext(Context);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const pressed = useRef(false);
  const hovered = useRef(false);
  const focused = useRef(false);
  const stop = useCallback(() => {
    // Of the many things that leave the table hardly one was looked at.
    if (timer.current === undefined && !focused.current) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    focused.current = false;
    hide();
  }, [hide]);
  useEffect(() => stop, [stop]);
  const after = (element: Element, ms: number, kept: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      pressed.current = kept;
      show(ref, element.getBoundingClientRect(), kept);
    }, ms);
  };
  return {
    // Only a mouse that moves looks at things: one that rests may find another thing under it when the table changes.
    onPointerMove: (event: React.PointerEvent) => {
      if (event.pointerType !== 'mouse' || hovered.current) return;
      if (event.movementX === 0 && event.movementY === 0) return;
      hovered.current = true;
      after(event.currentTarget, HOVER_MS, false);
    },
    onPointerLeave: () => {
      hovered.current = false;
      stop();
    },
    onPointerDown: (event: React.PointerEvent) => {
      pressed.current = false;
      if (event.pointerType === 'mouse') stop();
      else after(event.currentTarget, LONG_PRESS_MS, true);
    },
    onPointerUp: () => clearTimeout(timer.current),
    onPointerCancel: () => clearTimeout(timer.current),
    onContextMenu: (event: React.MouseEvent) => event.preventDefault(),
    onFocus: (event: React.FocusEvent) => {
      if (!event.currentTarget.matches(':focus-visible')) return;
      focused.current = true;
      show(ref, event.currentTarget.getBoundingClientRect(), false);
    },
    onBlur: stop,
    /** A long press enlarges; it must not choose as well. */
    wasLongPress: () => pressed.current,
    /** What has been chosen is known: enlarged still, it would lie over the next question. */
    putAway: stop,
  };
}
