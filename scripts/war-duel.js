// Plays a bot at War for Arrakis against the heuristic bot as another checkout prices positions, say an older one, and tells
// wins with Wilson's intervals, rounds, and how many sietches and settlements fell defended and undefended. Both play by the
// rules of this checkout. The games are kept, and the same command goes on where it was stopped:
//   git worktree add ../old 209499c && (cd ../old && npm ci)
//   node scripts/war-duel.js --old ../old --games 200 --seed duel --keep duel.jsonl [--bot heuristic|normal|hard|expert|mind:…]
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { botById, Dice, wilson } from '@sietch/bots';
import { gameById } from '@sietch/games';
import { Game } from '@sietch/kernel';
import { readBots } from '../packages/cli/dist/bots.js';

const { values } = parseArgs({
  options: {
    old: { type: 'string' },
    bot: { type: 'string', default: 'heuristic' },
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: 'duel' },
    keep: { type: 'string' },
  },
});
if (values.old === undefined || values.keep === undefined) {
  console.error('Say which checkout has the other prices (--old), and where the games are kept (--keep).');
  process.exit(2);
}

const SIDES = ['atreides', 'harkonnen'];
const { rules } = gameById('arrakis');
const options = rules.parseOptions({ players: 2 });
const { arrakis: priced } = await import(
  pathToFileURL(resolve(values.old, 'packages/arrakis/dist/index.js')).href
);
/** A checkout may price more than positions and choices, or less. */
const prices = { value: priced.value, outlook: priced.outlook, carryOn: priced.carryOn };
const heuristic = botById('heuristic');
const other = {
  id: 'old',
  choose: ({ choices, view }, dice) =>
    heuristic.choose({ choices, rules: { ...rules, ...prices }, view }, dice),
};
const [bot] = await readBots(values.bot, rules, values.seed);

const units = (legion) =>
  legion === undefined ? 0 : legion.regular + legion.elite + legion.special + legion.tokens.length;
const held = ({ areas }) =>
  areas.map(({ sietch, settlement, atreides, harkonnen }) => ({
    what: sietch > 0 ? 'sietches' : settlement > 0 ? 'settlements' : undefined,
    garrison: sietch > 0 ? units(atreides) : units(harkonnen),
  }));

/** One game with the bot on a side. */
function play(index, side) {
  const seed = `${values.seed}/${index}`;
  const seated = SIDES.map((each) => (each === side ? bot : other));
  const game = Game.start(rules, options, seed, false);
  const dice = new Dice(`${seed}/${side}`);
  const lost = { sietches: [0, 0], settlements: [0, 0] };
  /** Areas that had a garrison when they were attacked last. */
  const defended = new Map();
  for (let { decision } = game.state; decision !== undefined; { decision } = game.state) {
    const [seat] = decision.seats;
    const before = held(game.state);
    const choices = game.choices();
    game.choose(
      seated[seat].choose({ choices, rules, view: () => rules.view(game.state, seat) }, dice),
      seat,
    );
    const at = (id) => game.state.areas.findIndex((area) => area.id === id);
    for (const { event, area } of game.events)
      if (event === 'attack') defended.set(at(area), before[at(area)].garrison > 0);
    held(game.state).forEach(({ what }, i) => {
      const fallen = before[i].what;
      if (fallen === undefined || what !== undefined) return;
      lost[fallen][0]++;
      if (!(defended.get(i) ?? before[i].garrison > 0)) lost[fallen][1]++;
    });
  }
  const { rounds } = rules.outcome(game.state);
  return { index, side, won: game.state.winner === side, rounds, lost };
}

const kept = existsSync(values.keep)
  ? readFileSync(values.keep, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  : [];
const games = Number(values.games);
for (let index = 0; index < games; index++)
  for (const side of SIDES) {
    if (kept.some((one) => one.index === index && one.side === side)) continue;
    const played = play(index, side);
    kept.push(played);
    appendFileSync(values.keep, `${JSON.stringify(played)}\n`);
  }

const percent = (share) => Math.round(100 * share);
for (const side of SIDES) {
  const own = kept.filter((one) => one.side === side);
  const sum = (of) => own.reduce((total, one) => total + of(one), 0);
  const wins = sum(({ won }) => (won ? 1 : 0));
  const [least, most] = wilson(wins, own.length);
  const fallen = Object.keys(own[0].lost).map((what) => {
    const [all, open] = [0, 1].map((i) => sum(({ lost }) => lost[what][i]));
    return `${all} ${what} lost, ${open} of them undefended`;
  });
  console.log(
    `${values.bot} as ${side}: won ${wins} of ${own.length}, ${percent(wins / own.length)} % [${percent(least)}, ${percent(most)}], ` +
      `${(sum(({ rounds }) => rounds) / own.length).toFixed(1)} rounds, at most ${Math.max(...own.map(({ rounds }) => rounds))}; ${fallen.join('; ')}`,
  );
}
for (const one of [bot, other]) one.close?.();
