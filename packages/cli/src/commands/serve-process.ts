import { spawn } from 'node:child_process';

export interface Serving {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Starts `sietch serve` in a process of its own, on a free port; the arguments say where its data are. */
export function startServe(where: readonly string[]): Promise<Serving> {
  const args = ['serve', '--no-limits', '--log', 'error', '--port', '0', ...where];
  // Where the data are is said by the arguments alone.
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, [process.argv[1] ?? '', ...args], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('The server ended unexpectedly.')));
    child.stdout.on('data', (text) => {
      const origin = /http:\/\/[\w.]+:\d+/.exec(String(text))?.[0];
      if (origin === undefined) return;
      const stop = async () => {
        const gone = new Promise((ended) => child.once('exit', ended));
        child.kill('SIGTERM');
        await gone;
      };
      resolve({ origin, stop });
    });
  });
}
