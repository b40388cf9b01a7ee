import { useLayoutEffect, useRef, useState } from 'react';
import { Vignette } from '../../art/vignette';
import { Icon } from '../../icons/icon';
import { PhraseText } from '../../icons/phrase';
import { useSettings } from '../../settings/settings';
import { useImperium } from '../use-imperium';
import { CardCost } from './card-face';
import { cardKind } from './kinds';
import { boxOf, textsOf } from './texts';

/** A card of the row in short: price, name and all it does; in signs alone where its words find no room. */
export function Strip({ id }: { readonly id: string }) {
  const { view, speaker } = useImperium();
  const { catalog, lang } = speaker;
  const { text, signs } = useSigns(`${id} ${lang}`);
  const card = catalog.card(id);
  const texts = textsOf('card', id, catalog, lang);
  const [agent = [], reveal = []] = [boxOf(texts, 'agent'), boxOf(texts, 'reveal')].map((phrase) =>
    signs ? phrase?.filter((part) => typeof part !== 'string') : phrase,
  );
  return (
    <>
      <span className="strip-picture">
        <Vignette of={id} kind={cardKind(card)} />
        <CardCost printed={card.cost} price={view.prices?.cards[`row:${id}`]} />
      </span>
      <span className={signs ? 'strip-text signs' : 'strip-text'} ref={text}>
        <b className="strip-name">{card.name[lang]}</b>{' '}
        <span className="strip-agent">
          <PhraseText phrase={agent} />
        </span>
        {reveal.length > 0 && (
          <span className="strip-reveal">
            <PhraseText phrase={reveal} />
          </span>
        )}
      </span>
      <span className="strip-icons">
        {card.icons.map((icon) => (
          <Icon key={icon} name={icon} />
        ))}
      </span>
    </>
  );
}

/** Signs with a number are higher than their line. */
const SIGNS_RISE = 3;

/** Whether a text must do without its words, found by trying: again for another text or another size of its strip. */
function useSigns(about: string) {
  const { textSize } = useSettings().prefers;
  const text = useRef<HTMLSpanElement>(null);
  const [box, setBox] = useState('');
  const asked = `${about} ${textSize} ${box}`;
  const [short, setShort] = useState<string | undefined>(undefined);
  useLayoutEffect(() => {
    const strip = text.current?.closest('button');
    if (strip === null || strip === undefined) return;
    // Other letters have other widths: it is tried again when the fonts are there.
    const measure = () => setBox(`${strip.clientWidth}×${strip.clientHeight} ${document.fonts.status}`);
    if (document.fonts.status !== 'loaded') document.fonts.ready.then(measure, () => {});
    const watcher = new ResizeObserver(measure);
    watcher.observe(strip);
    return () => watcher.disconnect();
  }, []);
  useLayoutEffect(() => {
    const strip = text.current?.closest('button');
    if (strip && (text.current?.offsetHeight ?? 0) + SIGNS_RISE > strip.clientHeight) setShort(asked);
  }, [asked]);
  return { text, signs: short === asked };
}
