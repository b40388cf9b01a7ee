import type { PasskeyInfo } from '@sietch/protocol';
import { useState } from 'react';
import { useSettings } from '../settings/settings';
import { Problem } from './problem';
import { addPasskey, dropPasskey } from './server-account';
import { useAttempt } from './use-account';

const LONGEST = 40;

/** The keys to the account. A second one is what helps when the first is lost. */
export function Passkeys({ passkeys }: { readonly passkeys: readonly PasskeyInfo[] }) {
  const { lang, words } = useSettings();
  const { account } = words;
  const { problem, busy, attempt } = useAttempt();
  const [label, setLabel] = useState('');
  const day = (at: number) => new Date(at).toLocaleDateString(lang);
  return (
    <section>
      <h3>{account.passkeys}</h3>
      <ul className="passkeys">
        {passkeys.map(({ id, label: name, createdAt, usedAt, synced }, index) => (
          <li key={id} data-passkey={id}>
            <span>
              <b>{name ?? account.passkey(index + 1)}</b>
              <small>
                {account.made(day(createdAt))}
                {usedAt !== undefined && ` · ${account.used(day(usedAt))}`} ·{' '}
                {synced ? account.synced : account.onOneDevice}
              </small>
            </span>
            {passkeys.length > 1 && (
              <button
                type="button"
                className="plain small"
                disabled={busy}
                aria-label={`${account.drop}: ${name ?? account.passkey(index + 1)}`}
                onClick={() => attempt(() => dropPasskey(id))}
              >
                {account.drop}
              </button>
            )}
          </li>
        ))}
      </ul>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          attempt(() => addPasskey(label.trim()));
          setLabel('');
        }}
      >
        <label className="lobby-name">
          {account.label}
          <input value={label} maxLength={LONGEST} onChange={({ target }) => setLabel(target.value)} />
        </label>
        <button type="submit" className="plain" data-add-passkey disabled={busy}>
          {account.add}
        </button>
      </form>
      <p className="hint">{passkeys.length === 1 ? account.recovery : account.recoveryMany}</p>
      <Problem code={problem} />
    </section>
  );
}
