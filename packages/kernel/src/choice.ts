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
