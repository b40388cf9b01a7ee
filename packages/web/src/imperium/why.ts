import { onePerRefusal, type Reason, type Refusal } from '@sietch/kernel';

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

/** No card being touched, a space that none of them opens speaks of all of them. */
function whyNotSpace(reasons: readonly Reason[]): Reason | undefined {
  const reason = mostTelling(reasons);
  return reason?.code === 'no-icon' ? { code: 'no-card' } : reason;
}

/** A card answers for all the spaces it might open, so a reason that speaks of one space would mislead. */
function whyNotCard(reasons: readonly Reason[]): Reason | undefined {
  const [first] = reasons;
  if (first === undefined) return undefined;
  if (reasons.some(({ code }) => code === 'no-agent')) return { code: 'no-agent' };
  return { code: reasons.every(({ code }) => code === 'no-icon') ? 'opens-nothing' : 'no-space' };
}

/**
 * Why a thing cannot be chosen now. With one half of an agent's turn touched, the other half answers for that pair;
 * otherwise a space gives the best reason any card has, and a card speaks of all its spaces. What only competes with
 * the touched half needs no reason.
 */
export function whyNot(
  refusals: readonly Refusal[],
  touched: readonly string[],
  ref: string,
): Reason | undefined {
  const own = refusals.filter((refusal) => refusal.ref === ref).map(({ reason }) => reason);
  if (own.length > 0) return mostTelling(own);
  const [card, space] = ['card:', 'space:'].map((kind) => touched.find((other) => other.startsWith(kind)));
  const pairs = onePerRefusal(refusals).filter((refusal) => refusal.ref.includes('>'));
  const reasonsOf = (fits: (pair: string) => boolean): readonly Reason[] =>
    pairs.filter((refusal) => fits(refusal.ref)).map(({ reason }) => reason);
  if (ref.startsWith('space:')) {
    if (card !== undefined) return reasonsOf((pair) => pair === `${card}>${ref}`)[0];
    return space === undefined ? whyNotSpace(reasonsOf((pair) => pair.endsWith(`>${ref}`))) : undefined;
  }
  if (space !== undefined) return reasonsOf((pair) => pair === `${ref}>${space}`)[0];
  return card === undefined ? whyNotCard(reasonsOf((pair) => pair.startsWith(`${ref}>`))) : undefined;
}
