import { useState } from 'react';
import { useSettings } from '../settings/settings';
import { OpenHands } from '../table/open-hands';
import { Touchable } from '../table/touchable';
import { CardFace, IntrigueFace } from './cards/card-face';
import { describe } from './cards/description';
import { roomStyle } from './cards/room';
import { textsOf } from './cards/texts';
import { useImperium } from './use-imperium';

/** Your cards and intrigues; what you have in play stands beside them. */
export function Hand() {
  const { words } = useSettings();
  const { view, speaker, state } = useImperium();
  const me = state.seat === undefined ? undefined : view.players[state.seat];
  // Of two equal cards only the one that was touched is taken; keys take the first.
  const [touched, setTouched] = useState(-1);
  if (me === undefined) return <EveryHand />;
  const { hand = [], intrigues = [] } = me;
  const inPlay = [...me.played, ...me.revealed];
  const texts = (kind: string, id: string) => textsOf(kind, id, speaker.catalog, speaker.lang);
  const room = (kind: string, id: string) => roomStyle(texts(kind, id));
  const told = (kind: string, id: string) => describe(texts(kind, id), speaker.lang);
  return (
    <section className="hand" aria-label={words.hand}>
      <h2 className="zone-title">{words.hand}</h2>
      <div className="hand-body">
        <div className="cards">
          {hand.map((id, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by their place only.
            <span key={`${id}${i}`} className="slot" style={room('card', id)}>
              <Touchable
                refs={[`card:${id}`]}
                className="card"
                label={speaker.card(id)}
                description={told('card', id)}
                copy={{
                  taken: i === (hand[touched] === id ? touched : hand.indexOf(id)),
                  take: () => setTouched(i),
                }}
              >
                <CardFace id={id} catalog={speaker.catalog} held />
              </Touchable>
            </span>
          ))}
          {intrigues.map((id, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by their place only.
            <span key={`${id}${i}`} className="slot" style={room('intrigue', id)}>
              <Touchable
                refs={[`intrigue:${id}`]}
                className="card"
                label={speaker.intrigue(id)}
                description={told('intrigue', id)}
              >
                <IntrigueFace id={id} catalog={speaker.catalog} />
              </Touchable>
            </span>
          ))}
          {hand.length === 0 && intrigues.length === 0 && <p className="empty">{words.noHand}</p>}
        </div>
        {(inPlay.length > 0 || me.deckTop !== undefined) && (
          <div className="beside">
            {me.deckTop !== undefined && (
              <div className="in-play">
                <h3 className="zone-title">{words.topOfDeck}</h3>
                <Touchable refs={[`top:${me.deckTop}`]} className="slip" label={speaker.card(me.deckTop)}>
                  {speaker.catalog.card(me.deckTop).name[speaker.lang]}
                </Touchable>
              </div>
            )}
            {inPlay.length > 0 && (
              <div className="in-play">
                <h3 className="zone-title">{words.inPlay}</h3>
                {inPlay.map((id, i) => (
                  <Touchable
                    // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by their place only.
                    key={`${id}${i}`}
                    refs={[`play:${id}`]}
                    className="slip"
                    label={speaker.card(id)}
                  >
                    {speaker.catalog.card(id).name[speaker.lang]}
                  </Touchable>
                ))}
              </div>
            )}
          </div>
        )}
      </div>
    </section>
  );
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
