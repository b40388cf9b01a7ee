import { AskBar } from '../table/ask-bar';
import { useGuided } from '../table/guided';
import { Intro } from '../table/intro';
import { LogPanel } from '../table/log-panel';
import { Summary } from '../table/summary';
import { useMedia } from '../table/use-media';
import { Arrakis } from './board/arrakis';
import { ConflictPanel } from './board/conflict';
import { Factions } from './board/faction-panel';
import { Landsraad } from './board/landsraad';
import { Hand } from './hand';
import { Decks, Market } from './market';
import { Players } from './players';
import { Tray } from './tray';
import { useImperium } from './use-imperium';

/** Everything public on one screen, without scrolling. */
export function DesktopTable() {
  const { view, state, lit } = useImperium();
  const { note } = useGuided();
  const upright = useMedia('(max-width: 1099px)');
  const hand = state.seat === undefined ? [] : (view.players[state.seat]?.hand ?? []);
  // Whichever matters more gets the room: the hand, or the cards that can be acquired. Battles are fought with intrigues.
  const fighting = view.phase === 'combat' || view.phase === 'endgame';
  // A large screen has room for both.
  const large = useMedia('(min-width: 1700px) and (min-height: 900px)');
  const buying =
    (hand.length === 0 && !fighting) ||
    [...lit].some((ref) => ref.startsWith('row:') || ref.startsWith('throne:'));
  // Beside all hands at once, and on a screen held upright, whole cards would be too narrow to be read.
  const allHands = state.seat === undefined && view.players.some((player) => player.hand !== undefined);
  const whole = large || (buying && !upright && !allHands);
  return (
    <>
      <div className="left">
        <Factions />
      </div>
      <div className="center">
        <div className="council">
          <Landsraad />
        </div>
        <Arrakis>
          <ConflictPanel />
        </Arrakis>
        <Tray />
      </div>
      <div className="right">
        <Players />
        <Decks />
        <div className="story">
          <LogPanel />
          {note ?? <Summary folded={upright} />}
          {note === undefined && <Intro folded={upright} />}
        </div>
      </div>
      <AskBar />
      <div className={buying ? 'bottom buying' : 'bottom'}>
        <Hand />
        <Market brief={!whole} />
      </div>
    </>
  );
}
