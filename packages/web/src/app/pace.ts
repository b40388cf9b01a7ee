const USUAL_MS = 650;

/** How long a bot's move stays on screen before the next one; `?pace=0` in the address hurries, for tests. */
export function pace(): number {
  const asked = new URLSearchParams(location.search).get('pace');
  return asked === null ? USUAL_MS : Number(asked);
}
