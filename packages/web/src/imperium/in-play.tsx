import { useSettings } from '../settings/settings';
import { keyed } from '../table/keyed';
import { Touchable } from '../table/touchable';
import { useImperium } from './use-imperium';

interface Props {
  readonly played: readonly string[];
  /** The card on top of your deck, where you may know it. */
  readonly deckTop: string | undefined;
}

/** What you have in play, by its names. */
export function InPlay({ played, deckTop }: Props) {
  const { words } = useSettings();
  if (played.length === 0 && deckTop === undefined) return null;
  return (
    <div className="beside">
      {deckTop !== undefined && <Slips title={words.topOfDeck} cards={[deckTop]} place="top" />}
      {played.length > 0 && <Slips title={words.inPlay} cards={played} place="play" />}
    </div>
  );
}

interface SlipsProps {
  readonly title: string;
  readonly cards: readonly string[];
  readonly place: string;
}

function Slips({ title, cards, place }: SlipsProps) {
  const { speaker } = useImperium();
  return (
    <div className="in-play">
      <h3 className="zone-title">{title}</h3>
      {keyed(cards).map(([key, id]) => (
        <Touchable key={key} refs={[`${place}:${id}`]} className="slip" label={speaker.card(id)}>
          {speaker.catalog.card(id).name[speaker.lang]}
        </Touchable>
      ))}
    </div>
  );
}
