import { dictionary, type Seat } from '@sietch/kernel';
import type { Arrow } from '../../effects/arrow.js';
import type { Effect } from '../../effects/effect.js';
import type { ImperiumPlay } from '../../events.js';
import { isAutomaton } from '../../participants.js';
import { type ImperiumState, type Pending, turnOf } from '../../state.js';
import type { Ref } from '../../terms.js';
import { resolveForRival } from '../rivals/effects.js';
import { BOARD_EFFECTS } from './board.js';
import { CARD_EFFECTS } from './cards.js';
import { GAINS } from './gains.js';
import { LEADER_EFFECTS } from './leaders.js';
import { MARKET_EFFECTS } from './market.js';
import { NETWORK_EFFECTS } from './network.js';
import type { Crowd, EffectRule, EffectRules, Queue, Standing, Wants } from './rule.js';
import { STRUCTURE, yields as yieldsAt } from './structure.js';
import { TEAM_EFFECTS } from './teams.js';
import { NONE, type Touch, union } from './touch.js';
import { TROOP_EFFECTS } from './troops.js';

/** All the rules know of every kind of effect. */
const RULES = dictionary<EffectRules<Effect['do']>>({
  ...GAINS,
  ...CARD_EFFECTS,
  ...MARKET_EFFECTS,
  ...STRUCTURE,
  ...TROOP_EFFECTS,
  ...NETWORK_EFFECTS,
  ...LEADER_EFFECTS,
  ...BOARD_EFFECTS,
  ...TEAM_EFFECTS,
});

function ruleOf(effect: Effect): EffectRule<Effect> {
  return RULES[effect.do];
}

/** Choices, costs and the ally's troops are in the hands of the commander who plays a card on behalf of an ally. */
const IN_HIS_HANDS: readonly Effect['do'][] = [
  'pay',
  'choose',
  'if',
  'for-each',
  'swords',
  'retreat',
  'deploy',
];

/** The effects of an intrigue played on behalf of an ally are applied to that ally (six players: Інтригові карти бою). */
function takerOf({ activated }: ImperiumState, seat: Seat, effect: Effect): Seat {
  if (activated === undefined || !activated.onBehalf || activated.by !== seat) return seat;
  return IN_HIS_HANDS.includes(effect.do) ? seat : activated.ally;
}

const WEIGHT: readonly Standing[] = ['dormant', 'quiet', 'draw-intrigue', 'draw', 'optional', 'mandatory'];
const ALONE: readonly Pending[] = [];
const NO_WANTS: Wants = { draws: 0, troops: 0 };

/** What the tables are asked about, and what they ask of each other. */
class Scene implements Queue, Crowd {
  constructor(
    readonly state: ImperiumState,
    readonly seat: Seat,
    readonly source: Ref,
    readonly among: readonly Pending[] = ALONE,
    readonly wants: Wants = NO_WANTS,
  ) {}

  from(source: Ref): Scene {
    return new Scene(this.state, this.seat, source, this.among, this.wants);
  }

  of(seat: Seat): Scene {
    return new Scene(this.state, seat, this.source, this.among, this.wants);
  }

  /** The moment of whoever the effect is for. */
  private taking(effect: Effect): Scene {
    const taker = takerOf(this.state, this.seat, effect);
    return taker === this.seat ? this : this.of(taker);
  }

  feasible(effect: Effect): boolean {
    return ruleOf(effect).feasible(this.taking(effect), effect);
  }

  anyFeasible(effects: readonly Effect[]): boolean {
    for (const effect of effects) if (this.feasible(effect)) return true;
    return false;
  }

  standing(effect: Effect): Standing {
    return ruleOf(effect).standing(this.taking(effect), effect);
  }

  weightiest(effects: readonly Effect[]): Standing {
    let weight = 0;
    for (const effect of effects) weight = Math.max(weight, WEIGHT.indexOf(this.standing(effect)));
    return WEIGHT[weight] ?? 'dormant';
  }

  touches(effects: readonly Effect[]): Touch {
    return effects.reduce(
      (sum, effect) => union(sum, ruleOf(effect).touches(this.taking(effect), effect)),
      NONE,
    );
  }
}

/** Carries out one effect, or asks what it needs to know. */
export function resolve(play: ImperiumPlay, seat: Seat, effect: Effect, source: Ref): void {
  if (isAutomaton(play.state, seat) && resolveForRival(play, seat, effect, source)) return;
  const rule = ruleOf(effect);
  const taker = takerOf(play.state, seat, effect);
  if (rule.ask === undefined) return rule.carryOut(play, taker, effect, source);
  const scene = new Scene(play.state, taker, source);
  if (rule.feasible(scene, effect)) play.state.decision = rule.ask(scene, effect);
}

/** Can the effect do anything at this moment? */
export function feasible(state: ImperiumState, seat: Seat, effect: Effect, source: Ref): boolean {
  return new Scene(state, seat, source).feasible(effect);
}

export function anyFeasible(
  state: ImperiumState,
  seat: Seat,
  effects: readonly Effect[],
  source: Ref,
): boolean {
  return new Scene(state, seat, source).anyFeasible(effects);
}

/** Does an arrow bring anything? */
export function yields(state: ImperiumState, seat: Seat, arrow: Arrow, source: Ref): boolean {
  return yieldsAt(new Scene(state, seat, source), arrow);
}

/** `among`: the effects that wait together, this one included; those of the turn, unless others are named. */
export function standingOf(
  state: ImperiumState,
  seat: Seat,
  { effect, source }: Pending,
  among: readonly Pending[] = turnOf(state).pending,
): Standing {
  return new Scene(state, seat, source, among).standing(effect);
}

/** What an effect waiting among others touches. */
export function touchOf(state: ImperiumState, seat: Seat, { effect, source }: Pending, wants: Wants): Touch {
  return ruleOf(effect).touches(new Scene(state, seat, source, ALONE, wants), effect);
}
