import { catalogOf } from '../../content/catalog.js';
import { emit } from '../../events.js';
import { playerAt, turnOf } from '../../state.js';
import { recallMemories, storeMemory } from '../memories.js';
import { addPending } from '../pending.js';
import { nextTraining } from '../training.js';
import { repeatSpace, visitedEffects } from '../visited.js';
import { always, asked, hasSupply, mandatory, nothing, optional, plainly, touching } from './cells.js';
import type { EffectRules } from './rule.js';
import { drawing, NEWS, set, takingTroops, touch, union } from './touch.js';

/** The signet ring, and what single leaders do. */
export const LEADER_EFFECTS: EffectRules<
  'signet-ring' | 'train' | 'store-memory' | 'recall-memories' | 'repeat-space'
> = {
  'signet-ring': plainly((play, seat) => {
    const { state } = play;
    const { id, signet } = catalogOf(state).leader(playerAt(state, seat).leader);
    emit(play, { event: 'ability', seat, leader: id, side: 'signet' });
    // They take part in the ordering of the turn like effects of the card itself.
    addPending(turnOf(state).pending, signet.effects, `leader:${id}`);
  }),
  train: {
    ask: (moment) => ({ kind: 'train', ...asked(moment), to: nextTraining(moment.state, moment.seat) }),
    feasible: ({ state, seat }) => nextTraining(state, seat).length > 0,
    standing: mandatory,
    touches: touching(NEWS),
  },
  'store-memory': {
    carryOut: (play, seat) => storeMemory(play, seat),
    feasible: hasSupply,
    standing: mandatory,
    touches: ({ state, seat, wants }) => takingTroops(wants, playerAt(state, seat)),
  },
  'recall-memories': {
    carryOut: (play, seat) => recallMemories(play, seat),
    feasible: always,
    standing: optional,
    touches: ({ state, seat, wants }) =>
      union(drawing(wants, playerAt(state, seat)), touch(NEWS, set('refill'))),
  },
  'repeat-space': {
    carryOut: (play) => repeatSpace(play),
    feasible: (moment) =>
      moment.from(`space:${moment.state.turn?.space}`).anyFeasible(visitedEffects(moment.state)),
    standing: mandatory,
    touches: nothing,
  },
};
