import { useSettings } from '../settings/settings';
import { Touchable } from '../table/touchable';
import { PlanningFace } from './board/card-face';
import { ownHand } from './players';
import { useWar } from './use-war';

/** Your planning cards. */
export function WarHand() {
  const { words } = useSettings();
  const { view, speaker } = useWar();
  const hand = ownHand(view);
  if (hand === undefined) return null;
  return (
    <section
      className="hand"
      aria-label={words.hand}
      style={{ '--count': Math.max(hand.length, 2) } as React.CSSProperties}
    >
      <h2 className="zone-title">{words.hand}</h2>
      <div className="cards">
        {hand.map((id, i) => (
          <Touchable
            // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by their place only.
            key={`${id}${i}`}
            refs={[`card:${id}`]}
            className="card"
            label={speaker.card(id)}
          >
            <PlanningFace id={id} />
          </Touchable>
        ))}
        {hand.length === 0 && <p className="empty">{words.noHand}</p>}
      </div>
    </section>
  );
}
