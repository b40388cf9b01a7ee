import type { IncomingMessage } from 'node:http';
import { availableParallelism } from 'node:os';
import { GAMES, type GameEntry } from '@sietch/games';
import { newSeed, SietchError } from '@sietch/kernel';
import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { BotPool } from './bots/pool.js';
import { addressOf } from './http/address.js';
import { buildApp, whereOf } from './http/app.js';
import { LiveDoor } from './http/live.js';
import { LIMITS, type Limits } from './limits.js';
import { LiveTables } from './live/tables.js';
import { Metrics } from './metrics.js';
import type { Storage } from './storage/storage.js';

export interface ServerSettings {
  readonly storage: Storage;
  readonly port: number;
  readonly host?: string;
  readonly games?: readonly GameEntry[];
  readonly limits?: Limits;
  /** The built client; a page that says there is none takes its place. */
  readonly clientFolder?: string;
  /** Further origins, besides the server's own, whose pages may use it. */
  readonly origins?: readonly string[];
  /** Believe what a proxy in front says about addresses and https. */
  readonly trustProxy?: boolean;
  readonly idleAfter?: number;
  readonly mostLoaded?: number;
  readonly helloWithin?: number;
  readonly botThreads?: number;
  readonly botTimeLimit?: number;
  readonly logLevel?: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** For tests: the time, and seeds that repeat. */
  readonly now?: () => number;
  readonly newSeed?: () => string;
}

export interface RunningServer {
  readonly port: number;
  readonly address: string;
  /** Finishes what was begun, says goodbye, and lets go of everything, storage included. */
  close(): Promise<void>;
}

const IDLE_AFTER = 5 * 60 * 1000;
const MOST_LOADED = 2000;
const BOT_TIME_LIMIT = 10_000;
const HELLO_WITHIN = 10_000;

export async function startServer(settings: ServerSettings): Promise<RunningServer> {
  const { storage, games = GAMES, limits = LIMITS, now = Date.now, origins = [] } = settings;
  const logger: FastifyBaseLogger = pino({ level: settings.logLevel ?? 'info', base: undefined });
  const metrics = new Metrics();
  const trustProxy = settings.trustProxy ?? false;
  const ipOf = (request: IncomingMessage) => addressOf(request, trustProxy);
  const onTrouble = (what: string, error: unknown) => {
    metrics.count('sietch_troubles_total');
    logger.error(
      { what, error: error instanceof Error ? error.name : 'unknown', at: whereOf(error) },
      'trouble',
    );
  };
  const gameById = (id: string): GameEntry => {
    const game = games.find((entry) => entry.id === id);
    if (game === undefined) throw new SietchError('unknown-game', `There is no game "${id}".`);
    return game;
  };
  const bots = new BotPool({
    threads: settings.botThreads ?? Math.max(1, availableParallelism() - 1),
    timeLimit: settings.botTimeLimit ?? BOT_TIME_LIMIT,
    onFallback: (bot, why) => {
      metrics.count('sietch_bot_fallbacks_total', `{why="${why}"}`);
      logger.warn({ bot, why }, 'a bot did not answer; a random choice was made');
    },
  });
  const tables = new LiveTables({
    storage,
    now,
    gameById,
    onTrouble,
    onNewPart: ({ why, before, givenUp, snapshot: { rules } }) => {
      metrics.count('sietch_new_parts_total', `{why="${why}"}`);
      logger.warn({ why, before, rules, givenUp }, 'a game goes on as a new part');
    },
    chatRate: limits.chat,
    idleAfter: settings.idleAfter ?? IDLE_AFTER,
    mostLoaded: settings.mostLoaded ?? MOST_LOADED,
    askBot: (bot, game, view) => bots.choose(bot, game, view),
    onChoice: (milliseconds) => metrics.choice(milliseconds / 1000),
  });
  const app = buildApp({
    storage,
    tables,
    games,
    gameById,
    limits,
    metrics,
    origins,
    now,
    newSeed: settings.newSeed ?? newSeed,
    clientFolder: settings.clientFolder,
    trustProxy,
    ipOf,
    logger,
    onTrouble,
  });
  const door = new LiveDoor(app.server, {
    tables,
    limits,
    origins,
    now,
    onTrouble,
    helloWithin: settings.helloWithin ?? HELLO_WITHIN,
    ipOf,
  });
  metrics.gauge('sietch_live_tables', () => tables.size);
  metrics.gauge('sietch_connections', () => door.size);
  metrics.gauge('sietch_bots_thinking', () => bots.load);

  const host = settings.host ?? '127.0.0.1';
  await app.listen({ port: settings.port, host });
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : settings.port;
  logger.info({ port, games: games.map(({ id }) => id) }, 'open');
  let closing: Promise<void> | undefined;
  return {
    port,
    address: `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}/`,
    close: () => {
      closing ??= (async () => {
        logger.info('closing');
        await bots.close();
        await tables.close();
        await door.close();
        await app.close();
        await tables.settled();
        await storage.close();
        metrics.close();
      })();
      return closing;
    },
  };
}
