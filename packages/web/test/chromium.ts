import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { posix, win32 } from 'node:path';
import { chromium } from 'playwright-core';

/** What finding a browser depends on. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  /** Where Playwright puts the browser it downloads. */
  readonly downloaded: string;
  readonly exists: (path: string) => boolean;
  /** Installs the distribution's Chromium; only a machine that may has it. */
  readonly install?: (windows: boolean) => void;
}

/** Without windows Chromium has a third less to do, but tells nobody that it is their turn. */
const WINDOWLESS = 'chromium-headless-shell';
const COMMANDS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
];
const MAC_PROGRAMS = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const WINDOWS_PROGRAMS = [
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Chromium', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
];

/** Where systems put Chromium, or a browser made of it; the best comes first. */
function places({ platform, env, home }: Machine, windows: boolean): string[] {
  if (platform === 'win32') {
    const folders = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA];
    return WINDOWS_PROGRAMS.flatMap((program) =>
      folders.flatMap((folder) => (folder === undefined ? [] : win32.join(folder, ...program))),
    );
  }
  if (platform === 'darwin') {
    return MAC_PROGRAMS.flatMap((name) =>
      ['/Applications', posix.join(home, 'Applications')].map((folder) =>
        posix.join(folder, `${name}.app`, 'Contents', 'MacOS', name),
      ),
    );
  }
  const folders = new Set(['/usr/bin', ...(env.PATH ?? '').split(':').filter(Boolean), '/snap/bin']);
  const commands = windows ? COMMANDS : [WINDOWLESS, ...COMMANDS];
  return commands.flatMap((command) => [...folders].map((folder) => posix.join(folder, command)));
}

export function findChromium(machine: Machine, windows = false): string {
  const { env, exists, downloaded, install } = machine;
  const { CHROMIUM_PATH } = env;
  if (CHROMIUM_PATH !== undefined) {
    if (exists(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new Error(`There is no browser at CHROMIUM_PATH, ${CHROMIUM_PATH}.`);
  }
  const found = () => [...places(machine, windows), downloaded].find(exists);
  let path = found();
  let cause: unknown;
  if (path === undefined && install !== undefined) {
    try {
      install(windows);
    } catch (error) {
      cause = error;
    }
    path = found();
  }
  if (path !== undefined) return path;
  throw new Error(
    'The tests of the client need Chromium, Chrome or Edge, and none was found. Install one of them, or run ' +
      '`npx playwright-core install chromium`, or set CHROMIUM_PATH to where it is.',
    { cause },
  );
}

/** Other test files may be installing it at this moment: apt waits for them, and then has nothing to do. */
function installWithApt(windows: boolean): void {
  const apt = (...args: string[]) =>
    execFileSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], { stdio: 'inherit' });
  const install = (program: string) => apt('install', '-y', '--no-install-recommends', program);
  try {
    // A fresh system has no lists of packages yet, and not every Debian has the lighter one.
    apt('update');
    install(windows ? 'chromium' : WINDOWLESS);
  } catch {
    install('chromium');
  }
}

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Chromium on this machine, with windows where a test needs them; on Debian, root gets it installed. */
export function chromiumPath(windows = false): string {
  const machine: Machine = {
    platform: process.platform,
    env: process.env,
    home: homedir(),
    downloaded: chromium.executablePath(),
    exists: existsSync,
    ...(mayInstall() ? { install: installWithApt } : {}),
  };
  return findChromium(machine, windows);
}
