import type { Choice } from '@sietch/kernel';

/** A key taken apart again: `legion@arrakeen`, `deploy:regular@carthag:2`, `option:1`, `end`. */
export function parseKey(key: string): Choice {
  const [, verb = key, what, where, count] =
    /^([^:@]+)(?::([^:@]+))?(?:@([^:]+))?(?::(\d+))?$/.exec(key) ?? [];
  if (what !== undefined && /^\d+$/.test(what) && where === undefined && count === undefined)
    return { verb, count: Number(what) };
  return {
    verb,
    ...(what !== undefined && { what }),
    ...(where !== undefined && { where }),
    ...(count !== undefined && { count: Number(count) }),
  };
}
