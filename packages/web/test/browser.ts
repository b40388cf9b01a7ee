import { fileURLToPath } from 'node:url';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { type PreviewServer, preview } from 'vite';
import { inject } from 'vitest';
import { chromiumPath } from './chromium';
import { paintOnlyForEyes } from './eyes';

/** A guard against a page that never shows what is waited for, far above what the slowest machine needs. */
export const PATIENCE = 120_000;

/** No pauses, a known shuffle, and bots that do not think for long. */
export const QUERY = '?pace=0&bot=random&seed=stage';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Where no server was started nobody may answer, whatever else runs on this machine: nothing listens at port 9. */
const NOWHERE = 'http://127.0.0.1:9';

/** The built client, served, and a browser to open it in. */
export class Stage {
  readonly address: string;
  private readonly browser: Browser;
  private readonly server: PreviewServer;

  private constructor(browser: Browser, server: PreviewServer, address: string) {
    this.browser = browser;
    this.server = server;
    this.address = address;
  }

  /** With a game server behind it, or with none, which most tests need not; notices need a browser with windows. */
  static async open(games = NOWHERE, windows = false): Promise<Stage> {
    const server = await preview({
      root,
      configFile: false,
      // That /api answers nothing is no news.
      logLevel: 'silent',
      build: { outDir: inject('client') },
      preview: { port: 0, host: '127.0.0.1', proxy: { '/api': { target: games, ws: true } } },
    });
    const browser = await chromium.launch({
      executablePath: chromiumPath(windows),
      args: ['--no-sandbox'],
      timeout: PATIENCE,
    });
    const at = server.httpServer.address();
    const port = typeof at === 'object' && at !== null ? at.port : 0;
    return new Stage(browser, server, `http://127.0.0.1:${port}/`);
  }

  /**
   * A fresh visitor. Problems of the page end the test. What keeps the client for days without a network is fetched
   * only where a test is about it: it is as much work as the page itself.
   */
  async visit(options: BrowserContextOptions = {}, query = QUERY): Promise<Visit> {
    const context = await this.browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      ...options,
    });
    context.setDefaultTimeout(PATIENCE);
    await paintOnlyForEyes(context);
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
  }
}

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly problems: readonly string[];
}
