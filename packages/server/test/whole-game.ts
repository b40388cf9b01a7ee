import { Dice } from '@sietch/bots';
import { type AnyRules, Game, keyOf, type Seat } from '@sietch/kernel';
import type { TableClient } from './table-client.js';

const MAX_CHOICES = 20_000;

export interface ShortGame {
  /** Of the shuffles, and of `playOut`, which then plays this very game. */
  readonly seed: string;
  readonly keys: readonly { readonly seat: Seat; readonly key: string }[];
}

/**
 * The shortest of some random games. Those of War for Arrakis have thousands of choices, and no test learns more from
 * the longest of them.
 */
export function shortGame(rules: AnyRules, tries = 32): ShortGame {
  let best: ShortGame | undefined;
  for (let i = 0; i < tries; i++) {
    const seed = `short ${i}`;
    const most = best?.keys.length ?? MAX_CHOICES;
    const game = Game.start(rules, rules.parseOptions({}), seed);
    const dice = new Dice(seed);
    const keys: { seat: Seat; key: string }[] = [];
    while (!game.over && keys.length < most) {
      const choices = game.choices();
      const choice = choices[dice.below(choices.length)];
      const [seat] = game.state.decision?.seats ?? [];
      if (choice === undefined || seat === undefined) throw new Error('Nobody is asked.');
      keys.push({ seat, key: keyOf(choice) });
      game.choose(choice, seat);
    }
    if (game.over) best = { seed, keys };
  }
  if (best === undefined) throw new Error('The games do not end.');
  return best;
}

/** Whose connection is asked now; all must have heard of the same version first. */
export async function asked(clients: readonly TableClient[]): Promise<TableClient | undefined> {
  const version = Math.max(...clients.map((client) => client.version));
  await Promise.all(clients.map((client) => client.until(() => client.version >= version)));
  return clients.find((client) => client.offered.length > 0);
}

/** Persons at all seats choose at random until the game is over, or until `stop` says so. Returns the choices made. */
export async function playOut(
  clients: readonly TableClient[],
  seed: string,
  each?: (
    chosen: { readonly seat: number; readonly key: string },
    count: number,
  ) => Promise<boolean | undefined>,
): Promise<number> {
  const dice = new Dice(seed);
  for (let count = 0; count < MAX_CHOICES; count++) {
    const client = await asked(clients);
    if (client === undefined) return count;
    const { offered } = client;
    const key = offered[dice.below(offered.length)] ?? '';
    const answer = await client.choose(key);
    if (answer.type !== 'done') throw new Error(`${key}: ${JSON.stringify(answer)}`);
    const stop = await each?.({ seat: clients.indexOf(client), key }, count + 1);
    if (stop === true) return count + 1;
  }
  throw new Error('The game does not end.');
}
