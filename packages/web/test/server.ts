import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../../', import.meta.url));
const cli = process.env.SIETCH_CLI ?? join(packages, 'cli/bin/sietch.js');

/** Is there a server to play on? It is a package of its own and may be absent. */
export const hasServer =
  process.env.SIETCH_CLI !== undefined || existsSync(join(packages, 'server/dist/index.js'));

/** `sietch serve` in a process of its own, so that it can be stopped and started again. */
export class Server {
  /** Chosen by the server itself when it first starts: a port found free beforehand may be taken by then. */
  port = 0;
  private readonly folder: string;
  private readonly limits: boolean;
  private readonly more: readonly string[];
  private process: ChildProcess | undefined;

  private constructor(limits: boolean, more: readonly string[]) {
    this.limits = limits;
    this.more = more;
    this.folder = mkdtempSync(join(tmpdir(), 'sietch-web-'));
  }

  /** With the limits people meet, or with none, which tests that hurry need. */
  static async open(limits = false, ...more: readonly string[]): Promise<Server> {
    const server = new Server(limits, more);
    await server.start();
    return server;
  }

  /** What it runs may be changed by modules that are loaded before it. */
  async start(...modules: readonly string[]): Promise<void> {
    const args = [
      ...modules.flatMap((module) => ['--import', module]),
      cli,
      'serve',
      '--port',
      String(this.port),
      '--data',
      this.folder,
      ...(this.limits ? [] : ['--no-limits']),
      '--log',
      'error',
      // Nobody here has the patience people have.
      '--absent-after',
      '1',
      ...this.more,
    ];
    const started = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    this.process = started;
    this.port = await new Promise<number>((resolve, reject) => {
      let said = '';
      const hear = (text: unknown) => {
        said += String(text);
        const [, port] = /http:\/\/[\w.]+:(\d+)\//.exec(said) ?? [];
        if (port !== undefined) resolve(Number(port));
      };
      started.stdout.on('data', hear);
      started.stderr.on('data', hear);
      started.once('exit', () => reject(new Error(`The server ended: ${said}`)));
    });
  }

  /** What whoever runs the server sees, as JSON. */
  admin(...command: readonly string[]): unknown {
    const args = [cli, 'admin', ...command, '--json', '--data', this.folder];
    return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
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
