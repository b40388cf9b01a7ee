import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../../', import.meta.url));
const cli = process.env.SIETCH_CLI ?? join(packages, 'cli/bin/sietch.js');

/** Is there a server to play on? It is a package of its own and may be absent. */
export const hasServer =
  process.env.SIETCH_CLI !== undefined || existsSync(join(packages, 'server/dist/index.js'));

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const at = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof at === 'object' && at !== null ? at.port : 0;
}

/** `sietch serve` in a process of its own, so that it can be stopped and started again. */
export class Server {
  readonly port: number;
  private readonly folder: string;
  private readonly limits: boolean;
  private process: ChildProcess | undefined;

  private constructor(port: number, limits: boolean) {
    this.port = port;
    this.limits = limits;
    this.folder = mkdtempSync(join(tmpdir(), 'sietch-web-'));
  }

  /** With the limits people meet, or with none, which tests that hurry need. */
  static async open(limits = false): Promise<Server> {
    const server = new Server(await freePort(), limits);
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    const args = [
      cli,
      'serve',
      '--port',
      String(this.port),
      '--data',
      this.folder,
      ...(this.limits ? [] : ['--no-limits']),
      '--log',
      'error',
    ];
    this.process = spawn(process.execPath, args, { stdio: 'ignore' });
    for (let i = 0; i < 300; i++) {
      const answer = await fetch(`http://127.0.0.1:${this.port}/api/health`).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('The server does not answer.');
  }

  async stop(): Promise<void> {
    const { process: running } = this;
    if (running === undefined) return;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.kill();
    await gone;
    this.process = undefined;
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
