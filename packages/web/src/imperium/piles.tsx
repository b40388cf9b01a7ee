import type { PlayerView } from '@sietch/imperium';
import type { Seat } from '@sietch/kernel';
import { useState } from 'react';
import { Dialog } from '../app/dialog';
import { without } from '../cards/without';
import { PhraseText } from '../icons/phrase';
import { useSettings } from '../settings/settings';
import { CardCost, stripeOf } from './cards/card-face';
import { boxOf, textsOf } from './cards/texts';
import { Count } from './players-count';
import { useImperium } from './use-imperium';

/** How many cards a player's deck and discard pile hold; pressing it looks through them as everybody may know them. */
export function PilesButton({ seat, player }: { readonly seat: Seat; readonly player: PlayerView }) {
  const { words } = useSettings();
  const { label } = useImperium();
  const [open, setOpen] = useState(false);
  const counted = `${player.deckCount}/${player.discard.length}`;
  return (
    <>
      <button
        type="button"
        className="piles-button"
        data-piles={seat}
        aria-label={`${label(seat)}, ${words.deck}/${words.discard}: ${counted}`}
        onClick={() => setOpen(true)}
      >
        <Count icon="deck" n={counted} name={`${words.deck}/${words.discard}`} />
      </button>
      {open && (
        <Dialog title={`${label(seat)}: ${words.cardsOf}`} onClose={() => setOpen(false)}>
          <Piles player={player} />
        </Dialog>
      )}
    </>
  );
}

function Piles({ player }: { readonly player: PlayerView }) {
  const { words } = useSettings();
  const { hand, handAndDeck, discard, knownTop } = player;
  const mine = hand !== undefined;
  return (
    <div className="piles">
      {knownTop.length > 0 && <Pile title={words.knownTop} cards={knownTop} />}
      <Pile
        title={mine ? words.deckByKind : words.handAndDeck}
        cards={mine ? without(handAndDeck, hand) : handAndDeck}
      />
      <Pile title={words.discard} cards={discard} />
    </div>
  );
}

/** Cards by kind, with what they do: the order of a deck is nobody's business. */
function Pile({ title, cards }: { readonly title: string; readonly cards: readonly string[] }) {
  const { lang, words } = useSettings();
  const { speaker } = useImperium();
  const { catalog } = speaker;
  const kinds = [...new Set(cards)].sort((a, b) =>
    catalog.card(a).name[lang].localeCompare(catalog.card(b).name[lang], lang),
  );
  return (
    <section>
      <h3>
        {title} <small>({cards.length})</small>
      </h3>
      {kinds.length === 0 && <p className="hint">{words.noCards}</p>}
      <ul className="pile">
        {kinds.map((id) => {
          const card = catalog.card(id);
          const texts = textsOf('card', id, catalog, lang);
          const count = cards.filter((other) => other === id).length;
          return (
            <li key={id} className={`pile-card stripe-${stripeOf(card)}`}>
              <CardCost printed={card.cost} />
              <span>
                <b>{card.name[lang]}</b> {count > 1 && `×${count}`}
                <span className="pile-does">
                  <PhraseText phrase={boxOf(texts, 'agent') ?? []} />{' '}
                  <span className="pile-reveal">
                    <PhraseText phrase={boxOf(texts, 'reveal') ?? []} />
                  </span>
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
