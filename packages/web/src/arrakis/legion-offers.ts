import { type ArrakisView, enemyOf, type Legion, neighbours } from '@sietch/arrakis';
import type { Offer } from '../table/lit';
import { THEN } from '../table/plan';

/** What the two dice of marching let a legion do; by Leadership only one that has a leader. */
const MARCHING = [
  { die: 'strategy', led: false },
  { die: 'leadership', led: true },
] as const;

const hasLeader = ({ generic, named }: Readonly<Legion>): boolean => generic + named.length > 0;

/**
 * At the start of a turn a legion can be touched instead of a die: each way to move it or to attack with it is the die,
 * the action and the legion, answered one after another.
 */
export function legionOffers({ decision, side, areas }: ArrakisView): readonly Offer[] {
  if (decision?.kind !== 'turn' || decision.choices === undefined || side === undefined) return [];
  const keys = new Set(decision.choices.map(({ key }) => key));
  const dice = MARCHING.filter(({ die }) => keys.has(`die:${die}`));
  return Object.values(areas).flatMap(({ id, [side]: legion }) => {
    if (legion === undefined) return [];
    const faces = neighbours(id).some((other) => areas[other]?.[enemyOf(side)] !== undefined);
    return dice
      .filter(({ led }) => !led || hasLeader(legion))
      .flatMap(({ die }) =>
        (faces ? (['move', 'attack'] as const) : (['move'] as const))
          .map((deed) => `${die}-${deed}`)
          .map((act) => ({
            key: [`die:${die}`, `act:${act}`, `legion@${id}`].join(THEN),
            refs: [`area:${id}`, `action:${act}`],
            compound: true,
          })),
      );
  });
}
