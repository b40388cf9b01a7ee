import { gameById } from '@sietch/games';
import {
  MemoryStorage,
  NO_LIMITS,
  type RunningServer,
  type ServerSettings,
  startServer,
} from '../src/index.js';
import { Device, type TableClient } from './table-client.js';

const running: RunningServer[] = [];

/** A game of each engine, for tests in which the engine might matter. */
export const ENGINES = ['imperium', 'arrakis'].map((game) => {
  const { rules } = gameById(game);
  return { game, seats: rules.seats(rules.parseOptions({})) };
});

/** A real server on a free port, with storage in memory unless told otherwise; its games are the same in every run. */
export async function run(settings: Partial<ServerSettings> = {}): Promise<RunningServer> {
  let games = 0;
  const server = await startServer({
    storage: new MemoryStorage(),
    port: 0,
    limits: NO_LIMITS,
    logLevel: 'silent',
    botThreads: 1,
    newSeed: () => `game ${++games}`,
    ...settings,
  });
  running.push(server);
  return server;
}

export async function stopAll(): Promise<void> {
  await Promise.all(running.splice(0).map((server) => server.close()));
}

export interface Gathering {
  readonly table: string;
  readonly host: Device;
  readonly devices: readonly Device[];
  readonly clients: readonly TableClient[];
}

/** A table with a person on a device of their own at every seat, all connected; some of them ask for patches. */
export async function gather(
  port: number,
  wish: Record<string, unknown> = {},
  seats = 4,
  patching: readonly number[] = [],
): Promise<Gathering> {
  const host = new Device(port);
  const { table } = await host.create({ game: 'imperium', options: { players: seats }, ...wish });
  const devices = Array.from({ length: seats }, () => new Device(port));
  for (const [seat, device] of devices.entries()) {
    const { status } = await device.claim(table.id, seat, `Player ${seat}`);
    if (status !== 200) throw new Error('The seat was not given.');
  }
  const clients = await Promise.all(
    devices.map((device, seat) => device.sit(table.id, seat, undefined, patching.includes(seat))),
  );
  return { table: table.id, host, devices, clients };
}
