import { useEffect, useRef, useState } from 'react';
import { AskBar } from '../table/ask-bar';
import { useGuided } from '../table/guided';
import { Intro } from '../table/intro';
import { LogPanel } from '../table/log-panel';
import { Summary } from '../table/summary';
import { Tabs } from '../table/tabs';
import { BattlePanel } from './board/battle-panel';
import { Dashboard } from './board/dashboard';
import { Prescience } from './board/prescience';
import { SpiceBoard } from './board/spice-board';
import { WarHand } from './hand';
import { MapView } from './map/map-view';
import { pageOf } from './pages';
import { useFight } from './use-fight';
import { useWar } from './use-war';

const PAGES = ['sides', 'tracks', 'battle'] as const;
type UprightPage = (typeof PAGES)[number];

/** A tablet held upright: the planet across the screen; below it the question and the hand, beside the pages. */
export function WarUpright() {
  const table = useWar();
  const { view, speaker } = table;
  const [current, setCurrent] = useState<UprightPage>('sides');
  const fight = useFight();
  const { note } = useGuided();
  const fighting = fight.shown;
  const lit = new Set([...table.lit].map((ref) => uprightPage(pageOf(ref, table))));
  // What is asked brings its page; going elsewhere stays possible.
  const asked = `${view.step} ${view.decision?.kind}`;
  const seen = useRef('');
  useEffect(() => {
    if (seen.current === asked) return;
    seen.current = asked;
    if (fighting) setCurrent('battle');
    else if (lit.has('sides')) setCurrent('sides');
    else if (lit.has('tracks')) setCurrent('tracks');
    else if (current === 'battle') setCurrent('sides');
  });
  return (
    <div className="war war-upright">
      <MapView follow={false} finger />
      <div className="war-own">
        <div className="war-story">
          <LogPanel />
          {note ?? <Summary />}
          {note === undefined && <Intro folded />}
        </div>
        <AskBar />
        <WarHand />
      </div>
      <div className="war-pages">
        <Tabs pages={PAGES} names={speaker.war.tabs} current={current} lit={lit} onGo={setCurrent} />
        <section className={`page page-${current}`} aria-label={speaker.war.tabs[current]}>
          {current === 'sides' && (
            <>
              <Dashboard side="atreides" />
              <Dashboard side="harkonnen" />
            </>
          )}
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

/** The map is always there; both factions share a page. */
function uprightPage(page: ReturnType<typeof pageOf>): UprightPage | undefined {
  if (page === 'atreides' || page === 'harkonnen') return 'sides';
  return page === 'map' ? undefined : page;
}
