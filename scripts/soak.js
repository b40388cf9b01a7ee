// Many games with every component checked after every choice: `npm run soak`, or `npm run soak -- 500` for fewer.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const sietch = fileURLToPath(new URL('../packages/cli/bin/sietch.js', import.meta.url));
const games = Number(process.argv[2] ?? 10_000);

const runs = [
  ['imperium', '3', 'random', games, []],
  ['imperium', '4', 'random', games, []],
  ['imperium', '4', 'eager', Math.ceil(games / 5), []],
  ['uprising', '3', 'random', games, []],
  ['uprising', '4', 'random', games, ['choam=true']],
  ['uprising', '4', 'eager', Math.ceil(games / 5), ['choam=true']],
  [
    'uprising',
    '4',
    'eager',
    Math.ceil(games / 5),
    ['choam=true', 'base=imperium,intrigue,leaders,conflicts'],
  ],
  ['uprising', '6', 'random', games, []],
  ['uprising', '6', 'eager', Math.ceil(games / 5), ['base=imperium,intrigue,leaders,conflicts']],
  ['arrakis', '2', 'random', games * 2, []],
  ['arrakis', '2', 'eager', Math.ceil(games / 10), []],
  ['arrakis', '3', 'random', Math.ceil(games / 4), []],
  ['arrakis', '3', 'random', Math.ceil(games / 4), ['shared=atreides']],
  ['arrakis', '4', 'random', Math.ceil(games / 2), []],
  ['arrakis', '1', 'random', Math.ceil(games / 2), []],
  ['arrakis', '2', 'random', Math.ceil(games / 2), ['solo=true']],
];

let failed = false;
for (const [game, players, bot, count, options] of runs) {
  const settings = options.flatMap((option) => ['--option', option]);
  const args = [
    'simulate',
    '--audit',
    '--game',
    game,
    '--players',
    players,
    '--bot',
    bot,
    '--games',
    String(count),
  ];
  const { status } = spawnSync(process.execPath, [sietch, ...args, '--seed', 'soak', ...settings], {
    stdio: 'inherit',
  });
  failed ||= status !== 0;
}
process.exitCode = failed ? 1 : 0;
