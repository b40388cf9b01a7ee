import {
  type ArrakisView,
  DASHBOARDS,
  type DashboardView,
  type Force,
  ownerOf,
  type Side,
} from '@sietch/arrakis';
import { type Seat, sure } from '@sietch/kernel';

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

/** Does whoever looks run this dashboard? */
export function isOwn(view: ArrakisView, { id }: DashboardView): boolean {
  return view.seat !== undefined && ownerOf(view, id).includes(view.seat);
}

/** The planning cards whoever looks holds. */
export function ownHand(view: ArrakisView): readonly string[] | undefined {
  if (view.side === undefined) return undefined;
  return dashboardsOf(view, view.side).find((dashboard) => isOwn(view, dashboard))?.hand;
}

/** The cards of the partner, as long as a cone of silence lasts. */
export function partnersHand(view: ArrakisView): readonly string[] | undefined {
  if (view.side === undefined) return undefined;
  return dashboardsOf(view, view.side).find((dashboard) => !isOwn(view, dashboard))?.hand;
}

/** All hands with their holders, for whoever looks with all eyes at once; nobody else who only watches sees any. */
export function openHands(view: ArrakisView): readonly { seat: Seat; hand: readonly string[] }[] {
  return [...dashboardsOf(view, 'atreides'), ...dashboardsOf(view, 'harkonnen')].flatMap(({ id, hand }) => {
    const [seat] = ownerOf(view, id);
    return hand === undefined || seat === undefined ? [] : [{ seat, hand }];
  });
}
