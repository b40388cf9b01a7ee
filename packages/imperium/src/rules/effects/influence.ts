import { catalogOf, numbersOf } from '../../content/catalog.js';
import type { Effect, EffectOf, InfluenceTarget } from '../../effects/effect.js';
import { mentions } from '../../effects/walk.js';
import { asked, iconTracks } from '../../participants.js';
import { isFaction, type Track } from '../../terms.js';
import { cubeOn, stepsOf } from '../cubes.js';
import { gainInfluence, influenceTargets, reachTwoAbility } from '../influence.js';
import { plotsInHand } from '../plots.js';
import { mandatory } from './cells.js';
import type { Crowd, EffectRules, Moment, Queue, Standing } from './rule.js';
import { NEWS, set, type Touch, touch, union } from './touch.js';
import { waits } from './waiting.js';

/** Steps on the tracks of the factions. */
export const INFLUENCE: EffectRules<'influence'> = {
  influence: {
    carryOut: (play, seat, { n, with: target }, source) => {
      const from = influenceTargets(play.state, seat, target);
      const [only, ...others] = from;
      if (only === undefined) return;
      if (target === 'spied') for (const faction of from) gainInfluence(play, seat, faction, n, source);
      else if (others.length > 0)
        play.state.decision = { kind: 'faction', ...asked(play.state, seat), source, n, from };
      else gainInfluence(play, seat, only, n, source);
    },
    feasible: ({ state, seat }, { with: target }) => influenceTargets(state, seat, target).length > 0,
    standing: (queue, effect) => {
      const track = fixedTrack(queue, effect.with);
      return track === undefined ? mandatory(queue, effect) : fixedInfluence(queue, track, effect.n);
    },
    touches: influencing,
  },
};

/** The one track an effect is about; `undefined` if it is of several kinds, or the player's choice. */
function fixedTrack({ state, seat }: Moment, target: InfluenceTarget): Track | undefined {
  if (typeof target === 'object') return 'track' in target ? target.track : undefined;
  if (!isFaction(target)) return undefined;
  const [only, ...others] = iconTracks(state, seat, target);
  return others.length === 0 ? only : undefined;
}

/**
 * An influence step commutes with everything but a loss of influence and effects that compare it, and with what its
 * bonus at 4 commutes with.
 */
function fixedInfluence(queue: Queue, track: Track, n: number): Standing {
  const { state, seat } = queue;
  const { topInfluence, pointStep, allianceStep } = numbersOf(state);
  const owner = cubeOn(state, seat, track);
  if (owner === undefined) return 'dormant';
  const now = stepsOf(state, seat, track);
  if (now >= topInfluence) return 'dormant';
  if (waits(queue, comparesInfluence)) return 'mandatory';
  const bonus = now < allianceStep && now + n >= allianceStep ? catalogOf(state).track(track).bonus : [];
  const own = reachTwoAbility(state, owner, track)?.effects ?? [];
  // A loss first makes room, or lets a bonus be reached once more.
  const again = now >= allianceStep || now + n > topInfluence || (own.length > 0 && now >= pointStep);
  if (again && plotsInHand(state, seat).some((plot) => mentions(plot, costsInfluence))) return 'mandatory';
  // The spy of the fourth step is placed at once whenever it comes (ruling emperor-four-spy).
  const awaited = [...bonus, ...(now < pointStep && now + n >= pointStep ? own : [])].filter(
    ({ do: does }) => does !== 'place-spy',
  );
  const first = queue.weightiest(awaited);
  return first === 'dormant' ? 'quiet' : first;
}

function costsInfluence(effect: Effect): boolean {
  return effect.do === 'pay' && effect.cost.influence !== undefined;
}

function comparesInfluence(effect: Effect): boolean {
  return costsInfluence(effect) || (effect.do === 'influence' && effect.with === 'behind');
}

/** Bonuses of the track, and of the leader, come with the step that reaches them. */
function influencing(crowd: Crowd, { n, with: target }: EffectOf<'influence'>): Touch {
  const { state, seat } = crowd;
  const { pointStep, allianceStep } = numbersOf(state);
  const from = influenceTargets(state, seat, target);
  const bonuses: Effect[] = [];
  for (const track of from) {
    const now = stepsOf(state, seat, track);
    if (now < allianceStep && now + n >= allianceStep) bonuses.push(...catalogOf(state).track(track).bonus);
    if (now < pointStep)
      bonuses.push(...(reachTwoAbility(state, cubeOn(state, seat, track) ?? seat, track)?.effects ?? []));
  }
  const chosen = target !== 'spied' && from.length > 1 ? NEWS : 0;
  const compared = target === 'behind' ? set('lead') : target === 'spied' ? set('spies') : 0;
  return union(touch(set('loss') | chosen | compared, set('influence'), set('lead')), crowd.touches(bonuses));
}
