import type { Lang } from '@sietch/kernel';
import type { CSSProperties } from 'react';
import { lettersOf } from '../cards/letters';
import { useMeasured } from '../cards/use-measured';
import { useSettings } from '../settings/settings';
import { useHandTitle } from '../table/hand-title';
import { OpenHands } from '../table/open-hands';
import { Touchable } from '../table/touchable';
import { PlanningFace } from './board/card-face';
import { described } from './descriptions';
import { openHands, ownHand, partnersHand } from './players';
import { inTwoRows } from './two-rows';
import { useWar } from './use-war';

/** Your planning cards, and those of a partner you may see: under a cone of silence, or against the automaton. */
export function WarHand({ scrolls = false }: Pick<CardsProps, 'scrolls'>) {
  const title = useHandTitle();
  const { view, speaker } = useWar();
  const hand = ownHand(view);
  if (hand === undefined) return <EveryHand />;
  const partners = partnersHand(view);
  return (
    <>
      <Cards title={title} cards={hand} scrolls={scrolls} />
      {partners !== undefined && view.automaton === undefined && (
        <Cards title={speaker.war.partnersHand} cards={partners} scrolls={scrolls} />
      )}
      {/* Against the automaton hands are open all the time: they need not lie there all the time. */}
      {partners !== undefined && view.automaton !== undefined && (
        <details className="partners-hand">
          <summary>
            {speaker.war.partnersHand} ({partners.length})
          </summary>
          <Cards title={speaker.war.partnersHand} cards={partners} scrolls={scrolls} />
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
function wantedBy(id: string, lang: Lang): number {
  const { effect = [], otherwise = [] } = described(`card:${id}`, lang)?.phrases ?? {};
  const width = 34 + (lettersOf(effect) + lettersOf(otherwise)) * PER_LETTER;
  return Math.round(Math.min(Math.max(width, LEAST), MOST));
}

/** Between two cards, in pixels. */
const GAP = 7;

interface CardsProps {
  /** More cards than have room side by side are swiped, or else stand in two rows. */
  readonly scrolls?: boolean;
  readonly title: string;
  readonly cards: readonly string[];
}

function Cards({ title, cards, scrolls = false }: CardsProps) {
  const { words } = useSettings();
  const { speaker } = useWar();
  const [place, { width, text }] = useMeasured();
  const wanted = cards.map((id) => wantedBy(id, speaker.lang));
  const needed = wanted.reduce((sum, room) => sum + room * text + GAP, 0);
  const crowded = !scrolls && needed > width + GAP;
  const shares = crowded ? inTwoRows(wanted) : [];
  const classes = ['cards', cards.length < ROOM_FOR_PICTURES && 'few', crowded && 'in-rows'];
  return (
    <section className={crowded ? 'hand crowded' : 'hand'} aria-label={title}>
      <h2 className="zone-title">{title}</h2>
      <div className={classes.filter(Boolean).join(' ')} ref={place}>
        {cards.map((id, i) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by their place only.
            key={`${id}${i}`}
            className="slot"
            style={{ '--wanted': wanted[i], '--share': shares[i] } as CSSProperties}
          >
            <Touchable refs={[`card:${id}`]} className="card" label={speaker.card(id)}>
              <PlanningFace id={id} crowded={crowded} />
            </Touchable>
          </span>
        ))}
        {cards.length === 0 && <p className="empty">{words.noHand}</p>}
      </div>
    </section>
  );
}
