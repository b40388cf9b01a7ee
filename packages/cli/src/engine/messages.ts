import * as v from 'valibot';

/** Raised by a change that an older program could not live with. */
export const ENGINE_PROTOCOL = 1;

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15));
const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most));
const text = v.pipe(v.string(), v.maxLength(300));

/** Comes back in everything that is said in answer. */
const id = v.optional(v.union([text, v.number()]));

/** What a program says: to an engine it has started, or as a bot that is asked. */
export const wish = v.variant('do', [
  v.strictObject({ do: v.literal('hello'), id, protocol: v.number(), name: v.optional(text) }),
  v.strictObject({ do: v.literal('games'), id }),
  v.strictObject({
    do: v.literal('new'),
    id,
    game: text,
    options: v.optional(v.record(v.string(), v.unknown()), {}),
    seed: v.optional(text),
    /** The seats the program plays; all of them if it does not say. */
    seats: v.optional(v.array(seat)),
    /** Who plays the others: one for all, or one for each seat. */
    bots: v.optional(v.union([text, v.array(text)]), 'normal'),
  }),
  v.strictObject({ do: v.literal('view'), id }),
  v.strictObject({ do: v.literal('choose'), id, key: text }),
  v.strictObject({ do: v.literal('score'), id }),
  v.strictObject({
    do: v.literal('search'),
    id,
    playouts: v.optional(count(1_000_000), 200),
    milliseconds: v.optional(count(600_000)),
    /** How many playouts lie between two lines of progress; none without it. */
    progress: v.optional(count(1_000_000)),
  }),
  v.strictObject({ do: v.literal('quit'), id }),
]);
export type Wish = v.InferOutput<typeof wish>;

const standing = v.object({ seat: v.number(), place: v.number(), points: v.number() });
const outcome = v.object({
  winners: v.array(v.number()),
  rounds: v.number(),
  standings: v.array(standing),
});
/** The keys are what may be chosen; `view.decision` says what the question is. */
const question = v.object({
  type: v.literal('view'),
  id,
  game: v.string(),
  seat: v.number(),
  keys: v.array(v.string()),
  view: v.looseObject({}),
});
const found = {
  id,
  playouts: v.number(),
  /** The best first: how often it was tried, and the chance to win it led to. */
  choices: v.array(v.object({ key: v.string(), tried: v.number(), chance: v.number() })),
};

/** What an engine says, and what is said to a program that plays as a bot. Programs ignore fields they do not know. */
export const saying = v.variant('type', [
  v.object({
    type: v.literal('hello'),
    id,
    protocol: v.number(),
    name: v.string(),
  }),
  v.object({
    type: v.literal('games'),
    id,
    games: v.array(
      v.object({
        id: v.string(),
        name: v.record(v.string(), v.string()),
        rules: v.string(),
        learnt: v.boolean(),
      }),
    ),
    bots: v.array(v.string()),
  }),
  question,
  v.object({ type: v.literal('over'), id, outcome }),
  v.object({
    type: v.literal('score'),
    id,
    /** What the position is worth to who is asked, by the game's own pricing. */
    value: v.number(),
    /** What was learnt of the game: chances to win by participant, and how likely a good player takes each choice. */
    chances: v.optional(v.array(v.number())),
    choices: v.optional(v.array(v.object({ key: v.string(), likely: v.number() }))),
  }),
  v.object({ type: v.literal('progress'), ...found }),
  v.object({ type: v.literal('found'), ...found }),
  v.object({ type: v.literal('error'), id, code: v.string(), message: v.string() }),
  v.object({ type: v.literal('quit'), id }),
]);
export type Saying = v.InferOutput<typeof saying>;
