import { type ArrakisView, cardsOf, type Force } from '@sietch/arrakis';
import { useState } from 'react';
import { Dialog } from '../../app/dialog';
import { without } from '../../cards/without';
import { Icon } from '../../icons/icon';
import { PhraseText } from '../../icons/phrase';
import { useSettings } from '../../settings/settings';
import { Touchable } from '../../table/touchable';
import { described } from '../descriptions';
import { dashboardOfForce } from '../players';
import { useWar } from '../use-war';

/** A deck with its discard pile; where it is no answer, pressing it looks through them as whoever looks may know them. */
export function DeckChip({ deck }: { readonly deck: Force }) {
  const { view, speaker } = useWar();
  const { war } = speaker;
  const [open, setOpen] = useState(false);
  const { deckCounts, discards } = dashboardOfForce(view, deck);
  const [left, gone] = [deckCounts[deck] ?? 0, discards[deck].length];
  return (
    <>
      <Touchable
        refs={[`deck:${deck}`]}
        className={`deck-chip deck-${deck}`}
        label={`${war.decks[deck]}: ${war.deckCounts(left, gone)}`}
        onIdle={() => setOpen(true)}
      >
        <Icon name="deck" />
        <span>{war.decksInShort[deck]}</span>
        <b>
          {left}/{gone}
        </b>
      </Touchable>
      {open && (
        <Dialog title={war.decks[deck]} onClose={() => setOpen(false)}>
          <Piles deck={deck} />
        </Dialog>
      )}
    </>
  );
}

/** The cards of a deck whoever looks has not seen: all there are, without what lies open or in their own hand. */
function unseen(view: ArrakisView, deck: Force): readonly string[] {
  const { hand = [], discards } = dashboardOfForce(view, deck);
  return without(cardsOf(deck), [...discards[deck], ...hand]);
}

function Piles({ deck }: { readonly deck: Force }) {
  const { words } = useSettings();
  const { view, speaker } = useWar();
  const { deckCounts, discards } = dashboardOfForce(view, deck);
  const left = unseen(view, deck);
  return (
    <div className="piles">
      <Pile title={speaker.war.discards} cards={discards[deck]} />
      <Pile
        title={left.length === deckCounts[deck] ? words.deckByKind : speaker.war.unseenCards}
        cards={left}
      />
    </div>
  );
}

/** Cards by kind, with what they do. */
function Pile({ title, cards }: { readonly title: string; readonly cards: readonly string[] }) {
  const { lang, words } = useSettings();
  const kinds = [...new Set(cards)].flatMap((id) => {
    const item = described(`card:${id}`, lang);
    return item === undefined ? [] : [{ id, item, count: cards.filter((other) => other === id).length }];
  });
  kinds.sort((a, b) => a.item.name.localeCompare(b.item.name, lang));
  return (
    <section>
      <h3>
        {title} <small>({cards.length})</small>
      </h3>
      {kinds.length === 0 && <p className="hint">{words.noCards}</p>}
      <ul className="pile">
        {kinds.map(({ id, item: { name, phrases }, count }) => (
          <li key={id} className="pile-card" data-pile-card={id}>
            <span>
              <b>{name}</b> {count > 1 && `×${count}`}
              <span className="pile-does">
                <PhraseText phrase={phrases.effect ?? []} />{' '}
                {phrases.otherwise !== undefined && <PhraseText phrase={phrases.otherwise} />}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
