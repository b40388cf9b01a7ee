import { useSettings } from '../../settings/settings';

const MOST = 3;

/** How much strategy a leader asks for, as the marks after the name on the card. */
export function Complexity({ of }: { readonly of: number }) {
  const { words } = useSettings();
  return (
    <span className="complexity" role="img" aria-label={words.complexity(of)} title={words.complexity(of)}>
      {Array.from({ length: MOST }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: marks are all alike.
        <i key={i} className={i < of ? 'filled' : ''} />
      ))}
    </span>
  );
}
