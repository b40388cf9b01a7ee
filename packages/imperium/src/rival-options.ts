import { SietchError } from '@sietch/kernel';
import * as v from 'valibot';
import { catalogOf } from './content/catalog.js';
import type { Edition } from './content/component.js';
import { DIFFICULTIES, type DifficultyId, VARIANTS, type VariantId } from './content/rivals/component.js';
import { eligibleRivals, isTaken } from './content/rivals/eligible.js';
import type { ImperiumOptions } from './options.js';
import { modeOf } from './participants.js';

/** Rivals the rulebook suggests for a first game, or any. */
export const RIVAL_METHODS = ['suggested', 'random'] as const;
export type RivalMethod = (typeof RIVAL_METHODS)[number];

/** Options of games for one and two people. */
export type RivalOptions = {
  /** The level of a game for one. */
  readonly difficulty?: DifficultyId | undefined;
  /** Variants of the rules for Rivals. */
  readonly variants?: readonly VariantId[] | undefined;
  /** How the Rivals are picked, or who they are. */
  readonly rivals?: RivalMethod | readonly string[] | undefined;
};

const variantsMessage = `variants must be a list of ${VARIANTS.join(', ')}`;
const variant = v.picklist(VARIANTS, variantsMessage);

/** A list of one may be written without brackets. */
const lone = <T extends string>(schema: v.GenericSchema<string, T>) =>
  v.pipe(
    schema,
    v.transform((one) => [one]),
  );

export const RIVAL_OPTIONS = {
  difficulty: v.optional(v.picklist(DIFFICULTIES, `difficulty must be ${DIFFICULTIES.join(', ')}`)),
  rivals: v.optional(
    v.union(
      [v.picklist(RIVAL_METHODS), v.array(v.string()), lone(v.string())],
      `rivals must be ${RIVAL_METHODS.join(', ')} or a list of ids`,
    ),
  ),
  variants: v.optional(v.union([v.array(variant), lone(variant)], variantsMessage)),
};

/** The options an edition knows: the base game has no variants to choose. */
export function rivalOptions({ rivals }: Edition): Partial<typeof RIVAL_OPTIONS> {
  const { variants, ...others } = RIVAL_OPTIONS;
  return rivals.variants.length > 0 ? { ...others, variants } : others;
}

export function refuse(message: string): never {
  throw new SietchError('bad-option', message);
}

/** Whoever plays alone plays at some level; nobody else has one. */
export function withDifficulty<O extends Pick<ImperiumOptions, 'players' | 'difficulty'>>(options: O): O {
  const { players, difficulty } = options;
  if (players !== 1 && difficulty !== undefined) refuse('Option difficulty is only for one player.');
  return players === 1 ? { ...options, difficulty: difficulty ?? 'sardaukar' } : options;
}

/** Rivals and their variants must fit the number of people. */
export function checkRivals(edition: string, options: ImperiumOptions): void {
  const { players, variants = [], rivals, leaders } = options;
  const game = { edition, options };
  const count = modeOf(game).participants - players;
  for (const id of variants) {
    const { rivals: content } = catalogOf(game).edition;
    const allowed = content.variants.find((other) => other.id === id)?.players ?? [];
    if (!allowed.includes(players))
      refuse(
        `Option variants: "${id}" is for ${allowed.join(' or ')} ${allowed.at(-1) === 1 ? 'player' : 'players'}.`,
      );
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
