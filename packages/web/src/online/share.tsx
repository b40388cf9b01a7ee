import { useState } from 'react';
import { Icon } from '../icons/icon';
import { useSettings } from '../settings/settings';

interface Props {
  readonly link: string;
  /** What the link is, for screen readers. */
  readonly label: string;
  /** What a message with the link says. */
  readonly text: string;
}

/** A link to give away: copied, or handed to whatever the phone shares with. */
export function Share({ link, label, text }: Props) {
  const { net } = useSettings().words;
  const [copied, setCopied] = useState(false);
  const canShare = 'share' in navigator;
  return (
    <div className="share">
      <input
        className="share-link"
        readOnly
        value={link}
        aria-label={label}
        onFocus={({ target }) => target.select()}
      />
      <button
        type="button"
        className={canShare ? 'plain' : 'primary'}
        data-copy
        onClick={() => {
          // Where the clipboard is closed the link can still be selected.
          navigator.clipboard?.writeText(link).then(
            () => setCopied(true),
            () => {},
          );
        }}
      >
        <Icon name="copy" /> {copied ? net.copied : net.copy}
      </button>
      {canShare && (
        <button
          type="button"
          className="primary"
          data-share
          onClick={() => {
            navigator.share({ title: text, text, url: link }).catch(() => {});
          }}
        >
          <Icon name="share" /> {net.share}
        </button>
      )}
      <span className="sr-only" aria-live="polite">
        {copied ? net.copied : ''}
      </span>
    </div>
  );
}
