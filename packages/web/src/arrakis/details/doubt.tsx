import { ASSUMED } from '@sietch/arrakis';
import { useSettings } from '../../settings/settings';
import { warWords } from '../words/war-words';

/** A discreet note on values no readable source prints, by the ids they are listed under. */
export function DoubtNote({ of }: { readonly of: readonly string[] }) {
  const { lang } = useSettings();
  const war = warWords(lang);
  const notes = ASSUMED.filter(({ id }) => of.includes(id));
  if (notes.length === 0) return null;
  return (
    <p className="detail-doubt">
      ≈ {war.doubt}. {notes.map(({ what }) => what[lang]).join(' ')}
    </p>
  );
}
