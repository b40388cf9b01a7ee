import type { Preferences } from '../settings/preferences';

/** What the address asked for when the page was opened, however it goes on. */
let given: string | undefined;

const asked = (): number | undefined => {
  given ??= new URLSearchParams(location.search).get('pace') ?? '';
  return given === '' ? undefined : Number(given);
};

/** A bot's move stays on screen so long before the next one, in milliseconds. */
const PACES: Readonly<Record<Preferences['pace'], number>> = {
  slow: 1600,
  normal: 750,
  fast: 250,
  // Whoever goes step by step says when.
  step: Number.POSITIVE_INFINITY,
};

/** How long a bot's move stays on screen; `?pace=0` in the address hurries, for tests. */
export function paceMs(pace: Preferences['pace']): number {
  return asked() ?? PACES[pace];
}

/** How long a turn with nothing left to do can still be taken back. */
const GRACE_MS = 4000;

export function graceMs(): number {
  return asked() === 0 ? 0 : GRACE_MS;
}
