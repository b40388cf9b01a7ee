import { doNext, type Seat } from '@sietch/kernel';
import { catalogOf, numbersOf } from '../content/catalog.js';
import type { InfluenceTarget } from '../effects/effect.js';
import { emit, type ImperiumPlay } from '../events.js';
import { asked, isAutomaton, opponentsOf } from '../participants.js';
import { type ImperiumState, playerAt } from '../state.js';
import { FACTIONS, type Faction, isFaction, type Ref } from '../terms.js';
import { abilityOf, noteAbility } from './ability.js';
import { doEffectsNext } from './pending.js';
import { score } from './resources.js';
import { spiedFactions } from './spies.js';

/** Moves a marker as far as the track goes, and tells where it stood before and stands now. */
function moveMarker(
  play: ImperiumPlay,
  seat: Seat,
  faction: Faction,
  n: number,
  source: Ref,
): { readonly before: number; readonly after: number } | undefined {
  const { influence } = playerAt(play.state, seat);
  const before = influence[faction];
  const after = Math.min(numbersOf(play.state).topInfluence, Math.max(0, before + n));
  if (after === before) return undefined;
  influence[faction] = after;
  emit(play, { event: 'influence', seat, faction, n: after - before, source });
  return { before, after };
}

/** Climbing a track: a point, further up the bonus, and perhaps the alliance (rulebook: Фракції). */
export function gainInfluence(
  play: ImperiumPlay,
  seat: Seat,
  faction: Faction,
  n: number,
  source: Ref,
): void {
  const { state } = play;
  const moved = moveMarker(play, seat, faction, n, source);
  if (moved === undefined) return;
  const { before, after } = moved;
  const { pointStep, allianceStep } = numbersOf(state);
  if (before < pointStep && after >= pointStep) reachPoint(play, seat, faction);
  if (after < allianceStep) return;
  takeAllianceIfHighest(play, seat, faction);
  // Rivals get no bonus of a track.
  if (before < allianceStep && !isAutomaton(state, seat)) {
    doEffectsNext(play, seat, catalogOf(state).track(faction).bonus, `faction:${faction}`);
  }
}

/** Passing over the step reaches it too, and it can be reached again after a loss. */
function reachPoint(play: ImperiumPlay, seat: Seat, faction: Faction): void {
  score(play, seat, 1, `faction:${faction}`);
  const ability = abilityOf(play.state, seat, 'reach-two');
  if (ability?.faction !== faction) return;
  noteAbility(play, seat);
  doEffectsNext(play, seat, ability.effects, `leader:${playerAt(play.state, seat).leader}`);
}

function takeAllianceIfHighest(play: ImperiumPlay, seat: Seat, faction: Faction): void {
  const { state } = play;
  const holder = state.alliances[faction];
  if (holder === seat) return;
  if (
    holder === undefined ||
    playerAt(state, seat).influence[faction] > playerAt(state, holder).influence[faction]
  ) {
    giveAlliance(play, faction, seat);
  }
}

export function giveAlliance(play: ImperiumPlay, faction: Faction, seat: Seat | undefined): void {
  const { state } = play;
  const from = state.alliances[faction];
  state.alliances[faction] = seat;
  emit(play, { event: 'alliance', faction, seat, from });
  if (from !== undefined) score(play, from, -1, `alliance:${faction}`);
  if (seat !== undefined) score(play, seat, 1, `alliance:${faction}`);
}

export function loseInfluence(
  play: ImperiumPlay,
  seat: Seat,
  faction: Faction,
  n: number,
  source: Ref,
): void {
  const { state } = play;
  const moved = moveMarker(play, seat, faction, -n, source);
  if (moved === undefined) return;
  const { before, after } = moved;
  const { pointStep } = numbersOf(state);
  if (before >= pointStep && after < pointStep) score(play, seat, -1, `faction:${faction}`);
  if (state.alliances[faction] === seat) doNext(state, { task: 'pass-alliance', seat, faction });
}

/**
 * A holder who steps down loses the token to a player who is now higher, and to the board below
 * the step of alliances (official FAQ, docs/rulings.md). Several such players stood level: the old holder chooses.
 */
export function passAlliance(play: ImperiumPlay, seat: Seat, faction: Faction): void {
  const { state } = play;
  const { allianceStep } = numbersOf(state);
  const level = playerAt(state, seat).influence[faction];
  const heirs = state.players
    .map((_, other) => other)
    .filter((other) => {
      const theirs = playerAt(state, other).influence[faction];
      return theirs > level && theirs >= allianceStep;
    });
  const [only] = heirs;
  if (heirs.length > 1) state.decision = { kind: 'pass-alliance', ...asked(state, seat), faction, to: heirs };
  else if (only !== undefined) giveAlliance(play, faction, only);
  else if (level < allianceStep) giveAlliance(play, faction, undefined);
}

export function alliancesOf(state: ImperiumState, seat: Seat): number {
  return FACTIONS.filter((faction) => state.alliances[faction] === seat).length;
}

/** Factions where some opponent has more influence. */
export function factionsBehind(state: ImperiumState, seat: Seat): Faction[] {
  return FACTIONS.filter((faction) => {
    const own = playerAt(state, seat).influence[faction];
    return opponentsOf(state, seat).some((other) => playerAt(state, other).influence[faction] > own);
  });
}

/** Factions in which influence can still rise. */
export function factionsToGain(
  state: ImperiumState,
  seat: Seat,
  from: readonly Faction[] = FACTIONS,
): Faction[] {
  const { influence } = playerAt(state, seat);
  const { topInfluence } = numbersOf(state);
  return from.filter((faction) => influence[faction] < topInfluence);
}

export function factionsToLose(state: ImperiumState, seat: Seat): Faction[] {
  const { influence } = playerAt(state, seat);
  return FACTIONS.filter((faction) => influence[faction] > 0);
}

/** Factions an influence effect may go to now. */
export function influenceTargets(state: ImperiumState, seat: Seat, target: InfluenceTarget): Faction[] {
  if (target === 'any') return factionsToGain(state, seat);
  if (target === 'behind') return factionsBehind(state, seat);
  if (target === 'spied') return spiedFactions(state, seat);
  if (isFaction(target)) return factionsToGain(state, seat, [target]);
  // Rivals find the others by priorities of their own.
  return typeof target === 'object' && !('rank' in target) ? factionsToGain(state, seat, target) : [];
}
