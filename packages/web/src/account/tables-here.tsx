import type { MyTable } from '@sietch/protocol';
import { useCallback, useEffect, useState } from 'react';
import { tablesHeld } from '../online/tables';
import { useSettings } from '../settings/settings';
import { Problem } from './problem';
import { bringIn, lookUpAccount } from './server-account';
import { useAttempt } from './use-account';

/** Tables of this browser that are not in the account yet. */
export function TablesHere() {
  const { account: words } = useSettings().words;
  const { problem, busy, attempt } = useAttempt();
  const [tables, setTables] = useState<readonly MyTable[]>([]);
  const load = useCallback(() => tablesHeld().then(setTables), []);
  useEffect(() => {
    load().catch(() => {});
  }, [load]);
  const outside = tables.filter(({ inAccount }) => inAccount === false);
  if (outside.length === 0) return null;
  const bring = async () => {
    for (const { table } of outside) await bringIn(table.id);
    await load();
    return lookUpAccount();
  };
  return (
    <section>
      <p>{words.tablesHere(outside.length)}</p>
      <button type="button" className="primary" data-bring-in disabled={busy} onClick={() => attempt(bring)}>
        {words.bringIn}
      </button>
      <Problem code={problem} />
    </section>
  );
}
