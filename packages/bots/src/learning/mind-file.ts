import { hashText, type Learning, SietchError } from '@sietch/kernel';
import { readBytes, writeBytes } from './bytes.js';
import { Judgement } from './judgement.js';
import type { Mind } from './mind.js';
import { Policy, SLOTS } from './policy.js';

/** Where weights come from, so that they can be made again. */
export interface Origin {
  readonly command: string;
  readonly date: string;
  readonly games: number;
  /** What an arena said of them. */
  readonly strength?: string;
}

/** A mind as it is kept: weights of the policy are rounded to one byte each, and those of zero are left out. */
export interface MindFile {
  readonly format: 1;
  readonly game: string;
  readonly made: Origin;
  /** Names of features with their weights, so that features may come and go. */
  readonly judgement: Readonly<Record<string, number>>;
  /** The worth of one step of a byte. */
  readonly step: number;
  /** Pairs of the distance from the last slot and a weight, as bytes in base64. */
  readonly policy: string;
  /** Of the weights, so that not one of them is lost or changed unnoticed. */
  readonly check: string;
}

const MOST = 127;

export function writeMind(game: string, mind: Mind, learning: Learning, made: Origin): MindFile {
  const { weights } = mind.policy;
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / MOST || 1;
  const bytes: number[] = [];
  let last = -1;
  for (const [slot, weight] of weights.entries()) {
    const rounded = Math.round(weight / step);
    if (rounded === 0) continue;
    writeGap(bytes, slot - last);
    bytes.push(rounded & 0xff);
    last = slot;
  }
  const judgement = Object.fromEntries(
    learning.features.map((feature, i) => [feature, Number((mind.judgement.weights[i] ?? 0).toPrecision(4))]),
  );
  const weighed = { judgement, step: Number(step.toPrecision(6)), policy: writeBytes(bytes) };
  return { format: 1, game, made, ...weighed, check: checkOf(weighed) };
}

function checkOf({ judgement, step, policy }: Pick<MindFile, 'judgement' | 'step' | 'policy'>): string {
  return hashText(JSON.stringify([Object.entries(judgement).sort(), step, policy])).slice(0, 16);
}

/** Refuses what is not a mind for this game, and says why. */
export function readMind(raw: unknown, game: string, learning: Learning): Mind {
  const file = checked(raw);
  if (file.game !== game) throw bad(`it was made for "${file.game}", not for "${game}"`);
  const weights = new Float64Array(SLOTS);
  const bytes = readBytes(file.policy) ?? [];
  if (bytes.length === 0 && file.policy !== '') throw bad('its policy is not base64');
  let slot = -1;
  for (let at = 0; at < bytes.length; at++) {
    let gap = 0;
    for (; (bytes[at] ?? 0) >= 0x80; at++) gap = (gap << 7) | ((bytes[at] ?? 0) & 0x7f);
    slot += (gap << 7) | (bytes[at] ?? 0);
    const weight = bytes[++at];
    if (weight === undefined || slot >= SLOTS) throw bad('its policy is cut off or too long');
    weights[slot] = ((weight << 24) >> 24) * file.step;
  }
  if (checkOf(file) !== file.check) throw bad('something in it was lost or changed');
  const judgement = Float64Array.from(learning.features, (feature) => file.judgement[feature] ?? 0);
  return { policy: new Policy(weights), judgement: new Judgement(judgement) };
}

/** Seven bits a byte, the highest first; all but the last have the eighth set. */
function writeGap(bytes: number[], gap: number): void {
  for (let shift = 14; shift > 0; shift -= 7)
    if (gap >> shift > 0) bytes.push(((gap >> shift) & 0x7f) | 0x80);
  bytes.push(gap & 0x7f);
}

function checked(raw: unknown): MindFile {
  if (typeof raw !== 'object' || raw === null) throw bad('it is no object');
  const { format, game, judgement, step, policy } = raw as Partial<Record<keyof MindFile, unknown>>;
  if (format !== 1) throw bad(`its format is ${JSON.stringify(format)}, and 1 is the only one there is`);
  if (typeof game !== 'string') throw bad('it names no game');
  if (typeof policy !== 'string') throw bad('it has no policy');
  if (typeof step !== 'number' || !Number.isFinite(step)) throw bad('its step is no number');
  if (typeof judgement !== 'object' || judgement === null) throw bad('it has no judgement');
  for (const [feature, weight] of Object.entries(judgement))
    if (typeof weight !== 'number' || !Number.isFinite(weight)) throw bad(`"${feature}" has no weight`);
  return raw as MindFile;
}

function bad(why: string): SietchError {
  return new SietchError('bad-mind', `These are no weights a bot can use: ${why}.`);
}
