import type { Phrase, Token } from '@sietch/kernel';
import { Fragment } from 'react';
import { Amount, Icon } from './icon';
import { SeatMark } from './seat-mark';

const SEAT = /^seat-(\d+)$/;

/** Symbols met too rarely to be known by heart: where there is room their words are written out. */
const RARE: readonly string[] = ['hooks', 'shield-wall', 'sandworm'];

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
  if (spelled && RARE.includes(token.icon)) {
    return (
      <>
        <Icon name={token.icon} /> {token.text}
      </>
    );
  }
  // A symbol whose words stand beside it is decoration.
  if (token.text === '') return <Icon name={token.icon} />;
  if (token.n === undefined) return <Icon name={token.icon} label={token.text} />;
  return <Amount name={token.icon} n={token.n} label={token.text} />;
}

/** A text with its symbols drawn. Screen readers hear the words behind them. */
export function PhraseText({
  phrase,
  spelled = false,
}: {
  readonly phrase: Phrase;
  readonly spelled?: boolean;
}) {
  return (
    <span className="phrase">
      {phrase.map((part, i) => {
        const drawn = typeof part === 'string' ? part : <TokenMark token={part} spelled={spelled} />;
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no identity but their place.
        return <Fragment key={i}>{drawn}</Fragment>;
      })}
    </span>
  );
}
