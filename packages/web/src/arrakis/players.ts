import { type ArrakisView, DASHBOARDS, type DashboardView, type Force, type Side } from '@sietch/arrakis';
import { sure } from '@sietch/kernel';

/** All dashboards of a side: one, or two that partners share. */
export function dashboardsOf(view: ArrakisView, side: Side): readonly DashboardView[] {
  return view.factions[side].dashboards;
}

/** Where the cards of a force lie. */
export function dashboardOfForce(view: ArrakisView, force: Force): DashboardView {
  const all = [...dashboardsOf(view, 'atreides'), ...dashboardsOf(view, 'harkonnen')];
  return sure(
    all.find(({ id }) => DASHBOARDS[id].forces.includes(force)),
    'dashboard of a force',
    force,
  );
}

/** The planning cards whoever looks holds. */
export function ownHand(view: ArrakisView): readonly string[] | undefined {
  if (view.side === undefined) return undefined;
  return dashboardsOf(view, view.side).find(({ hand }) => hand !== undefined)?.hand;
}
