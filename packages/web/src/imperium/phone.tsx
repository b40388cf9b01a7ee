import { type ReactNode, useEffect, useState } from 'react';
import { useSettings } from '../settings/settings';
import { AskBar } from '../table/ask-bar';
import { useGuided } from '../table/guided';
import { Intro } from '../table/intro';
import { LogPanel } from '../table/log-panel';
import { useLookBack } from '../table/look-back';
import { refParts } from '../table/ref';
import { Summary } from '../table/summary';
import { Tabs } from '../table/tabs';
import { Ticker } from '../table/ticker';
import { useMedia } from '../table/use-media';
import { usePages } from '../table/use-pages';
import { Arrakis } from './board/arrakis';
import { ConflictPanel } from './board/conflict';
import { Factions } from './board/faction-panel';
import { Landsraad } from './board/landsraad';
import { Hand } from './hand';
import { Decks, Market } from './market';
import { MyLine } from './my-line';
import { Players } from './players';
import { Tray } from './tray';
import { type ImperiumTable, useImperium } from './use-imperium';

const PAGES = ['factions', 'landsraad', 'arrakis', 'conflict', 'row', 'players'] as const;
type Page = (typeof PAGES)[number];

/** Larger screens have larger and fewer pages: a tablet held upright, and one laid flat, with players in a second column. */
const UPRIGHT_PAGES = ['factions', 'arrakis', 'row', 'players'] as const;
const TABLET_PAGES = ['factions', 'arrakis', 'row'] as const;
/** What stands on another's page there. */
const JOINED: Partial<Readonly<Record<Page, Page>>> = { landsraad: 'factions', conflict: 'arrakis' };

/** The page a thing lies on; `undefined` for the hand, which is always there. */
function pageOf(ref: string, { speaker }: ImperiumTable): Page | undefined {
  const [kind, id] = refParts(ref);
  switch (kind) {
    case 'space':
      return regionPage(speaker.catalog.space(id).region);
    case 'post': {
      const [first = ''] = speaker.catalog.post(id).spaces;
      return regionPage(speaker.catalog.space(first).region);
    }
    case 'faction':
      return 'factions';
    case 'row':
    case 'throne':
    case 'reserve':
    case 'contract':
      return 'row';
    case 'conflict':
      return 'conflict';
    case 'seat':
      return 'players';
    default:
      return undefined;
  }
}

function regionPage(region: string): Page {
  if (region === 'arrakis') return 'arrakis';
  return region === 'landsraad' || region === 'choam' ? 'landsraad' : 'factions';
}

/** Troops and combat intrigues are weighed against the reward and the armies. */
function aboutConflict({ asked, view, offers }: ImperiumTable): boolean {
  if (!asked) return false;
  if (view.decision?.kind === 'combat') return true;
  return offers.some(({ key }) => key.startsWith('deploy:')) && offers.every(({ refs }) => refs.length === 0);
}

/** The decision and the hand at the thumb; the board as pages to swipe, lit ones marked. */
export function PhoneTable() {
  const { words } = useSettings();
  const table = useImperium();
  const tablet = useMedia('(min-width: 900px) and (min-height: 600px)');
  const upright = useMedia('(min-width: 600px) and (max-width: 899px) and (min-height: 900px)');
  const joined = tablet || upright;
  const shownPages: readonly [Page, ...Page[]] = tablet ? TABLET_PAGES : upright ? UPRIGHT_PAGES : PAGES;
  const { strip, current, led, go: turnTo, onScroll, onPointerDown } = usePages<Page>(shownPages, 'arrakis');
  const [folded, setFolded] = useState(false);
  const shownAs = (page: Page): Page | undefined => (shownPages.includes(page) ? page : JOINED[page]);
  const pageFor = (ref: string): Page | undefined => {
    const page = pageOf(ref, table);
    return page && shownAs(page);
  };
  const lit = new Set([...table.lit].map(pageFor).filter((page) => page !== undefined));
  const go = (wished: Page, smooth: boolean) => {
    const page = shownAs(wished);
    if (page !== undefined) turnTo(page, smooth);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first page of either size is chosen for the player.
  useEffect(() => go('arrakis', false), [tablet, upright]);
  const { note, wanted, shown } = useGuided();
  const { past } = useLookBack();
  const spoken = [...wanted, ...shown, ...(past?.refs ?? [])].map(pageFor).find((page) => page !== undefined);
  // Where everything that can be chosen lies on one page, nobody should have to look for it.
  const needed = spoken ?? (aboutConflict(table) ? 'conflict' : lit.size === 1 ? [...lit][0] : undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table turns to a page once; then the player may leave it.
  useEffect(() => {
    if (needed !== undefined) go(needed, true);
  }, [needed]);
  // A question, or the other half of an agent's turn, that lights only other pages turns to the first of them; a new turn begins
  // on the map, unless somebody looks at a page of their own choice.
  const [first] = shownPages.filter((page) => lit.has(page));
  const newTurn = table.touched.length === 0 && table.view.decision?.kind === 'turn';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what has been touched; then the player may leave.
  useEffect(() => {
    if (first === undefined || lit.has(current)) return;
    if (!newTurn) go(first, true);
    else if (led.current) go(lit.has('arrakis') ? 'arrakis' : first, true);
  }, [table.view.step, table.touched.join(' ')]);
  return (
    <>
      <Tabs
        pages={shownPages}
        names={words.tabs}
        current={current}
        lit={lit}
        onGo={(page) => {
          go(page, true);
          led.current = false;
        }}
      />
      <div className="pages" ref={strip} onScroll={onScroll} onPointerDown={onPointerDown}>
        <PageOf name="factions" current={current}>
          <Factions />
          {joined && <Landsraad />}
        </PageOf>
        {!joined && (
          <PageOf name="landsraad" current={current}>
            <Landsraad />
          </PageOf>
        )}
        <PageOf name="arrakis" current={current}>
          <Arrakis />
          {joined && <ConflictPanel />}
        </PageOf>
        {!joined && (
          <PageOf name="conflict" current={current}>
            <ConflictPanel />
          </PageOf>
        )}
        <PageOf name="row" current={current}>
          <Market />
          <Decks />
        </PageOf>
        {!tablet && (
          <PageOf name="players" current={current}>
            <Players />
          </PageOf>
        )}
      </div>
      {tablet ? (
        <div className="side">
          <Players />
          <div className="story">
            <LogPanel />
            {note ?? <Summary />}
            {note === undefined && <Intro />}
          </div>
        </div>
      ) : (
        <>
          {note ?? (
            <div className="folds">
              <Intro folded />
              <Summary folded />
            </div>
          )}
          {!table.asked && <Ticker />}
          <MyLine folded={folded} onFold={setFolded} />
        </>
      )}
      <Tray />
      <AskBar />
      <div className={folded && !tablet ? 'hand-place folded' : 'hand-place'}>
        <Hand scrolls />
      </div>
    </>
  );
}

function PageOf({
  name,
  current,
  children,
}: {
  readonly name: Page;
  readonly current: Page;
  readonly children: ReactNode;
}) {
  const { words } = useSettings();
  return (
    <section
      className={`page page-${name}`}
      aria-label={words.tabs[name]}
      aria-hidden={name !== current}
      inert={name !== current}
    >
      {children}
    </section>
  );
}
