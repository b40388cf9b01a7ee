import { catalogOf, numbersOf } from '../../content/catalog.js';
import type { Effect, EffectOf } from '../../effects/effect.js';
import { mentions } from '../../effects/walk.js';
import { asked } from '../../participants.js';
import { playerAt } from '../../state.js';
import { type Faction, isFaction } from '../../terms.js';
import { abilityOf } from '../ability.js';
import { gainInfluence, influenceTargets } from '../influence.js';
import { plotsInHand } from '../plots.js';
import { mandatory } from './cells.js';
import type { Crowd, EffectRules, Queue, Standing } from './rule.js';
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
    standing: (queue, effect) =>
      isFaction(effect.with) ? fixedInfluence(queue, effect.with, effect.n) : mandatory(queue, effect),
    touches: influencing,
  },
};

/**
 * An influence step commutes with everything but a loss of influence and effects that compare it, and with what its
 * bonus of the track commutes with.
 */
function fixedInfluence(queue: Queue, faction: Faction, n: number): Standing {
  const { state, seat } = queue;
  const now = playerAt(state, seat).influence[faction];
  const { topInfluence, pointStep, allianceStep } = numbersOf(state);
  if (now >= topInfluence) return 'dormant';
  if (waits(queue, comparesInfluence)) return 'mandatory';
  const reached = abilityOf(state, seat, 'reach-two');
  const bonus = now < allianceStep && now + n >= allianceStep ? catalogOf(state).track(faction).bonus : [];
  const own = reached?.faction === faction ? reached.effects : [];
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
  const { influence } = playerAt(state, seat);
  const { pointStep, allianceStep } = numbersOf(state);
  const from = influenceTargets(state, seat, target);
  const bonuses = from
    .filter((faction) => influence[faction] < allianceStep && influence[faction] + n >= allianceStep)
    .flatMap((faction) => catalogOf(state).track(faction).bonus);
  const reached = abilityOf(state, seat, 'reach-two');
  if (reached !== undefined && from.includes(reached.faction) && influence[reached.faction] < pointStep)
    bonuses.push(...reached.effects);
  const chosen = target !== 'spied' && from.length > 1 ? NEWS : 0;
  const compared = target === 'behind' ? set('lead') : target === 'spied' ? set('spies') : 0;
  return union(touch(set('loss') | chosen | compared, set('influence'), set('lead')), crowd.touches(bonuses));
}
