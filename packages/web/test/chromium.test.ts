import { describe, expect, it } from 'vitest';
import { findChromium, type Machine } from './chromium';

const DOWNLOADED = '/cache/playwright/chrome';

/** A machine on which these files exist. */
function machine(platform: NodeJS.Platform, files: readonly string[], more: Partial<Machine> = {}): Machine {
  return {
    platform,
    env: {},
    home: '/home/ada',
    downloaded: DOWNLOADED,
    exists: (path) => files.includes(path),
    ...more,
  };
}

const WINDOWS = {
  ProgramFiles: 'C:\\Program Files',
  'ProgramFiles(x86)': 'C:\\Program Files (x86)',
  LOCALAPPDATA: 'C:\\Users\\Ada\\AppData\\Local',
};

describe('Chromium for the tests of the client', () => {
  it.each<[NodeJS.Platform, string, Record<string, string>]>([
    ['linux', '/usr/bin/chromium-headless-shell', {}],
    ['linux', '/usr/bin/chromium', {}],
    ['linux', '/usr/bin/google-chrome-stable', { PATH: '/bin' }],
    ['linux', '/nix/profile/bin/chromium', { PATH: '/bin:/nix/profile/bin' }],
    ['linux', '/snap/bin/chromium', {}],
    ['linux', DOWNLOADED, {}],
    ['darwin', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', {}],
    ['darwin', '/home/ada/Applications/Chromium.app/Contents/MacOS/Chromium', {}],
    ['darwin', '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge', {}],
    ['win32', 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe', WINDOWS],
    ['win32', 'C:\\Users\\Ada\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe', WINDOWS],
    ['win32', 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe', WINDOWS],
    ['win32', DOWNLOADED, {}],
  ])('is found on %s at %s', (platform, path, env) => {
    expect(findChromium(machine(platform, [path], { env }))).toBe(path);
  });

  it('is what CHROMIUM_PATH says before all others, and no other when that is wrong', () => {
    const files = ['/usr/bin/chromium', '/opt/chrome'];
    const at = (CHROMIUM_PATH: string) => findChromium(machine('linux', files, { env: { CHROMIUM_PATH } }));
    expect(at('/opt/chrome')).toBe('/opt/chrome');
    expect(() => at('/opt/nothing')).toThrow('There is no browser at CHROMIUM_PATH, /opt/nothing.');
  });

  it('has windows where they are asked for', () => {
    const files = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
    expect(findChromium(machine('linux', files))).toBe('/usr/bin/chromium-headless-shell');
    expect(findChromium(machine('linux', files), true)).toBe('/usr/bin/chromium');
  });

  it('is installed where that is possible and needed only', () => {
    const files: string[] = [];
    let installed = 0;
    const install = () => {
      installed++;
      files.push('/usr/bin/chromium');
    };
    expect(findChromium(machine('linux', files, { install }))).toBe('/usr/bin/chromium');
    expect(findChromium(machine('linux', files, { install }))).toBe('/usr/bin/chromium');
    expect(installed).toBe(1);
  });

  it.each<NodeJS.Platform>(['linux', 'darwin', 'win32'])(
    'missing on %s, it is said what to do',
    (platform) => {
      const install = () => {
        throw new Error('No connection.');
      };
      for (const more of [{}, { install }])
        expect(() => findChromium(machine(platform, [], more))).toThrow(
          /npx playwright-core install chromium/,
        );
    },
  );
});
