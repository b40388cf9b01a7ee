import type { Seat } from '@sietch/kernel';
import type { EffectOf } from '../../effects/effect.js';
import { playerAt } from '../../state.js';
import { alliesToActivate, armyOf } from '../activation.js';
import { doEffectsNext } from '../pending.js';
import { reinforced } from '../reinforcements.js';
import { throneRowCards } from '../throne-row.js';
import { tradingPartners } from '../trade.js';
import { asked, mandatory, optional, touching } from './cells.js';
import type { EffectRules, Moment } from './rule.js';
import { NEWS, set } from './touch.js';

/** What teammates do for each other, and a commander for the team. */
export const TEAM_EFFECTS: EffectRules<
  'allies' | 'reinforce' | 'trade' | 'to-throne-row' | 'give-contracts'
> = {
  allies: {
    carryOut: (play, seat, effect, source) => {
      // The agenda is a stack: the ally on the left comes first.
      for (const ally of alliesMeant({ state: play.state, seat }, effect).toReversed())
        doEffectsNext(play, ally, effect.effects, source);
    },
    feasible: (moment, effect) =>
      alliesMeant(moment, effect).some((ally) => moment.of(ally).anyFeasible(effect.effects)),
    standing: (queue, effect) => (queue.feasible(effect) ? 'quiet' : 'dormant'),
    touches: touching(0, set('garrison')),
  },
  reinforce: {
    ask: (moment, { n }) => ({ kind: 'reinforce', ...asked(moment), n }),
    feasible: ({ state, seat }) => reinforced(state, seat).some((ally) => playerAt(state, ally).supply > 0),
    standing: mandatory,
    touches: touching(set('supply', 'news'), 0, set('supply', 'units')),
  },
  trade: {
    ask: (moment) => ({ kind: 'trade-with', ...asked(moment) }),
    feasible: ({ state, seat }) => tradingPartners(state, seat).length > 0,
    standing: optional,
    touches: touching(
      set('intrigues', 'spice', 'solari', 'water', 'news'),
      NEWS,
      set('intrigues', 'spice', 'solari', 'water'),
    ),
  },
  'to-throne-row': {
    ask: (moment, { except }) => ({ kind: 'to-throne-row', ...asked(moment), except }),
    feasible: ({ state }, { except }) => throneRowCards(state, except).length > 0,
    standing: mandatory,
    touches: touching(set('row', 'news'), NEWS, set('row')),
  },
  'give-contracts': {
    ask: (moment) => ({ kind: 'give-contracts', ...asked(moment) }),
    feasible: ({ state, seat }) => state.contractRow.length > 0 && alliesToActivate(state, seat).length > 0,
    standing: mandatory,
    touches: touching(set('contracts', 'news'), NEWS, set('contracts')),
  },
};

function alliesMeant(
  { state, seat }: Pick<Moment, 'state' | 'seat'>,
  { who }: EffectOf<'allies'>,
): readonly Seat[] {
  if (who === 'each') return alliesToActivate(state, seat);
  const ally = armyOf(state, seat);
  return ally === seat ? [] : [ally];
}
