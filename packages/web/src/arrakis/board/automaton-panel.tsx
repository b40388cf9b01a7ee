import {
  type ArrakisEvent,
  type AutomatonView,
  RESULTS,
  sectorsMeant,
  type TacticId,
  tacticCard,
} from '@sietch/arrakis';
import type { GameEvent, Phrase } from '@sietch/kernel';
import { Icon } from '../../icons/icon';
import { PhraseText } from '../../icons/phrase';
import type { SeenEvent } from '../../link/table-link';
import { useAim } from '../../table/pointing';
import { Touchable } from '../../table/touchable';
import { useWar } from '../use-war';
import { placesOf } from '../words/topics';
import { Count } from './count';

/** The automaton of the Harkonnen: its cards, its dice, and how it came to what it did last. */
export function AutomatonPanel({ automaton }: { readonly automaton: AutomatonView }) {
  const { speaker } = useWar();
  const { war } = speaker;
  const { reinforcements, tacticsCount, tokens, beside } = automaton;
  const facedown = reinforcements['house-harkonnen'] + reinforcements.corrino;
  return (
    <section className="automaton" aria-label={war.automaton.title}>
      <div className="automaton-cards">
        <Tactic kind="harvest" card={automaton.harvest} />
        <Tactic kind="target" card={automaton.target} />
      </div>
      <div className="automaton-counts">
        <Count icon="target" n={tacticsCount} name={war.automaton.deck(tacticsCount)} />
        <Count icon="card" n={facedown} name={war.automaton.reinforcements(facedown)} />
        <Count
          icon="deployment-token"
          n={tokens.black.length + tokens.silver.length}
          name={war.automaton.tokens(tokens.black.length, tokens.silver.length)}
        />
        {beside.length > 0 && (
          <small>
            {war.automaton.beside}: {beside.map((card) => speaker.card(card)).join(', ')}
          </small>
        )}
        <Why />
      </div>
      <Spent automaton={automaton} />
    </section>
  );
}

/** An open tactics card: the sector it harvests, or the sietch it aims at. */
function Tactic({
  kind,
  card,
}: {
  readonly kind: 'harvest' | 'target';
  readonly card: TacticId | undefined;
}) {
  const { view, speaker } = useWar();
  const { war, t } = speaker;
  if (card === undefined)
    return (
      <span className="tactic">
        <small>{war.automaton[kind]}</small>
        <span>{war.automaton.noTarget}</span>
      </span>
    );
  const { sector, name } = tacticCard(card);
  const area = view.automaton?.sietches[card];
  const ref = kind === 'target' && area !== undefined ? `area:${area}` : `sector:${sectorsMeant(sector)[0]}`;
  return (
    <Touchable refs={[ref]} className={`tactic tactic-${kind}`} label={`${war.automaton[kind]}: ${t(name)}`}>
      <small>{war.automaton[kind]}</small>
      <b>{kind === 'harvest' ? war.automaton.sectors[sector] : t(name)}</b>
    </Touchable>
  );
}

/** Dice that have been rolled lie with their results; the others are counted. */
function Spent({ automaton: { spent, dice } }: { readonly automaton: AutomatonView }) {
  const { view, speaker } = useWar();
  const { war } = speaker;
  return (
    <div className="dice">
      {RESULTS.map((result) => (
        <Touchable
          key={result}
          refs={[`die:giedi-prime:${result}`]}
          className={`die-cell ${spent[result] === 0 ? 'none' : ''} ${view.forced === result ? 'forced' : ''}`}
          label={`${speaker.die(result).text}: ${war.automaton.spent(spent[result])}`}
        >
          <Icon name={result} />
          <b>{spent[result]}</b>
        </Touchable>
      ))}
      <span
        className="used"
        role="img"
        title={war.automaton.diceLeft(dice)}
        aria-label={war.automaton.diceLeft(dice)}
      >
        <Icon name="combat-die" />
        {dice}
        {view.locked > 0 && <small title={war.lockedDice(view.locked)}>+{view.locked}</small>}
      </span>
    </div>
  );
}

const TOLD: readonly string[] = [
  'automaton-die',
  'criteria',
  'picked',
  'detour',
  'card',
  'card-failed',
  'special',
  'attack',
  'moved',
];

/** Everything since its latest die that tells what it did and why. */
function latestOf(log: readonly SeenEvent[]): readonly GameEvent[] {
  const events = log.map(({ event }) => event);
  const from = events.findLastIndex(({ event }) => event === 'automaton-die');
  if (from < 0) return [];
  const next = events.findIndex(({ event }, i) => i > from && event === 'turn');
  return events.slice(from, next < 0 ? undefined : next).filter(({ event }) => TOLD.includes(event));
}

/** One line of it; whoever points at it sees on the map who was chosen and who fell out. */
function Reason({ said, places }: { readonly said: Phrase; readonly places: readonly string[] }) {
  const { onPointerEnter, onPointerLeave } = useAim(places);
  return (
    <li onPointerEnter={onPointerEnter} onPointerLeave={onPointerLeave}>
      <PhraseText phrase={said} />
    </li>
  );
}

function Why() {
  const { state, speaker } = useWar();
  const { war } = speaker;
  const told = latestOf(state.log).flatMap((event, i) => {
    const said = speaker.event(event);
    return said === undefined ? [] : [{ id: i, said, places: placesOf(event as ArrakisEvent) }];
  });
  return (
    <details className="automaton-why">
      <summary>{war.automaton.why}</summary>
      {told.length === 0 ? (
        <p className="hint">{war.automaton.nothingYet}</p>
      ) : (
        <ol>
          {told.map(({ id, said, places }) => (
            <Reason key={id} said={said} places={places} />
          ))}
        </ol>
      )}
    </details>
  );
}
