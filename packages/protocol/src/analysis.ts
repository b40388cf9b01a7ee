import * as v from 'valibot';
import { seat, version } from './fields.js';
import { tableView } from './position.js';

const chance = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** What is known so far of how a finished game was decided. */
export const analysis = v.object({
  /** Those who win and lose together, as participants: seats, and automata after them. */
  sides: v.array(v.array(seat)),
  /** How likely each side was to win when a part of the game began, and at the end. */
  points: v.array(v.object({ step: version, round: v.number(), chances: v.array(chance) })),
  /** The choices that cost most, the dearest first. */
  moments: v.array(
    v.object({
      /** The question stood after so many choices of the record. */
      step: version,
      round: v.number(),
      seat,
      /** As whoever chose saw the table. */
      view: tableView,
      chosen: v.string(),
      better: v.string(),
      chances: v.object({ chosen: chance, better: chance }),
      gains: v.array(v.object({ participant: seat, what: v.string(), n: v.number() })),
    }),
  ),
});
export type Analysis = Readonly<v.InferOutput<typeof analysis>>;

/** How far an analysis has come, and what it has found since it was last told of. */
export interface AnalysisTold {
  /** From 0, when only the chances are known, to 1. */
  readonly progress: number;
  readonly analysis?: Analysis;
}
