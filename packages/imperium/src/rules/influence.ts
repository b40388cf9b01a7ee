import { doNext, type Seat } from '@sietch/kernel';
import { catalogOf, numbersOf } from '../content/catalog.js';
import type { Effect, InfluenceTarget } from '../effects/effect.js';
import { emit, type ImperiumPlay } from '../events.js';
import { asked, iconTracks, isAutomaton, opponentsOf, teamOf, tracksFor } from '../participants.js';
import { type ImperiumState, playerAt, stepsOn } from '../state.js';
import { isFaction, type Ref, type Track } from '../terms.js';
import { abilityOf, noteAbility } from './ability.js';
import { cubeOn, influenceOf, stepsOf } from './cubes.js';
import { doEffectsNext } from './pending.js';
import { score } from './resources.js';
import { spiedTracks } from './spies.js';

/** Moves a cube as far as the track goes, and tells whose it is, where it stood before and stands now. */
function moveCube(
  play: ImperiumPlay,
  seat: Seat,
  track: Track,
  n: number,
  source: Ref,
): { readonly owner: Seat; readonly before: number; readonly after: number } | undefined {
  const { state } = play;
  const owner = cubeOn(state, seat, track);
  if (owner === undefined) return undefined;
  const { influence } = playerAt(state, owner);
  const before = influence[track] ?? 0;
  const after = Math.min(numbersOf(state).topInfluence, Math.max(0, before + n));
  if (after === before) return undefined;
  influence[track] = after;
  emit(play, { event: 'influence', seat: owner, faction: track, n: after - before, source });
  return { owner, before, after };
}

/**
 * Climbing a track: a point at 2, the bonus at 4, and perhaps the alliance (rulebook: Фракції). All of it is for the
 * owner of the cube; some steps of a commander's own track bring something to the whole team.
 */
export function gainInfluence(play: ImperiumPlay, seat: Seat, track: Track, n: number, source: Ref): void {
  const { state } = play;
  const { pointStep, allianceStep } = numbersOf(state);
  const moved = moveCube(play, seat, track, n, source);
  if (moved === undefined) return;
  const { owner, before, after } = moved;
  const { bonus, forTeam } = catalogOf(state).track(track);
  if (forTeam !== undefined) payTeam(play, owner, track, forTeam, before, after);
  if (before < pointStep && after >= pointStep) reachTwo(play, owner, track);
  if (after < allianceStep) return;
  takeAllianceIfHighest(play, owner, track);
  // Rivals get no bonus of a track.
  if (before < allianceStep && !isAutomaton(state, owner))
    doEffectsNext(play, owner, bonus, `faction:${track}`);
}

/** The commander first, then clockwise; the agenda is a stack. */
function payTeam(
  play: ImperiumPlay,
  commander: Seat,
  track: Track,
  forTeam: Readonly<Record<number, readonly Effect[]>>,
  before: number,
  after: number,
): void {
  for (let step = after; step > before; step--) {
    for (const member of teamOf(play.state, commander).toReversed())
      doEffectsNext(play, member, forTeam[step] ?? [], `faction:${track}`);
  }
}

/** Passing over step 2 reaches it too, and it can be reached again after a loss. */
function reachTwo(play: ImperiumPlay, seat: Seat, track: Track): void {
  score(play, seat, 1, `faction:${track}`);
  const ability = reachTwoAbility(play.state, seat, track);
  if (ability === undefined) return;
  noteAbility(play, seat);
  doEffectsNext(play, seat, ability.effects, `leader:${playerAt(play.state, seat).leader}`);
}

/** The ability of a leader who waits for the second step of this very track. */
export function reachTwoAbility(state: ImperiumState, seat: Seat, track: Track) {
  const ability = abilityOf(state, seat, 'reach-two');
  return ability !== undefined && iconTracks(state, seat, ability.faction).includes(track)
    ? ability
    : undefined;
}

function takeAllianceIfHighest(play: ImperiumPlay, seat: Seat, track: Track): void {
  const { state } = play;
  const holder = state.alliances[track];
  if (holder === seat) return;
  if (
    holder === undefined ||
    stepsOn(playerAt(state, seat), track) > stepsOn(playerAt(state, holder), track)
  ) {
    giveAlliance(play, track, seat);
  }
}

export function giveAlliance(play: ImperiumPlay, track: Track, seat: Seat | undefined): void {
  const { state } = play;
  const from = state.alliances[track];
  state.alliances[track] = seat;
  emit(play, { event: 'alliance', faction: track, seat, from });
  if (from !== undefined) score(play, from, -1, `alliance:${track}`);
  if (seat !== undefined) score(play, seat, 1, `alliance:${track}`);
}

export function loseInfluence(play: ImperiumPlay, seat: Seat, track: Track, n: number, source: Ref): void {
  const { state } = play;
  const { pointStep } = numbersOf(state);
  const moved = moveCube(play, seat, track, -n, source);
  if (moved === undefined) return;
  const { owner, before, after } = moved;
  if (before >= pointStep && after < pointStep) score(play, owner, -1, `faction:${track}`);
  if (state.alliances[track] === owner) doNext(state, { task: 'pass-alliance', seat: owner, faction: track });
}

/**
 * A holder who steps down loses the token to a player who is now higher, and to the board below step 4
 * (official FAQ, docs/rulings.md). Several such players stood level: the old holder chooses.
 */
export function passAlliance(play: ImperiumPlay, seat: Seat, track: Track): void {
  const { state } = play;
  const { allianceStep } = numbersOf(state);
  const level = stepsOn(playerAt(state, seat), track);
  const heirs = state.players
    .map((_, other) => other)
    .filter((other) => {
      const theirs = stepsOn(playerAt(state, other), track);
      return theirs > level && theirs >= allianceStep;
    });
  const [only] = heirs;
  if (heirs.length > 1)
    state.decision = { kind: 'pass-alliance', ...asked(state, seat), faction: track, to: heirs };
  else if (only !== undefined) giveAlliance(play, track, only);
  else if (level < allianceStep) giveAlliance(play, track, undefined);
}

export function alliancesOf(state: ImperiumState, seat: Seat): number {
  return catalogOf(state).tracks.filter((track) => state.alliances[track] === seat).length;
}

/** Tracks where some opponent has more influence. */
function tracksBehind(state: ImperiumState, seat: Seat): Track[] {
  return tracksFor(state, seat).filter((track) => {
    if (cubeOn(state, seat, track) === undefined) return false;
    const own = influenceOf(state, seat, track);
    return opponentsOf(state, seat).some((other) => influenceOf(state, other, track) > own);
  });
}

/** Those of the tracks on which influence can still rise. */
export function tracksToGain(state: ImperiumState, seat: Seat, from: readonly Track[]): Track[] {
  const { topInfluence } = numbersOf(state);
  return from.filter((track) => {
    const owner = cubeOn(state, seat, track);
    return owner !== undefined && stepsOn(playerAt(state, owner), track) < topInfluence;
  });
}

export function tracksToLose(state: ImperiumState, seat: Seat): Track[] {
  return tracksFor(state, seat).filter((track) => stepsOf(state, seat, track) > 0);
}

export function influenceToLose(state: ImperiumState, seat: Seat): number {
  return tracksFor(state, seat).reduce((sum, track) => sum + stepsOf(state, seat, track), 0);
}

/** Tracks an influence effect may go to now. */
export function influenceTargets(state: ImperiumState, seat: Seat, target: InfluenceTarget): Track[] {
  if (target === 'any') return tracksToGain(state, seat, tracksFor(state, seat));
  if (target === 'behind') return tracksBehind(state, seat);
  if (target === 'spied') return spiedTracks(state, seat);
  if (isFaction(target)) return tracksToGain(state, seat, iconTracks(state, seat, target));
  // Rivals find the others by priorities of their own.
  if (typeof target !== 'object' || 'rank' in target) return [];
  if ('track' in target) return tracksToGain(state, seat, [target.track]);
  return tracksToGain(
    state,
    seat,
    target.flatMap((icon) => iconTracks(state, seat, icon)),
  );
}
