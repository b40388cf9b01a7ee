import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { build, type PreviewServer, preview } from 'vite';
import { chromiumPath } from './chromium';

/** A guard against a page that never shows what is waited for, far above what the slowest machine needs. */
export const PATIENCE = 120_000;

/** No pauses, a known shuffle, and bots that do not think for long. */
export const QUERY = '?pace=0&bot=random&seed=stage';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The built client, served, and a browser to open it in. */
export class Stage {
  readonly address: string;
  private readonly browser: Browser;
  private readonly server: PreviewServer;
  private readonly folder: string;

  private constructor(browser: Browser, server: PreviewServer, address: string, folder: string) {
    this.folder = folder;
    this.browser = browser;
    this.server = server;
    this.address = address;
  }

  static async open(): Promise<Stage> {
    // Vitest's own NODE_ENV would bring the development build of React.
    process.env.NODE_ENV = 'production';
    // Where no server was started nobody may answer, whatever else runs on this machine: nothing listens at port 9.
    process.env.SIETCH_SERVER ??= 'http://127.0.0.1:9';
    const folder = mkdtempSync(join(tmpdir(), 'sietch-client-'));
    const output = { outDir: folder, emptyOutDir: true };
    await build({ root, logLevel: 'warn', mode: 'production', build: output });
    const server = await preview({
      root,
      // Most tests need no server: that /api answers nothing is no news.
      logLevel: 'silent',
      build: output,
      preview: { port: 0, host: '127.0.0.1' },
    });
    const browser = await chromium.launch({
      executablePath: chromiumPath(),
      args: ['--no-sandbox'],
      timeout: PATIENCE,
    });
    const at = server.httpServer.address();
    const port = typeof at === 'object' && at !== null ? at.port : 0;
    return new Stage(browser, server, `http://127.0.0.1:${port}/`, folder);
  }

  /** A fresh visitor. Problems of the page end the test. */
  async visit(options: BrowserContextOptions = {}, query = QUERY): Promise<Visit> {
    const context = await this.browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
      reducedMotion: 'reduce',
      ...options,
    });
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(`${error.message}\n${error.stack ?? ''}`));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('Failed to load resource'))
        problems.push(message.text());
    });
    await page.goto(`${this.address}${query}`);
    return { page, context, problems };
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.server.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly problems: readonly string[];
}
