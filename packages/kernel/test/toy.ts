import * as v from 'valibot';
import {
  type Choice,
  cloneRandom,
  type Decision,
  doNext,
  type GameEvent,
  keyOf,
  type Outcome,
  type Play,
  type Refusal,
  type Rules,
  randomBelow,
  reveal,
  type Seat,
  type Session,
  SietchError,
  type State,
  shuffle,
  type Task,
  type View,
} from '../src/index.js';

/**
 * Spice rush, the smallest game that uses everything the kernel offers. Two teams of two (seats 0 and 1, seats
 * 2 and 3) press their luck with a die; either partner answers for the team. Everyone holds hidden tokens. A
 * fifth seat, the worm, has no person: its moves are tasks.
 */
export interface ToyOptions {
  readonly rounds: number;
}

export interface ToyTask extends Task {
  readonly task: 'round' | 'wager' | 'press' | 'token' | 'score' | 'worm';
  readonly team?: number;
  readonly seat?: Seat;
}

export interface ToyDecision extends Decision {
  readonly kind: 'wager' | 'press' | 'token';
}

export interface ToyState extends State<ToyTask, ToyDecision> {
  rounds: number;
  round: number;
  wager: number;
  pot: number;
  /** Team 0, team 1, the worm. */
  readonly points: number[];
  /** Hidden from everybody; the last token is drawn first. */
  readonly deck: number[];
  /** One hidden hand for each of the four people. */
  readonly hands: number[][];
  readonly spent: number[];
}

export interface ToyEvent extends GameEvent {
  readonly event: 'wagered' | 'rolled' | 'burst' | 'drew' | 'used' | 'banked' | 'worm';
  readonly seat?: Seat;
  readonly team?: number;
  readonly n?: number;
  readonly secret?: { readonly seats: readonly Seat[]; readonly token?: number };
}

export interface ToyView extends View {
  readonly round: number;
  readonly rounds: number;
  readonly wager: number;
  readonly pot: number;
  readonly points: readonly number[];
  readonly deck: number;
  readonly hands: readonly (readonly number[] | number)[];
  readonly spent: readonly number[];
  readonly agenda: readonly ToyTask[];
  readonly floor: number;
  readonly lastSeat: Seat | undefined;
}

export type ToyPlay = Play<ToyState, ToyEvent>;

export const TOKENS = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6] as const;
const WORM = 2;
const USABLE = 4;
/** A pot this large must be banked. */
const FULL_POT = 10;

const optionsSchema = v.strictObject({
  rounds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)), 2),
});

const positionSchema = v.strictObject({
  pot: v.optional(v.number()),
  points: v.optional(v.array(v.number())),
  deck: v.optional(v.array(v.number())),
  hands: v.optional(v.array(v.array(v.number()))),
});

const team = (n: number): Seat[] => [n * 2, n * 2 + 1];
const teamOf = (decision: ToyDecision): number => Math.floor((decision.seats[0] ?? 0) / 2);
const handOf = (state: ToyState, seat: Seat): number[] => state.hands[seat] ?? [];

function run(play: ToyPlay, { task, team: side = 0, seat = 0 }: ToyTask): void {
  const { state } = play;
  switch (task) {
    case 'round':
      if (state.round === state.rounds) return;
      state.round++;
      doNext(
        state,
        { task: 'wager', team: 0 },
        { task: 'wager', team: 1 },
        { task: 'worm' },
        { task: 'round' },
      );
      return;
    case 'wager':
      state.pot = 0;
      state.decision = { kind: 'wager', seats: team(side) };
      return;
    case 'press':
      state.decision = { kind: 'press', seats: team(side) };
      return;
    case 'token':
      state.decision = { kind: 'token', seats: [seat] };
      return;
    case 'score':
      state.points[side] = (state.points[side] ?? 0) + state.pot;
      play.events.push({ event: 'banked', team: side, n: state.pot });
      return;
    case 'worm': {
      // The worm rests in odd rounds, so that one of its moves is certain and the other random.
      const n = state.round % 2 === 1 ? 1 : randomBelow(state.random, 6) + 1;
      if (state.round % 2 === 0) reveal(play);
      state.points[WORM] = (state.points[WORM] ?? 0) + n;
      play.events.push({ event: 'worm', n });
    }
  }
}

function choices(state: ToyState): Choice[] {
  const { decision } = state;
  if (decision === undefined) return [];
  switch (decision.kind) {
    case 'wager':
      return [1, 2, 3].map((count) => ({ verb: 'wager', count }));
    case 'press': {
      if (state.pot >= FULL_POT) return [{ verb: 'bank' }];
      const list: Choice[] = [{ verb: 'roll' }];
      if (state.deck.length > 0) list.push({ verb: 'draw' });
      if (state.pot > 0) list.push({ verb: 'bank' });
      return list;
    }
    case 'token': {
      const usable = new Set(handOf(state, decision.seats[0] ?? 0).filter((token) => token >= USABLE));
      return [{ verb: 'keep' }, ...[...usable].map((token) => ({ verb: 'use', what: String(token) }))];
    }
  }
}

function answer(play: ToyPlay, choice: Choice, seat: Seat): void {
  const { state } = play;
  const { decision } = state;
  if (decision === undefined) throw new Error('The toy was answered without asking.');
  const side = teamOf(decision);
  state.decision = undefined;
  switch (choice.verb) {
    case 'wager':
      state.wager = choice.count ?? 1;
      play.events.push({ event: 'wagered', seat, n: state.wager });
      doNext(state, { task: 'press', team: side });
      return;
    case 'roll': {
      const n = randomBelow(state.random, 6) + 1;
      reveal(play);
      play.events.push({ event: n === 1 ? 'burst' : 'rolled', seat, n });
      if (n === 1) state.pot = 0;
      else {
        state.pot += n * state.wager;
        doNext(state, { task: 'press', team: side });
      }
      return;
    }
    case 'draw': {
      const token = state.deck.pop();
      if (token === undefined) throw new Error('The toy drew from an empty deck.');
      handOf(state, seat).push(token);
      reveal(play, seat);
      play.events.push({ event: 'drew', seat, secret: { seats: [seat], token } });
      doNext(state, { task: 'press', team: side });
      return;
    }
    case 'bank': {
      const [first, second] = team(side);
      doNext(
        state,
        { task: 'token', seat: first },
        { task: 'token', seat: second },
        { task: 'score', team: side },
      );
      return;
    }
    case 'use': {
      const token = Number(choice.what);
      const hand = handOf(state, seat);
      hand.splice(hand.indexOf(token), 1);
      state.spent.push(token);
      state.pot += token;
      play.events.push({ event: 'used', seat, n: token });
    }
  }
}

function view(state: ToyState, seat: Seat | undefined): ToyView {
  const { decision } = state;
  const asked = decision !== undefined && seat !== undefined && decision.seats.includes(seat);
  return {
    options: { rounds: state.rounds },
    seat,
    step: state.step,
    round: state.round,
    rounds: state.rounds,
    wager: state.wager,
    pot: state.pot,
    points: [...state.points],
    deck: state.deck.length,
    hands: state.hands.map((hand, owner) => (owner === seat ? [...hand] : hand.length)),
    spent: [...state.spent],
    agenda: [...state.agenda],
    floor: state.floor,
    lastSeat: state.lastSeat,
    decision: decision && {
      kind: decision.kind,
      seats: [...decision.seats],
      choices: asked ? choices(state).map((choice) => ({ key: keyOf(choice), refs: [] })) : undefined,
    },
  };
}

function outcome(state: ToyState): Outcome | undefined {
  if (state.decision !== undefined || state.agenda.length > 0) return undefined;
  const best = Math.max(...state.points);
  const side = (seat: Seat): number => state.points[Math.floor(seat / 2)] ?? 0;
  const standings = [0, 1, 2, 3, 4].map((seat) => ({
    seat,
    points: side(seat),
    place: 1 + state.points.filter((points) => points > side(seat)).length,
  }));
  const winners = standings.filter(({ points }) => points === best).map(({ seat }) => seat);
  return { winners, standings, rounds: state.round };
}

function audit(state: ToyState): void {
  const all = [...state.deck, ...state.hands.flat(), ...state.spent].sort((a, b) => a - b);
  if (all.join() !== TOKENS.join()) throw new Error(`Tokens were lost or made: ${all.join()}`);
}

export const toy: Rules<ToyOptions, ToyState, ToyEvent, ToyView> = {
  id: 'toy',
  version: '1',
  parseOptions(raw) {
    const parsed = v.safeParse(optionsSchema, raw);
    if (parsed.success) return parsed.output;
    const [issue] = parsed.issues;
    throw new SietchError('bad-option', `${v.getDotPath(issue) ?? 'options'}: ${issue.message}`);
  },
  seats: () => 5,
  participants: () => 5,
  setup(options, random) {
    const deck = shuffle(random, [...TOKENS]);
    return {
      random,
      agenda: [{ task: 'round' }],
      decision: undefined,
      step: 0,
      floor: 0,
      lastSeat: undefined,
      rounds: options.rounds,
      round: 0,
      wager: 0,
      pot: 0,
      points: [0, 0, 0],
      hands: [deck.splice(0, 1), deck.splice(0, 1), deck.splice(0, 1), deck.splice(0, 1)],
      deck,
      spent: [],
    };
  },
  run,
  choices,
  // Whether a seat holds a token worth using is nobody's business, so it is asked even when it does not.
  answersItself: (state) => state.decision?.kind !== 'token',
  answer,
  refs: (_, choice) => [`act:${choice.verb}`],
  refusals(state): Refusal[] {
    if (state.decision?.kind !== 'press' || state.pot > 0) return [];
    return [{ ref: 'act:bank', reason: { code: 'empty-pot', missing: 1 } }];
  },
  clone: (state) => structuredClone(state),
  view,
  determinize(seen, random) {
    const known = [...seen.hands.filter((hand) => typeof hand !== 'number').flat(), ...seen.spent];
    const rest: number[] = [...TOKENS];
    for (const token of known) rest.splice(rest.indexOf(token), 1);
    shuffle(random, rest);
    const { step, floor, lastSeat, round, rounds, wager, pot, decision } = seen;
    return {
      random: cloneRandom(random),
      agenda: [...seen.agenda],
      decision: decision && ({ kind: decision.kind, seats: decision.seats } as ToyDecision),
      step,
      floor,
      lastSeat,
      rounds,
      round,
      wager,
      pot,
      points: [...seen.points],
      hands: seen.hands.map((hand) => (typeof hand === 'number' ? rest.splice(0, hand) : [...hand])),
      deck: rest,
      spent: [...seen.spent],
    };
  },
  outcome,
  arrange(state, raw) {
    const parsed = v.safeParse(positionSchema, raw);
    if (!parsed.success) throw new SietchError('bad-position', parsed.issues[0].message);
    const { pot, points, deck, hands } = parsed.output;
    if (pot !== undefined) state.pot = pot;
    if (points !== undefined) state.points.splice(0, points.length, ...points);
    if (deck !== undefined) state.deck.splice(0, state.deck.length, ...deck);
    if (hands !== undefined) state.hands.splice(0, hands.length, ...hands.map((hand) => [...hand]));
  },
  inspect: ({ round, pot, points, hands, spent }) => ({
    round,
    pot,
    spent,
    points: { first: points[0], second: points[1], worm: points[WORM] },
    hands: Object.fromEntries(hands.map((hand, seat) => [seat, hand])),
  }),
  content: () => [...new Set(TOKENS)].map((token) => ({ id: `token-${token}`, group: 'tokens' })),
  effective: ({ event, n }) => (event === 'used' ? [`token-${n}`] : []),
  rareVerbs: ['use'],
  value: () => 0,
  audit,
};

export type ToySession = Session<ToyOptions, ToyState, ToyEvent, ToyView>;

/** Plays to the end; each number picks who answers and what, starting over when they run out. */
export function playOut(session: ToySession, picks: readonly number[]): void {
  for (let i = 0; !session.game.over; i++) {
    const pick = picks[i % picks.length] ?? 0;
    const seats = session.game.state.decision?.seats ?? [];
    const keys = session.game.choices().map(keyOf);
    session.choose(keys[pick % keys.length] ?? '', seats[pick % seats.length] ?? 0);
  }
}
