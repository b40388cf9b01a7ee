import { AskBar } from '../table/ask-bar';
import { LogPanel } from '../table/log-panel';
import { Summary } from '../table/summary';
import { BattlePanel, hasFight } from './board/battle-panel';
import { Dashboard } from './board/dashboard';
import { Prescience } from './board/prescience';
import { SpiceBoard } from './board/spice-board';
import { WarHand } from './hand';
import { MapView } from './map/map-view';
import { useWar } from './use-war';

/** The map and the hand on the left; the question, both factions and the story on the right. */
export function WarDesktop() {
  const { view } = useWar();
  return (
    <div className="war war-wide">
      <MapView follow={false} />
      <WarHand />
      <div className="war-side">
        <AskBar />
        <div className="war-columns">
          <Dashboard side="atreides" />
          <Dashboard side="harkonnen" />
          <Prescience />
          <SpiceBoard />
        </div>
        <div className="story">
          {hasFight(view) ? <BattlePanel /> : <LogPanel />}
          <Summary />
        </div>
      </div>
    </div>
  );
}
