import type { ArrakisView } from '@sietch/arrakis';
import { AskBar } from '../table/ask-bar';
import { useGuided } from '../table/guided';
import { Intro } from '../table/intro';
import { LogPanel } from '../table/log-panel';
import { Summary } from '../table/summary';
import { useMedia } from '../table/use-media';
import { BattlePanel } from './board/battle-panel';
import { Dashboard } from './board/dashboard';
import { Prescience } from './board/prescience';
import { SpiceBoard } from './board/spice-board';
import { WarHand } from './hand';
import { MapView } from './map/map-view';
import { openHands, ownHand, partnersHand } from './players';
import { WarUpright } from './upright';
import { useFight } from './use-fight';
import { useWar } from './use-war';

/** Everything on one screen, beside the map or, where the screen is higher than wide, below it. */
export function WarDesktop() {
  return useMedia('(max-width: 1099px)') ? <WarUpright /> : <WarBeside />;
}

/** Whoever only watches has no hand; an empty one leaves its place to the map. */
function handOf(view: ArrakisView): string {
  const hand = ownHand(view);
  if (hand === undefined) return openHands(view).length === 0 ? 'handless empty-handed' : '';
  const beside = view.automaton === undefined ? (partnersHand(view) ?? []) : [];
  return hand.length + beside.length === 0 ? 'empty-handed' : '';
}

/** The map and the hand on the left; the question, both factions and the story on the right. */
function WarBeside() {
  const { view, lit } = useWar();
  const calm = view.battle === undefined;
  const fight = useFight();
  const { note } = useGuided();
  const finger = useMedia('(pointer: coarse)');
  // An introduction would lie over what the dashboards offer on a low screen, and over prescience cards that can be claimed.
  const low = useMedia('(max-height: 860px)');
  const crowded = low || [...lit].some((ref) => ref.startsWith('prescience:'));
  const story = (
    <div className="story">
      {fight.shown && <BattlePanel fight={fight} />}
      {(!calm || fight.clash !== undefined || !fight.shown) && <LogPanel />}
      {note ?? <Summary />}
      {note === undefined && <Intro folded={crowded} />}
    </div>
  );
  // The automaton tells more of itself than a person: the story lies below the other side, which is shorter.
  const isBelow = view.automaton !== undefined && calm && !fight.shown;
  return (
    <div className={`war war-wide ${handOf(view)}`}>
      <MapView follow={false} finger={finger} />
      <WarHand />
      <div className={fight.shown ? 'war-side fighting' : 'war-side'}>
        <AskBar />
        {isBelow ? (
          <div className="war-columns uneven">
            <div>
              <Dashboard side="atreides" />
              <Prescience />
              {story}
            </div>
            <div>
              <Dashboard side="harkonnen" />
              <SpiceBoard />
            </div>
          </div>
        ) : (
          <>
            <div className="war-columns">
              <Dashboard side="atreides" />
              <Dashboard side="harkonnen" />
              {/* A battle is read from its panel, step by step: the tracks, which it moves only when it is over, make room. */}
              {calm && <Prescience />}
              {calm && <SpiceBoard />}
            </div>
            {story}
          </>
        )}
      </div>
    </div>
  );
}
