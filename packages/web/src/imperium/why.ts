import type { Reason, Refusal } from '@sietch/kernel';

/** The more a reason tells, the earlier it is given. */
const TELLING: readonly string[] = [
  'cost',
  'influence',
  'occupied',
  'once-per-game',
  'closed',
  'condition',
  'no-agent',
  'stack-empty',
  'no-effect',
  'wrong-time',
  'not-for-sale',
  'no-icon',
];

function mostTelling(reasons: readonly Reason[]): Reason | undefined {
  const rank = ({ code, missing = 0 }: Reason) => TELLING.indexOf(code) * 1000 + missing;
  return [...reasons].sort((a, b) => rank(a) - rank(b))[0];
}

/**
 * Why a thing cannot be chosen now. With a card in hand touched, a space answers for that card;
 * otherwise it gives the best reason any card has.
 */
export function whyNot(
  refusals: readonly Refusal[],
  touched: readonly string[],
  ref: string,
): Reason | undefined {
  const own = refusals.filter((refusal) => refusal.ref === ref).map(({ reason }) => reason);
  if (own.length > 0) return mostTelling(own);
  const pairs = refusals.filter((refusal) => refusal.ref.includes('>'));
  const card = touched.find((other) => other.startsWith('card:'));
  if (ref.startsWith('space:')) {
    const here = pairs.filter((pair) => pair.ref.endsWith(`>${ref}`));
    const exact = here.find((pair) => pair.ref === `${card}>${ref}`);
    return exact?.reason ?? (card === undefined ? mostTelling(here.map(({ reason }) => reason)) : undefined);
  }
  const of = pairs.filter((pair) => pair.ref.startsWith(`${ref}>`));
  return mostTelling(of.map(({ reason }) => reason));
}
