import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readClient } from './client.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sietch-pages-'));
  writeFileSync(join(folder, 'index.html'), '<meta property="og:image" content="/share.png" />');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the page that is shared', () => {
  const page = (address?: string) => readClient(folder, address).get('/index.html')?.body.toString();

  it('names its picture by the whole address where the server knows its own', () => {
    expect(page('https://sietch.example')).toContain('content="https://sietch.example/share.png"');
    expect(page()).toContain('content="/share.png"');
  });
});
