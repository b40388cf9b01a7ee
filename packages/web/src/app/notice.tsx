import type { ReactNode } from 'react';
import { Horizon } from '../art/horizon';
import { useSettings } from '../settings/settings';
import { LanguageSwitch, ThemeSwitch } from '../settings/switches';
import { HOME } from './route';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly code?: string | undefined;
  /** What came of trying. */
  readonly problem?: string | undefined;
  /** What can be done besides going home. */
  readonly children?: ReactNode;
}

/** A screen with a few words in the place of a game: why there is none, and what can be done. */
export function Notice({ title, text, code, problem, children }: Props) {
  const { words } = useSettings();
  return (
    <main className="message" data-trouble={code}>
      <Horizon />
      <div className="home-switches">
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
      <h1>{title}</h1>
      <p>{text}</p>
      {problem !== undefined && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <p className="trouble-actions">
        {children}
        <a className="button plain" href={HOME}>
          {words.home}
        </a>
      </p>
    </main>
  );
}

/** `again`: the page is as good as ever, only what it asked for was not there. */
export function ReloadButton({ again = false }: { readonly again?: boolean }) {
  const { words } = useSettings();
  return (
    <button type="button" className="primary" data-reload onClick={() => location.reload()}>
      {again ? words.net.tryAgain : words.net.reload}
    </button>
  );
}
