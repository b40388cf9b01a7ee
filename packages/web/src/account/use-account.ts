import type { AccountAnswer } from '@sietch/protocol';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { myName, rememberName } from '../online/mine';
import { codeOf } from '../online/tables';
import { hasPasskeys, lookUpAccount } from './server-account';

let known: AccountAnswer | undefined;
const listeners = new Set<() => void>();

function learn(answer: AccountAnswer): void {
  known = answer;
  const name = answer.account?.name;
  if (name !== undefined && name !== myName()) rememberName(name);
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Who is signed in here, for every part of the page alike; `undefined` until the server has told, or if it has none. */
export function useAccount(): AccountAnswer | undefined {
  const answer = useSyncExternalStore(subscribe, () => known);
  useEffect(() => {
    if (known === undefined && hasPasskeys()) lookUpAccount().then(learn, () => {});
  }, []);
  return answer;
}

export interface Attempt {
  /** What did not work, by its code. */
  readonly problem: string | undefined;
  readonly busy: boolean;
  /** Does something about the account; what the server answers is known everywhere. */
  attempt(work: () => Promise<AccountAnswer>): void;
}

export function useAttempt(): Attempt {
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const attempt = (work: () => Promise<AccountAnswer>) => {
    setProblem(undefined);
    setBusy(true);
    work()
      .then(learn, (error: unknown) => {
        const code = codeOf(error);
        setProblem(code);
        // Signed out elsewhere: the page shows what is true now.
        if (code === 'not-signed-in') lookUpAccount().then(learn, () => {});
      })
      .finally(() => setBusy(false));
  };
  return { problem, busy, attempt };
}
