import { modeOf } from '@sietch/imperium';
import { Fragment, type ReactNode } from 'react';
import { Vignette } from '../../art/vignette';
import { useFitInto } from '../../cards/use-fit';
import { Icon } from '../../icons/icon';
import { SeatMark } from '../../icons/seat-mark';
import { useSettings } from '../../settings/settings';
import { SeatFace } from '../../table/seat-face';
import { Touchable } from '../../table/touchable';
import { CardText } from '../cards/card-text';
import { describe } from '../cards/description';
import { conflictKind } from '../cards/kinds';
import { conflictHere, textsOf } from '../cards/texts';
import { armies } from '../teams';
import { useImperium } from '../use-imperium';
import { doubled } from './rewards';

const PLACES = ['first', 'second', 'third'] as const;

/** The fight of the round: its card with the rewards, and every player's units and strength. */
export function ConflictPanel() {
  const { words } = useSettings();
  const { view, state } = useImperium();
  const id = view.conflicts.at(-1);
  const teams = armies(view, state.seat);
  return (
    <section className="panel conflict" aria-label={words.conflict}>
      {id === undefined ? null : <ConflictCard id={id} />}
      <div className={teams.length > 1 ? 'armies of-teams' : 'armies'}>
        {teams.map((team) => (
          <div key={team[0]} className="team-armies">
            {team.map((seat) => (
              <Army key={seat} seat={seat} />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

function ConflictCard({ id }: { readonly id: string }) {
  const { lang, words } = useSettings();
  const { view, state, speaker, label } = useImperium();
  const { catalog } = speaker;
  // Where it is not rewarded, those who tie for second still get it.
  const rare = modeOf(view).thirdPlace ? undefined : 'third';
  const conflict = conflictHere(id, catalog);
  const texts = textsOf('conflict', id, catalog, lang);
  const me = state.seat;
  const mine = me === undefined ? 0 : (view.places[me] ?? 0);
  const worms = me === undefined ? 0 : (view.players[me]?.worms ?? 0);
  const rewards = useFitInto('.conflict-card', `${id} ${view.places.join('')} ${worms > 0}`, lang);
  const takers = (place: number) => view.places.flatMap((of, seat) => (of === place ? [seat] : []));
  const told = [1, 2, 3].flatMap((place) => takers(place).map((seat) => words.wouldTake(label(seat), place)));
  return (
    <Touchable
      refs={[`conflict:${id}`]}
      className="conflict-card"
      label={[
        `${words.conflict}: ${conflict.name[lang]}`,
        ...(view.protected ? [words.wallProtects] : []),
        ...told,
      ].join('. ')}
      description={describe(texts, lang)}
    >
      <span className="conflict-head">
        <Vignette of={id} kind={conflictKind(conflict)} />
        <span className="conflict-level">{{ uk: 'І', en: 'I' }[lang].repeat(conflict.level)}</span>
        <span className="conflict-name">{conflict.name[lang]}</span>
        {view.protected && (
          <span className="protected">
            <Icon name="shield-wall" />
          </span>
        )}
        {conflict.battleIcon !== undefined && <Icon name={conflict.battleIcon} />}
      </span>
      <span ref={rewards} className="rewards">
        {PLACES.map((place, i) => {
          const phrase = texts.find(([box]) => box === place)?.[1];
          if (phrase === undefined || phrase.length === 0) return null;
          const own = mine === i + 1;
          return (
            <span key={place} className={`reward ${place === rare ? 'rare' : ''} ${own ? 'mine' : ''}`}>
              <b>{i + 1}</b>
              <span className="reward-text">
                {own && worms > 0 ? (
                  <>
                    <Icon name="sandworm" /> ×2:{' '}
                    <CardText phrase={doubled(conflict.rewards[i] ?? [], lang, catalog)} />
                  </>
                ) : (
                  <CardText phrase={phrase} />
                )}
                {place === rare && <small> ({words.onlyOnTie})</small>}
              </span>
              <span className="takers">
                {takers(i + 1).map((seat) => (
                  <SeatMark key={seat} seat={seat} />
                ))}
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
        {player.swords > 0 && (
          <span className="army-swords">
            {player.swords}
            <Icon name="sword" />
          </span>
        )}
        <SeatFace seat={seat} />
      </span>
      <span className="army-units">
        <Units n={player.conflict} unit={<span className={`cube seat-${seat}`} />} />
        <Units n={player.worms} unit={<Icon name="sandworm" />} />
      </span>
      <span className="army-garrison">
        {words.garrison} {player.garrison}
      </span>
    </Touchable>
  );
}

/** As many as can be told at a glance stand side by side; more are counted, so that no army outgrows its line. */
const AT_A_GLANCE = 3;

function Units({ n, unit }: { readonly n: number; readonly unit: ReactNode }) {
  if (n <= AT_A_GLANCE) {
    // biome-ignore lint/suspicious/noArrayIndexKey: units of a kind are all alike.
    return Array.from({ length: n }, (_, i) => <Fragment key={i}>{unit}</Fragment>);
  }
  return (
    <span className="army-many">
      {n}
      {unit}
    </span>
  );
}
