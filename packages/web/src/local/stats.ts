import { type Game, type GameEvent, type Seat, SietchError } from '@sietch/kernel';
import { warAccount } from '../arrakis/chronicle';
import { imperiumAccount } from '../imperium/chronicle';

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
}

const ACCOUNTS: Readonly<Record<string, Account>> = {
  imperium: imperiumAccount,
  uprising: imperiumAccount,
  arrakis: warAccount,
};

function accountOf(game: string): Account {
  const account = ACCOUNTS[game];
  if (account === undefined) throw new SietchError('unknown-game', `Nobody gives an account of "${game}".`);
  return account;
}

export function chronicleOf(game: string): Chronicle {
  return accountOf(game).chronicle();
}

export function isNoteworthy(game: string, { event }: GameEvent): boolean {
  return accountOf(game).noteworthy.includes(event);
}
