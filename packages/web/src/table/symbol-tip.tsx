import { useEffect, useRef, useState } from 'react';
import type { SymbolHelp } from '../help/chapter';
import { Icon } from '../icons/icon';
import { useSettings } from '../settings/settings';
import { useTable } from './table-context';

const HOVER_MS = 350;
const WIDTH = 260;

interface Shown {
  readonly help: SymbolHelp | undefined;
  /** What it counts here: how many cards a deck has, how many agents are left. */
  readonly label: string | undefined;
  readonly at: DOMRect;
}

/** The symbol under the pointer, with its counter. Things that can be enlarged explain their symbols themselves; on a button with a name of its own a symbol is only a picture. */
function symbolAt(target: EventTarget | null): readonly [symbol: Element, label?: string] | undefined {
  if (
    !(target instanceof Element) ||
    target.closest('.touchable, a, .inspector, button[aria-label]') !== null
  )
    return undefined;
  const counter = target.closest('[role="img"]');
  const symbol = target.closest('[data-symbol]') ?? counter?.querySelector('[data-symbol]');
  if (symbol === null || symbol === undefined) return undefined;
  const label = counter?.getAttribute('aria-label') ?? undefined;
  return label === undefined ? [symbol] : [symbol, label];
}

/** Says what a symbol means when it is hovered or pressed, wherever on the table it stands. */
export function SymbolTip() {
  const { lang } = useSettings();
  const { presenter } = useTable();
  const [shown, setShown] = useState<Shown | undefined>(undefined);
  const tip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = (target: EventTarget | null, after: number) => {
      clearTimeout(timer);
      const [symbol, label] = symbolAt(target) ?? [];
      const help = presenter.symbolHelp?.(symbol?.getAttribute('data-symbol') ?? '');
      if (symbol === undefined || (help === undefined && label === undefined)) return setShown(undefined);
      timer = setTimeout(() => setShown({ help, label, at: symbol.getBoundingClientRect() }), after);
    };
    const hover = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') tell(event.target, HOVER_MS);
    };
    const press = (event: MouseEvent) => tell(event.target, 0);
    addEventListener('pointerover', hover);
    addEventListener('click', press);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerover', hover);
      removeEventListener('click', press);
    };
  }, [presenter]);
  useEffect(() => {
    // Above an open dialog, too.
    if (shown !== undefined) tip.current?.showPopover?.();
  }, [shown]);
  if (shown === undefined) return null;
  const { help, label, at } = shown;
  const left = Math.max(8, Math.min(at.left, innerWidth - WIDTH - 8));
  const place = at.top > innerHeight / 2 ? { bottom: innerHeight - at.top + 8 } : { top: at.bottom + 8 };
  return (
    <div
      ref={tip}
      popover="manual"
      className="symbol-tip"
      role="status"
      style={{ left, width: WIDTH, ...place }}
    >
      {help !== undefined && (
        <b>
          <Icon name={help.icon} /> {help.name[lang]}
        </b>
      )}
      {label !== undefined && <p>{label}</p>}
      {help !== undefined && <p>{help.text[lang]}</p>}
    </div>
  );
}
