import { useSettings } from '../settings/settings';
import { OpenHands } from '../table/open-hands';
import { Touchable } from '../table/touchable';
import { PlanningFace } from './board/card-face';
import { openHands, ownHand, partnersHand } from './players';
import { useWar } from './use-war';

/** Your planning cards, and those of a partner you may see: under a cone of silence, or against the automaton. */
export function WarHand() {
  const { words } = useSettings();
  const { view, speaker } = useWar();
  const hand = ownHand(view);
  if (hand === undefined) return <EveryHand />;
  const partners = partnersHand(view);
  return (
    <>
      <Cards title={words.hand} cards={hand} />
      {partners !== undefined && view.automaton === undefined && (
        <Cards title={speaker.war.partnersHand} cards={partners} />
      )}
      {/* Against the automaton hands are open all the time: they need not lie there all the time. */}
      {partners !== undefined && view.automaton !== undefined && (
        <details className="partners-hand">
          <summary>
            {speaker.war.partnersHand} ({partners.length})
          </summary>
          <Cards title={speaker.war.partnersHand} cards={partners} />
        </details>
      )}
    </>
  );
}

/** Whoever watches sees no hand, unless it is with all eyes at once. */
function EveryHand() {
  const { view } = useWar();
  const hands = openHands(view).map(({ seat, hand }) => ({
    seat,
    things: hand.map((card) => `card:${card}`),
  }));
  return hands.length === 0 ? null : <OpenHands hands={hands} />;
}

/** Fewer cards than this have room for a picture beside their text; fewer still for larger letters. */
const ROOM_FOR_PICTURES = 4;
const ROOM_FOR_LETTERS = 3;

function roomFor(cards: number): string {
  if (cards >= ROOM_FOR_PICTURES) return 'cards';
  return cards < ROOM_FOR_LETTERS ? 'cards few couple' : 'cards few';
}

function Cards({ title, cards }: { readonly title: string; readonly cards: readonly string[] }) {
  const { words } = useSettings();
  const { speaker } = useWar();
  return (
    <section className="hand" aria-label={title}>
      <h2 className="zone-title">{title}</h2>
      <div className={roomFor(cards.length)}>
        {cards.map((id, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by their place only.
          <span key={`${id}${i}`} className="slot">
            <Touchable refs={[`card:${id}`]} className="card" label={speaker.card(id)}>
              <PlanningFace id={id} />
            </Touchable>
          </span>
        ))}
        {cards.length === 0 && <p className="empty">{words.noHand}</p>}
      </div>
    </section>
  );
}
