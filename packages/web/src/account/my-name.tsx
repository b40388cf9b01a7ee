import { useState } from 'react';
import { NameField } from '../online/name-field';
import { useSettings } from '../settings/settings';
import { Problem } from './problem';
import { rename } from './server-account';
import { useAttempt } from './use-account';

/** The name new seats are taken with; those that are held keep theirs. */
export function MyName({ name: before }: { readonly name: string }) {
  const { account: words } = useSettings().words;
  const { problem, busy, attempt } = useAttempt();
  const [name, setName] = useState(before);
  const same = name.trim() === before || name.trim() === '';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        attempt(() => rename(name.trim()));
      }}
    >
      <NameField name={name} onName={setName} />
      <button type="submit" className="plain" disabled={busy || same}>
        {words.rename}
      </button>
      <Problem code={problem} />
    </form>
  );
}
