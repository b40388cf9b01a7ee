import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { Stage, type Visit } from './browser';
import { play } from './driver';
import { unseen } from './eyes';
import { Server } from './server';

/** A server with a client in front of it. */
export interface OnlineStage {
  readonly server: Server;
  readonly stage: Stage;
  close(): Promise<void>;
}

interface Setting {
  /** The server keeps its limits. */
  readonly limits?: boolean;
}

export async function openOnline(
  { limits = false }: Setting = {},
  ...more: readonly string[]
): Promise<OnlineStage> {
  const server = await Server.open(limits, ...more);
  const stage = await Stage.open(`http://127.0.0.1:${server.port}`);
  return {
    server,
    stage,
    close: async () => {
      await stage.close();
      await server.close();
    },
  };
}

export interface Wish {
  readonly game?: string;
  readonly options?: object;
  readonly seats: readonly ('open' | 'bot')[];
  readonly clock?: object;
  readonly spectators?: boolean;
}

/** None of them has a secret to choose before the first turn. */
export const LEADERS: readonly string[] = [
  'paul-atreides',
  'glossu-the-beast-rabban',
  'earl-memnon-thorvald',
];

/** A visitor makes a table as the set-up does, sits down at its first seat and goes there. Tells its path. */
export async function makeTable(stage: Stage, visit: Visit, name: string, wish: Wish): Promise<string> {
  const { game = 'imperium', seats, ...rest } = wish;
  const answer = await visit.page.request.post(`${stage.address}api/tables`, {
    data: {
      game,
      ...(game === 'imperium' && seats.length === 3 && { options: { players: 3, leaders: LEADERS } }),
      seats: seats.map((kind) => (kind === 'bot' ? { kind, bot: 'random' } : { kind })),
      me: { seat: 0, name },
      ...rest,
    },
  });
  const { table } = (await answer.json()) as { readonly table: { readonly id: string } };
  const path = `t/${table.id}`;
  await visit.page.goto(stage.address + path);
  return path;
}

export async function sit({ page }: Visit, seat: number, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.click(`[data-claim="${seat}"]`);
}

export const atTable = (...visits: readonly Visit[]): Promise<unknown> =>
  Promise.all(visits.map(({ page }) => page.waitForSelector('main.table')));

/** Two people and a bot at one table: the first made it, the second came by its link. */
export async function twoAtTable(
  stage: Stage,
): Promise<{ readonly host: Visit; readonly guest: Visit; readonly path: string }> {
  const host = await stage.visit();
  const path = await makeTable(stage, host, 'Оля', { seats: ['open', 'open', 'bot'] });
  const guest = await stage.visit({}, path);
  await sit(guest, 1, 'Sam');
  await atTable(host, guest);
  return { host, guest, path };
}

/** Whoever of them is asked clicks something, until it is enough. */
export async function playAround(
  visits: readonly Visit[],
  enough: (clicks: number) => boolean | Promise<boolean>,
): Promise<void> {
  const pages = visits.map(({ page }) => page);
  await unseen(pages, async () => {
    for (let clicks = 0; !(await enough(clicks)); ) {
      for (const page of pages)
        clicks += await play(page, (look, made) => made >= 1 || look.state === 'waiting');
      await pages[0]?.waitForTimeout(5);
    }
  });
}

/** What kind of message goes over the wire. */
export const kindOf = (message: string | Buffer): string =>
  (JSON.parse(String(message)) as { readonly type: string }).type;

export async function say({ page }: Visit, text: string): Promise<void> {
  await page.locator('.say input').last().fill(text);
  await page.locator('[data-say]').last().click();
}

/** Nothing went wrong on these pages but what a lost connection may say. */
export function problemsOf(...visits: readonly Visit[]): string[] {
  return visits.flatMap(({ problems }) => problems.filter((problem) => !problem.includes('WebSocket')));
}

/** Everybody leaves, and nothing went wrong. */
export async function leave(...visits: readonly Visit[]): Promise<void> {
  expect(problemsOf(...visits)).toEqual([]);
  for (const { context } of visits) await context.close();
}

/** The first question may come with an introduction, which any key puts away. */
export async function putIntroAway(page: Page): Promise<void> {
  if ((await page.locator('.intro').count()) === 0) return;
  await page.keyboard.press('Escape');
  await page.waitForSelector('.intro', { state: 'detached' });
}
