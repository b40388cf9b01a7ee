import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSettings } from '../settings/settings';
import { AskBar } from '../table/ask-bar';
import { useGuided } from '../table/guided';
import { Intro } from '../table/intro';
import { useAimed } from '../table/pointing';
import { Summary } from '../table/summary';
import { Tabs } from '../table/tabs';
import { BattlePanel } from './board/battle-panel';
import { Dashboard } from './board/dashboard';
import { Prescience } from './board/prescience';
import { SpiceBoard } from './board/spice-board';
import { WarHand } from './hand';
import { MapView } from './map/map-view';
import { type Page, pageOf, pageWhileTold } from './pages';
import { useFight } from './use-fight';
import { useWar } from './use-war';
import { warWords } from './words/war-words';

const PAGES: readonly Page[] = ['map', 'atreides', 'harkonnen', 'tracks', 'battle'];

/** The decision and the hand at the thumb; the rest as pages behind tabs, lit ones marked. */
export function WarPhone() {
  const { lang } = useSettings();
  const table = useWar();
  const war = warWords(lang);
  const [current, setCurrent] = useState<Page>('map');
  const lit = new Set([...table.lit].map((ref) => pageOf(ref, table)));
  const fight = useFight();
  const { note } = useGuided();
  const fighting = fight.shown;
  const onMap = lit.has('map');
  // What is asked brings its page: a fight the battle, lit areas the map. Swiping back stays possible.
  const asked = `${table.view.step} ${table.view.decision?.kind}`;
  const seen = useRef('');
  useEffect(() => {
    if (seen.current === asked) return;
    seen.current = asked;
    if (lit.has('battle') || (fighting && !onMap)) setCurrent('battle');
    else if (!onMap && lit.has('tracks')) setCurrent('tracks');
    else if (onMap || current === 'battle') setCurrent('map');
  });
  const shown = pageWhileTold(current, useAimed(), table.view.battle !== undefined);
  return (
    <div className="war war-narrow">
      <Tabs pages={PAGES} names={war.tabs} current={shown} lit={lit} onGo={setCurrent} />
      <PageOf name="map" current={shown}>
        <MapView follow />
      </PageOf>
      <PageOf name="atreides" current={shown}>
        <Dashboard side="atreides" />
      </PageOf>
      <PageOf name="harkonnen" current={shown}>
        <Dashboard side="harkonnen" />
      </PageOf>
      <PageOf name="tracks" current={shown}>
        <Prescience />
        <SpiceBoard />
      </PageOf>
      <PageOf name="battle" current={shown}>
        <BattlePanel fight={fight} />
      </PageOf>
      {note ?? (
        <div className="folds">
          <Intro folded />
          <Summary folded />
        </div>
      )}
      <AskBar />
      <WarHand scrolls />
    </div>
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
  const { lang } = useSettings();
  if (name !== current) return null;
  return (
    <section className={`page page-${name}`} aria-label={warWords(lang).tabs[name]}>
      {children}
    </section>
  );
}
