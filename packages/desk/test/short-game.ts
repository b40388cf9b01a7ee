import {
  type AnyRules,
  Game,
  keyOf,
  type RandomState,
  randomBelow,
  randomFromSeed,
  type Seat,
} from '@sietch/kernel';

export const MAX_CHOICES = 20_000;

export interface ShortGame {
  /** Of the shuffles, and of `pickerOf`, which then makes these very choices. */
  readonly seed: string;
  readonly keys: readonly { readonly seat: Seat; readonly key: string }[];
}

/** Picks one of several, always the same ones for the same seed. */
export function pickerOf(seed: string): <T>(offered: readonly T[]) => T | undefined {
  const random: RandomState = randomFromSeed(`picks ${seed}`);
  return (offered) => offered[randomBelow(random, offered.length)];
}

/**
 * The shortest of some random games. Those of War for Arrakis have thousands of choices, and no test learns more from
 * the longest of them.
 */
export function shortGame(rules: AnyRules, options: unknown = {}, tries = 32): ShortGame {
  let best: ShortGame | undefined;
  for (let i = 0; i < tries; i++) {
    const seed = `short ${i}`;
    const most = best?.keys.length ?? MAX_CHOICES;
    const game = Game.start(rules, rules.parseOptions(options), seed);
    const pick = pickerOf(seed);
    const keys: { seat: Seat; key: string }[] = [];
    while (!game.over && keys.length < most) {
      const choice = pick(game.choices());
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
