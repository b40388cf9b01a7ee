// Plays games of random players in several checkouts, each in a process of its own, a block each in turn, so that all of them
// have the same load beside them; tells the processor time of a game and a choice, and the ratio to the first checkout:
//   git worktree add ../old 62aaea9 && (cd ../old && npm ci && npm run build)
//   node scripts/bench-engines.js --game arrakis --blocks 40 ../old .
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { basename, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const { values, positionals: checkouts } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: 'string', default: 'imperium' },
    games: { type: 'string', default: '40' },
    blocks: { type: 'string', default: '40' },
    warm: { type: 'string', default: '500' },
  },
});
const [games, blocks, warm] = [values.games, values.blocks, values.warm].map(Number);

if (process.send === undefined) await compare();
else await play();

/** One checkout: plays a block whenever it is told to. */
async function play() {
  const of = (path) => import(pathToFileURL(resolve(checkouts[0], 'packages', path)).href);
  const { playGame } = await of('cli/dist/simulation.js');
  const { gameById } = await of('games/dist/index.js');
  const { botById } = await of('bots/dist/index.js');
  const entry = gameById(values.game);
  const options = entry.rules.parseOptions({});
  const bots = [botById('random')];
  const block = (name, n) => {
    let choices = 0;
    for (let i = 0; i < n; i++)
      choices += playGame({ entry, options, seed: `${name}/${i}`, bots }, undefined, false).game.state.step;
    return choices / n;
  };
  block('warm', warm);
  process.on('message', (name) => {
    const before = process.cpuUsage();
    const choices = block(name, games);
    const { user, system } = process.cpuUsage(before);
    process.send({ time: (user + system) / games, choices });
  });
  process.send('ready');
}

async function compare() {
  const processes = checkouts.map((checkout) =>
    fork(fileURLToPath(import.meta.url), [...flags(), checkout], { stdio: 'inherit' }),
  );
  for (const each of processes) await once(each, 'message');
  const times = checkouts.map(() => []);
  const choices = checkouts.map(() => 0);
  for (let block = 0; block < blocks; block++) {
    for (let i = 0; i < checkouts.length; i++) {
      const at = (block + i) % checkouts.length;
      processes[at].send(`block ${block}`);
      const [told] = await once(processes[at], 'message');
      times[at].push(told.time);
      choices[at] += told.choices / blocks;
    }
  }
  for (const each of processes) each.kill();
  for (const [at, checkout] of checkouts.entries()) {
    const middle = median(times[at]);
    const ratio = median(times[at].map((time, block) => time / times[0][block]));
    console.log(
      `${basename(resolve(checkout)).padEnd(12)} ${(middle / 1000).toFixed(3)} ms a game, ${(middle / choices[at]).toFixed(3)} µs a choice, ${ratio.toFixed(3)} of the first`,
    );
  }
}

function flags() {
  return ['--game', values.game, '--games', values.games, '--warm', values.warm];
}

function median(numbers) {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1];
}
