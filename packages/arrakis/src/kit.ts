import { sure } from '@sietch/kernel';

class Imbalance extends Error {}

/** Soaks check every step of thousands of games: the message is put together only when it is needed. */
export function check(holds: boolean, message: () => string): void {
  if (!holds) throw new Imbalance(message());
}

type Pile = readonly (string | number)[];

/** Components of one kind: how many of each there are in the box. */
export class Kit {
  private readonly places: ReadonlyMap<string | number, number>;
  private readonly found: number[];

  constructor(
    private readonly what: string,
    private readonly copies: readonly (readonly [id: string | number, n: number])[],
  ) {
    this.places = new Map(copies.map(([id], at) => [id, at]));
    this.found = copies.map(() => 0);
  }

  static of(what: string, items: Pile): Kit {
    return new Kit(
      what,
      [...new Set(items)].map((id) => [id, items.filter((each) => each === id).length]),
    );
  }

  /** All of them lie in these piles, and nothing else does. */
  check(...piles: readonly Pile[]): void {
    const { what, copies, places, found } = this;
    found.fill(0);
    for (const pile of piles) {
      for (const item of pile) {
        const at = places.get(item);
        if (at === undefined) throw new Imbalance(`${what}: ${item} is not in the box`);
        found[at] = sure(found[at], 'count', at) + 1;
      }
    }
    for (const [at, [id, n]] of copies.entries()) {
      check(found[at] === n, () => `${what} ${id}: ${found[at]} instead of ${n}`);
    }
  }
}
