import { DASHBOARDS, type DashboardView, RESULTS, type Result, type Side } from '@sietch/arrakis';
import { Icon } from '../../icons/icon';
import { SeatExtras } from '../../table/seat-extras';
import { Touchable } from '../../table/touchable';
import { dashboardsOf } from '../players';
import { useWar } from '../use-war';
import { Count } from './count';
import { Leaders } from './leaders';
import { SideMark } from './side-mark';
import { Store } from './store';

/** A faction's dashboard: dice by result, leaders, tank, supply and decks. */
export function Dashboard({ side }: { readonly side: Side }) {
  const { view, speaker, label } = useWar();
  const faction = view.factions[side];
  const dashboards = dashboardsOf(view, side);
  const handCount = dashboards.reduce((sum, each) => sum + each.handCount, 0);
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
        <Count icon="card" n={handCount} name={speaker.war.handCount(handCount)} />
        <Count
          icon="bene-gesserit"
          n={faction.beneGesserit}
          name={`${speaker.war.beneGesserit}: ${faction.beneGesserit}`}
        />
      </header>
      {dashboards.map((dashboard) => (
        <Dice key={dashboard.id} side={side} dashboard={dashboard} />
      ))}
      <Leaders side={side} faction={faction} />
      <Store side={side} faction={faction} />
    </section>
  );
}

function Dice({ side, dashboard }: { readonly side: Side; readonly dashboard: DashboardView }) {
  const { view, speaker } = useWar();
  const { war } = speaker;
  const { slots } = DASHBOARDS[dashboard.id];
  const ref = (result: Result): string => `die:${dashboard.id}:${result}`;
  const locked = side === 'harkonnen' ? view.locked : 0;
  return (
    <div className="dice">
      {RESULTS.filter((result) => slots[result] > 0).map((result) => {
        const n = dashboard.dice[result];
        const forced = side === 'harkonnen' && view.forced === result ? `, ${war.forced}` : '';
        return (
          <Touchable
            key={result}
            refs={[ref(result)]}
            className={`die-cell ${n === 0 ? 'none' : ''} ${forced === '' ? '' : 'forced'}`}
            label={`${speaker.die(result).text}: ${war.slots(n, slots[result])}${forced}`}
          >
            <Icon name={result} />
            <Pips n={n} of={Math.max(n, slots[result])} />
          </Touchable>
        );
      })}
      <span
        className="used"
        role="img"
        title={war.usedDice}
        aria-label={`${war.usedDice}: ${dashboard.used}`}
      >
        <Icon name="combat-die" />
        {dashboard.used}
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
