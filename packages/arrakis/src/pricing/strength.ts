import { MAX_COMBAT_DICE } from '../content/figures.js';
import type { Legion } from '../state.js';

/** A legion as a battle sees it. */
export interface Strength {
  /** Dice of its units; cards and settlements add to them. */
  readonly dice: number;
  /** Hits it can take. */
  readonly toughness: number;
  readonly leaders: number;
  /** Special units, each of which cancels an enemy shield. */
  readonly special: number;
}

export const NO_STRENGTH: Strength = { dice: 0, toughness: 0, leaders: 0, special: 0 };

/** A facedown token hides two units, one of them often elite; its face is not looked at. */
const TOKEN = { dice: 2, toughness: 2.8, special: 0.25 } as const;

export function strengthOf(legion: Legion | undefined): Strength {
  if (legion === undefined) return NO_STRENGTH;
  const { regular, elite, special, generic } = legion;
  const leaders = generic + legion.named.length;
  const tokens = legion.tokens.length;
  return {
    dice: regular + elite + special + TOKEN.dice * tokens,
    toughness: regular + 2 * (elite + special) + leaders + TOKEN.toughness * tokens,
    leaders,
    special: special + TOKEN.special * tokens,
  };
}

export function joined(a: Strength, b: Strength): Strength {
  return {
    dice: a.dice + b.dice,
    toughness: a.toughness + b.toughness,
    leaders: a.leaders + b.leaders,
    special: a.special + b.special,
  };
}

/** Hits a side deals in a round: swords, leaders' abilities on special results, less what shields stop. */
function hits(dice: number, strength: Strength, enemyDice: number): number {
  const abilities = 1.4 * Math.min(strength.leaders, dice / 6);
  return dice / 2 + abilities - Math.max(0, enemyDice / 3 - strength.special);
}

/** What an attacker can expect. */
export interface Assault {
  /** The chance that it succeeds. */
  readonly odds: number;
  /** Hits taken on the way. */
  readonly losses: number;
}

const WALK_IN: Assault = { odds: 1, losses: 0 };

/** An attack with so many cards spent on dice; `rank` is that of the defended settlement. */
export function assault(attacker: Strength, cards: number, defender: Strength, rank: number): Assault {
  if (defender.toughness === 0) return WALK_IN;
  const dice = Math.min(MAX_COMBAT_DICE, attacker.dice + cards);
  const against = Math.min(MAX_COMBAT_DICE, defender.dice + rank);
  const dealt = Math.max(0.3, hits(dice, attacker, against));
  const suffered = Math.max(0.3, hits(against, defender, dice));
  const rounds = Math.max(1, defender.toughness / dealt);
  const losses = suffered * rounds + (rank > 0 ? rounds - 1 : 0);
  const odds = 1 / (1 + Math.exp((-1.1 * (attacker.toughness - losses)) / Math.sqrt(rounds)));
  return { odds, losses: Math.min(losses, attacker.toughness) };
}
