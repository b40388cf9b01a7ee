import { appendFileSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import type { Stage, Visit } from '../test/browser';
import { lookingAt } from '../test/eyes';
import { cutOff, smallLetters } from '../test/layout';

/** The sizes of the screens pictures are taken on. */
export const SIZES = {
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1366, height: 768 },
  low: { width: 1280, height: 720 },
  large: { width: 1920, height: 1080 },
  slate: { width: 1024, height: 768 },
  upright: { width: 820, height: 1180 },
  flat: { width: 1180, height: 820 },
  phone: { width: 390, height: 844 },
  sideways: { width: 844, height: 390 },
} as const;

export interface Look {
  readonly size: keyof typeof SIZES;
  readonly lang: 'uk' | 'en';
  readonly theme: 'dark' | 'light';
}

const IN_BOTH = [
  { lang: 'uk', theme: 'dark' },
  { lang: 'en', theme: 'light' },
] as const;

const looksOf = (...sizes: readonly (keyof typeof SIZES)[]): readonly Look[] =>
  sizes.flatMap((size) => IN_BOTH.map((look) => ({ size, ...look })));

/** What is read rather than played is taken in both languages and both themes, on a laptop and on a phone, crosswise. */
export const LOOKS: readonly Look[] = [
  ...looksOf('desktop', 'phone'),
  { size: 'phone', lang: 'uk', theme: 'light' },
  { size: 'phone', lang: 'en', theme: 'dark' },
];

/** Screens around the games are taken on a tablet held either way as well, and on a phone laid on its side. */
export const LOOKS_WITH_TABLETS: readonly Look[] = [
  ...LOOKS,
  { size: 'upright', lang: 'uk', theme: 'light' },
  { size: 'flat', lang: 'en', theme: 'dark' },
  { size: 'slate', lang: 'uk', theme: 'dark' },
  { size: 'sideways', lang: 'uk', theme: 'dark' },
];

/** Tables and ends of games are taken on every screen in both languages and both themes. */
export const LOOKS_OF_TABLES: readonly Look[] = [
  ...looksOf('desktop', 'laptop', 'large', 'slate', 'flat', 'phone'),
  { size: 'low', lang: 'uk', theme: 'light' },
  { size: 'upright', lang: 'uk', theme: 'light' },
  { size: 'sideways', lang: 'uk', theme: 'dark' },
  { size: 'phone', lang: 'uk', theme: 'light' },
  { size: 'phone', lang: 'en', theme: 'dark' },
];

/** `ONLY=phone` takes the looks whose name has it, `WHAT=war` the pictures of that name (see `isWanted`). */
export function wanted({ size, lang, theme }: Look): boolean {
  const { ONLY: only } = process.env;
  return only === undefined || nameOf({ size, lang, theme }).includes(only);
}

export function isWanted(what: string): boolean {
  const { WHAT: wish } = process.env;
  return wish === undefined || what.includes(wish);
}

export function nameOf({ size, lang, theme }: Look): string {
  return `${size}-${lang}-${theme}`;
}

/** Screens that are held in the hand and touched. */
const HELD: readonly (keyof typeof SIZES)[] = ['upright', 'flat', 'slate', 'phone', 'sideways'];

export function isPhone(size: keyof typeof SIZES): boolean {
  return size === 'phone' || size === 'sideways';
}

/** Somebody with that screen, language and theme comes to the page. */
export function visitAs(
  stage: Stage,
  { size, lang, theme }: Look,
  path = '',
  reducedMotion: 'reduce' | 'no-preference' = 'reduce',
): Promise<Visit> {
  return stage.visit(
    {
      viewport: SIZES[size],
      locale: lang,
      colorScheme: theme,
      reducedMotion,
      hasTouch: HELD.includes(size),
      deviceScaleFactor: isPhone(size) ? 2 : 1,
    },
    path,
  );
}

/** `INTO=/tmp/pictures` takes them elsewhere. */
const folder = process.env.INTO ?? fileURLToPath(new URL('../../../docs/screenshots', import.meta.url));

export type Shot = (what: string, options?: { readonly fullPage?: boolean }) => Promise<void>;

/** Names that are written alike in every language: of publishers, of the languages themselves, of addresses. */
const NAMES =
  /Dire Wolf Digital|CMON|Geekach Games|Gale Force Nine|Legendary|English|Українська|localhost|https/g;

/** Words of the other language: such names aside, there should be none. */
async function foreign(page: Page, lang: Look['lang']): Promise<readonly string[]> {
  const text = await page.evaluate(() => (document.querySelector('main') ?? document.body).innerText);
  const other = lang === 'uk' ? /[a-z]{4,}/gi : /[\u0400-\u04ff]{3,}/g;
  return [...new Set(text.replaceAll(NAMES, '').match(other) ?? [])];
}

/** What no eye should have to find: texts that are cut off, letters too small to be read, words of the other language. */
async function faultsOf(page: Page, lang: Look['lang']): Promise<readonly string[]> {
  const isTable = (await page.locator('main.table').count()) > 0;
  const [cut, small, other] = [
    isTable ? await cutOff(page) : [],
    await smallLetters(page),
    await foreign(page, lang),
  ];
  return [
    ...cut.map((text) => `cut: ${text}`),
    ...small.map((text) => `small: ${text}`),
    ...other.map((text) => `foreign: ${text}`),
  ];
}

/**
 * Takes pictures of a page: what they show, and how it looks, make the name of the file. What is found wrong with them
 * stands in `faults.txt` beside them.
 */
export function shots(page: Page, look: Look): Shot {
  mkdirSync(folder, { recursive: true });
  return async (what, options = {}) => {
    const name = `${what}-${nameOf(look)}`;
    await lookingAt(page, () => page.screenshot({ path: `${folder}/${name}.png`, ...options }));
    const faults = await faultsOf(page, look.lang);
    appendFileSync(`${folder}/faults.txt`, faults.map((fault) => `${name} ${fault}\n`).join(''));
  };
}
