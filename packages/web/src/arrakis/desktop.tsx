import { type ArrakisView, runsItself, SIDES, type Side } from '@sietch/arrakis';
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
import { WarTablet } from './tablet';
import { useFight } from './use-fight';
import { useWar } from './use-war';

/** Everything on one screen beside the map; on a tablet some of it as pages. */
export function WarDesktop() {
  return useMedia('(max-width: 1099px)') ? <WarTablet /> : <WarBeside />;
}

/** Whoever only watches has no hand; an empty one leaves its place to the map. */
function handOf(view: ArrakisView): string {
  const hand = ownHand(view);
  if (hand === undefined) return openHands(view).length === 0 ? 'handless empty-handed' : '';
  const beside = view.automaton === undefined ? (partnersHand(view) ?? []) : [];
  return hand.length + beside.length === 0 ? 'empty-handed' : '';
}

/** Partners, and the automaton, have more to show than one person: the story lies below the other side, if that is shorter. */
function shorterSide(view: ArrakisView): Side | undefined {
  const short = SIDES.filter(
    (side) => !runsItself(view, side) && view.factions[side].dashboards.length === 1,
  );
  return short.length === 1 ? short[0] : undefined;
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
      <LogPanel />
      {note ?? <Summary />}
      {note === undefined && <Intro folded={crowded} />}
    </div>
  );
  // Tracks make room for a fight until that has been read, unless something on them can be chosen.
  const tracked = [...lit].some((ref) => /^(prescience|marker|power):/.test(ref));
  const side = ['war-side', fight.shown && 'fighting', fight.shown && !tracked && 'tracks-aside'];
  const uneven = calm && !fight.shown ? shorterSide(view) : undefined;
  return (
    <div className={`war war-wide ${handOf(view)}`}>
      <MapView follow={false} finger={finger} />
      <WarHand />
      <div className={side.filter(Boolean).join(' ')}>
        <AskBar />
        {uneven === undefined ? (
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
        ) : (
          <div className="war-columns uneven">
            <div>
              <Dashboard side="atreides" />
              <Prescience />
              {uneven === 'atreides' && story}
            </div>
            <div>
              <Dashboard side="harkonnen" />
              <SpiceBoard />
              {uneven === 'harkonnen' && story}
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
