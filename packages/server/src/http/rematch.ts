import { nothing, ProtocolError, parse } from '@sietch/protocol';
import type { FastifyInstance } from 'fastify';
import { makeRematch, takeSeatAgain } from '../tables/rematch.js';
import { seatOf } from '../tables/seat.js';
import { give, holds, type TableRequest } from './holder.js';
import { type Held, rememberMine } from './my-tables.js';
import type { TableRoutesSettings } from './tables.js';

/** Everybody who played asks the same; the first makes the table, and each gets their own seats at it. */
export function addRematchRoute(app: FastifyInstance, settings: TableRoutesSettings): void {
  const { tables, now } = settings;

  app.post('/api/tables/:table/rematch', async (request: TableRequest, reply) => {
    parse(nothing, request.body);
    const old = await tables.get(request.params.table);
    const mine = old.stored.seats.flatMap((_, seat) => (holds(request, old.stored, seat) ? [seat] : []));
    if (mine.length === 0) throw new ProtocolError('not-yours', 'Only those who played here play again.');
    const given: Held[] = [];
    const id = await old.rematch((table) => {
      if (!settings.creations.take(settings.ipOf(request.raw), now()))
        throw new ProtocolError('too-many', 'Too many new tables. Wait a little.');
      const made = makeRematch(table, settings.gameById(table.game), settings.newSeed(), now());
      given.push({ table: made.table.id, holding: 'host', token: made.hostToken });
      return made.table;
    });
    const live = await tables.get(id);
    for (const seat of mine) {
      const issued: string[] = [];
      await live.change((table) => {
        const taken = takeSeatAgain(table, seat, seatOf(old.stored, seat).name ?? '', now());
        issued.splice(0, 1, ...(taken === undefined ? [] : [taken.token]));
        return taken?.table ?? table;
      });
      for (const token of issued) given.push({ table: id, holding: seat, token });
    }
    const holding = given.filter(({ table }) => table === id);
    for (const { holding: what, token } of holding) give(request, reply, id, what, token);
    if (holding.length > 0) rememberMine(request, reply, holding);
    return { table: live.info(), link: `/t/${id}` };
  });
}
