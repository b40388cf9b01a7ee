import { SietchError } from './errors.js';

/** One legal answer. Plain data with one shape for all games; its key is made only when asked for. */
export interface Choice {
  readonly verb: string;
  readonly what?: string;
  readonly where?: string;
  readonly count?: number;
}

/** `agent:dagger>arrakeen`, `trash:dagger@hand`, `deploy:2`, `end`: stable, readable, unique in its decision. */
export function keyOf(choice: Choice): string {
  let key = choice.verb;
  if (choice.what !== undefined) key += `:${choice.what}`;
  if (choice.where !== undefined) key += (choice.verb === 'agent' ? '>' : '@') + choice.where;
  if (choice.count !== undefined) key += `:${choice.count}`;
  return key;
}

const KEY = /^([a-z][^:>@|]*)(?::([a-z][^:>@|]*))?(?:[>@]([^:>@|]+))?(?::(\d+))?$/;

/** The choice a key stands for: the inverse of `keyOf`. Names begin with a letter, so that a number is a count. */
export function parseKey(key: string): Choice {
  const [, verb, what, where, count] = KEY.exec(key) ?? [];
  if (verb === undefined) throw new SietchError('malformed-key', `"${key}" is not the key of a choice.`);
  const choice: Choice = {
    verb,
    ...(what === undefined ? {} : { what }),
    ...(where === undefined ? {} : { where }),
    ...(count === undefined ? {} : { count: Number(count) }),
  };
  // One key for each choice: no other mark before the place, no other way to write the number.
  if (keyOf(choice) !== key) throw new SietchError('malformed-key', `"${key}" is not the key of a choice.`);
  return choice;
}
