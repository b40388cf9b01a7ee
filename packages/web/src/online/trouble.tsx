import type { ReactNode } from 'react';
import { Notice, ReloadButton } from '../app/notice';
import { useSettings } from '../settings/settings';

/** Codes that a newer page, or a little patience, may mend. */
const RELOADS: readonly string[] = ['unsupported-protocol', 'unknown-game'];
const PASSES: readonly string[] = ['no-server', 'too-many', 'internal', 'closing', 'storage-failed'];

/** Why there is no table to see, and what can be done. */
export function Trouble({ code, children }: { readonly code: string; readonly children?: ReactNode }) {
  const { net } = useSettings().words;
  const [title, text] = net.troubles[code] ?? net.troubleOther;
  return (
    <Notice title={title} text={text} code={code}>
      {RELOADS.includes(code) && <ReloadButton />}
      {PASSES.includes(code) && <ReloadButton again />}
      {children}
    </Notice>
  );
}
