// Fits what the judgement thinks of people beside Rivals to what came of games, and leaves all other weights alone:
// node scripts/fit-rivals.js <imperium|uprising> [games for each setup]
// Tables without Rivals are judged as before, because there everybody is a person. It writes the weights into
// packages/bots/src/minds, and prints what is thought of the first positions with them.
import { Dice, learningOf, loadMind, sidesOf, thinker, writeMind } from '@sietch/bots';
import { gameById } from '@sietch/games';
import { Game } from '@sietch/kernel';
import { writeModule } from './mind-module.js';

const FITTED = ['person', 'alone', 'alone × level'];
const STEPS = 60;

const [id, many = '60'] = process.argv.slice(2);
const { rules } = gameById(id);
const learning = learningOf(rules);
const mind = await loadMind(rules);
const { weights } = mind.judgement;
const places = FITTED.map((feature) => learning.features.indexOf(feature));
const bot = thinker('normal', () => mind, { temperature: 0.3 });

const setups = [{ players: 2 }];
for (const difficulty of ['mercenary', 'sardaukar', 'mentat', 'kwisatz-haderach'])
  for (const rivals of ['suggested', 'random']) setups.push({ players: 1, difficulty, rivals });

/** Positions at the start of every round: what is fitted of everybody, what the other weights say of them, and who won. */
function positionsOf(raw, seed) {
  const options = rules.parseOptions(raw);
  const game = Game.start(rules, options, seed, true);
  const dice = new Dice(seed);
  const positions = [];
  const row = new Float64Array(learning.features.length);
  let chapter = 0;
  while (!game.over) {
    const { state } = game;
    const [seat = 0] = state.decision.seats;
    if (learning.chapter(state) > chapter) {
      chapter = learning.chapter(state);
      positions.push(
        sidesOf(rules, options).of.map((_, participant) => {
          learning.judge(state, participant, row);
          const rest = row.reduce((sum, n, i) => (places.includes(i) ? sum : sum + n * weights[i]), 0);
          return { rest, own: places.map((place) => row[place]) };
        }),
      );
    }
    const question = { choices: game.choices(), rules, view: () => rules.view(state, seat) };
    game.choose(bot.choose(question, dice), seat);
  }
  const { winners } = rules.outcome(game.state);
  return positions.map((everybody, round) => ({ setup: raw, round, everybody, winners }));
}

function chancesOf(everybody, fitted) {
  const powers = everybody.map(({ rest, own }) =>
    Math.exp(rest + own.reduce((sum, n, i) => sum + n * fitted[i], 0)),
  );
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / all);
}

/** Weight by weight, each time as far as the positions say if the others are right (Newton's way). */
function fittedTo(positions) {
  const fitted = places.map((place) => weights[place]);
  for (let step = 0; step < STEPS * fitted.length; step++) {
    const i = step % fitted.length;
    let pull = 0;
    let spread = 1;
    for (const { everybody, winners } of positions) {
      const chances = chancesOf(everybody, fitted);
      const mean = chances.reduce((sum, chance, one) => sum + chance * everybody[one].own[i], 0);
      for (const [one, chance] of chances.entries()) {
        const n = everybody[one].own[i];
        pull += ((winners.includes(one) ? 1 / winners.length : 0) - chance) * n;
        spread += chance * (n - mean) ** 2;
      }
    }
    fitted[i] += Math.max(-1, Math.min(1, pull / spread));
  }
  return fitted;
}

const positions = setups.flatMap((setup) =>
  Array.from({ length: Number(many) }, (_, i) => positionsOf(setup, `fit/${i}`)).flat(),
);
const fitted = fittedTo(positions);
for (const [i, place] of places.entries()) weights[place] = Number(fitted[i].toPrecision(4));
const { made } = (await import(`../packages/bots/dist/minds/${id}.js`)).mind;
const [trained] = made.command.split(' && node scripts/fit-rivals.js');
const command = `${trained} && node scripts/fit-rivals.js ${id} ${many}`;
const file = writeMind(id, mind, learning, { ...made, command });
writeModule(file);
for (const feature of FITTED) console.log(`${feature}: ${file.judgement[feature]}`);

for (const setup of setups) {
  const starts = positions.filter((position) => position.setup === setup && position.round === 0);
  const meanOf = (of) => starts.reduce((sum, start) => sum + of(start), 0) / starts.length;
  const people = (all) => all.slice(0, setup.players).reduce((sum, n) => sum + n, 0);
  const judged = meanOf(({ everybody }) => people(chancesOf(everybody, fitted)));
  const won = meanOf(({ winners }) => (winners.some((one) => one < setup.players) ? 1 : 0));
  console.log(`${Object.values(setup).join(' ')}: judged ${judged.toFixed(2)}, won ${won.toFixed(2)}`);
}
