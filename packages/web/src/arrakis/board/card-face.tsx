import { planningCard } from '@sietch/arrakis';
import type { Kind } from '../../art/scene';
import { Vignette } from '../../art/vignette';
import { parted } from '../../cards/syllables';
import { useFit } from '../../cards/use-fit';
import { PhraseText } from '../../icons/phrase';
import { useSettings } from '../../settings/settings';
import { described } from '../descriptions';
import { warWords } from '../words/war-words';

/** The sky over a card is that of its deck. */
export const DECK_SKIES: Readonly<Record<ReturnType<typeof planningCard>['deck'], Kind>> = {
  'house-atreides': 'landsraad',
  fremen: 'fremen',
  'house-harkonnen': 'war',
  corrino: 'emperor',
};

/** A planning card on paper: the stripe of its deck, its name, its text, unless too many are held. */
export function PlanningFace({ id, crowded }: { readonly id: string; readonly crowded: boolean }) {
  const { lang } = useSettings();
  const face = useFit(id, lang, crowded);
  const { name, deck } = planningCard(id);
  const item = described(`card:${id}`, lang);
  const war = warWords(lang);
  return (
    <span ref={face} className={`card-face deck-${deck}`}>
      <span className="card-head">
        <span className="card-name">{parted(name[lang])}</span>
        {item?.doubt !== undefined && <span className="card-doubt">≈</span>}
      </span>
      <Vignette of={id} kind={DECK_SKIES[deck]} />
      <span className="card-agent">
        {item?.phrases.effect !== undefined && <PhraseText phrase={item.phrases.effect} />}
        {item?.phrases.otherwise !== undefined && (
          <span className="card-side">
            <PhraseText phrase={item.phrases.otherwise} />
          </span>
        )}
      </span>
      <span className="card-deck">{war.decks[deck]}</span>
    </span>
  );
}
