import { useState } from 'react';
import { Check } from '../settings/check';
import { useSettings } from '../settings/settings';
import { Problem } from './problem';
import { deleteAccount, EVERYTHING, signOut } from './server-account';
import { useAttempt } from './use-account';

/** Ways out: of this browser, of all of them, with everything one has, and for good. */
export function Farewell({ sessions }: { readonly sessions: number }) {
  const { account: words } = useSettings().words;
  const { problem, busy, attempt } = useAttempt();
  const [sure, setSure] = useState(false);
  return (
    <section>
      <div className="account-ways">
        <button
          type="button"
          className="plain"
          data-sign-out
          disabled={busy}
          onClick={() => attempt(() => signOut(false))}
        >
          {words.signOut}
        </button>
        <button type="button" className="plain" disabled={busy} onClick={() => attempt(() => signOut(true))}>
          {words.signOutEverywhere(sessions)}
        </button>
        <a className="button plain" href={EVERYTHING} download="sietch-account.json" data-everything>
          {words.everything}
        </a>
      </div>
      <p className="hint">{words.signOutHint}</p>
      <details>
        <summary>{words.remove}</summary>
        <p>{words.removeHint}</p>
        <Check label={words.removeSure} value={sure} onChange={setSure} />
        <button
          type="button"
          className="plain"
          data-delete-account
          disabled={busy || !sure}
          onClick={() => attempt(deleteAccount)}
        >
          {words.remove}
        </button>
      </details>
      <Problem code={problem} />
    </section>
  );
}
