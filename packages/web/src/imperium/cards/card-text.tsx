import type { Lang, PerLang, Phrase } from '@sietch/kernel';
import { WORD } from '../../cards/use-fit';
import { type DrawText, PhraseText } from '../../icons/phrase';
import { useSettings } from '../../settings/settings';
import { between } from './signs';

/** Words, and what is left of them where signs must do. */
const wordsIn =
  (lang: Lang): DrawText =>
  (text, inside) => (
    <>
      <span className={WORD}>{text}</span>
      {inside && (
        <span className="sign-gap" aria-hidden="true">
          {between(text, lang)}
        </span>
      )}
    </>
  );

const AS_WORDS: PerLang<DrawText> = { uk: wordsIn('uk'), en: wordsIn('en') };

/** A text of a card. Where it has no room its words go and its signs stay; a text without signs stays whole. */
export function CardText({ phrase }: { readonly phrase: Phrase }) {
  const { lang } = useSettings();
  const drawText = phrase.some((part) => typeof part === 'object') ? AS_WORDS[lang] : undefined;
  return <PhraseText phrase={phrase} {...(drawText !== undefined && { drawText })} />;
}
