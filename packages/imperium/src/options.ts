import type { Participant } from '@sietch/kernel';
import * as v from 'valibot';
import { catalogOf, editionFor, playersOf } from './content/catalog.js';
import type { Edition, GuestGroup } from './content/component.js';
import { moduleWith } from './content/compose.js';
import { selectionOf, usesModule } from './content/selection.js';
import { mayBegin, modeOf } from './participants.js';
import {
  checkRivals,
  RIVAL_OPTIONS,
  type RivalOptions,
  refuse,
  rivalOptions,
  withDifficulty,
} from './rival-options.js';
import { leavingOutUnused, setOptions } from './set-options.js';

/** How leaders are handed out (step D of the setup). */
export const LEADER_METHODS = ['random', 'choose', 'draft'] as const;
export type LeaderMethod = (typeof LEADER_METHODS)[number];

export type ImperiumOptions = {
  /** How many people; the modes of the edition say how many there may be. */
  readonly players: number;
  /** A method, or the leaders of the seats in order. */
  readonly leaders: LeaderMethod | readonly string[];
  /** Who has the first-player marker in the first round; by lot, as the rulebooks say, if nobody is named. */
  readonly first?: 'random' | Participant | undefined;
  /** Ask before a turn ends even if nothing else can be done, so that a whole turn can be undone. */
  readonly confirmTurns: boolean;
  /** Sets that may join, each by its id. */
  readonly choam?: boolean;
  readonly base?: readonly GuestGroup[];
  /** Copies of single Imperium cards or intrigues, instead of the usual numbers. */
  readonly cards?: Readonly<Record<string, number>>;
  readonly intrigues?: Readonly<Record<string, number>>;
} & RivalOptions;

const USUAL_PLAYERS = 4;

const commonOptions = (counts: readonly number[]) => {
  return {
    players: v.optional(
      v.picklist(counts, `players must be ${counts.slice(0, -1).join(', ')} or ${counts.at(-1)}`),
      USUAL_PLAYERS,
    ),
    leaders: v.optional(
      v.union(
        [v.picklist(LEADER_METHODS), v.array(v.string())],
        `leaders must be ${LEADER_METHODS.join(', ')} or a list of leader ids`,
      ),
      'random',
    ),
    // Absent unless asked for, so that records of games without it stay as they are.
    first: v.optional(v.union([v.literal('random'), v.number()], 'first must be random or a seat')),
    confirmTurns: v.optional(v.boolean('confirmTurns must be true or false'), false),
  };
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

/** Where other games' cards may join, they may also be named one by one. */
const MIX = { cards: copies('cards'), intrigues: copies('intrigues') };

const schemaFor = (game: string, edition: Edition) => {
  const [common, rivals, sets] = [commonOptions(playersOf(game)), rivalOptions(edition), setOptions(edition)];
  const mix = edition.guests.length > 0 ? Object.keys(MIX) : [];
  return {
    names: [...Object.keys(common), ...Object.keys(rivals), ...Object.keys(sets.entries), ...mix],
    values: v.intersect([
      v.object(common),
      v.object(RIVAL_OPTIONS),
      v.pipe(sets, leavingOutUnused(edition)),
      v.object(MIX),
    ]),
  };
};

const schemas = new Map<string, ReturnType<typeof schemaFor>>();

/** Options of a game; some numbers of players are played on another side of its board. */
export function parseOptions(game: string, raw: unknown): ImperiumOptions {
  const wanted = v.safeParse(v.object({ players: v.number() }), raw);
  const edition = editionFor(game, wanted.success ? wanted.output.players : USUAL_PLAYERS);
  const schema = schemas.get(edition) ?? schemaFor(game, catalogOf({ edition }).edition);
  schemas.set(edition, schema);
  const { names, values } = schema;
  const unknown = Object.keys(raw ?? {}).find((name) => !names.includes(name));
  if (unknown !== undefined) refuse(`Unknown option "${unknown}". Options are ${names.join(', ')}.`);
  const parsed = v.safeParse(values, raw ?? {});
  if (!parsed.success) refuse(`Option ${parsed.issues[0].message}.`);
  const options = withDifficulty<ImperiumOptions>(parsed.output);
  checkCopies(edition, 'cards', options);
  checkCopies(edition, 'intrigues', options);
  checkSelection(edition, options);
  checkRivals(edition, options);
  checkFirst(edition, options);
  return options;
}

function checkFirst(edition: string, options: ImperiumOptions): void {
  if (typeof options.first !== 'number') return;
  const allowed = mayBegin({ edition, options });
  if (allowed.length === 0) refuse('Option first: the rulebook names the first player of this game.');
  if (!allowed.includes(options.first))
    refuse(`Option first must be random or one of ${allowed.join(', ')}.`);
}

type Listed = { readonly id: string };
const holds = (items: readonly Listed[] | undefined, wanted: string): boolean =>
  items?.some(({ id }) => id === wanted) ?? false;

/** Cards named one by one must exist, and what they speak of must be in the game. */
function checkCopies(id: string, option: 'cards' | 'intrigues', options: ImperiumOptions): void {
  const { edition } = catalogOf({ edition: id });
  const known = edition[option].filter((item) => !('group' in item) || item.group === 'imperium');
  for (const [card, copies] of Object.entries(options[option] ?? {})) {
    const unfit = edition.guests.find(({ without }) => without.includes(card));
    if (unfit !== undefined) refuse(`Option ${option}: there is no "${card}", which ${unfit.because}.`);
    if (!holds(known, card))
      refuse(
        `Option ${option}: there is no "${card}". Allowed are ${known.map((each) => each.id).join(', ')}.`,
      );
    const module = moduleWith(edition, option, card);
    if (copies > 0 && module !== undefined && !usesModule(module, options))
      refuse(`Option ${option}: there is no "${card}" without option ${module.id}.`);
  }
}

/** The mix must be playable, and named leaders must exist in it. */
function checkSelection(id: string, options: ImperiumOptions): void {
  const { cards, leaders } = selectionOf({ edition: id, options });
  const { edition } = catalogOf({ edition: id });
  const imperium = cards
    .filter((card) => card.group === 'imperium')
    .reduce((sum, card) => sum + card.copies, 0);
  if (imperium < edition.numbers.row)
    refuse(`Option cards leaves fewer than ${edition.numbers.row} Imperium cards.`);
  const chosen = options.leaders;
  if (typeof chosen === 'string') return;
  const known = leaders.filter((leader) => leader.faceOf === undefined).map((leader) => leader.id);
  const unknown = chosen.find((leader) => !known.includes(leader));
  if (unknown !== undefined) {
    const missing = optionForLeader(edition, unknown);
    const why = missing === undefined ? '' : ` without option ${missing}`;
    refuse(`Option leaders: there is no leader "${unknown}"${why}. Leaders are ${known.join(', ')}.`);
  }
  if (chosen.length !== options.players)
    refuse(`Option leaders must name ${options.players} leaders, one per seat.`);
  if (new Set(chosen).size !== chosen.length) refuse('Option leaders must name different leaders.');
  for (const { participant, leader } of modeOf({ edition: id, options }).commanders)
    if (chosen[participant] !== leader)
      refuse(`Option leaders: seat ${participant} is ${leader}, who commands.`);
}

/** The option that would bring a leader in. */
function optionForLeader(edition: Edition, leader: string): string | undefined {
  const guest = edition.guests.find(({ set }) => holds(set.leaders, leader));
  return guest === undefined ? moduleWith(edition, 'leaders', leader)?.id : `${guest.set.id}=leaders`;
}
