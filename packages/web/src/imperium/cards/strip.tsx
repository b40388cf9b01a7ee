import { useLayoutEffect, useRef, useState } from 'react';
import { Vignette } from '../../art/vignette';
import { Icon } from '../../icons/icon';
import { PhraseText } from '../../icons/phrase';
import { useSettings } from '../../settings/settings';
import { useImperium } from '../use-imperium';
import { CardCost, timing } from './card-face';
import { cardKind, intrigueKind } from './kinds';
import { signsOf } from './signs';
import { boxOf, textsOf } from './texts';

interface Props {
  readonly id: string;
  /** What it costs now, if that is not what is printed on it. */
  readonly price?: number | undefined;
}

/** A card in short: price, name and all it does; in signs alone where its words find no room. */
export function Strip({ id, price }: Props) {
  const { catalog, lang } = useImperium().speaker;
  const { text, signs } = useSigns(`${id} ${lang}`);
  const card = catalog.card(id);
  const texts = textsOf('card', id, catalog, lang);
  const [agent = [], reveal = []] = [boxOf(texts, 'agent'), boxOf(texts, 'reveal')].map((phrase) =>
    signs ? signsOf(phrase ?? [], lang) : phrase,
  );
  return (
    <>
      <span className="strip-picture">
        <Vignette of={id} kind={cardKind(card)} />
        <CardCost printed={card.cost} price={price} />
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

/** An intrigue in short: when it is played and what it does. */
export function IntrigueStrip({ id }: Props) {
  const { catalog, lang } = useImperium().speaker;
  const { text, signs } = useSigns(`${id} ${lang}`);
  const intrigue = catalog.intrigue(id);
  return (
    <>
      <span className="strip-picture">
        <Vignette of={id} kind={intrigueKind(intrigue)} />
      </span>
      <span className={signs ? 'strip-text signs' : 'strip-text'} ref={text}>
        <b className="strip-name">{intrigue.name[lang]}</b>
        {textsOf('intrigue', id, catalog, lang).map(([box, phrase]) => (
          <span key={box} className="card-play">
            {' '}
            <em>{timing(box, lang)}</em> <PhraseText phrase={signs ? signsOf(phrase, lang) : phrase} />
          </span>
        ))}
      </span>
      <span className="strip-icons">
        <Icon name="intrigue" />
      </span>
    </>
  );
}

/** Signs with a number are higher than their line. */
const SIGNS_RISE = 3;

/** What has been tried already, by text and size. */
const tooLong = new Map<string, boolean>();
/** The size of the strip measured last: most have the same. */
let usualBox = '';
/** When letters came last: other letters have other widths, and it is tried again. */
let lettersAt = 0;

/** Whether a text must do without its words, found by trying: again for another text or another size of its strip. */
function useSigns(about: string) {
  const { textSize } = useSettings().prefers;
  const text = useRef<HTMLSpanElement>(null);
  const [box, setBox] = useState(usualBox);
  const asked = `${about} ${textSize} ${box}`;
  const [, setTried] = useState('');
  useLayoutEffect(() => {
    const strip = text.current?.closest('button');
    if (strip === null || strip === undefined) return;
    const measure = () => {
      usualBox = `${strip.clientWidth}×${strip.clientHeight} ${lettersAt}`;
      setBox(usualBox);
    };
    const letters = ({ timeStamp }: Event) => {
      lettersAt = timeStamp;
      measure();
    };
    const { fonts } = document;
    fonts.addEventListener('loadingdone', letters);
    const watcher = new ResizeObserver(measure);
    watcher.observe(strip);
    return () => {
      fonts.removeEventListener('loadingdone', letters);
      watcher.disconnect();
    };
  }, []);
  useLayoutEffect(() => {
    const strip = text.current?.closest('button');
    // Before a strip has been measured nothing is certain but the next moment.
    if (strip === null || strip === undefined || box === '') return;
    const { clientWidth, clientHeight } = strip;
    // It is no strip of the usual size: what is found belongs to the size it has.
    if (!box.startsWith(`${clientWidth}×${clientHeight} `)) return;
    if (!tooLong.has(asked))
      tooLong.set(asked, (text.current?.offsetHeight ?? 0) + SIGNS_RISE > clientHeight);
    // An equal card beside this one may have tried it a moment ago, after this one was drawn.
    setTried(asked);
  }, [asked, box]);
  return { text, signs: tooLong.get(asked) === true };
}
