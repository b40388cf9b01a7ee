import { useState } from 'react';
import { myName } from '../online/mine';
import { NameField } from '../online/name-field';
import { useSettings } from '../settings/settings';
import { Problem } from './problem';
import { createAccount, signIn } from './server-account';
import { useAttempt } from './use-account';

/** For those who have an account, and for those who want one. */
export function SignIn() {
  const { account: words } = useSettings().words;
  const { problem, busy, attempt } = useAttempt();
  const [name, setName] = useState(myName);
  return (
    <>
      <p>{words.goodFor}</p>
      <section>
        <h3>{words.haveOne}</h3>
        <button
          type="button"
          className="primary"
          data-sign-in
          disabled={busy}
          onClick={() => attempt(signIn)}
        >
          {words.signIn}
        </button>
      </section>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          attempt(() => createAccount(name.trim()));
        }}
      >
        <h3>{words.wantOne}</h3>
        <NameField name={name} onName={setName} />
        <button type="submit" className="primary" data-create-account disabled={busy || name.trim() === ''}>
          {words.create}
        </button>
        <p className="hint">{words.createHint}</p>
        <p className="hint">{words.recovery}</p>
      </form>
      <Problem code={problem} />
    </>
  );
}
