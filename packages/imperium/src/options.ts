import { SietchError } from '@sietch/kernel';
import * as v from 'valibot';
import { catalogOf } from './content/catalog.js';

/** How leaders are handed out (step D of the setup). */
export const LEADER_METHODS = ['random', 'choose', 'draft'] as const;
export type LeaderMethod = (typeof LEADER_METHODS)[number];

export interface ImperiumOptions {
  readonly players: 3 | 4;
  /** A method, or the leaders of the seats in order. */
  readonly leaders: LeaderMethod | readonly string[];
  /** Ask before a turn ends even if nothing else can be done, so that a whole turn can be undone. */
  readonly confirmTurns: boolean;
}

const schema = v.strictObject({
  players: v.optional(v.picklist([3, 4], 'players must be 3 or 4'), 4),
  leaders: v.optional(
    v.union(
      [v.picklist(LEADER_METHODS), v.array(v.string())],
      `leaders must be ${LEADER_METHODS.join(', ')} or a list of leader ids`,
    ),
    'random',
  ),
  confirmTurns: v.optional(v.boolean('confirmTurns must be true or false'), false),
});

function refuse(message: string): never {
  throw new SietchError('bad-option', message);
}

export function parseOptions(raw: unknown): ImperiumOptions {
  const parsed = v.safeParse(schema, raw ?? {});
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const path = v.getDotPath(issue);
    if (path !== null && !(path in schema.entries)) {
      refuse(`Unknown option "${path}". Options are ${Object.keys(schema.entries).join(', ')}.`);
    }
    refuse(`Option ${issue.message}.`);
  }
  const options = parsed.output;
  if (typeof options.leaders !== 'string') checkLeaders(options.leaders, options.players);
  return options;
}

function checkLeaders(leaders: readonly string[], players: number): void {
  const known = catalogOf({ edition: 'base' }).edition.leaders.map((leader) => leader.id);
  const unknown = leaders.find((id) => !known.includes(id));
  if (unknown !== undefined)
    refuse(`Option leaders: there is no leader "${unknown}". Leaders are ${known.join(', ')}.`);
  if (leaders.length !== players) refuse(`Option leaders must name ${players} leaders, one per seat.`);
  if (new Set(leaders).size !== leaders.length) refuse('Option leaders must name different leaders.');
}
