import type { ReactNode } from 'react';
import { HOME } from '../app/route';
import { useSettings } from '../settings/settings';
import { LanguageSwitch, ThemeSwitch } from '../settings/switches';

/** Codes that a newer page, or a little patience, may mend. */
const RELOADS: readonly string[] = ['unsupported-protocol', 'unknown-game'];
const PASSES: readonly string[] = ['no-server', 'too-many', 'internal', 'closing', 'storage-failed'];

/** Why there is no table to see, and what can be done. */
export function Trouble({ code, children }: { readonly code: string; readonly children?: ReactNode }) {
  const { words } = useSettings();
  const { net } = words;
  const [title, text] = net.troubles[code] ?? net.troubleOther;
  const reloads = RELOADS.includes(code);
  return (
    <main className="message trouble" data-trouble={code}>
      <div className="home-switches">
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
      <h1>{title}</h1>
      <p>{text}</p>
      <p className="trouble-actions">
        {(reloads || PASSES.includes(code)) && (
          <button type="button" className="primary" onClick={() => location.reload()}>
            {reloads ? net.reload : net.tryAgain}
          </button>
        )}
        {children}
        <a className="button plain" href={HOME}>
          {words.home}
        </a>
      </p>
    </main>
  );
}
