import { type AnyRules, isOneOf } from '@sietch/kernel';
import type { Bot } from '../bot.js';
import { type Care, goesByPrices, THOROUGH } from '../deliberation.js';
import { weigher } from '../heuristic.js';
import type { Mind } from '../learning/mind.js';
import { loadMind } from '../minds/index.js';
import { USUAL_POSITIONS } from '../search.js';
import { thinker } from '../thinker.js';
import { characterAt, tasteOf } from './character.js';

export const LEVELS = ['easy', 'normal', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

export function isLevel(id: string): id is Level {
  return isOneOf(LEVELS, id);
}

/** How a level plays a game that was learnt: by its first thought, or looking ahead by so many playouts. */
interface Learnt {
  readonly temperature: number;
  /** How far a character goes for what it is fond of. */
  readonly fondness: number;
  readonly playouts?: number;
}

const LEARNT: Readonly<Record<Level, Learnt>> = {
  easy: { temperature: 1.6, fondness: 1.5 },
  normal: { temperature: 0.3, fondness: 0.2 },
  hard: { temperature: 0, fondness: 0.1, playouts: 50 },
  expert: { temperature: 0, fondness: 0, playouts: 500 },
};

/** How a level weighs choices by the game's own pricing: how thoroughly, and how willingly it takes the second best. */
interface Priced extends Care {
  readonly softness: number;
}

const PRICED: Readonly<Record<Level, Priced>> = {
  easy: { positions: 40, softness: 0.4 },
  normal: { positions: 40, softness: 0 },
  hard: { positions: USUAL_POSITIONS, softness: 0 },
  expert: { ...THOROUGH, softness: 0 },
};

export interface Around {
  /** Something everybody knows of the table: it settles who sits where. */
  readonly table: string;
  /** Thinking ends after so many milliseconds, however far it has come. Without it play is the same everywhere. */
  readonly patience?: number;
}

/** A bot of a level for a game. What was learnt of the game is fetched only now. */
export async function botOfLevel(level: Level, rules: AnyRules, around: Around): Promise<Bot> {
  const { patience } = around;
  const mind =
    LEARNT[level].playouts !== undefined && goesByPrices(rules) ? undefined : await loadMind(rules);
  if (mind !== undefined) return learnt(level, mind, around);
  return weigher(level, { ...PRICED[level], ...(patience !== undefined && { milliseconds: patience }) });
}

function learnt(level: Level, mind: Mind, { table, patience }: Around): Bot {
  const { temperature, fondness, playouts } = LEARNT[level];
  return thinker(level, () => mind, {
    temperature,
    fondness,
    tasteAt: (seat) => tasteOf(characterAt(table, seat)),
    ...(playouts !== undefined && {
      budget: { playouts, ...(patience !== undefined && { milliseconds: patience }) },
    }),
  });
}
