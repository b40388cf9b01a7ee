import { type FactionView, RESULTS, type Result, type Side, SLOTS } from '@sietch/arrakis';
import { Icon } from '../../icons/icon';
import { SeatExtras } from '../../table/seat-extras';
import { Touchable } from '../../table/touchable';
import { useWar } from '../use-war';
import { Count } from './count';
import { Leaders } from './leaders';
import { SideMark } from './side-mark';
import { Store } from './store';

/** A faction's dashboard: dice by result, leaders, tank, supply and decks. */
export function Dashboard({ side }: { readonly side: Side }) {
  const { view, speaker, label } = useWar();
  const faction = view.factions[side];
  const seat = speaker.seatOf(side);
  const active = view.decision?.seats.includes(seat) ?? false;
  return (
    <section
      className={`panel dashboard edge-${side} ${active ? 'active' : ''}`}
      aria-label={speaker.side(side)}
    >
      <header className="dashboard-head">
        <SideMark side={side} />
        <b>{speaker.side(side)}</b>
        <span className="dashboard-who">{label(seat) !== speaker.who(seat) && label(seat)}</span>
        <SeatExtras seat={seat} />
        <span className="spacer" />
        <Count icon="card" n={faction.handCount} name={speaker.war.handCount(faction.handCount)} />
        <Count
          icon="bene-gesserit"
          n={faction.beneGesserit}
          name={`${speaker.war.beneGesserit}: ${faction.beneGesserit}`}
        />
      </header>
      <Dice side={side} faction={faction} />
      <Leaders side={side} faction={faction} />
      <Store side={side} faction={faction} />
    </section>
  );
}

/** Some questions are about the enemy's dice. */
const ENEMY_DICE: readonly string[] = ['force-die', 'discard-die'];

function Dice({ side, faction }: { readonly side: Side; readonly faction: FactionView }) {
  const { view, speaker } = useWar();
  const { war } = speaker;
  const aboutEnemy = ENEMY_DICE.includes(view.decision?.kind ?? '');
  const meant = (view.side === side) !== aboutEnemy;
  const ref = (result: Result): string => (meant ? `die:${result}` : `die-of:${side}:${result}`);
  const locked = side === 'harkonnen' ? view.locked : 0;
  return (
    <div className="dice">
      {RESULTS.map((result) => {
        const n = faction.dice[result];
        const forced = side === 'harkonnen' && view.forced === result ? `, ${war.forced}` : '';
        return (
          <Touchable
            key={result}
            refs={[ref(result)]}
            shows={`die-of:${side}:${result}`}
            className={`die-cell ${n === 0 ? 'none' : ''} ${forced === '' ? '' : 'forced'}`}
            label={`${speaker.die(result).text}: ${war.slots(n, SLOTS[side])}${forced}`}
          >
            <Icon name={result} />
            <Pips n={n} of={Math.max(n, SLOTS[side])} />
          </Touchable>
        );
      })}
      <span className="used" role="img" title={war.usedDice} aria-label={`${war.usedDice}: ${faction.used}`}>
        <Icon name="combat-die" />
        {faction.used}
        {locked > 0 && <small title={war.lockedDice(locked)}>+{locked}</small>}
      </span>
    </div>
  );
}

function Pips({ n, of }: { readonly n: number; readonly of: number }) {
  return (
    <span className="pips">
      {Array.from({ length: of }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its index.
        <i key={i} className={i < n ? 'full' : ''} />
      ))}
    </span>
  );
}
