import { gameById } from '@sietch/games';
import { type Game, type GameRecord, retell, type Seat, SietchError } from '@sietch/kernel';
import { warAccount } from '../arrakis/chronicle';
import { imperiumAccount } from '../imperium/chronicle';
import type { Replay } from './messages';

/** How the seats stood when a round ended, by the ids of charts. */
export interface RoundStats {
  readonly round: number;
  readonly values: Readonly<Record<string, readonly number[]>>;
}

export interface PointsGained {
  readonly seat: Seat;
  readonly n: number;
  readonly source: string;
  readonly round: number;
}

export interface GameStats {
  readonly rounds: readonly RoundStats[];
  readonly points: readonly PointsGained[];
}

/** Collects what the end-of-game screen tells, from the events of a replay. */
export interface Chronicle {
  after(game: Game): void;
  readonly stats: GameStats;
}

/** How a game is told by those who run it. */
export interface Account {
  chronicle(): Chronicle;
  /** Events worth a pause, so that people can follow what bots do. */
  readonly noteworthy: readonly string[];
  /** Events that get a moment of their own, and a longer pause. */
  readonly solemn?: readonly string[];
}

const ACCOUNTS: Readonly<Record<string, Account>> = {
  imperium: imperiumAccount,
  uprising: imperiumAccount,
  arrakis: warAccount,
};

export function accountOf(game: string): Account {
  const account = ACCOUNTS[game];
  if (account === undefined) throw new SietchError('unknown-game', `Nobody gives an account of "${game}".`);
  return account;
}

/** Plays a record again, checks it, and gives an account of the game as far as these rules can tell it. */
export function accountFor(record: GameRecord): Replay {
  const chronicle = accountOf(record.game).chronicle();
  const rounds: number[] = [];
  const turns: number[] = [];
  const battles: number[] = [];
  const { game: end, gaps } = retell(gameById(record.game).rules, record, (game) => {
    if (game.events.some(({ event }) => event === 'round')) rounds.push(game.state.step);
    if (game.events.some(({ event }) => event === 'turn')) turns.push(game.state.step);
    if (game.events.some(({ event }) => event === 'attack' || event === 'combat'))
      battles.push(game.state.step);
    chronicle.after(game);
  });
  return { total: end.state.step, gaps, rounds, turns, battles, stats: chronicle.stats };
}
