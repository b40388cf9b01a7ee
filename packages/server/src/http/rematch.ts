import { nothing, ProtocolError, parse } from '@sietch/protocol';
import type { FastifyInstance } from 'fastify';
import { makeRematch, takeSeatAgain, tokenAgain } from '../tables/rematch.js';
import { holdsSeat, isHost, seatOf } from '../tables/seat.js';
import { give, holds, type TableRequest, token } from './holder.js';
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
    const tokens = mine.map((seat) => ({ seat, old: token(request, seat) ?? '' }));
    const [{ old: first } = { old: '' }] = tokens;
    const id = await old.rematch((table) => {
      if (!settings.creations.take(settings.ipOf(request.raw), now()))
        throw new ProtocolError('too-many', 'Too many new tables. Wait a little.');
      return makeRematch(table, settings.gameById(table.game), settings.newSeed(), now(), first);
    });
    const live = await tables.get(id);
    const held: Held[] = [];
    const host = tokenAgain(first, id, 'host');
    if (isHost(live.stored, host)) held.push({ table: id, holding: 'host', token: host });
    for (const { seat, old: before } of tokens) {
      const again = tokenAgain(before, id, seat);
      const name = seatOf(old.stored, seat).name ?? '';
      await live.change((table) => takeSeatAgain(table, seat, name, again, now()));
      if (holdsSeat(live.stored, seat, again)) held.push({ table: id, holding: seat, token: again });
    }
    for (const { holding, token: issued } of held) give(request, reply, id, holding, issued);
    if (held.length > 0) rememberMine(request, reply, held);
    return { table: await live.describe(), link: `/t/${id}` };
  });
}
