import type { Lang } from '@sietch/kernel';
import type { CSSProperties } from 'react';
import { lettersOf } from '../cards/letters';
import { useSettings } from '../settings/settings';
import { OpenHands } from '../table/open-hands';
import { Touchable } from '../table/touchable';
import { PlanningFace } from './board/card-face';
import { described } from './descriptions';
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

/** Fewer cards than this have room for larger pictures. */
const ROOM_FOR_PICTURES = 4;

/** A low card shows some five lines; so many pixels of the usual text size one more letter needs there. */
const PER_LETTER = 1.22;
const LEAST = 132;
const MOST = 286;

/** How wide a card wants to be beside its picture: long texts need room rather than small letters. */
function wanted(id: string, lang: Lang): CSSProperties {
  const { effect = [], otherwise = [] } = described(`card:${id}`, lang)?.phrases ?? {};
  const width = 34 + (lettersOf(effect) + lettersOf(otherwise)) * PER_LETTER;
  return { '--wanted': Math.round(Math.min(Math.max(width, LEAST), MOST)) } as CSSProperties;
}

function Cards({ title, cards }: { readonly title: string; readonly cards: readonly string[] }) {
  const { words } = useSettings();
  const { speaker } = useWar();
  return (
    <section className="hand" aria-label={title}>
      <h2 className="zone-title">{title}</h2>
      <div className={cards.length < ROOM_FOR_PICTURES ? 'cards few' : 'cards'}>
        {cards.map((id, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by their place only.
          <span key={`${id}${i}`} className="slot" style={wanted(id, speaker.lang)}>
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
