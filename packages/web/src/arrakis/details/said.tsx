import type { Phrase } from '@sietch/kernel';
import { Icon } from '../../icons/icon';

/** An enlarged text: symbols with their words beside them, so that nobody has to know them yet. */
export function Said({ phrase }: { readonly phrase: Phrase }) {
  return (
    <span className="phrase">
      {phrase.map((part, i) =>
        typeof part === 'string' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no identity but their place.
          <span key={i}>{part}</span>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <span key={i}>
            <Icon name={part.icon} />
            {part.text}
          </span>
        ),
      )}
    </span>
  );
}
