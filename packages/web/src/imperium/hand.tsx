import type { ImperiumView } from '@sietch/imperium';
import { useState } from 'react';
import { useMeasured } from '../cards/use-measured';
import { useSettings } from '../settings/settings';
import { useHandTitle } from '../table/hand-title';
import { keyed } from '../table/keyed';
import { OpenHands } from '../table/open-hands';
import { roomFor, sideBySide, wantsStyle } from './cards/room';
import { textsOf } from './cards/texts';
import { type Held, HeldCard } from './held-card';
import { InPlay } from './in-play';
import { useImperium } from './use-imperium';

/** The cards of whoever looks, or of everybody. */
export function Hand({ scrolls = false }: { readonly scrolls?: boolean }) {
  const { view, state } = useImperium();
  const me = state.seat === undefined ? undefined : view.players[state.seat];
  return me === undefined ? <EveryHand /> : <OwnHand me={me} scrolls={scrolls} />;
}

interface OwnHandProps {
  readonly me: ImperiumView['players'][number];
  readonly scrolls: boolean;
}

/** Your cards and intrigues; what you have in play is told beside them. More cards than can be held side by side are told in short, unless they scroll. */
function OwnHand({ me, scrolls }: OwnHandProps) {
  const { words } = useSettings();
  const title = useHandTitle();
  const [place, measured] = useMeasured();
  // Of two equal cards only the one that was touched is taken; keys take the first.
  const [touched, setTouched] = useState(-1);
  const rooms = useRooms();
  const { hand = [], intrigues = [] } = me;
  const held = [
    ...keyed(hand).map(([key, id]) => ({ kind: 'card' as const, id, key })),
    ...keyed(intrigues).map(([key, id]) => ({ kind: 'intrigue' as const, id, key })),
  ];
  const wanted = held.map(({ kind, id }) => rooms(kind, id));
  const brief = !scrolls && !sideBySide(wanted, measured);
  const played = [...me.played, ...me.revealed];
  // Said here, for to look for it below (`:has`) costs a look at everything with every choice.
  const classes = [
    'hand',
    brief && 'packed',
    hand.length === 0 && 'spent',
    held.length === 0 && 'empty-handed',
    played.length > 0 || me.deckTop !== undefined ? 'playing' : undefined,
  ];
  return (
    <section className={classes.filter(Boolean).join(' ')} aria-label={title} style={wantsStyle(wanted)}>
      <h2 className="zone-title">{title}</h2>
      <div className="hand-body">
        <div className="cards" ref={place}>
          {held.map(({ kind, id, key }, i) => (
            <HeldCard
              key={key}
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
        <InPlay played={played} deckTop={me.deckTop} />
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
