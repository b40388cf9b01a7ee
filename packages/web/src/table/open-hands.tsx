import type { Seat } from '@sietch/kernel';
import { SeatMark } from '../icons/seat-mark';
import { useSettings } from '../settings/settings';
import { useTable } from './table-context';
import { Touchable } from './touchable';

/** What somebody holds, by the names of things. */
export interface OpenHand {
  readonly seat: Seat;
  readonly things: readonly string[];
}

/** On a slip of its own a name needs no quotation marks. */
const bare = (name: string): string => name.replace(/^[«“](.*)[»”]$/, '$1');

/** All hands side by side, for whoever looks with all eyes at once. */
export function OpenHands({ hands }: { readonly hands: readonly OpenHand[] }) {
  const { words } = useSettings();
  const { speaker, label } = useTable();
  return (
    <section className="hand open-hands" aria-label={words.openHands}>
      <h2 className="zone-title">{words.openHands}</h2>
      <dl>
        {hands.map(({ seat, things }) => (
          <div key={seat}>
            <dt>
              <SeatMark seat={seat} /> {label(seat)}
            </dt>
            <dd>
              {things.map((ref, i) => (
                <Touchable
                  // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by their place only.
                  key={`${ref}${i}`}
                  refs={[ref]}
                  className={`slip of-${ref.slice(0, ref.indexOf(':'))}`}
                  label={speaker.thing(ref)}
                >
                  {bare(speaker.thing(ref))}
                </Touchable>
              ))}
              {things.length === 0 && <span className="empty">{words.noHand}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
