import type { EffectOf } from '../../effects/effect.js';
import type { ImperiumPlay } from '../../events.js';
import { asked } from '../../participants.js';
import type { Ref } from '../../terms.js';
import { armyAt, armyOf } from '../activation.js';
import { gain, gainPersuasion, gainSwords, score } from '../resources.js';
import { recruit } from '../troops.js';
import { always, hasSupply, plainly, quiet } from './cells.js';
import { INFLUENCE } from './influence.js';
import type { EffectRules, Queue, Standing } from './rule.js';
import { NEWS, scarce, set, touch } from './touch.js';
import { troopsForElsewhere, waits, wanted } from './waiting.js';

/** Plain gains, troops and influence. */
export const GAINS: EffectRules<'gain' | 'persuasion' | 'swords' | 'points' | 'recruit' | 'influence'> = {
  gain: {
    carryOut: (play, seat, { what, n }, source) => gain(play, seat, what, n, source),
    feasible: always,
    standing: quiet,
    touches: (_, { what }) => touch(0, set(what)),
  },
  persuasion: plainly((play, seat, { n }, source) => gainPersuasion(play, seat, n, source)),
  swords: plainly((play, seat, { n }, source) => gainSwords(play, seat, n, source)),
  points: plainly((play, seat, { n }, source) => score(play, seat, n, source)),
  recruit: {
    carryOut: recruitAndDeploy,
    feasible: hasSupply,
    standing: recruiting,
    touches: ({ state, seat, wants }, { n, deploy }) => {
      const player = armyAt(state, seat);
      const supply = scarce(wants, player, 'supply');
      if (deploy !== undefined) return touch(supply | NEWS, 0, supply | set('units'));
      // Plain recruits do not mind each other: they empty the supply in any order.
      return touch(n > player.supply ? set('refill') : 0, set('garrison'), supply);
    },
  },
  ...INFLUENCE,
};

function recruitAndDeploy(play: ImperiumPlay, seat: number, effect: EffectOf<'recruit'>, source: Ref): void {
  const { state } = play;
  const recruited = recruit(play, seat, effect.n, source);
  const mayDeploy =
    effect.deploy === 'always' || (effect.deploy === 'on-reveal' && state.turn?.stage === 'reveal');
  if (mayDeploy && recruited > 0)
    state.decision = { kind: 'deploy', ...asked(state, armyOf(state, seat)), source, upTo: recruited };
}

/** A plain recruit helps, unless it takes the troops something else needs, or comes before the supply grows. */
function recruiting(queue: Queue, { n, deploy }: EffectOf<'recruit'>): Standing {
  const { supply } = armyAt(queue.state, queue.seat);
  if (supply === 0) return 'dormant';
  if (deploy !== undefined) return 'mandatory';
  const others = wanted(queue, troopsForElsewhere);
  if (others > 0 && supply < n + others) return 'mandatory';
  const grows = n > supply && waits(queue, (effect) => effect.do === 'recall-memories');
  return grows ? 'mandatory' : 'quiet';
}
