import type { Legion } from '../../state.js';
import { UNITS, type Unit } from '../../terms.js';
import { leadersIn } from '../legion.js';

/** Combat power (rulebook: Бойова сила): points, and the finer scale that breaks their ties. */
export interface Strength {
  readonly points: number;
  readonly fine: number;
}

/** A deployment token has no value of its own on the finer scale: the only one the book gives it is 2. */
const TOKEN_POWER = 2;

/** Single units on the finer scale. */
const UNIT_POWER: Readonly<Record<Unit, number>> = { regular: 2, elite: 3, special: 4 };
const GENERIC_POWER = 1;
const NAMED_POWER = 2;

/** Units of a legion, strongest first; a facedown token counts as a unit. */
export const STRONGEST_FIRST: readonly Unit[] = UNITS.toReversed();

/** The rank of a sietch counts for nothing; nobody has none. */
export function strengthOf(legion: Legion | undefined): Strength {
  if (legion === undefined) return { points: 0, fine: 0 };
  return { points: pointsOf(legion), fine: unitPowerOf(legion) };
}

/** 1 for a unit or a leader of any kind, 2 for a deployment token. */
function pointsOf(legion: Legion): number {
  const { regular, elite, special, tokens } = legion;
  return regular + elite + special + TOKEN_POWER * tokens.length + leadersIn(legion);
}

/** The values of single figures added up. */
export function unitPowerOf({ regular, elite, special, generic, named, tokens }: Legion): number {
  return (
    UNIT_POWER.regular * regular +
    UNIT_POWER.elite * elite +
    UNIT_POWER.special * special +
    GENERIC_POWER * generic +
    NAMED_POWER * named.length +
    TOKEN_POWER * tokens.length
  );
}

/** Which of two is greater: positive for the first, 0 if neither is. */
export function compare(one: Strength, other: Strength): number {
  return one.points - other.points || one.fine - other.fine;
}

/** Only a greater combat power lets the Harkonnen attack, or move toward a sietch. */
export function outranks(attacker: Legion | undefined, defender: Legion | undefined): boolean {
  return compare(strengthOf(attacker), strengthOf(defender)) > 0;
}

/** An attack is broken off when the attacker is worth half of the defender or less (rulebook: Кінець битви). */
export function isHopeless(attacker: Legion, defender: Legion): boolean {
  return 2 * unitPowerOf(attacker) <= unitPowerOf(defender);
}

/** Of surplus units the weakest goes first; a token, whatever it hides, is worth a regular unit. */
export function weakestUnit(legion: Legion): string | undefined {
  return UNITS.find((unit) => legion[unit] > 0) ?? legion.tokens[0];
}
