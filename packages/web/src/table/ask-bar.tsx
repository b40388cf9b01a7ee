import { useState } from 'react';
import { Icon } from '../icons/icon';
import { PhraseText } from '../icons/phrase';
import { useSettings } from '../settings/settings';
import type { Offer } from './lit';
import { useTable } from './table-context';

/** More than this many choices are folded away: most of them lie lit on the table. */
const FEW = 6;

/** The question in one sentence, and its answers as buttons. */
export function AskBar() {
  const { words } = useSettings();
  const { view, speaker, presenter, asked, why, left, touched, state, link, clear, complaint, label } =
    useTable();
  const [unfolded, setUnfolded] = useState(false);
  const { decision } = view;
  if (decision === undefined) return null;
  if (!asked) {
    const who = label(decision.seats[0] ?? 0);
    return (
      <section className="ask quiet" aria-live="polite">
        <p className="ask-sentence">{state.seat === undefined ? words.watching(who) : words.waiting(who)}</p>
      </section>
    );
  }
  const source = speaker.askedBy();
  const folded = left.length > FEW && !unfolded;
  const shown = folded ? left.filter((offer) => offer.refs.length === 0 || offer.listed) : left;
  return (
    <section className={unfolded ? 'ask unfolded' : 'ask'} aria-label={words.choices}>
      <p className="ask-sentence" aria-live="polite">
        {source !== undefined && source !== '' && <b className="ask-source">{source}: </b>}
        <PhraseText phrase={speaker.ask()} />
        {complaint !== undefined && <span className="ask-complaint"> {complaint}.</span>}
      </p>
      <Hint kind={decision.kind} />
      <div className="ask-choices">
        {touched.length > 0 && (
          <button type="button" className="plain" onClick={clear}>
            {words.clearSelection}
          </button>
        )}
        {shown.map((offer) => (
          <ChoiceButton key={offer.key} offer={offer} />
        ))}
        {touched.length === 0 &&
          presenter.unlit(state.refusals).map((ref) => (
            <span key={ref} className="choice refused">
              {speaker.thing(ref)} <small>{why(ref)}</small>
            </span>
          ))}
        {left.length > FEW && (
          <button
            type="button"
            className="plain"
            aria-expanded={unfolded}
            onClick={() => setUnfolded(!unfolded)}
          >
            {unfolded ? words.fewerChoices : words.moreChoices(left.length)}
          </button>
        )}
        {state.canUndo && (
          <button type="button" className="plain" data-undo onClick={() => link.undo()}>
            <Icon name="undo" /> {words.undo}
          </button>
        )}
      </div>
    </section>
  );
}

function ChoiceButton({ offer }: { readonly offer: Offer }) {
  const { speaker, choose } = useTable();
  const phrase = speaker.choice(offer.key);
  const className = offer.passive ? 'choice passive' : 'choice';
  return (
    <button type="button" className={className} data-choice={offer.key} onClick={() => choose(offer.key)}>
      <PhraseText phrase={phrase} />
    </button>
  );
}

/** A word for newcomers, as long as they want it. */
function Hint({ kind }: { readonly kind: string }) {
  const { lang, words, hints, setHints } = useSettings();
  const { presenter } = useTable();
  const hint = presenter.hints[kind];
  if (!hints || hint === undefined) return null;
  return (
    <p className="ask-hint">
      {hint[lang]}{' '}
      <button type="button" className="plain small" data-no-hints onClick={() => setHints(false)}>
        {words.noHints}
      </button>
    </p>
  );
}
