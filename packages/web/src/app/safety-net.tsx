import { Component, type ReactNode } from 'react';
import { useSettings } from '../settings/settings';
import { Notice, ReloadButton } from './notice';

/** A mistake of ours on one screen must not leave people before an empty page: games are saved, a reload goes on. */
export class SafetyNet extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const { words } = useSettings();
  return (
    <Notice title={words.brokenTitle} text={words.failures.broken ?? words.failed} code="broken">
      <ReloadButton />
    </Notice>
  );
}
