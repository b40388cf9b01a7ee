import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icons/icon';
import { useSettings } from '../settings/settings';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  onClose(): void;
}

export function Dialog({ title, children, onClose }: Props) {
  const { words } = useSettings();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="dialog-title" onClose={onClose}>
      <header>
        <h2 id="dialog-title">{title}</h2>
        <button
          type="button"
          className="round"
          aria-label={words.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </header>
      <div className="dialog-body">{children}</div>
    </dialog>
  );
}
