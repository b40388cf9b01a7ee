import type { ArrakisView } from '@sietch/arrakis';
import type { ImperiumView } from '@sietch/imperium';
import type { Seat, View } from '@sietch/kernel';
import type { Page } from 'playwright-core';
import { surplusOf } from '../src/arrakis/stack';
import type { SeatPlan } from '../src/local/messages';
import { BOT, type Moment, openPlayed, PERSON, playedOut } from '../test/prepared';

/** A game worth a picture: how it is set up, and the moment that is waited for. */
interface Position {
  readonly game: string;
  readonly options: { readonly players: number } & Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly when: Moment;
}

/** The doors through which the games' own types come in. */
const imperium = (view: () => View): ImperiumView => view() as ImperiumView;
const war = (view: () => View): ArrakisView => view() as ArrakisView;

/** A turn with a full hand, in a round by which the board has filled. */
const turnIn =
  (round: number): Moment =>
  ({ kind, seats: [seat = 0] }, view) => {
    if (kind !== 'turn') return false;
    const { round: now, players } = imperium(view);
    return now >= round && (players[seat]?.hand?.length ?? 0) >= 4;
  };

/** A turn of the war, of the side that is wished for. */
const warTurnIn =
  (round: number, side: 'atreides' | 'harkonnen'): Moment =>
  ({ kind }, view) => {
    if (kind !== 'turn') return false;
    const { round: now, side: own } = war(view);
    return now >= round && own === side;
  };

export const POSITIONS = {
  imperium: { game: 'imperium', options: { players: 4 }, seed: 'pictures', when: turnIn(4) },
  uprising: {
    game: 'uprising',
    options: { players: 4, choam: true },
    seed: 'pictures',
    when: turnIn(5),
  },
  buying: {
    game: 'uprising',
    options: { players: 4, choam: true },
    seed: 'inplay 3',
    when: ({ kind, seats: [seat = 0] }, view) => {
      if (kind !== 'reveal-effects') return false;
      const { played = [], revealed = [], intrigues = [] } = imperium(view).players[seat] ?? {};
      return played.length + revealed.length >= 7 && intrigues.length > 0;
    },
  },
  combat: {
    game: 'uprising',
    options: { players: 4, choam: true },
    seed: 'combat',
    when: ({ kind, seats: [seat = 0] }, view) => {
      if (kind !== 'combat') return false;
      const { round, players } = imperium(view);
      return round >= 4 && (players[seat]?.intrigues?.length ?? 0) > 1;
    },
  },
  'rivals-imperium': { game: 'imperium', options: { players: 1 }, seed: 'rivals', when: turnIn(3) },
  'rivals-one': {
    game: 'uprising',
    options: { players: 1, choam: true },
    seed: 'rivals',
    when: turnIn(4),
  },
  'rivals-two': {
    game: 'uprising',
    options: { players: 2, choam: true },
    seed: 'rivals',
    when: turnIn(4),
  },
  six: { game: 'uprising', options: { players: 6 }, seed: 'six', when: turnIn(3) },
  war: { game: 'arrakis', options: { players: 2 }, seed: 'war 35', when: warTurnIn(3, 'harkonnen') },
  'war-atreides': {
    game: 'arrakis',
    options: { players: 2 },
    seed: 'war 35',
    when: warTurnIn(2, 'atreides'),
  },
  'war-three': { game: 'arrakis', options: { players: 3 }, seed: 'three', when: warTurnIn(2, 'harkonnen') },
  'war-four': { game: 'arrakis', options: { players: 4 }, seed: 'four', when: warTurnIn(2, 'atreides') },
  'war-alone': { game: 'arrakis', options: { players: 1 }, seed: 'alone', when: warTurnIn(2, 'atreides') },
  'war-battle': {
    game: 'arrakis',
    options: { players: 2 },
    seed: 'war 35',
    when: ({ kind }, view, choices) => kind === 'casualty' && choices > 200 && war(view).battle !== undefined,
  },
  'war-spice': {
    game: 'arrakis',
    options: { players: 2 },
    seed: 'war 35',
    when: ({ kind }, _, choices) => kind === 'allot' && choices > 200,
  },
  'war-surplus': {
    game: 'arrakis',
    options: { players: 2 },
    seed: 'surplus 6',
    when: ({ kind }, view) => kind === 'surplus' && surplusOf(war(view)) >= 3,
  },
} as const satisfies Readonly<Record<string, Position>>;

export const ENDS = {
  end: { game: 'uprising', options: { players: 4, choam: true }, seed: 'pictures' },
  'imperium-end': { game: 'imperium', options: { players: 3 }, seed: 'victory' },
  'rivals-end': { game: 'uprising', options: { players: 2 }, seed: 'rivals' },
  'six-end': { game: 'uprising', options: { players: 6 }, seed: 'six' },
  'war-end': { game: 'arrakis', options: { players: 2 }, seed: 'war 35' },
  'war-four-end': { game: 'arrakis', options: { players: 4 }, seed: 'end 24' },
  'war-alone-end': { game: 'arrakis', options: { players: 1 }, seed: 'watched' },
} as const satisfies Readonly<Record<string, Omit<Position, 'when'>>>;

/** A browser keeps a game of one name once. */
let opened = 0;

interface Prepared {
  readonly played: ReturnType<typeof playedOut>;
  readonly seats: readonly SeatPlan[];
}

/** Each is played once, however many pictures are taken of it. */
const prepared = new Map<string, Prepared>();

/** All are bots but the one who is asked. */
function prepare(name: string, { game, options, seed, when }: Position): Prepared {
  const known = prepared.get(name);
  if (known !== undefined) return known;
  let asked: Seat | undefined;
  const played = playedOut(game, { confirmTurns: true, ...options }, seed, (decision, view, choices) => {
    if (!when(decision, view, choices)) return false;
    [asked] = decision.seats;
    return true;
  });
  if (asked === undefined) throw new Error(`The game ended before the picture "${name}".`);
  const seats = Array.from({ length: options.players }, (_, seat) => (seat === asked ? PERSON : BOT));
  const made = { played, seats };
  prepared.set(name, made);
  return made;
}

/** Opens a position by its name, in the page of a visitor. */
export async function openPosition(page: Page, name: keyof typeof POSITIONS): Promise<void> {
  const { played, seats } = prepare(name, POSITIONS[name]);
  await openPlayed(page, played, seats, `picture-${opened++}`);
  await page.waitForSelector('main.table .ask:not(.quiet)');
}

/** Opens a game that has been played to its end, as its first player saw it. */
export async function openEnd(page: Page, name: keyof typeof ENDS): Promise<void> {
  const { game, options, seed } = ENDS[name];
  const played = prepared.get(name)?.played ?? playedOut(game, { confirmTurns: true, ...options }, seed);
  const seats = Array.from({ length: options.players }, (_, seat) => (seat === 0 ? PERSON : BOT));
  prepared.set(name, { played, seats });
  await openPlayed(page, played, seats, `picture-${opened++}`);
  await page.waitForSelector('main.end .charts');
}
