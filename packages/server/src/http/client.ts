import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

export interface ClientFile {
  readonly type: string;
  readonly body: Buffer;
  readonly etag: string;
  /** Its name contains the hash of its contents, so it never changes. */
  readonly immutable: boolean;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
};

/** The built client, read once. What is not in this map cannot be served, so no path can lead out of the folder. */
export function readClient(
  folder: string | undefined,
  address?: string | undefined,
): ReadonlyMap<string, ClientFile> {
  const files = new Map<string, ClientFile>();
  if (folder === undefined || !existsSync(join(folder, 'index.html'))) {
    files.set('/index.html', clientFile('/index.html', Buffer.from(PAGE_WITHOUT_CLIENT)));
    return files;
  }
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(folder.length).replaceAll('\\', '/').replace(/^\/*/, '/');
    const body = readFileSync(file);
    files.set(path, clientFile(path, path === '/index.html' ? withShareImage(body, address) : body));
  }
  return files;
}

/** Those who preview links want the whole address of the picture: it is told where the server knows its own. */
function withShareImage(page: Buffer, address: string | undefined): Buffer {
  if (address === undefined) return page;
  const image = new URL('/share.png', address).href;
  return Buffer.from(page.toString().replace('content="/share.png"', `content="${image}"`));
}

function clientFile(path: string, body: Buffer): ClientFile {
  return {
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    body,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    immutable: path.startsWith('/assets/'),
  };
}

const PAGE_WITHOUT_CLIENT = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sietch · Січ</title>
<h1>Sietch · Січ</h1>
<p>The server is running. The client for browsers is not built here, so there is nothing to click on yet;
programs can play through the interface below (docs/protocol.md describes it in full).</p>
<dl>
<dt><code>GET /api/games</code><dd>the games and bots this server has
<dt><code>POST /api/tables</code><dd>make a table: <code>{"game":"imperium","seats":[{"kind":"open"},{"kind":"bot","bot":"random"},…]}</code>
<dt><code>GET /api/tables</code>, <code>GET /api/tables/mine</code><dd>tables their creators have listed, and your own
<dt><code>GET /api/tables/:table</code><dd>one table
<dt><code>PATCH /api/tables/:table</code><dd>its creator opens or closes it to spectators, chat, the list
<dt><code>PUT /api/tables/:table/seats/:seat</code><dd>its creator gives a free seat to a bot, to anybody, or to somebody invited
<dt><code>POST /api/tables/:table/seats/:seat/claim</code><dd>sit down: <code>{"name":"…","key":"…"}</code>
<dt><code>POST /api/tables/:table/seats/:seat/link</code><dd>an invitation, or a link to move the seat to another device
<dt><code>POST /api/tables/:table/seats/:seat/leave</code>, <code>…/return</code><dd>go away and come back
<dt><code>GET /api/tables/:table/live?seat=:seat</code><dd>WebSocket: play, or watch without a seat
<dt><code>POST /api/tables/:table/rematch</code><dd>the same people play again
<dt><code>GET /api/tables/:table/record</code><dd>the record of a finished game
<dt><code>GET /api/health</code>, <code>GET /api/metrics</code><dd>for those who run it
</dl>
<p>Sietch is a fan-made, non-commercial project, not affiliated with the publishers of the games.</p>
</html>
`;
