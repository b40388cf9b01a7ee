import { useState } from 'react';
import { Dialog } from '../app/dialog';
import { Icon } from '../icons/icon';
import { useSettings } from '../settings/settings';
import { AccountPage } from './account-page';
import { useAccount } from './use-account';

/** On the home screen: who is signed in, or what an account would be good for. Without a server there is none. */
export function AccountPlace() {
  const { account: words } = useSettings().words;
  const answer = useAccount();
  const [open, setOpen] = useState(false);
  if (answer?.offered !== true) return answer === undefined ? null : <Nameless />;
  const { account } = answer;
  return (
    <section className="panel account-place" aria-label={words.title}>
      <h2>{words.title}</h2>
      <p>{account === undefined ? words.short : words.signedInAs(account.name)}</p>
      <button type="button" className="plain" data-account onClick={() => setOpen(true)}>
        <Icon name="people" /> {account === undefined ? words.open : words.look}
      </button>
      {open && (
        <Dialog title={words.title} onClose={() => setOpen(false)}>
          <AccountPage />
        </Dialog>
      )}
    </section>
  );
}

/** An address of numbers: browsers make passkeys for names only. */
const isNumbered = (host: string): boolean => /^[\d.]+$|^\[/.test(host);

/** Nobody should wonder why a server with accounts offers none here. */
function Nameless() {
  const { account: words } = useSettings().words;
  return isNumbered(location.hostname) ? (
    <p className="hint" data-account-nameless>
      {words.nameless}
    </p>
  ) : null;
}

/** Among the settings, wherever they are opened. */
export function AccountSettings() {
  const { account: words } = useSettings().words;
  const answer = useAccount();
  if (answer?.offered !== true) return null;
  return (
    <details className="account-settings">
      <summary>{words.title}</summary>
      <AccountPage />
    </details>
  );
}
