import {
  type AnyRules,
  Game,
  type GameRecord,
  keyOf,
  randomBelow,
  randomFromSeed,
  type Segment,
  sealRecord,
  stateHash,
} from '@sietch/kernel';

/** The modes of which records are stored, by the names of their files. */
export const MODES: readonly { readonly name: string; readonly game: string; readonly options: object }[] = [
  { name: 'imperium-1', game: 'imperium', options: { players: 1, difficulty: 'mentat' } },
  { name: 'imperium-2', game: 'imperium', options: { players: 2 } },
  { name: 'imperium-3', game: 'imperium', options: { players: 3 } },
  { name: 'imperium-4', game: 'imperium', options: { players: 4, leaders: 'draft', confirmTurns: true } },
  {
    name: 'uprising-1',
    game: 'uprising',
    options: { players: 1, difficulty: 'kwisatz-haderach', choam: true, variants: ['row-dice'] },
  },
  { name: 'uprising-2', game: 'uprising', options: { players: 2 } },
  { name: 'uprising-3', game: 'uprising', options: { players: 3 } },
  { name: 'uprising-4-choam', game: 'uprising', options: { players: 4, choam: true } },
  {
    name: 'uprising-4-mixed',
    game: 'uprising',
    options: { players: 4, choam: true, base: ['imperium', 'intrigue', 'leaders', 'conflicts'] },
  },
  { name: 'uprising-6', game: 'uprising', options: { players: 6, leaders: 'draft' } },
  { name: 'arrakis', game: 'arrakis', options: {} },
  {
    name: 'arrakis-rulings',
    game: 'arrakis',
    options: { atreides: 1, arrakeenEndsGame: true, everyBan: true },
  },
  { name: 'arrakis-3', game: 'arrakis', options: { players: 3 } },
  { name: 'arrakis-3-atreides', game: 'arrakis', options: { players: 3, shared: 'atreides', atreides: 1 } },
  { name: 'arrakis-4', game: 'arrakis', options: { players: 4 } },
  { name: 'arrakis-1', game: 'arrakis', options: { players: 1 } },
  { name: 'arrakis-2-solo', game: 'arrakis', options: { players: 2, solo: true } },
];

/** Long games are stored up to here: everything that happens in them has happened by then. */
const MOST_CHOICES = 600;
const PARTS = 3;

/** Chooses at random until the game is over or so many choices are made; returns their keys. */
export function wander(game: Game, seed: string, most: number): string[] {
  const dice = randomFromSeed(`picks ${seed}`);
  const keys: string[] = [];
  while (!game.over && keys.length < most) {
    const choices = game.choices();
    const choice = choices[randomBelow(dice, choices.length)];
    const [seat] = game.state.decision?.seats ?? [];
    if (choice === undefined || seat === undefined) throw new Error('Nobody is asked.');
    keys.push(keyOf(choice));
    game.choose(choice, seat);
  }
  return keys;
}

/** A random game in parts, each with the state it begins from, so that later rules can be tried on several moments of it. */
export function storedRecord(rules: AnyRules, raw: object, seed: string): GameRecord {
  const options = rules.parseOptions(raw);
  const start = () => Game.start(rules, options, seed);
  const keys = wander(start(), seed, MOST_CHOICES);
  const length = Math.ceil(keys.length / PARTS);
  const game = start();
  const continued = Array.from({ length: PARTS }, (_, part): Segment => {
    const state = rules.clone(game.state);
    const mine = keys.slice(part * length, (part + 1) * length);
    for (const key of mine) game.apply(key);
    return { rules: rules.version, state, keys: mine };
  });
  const result = stateHash(game.state);
  return sealRecord({ game: rules.id, rules: rules.version, options, seed, keys: [], continued, result });
}
