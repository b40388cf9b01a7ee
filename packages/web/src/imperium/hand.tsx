import { useState } from 'react';
import { useSettings } from '../settings/settings';
import { OpenHands } from '../table/open-hands';
import { roomFor, sideBySide, wantsStyle } from './cards/room';
import { textsOf } from './cards/texts';
import { type Held, HeldCard } from './held-card';
import { InPlay } from './in-play';
import { useImperium } from './use-imperium';
import { useMeasured } from './use-measured';

/** Your cards and intrigues; what you have in play is told beside them. More cards than can be held side by side are told in short, unless they scroll. */
export function Hand({ scrolls = false }: { readonly scrolls?: boolean }) {
  const { words } = useSettings();
  const { view, state } = useImperium();
  const [place, measured] = useMeasured();
  // Of two equal cards only the one that was touched is taken; keys take the first.
  const [touched, setTouched] = useState(-1);
  const rooms = useRooms();
  const me = state.seat === undefined ? undefined : view.players[state.seat];
  if (me === undefined) return <EveryHand />;
  const { hand = [], intrigues = [] } = me;
  const held = [
    ...hand.map((id) => ({ kind: 'card' as const, id })),
    ...intrigues.map((id) => ({ kind: 'intrigue' as const, id })),
  ];
  const wanted = held.map(({ kind, id }) => rooms(kind, id));
  const brief = !scrolls && !sideBySide(wanted, measured);
  const classes = ['hand', brief && 'packed', hand.length === 0 && 'spent'];
  return (
    <section className={classes.filter(Boolean).join(' ')} aria-label={words.hand} style={wantsStyle(wanted)}>
      <h2 className="zone-title">{words.hand}</h2>
      <div className="hand-body">
        <div className="cards" ref={place}>
          {held.map(({ kind, id }, i) => (
            <HeldCard
              // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by their place only.
              key={`${id}${i}`}
              kind={kind}
              id={id}
              brief={brief}
              copy={
                kind === 'intrigue'
                  ? undefined
                  : {
                      taken: i === (hand[touched] === id ? touched : hand.indexOf(id)),
                      take: () => setTouched(i),
                    }
              }
            />
          ))}
          {held.length === 0 && <p className="empty">{words.noHand}</p>}
        </div>
        <InPlay played={[...me.played, ...me.revealed]} deckTop={me.deckTop} />
      </div>
    </section>
  );
}

function useRooms(): (kind: Held, id: string) => number {
  const { catalog, lang } = useImperium().speaker;
  return (kind, id) => roomFor(textsOf(kind, id, catalog, lang));
}

/** Whoever watches sees no hand, unless it is with all eyes at once. */
function EveryHand() {
  const { view } = useImperium();
  const hands = view.players.flatMap(({ hand, intrigues = [] }, seat) =>
    hand === undefined
      ? []
      : [{ seat, things: [...hand.map((id) => `card:${id}`), ...intrigues.map((id) => `intrigue:${id}`)] }],
  );
  return hands.length === 0 ? null : <OpenHands hands={hands} />;
}
