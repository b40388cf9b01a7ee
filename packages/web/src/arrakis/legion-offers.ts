import { type ArrakisView, enemyOf, type Legion, neighbours, RESULTS, resultsFor } from '@sietch/arrakis';
import type { Offer } from '../table/lit';
import { THEN } from '../table/plan';

/** What legions march by; by Leadership only one that has a leader. */
const MARCHING = [
  { result: 'strategy', led: false },
  { result: 'leadership', led: true },
] as const;

const hasLeader = ({ generic, named }: Readonly<Legion>): boolean => generic + named.length > 0;

/**
 * At the start of a turn a legion can be touched instead of a die: each way to move it or to attack with it is the die,
 * the action and the legion, answered one after another.
 */
export function legionOffers({ decision, side, areas, turn }: ArrakisView): readonly Offer[] {
  const acting = turn?.acting;
  if (decision?.kind !== 'turn' || decision.choices === undefined) return [];
  if (side === undefined || acting === undefined) return [];
  const keys = new Set(decision.choices.map(({ key }) => key));
  const dice = RESULTS.filter((die) => keys.has(`die:${die}`));
  // The die that shows it, or else one that may stand for it.
  const marching = MARCHING.flatMap(({ result, led }) => {
    const die = dice.includes(result)
      ? result
      : dice.find((other) => resultsFor(acting, other).includes(result));
    return die === undefined ? [] : [{ die, result, led }];
  });
  return Object.values(areas).flatMap(({ id, [side]: legion }) => {
    if (legion === undefined) return [];
    const faces = neighbours(id).some((other) => areas[other]?.[enemyOf(side)] !== undefined);
    return marching
      .filter(({ led }) => !led || hasLeader(legion))
      .flatMap(({ die, result }) =>
        (faces ? (['move', 'attack'] as const) : (['move'] as const))
          .map((deed) => `${result}-${deed}`)
          .map((act) => ({
            key: [`die:${die}`, `act:${act}`, `legion@${id}`].join(THEN),
            refs: [`area:${id}`, `action:${act}`],
            compound: true,
          })),
      );
  });
}
