import { factionName, type ImperiumView, type PlayerView } from '@sietch/imperium';
import type { Seat } from '@sietch/kernel';
import { Icon } from '../icons/icon';
import { useSettings } from '../settings/settings';
import { Touchable } from '../table/touchable';
import { Count } from './players-count';
import { useImperium } from './use-imperium';
import { IGNORED } from './words/events-rivals';

type Turned = NonNullable<ImperiumView['rivals']>['turned'][number][number];

/** The card of a Rival; `undefined` for people. */
export function useRival(seat: Seat) {
  const { view, speaker } = useImperium();
  const id = view.rivals?.cards[seat - view.options.players];
  return id === undefined ? undefined : speaker.catalog.rival(id);
}

/** What drives a Rival: how far it is from its Swordmaster, and its order of factions. */
export function RivalAims({ seat, player }: { readonly seat: Seat; readonly player: PlayerView }) {
  const { lang, words } = useSettings();
  const card = useRival(seat);
  if (card === undefined) return null;
  const { swordmaster: price, factions } = card;
  const { solari, spice, water, intrigueCount } = player;
  const gathered = solari + spice + water + intrigueCount;
  if (price === undefined && factions === undefined) return null;
  return (
    <div className="player-line rival-aims">
      {price !== undefined && !player.swordmaster && (
        <Count icon="sword" n={`${gathered}/${price}`} name={words.rivals.towardsSwordmaster} />
      )}
      {factions !== undefined && (
        <span
          className="rival-factions"
          role="img"
          aria-label={`${words.rivals.factions}: ${factions.map((one) => factionName(one, lang)).join(', ')}`}
        >
          {factions.map((faction) => (
            <Icon key={faction} name={faction} />
          ))}
        </span>
      )}
    </div>
  );
}

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
  const name = speaker.thing(`hagal:${card}`);
  const used = result === 'sent' || result === 'swords' || result === 'spy';
  const came = result === 'reshuffle' || used ? words.rivals.outcomes[result] : IGNORED[result][lang];
  const where = result === 'sent' && space !== undefined ? speaker.space(space) : undefined;
  return (
    <Touchable
      refs={[`hagal:${card}`]}
      shows={`hagal:${card}`}
      className={used ? 'turned' : 'turned passed-over'}
      label={`${name}: ${where ?? came}`}
    >
      {result === 'sent' && <Icon name="agent" />}
      <b>{where ?? name}</b>
      {result !== 'sent' && <small>{came}</small>}
    </Touchable>
  );
}

/** The deck of the Rivals: how many cards are left, and the discards to look through, the latest first. */
export function HagalDeck() {
  const { words } = useSettings();
  const { view, speaker } = useImperium();
  const { rivals } = view;
  if (rivals === undefined) return null;
  return (
    <details className="panel hagal-deck">
      <summary>
        <Icon name="deck" />
        <span>
          <b>{words.rivals.deck}</b>
          <small>
            {words.rivals.inDeck(rivals.deckCount)} · {words.rivals.discarded(rivals.discard.length)}
            {rivals.swordmastersUnder > 0 && <> · {words.rivals.swordmastersIn(rivals.swordmastersUnder)}</>}
          </small>
        </span>
      </summary>
      <ol>
        {rivals.discard.toReversed().map((card, i) => (
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
