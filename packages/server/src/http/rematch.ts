import { nothing, ProtocolError, parse } from '@sietch/protocol';
import type { FastifyInstance } from 'fastify';
import { makeRematch, takeSeatAgain, tokenAgain } from '../tables/rematch.js';
import { holdsSeat, isHost, seatOf } from '../tables/seat.js';
import { newSecret } from '../tables/secret.js';
import type { StoredTable } from '../tables/table.js';
import { give, holds, type TableRequest, token } from './holder.js';
import { type Held, rememberMine } from './my-tables.js';
import type { TableRoutesSettings } from './tables.js';

/** Everybody who played asks the same; the first makes the table, and each gets their own seats at it. */
export function addRematchRoute(app: FastifyInstance, settings: TableRoutesSettings): void {
  const { tables, now } = settings;

  app.post('/api/tables/:table/rematch', async (request: TableRequest, reply) => {
    parse(nothing, request.body);
    const old = await tables.get(request.params.table);
    const { stored } = old;
    const mine = stored.seats.flatMap((_, seat) => (holds(request, stored, seat) ? [seat] : []));
    const before = mine.map((seat) => ({
      ...seatOf(stored, seat),
      seat,
      token: tokenBefore(request, stored, seat),
    }));
    const [first] = before;
    if (first === undefined) throw new ProtocolError('not-yours', 'Only those who played here play again.');
    const id = await old.rematch(async (table) => {
      if (!(await settings.creations.take(settings.ipOf(request.raw))))
        throw new ProtocolError('too-many', 'Too many new tables. Wait a little.');
      return makeRematch(table, settings.gameById(table.game), settings.newSeed(), now(), first);
    });
    const live = await tables.get(id);
    const held: Held[] = [];
    const host = tokenAgain(first.token, id, 'host');
    if (isHost(live.stored, { token: host })) held.push({ table: id, holding: 'host', token: host });
    for (const { seat, token: then, ...who } of before) {
      const again = tokenAgain(then, id, seat);
      await live.change((table) => takeSeatAgain(table, seat, who, again, now()));
      if (holdsSeat(live.stored, seat, { token: again }))
        held.push({ table: id, holding: seat, token: again });
    }
    for (const { holding, token: issued } of held) give(request, reply, id, holding, issued);
    if (held.length > 0) rememberMine(request, reply, held);
    return { table: await live.describe(), link: `/t/${id}` };
  });
}

/**
 * The token the device holds the seat by. One that holds it by its account alone has none to derive another from: any
 * will do, because the account gets the seat again.
 */
function tokenBefore(request: TableRequest, table: StoredTable, seat: number): string {
  const brought = token(request, seat);
  return brought !== undefined && holdsSeat(table, seat, { token: brought }) ? brought : newSecret();
}
