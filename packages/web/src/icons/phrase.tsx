import type { Phrase, Token } from '@sietch/kernel';
import { Fragment, memo, type ReactNode } from 'react';
import { Amount, Icon } from './icon';
import { SeatMark } from './seat-mark';

const SEAT = /^seat-(\d+)$/;

/** Symbols met too rarely to be known by heart, and those that stand for a verb: where there is room their words are written out. */
const RARE: readonly string[] = ['hooks', 'shield-wall', 'sandworm', 'trash', 'discard'];

/** Arrows that could be taken for the arrow of a price: never without their words. */
const ARROWS: readonly string[] = ['deploy', 'retreat'];

function TokenMark({ token, spelled }: { readonly token: Token; readonly spelled: boolean }) {
  const seat = SEAT.exec(token.icon)?.[1];
  if (seat !== undefined) {
    return (
      <>
        <SeatMark seat={Number(seat)} />
        <span className="sr-only">{token.text}</span>
      </>
    );
  }
  if (ARROWS.includes(token.icon) || (spelled && RARE.includes(token.icon))) {
    return (
      <>
        <Icon name={token.icon} /> {token.text}
      </>
    );
  }
  // A symbol whose words stand beside it is decoration.
  if (token.text === '') return <Icon name={token.icon} />;
  if (token.n === undefined) return <Icon name={token.icon} label={token.text} />;
  return <Amount name={token.icon} n={token.orMore ? `${token.n}+` : token.n} label={token.text} />;
}

/** Draws words, which may stand between two symbols or before or after all of them. */
export type DrawText = (text: string, between: boolean) => ReactNode;

const STOP = /^[.,;:!?)»]+/;

/** A symbol and the stop after it stay on one line. */
function glued(mark: ReactNode, next: string | Token | undefined, drawText: DrawText): ReactNode {
  const stop = typeof next === 'string' ? STOP.exec(next)?.[0] : undefined;
  if (stop === undefined) return mark;
  return (
    <span className="glued">
      {mark}
      {drawText(stop, false)}
    </span>
  );
}

/** Words that follow each other are one text, and none is no text: what comes after a symbol is seen at once. */
function joined(phrase: Phrase): Phrase {
  const parts: (string | Token)[] = [];
  for (const part of phrase) {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else if (part !== '') parts.push(part);
  }
  return parts;
}

/** A text without the stop that its symbol has taken along. */
function restOf(phrase: Phrase, i: number): string {
  const text = String(phrase[i]);
  return i > 0 && typeof phrase[i - 1] === 'object' ? text.replace(STOP, '') : text;
}

interface Props {
  readonly phrase: Phrase;
  readonly spelled?: boolean;
  /** How its words are drawn, if not as they are. */
  readonly drawText?: DrawText;
}

const samePart = (a: string | Token, b: string | Token | undefined): boolean =>
  a === b ||
  (typeof a === 'object' &&
    typeof b === 'object' &&
    a.icon === b.icon &&
    a.text === b.text &&
    a.n === b.n &&
    a.orMore === b.orMore);

/** Phrases are made anew for every view and mostly say what they said: only what says something else is drawn. */
const sameText = (a: Props, b: Props): boolean =>
  a.spelled === b.spelled &&
  a.drawText === b.drawText &&
  a.phrase.length === b.phrase.length &&
  a.phrase.every((part, i) => samePart(part, b.phrase[i]));

const AS_IT_IS: DrawText = (text) => text;

const isToken = (part: string | Token): boolean => typeof part === 'object';

/** A text with its symbols drawn. Screen readers hear the words behind them. */
export const PhraseText = memo(function PhraseText({
  phrase: said,
  spelled = false,
  drawText = AS_IT_IS,
}: Props) {
  const phrase = joined(said);
  const [first, last] = [phrase.findIndex(isToken), phrase.findLastIndex(isToken)];
  return (
    <span className="phrase">
      {phrase.map((part, i) => {
        const drawn =
          typeof part === 'string'
            ? drawText(restOf(phrase, i), first !== -1 && first < i && i < last)
            : glued(<TokenMark token={part} spelled={spelled} />, phrase[i + 1], drawText);
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no identity but their place.
        return <Fragment key={i}>{drawn}</Fragment>;
      })}
    </span>
  );
}, sameText);
