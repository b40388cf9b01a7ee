import { useState } from 'react';
import { useSettings } from '../settings/settings';
import { ChoiceButton } from './choice-button';
import { useGuided } from './guided';
import type { Offer } from './lit';

/** Answers that differ by a number: it is set first, then chosen. It begins with what a guide wants, or with the most. */
export function Stepper({ offers }: { readonly offers: readonly [Offer, ...Offer[]] }) {
  const { words } = useSettings();
  const { keys } = useGuided();
  const [set, setSet] = useState<string | undefined>(undefined);
  const [first] = offers;
  const last = offers.length - 1;
  const wanted = offers.findIndex(({ key }) => keys.has(key));
  const found = offers.findIndex(({ key }) => key === set);
  const at = found !== -1 ? found : wanted !== -1 ? wanted : last;
  const step = (by: 1 | -1) => setSet(offers[at + by]?.key);
  return (
    <span className="stepper" data-stepper={first.series?.of}>
      <button type="button" data-fewer aria-label={words.fewer} disabled={at === 0} onClick={() => step(-1)}>
        −
      </button>
      <ChoiceButton offer={offers[at] ?? first} />
      <button type="button" data-more aria-label={words.more} disabled={at === last} onClick={() => step(1)}>
        +
      </button>
    </span>
  );
}
