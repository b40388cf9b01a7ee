import { readFileSync } from 'node:fs';

/** What we read of an entry of a lock file. */
export interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
  readonly bin?: Readonly<Record<string, string>>;
  readonly os?: string | readonly string[];
  readonly cpu?: string | readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Entries by their place: `node_modules/vite`, `packages/web`, and the project itself as an empty text. */
export type Locked = Readonly<Record<string, LockedPackage>>;

export const PLATFORMS = ['linux', 'darwin', 'win32'].flatMap((os) =>
  ['x64', 'arm64'].map((cpu) => `${os}-${cpu}`),
);

export function readLock(path: string): Locked {
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}

/** Where Node would look for a dependency of the package at a place: there first, then in every folder above. */
function find(lock: Locked, place: string, name: string): LockedPackage | undefined {
  for (let folder = place; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const found = lock[folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`];
    if (found !== undefined || folder === '') return found;
  }
}

const several = (value: string | readonly string[] = []) => (typeof value === 'string' ? [value] : value);

const platformsOf = ({ os, cpu }: LockedPackage) =>
  several(os).flatMap((system) => several(cpu).map((processor) => `${system}-${processor}`));

/** What cannot be installed from the lock: binaries a package offers, and platforms it offers none for. */
export function missingBinaries(lock: Locked): string[] {
  return Object.entries(lock).flatMap(([place, { optionalDependencies = {} }]) => {
    const names = Object.keys(optionalDependencies);
    const offered = names.flatMap((name) => find(lock, place, name) ?? []).flatMap(platformsOf);
    const unlisted = names.filter((name) => find(lock, place, name) === undefined);
    // Optional packages that run anywhere, or on all processors of a system, are no binaries.
    const lacking = offered.length === 0 ? [] : PLATFORMS.filter((platform) => !offered.includes(platform));
    return [...unlisted, ...lacking].map((what) => `${place || 'the project'}: ${what}`);
  });
}
