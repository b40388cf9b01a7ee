import { useLayoutEffect } from 'react';
import { useTable } from './table-context';

interface Handlers {
  onLog(): void;
  onHelp(): void;
  readonly onChat: (() => void) | undefined;
}

/** U undo, N the next move of a bot, L log, C chat, ? help, 1–9 cards of the hand, Escape back. Arrows go through what is lit. */
export function useKeys({ onLog, onHelp, onChat }: Handlers): void {
  const { link, state, view, presenter, press, clear } = useTable();
  // Before the table is painted, so that no key pressed on what can be seen is lost.
  useLayoutEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLInputElement || document.querySelector('dialog[open]') !== null) return;
      const card = presenter.hand(view)[Number(event.key) - 1];
      if (card !== undefined) press(card);
      else if (event.code === 'KeyU' && state.canUndo) link.undo();
      else if (event.code === 'KeyN') link.goOn();
      else if (event.code === 'KeyL') onLog();
      else if (event.code === 'KeyC') onChat?.();
      else if (event.key === '?') onHelp();
      else if (event.key === 'Escape') clear();
      else if (event.key === 'ArrowRight' || event.key === 'ArrowDown') moveFocus(1, event);
      else if (event.key === 'ArrowLeft' || event.key === 'ArrowUp') moveFocus(-1, event);
    };
    addEventListener('keydown', handle);
    return () => removeEventListener('keydown', handle);
  }, [link, state, view, presenter, press, clear, onLog, onHelp, onChat]);
}

function moveFocus(by: 1 | -1, event: KeyboardEvent): void {
  const lit = [...document.querySelectorAll<HTMLElement>('.lit, .selected, .choice')];
  if (lit.length === 0) return;
  event.preventDefault();
  const now = lit.indexOf(document.activeElement as HTMLElement);
  lit[(now + by + lit.length) % lit.length]?.focus();
}
