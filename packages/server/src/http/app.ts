import { createServer, type IncomingMessage } from 'node:http';
import { BOT_IDS } from '@sietch/bots';
import type { GameEntry } from '@sietch/games';
import { PROTOCOL, ProtocolError, publicError } from '@sietch/protocol';
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import type { Session } from '../accounts/account.js';
import type { Sessions } from '../accounts/sessions.js';
import { Allowance } from '../allowance.js';
import { statusOf } from '../errors.js';
import { Buckets, type Limits } from '../limits.js';
import type { LoopDelay } from '../loop-delay.js';
import type { Metrics } from '../metrics.js';
import { logged } from '../trouble.js';
import { addAccountRoutes } from './account.js';
import { type ClientFile, readClient } from './client.js';
import { isOwnOrigin, SAFETY_HEADERS, STRICT_TRANSPORT } from './headers.js';
import { Health } from './health.js';
import { type Inflow, WORTH_OF_A_REQUEST } from './inflow.js';
import { METRICS_TYPE } from './metrics-door.js';
import { addMyTablesRoute } from './my-tables.js';
import { addNoticeRoutes, NOTICE_PAGES, type NoticeRoutesSettings } from './notices.js';
import { addRematchRoute } from './rematch.js';
import { addReportRoute } from './report.js';
import { addTableRoutes, type TableRoutesSettings } from './tables.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in, if anybody is. */
    session: Session | undefined;
  }
}

export interface AppSettings
  extends Omit<TableRoutesSettings, 'creations'>,
    Pick<NoticeRoutesSettings, 'notices' | 'notifier'> {
  readonly limits: Limits;
  readonly inflow: Pick<Inflow, 'take'>;
  readonly sessions: Sessions;
  readonly games: readonly GameEntry[];
  readonly metrics: Metrics;
  readonly delay: LoopDelay;
  /** Are the metrics for everybody who can reach the server? */
  readonly publicMetrics: boolean;
  readonly clientFolder: string | undefined;
  readonly origins: readonly string[];
  readonly trustProxy: boolean;
  /** Resolves when it is the turn of an address. */
  readonly turn: (address: string) => Promise<void>;
  readonly isSecure: (request: IncomingMessage) => boolean;
  readonly logger: FastifyBaseLogger;
  readonly onTrouble: (what: string, error: unknown) => void;
  /** The server is about to close. */
  readonly isClosing: () => boolean;
}

const MAX_BODY_BYTES = 16 * 1024;

const HEARD_ENOUGH = JSON.stringify({
  error: { code: 'too-many', message: 'Too much at once. Wait a little.' },
});

const PATIENCE = {
  requestTimeout: 30_000,
  headersTimeout: 10_000,
  keepAliveTimeout: 20_000,
  connectionsCheckingInterval: 2_000,
};

/** Everything but live play. */
export function buildApp(settings: AppSettings): FastifyInstance {
  const { metrics, now, storage, tables, logger } = settings;
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: settings.trustProxy,
    serverFactory: (handle) =>
      createServer(PATIENCE, (request, response) => {
        // Requests that were read in one breath with too many others.
        if (request.socket.destroyed) return;
        if (settings.inflow.take(settings.ipOf(request), WORTH_OF_A_REQUEST)) handle(request, response);
        // As cheaply as can be: this is for whoever sends thousands, through a proxy.
        else response.writeHead(429, { 'content-type': 'application/json' }).end(HEARD_ENOUGH);
      }),
    routerOptions: { maxParamLength: 64 },
    // Addresses that cannot be read come here before any hook.
    frameworkErrors: (_, __, reply) => refuseAddress(reply),
  });
  const requests = new Buckets(settings.limits.requests);
  const files = new Buckets(settings.limits.files);

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SAFETY_HEADERS);
    const secure = settings.isSecure(request.raw);
    if (secure) reply.headers(STRICT_TRANSPORT);
    if (isInterface(request)) reply.header('cache-control', 'no-store');
    settings.house.admit(settings.ipOf(request.raw));
    if (!(isFile(request) ? files : requests).take(settings.ipOf(request.raw), now()))
      throw new ProtocolError('too-many', 'Too many requests. Slow down.');
    if (
      request.method !== 'GET' &&
      request.method !== 'HEAD' &&
      !request.url.startsWith(NOTICE_PAGES) &&
      !isOwnOrigin(request.headers, secure, settings.origins)
    )
      throw new ProtocolError('bad-origin', 'This page may not act for the users of this server.');
  });

  app.decorateRequest('session', undefined);
  app.addHook('onRequest', async (request) => {
    if (isInterface(request)) request.session = await settings.sessions.of(request.headers);
  });

  // However many requests of one address come at once, others wait for one of them.
  app.addHook('preHandler', async (request) => {
    if (isInterface(request)) await settings.turn(settings.ipOf(request.raw));
  });

  // Whoever was answered before the end of what they say is not listened to until then.
  app.addHook('onSend', async (request, reply) => {
    if (!request.raw.complete) reply.header('connection', 'close');
  });

  // The pattern of the route, not the address: neither tables nor keys get into the log.
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    request.log.debug(
      { method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    );
  });

  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const shown = shownError(error);
    metrics.count('sietch_refusals_total', shown.code);
    if (shown.code === 'internal')
      request.log.error({ route: request.routeOptions.url, ...logged(error) }, 'unexpected error');
    void reply.code(statusOf(shown)).send({ error: { code: shown.code, message: shown.message } });
  });

  app.get('/api/games', async () => ({
    protocol: PROTOCOL,
    games: settings.games.map(({ id, name, rules }) => ({ id, name, rules: rules.version })),
    bots: BOT_IDS,
  }));

  const health = new Health(storage, tables, settings.onTrouble, settings.isClosing, settings.delay);
  app.get('/api/health', () => health.report());

  if (settings.publicMetrics)
    app.get('/api/metrics', async (_, reply) => reply.type(METRICS_TYPE).send(await metrics.text()));

  const creations = new Allowance('tables', settings.limits.tables, now, storage.cluster);
  addTableRoutes(app, { ...settings, creations });
  addRematchRoute(app, { ...settings, creations });
  const reporting = new Allowance('reports', settings.limits.reports, now, storage.cluster);
  addReportRoute(app, { ...settings, reporting });
  addMyTablesRoute(app, settings);
  addNoticeRoutes(app, settings);
  addAccountRoutes(app, settings);
  addClient(app, readClient(settings.clientFolder, settings.notices?.address));
  return app;
}

/** By the route that was found: one address can be written in many ways, `/%61pi/games` or `http://x/api/games`. */
function isInterface({ routeOptions, url }: FastifyRequest): boolean {
  return (routeOptions.url ?? url).startsWith('/api');
}

/** One of the client's, or nothing at all. */
function isFile(request: FastifyRequest): boolean {
  const { method, url } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  return !isInterface(request) && !url.startsWith(NOTICE_PAGES);
}

function refuseAddress(reply: Parameters<NonNullable<FastifyServerOptions['frameworkErrors']>>[2]): void {
  const nothing = new ProtocolError('not-found', 'There is nothing here.');
  const { code, message } = nothing;
  void reply.headers(SAFETY_HEADERS).code(statusOf(nothing)).send({ error: { code, message } });
}

/** Files of the client; any other address that is not the interface's is a page of the client. */
function addClient(app: FastifyInstance, files: ReadonlyMap<string, ClientFile>): void {
  app.setNotFoundHandler(async (request, reply) => {
    const [path = '/'] = request.url.split('?');
    const page = path.startsWith('/api') || /\.\w+$/.test(path) ? undefined : files.get('/index.html');
    const file = files.get(path) ?? page;
    if (file === undefined || (request.method !== 'GET' && request.method !== 'HEAD'))
      throw new ProtocolError('not-found', 'There is nothing here.');
    reply
      .header('etag', file.etag)
      .header('cache-control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
    return reply.type(file.type).send(file.body);
  });
}

function shownError(error: FastifyError | Error): ProtocolError {
  if ('statusCode' in error && 'code' in error && !(error instanceof ProtocolError)) {
    if (error.statusCode === 413)
      return new ProtocolError('too-large', `A request has at most ${MAX_BODY_BYTES} bytes.`);
    if (error.statusCode !== undefined && error.statusCode < 500)
      return new ProtocolError(
        'bad-request',
        'body: must be valid JSON with the content type application/json',
      );
  }
  return publicError(error);
}
