import { writeFileSync } from 'node:fs';
import {
  BATCH,
  botById,
  bout,
  learn,
  learningOf,
  type Mind,
  readMind,
  sidesOf,
  steadyMind,
  thinker,
  wilson,
  writeMind,
} from '@sietch/bots';
import { gameById } from '@sietch/games';
import { type AnyRules, checkSeed, SietchError } from '@sietch/kernel';
import { readPairs } from '../settings.js';
import { type Notebook, newNotebook, notebookOf, readNotebook, writeNotebook } from './notebook.js';
import { Pool, type PoolSettings } from './pool.js';

export interface TrainSettings {
  readonly game: string;
  readonly minutes?: number;
  readonly games?: number;
  readonly seed: string;
  readonly setup: readonly string[];
  readonly out: string;
  readonly threads?: number;
  readonly batch?: number;
  readonly teacher?: string;
  readonly taught?: number;
  readonly from?: string;
}

/** Everything is kept on disk after so many milliseconds: games may be short or long. */
const KEEP_AFTER = 60_000;

/** A line of progress comes no more often, and so that no more than one part of so many goes into the games against the champion. */
const TRIAL_PART = 20;

/** Games against the champion for each report: a new one must have won clearly more than its share. */
const TRIALS = 60;

/** Training games are played as the policy says; against others it takes what it likes best more often. */
const EARNEST = 0.3;

/** Games of a teacher, if it is not said how many. */
const TAUGHT = 10 * BATCH;

/** Trains until the time is over, the games are played or somebody says that it is enough: the batch is finished and kept. */
export async function train(settings: TrainSettings): Promise<void> {
  if (settings.minutes === undefined && settings.games === undefined)
    throw new SietchError('bad-option', 'Say how long: --minutes or --games.');
  checkSeed(settings.seed);
  const { rules } = gameById(settings.game);
  const setups = (settings.setup.length === 0 ? [''] : settings.setup).map(setupOf);
  for (const setup of setups) rules.parseOptions(setup);
  const path = `${settings.out}.training`;
  const { from } = settings;
  const begun = from === undefined ? newNotebook(rules) : notebookOf(rules, from);
  const first = begun.games;
  const notebook = readNotebook(path, rules, settings.seed) ?? begun;
  const end = Date.now() + (settings.minutes ?? Number.POSITIVE_INFINITY) * 60_000;
  const most = settings.games ?? Number.POSITIVE_INFINITY;
  const atOnce = settings.batch ?? BATCH;
  const progress = new Progress(rules, setups[0], settings.seed, notebook);
  const keep = () => {
    writeNotebook(path, rules, settings.seed, notebook);
    writeFileSync(settings.out, `${JSON.stringify(fileOf(rules, notebook, settings))}\n`);
  };
  let stopped = false;
  const stop = () => {
    stopped = true;
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const pool = new Pool(
    { game: settings.game, setups, teacher: teacherOf(settings, first) },
    settings.threads,
  );
  let keeps = Date.now() + KEEP_AFTER;
  let reports = keeps;
  try {
    while (!stopped && notebook.games < most && Date.now() < end) {
      const batch = Array.from({ length: Math.min(atOnce, most - notebook.games) }, (_, i) => ({
        index: notebook.games + i,
        seed: `${settings.seed}/${notebook.games + i}`,
      }));
      learn(notebook.mind, notebook.memory, await pool.play(notebook.mind, batch), notebook.games);
      notebook.games += batch.length;
      const now = Date.now();
      if (now < keeps) continue;
      keep();
      keeps = now + KEEP_AFTER;
      if (now < reports) continue;
      console.log(progress.line(notebook));
      reports = Date.now() + Math.max(KEEP_AFTER, TRIAL_PART * (Date.now() - now));
    }
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    await pool.close();
  }
  keep();
  console.log(`${settings.out}: learnt from ${notebook.games} games.`);
}

/** The teacher plays the first games of this training, after those that were played before it. */
function teacherOf({ teacher, taught = TAUGHT }: TrainSettings, first: number): PoolSettings['teacher'] {
  return teacher === undefined ? undefined : { bot: botById(teacher).id, until: first + taught };
}

function setupOf(text: string): Record<string, unknown> {
  return readPairs(text === '' ? [] : text.split(','));
}

function fileOf(rules: AnyRules, { mind, memory, games }: Notebook, settings: TrainSettings) {
  const setups = settings.setup.map((setup) => ` --setup ${setup}`).join('');
  const { teacher, taught = TAUGHT } = settings;
  const school = teacher === undefined ? '' : ` --teacher ${teacher} --taught ${taught}`;
  const batch = settings.batch === undefined ? '' : ` --batch ${settings.batch}`;
  const from = settings.from === undefined ? '' : ` --from ${settings.from}`;
  return writeMind(rules.id, steadyMind(mind, memory), learningOf(rules), {
    command: `sietch train --game ${rules.id} --games ${games} --seed ${settings.seed}${from}${batch}${setups}${school}`,
    date: new Date().toISOString().slice(0, 10),
    games,
  });
}

/** How training goes: its speed, and its strength against the last mind that was clearly better than the one before. */
class Progress {
  private readonly rules: AnyRules;
  private readonly options: unknown;
  private readonly seed: string;
  private readonly began = Date.now();
  private readonly first: number;
  private champion: Mind;
  private crowned: number;

  constructor(rules: AnyRules, setup: unknown, seed: string, { mind, memory, games }: Notebook) {
    this.rules = rules;
    this.options = rules.parseOptions(setup);
    this.seed = seed;
    this.first = games;
    this.champion = this.copyOf(steadyMind(mind, memory));
    this.crowned = games;
  }

  line({ mind, memory, games }: Notebook): string {
    const seconds = (Date.now() - this.began) / 1000;
    const speed = `${((games - this.first) / seconds).toFixed(0)} games/s`;
    const steady = steadyMind(mind, memory);
    const challenger = thinker('challenger', () => steady, { temperature: EARNEST });
    const champion = thinker('champion', () => this.champion, { temperature: EARNEST });
    const { rules, options } = this;
    const { count: sides } = sidesOf(rules, options);
    const bots = Array.from({ length: sides }, (_, i) => (i === 0 ? challenger : champion));
    const setup = { rules, options, seed: `${this.seed}/trial/${games}`, bots };
    let wins = 0;
    for (let i = 0; i < TRIALS; i++) {
      const { winners, entrants } = bout(setup, i);
      if (winners.some((side) => entrants[side] === challenger.id)) wins++;
    }
    const [least] = wilson(wins, TRIALS);
    const against = `${wins} of ${TRIALS} against the champion of ${this.crowned} games`;
    if (least > 1 / sides) {
      this.champion = this.copyOf(steady);
      this.crowned = games;
    }
    return `${games} games, ${speed}, won ${against}`;
  }

  private copyOf(mind: Mind): Mind {
    const { rules } = this;
    const made = { command: '', date: '', games: 0 };
    return readMind(writeMind(rules.id, mind, learningOf(rules), made), rules.id, learningOf(rules));
  }
}
