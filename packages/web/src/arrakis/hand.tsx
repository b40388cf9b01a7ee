import { useSettings } from '../settings/settings';
import { Touchable } from '../table/touchable';
import { PlanningFace } from './board/card-face';
import { useWar } from './use-war';

/** Your planning cards. */
export function WarHand() {
  const { words } = useSettings();
  const { view, speaker } = useWar();
  const hand = view.side === undefined ? undefined : view.factions[view.side].hand;
  if (hand === undefined) return null;
  return (
    <section className="hand" aria-label={words.hand}>
      <h2 className="zone-title">{words.hand}</h2>
      <div className="cards">
        {hand.map((id, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by their place only.
          <span key={`${id}${i}`} className="slot">
            <Touchable refs={[`card:${id}`]} className="card" label={speaker.card(id)}>
              <PlanningFace id={id} />
            </Touchable>
          </span>
        ))}
        {hand.length === 0 && <p className="empty">{words.noHand}</p>}
      </div>
    </section>
  );
}
