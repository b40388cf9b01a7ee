import { useSettings } from '../settings/settings';
import { Touchable } from '../table/touchable';
import { useImperium } from './use-imperium';

interface Props {
  readonly played: readonly string[];
  /** The card on top of your deck, where you may know it. */
  readonly deckTop: string | undefined;
}

/** More kinds of cards than this stand closer. */
const FEW = 4;

/** What you have in play, by its names, equal cards together. */
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
  const kinds = [...new Set(cards)];
  return (
    <div className={kinds.length > FEW ? 'in-play many' : 'in-play'}>
      <h3 className="zone-title">{title}</h3>
      <div className="slips">
        {kinds.map((id) => {
          const count = cards.filter((other) => other === id).length;
          const times = count > 1 ? ` ×${count}` : '';
          return (
            <Touchable
              key={id}
              refs={[`${place}:${id}`]}
              className="slip"
              label={`${speaker.card(id)}${times}`}
            >
              {speaker.catalog.card(id).name[speaker.lang]}
              {times}
            </Touchable>
          );
        })}
      </div>
    </div>
  );
}
