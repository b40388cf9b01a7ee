// Installs the package of `npm run pack` into a clean folder and plays a whole game from it:
//
//   npm run pack && npm run pack:try
//
// Its server is started, a person among bots plays over a WebSocket to the end, the record is replayed by the installed
// command, and a browser opens its page (the test of reports, with the installed server).
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const archive = readdirSync(`${root}out`).find((name) => name.endsWith('.tgz'));
if (archive === undefined) throw new Error('There is no package: run `npm run pack` first.');

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'sietch-package-')));
const npm = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--silent'];
execFileSync('npm', [...npm, `${root}out/${archive}`], { stdio: 'inherit' });
const cli = join(folder, 'node_modules/sietch/bin/sietch.js');
const { WebSocket } = createRequire(cli)('ws');
const { DATABASE_URL: _, ...env } = process.env;

const server = spawn(process.execPath, [cli, 'serve', '--port', '0', '--data', join(folder, 'data')], {
  cwd: folder,
  env,
  stdio: ['ignore', 'pipe', 'inherit'],
});
const origin = await new Promise((resolve, reject) => {
  server.stdout.on('data', (text) => {
    const found = /http:\/\/[\w.]+:\d+/.exec(String(text))?.[0];
    if (found !== undefined) resolve(found);
  });
  server.once('exit', () => reject(new Error('The server ended.')));
});

try {
  const page = await (await fetch(`${origin}/`)).text();
  const scripts = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path);
  if (scripts.length === 0) throw new Error('The page of the client is missing.');
  for (const path of scripts) {
    const { status } = await fetch(origin + path);
    if (status !== 200) throw new Error(`${path} answers ${status}.`);
  }
  const bot = { kind: 'bot', bot: 'random' };
  const made = await fetch(`${origin}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      game: 'imperium',
      options: { players: 3 },
      seats: [{ kind: 'open' }, bot, bot],
      me: { seat: 0, name: 'Ада' },
    }),
  });
  const cookie = made.headers.getSetCookie().map((each) => each.split(';')[0]);
  const { table } = await made.json();
  const choices = await play(`${origin.replace('http', 'ws')}/api/tables/${table.id}/live?seat=0`, cookie);
  const record = await (await fetch(`${origin}/api/tables/${table.id}/record`)).text();
  writeFileSync(join(folder, 'record.json'), record);
  execFileSync(process.execPath, [cli, 'replay', join(folder, 'record.json')], { stdio: 'inherit' });
  console.log(`A whole game was played from the package: ${choices} choices of one person among bots.`);
} finally {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
}

const vitest = ['node_modules/vitest/vitest.mjs', 'run', 'packages/web/test/report.test.ts'];
const browser = spawnSync(process.execPath, vitest, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, SIETCH_CLI: cli },
});
rmSync(folder, { recursive: true, force: true });
process.exitCode = browser.status ?? 1;

/** Always takes the first answer; resolves with how many were given when the game is over. */
function play(address, cookie) {
  const socket = new WebSocket(address, { headers: { cookie: cookie.join('; ') } });
  let answered = 0;
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: 1 })));
    socket.on('message', (data) => {
      const { type, position, code, message } = JSON.parse(String(data));
      if (type === 'error' && code !== 'too-many') reject(new Error(message));
      if (position === undefined) return;
      const { decision } = position.view;
      if (decision === undefined) {
        socket.close();
        resolve(answered);
      }
      const key = decision?.choices?.[answered % decision.choices.length]?.key;
      if (key === undefined) return;
      answered++;
      // As fast as the limits allow, which are those people meet.
      setTimeout(() => socket.send(JSON.stringify({ type: 'choose', version: position.version, key })), 60);
    });
  });
}
