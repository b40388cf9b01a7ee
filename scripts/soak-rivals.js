// Games of one and two with every component checked after every choice, spread over every mode, level and set of variants:
// `npm run soak:rivals`, or `npm run soak:rivals -- 1000` for fewer. Most games are played at random; some by the bot that explores
// and by one that knows how to buy what is dear, so that everything takes effect. A second argument names one bot for all of them.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const sietch = fileURLToPath(new URL('../packages/cli/bin/sietch.js', import.meta.url));
const games = Number(process.argv[2] ?? 10_000);
/** Each bot with its share of the games. */
const bots =
  process.argv[3] === undefined ? { random: 0.8, eager: 0.1, easy: 0.1 } : { [process.argv[3]]: 1 };

const LEVELS = ['mercenary', 'sardaukar', 'mentat', 'kwisatz-haderach'];
const EXPERT = ['smart-politics', 'brutal-escalation', 'expert-deployment'];

const subsets = ([first, ...rest]) =>
  first === undefined ? [[]] : subsets(rest).flatMap((subset) => [subset, [first, ...subset]]);

const uprising = (players, variants, level) =>
  subsets(variants).flatMap((chosen) =>
    [true, false].map((choam) => ({
      game: 'uprising',
      players,
      options: { choam, variants: chosen, rivals: 'random', ...level },
    })),
  );

/** Each rulebook gets half of the games, each of its modes as many as the others. */
const books = [
  [
    ...LEVELS.map((difficulty) => ({
      game: 'imperium',
      players: 1,
      options: { difficulty, rivals: 'random' },
    })),
    { game: 'imperium', players: 2, options: {} },
  ],
  [
    ...LEVELS.flatMap((difficulty) => uprising(1, [...EXPERT, 'row-dice'], { difficulty })),
    ...uprising(2, [...EXPERT, 'streamlined-rivals'], {}),
  ],
];

/** For each game and number of players: what has never taken effect in any of its runs. */
const unseen = new Map();
let finished = 0;
let failed = false;

for (const modes of books) {
  const share = games / books.length / modes.length;
  for (const mode of modes)
    for (const [bot, part] of Object.entries(bots)) play(mode, bot, Math.ceil(share * part));
}

for (const [title, ids] of unseen) {
  console.log(`${title}: never took effect: ${ids.length === 0 ? 'nothing' : ids.join(', ')}`);
}
console.log(`${finished} games finished`);
process.exitCode = failed ? 1 : 0;

function play({ game, players, options }, bot, count) {
  const settings = Object.entries(options).flatMap(([key, value]) => [
    '--option',
    `${key}=${JSON.stringify(value)}`,
  ]);
  // The same shuffles for all would show the same cards again and again.
  const seed = `soak/${JSON.stringify(options)}`;
  const args = ['simulate', '--audit', '--json', '--bot', bot, '--seed', seed, '--game', game];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [sietch, ...args, '--players', String(players), '--games', String(count), ...settings],
    { encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  const table = `${game} with ${players}`;
  const title = `${table}, ${JSON.stringify(options)}, ${bot}`;
  failed ||= status !== 0;
  if (status !== 0) {
    console.log(`${title}: ${stderr}${stdout}`);
    return;
  }
  const report = JSON.parse(stdout);
  finished += report.finished;
  const before = unseen.get(table) ?? report.unseen;
  unseen.set(
    table,
    report.unseen.filter((id) => before.includes(id)),
  );
  console.log(`${title}: ${report.finished} of ${report.games} finished`);
}
