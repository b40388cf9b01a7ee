import { DASHBOARDS, type DashboardView, leaderCard, type Side } from '@sietch/arrakis';
import { Medallion } from '../../art/medallion';
import { Icon } from '../../icons/icon';
import { Touchable } from '../../table/touchable';
import { useWar } from '../use-war';

const ORDER = { ready: 0, spent: 1, reserve: 2, gone: 3 } as const;

/** How many dice until a leader is free; `undefined` out of the tank. */
function tankPlace({ id: dashboard, tank }: DashboardView, id: string): number | undefined {
  const place = tank.find(({ leader }) => leader === id);
  return place === undefined ? undefined : DASHBOARDS[dashboard].tank - place.slot;
}

/** Leader cards by what has become of them, and the regeneration tank. */
export function Leaders({ side, dashboard }: { readonly side: Side; readonly dashboard: DashboardView }) {
  const { speaker, view } = useWar();
  const { war } = speaker;
  const { forces } = DASHBOARDS[dashboard.id];
  const leaders = Object.entries(view.factions[side].leaders)
    .filter(([id]) => forces.includes(leaderCard(id).force))
    .sort(([, a], [, b]) => ORDER[a] - ORDER[b]);
  const generic = side === 'atreides' ? 'naib' : 'bashar';
  return (
    <>
      <div className="leaders">
        {leaders.map(([id, state]) => {
          const tank = tankPlace(dashboard, id);
          const { cell } = leaderCard(id);
          const held = view.paulHeld && id.startsWith('paul-');
          const told = tank === undefined ? war.leaderStates[state] : war.inTank(tank);
          return (
            <Touchable
              key={id}
              refs={[`leader:${id}`]}
              className={`leader-chip is-${tank === undefined ? state : 'tank'} ${held ? 'held' : ''}`}
              label={`${speaker.leader(id)}, ${told}`}
            >
              <Medallion who={id} />
              {cell !== undefined && <Icon name={cell} />}
              <span className="leader-name">{speaker.leader(id)}</span>
            </Touchable>
          );
        })}
        {forces.includes(leaderCard(`${generic}s`).force) && (
          <Touchable
            refs={[`leader:${generic}`]}
            className="leader-chip is-generic"
            label={war.genericMany[side]}
          >
            <Medallion who={generic} />
            <span className="leader-name">{war.genericMany[side]}</span>
          </Touchable>
        )}
      </div>
      <Tank dashboard={dashboard} />
    </>
  );
}

function Tank({ dashboard: { id, tank } }: { readonly dashboard: DashboardView }) {
  const { speaker } = useWar();
  const { war } = speaker;
  return (
    <div
      className={tank.length === 0 ? 'tank vacant' : 'tank'}
      role="img"
      aria-label={`${war.tank}: ${tank.map(({ leader }) => speaker.leader(leader)).join(', ') || '—'}`}
      title={war.tankHint}
    >
      <span className="tank-name">{war.tank}</span>
      {Array.from({ length: DASHBOARDS[id].tank }, (_, slot) => {
        const here = tank.filter((each) => each.slot === slot);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its index.
          <i key={slot}>
            {here.map(({ leader }) => (
              <Medallion key={leader} who={leader} />
            ))}
          </i>
        );
      })}
      <Icon name="deploy" />
    </div>
  );
}
