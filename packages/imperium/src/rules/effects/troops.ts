import { opponentsOf } from '../../participants.js';
import { playerAt, turnOf } from '../../state.js';
import { armyAt } from '../activation.js';
import { deploy, mayDeploy } from '../troops.js';
import {
  asked,
  askedOfArmy,
  hasSupply,
  mandatory,
  optional,
  plainly,
  touching,
  whenFeasible,
} from './cells.js';
import type { EffectRules } from './rule.js';
import { NEWS, set, takingTroops } from './touch.js';

type TroopEffect =
  | 'deploy'
  | 'deploy-from-supply'
  | 'retreat'
  | 'opponent-loses-troop'
  | 'deploy-recruits'
  | 'no-deployment';

/** Troops in and out of the conflict. */
export const TROOP_EFFECTS: EffectRules<TroopEffect> = {
  deploy: {
    ask: (moment, effect) => {
      const { garrison } = armyAt(moment.state, moment.seat);
      return { kind: 'deploy', ...askedOfArmy(moment), upTo: limit(effect.upTo, garrison) };
    },
    feasible: ({ state, seat }) => mayDeploy(state, seat) && armyAt(state, seat).garrison > 0,
    standing: optional,
    touches: touching(set('garrison', 'news'), 0, set('garrison', 'units')),
  },
  'deploy-from-supply': {
    carryOut: (play, seat, { n }, source) => deploy(play, seat, n, 'supply', source),
    feasible: (moment) => mayDeploy(moment.state, moment.seat) && hasSupply(moment),
    standing: whenFeasible('quiet'),
    touches: ({ state, seat, wants }) => takingTroops(wants, armyAt(state, seat)),
  },
  retreat: {
    ask: (moment, effect) => {
      const { conflict } = armyAt(moment.state, moment.seat);
      return { kind: 'retreat', ...asked(moment), from: 0, upTo: limit(effect.upTo, conflict) };
    },
    feasible: ({ state, seat }) => armyAt(state, seat).conflict > 0,
    standing: optional,
    touches: touching(set('units', 'news'), 0, set('garrison', 'units')),
  },
  'opponent-loses-troop': {
    ask: (moment) => ({ kind: 'opponent', ...asked(moment) }),
    feasible: ({ state, seat }) =>
      opponentsOf(state, seat).some((other) => playerAt(state, other).conflict > 0),
    standing: mandatory,
    touches: touching(NEWS),
  },
  'deploy-recruits': plainly(({ state }) => {
    turnOf(state).deployRecruits = true;
  }),
  'no-deployment': plainly(({ state }) => {
    turnOf(state).noDeployment = true;
  }),
};

function limit(upTo: number | 'any', available: number): number {
  return upTo === 'any' ? available : Math.min(upTo, available);
}
