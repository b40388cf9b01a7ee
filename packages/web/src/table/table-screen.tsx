import { useEffect, useState, useSyncExternalStore } from 'react';
import { Dialog } from '../app/dialog';
import { HOME } from '../app/route';
import { HelpPages } from '../help/help-pages';
import type { TableLink } from '../link/table-link';
import { useSettings } from '../settings/settings';
import { Curtain } from './curtain';
import { InspectorProvider } from './inspector';
import { useKeys } from './keys';
import { LogPanel } from './log-panel';
import { usePresenter } from './presenters';
import { TableProvider, useLinkState, useTable } from './table-context';
import { TopBar } from './top-bar';

const WIDE = '(min-width: 1100px) and (min-height: 640px)';

function useWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(WIDE);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(WIDE).matches,
  );
}

interface Props {
  readonly link: TableLink;
  readonly onResult?: (() => void) | undefined;
  readonly footer?: React.ReactNode;
}

/** A table, wherever it runs. */
export function TableScreen({ link, onResult, footer }: Props) {
  const { words } = useSettings();
  const state = useLinkState(link);
  const presenter = usePresenter(state.game);
  if (state.view === undefined || presenter === undefined) {
    const problem = state.problem === undefined ? undefined : words.problems[state.problem];
    return (
      <main className="message">
        <p>{state.status === 'failed' ? (problem ?? words.failed) : words.opening}</p>
        {state.status === 'failed' && <a href={HOME}>{words.home}</a>}
      </main>
    );
  }
  return (
    <TableProvider link={link} state={state} view={state.view} presenter={presenter}>
      <InspectorProvider>
        <Laid onResult={onResult} footer={footer} />
      </InspectorProvider>
    </TableProvider>
  );
}

function Laid({ onResult, footer }: Omit<Props, 'link'>) {
  const { words } = useSettings();
  const { state, link, label, view, presenter } = useTable();
  const { Wide, Narrow } = presenter;
  const wide = useWide();
  const [open, setOpen] = useState<'log' | 'help' | undefined>(undefined);
  useKeys({ onLog: () => setOpen('log'), onHelp: () => setOpen('help') });
  useEffect(() => {
    if (view.outcome !== undefined && state.record !== undefined) onResult?.();
  }, [view.outcome, state.record, onResult]);
  if (state.curtain !== undefined) {
    const { curtain } = state;
    return <Curtain seat={curtain} name={label(curtain)} onLift={() => link.look(curtain)} />;
  }
  const over = view.outcome !== undefined;
  return (
    <main
      className={`table game-${state.game} ${wide ? 'wide' : 'narrow'} ${state.busy ? 'busy' : ''}`}
      data-step={view.step}
      style={presenter.palette(view) as React.CSSProperties}
    >
      <TopBar
        onLog={() => setOpen('log')}
        onHelp={() => setOpen('help')}
        onResult={over ? onResult : undefined}
      />
      {state.status === 'lost' && <p className="banner">{words.lost}</p>}
      {wide ? <Wide /> : <Narrow />}
      {footer}
      {open === 'log' && (
        <Dialog title={words.wholeLog} onClose={() => setOpen(undefined)}>
          <LogPanel filterable />
        </Dialog>
      )}
      {open === 'help' && (
        <Dialog title={words.rules} onClose={() => setOpen(undefined)}>
          <HelpPages game={state.game} />
        </Dialog>
      )}
    </main>
  );
}
