import type { ImperiumView } from '@sietch/imperium';
import type { Seat } from '@sietch/kernel';
import { Icon } from '../icons/icon';
import { useSettings } from '../settings/settings';
import { Touchable } from '../table/touchable';
import { useImperium } from './use-imperium';
import { IGNORED } from './words/events-rivals';

type Turned = NonNullable<ImperiumView['rivals']>['turned'][number][number];

/** The House Hagal cards turned over for a Rival lately, and what came of each. */
export function TurnedOver({ seat }: { readonly seat: Seat }) {
  const { words } = useSettings();
  const { view } = useImperium();
  const turned = view.rivals?.turned[seat - view.options.players] ?? [];
  if (turned.length === 0) return null;
  return (
    <ol className="player-line turned-over" aria-label={words.rivals.turned}>
      {turned.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards are turned over one after another.
        <li key={i}>
          <TurnedCard card={card} />
        </li>
      ))}
    </ol>
  );
}

function TurnedCard({ card: { card, result, space } }: { readonly card: Turned }) {
  const { lang, words } = useSettings();
  const { speaker } = useImperium();
  const { outcomes } = words.rivals;
  const came =
    result === 'sent' || result === 'swords' || result === 'spy' || result === 'reshuffle'
      ? outcomes[result]
      : IGNORED[result][lang];
  const where = result === 'sent' && space !== undefined ? speaker.space(space) : undefined;
  return (
    <Touchable
      refs={[`hagal:${card}`]}
      shows={`hagal:${card}`}
      className={result === 'sent' || result === 'swords' ? 'turned' : 'turned passed-over'}
      label={`${speaker.thing(`hagal:${card}`)}: ${came}`}
    >
      {where ?? speaker.thing(`hagal:${card}`)}{' '}
      {result === 'sent' ? <Icon name="agent" /> : <small>{came}</small>}
    </Touchable>
  );
}

/** The deck of the Rivals: how many cards are left, and the discards to look through. */
export function HagalDeck() {
  const { words } = useSettings();
  const { view, speaker } = useImperium();
  const { rivals } = view;
  if (rivals === undefined) return null;
  return (
    <details className="hagal-deck">
      <summary>
        <Icon name="deck" /> {words.rivals.deck}: {rivals.deckCount} / {rivals.discard.length}
        {rivals.swordmastersUnder > 0 && <> · {words.rivals.swordmastersIn(rivals.swordmastersUnder)}</>}
      </summary>
      <ol>
        {rivals.discard.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pile keeps its order.
          <li key={i}>
            <Touchable
              refs={[`hagal:${card}`]}
              shows={`hagal:${card}`}
              className="turned"
              label={speaker.thing(`hagal:${card}`)}
            >
              {speaker.thing(`hagal:${card}`)}
            </Touchable>
          </li>
        ))}
      </ol>
    </details>
  );
}
