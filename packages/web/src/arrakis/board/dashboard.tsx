import {
  DASHBOARDS,
  type DashboardView,
  ownerOf,
  partnersOf,
  RESULTS,
  type Result,
  runsItself,
  type Side,
} from '@sietch/arrakis';
import type { Seat } from '@sietch/kernel';
import { Icon } from '../../icons/icon';
import { SeatExtras } from '../../table/seat-extras';
import { Touchable } from '../../table/touchable';
import { useWar } from '../use-war';
import { AutomatonPanel } from './automaton-panel';
import { Count } from './count';
import { Leaders } from './leaders';
import { SideMark } from './side-mark';
import { Store } from './store';

/** A side: what it has in common, and the dashboard of its player or those of partners. */
export function Dashboard({ side }: { readonly side: Side }) {
  const { view, speaker } = useWar();
  const faction = view.factions[side];
  const [sole, ally] = faction.dashboards;
  const automatic = runsItself(view, side);
  const asked = partnersOf(view, side).some((seat) => view.decision?.seats.includes(seat) ?? false);
  const active = asked && (!automatic || view.decision?.detail.side === side);
  return (
    <section
      className={`panel dashboard edge-${side} ${active ? 'active' : ''} ${automatic ? 'automatic' : ''}`}
      aria-label={speaker.side(side)}
    >
      <header className="dashboard-head">
        <SideMark side={side} />
        <b>{speaker.side(side)}</b>
        {ally === undefined && <Player seat={speaker.seatOf(side)} />}
        <span className="spacer" />
        {ally === undefined && sole !== undefined && !automatic && <HandCount dashboard={sole} />}
        <Count
          icon="bene-gesserit"
          n={faction.beneGesserit}
          name={`${speaker.war.beneGesserit}: ${faction.beneGesserit}`}
        />
        {ally !== undefined && (
          <Count icon="cone-of-silence" n={faction.cones} name={speaker.war.cones(faction.cones)} />
        )}
      </header>
      {faction.dashboards.map((dashboard) => (
        <Own key={dashboard.id} side={side} dashboard={dashboard} named={ally !== undefined} />
      ))}
      <Store side={side} faction={faction} />
    </section>
  );
}

/** What one player has: dice, leaders and tank; of partners it says whose. */
function Own({
  side,
  dashboard,
  named,
}: {
  readonly side: Side;
  readonly dashboard: DashboardView;
  readonly named: boolean;
}) {
  const { view, speaker } = useWar();
  const { forces } = DASHBOARDS[dashboard.id];
  const [seat = 0] = ownerOf(view, dashboard.id);
  const acts = view.turn?.acting === dashboard.id;
  return (
    <div className={named ? 'partner' : 'sole'}>
      {named && (
        <header className="dashboard-head">
          <b className={acts ? 'acting' : ''}>{forces.map((force) => speaker.force(force)).join(', ')}</b>
          <Player seat={seat} />
          <span className="spacer" />
          <HandCount dashboard={dashboard} />
        </header>
      )}
      {side === 'harkonnen' && view.automaton !== undefined ? (
        <AutomatonPanel automaton={view.automaton} />
      ) : (
        <Dice side={side} dashboard={dashboard} />
      )}
      <Leaders side={side} dashboard={dashboard} />
    </div>
  );
}

function Player({ seat }: { readonly seat: Seat }) {
  const { speaker, label } = useWar();
  return (
    <>
      <span className="dashboard-who">{label(seat) !== speaker.who(seat) && label(seat)}</span>
      <SeatExtras seat={seat} />
    </>
  );
}

function HandCount({ dashboard: { handCount } }: { readonly dashboard: DashboardView }) {
  const { speaker } = useWar();
  return <Count icon="card" n={handCount} name={speaker.war.handCount(handCount)} />;
}

function Dice({ side, dashboard }: { readonly side: Side; readonly dashboard: DashboardView }) {
  const { view, speaker } = useWar();
  const { war } = speaker;
  const { slots } = DASHBOARDS[dashboard.id];
  const ref = (result: Result): string => `die:${dashboard.id}:${result}`;
  // Locked dice are the side's: they are told once.
  const locked = side === 'harkonnen' && view.factions[side].dashboards[0] === dashboard ? view.locked : 0;
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
