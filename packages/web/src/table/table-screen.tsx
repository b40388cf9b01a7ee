import { Fragment, useCallback, useEffect, useRef, useState } from 'react';
import { Dialog } from '../app/dialog';
import { gameName } from '../app/games';
import { Notice } from '../app/notice';
import { HelpPages } from '../help/help-pages';
import type { TableLink } from '../link/table-link';
import { useSettings } from '../settings/settings';
import { Ceremonies } from './ceremonies';
import { Curtain } from './curtain';
import type { Extras } from './extras';
import { Flights } from './flights';
import { useGuided } from './guided';
import { InspectorProvider } from './inspector';
import { useKeys } from './keys';
import { LogPanel } from './log-panel';
import { LookBackProvider } from './look-back';
import { NewsProvider } from './news-context';
import { PointingProvider } from './pointing';
import { usePresenter } from './presenters';
import { Problem } from './problem';
import { useSounds } from './sounds';
import { SymbolTip } from './symbol-tip';
import { Awaiting, TableProvider, useLinkState, useTable } from './table-context';
import { TopBar } from './top-bar';
import { useMedia } from './use-media';

const USUAL_WIDE = '(min-width: 1100px) and (min-height: 640px)';

interface Props {
  readonly link: TableLink;
  readonly onResult?: (() => void) | undefined;
  readonly footer?: React.ReactNode;
  readonly extras?: Extras;
  /** Somebody else keeps the time: nothing is celebrated. */
  readonly still?: boolean;
  /** What stands around the table's parts and may speak to them: a guide. */
  readonly Frame?: React.ComponentType<{ readonly children: React.ReactNode }> | undefined;
}

const NO_EXTRAS: Extras = {};

/** A table, wherever it runs. */
export function TableScreen({
  link,
  onResult,
  footer,
  extras = NO_EXTRAS,
  still = false,
  Frame = Fragment,
}: Props) {
  const { words } = useSettings();
  const state = useLinkState(link);
  const presenter = usePresenter(state.game);
  if (state.view === undefined || presenter === undefined) {
    if (state.status !== 'failed') return <main className="message">{words.opening}</main>;
    const problem = state.problem === undefined ? undefined : words.failures[state.problem];
    return <Notice title={words.failedTitle} text={problem ?? words.failed} code={state.problem} />;
  }
  const live = state.view;
  return (
    <LookBackProvider state={state}>
      {(shown) => (
        <TableProvider
          link={link}
          state={shown}
          view={shown.view ?? live}
          presenter={presenter}
          extras={extras}
        >
          <InspectorProvider>
            <PointingProvider step={live.step}>
              <NewsProvider>
                <Frame>
                  <Laid onResult={onResult} footer={footer} still={still} />
                </Frame>
              </NewsProvider>
            </PointingProvider>
          </InspectorProvider>
        </TableProvider>
      )}
    </LookBackProvider>
  );
}

function Laid({ onResult, footer, still }: Pick<Props, 'onResult' | 'footer' | 'still'>) {
  const { lang, words } = useSettings();
  const { link, state, view, presenter, extras } = useTable();
  const { note } = useGuided();
  const { Wide, Narrow } = presenter;
  const wide = useMedia(presenter.wideFrom?.(view) ?? USUAL_WIDE);
  const [open, setOpen] = useState<'log' | 'chat' | 'help' | undefined>(undefined);
  useKeys({
    onLog: () => setOpen('log'),
    onHelp: () => setOpen('help'),
    onChat: extras.chat && (() => setOpen('chat')),
  });
  useSounds();
  // What is celebrated is seen to its end before the result takes the place of the table: known to effects at once.
  const celebrating = useRef(false);
  const [celebrated, setCelebrated] = useState(0);
  const onCelebrating = useCallback((now: boolean) => {
    celebrating.current = now;
    if (!now) setCelebrated((times) => times + 1);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of a ceremony counts as well.
  useEffect(() => {
    if (view.outcome !== undefined && state.record !== undefined && !celebrating.current) onResult?.();
  }, [view.outcome, state.record, onResult, celebrated]);
  const over = view.outcome !== undefined;
  // What the table's styles depend on is said here: to look for it below (`:has`) would cost a look at everything each time.
  const classes = [
    `table game-${state.game}`,
    wide ? 'wide' : 'narrow',
    state.busy && 'busy',
    state.status,
    footer !== undefined && 'watched',
    note !== undefined && 'guided',
    presenter.about?.(view),
  ];
  return (
    <main
      className={classes.filter(Boolean).join(' ')}
      data-step={view.step}
      style={presenter.palette(view) as React.CSSProperties}
    >
      <TopBar
        onLog={() => setOpen('log')}
        onChat={() => setOpen('chat')}
        onHelp={() => setOpen('help')}
        onResult={over ? onResult : undefined}
      />
      {extras.banners ?? <Problem />}
      {wide ? <Wide /> : <Narrow />}
      {footer}
      <Awaiting link={link} />
      <SymbolTip />
      <Flights />
      {!still && <Ceremonies onCelebrating={onCelebrating} />}
      {state.curtain !== undefined && <Curtain seat={state.curtain} />}
      {open === 'log' && (
        <Dialog title={words.wholeLog} onClose={() => setOpen(undefined)}>
          <LogPanel filterable />
        </Dialog>
      )}
      {open === 'chat' && (
        <Dialog title={words.net.chat} onClose={() => setOpen(undefined)}>
          {extras.chat?.panel ?? <p className="hint">{words.net.chatOff}</p>}
        </Dialog>
      )}
      {open === 'help' && (
        <Dialog title={gameName(state.game, lang)} onClose={() => setOpen(undefined)}>
          <HelpPages game={state.game} />
        </Dialog>
      )}
    </main>
  );
}
