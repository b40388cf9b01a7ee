import type { Advice } from '@sietch/bots';
import type { Phrase } from '@sietch/kernel';
import { PhraseText } from '../icons/phrase';
import { useSettings } from '../settings/settings';
import type { Words } from '../words/words';

/** So many choices are told. */
const TOLD = 4;

/** Differences of chances that are plain, and those that are none. */
const PLAIN = 0.04;
const HARDLY = 0.015;

interface Props {
  /** None yet: it is being thought about. */
  readonly advice: readonly Advice[] | undefined;
  phrase(key: string): Phrase;
  onTake(key: string): void;
}

/** What Expert thinks of the choices, the best first, each a button that takes it. */
export function AdviceList({ advice, phrase, onTake }: Props) {
  const { words } = useSettings();
  const { bots } = words;
  if (advice === undefined) return <p role="status">{bots.thinking}</p>;
  if (advice.length === 0) return <p role="status">{bots.noAdvice}</p>;
  return (
    <>
      <ol className="advice">
        {advice.slice(0, TOLD).map(({ key, chance }) => (
          <li key={key}>
            <button type="button" className="choice" data-advised={key} onClick={() => onTake(key)}>
              <PhraseText phrase={phrase(key)} spelled />
            </button>{' '}
            {chance !== undefined && <small>{bots.chance(Math.round(100 * chance))}</small>}
          </li>
        ))}
      </ol>
      <p className="hint">
        {reasonOf(advice, words)} {bots.adviceHint}
      </p>
    </>
  );
}

/** How much the first choice is better than the second. */
export function reasonOf([first, second]: readonly Advice[], { bots }: Words): string {
  if (first?.chance === undefined) return bots.byPrice;
  if (second?.chance === undefined) return bots.onlyOne;
  const gain = first.chance - second.chance;
  if (gain >= PLAIN) return bots.plainlyBetter(Math.round(100 * gain));
  return gain >= HARDLY ? bots.better : bots.hardlyBetter;
}
