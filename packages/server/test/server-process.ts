import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export const SIETCH = fileURLToPath(new URL('../../cli/bin/sietch.js', import.meta.url));

/** `sietch serve` as a process of its own. */
export class ServerProcess {
  readonly port: number;
  private readonly child: ChildProcess;
  readonly output: string[];

  private constructor(child: ChildProcess, port: number, output: string[]) {
    this.child = child;
    this.port = port;
    this.output = output;
  }

  /** What runs it is a path to Node, and arguments for Node itself. */
  static async start(
    data: string,
    port = 0,
    more: readonly string[] = [],
    [path, ...before]: readonly [string, ...string[]] = [process.execPath],
  ): Promise<ServerProcess> {
    const args = [
      ...before,
      SIETCH,
      'serve',
      '--no-limits',
      '--log',
      'warn',
      '--port',
      String(port),
      '--data',
      data,
      ...more,
    ];
    const { DATABASE_URL: _, ...env } = process.env;
    const child = spawn(path, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const output: string[] = [];
    child.stderr?.on('data', (text) => output.push(String(text)));
    const listening = new Promise<number>((resolve, reject) => {
      child.stdout?.on('data', (text) => {
        output.push(String(text));
        const match = /http:\/\/[\w.]+:(\d+)\//.exec(output.join(''));
        if (match !== null) resolve(Number(match[1]));
      });
      child.once('exit', () => reject(new Error(`The server ended: ${output.join('')}`)));
    });
    return new ServerProcess(child, await listening, output);
  }

  /** Without a chance to do anything. */
  async kill(): Promise<void> {
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }

  /** Politely; resolves with the exit code. */
  async stop(): Promise<number | null> {
    // All it has said has been heard when its output closes, which may be after it has ended.
    const gone = once(this.child, 'close');
    this.child.kill('SIGTERM');
    const [code] = await gone;
    return code as number | null;
  }
}
