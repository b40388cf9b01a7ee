import type { GamePlayed, GameStatistics, History } from '@sietch/protocol';
import type { StoredTable } from '../tables/table.js';

/** The games an account has had a seat in, as the tables tell, and what they come to. */
export function historyOf(account: string, tables: readonly StoredTable[]): History {
  const games = tables.flatMap((table) =>
    table.seats.flatMap((seat, index) => (seat.account === account ? [gamePlayed(table, index)] : [])),
  );
  const kinds = [...new Set(games.map(({ game }) => game))];
  return { games, statistics: kinds.map((game) => statistics(game, games)) };
}

function gamePlayed(table: StoredTable, seat: number): GamePlayed {
  const { id, game, status, createdAt, seats, result } = table;
  const standing = result?.standings.find((each) => each.seat === seat);
  const mine = seats[seat];
  return {
    table: id,
    game,
    status,
    createdAt,
    seat,
    ...(mine?.name === undefined ? {} : { name: mine.name }),
    others: seats.flatMap(({ name }, index) => (index === seat || name === undefined ? [] : [name])),
    ...(result === undefined ? {} : { finishedAt: result.at }),
    ...(standing === undefined ? {} : { place: standing.place, points: standing.points }),
    // What a bot has won while it stood in is not the person's.
    ...(result === undefined ? {} : { won: result.winners.includes(seat) && mine?.bot === undefined }),
  };
}

function statistics(game: string, games: readonly GamePlayed[]): GameStatistics {
  const finished = games.filter((each) => each.game === game && each.status === 'finished');
  const places = finished.flatMap(({ place }) => (place === undefined ? [] : [place]));
  const sum = places.reduce((total, place) => total + place, 0);
  return {
    game,
    finished: finished.length,
    won: finished.filter(({ won }) => won === true).length,
    ...(places.length === 0 ? {} : { averagePlace: sum / places.length }),
  };
}
