import { useEffect, useRef, useState } from 'react';
import { AskBar } from '../table/ask-bar';
import { useGuided } from '../table/guided';
import { Intro } from '../table/intro';
import { LogPanel } from '../table/log-panel';
import { Summary } from '../table/summary';
import { Tabs } from '../table/tabs';
import { useMedia } from '../table/use-media';
import { BattlePanel } from './board/battle-panel';
import { Dashboard } from './board/dashboard';
import { Prescience } from './board/prescience';
import { SpiceBoard } from './board/spice-board';
import { WarHand } from './hand';
import { MapView } from './map/map-view';
import { pageOf } from './pages';
import { useFight } from './use-fight';
import { useWar } from './use-war';

type TabletPage = 'sides' | 'atreides' | 'harkonnen' | 'tracks' | 'battle';
const UPRIGHT_PAGES: readonly TabletPage[] = ['sides', 'tracks', 'battle'];
/** A tablet lying flat has less height: each side has a page of its own. */
const FLAT_PAGES: readonly TabletPage[] = ['atreides', 'harkonnen', 'tracks', 'battle'];

/** A tablet: held upright, the planet lies across the screen above everything else; laid flat, beside the question and the pages. */
export function WarTablet() {
  const table = useWar();
  const { view, speaker } = table;
  const flat = useMedia('(max-height: 999px)');
  const pages = flat ? FLAT_PAGES : UPRIGHT_PAGES;
  const mine: TabletPage = flat ? (view.side ?? 'atreides') : 'sides';
  const [chosen, setCurrent] = useState<TabletPage>(mine);
  const current = pages.includes(chosen) ? chosen : mine;
  const fight = useFight();
  const { note } = useGuided();
  const fighting = fight.shown;
  const lit = new Set([...table.lit].map((ref) => tabletPage(pageOf(ref, table), flat)));
  const litSide = pages.find((page) => page !== 'tracks' && page !== 'battle' && lit.has(page));
  // What is asked brings its page; going elsewhere stays possible.
  const asked = `${view.step} ${view.decision?.kind}`;
  const seen = useRef('');
  useEffect(() => {
    if (seen.current === asked) return;
    seen.current = asked;
    if (fighting) setCurrent('battle');
    else if (litSide !== undefined) setCurrent(litSide);
    else if (lit.has('tracks')) setCurrent('tracks');
    else if (current === 'battle') setCurrent(mine);
  });
  return (
    <div className={flat ? 'war war-tablet flat' : 'war war-tablet'}>
      <MapView follow={false} finger />
      <div className="war-own">
        <div className="war-story">
          <LogPanel />
          {note ?? <Summary />}
          {note === undefined && <Intro folded />}
        </div>
        <AskBar />
        <WarHand scrolls={!flat} />
      </div>
      <div className="war-pages">
        <Tabs pages={pages} names={speaker.war.tabs} current={current} lit={lit} onGo={setCurrent} />
        <section className={`page page-${current}`} aria-label={speaker.war.tabs[current]}>
          {current !== 'harkonnen' && current !== 'tracks' && current !== 'battle' && (
            <Dashboard side="atreides" />
          )}
          {(current === 'harkonnen' || current === 'sides') && <Dashboard side="harkonnen" />}
          {current === 'tracks' && (
            <>
              <Prescience />
              <SpiceBoard />
            </>
          )}
          {current === 'battle' && <BattlePanel fight={fight} />}
        </section>
      </div>
    </div>
  );
}

/** The map is always there; held upright, both factions share a page. */
function tabletPage(page: ReturnType<typeof pageOf>, flat: boolean): TabletPage | undefined {
  if (page === 'atreides' || page === 'harkonnen') return flat ? page : 'sides';
  return page === 'map' ? undefined : page;
}
