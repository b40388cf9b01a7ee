import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { lookingAt } from './eyes';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** No serious or critical violation on the page as it stands. */
export function expectAccessible(page: Page): Promise<void> {
  return expectNone(page, {});
}

/** The same in either theme: they differ in nothing but their colours. */
export async function expectAccessibleInBothThemes(page: Page, where: string): Promise<void> {
  await expectNone(page, {}, where);
  const changeTheme = () =>
    page.evaluate(() => {
      const { dataset } = document.documentElement;
      dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
    });
  await changeTheme();
  await expectNone(page, { runOnly: ['color-contrast'] }, `${where}, in the other theme`);
  await changeTheme();
}

async function expectNone(page: Page, options: object, where?: string): Promise<void> {
  if (await page.evaluate('globalThis.axe === undefined')) await page.evaluate(axe);
  const asked = JSON.stringify({ resultTypes: ['violations'], preload: false, ...options });
  const violations = (await lookingAt(page, () =>
    page.evaluate(`axe.run(document, ${asked}).then((result) => result.violations)`),
  )) as readonly Violation[];
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const told = serious.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map((node) => `${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`)
        .join(' | ')}`,
  );
  expect(told, where).toEqual([]);
}
