import type { IncomingMessage } from 'node:http';
import { availableParallelism } from 'node:os';
import type { Effort } from '@sietch/bots';
import { GAMES, type GameEntry } from '@sietch/games';
import { newSeed, SietchError } from '@sietch/kernel';
import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { Sessions } from './accounts/sessions.js';
import { Allowance } from './allowance.js';
import { Analyses } from './bots/analyses.js';
import { BotPool } from './bots/pool.js';
import { addressOf, isSecure } from './http/address.js';
import { buildApp } from './http/app.js';
import { Inflow } from './http/inflow.js';
import { LiveDoor } from './http/live.js';
import { type MetricsAddress, openMetrics } from './http/metrics-door.js';
import { Sockets } from './http/sockets.js';
import { Lanes } from './lanes.js';
import { Buckets, LIMITS, type Limits } from './limits.js';
import { LiveTables } from './live/tables.js';
import { LoopDelay } from './loop-delay.js';
import { Metrics } from './metrics.js';
import { type NoticeSettings, Notifier } from './notices/notifier.js';
import { HouseRules } from './operator/house-rules.js';
import { Retention, type RetentionSettings } from './operator/retention.js';
import { Readings } from './readings.js';
import type { Storage } from './storage/storage.js';
import { logged, storageCause, TroubleFolder } from './trouble.js';

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
  /** Connections over which nothing at all was said for so many milliseconds are cut. */
  readonly speakWithin?: number;
  /** Connections that are still held so many milliseconds after the server was asked to close are cut. */
  readonly closeWithin?: number;
  /** From when it is asked to close until this resolves the server says that it is unwell, so that people are sent elsewhere. */
  readonly drain?: () => Promise<unknown>;
  /** So many milliseconds a person may be away before the others may let a bot play. */
  readonly absentAfter?: number;
  /** Ways to tell people of their turns, if there are any. */
  readonly notices?: NoticeSettings;
  /** Records of games in which the rules went wrong are kept here. */
  readonly troubleFolder?: string;
  /** An address of their own for the metrics, which are then not on that of the server. */
  readonly metrics?: MetricsAddress;
  /** How long tables are kept that nobody needs any more; for ever unless said otherwise. */
  readonly retention?: RetentionSettings;
  readonly botThreads?: number;
  readonly botTimeLimit?: number;
  /** How much is tried to find out how a game was decided. */
  readonly analysisEffort?: Effort;
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
const SPEAK_WITHIN = 10_000;
const CLOSE_WITHIN = 5_000;
/** However long the storage takes to be left, nobody is held longer than this. */
const DEADLINE = 10_000;
const ABSENT_AFTER = 2 * 60 * 1000;
const NOTICE_DELAY = 60 * 1000;

export async function startServer(settings: ServerSettings): Promise<RunningServer> {
  const { storage, games = GAMES, limits = LIMITS, origins = [] } = settings;
  const { cluster } = storage;
  let closing: Promise<void> | undefined;
  const now = settings.now ?? (cluster === undefined ? Date.now : () => cluster.now());
  const logger: FastifyBaseLogger = pino({ level: settings.logLevel ?? 'info', base: undefined });
  const delay = new LoopDelay();
  const metrics = new Metrics(delay);
  const trustProxy = settings.trustProxy ?? false;
  const ipOf = (request: IncomingMessage) => addressOf(request, trustProxy);
  const isSecureHere = (request: IncomingMessage) => isSecure(request, trustProxy);
  const onTrouble = (what: string, error: unknown) => {
    metrics.count('sietch_troubles_total');
    const cause = storageCause(error);
    if (cause !== undefined) metrics.count('sietch_storage_errors_total', cause.code);
    logger.error({ what, ...logged(error) }, 'trouble');
  };
  const broken = new TroubleFolder(settings.troubleFolder, now);
  const gameById = (id: string): GameEntry => {
    const game = games.find((entry) => entry.id === id);
    if (game === undefined) throw new SietchError('unknown-game', `There is no game "${id}".`);
    return game;
  };
  await cluster?.join((table) => {
    tables.adopt(table).catch((error: unknown) => onTrouble('a table of another process', error));
  }, onTrouble);
  const bots = new BotPool({
    threads: settings.botThreads ?? Math.max(1, availableParallelism() - 1),
    timeLimit: settings.botTimeLimit ?? BOT_TIME_LIMIT,
    effort: settings.analysisEffort,
    onFallback: (bot, why) => {
      metrics.count('sietch_bot_fallbacks_total', why);
      logger.warn({ bot, why }, 'a bot did not answer; a random choice was made');
    },
  });
  const lanes = new Lanes();
  const turn = (address: string) => lanes.turn(address);
  const readings = new Readings(turn, limits.recordsPerAddress);
  const analyses = new Analyses(bots, limits.analysesPerAddress);
  const lookingBack = new Buckets(limits.logs);
  const mayRead = (address: string) => lookingBack.take(address, now());
  const tables = new LiveTables({
    storage,
    now,
    gameById,
    onTrouble,
    onNewPart: ({ why, before, givenUp, snapshot: { rules } }) => {
      metrics.count('sietch_new_parts_total', why);
      logger.warn({ why, before, rules, givenUp }, 'a game goes on as a new part');
    },
    onBroken: (record, error) => {
      metrics.count('sietch_broken_games_total');
      logger.error({ record: broken.keep(record), ...logged(error) }, 'the rules went wrong in a game');
    },
    absentAfter: settings.absentAfter ?? ABSENT_AFTER,
    noticeDelay: settings.notices === undefined ? undefined : (settings.notices.delay ?? NOTICE_DELAY),
    reading: (address, work) => readings.run(address, work),
    chatting: new Allowance('chat', limits.chat, now, cluster),
    openSince: now(),
    idleAfter: settings.idleAfter ?? IDLE_AFTER,
    mostLoaded: settings.mostLoaded ?? MOST_LOADED,
    askBot: (bot, game, view, table) => bots.choose(bot, game, view, table),
    analyse: (table, record, address, reader) => analyses.read(table, record, address, reader),
    onChoice: (milliseconds) => metrics.choice(milliseconds / 1000),
  });
  const sessions = new Sessions(storage.accounts, now, (hash) => cluster?.endSession(hash));
  const hush = storage.onHint((hint) => {
    if (hint.about === 'session') sessions.ended(hint.hash);
    else if (hint.about !== 'anything') tables.hint(hint.id, hint.about);
    else {
      tables.hintAll('anything');
      sessions.check().catch((error: unknown) => onTrouble('sessions', error));
      readHouse().catch((error: unknown) => onTrouble('house rules', error));
    }
  });
  const house = new HouseRules(storage.operator, now);
  const readHouse = async () => {
    await house.read();
    door.sendAway((address) => house.isBanned(address));
  };
  const retention = new Retention(settings.retention ?? {}, {
    storage,
    tables,
    now,
    onTrouble,
    onRemoved: () => metrics.count('sietch_removed_tables_total'),
  });
  const { notices } = settings;
  const notifier =
    notices === undefined
      ? undefined
      : new Notifier({
          ...notices,
          storage,
          tables,
          nameOf: (game) => gameById(game).name,
          now,
          onTrouble,
        });
  const inflow = new Inflow(limits.bytes, now, (address) => {
    metrics.count('sietch_cut_addresses_total');
    sockets.cutAddress(address);
    door.cutAddress(address);
  });
  const app = buildApp({
    inflow,
    notices,
    notifier,
    sessions,
    storage,
    tables,
    games,
    gameById,
    limits,
    metrics,
    delay,
    publicMetrics: settings.metrics === undefined,
    origins,
    now,
    newSeed: settings.newSeed ?? newSeed,
    clientFolder: settings.clientFolder,
    trustProxy,
    ipOf,
    turn,
    mayRead,
    isSecure: isSecureHere,
    logger,
    onTrouble,
    house,
    isClosing: () => closing !== undefined,
  });
  const door = new LiveDoor(app.server, {
    tables,
    sessions,
    limits,
    origins,
    now,
    onTrouble,
    house,
    inflow,
    trustProxy,
    helloWithin: settings.helloWithin ?? HELLO_WITHIN,
    ipOf,
    turn,
    mayRead,
    isSecure: isSecureHere,
  });
  const sockets = new Sockets(app.server, {
    mostPerAddress: limits.socketsPerAddress,
    trustProxy,
    inflow,
    speakWithin: settings.speakWithin ?? SPEAK_WITHIN,
  });
  metrics.gauge('sietch_live_tables', 'Tables in memory.', () => tables.size);
  metrics.gauge('sietch_stuck_tables', 'Tables in memory whose bots cannot go on.', () => tables.stuck);
  metrics.gauge('sietch_connections', 'WebSockets that are open.', () => door.size);
  metrics.gauge('sietch_sockets', 'Connections of any kind that are open.', () => sockets.size);
  metrics.gauge('sietch_bots_thinking', 'Questions bots think about or wait with.', () => bots.load);
  metrics.gauge('sietch_storage_bytes', 'How much is stored.', () => storage.bytes());
  metrics.gauge(
    'sietch_storage_lag_seconds',
    'For how long changes have been waiting for somebody else who writes.',
    () => storage.lag / 1000,
  );

  await house.read();
  const metricsDoor =
    settings.metrics === undefined ? undefined : await openMetrics(metrics, settings.metrics);
  const host = settings.host ?? '127.0.0.1';
  await app.listen({ port: settings.port, host });
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : settings.port;
  logger.info({ port, games: games.map(({ id }) => id) }, 'open');
  return {
    port,
    address: `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}/`,
    close: () => {
      closing ??= (async () => {
        logger.info('closing');
        await settings.drain?.();
        const deadline = setTimeout(() => sockets.cut(), DEADLINE).unref();
        hush();
        await retention.close();
        await notifier?.close();
        await bots.close();
        // Others go on with what this process did as soon as those it served are sent to them.
        await cluster?.leave();
        await tables.close();
        await door.close();
        await sockets.endWithin(settings.closeWithin ?? CLOSE_WITHIN, app.close());
        await tables.settled();
        await storage.close();
        metricsDoor?.closeAllConnections();
        metricsDoor?.close();
        delay.close();
        clearTimeout(deadline);
      })();
      return closing;
    },
  };
}
