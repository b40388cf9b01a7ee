import type { Seat } from '@sietch/kernel';
import { catalogOf } from '../../content/catalog.js';
import type { EffectOf } from '../../effects/effect.js';
import { emit, type ImperiumPlay } from '../../events.js';
import { playerAt, turnOf } from '../../state.js';
import { abilityOf, useAbility } from '../ability.js';
import { hasReadyAgent } from '../entry.js';
import { recallableAgents } from '../figures.js';
import { harvest } from '../harvest.js';
import { councilPersuasion } from '../resources.js';
import { raiseVisitInfluence, visitedFaction } from '../visited.js';
import {
  always,
  asked,
  hasHand,
  mandatory,
  nothing,
  plainly,
  quiet,
  touching,
  whenFeasible,
} from './cells.js';
import type { EffectRules, Moment } from './rule.js';
import { asking, drawing, NEWS, NONE, set, touch } from './touch.js';

type BoardEffect =
  | 'harvest'
  | 'double-harvest'
  | 'visit-influence'
  | 'council-seat'
  | 'swordmaster'
  | 'take-mentat'
  | 'control'
  | 'name-space'
  | 'recall-agent'
  | 'extra-icons'
  | 'ignore-enemy-agents'
  | 'may-pass'
  | 'persuasion-while-here';

/** Agents and the board. */
export const BOARD_EFFECTS: EffectRules<BoardEffect> = {
  harvest: {
    carryOut: (play, seat, { n }, source) => harvest(play, seat, n, source),
    // Bonus spice alone comes with sandworms: it is no offer without them.
    feasible: (_, { n }) => n > 0,
    standing: ({ state, seat }) => (abilityOf(state, seat, 'harvest') === undefined ? 'quiet' : 'draw'),
    touches: ({ state, seat, wants }) =>
      abilityOf(state, seat, 'harvest') === undefined
        ? touch(0, set('spice'))
        : drawing(wants, playerAt(state, seat)),
  },
  'double-harvest': plainly(({ state }) => {
    turnOf(state).harvestDoubled = true;
  }),
  'visit-influence': {
    carryOut: (play, seat, { n }, source) => raiseVisitInfluence(play, seat, n, source),
    feasible: ({ state }) => visitedFaction(state) !== undefined,
    standing: whenFeasible('quiet'),
    touches: nothing,
  },
  'council-seat': {
    carryOut: (play, seat) => {
      playerAt(play.state, seat).councilSeat = true;
      emit(play, { event: 'council-seat', seat });
      // A seat taken on the Reveal turn gives its persuasion at once.
      if (play.state.turn?.stage === 'reveal') councilPersuasion(play, seat);
      useAbility(play, seat, 'council-seat');
    },
    feasible: always,
    standing: (moment) => (actsOnCouncilSeat(moment) ? 'mandatory' : 'quiet'),
    touches: (moment) => (actsOnCouncilSeat(moment) ? touch(NEWS, 0, set('lead')) : NONE),
  },
  swordmaster: plainly((play, seat) => {
    const player = playerAt(play.state, seat);
    player.swordmaster = true;
    player.agents++;
    emit(play, { event: 'swordmaster', seat });
  }),
  'take-mentat': {
    carryOut: takeMentat,
    feasible: ({ state }, { at }) => at === 'next-round' || state.mentat.holder === undefined,
    standing: quiet,
    touches: nothing,
  },
  control: plainly((play, seat, { space }) => {
    if (!catalogOf(play.state).controllable(space)) return;
    play.state.control[space] = seat;
    emit(play, { event: 'control', seat, space });
  }),
  'name-space': {
    ask: (moment) => ({ kind: 'name-space', ...asked(moment) }),
    feasible: always,
    standing: mandatory,
    touches: touching(NEWS),
  },
  'recall-agent': {
    ask: (moment, { other = false }) => ({ kind: 'recall-agent', ...asked(moment), other }),
    feasible: ({ state, seat }, { other = false }) => recallableAgents(state, seat, other).length > 0,
    standing: mandatory,
    touches: ({ state, seat }, { other = false }) =>
      asking(recallableAgents(state, seat, other).length, set('agents')),
  },
  'extra-icons': {
    carryOut: ({ state }, _, { icons }) => {
      turnOf(state).extraIcons = icons;
    },
    feasible: maySendAgent,
    standing: mandatory,
    touches: nothing,
  },
  'ignore-enemy-agents': {
    carryOut: ({ state }) => {
      turnOf(state).ignoreEnemies = true;
    },
    feasible: maySendAgent,
    standing: mandatory,
    touches: nothing,
  },
  'may-pass': plainly(({ state }) => {
    turnOf(state).mayPass = true;
  }),
  // Counted on the Reveal turn, if the agent still stands there.
  'persuasion-while-here': plainly(() => undefined),
};

function actsOnCouncilSeat({ state, seat }: Moment): boolean {
  return abilityOf(state, seat, 'council-seat') !== undefined;
}

function maySendAgent(moment: Moment): boolean {
  return hasHand(moment) && hasReadyAgent(moment.state, moment.seat);
}

/** As a conflict reward the Mentat is only promised: it stays where it is until the next round starts. */
function takeMentat(play: ImperiumPlay, seat: Seat, { at }: EffectOf<'take-mentat'>): void {
  const { mentat } = play.state;
  if (at === 'next-round') {
    mentat.keptFor = seat;
    emit(play, { event: 'mentat-won', seat });
  } else if (mentat.holder === undefined) {
    mentat.holder = seat;
    emit(play, { event: 'mentat', seat });
  }
}
