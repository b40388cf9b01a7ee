import { PhraseText } from '../icons/phrase';
import { useGuided } from './guided';
import type { Offer } from './lit';
import { useAim } from './pointing';
import { useTable } from './table-context';

/** One answer; pointing at it shows on the table what it is about. */
export function ChoiceButton({ offer }: { readonly offer: Offer }) {
  const { speaker, choose, touched } = useTable();
  const { keys } = useGuided();
  const aim = useAim(offer.refs);
  const className = `${offer.passive ? 'choice passive' : 'choice'} ${keys.has(offer.key) ? 'wanted' : ''}`;
  return (
    <button
      type="button"
      className={className}
      data-choice={offer.key}
      onClick={() => choose(offer.key)}
      {...aim}
    >
      <PhraseText phrase={speaker.choice(offer.key, touched)} spelled />
    </button>
  );
}
