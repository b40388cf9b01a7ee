import { randomBytes } from 'node:crypto';
import { ProtocolError, parse, reportBody } from '@sietch/protocol';
import type { FastifyInstance } from 'fastify';
import type { Allowance } from '../allowance.js';
import { ofAccount } from '../tables/seat.js';
import { holds, hosts, type TableRequest } from './holder.js';
import type { TableRoutesSettings } from './tables.js';

export interface ReportRouteSettings extends Omit<TableRoutesSettings, 'creations'> {
  readonly reporting: Allowance;
}

/** The record goes with every one of them. */
const MOST_OF_A_TABLE = 20;

/** Those at a table may ask whoever runs the server to look at it. The record goes with it, for their eyes only. */
export function addReportRoute(app: FastifyInstance, settings: ReportRouteSettings): void {
  const { storage, tables, now } = settings;

  app.post('/api/tables/:table/report', async (request: TableRequest, reply) => {
    const { text } = parse(reportBody, request.body);
    const live = await tables.get(request.params.table);
    const { stored } = live;
    const seat = stored.seats.findIndex((_, index) => holds(request, stored, index));
    if (seat < 0 && !hosts(request, stored))
      throw new ProtocolError('not-yours', 'Only those at the table can report it.');
    const address = settings.ipOf(request.raw);
    if (!(await settings.reporting.take(address)))
      throw new ProtocolError('too-many', 'Too many reports. Wait a little.');
    const record = await live.recordSoFar({ address });
    const report = {
      id: randomBytes(9).toString('base64url'),
      at: now(),
      table: stored.id,
      ...(seat < 0 ? {} : { seat, ...named(stored.seats[seat]?.name) }),
      ...ofAccount(request.session?.account),
      text,
      ...(record === undefined ? {} : { record }),
    };
    if (!(await storage.operator.addReport(report, MOST_OF_A_TABLE)))
      throw new ProtocolError('too-many', 'This table has been reported often enough to be looked at.');
    return reply.code(201).send({ reported: true });
  });
}

const named = (name: string | undefined): { readonly name?: string } => (name === undefined ? {} : { name });
