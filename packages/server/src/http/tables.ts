import type { IncomingMessage } from 'node:http';
import { checkBot } from '@sietch/bots';
import type { GameEntry } from '@sietch/games';
import {
  claimBody,
  createTable,
  leaveBody,
  nothing,
  ProtocolError,
  parse,
  seatBody,
  settingsBody,
} from '@sietch/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Allowance } from '../allowance.js';
import type { Limits } from '../limits.js';
import type { LiveTables } from '../live/tables.js';
import type { HouseRules } from '../operator/house-rules.js';
import type { Storage } from '../storage/storage.js';
import { makeTable } from '../tables/create.js';
import { arrangeSeat, claimSeat, holdsSeat, leaveSeat, linkSeat, returnToSeat } from '../tables/seat.js';
import {
  give,
  holds,
  hosts,
  mustHold,
  mustHost,
  type SeatRequest,
  seatNumber,
  type TableRequest,
} from './holder.js';
import { forgetMine, type Held, rememberMine } from './my-tables.js';

export interface TableRoutesSettings {
  readonly storage: Storage;
  readonly tables: LiveTables;
  readonly gameById: (id: string) => GameEntry;
  /** Tables each address has made lately. */
  readonly creations: Allowance;
  readonly limits: Limits;
  readonly ipOf: (request: IncomingMessage) => string;
  /** May an address read what is past now? That replays games, over HTTP as over WebSockets. */
  readonly mayRead: (address: string) => boolean;
  readonly now: () => number;
  readonly newSeed: () => string;
  readonly house: HouseRules;
}

const LISTED = 100;

/** Tables and seats over HTTP. Who may do what is decided by the cookies the request brings. */
export function addTableRoutes(app: FastifyInstance, settings: TableRoutesSettings): void {
  const { storage, tables, now, creations } = settings;
  const sitting = new Allowance('seats', settings.limits.seats, now, storage.cluster);

  const listing = new Allowance('listings', settings.limits.listings, now, storage.cluster);
  const mayList = async (request: FastifyRequest): Promise<void> => {
    if (!(await listing.take(settings.ipOf(request.raw))))
      throw new ProtocolError('too-many', 'Too many tables on the list. Wait a little.');
  };

  app.get('/api/tables', async () => {
    const listed = await storage.listTables(LISTED);
    return { tables: listed.map((stored) => tables.describe(stored)) };
  });

  app.post('/api/tables', async (request, reply) => {
    if (!(await creations.take(settings.ipOf(request.raw))))
      throw new ProtocolError('too-many', 'Too many new tables. Wait a little.');
    const wish = parse(createTable, request.body);
    settings.house.names.check(wish.me?.name);
    if (wish.listed) await mayList(request);
    const made = makeTable(
      settings.gameById(wish.game),
      wish,
      settings.newSeed(),
      now(),
      request.session?.account,
    );
    const { table } = made;
    await storage.createTable(table);
    give(request, reply, table.id, 'host', made.hostToken);
    const held: Held[] = [{ table: table.id, holding: 'host', token: made.hostToken }];
    if (made.seatToken !== undefined && wish.me !== undefined) {
      give(request, reply, table.id, wish.me.seat, made.seatToken);
      held.push({ table: table.id, holding: wish.me.seat, token: made.seatToken });
    }
    rememberMine(request, reply, held);
    const live = await tables.get(table.id);
    return reply.code(201).send({
      table: await live.describe(),
      link: `/t/${table.id}`,
      invitations: made.invitations.map(({ seat, key }) => ({
        seat,
        key,
        link: seatLink(table.id, seat, key),
      })),
    });
  });

  app.get('/api/tables/:table', async (request: TableRequest) => {
    const live = await tables.get(request.params.table);
    const { stored } = live;
    return {
      table: await live.describe(),
      you: {
        host: hosts(request, stored),
        seats: stored.seats.flatMap((_, seat) => (holds(request, stored, seat) ? [seat] : [])),
      },
    };
  });

  app.patch('/api/tables/:table', async (request: TableRequest) => {
    const wish = parse(settingsBody, request.body);
    const live = await tables.get(request.params.table);
    mustHost(request, live.stored);
    if (wish.listed === true && !live.stored.settings.listed) await mayList(request);
    await live.change((table) => {
      mustHost(request, table);
      return { ...table, settings: { ...table.settings, ...wish } };
    });
    return { table: await live.describe() };
  });

  app.put('/api/tables/:table/seats/:seat', async (request: SeatRequest) => {
    const plan = parse(seatBody, request.body);
    const live = await tables.get(request.params.table);
    const bot = plan.kind === 'bot' ? checkBot(plan.bot) : undefined;
    await live.change((table) => {
      mustHost(request, table);
      return arrangeSeat(table, seatNumber(request), plan.kind, bot, now());
    });
    return { table: await live.describe() };
  });

  app.post('/api/tables/:table/seats/:seat/claim', async (request: SeatRequest, reply) => {
    const claim = parse(claimBody, request.body);
    settings.house.names.check(claim.name);
    const live = await tables.get(request.params.table);
    const seat = seatNumber(request);
    // Whoever was invited, or asks again because the answer was lost, takes no seat from anybody.
    const open = claim.key === undefined && !holdsSeat(live.stored, seat, { token: claim.secret });
    if (open && !(await sitting.take(settings.ipOf(request.raw))))
      throw new ProtocolError('too-many', 'Too many seats taken. Wait a little.');
    let issued = '';
    await live.change((table) => {
      const claimed = claimSeat(table, seat, { ...claim, account: request.session?.account }, now());
      issued = claimed.token;
      return claimed.table;
    });
    give(request, reply, live.stored.id, seat, issued);
    rememberMine(request, reply, [{ table: live.stored.id, holding: seat, token: issued }]);
    return { table: await live.describe(), seat };
  });

  app.post('/api/tables/:table/seats/:seat/link', async (request: SeatRequest) => {
    parse(nothing, request.body);
    const live = await tables.get(request.params.table);
    const seat = seatNumber(request);
    let key = '';
    await live.change((table) => {
      const asker = { host: hosts(request, table), holder: holds(request, table, seat) };
      const linked = linkSeat(table, seat, asker, now());
      key = linked.key;
      return linked.table;
    });
    return { seat, key, link: seatLink(live.stored.id, seat, key) };
  });

  app.post('/api/tables/:table/seats/:seat/leave', async (request: SeatRequest, reply) => {
    const { bot } = parse(leaveBody, request.body ?? {});
    const live = await tables.get(request.params.table);
    const seat = seatNumber(request);
    const standIn = bot === undefined ? undefined : checkBot(bot);
    // Asked when it is this one's turn: the game may begin meanwhile, and then the seat stays theirs.
    let freed = false;
    await live.change((table) => {
      mustHold(request, table, seat);
      freed = table.status === 'open';
      return leaveSeat(table, seat, standIn);
    });
    if (freed) {
      give(request, reply, live.stored.id, seat, '');
      forgetMine(request, reply, live.stored.id, seat);
    }
    return { table: await live.describe() };
  });

  app.post('/api/tables/:table/seats/:seat/return', async (request: SeatRequest) => {
    parse(nothing, request.body);
    const live = await tables.get(request.params.table);
    const seat = seatNumber(request);
    await live.change((table) => {
      mustHold(request, table, seat);
      return returnToSeat(table, seat);
    });
    return { table: await live.describe() };
  });

  app.get('/api/tables/:table/record', async (request: TableRequest, reply) => {
    const live = await tables.get(request.params.table);
    const { stored } = live;
    const seated = stored.seats.some((_, seat) => holds(request, stored, seat));
    if (!stored.settings.spectators && !seated && !hosts(request, stored))
      throw new ProtocolError('spectators-closed', 'This table is not open to spectators.');
    const address = settings.ipOf(request.raw);
    if (!settings.mayRead(address))
      throw new ProtocolError('too-many', 'Too many requests for what is past. Slow down.');
    const record = await live.record({ address });
    return reply
      .header('content-disposition', `attachment; filename="sietch-${stored.game}-${stored.id}.json"`)
      .type('application/json; charset=utf-8')
      .send(record);
  });
}

/** What is after the # stays in the browser: keys appear in no log of any server on the way. */
function seatLink(table: string, seat: number, key: string): string {
  return `/t/${table}#seat=${seat}&key=${key}`;
}
