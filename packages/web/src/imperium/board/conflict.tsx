import { useFitInto } from '../../cards/use-fit';
import { Icon } from '../../icons/icon';
import { PhraseText } from '../../icons/phrase';
import { SeatMark } from '../../icons/seat-mark';
import { useSettings } from '../../settings/settings';
import { Touchable } from '../../table/touchable';
import { textsOf } from '../cards/texts';
import { useImperium } from '../use-imperium';

const PLACES = ['first', 'second', 'third'] as const;

/** The fight of the round: its card with the rewards, and every player's units and strength. */
export function ConflictPanel() {
  const { words } = useSettings();
  const { view } = useImperium();
  const id = view.conflicts.at(-1);
  return (
    <section className="panel conflict" aria-label={words.conflict}>
      {id === undefined ? null : <ConflictCard id={id} />}
      <div className="armies">
        {view.players.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index.
          <Army key={seat} seat={seat} />
        ))}
      </div>
    </section>
  );
}

function ConflictCard({ id }: { readonly id: string }) {
  const { lang, words } = useSettings();
  const { view, speaker } = useImperium();
  const { catalog } = speaker;
  // Among three only those who tie for second get it.
  const rare = view.players.length === 3 ? 'third' : undefined;
  const conflict = catalog.conflict(id);
  const texts = textsOf('conflict', id, catalog, lang);
  const rewards = useFitInto('.conflict-card', id, lang);
  return (
    <Touchable
      refs={[`conflict:${id}`]}
      className="conflict-card"
      label={`${words.conflict}: ${conflict.name[lang]}`}
    >
      <span className="conflict-head">
        <span className="conflict-level">{(lang === 'uk' ? 'І' : 'I').repeat(conflict.level)}</span>
        <span className="conflict-name">{conflict.name[lang]}</span>
        {conflict.battleIcon !== undefined && <Icon name={conflict.battleIcon} />}
      </span>
      <span ref={rewards} className="rewards">
        {PLACES.map((place, i) => {
          const phrase = texts.find(([box]) => box === place)?.[1];
          return phrase === undefined || phrase.length === 0 ? null : (
            <span key={place} className={place === rare ? 'reward rare' : 'reward'}>
              <b>{i + 1}</b>
              <span>
                <PhraseText phrase={phrase} />
                {place === rare && <small> ({words.onlyOnTie})</small>}
              </span>
            </span>
          );
        })}
      </span>
    </Touchable>
  );
}

function Army({ seat }: { readonly seat: number }) {
  const { words } = useSettings();
  const { view, label } = useImperium();
  const player = view.players[seat];
  if (player === undefined) return null;
  const units = [
    `${words.strength} ${player.strength}`,
    `${words.troops} ${player.conflict}`,
    ...(player.worms > 0 ? [`${words.sandworms} ${player.worms}`] : []),
    `${words.garrison} ${player.garrison}`,
  ];
  const told = `${label(seat)}: ${units.join(', ')}`;
  return (
    <Touchable
      refs={[`seat:${seat}`]}
      shows={`leader:${player.leader}`}
      className={`army edge-seat-${seat}`}
      label={told}
    >
      <span className="army-strength">
        <SeatMark seat={seat} />
        <b>{player.strength}</b>
      </span>
      <span className="army-units">
        {Array.from({ length: player.conflict }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: troops are all alike.
          <span key={i} className={`cube seat-${seat}`} />
        ))}
        {Array.from({ length: player.worms }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sandworms are all alike.
          <Icon key={i} name="sandworm" />
        ))}
        {player.swords > 0 && (
          <span className="army-swords">
            {player.swords}
            <Icon name="sword" />
          </span>
        )}
      </span>
      <span className="army-garrison">
        {words.garrison} {player.garrison}
      </span>
    </Touchable>
  );
}
