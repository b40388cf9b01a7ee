import { SietchError } from '@sietch/kernel';
import * as v from 'valibot';
import { baseContentOf, catalogOf } from './content/catalog.js';
import type { Module } from './content/component.js';
import { NEEDS_MENTAT } from './content/mix.js';
import { DIFFICULTIES, type DifficultyId, VARIANTS, type VariantId } from './content/rivals/component.js';
import { eligibleRivals, isTaken } from './content/rivals/eligible.js';
import { selectionOf } from './content/selection.js';
import { modeOf } from './participants.js';

/** How leaders are handed out (step D of the setup). */
export const LEADER_METHODS = ['random', 'choose', 'draft'] as const;
export type LeaderMethod = (typeof LEADER_METHODS)[number];

/** Content of the base game that can be mixed into Uprising. */
export const BASE_GROUPS = ['imperium', 'intrigue', 'leaders', 'conflicts'] as const;
export type BaseGroup = (typeof BASE_GROUPS)[number];

/** Rivals the rulebook suggests for a first game, or any. */
export const RIVAL_METHODS = ['suggested', 'random'] as const;
export type RivalMethod = (typeof RIVAL_METHODS)[number];

export interface ImperiumOptions {
  /** How many people; the modes of the edition say how many there may be. */
  readonly players: number;
  /** A method, or the leaders of the seats in order. */
  readonly leaders: LeaderMethod | readonly string[];
  /** Ask before a turn ends even if nothing else can be done, so that a whole turn can be undone. */
  readonly confirmTurns: boolean;
  /** Play with the CHOAM module. */
  readonly choam?: boolean;
  /** What of the base game is mixed in. */
  readonly base?: readonly BaseGroup[];
  /** Copies of single Imperium cards or intrigues, instead of the usual numbers. */
  readonly cards?: Readonly<Record<string, number>>;
  readonly intrigues?: Readonly<Record<string, number>>;
  /** The level of a game for one. */
  readonly difficulty?: DifficultyId;
  /** Variants of the rules for Rivals. */
  readonly variants?: readonly VariantId[];
  /** How the Rivals are picked, or who they are. */
  readonly rivals?: RivalMethod | readonly string[];
}

const common = {
  players: v.optional(v.picklist([1, 2, 3, 4], 'players must be 1, 2, 3 or 4'), 4),
  leaders: v.optional(
    v.union(
      [v.picklist(LEADER_METHODS), v.array(v.string())],
      `leaders must be ${LEADER_METHODS.join(', ')} or a list of leader ids`,
    ),
    'random',
  ),
  confirmTurns: v.optional(v.boolean('confirmTurns must be true or false'), false),
  difficulty: v.optional(v.picklist(DIFFICULTIES, `difficulty must be ${DIFFICULTIES.join(', ')}`)),
  rivals: v.optional(
    v.union(
      [v.picklist(RIVAL_METHODS), v.array(v.string())],
      `rivals must be ${RIVAL_METHODS.join(', ')} or a list of ids`,
    ),
  ),
};

const MAX_COPIES = 9;
const copies = (name: string) => {
  const message = `${name} must give copies (0 to ${MAX_COPIES}) by card id`;
  const number = v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(0, message),
    v.maxValue(MAX_COPIES, message),
  );
  return v.optional(v.record(v.string(), number, message));
};

/** One word or a list of them. */
const listOf = <T extends string>(words: readonly T[], message: string) => {
  const word = v.picklist(words, message);
  return v.union(
    [
      v.array(word),
      v.pipe(
        word,
        v.transform((one) => [one]),
      ),
    ],
    message,
  );
};

const baseMessage = `base must be a list of ${BASE_GROUPS.join(', ')}`;

const schemas = {
  base: v.strictObject(common),
  uprising: v.strictObject({
    ...common,
    choam: v.optional(v.boolean('choam must be true or false'), false),
    base: v.optional(listOf(BASE_GROUPS, baseMessage), []),
    variants: v.optional(listOf(VARIANTS, `variants must be a list of ${VARIANTS.join(', ')}`)),
    cards: copies('cards'),
    intrigues: copies('intrigues'),
  }),
} as const;

export type EditionId = keyof typeof schemas;

function refuse(message: string): never {
  throw new SietchError('bad-option', message);
}

export function parseOptions(edition: EditionId, raw: unknown): ImperiumOptions {
  const schema = schemas[edition];
  const parsed = v.safeParse(schema, raw ?? {});
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const path = v.getDotPath(issue);
    const [name = ''] = (path ?? '').split('.');
    if (path !== null && !(name in schema.entries)) {
      refuse(`Unknown option "${path}". Options are ${Object.keys(schema.entries).join(', ')}.`);
    }
    refuse(`Option ${issue.message}.`);
  }
  const options = withDifficulty(parsed.output);
  checkCopies(edition, 'cards', options);
  checkCopies(edition, 'intrigues', options);
  checkSelection(edition, options);
  checkRivals(edition, options);
  return options;
}

/** Whoever plays alone plays at some level; nobody else has one. */
function withDifficulty(options: ImperiumOptions): ImperiumOptions {
  const { players, difficulty } = options;
  if (players !== 1 && difficulty !== undefined) refuse('Option difficulty is only for one player.');
  return players === 1 ? { ...options, difficulty: difficulty ?? 'sardaukar' } : options;
}

/** Rivals and their variants must fit the number of people. */
function checkRivals(edition: EditionId, options: ImperiumOptions): void {
  const { players, variants = [], rivals, leaders } = options;
  const game = { edition, options };
  const { participants } = modeOf(game);
  const count = participants - players;
  const content = catalogOf({ edition }).edition.rivals;
  for (const id of variants) {
    const allowed = content.variants.find((variant) => variant.id === id)?.players ?? [];
    if (!allowed.includes(players))
      refuse(`Option variants: "${id}" is for ${allowed.join(' or ')} players.`);
  }
  if (rivals === undefined) return;
  if (count === 0) refuse('Option rivals is only for one or two players.');
  if (typeof rivals === 'string') return;
  const known = eligibleRivals(game).map(({ id }) => id);
  const unknown = rivals.find((id) => !known.includes(id));
  if (unknown !== undefined)
    refuse(`Option rivals: "${unknown}" cannot be a Rival in this game. Allowed are ${known.join(', ')}.`);
  if (rivals.length !== count) refuse(`Option rivals must name ${count}.`);
  if (new Set(rivals).size !== rivals.length) refuse('Option rivals must name different ones.');
  if (typeof leaders === 'string') return;
  const both = rivals.find((id) => isTaken(game, id, leaders));
  if (both !== undefined) refuse(`Option rivals: "${both}" is already the leader of a player.`);
}

/** Cards named one by one must exist, and what they speak of must be in the game. */
function checkCopies(edition: EditionId, option: 'cards' | 'intrigues', options: ImperiumOptions): void {
  const known = catalogOf({ edition }).edition[option].filter(
    (item) => !('group' in item) || item.group === 'imperium',
  );
  for (const [id, copies] of Object.entries(options[option] ?? {})) {
    if (NEEDS_MENTAT.includes(id)) refuse(`Option ${option}: there is no "${id}", which needs the Mentat.`);
    const item = known.find((each) => each.id === id);
    if (item === undefined)
      refuse(
        `Option ${option}: there is no "${id}". Allowed are ${known.map((each) => each.id).join(', ')}.`,
      );
    if (copies > 0 && leftOut(item, options))
      refuse(`Option ${option}: there is no "${id}" without option ${item.module}.`);
  }
}

function leftOut({ module }: { readonly module?: Module }, options: ImperiumOptions): boolean {
  return module !== undefined && !options[module];
}

const SMALLEST_IMPERIUM_DECK = 5;

/** The mix must be playable, and named leaders must exist in it. */
function checkSelection(edition: EditionId, options: ImperiumOptions): void {
  const { cards, leaders } = selectionOf({ edition, options });
  const imperium = cards
    .filter((card) => card.group === 'imperium')
    .reduce((sum, card) => sum + card.copies, 0);
  if (imperium < SMALLEST_IMPERIUM_DECK) refuse('Option cards leaves fewer than five Imperium cards.');
  const chosen = options.leaders;
  if (typeof chosen === 'string') return;
  const known = leaders.filter((leader) => leader.faceOf === undefined).map((leader) => leader.id);
  const unknown = chosen.find((id) => !known.includes(id));
  if (unknown !== undefined) {
    const left = catalogOf({ edition }).edition.leaders.find(({ id }) => id === unknown);
    const guest = baseContentOf(edition)?.leaders.some(({ id }) => id === unknown);
    const missing = guest ? 'base=leaders' : left?.module;
    const why = missing === undefined ? '' : ` without option ${missing}`;
    refuse(`Option leaders: there is no leader "${unknown}"${why}. Leaders are ${known.join(', ')}.`);
  }
  if (chosen.length !== options.players)
    refuse(`Option leaders must name ${options.players} leaders, one per seat.`);
  if (new Set(chosen).size !== chosen.length) refuse('Option leaders must name different leaders.');
}
