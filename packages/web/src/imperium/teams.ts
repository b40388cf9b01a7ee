import { type ImperiumView, modeOf } from '@sietch/imperium';
import type { Seat } from '@sietch/kernel';

/** Those who play together, the commander first. */
export interface Team {
  readonly commander: Seat;
  readonly members: readonly Seat[];
}

/** The teams of a game, that of the looking seat first; none where everybody plays for themselves. */
export function teamsOf(view: ImperiumView, seat: Seat | undefined): readonly Team[] {
  const { commanders, allies } = modeOf(view);
  const teams = commanders.map(({ participant, left, right }) => ({
    commander: participant,
    members: [participant, ...(allies[participant] ?? [left, right])],
  }));
  const isOurs = ({ members }: Team): boolean => seat !== undefined && members.includes(seat);
  return teams.toSorted((a, b) => Number(isOurs(b)) - Number(isOurs(a)));
}

export function isCommander(view: ImperiumView, seat: Seat): boolean {
  return modeOf(view).commands[seat] !== undefined;
}

/** What members of a team have together. */
export function total(
  view: ImperiumView,
  { members }: Team,
  of: 'points' | 'spice' | 'solari' | 'water' | 'garrison',
): number {
  return members.reduce((sum, seat) => sum + (view.players[seat]?.[of] ?? 0), 0);
}

/** Who can have units in a conflict, team by team. */
export function armies(view: ImperiumView, seat: Seat | undefined): readonly (readonly Seat[])[] {
  const teams = teamsOf(view, seat);
  if (teams.length === 0) return [[...view.players.keys()]];
  return teams.map(({ commander, members }) => members.filter((member) => member !== commander));
}

/** A commander's own track stands on the personal board, the others on the board. */
export function personalTracks(view: ImperiumView): readonly string[] {
  return modeOf(view).commanders.map(({ board }) => board.track);
}
