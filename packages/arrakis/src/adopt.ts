import { dashboardsFor } from './participants.js';
import type { ArrakisState, Dashboard, Faction } from './state.js';
import { type DashboardId, SIDES, type Side } from './terms.js';

/** Games of older rules go on by these. */
export function adopt(state: ArrakisState, version: string): void {
  if (version === '3') giveDashboards(state);
  if (version === '3' || version === '4') makeRoomForPartners(state);
}

/** Version 4 had nobody who could be left out or asked after somebody else. */
function makeRoomForPartners({ turn, agenda }: ArrakisState): void {
  if (turn !== undefined) turn.closing ??= false;
  for (const task of agenda as { readonly task: string; unable?: readonly DashboardId[] }[])
    if (task.task === 'forfeit') task.unable ??= [];
}

/** Version 3 knew only the game for two, and kept with a faction what now lies on its one dashboard. */
type FactionOf3 = Partial<Dashboard> & { dashboards: readonly Partial<Dashboard>[] };

/** What tasks and questions may tell of a dashboard, and of what a die or a sector is wanted for. */
interface Asked {
  readonly kind?: string;
  readonly side?: Side;
  readonly card?: string;
  readonly claim?: string;
  readonly n?: number;
  dashboard?: DashboardId | undefined;
  passed?: number;
  purpose?: string;
  renewed?: number;
  dice?: number | undefined;
}

function giveDashboards(state: ArrakisState): void {
  const only = (side: Side | undefined): DashboardId | undefined =>
    side && dashboardsFor(state.options, side)[0];
  for (const side of SIDES) giveDashboard(state.factions[side], only(side));
  if (state.turn !== undefined) Object.assign(state.turn, { acting: only(state.turn.side), closing: false });
  for (const asked of [...state.agenda, state.decision] as (Asked | undefined)[])
    if (asked !== undefined) address(asked, only);
}

function giveDashboard(faction: Faction, id: DashboardId | undefined): void {
  const old: FactionOf3 = faction as Faction & FactionOf3;
  const { hand, decks, discards, dice, used, overflow, tank, fallen, ...common } = old;
  for (const field in old) delete old[field as keyof FactionOf3];
  const own = { id, hand, decks, discards, dice, used, overflow, tank, fallen };
  Object.assign(old, common, { dashboards: [own] });
}

function address(asked: Asked, only: (side: Side | undefined) => DashboardId | undefined): void {
  asked.dashboard = only(asked.side);
  asked.passed = 0;
  if (asked.kind === 'spend-die')
    asked.purpose = asked.card !== undefined ? 'card' : asked.claim !== undefined ? 'claim' : 'unseen';
  if (asked.kind === 'prescience') asked.renewed ??= 0;
  if (asked.purpose === 'rockets') asked.dice ??= asked.n;
}
