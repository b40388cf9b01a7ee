import { useEffect, useRef, useState } from 'react';
import type { SymbolHelp } from '../help/chapter';
import { Icon } from '../icons/icon';
import { useSettings } from '../settings/settings';
import { useTable } from './table-context';

const HOVER_MS = 350;
const WIDTH = 260;

interface Shown {
  readonly help: SymbolHelp;
  readonly at: DOMRect;
}

/** The symbol under the pointer. Things that can be enlarged explain their symbols themselves. */
function symbolAt(target: EventTarget | null): Element | undefined {
  if (!(target instanceof Element) || target.closest('button, a, .inspector') !== null) return undefined;
  const own = target.closest('[data-symbol]');
  return own ?? target.closest('[role="img"]')?.querySelector('[data-symbol]') ?? undefined;
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
      const symbol = symbolAt(target);
      const help = presenter.symbolHelp?.(symbol?.getAttribute('data-symbol') ?? '');
      if (symbol === undefined || help === undefined) return setShown(undefined);
      timer = setTimeout(() => setShown({ help, at: symbol.getBoundingClientRect() }), after);
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
  const { help, at } = shown;
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
      <b>
        <Icon name={help.icon} /> {help.name[lang]}
      </b>
      <p>{help.text[lang]}</p>
    </div>
  );
}
