import { useState } from 'react';
import { Dialog } from '../app/dialog';
import { Icon } from '../icons/icon';
import { useSettings } from './settings';
import { SettingsPage } from './settings-page';

/** In every bar, so that nobody has to look for what suits them. */
export function SettingsButton() {
  const { words } = useSettings();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="round"
        data-settings
        aria-label={words.settings}
        onClick={() => setOpen(true)}
      >
        <Icon name="settings" />
      </button>
      {open && (
        <Dialog title={words.settings} onClose={() => setOpen(false)}>
          <SettingsPage />
        </Dialog>
      )}
    </>
  );
}
