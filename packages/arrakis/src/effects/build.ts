import type { AreaId, Force, LeaderId, Result, Terrain, Unit, Vehicle } from '../terms.js';
import type { BattleTerms, Condition, Group, Legions, Spot, Step } from './step.js';

/** All of one shape, whoever comes: the rules of placing read them all the time. */
const group = ({ regular, elite, special, leader }: Group): Group => ({ regular, elite, special, leader });

/** Words content is declared with; each reads like the line of the card. */
export const place = (what: Group, where: Spot): Step => ({ do: 'place', what: group(what), where });
export const deploy = (what: Group, where: Spot): Step => ({ do: 'deploy', what: group(what), where });
export const placeEach = (what: Group, of: readonly AreaId[]): Step => ({
  do: 'place-each',
  what: group(what),
  of,
});
export const scatter = (unit: Unit, n: number, terrain: Terrain): Step => ({
  do: 'scatter',
  unit,
  n,
  terrain,
});
export const muster = (what: Group): Step => ({ do: 'muster', what: group(what) });
export const recruit = (leader = true): Step => ({ do: 'recruit', leader });
export const warn = (within: number): Step => ({ do: 'warn', within });
export const reinforce = (what: Group): Step => ({ do: 'reinforce', what: group(what) });

export const settlement = (...of: readonly AreaId[]): Spot =>
  of.length === 0 ? { in: 'settlement' } : { in: 'settlement', of };
export const sietch: Spot = { in: 'sietch' };
export const legion = (having?: Legions['with']): Spot =>
  having === undefined ? { in: 'legion' } : { in: 'legion', with: having };
export const free = (terrain: Terrain): Spot => ({ in: 'free', terrain });
export const empty = (terrain: Terrain): Spot => ({ in: 'empty', terrain });

/** All of one shape, whatever is asked of a legion: movement reads them more often than anything else. */
const legions = ({ with: what, inDesert, at, that }: Legions): Legions => ({
  with: what,
  inDesert,
  at,
  that,
});

export const anyLegion: Legions = legions({});
export const that: Legions = { that: true };
export const having = (what: Legions['with']): Legions => ({ with: what });

export const move = (n: number, who = anyLegion): Step => ({ do: 'move', n, who: legions(who) });
export const moveAgain = (leader: LeaderId): Step => ({ do: 'move-again', with: leader });
export const carry: Step = { do: 'carry' };
export const attack = (who = anyLegion, terms: BattleTerms = {}): Step => ({
  do: 'attack',
  who: legions(who),
  terms,
});
export const surprise = (who = anyLegion, terms: BattleTerms = {}): Step =>
  attack(who, { ...terms, surprise: true });
export const specialAttack = (dice: number, on: 'adjacent' | 'under-ornithopter'): Step => ({
  do: 'special-attack',
  dice,
  on,
});

export const choose = (...options: readonly (Step | readonly Step[])[]): Step => ({
  do: 'choose',
  options: options.map((option) => ('do' in option ? [option] : option)),
});
export const when = (condition: Condition, ...then: readonly Step[]): Step => ({
  do: 'if',
  when: condition,
  then,
});
export const anyResult: Step = { do: 'any-result' };
export const enter = (leader: LeaderId): Step => ({ do: 'enter', leader });
export const draw = (n: number, deck?: Force): Step =>
  deck === undefined ? { do: 'draw', n } : { do: 'draw', n, deck };
export const playCard: Step = { do: 'play-card' };
export const upgrade = (n: number, from: Unit, to: Unit): Step => ({ do: 'upgrade', n, from, to });
export const vehicles = (...kinds: readonly (Vehicle | 'any')[]): Step => ({ do: 'vehicles', kinds });
export const desertPower: Step = { do: 'desert-power' };
export const wormsigns = (n: number): Step => ({ do: 'wormsigns', n });
export const removeWormsigns = (n: number): Step => ({ do: 'remove-wormsigns', n });
export const clearWormsignsNear = (near: AreaId): Step => ({ do: 'remove-wormsigns', near });
export const sandworms = (n: number, near: 'sandworm' | 'legion'): Step => ({ do: 'sandworms', n, near });
export const wildMaker = (may: 'place' | 'move' | 'attack'): Step => ({ do: 'wild-maker', may });
export const moveWorms = (n: number): Step => ({ do: 'move-worms', n });
export const attackWorm: Step = { do: 'attack-worm' };
export const storms: Step = { do: 'storms' };
export const wound = (who: 'any' | 'in-sector'): Step => ({ do: 'wound', who });
export const woundAdjacent = (near: Legions['with']): Step => ({ do: 'wound', who: 'adjacent', near });
export const opponentDiscards = (n: number): Step => ({ do: 'opponent-discards', n });
export const beneGesserit: Step = { do: 'bene-gesserit' };
export const buryPrescience: Step = { do: 'bury-prescience' };
export const renewPrescience: Step = { do: 'renew-prescience' };
export const attach = (effect: 'bonus' | 'keep'): Step => ({ do: 'attach', effect });
export const discardDie = (result: Result): Step => ({ do: 'discard-die', result });
export const forceDie: Step = { do: 'force-die' };
export const uncover: Step = { do: 'uncover' };
export const restrainPaul: Step = { do: 'restrain', leader: 'paul' };
export const secondObjective: Step = { do: 'second-objective' };
export const shiftMarkers: Step = { do: 'shift-markers' };
export const atomics = (from: number): Step => ({ do: 'atomics', from });
export const lowerPower: Step = { do: 'lower-power' };
export const removeVehicles = (n: number, near: LeaderId): Step => ({ do: 'remove-vehicles', n, near });
export const removeHarvesters = (n: number): Step => ({ do: 'remove-harvesters', n });
export const shootVehicles = (dice: number): Step => ({ do: 'shoot-vehicles', dice });
export const swapTokens: Step = { do: 'swap-tokens' };
export const moveSietch: Step = { do: 'move-sietch' };
export const displace: Step = { do: 'displace' };

export const inPlay = (leader: LeaderId): Condition => ({ is: 'in-play', leader });
export const removed = (leader: LeaderId): Condition => ({ is: 'removed', leader });
