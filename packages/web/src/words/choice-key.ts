import type { Choice } from '@sietch/kernel';

/** A key taken apart again: `agent:dagger>arrakeen`, `trash:dagger@hand`, `deploy:2`, `end`. */
export function parseKey(key: string): Choice {
  const colon = key.indexOf(':');
  if (colon < 0) return { verb: key };
  const verb = key.slice(0, colon);
  const rest = key.slice(colon + 1);
  if (/^\d+$/.test(rest)) return { verb, count: Number(rest) };
  const [, what = rest, where] = /^([^>@]*)[>@](.*)$/.exec(rest) ?? [];
  return where === undefined ? { verb, what } : { verb, what, where };
}
