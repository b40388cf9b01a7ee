// Keeps weights of `sietch train` as a module that pages and servers load: node scripts/keep-mind.js <file.json> "<what an arena said of them>"
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { learningOf, readMind } from '@sietch/bots';
import { gameById } from '@sietch/games';

const MOST_BYTES = 300_000;
const folder = fileURLToPath(new URL('../packages/bots/src/minds/', import.meta.url));

const [path, strength] = process.argv.slice(2);
if (path === undefined || strength === undefined) {
  console.error('Say which file, and what an arena said of it.');
  process.exit(2);
}
const { made, ...file } = JSON.parse(readFileSync(path, 'utf8'));
readMind({ made, ...file }, file.game, learningOf(gameById(file.game).rules));

const quoted = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const named = (key) => (/^[a-z]+$/.test(key) ? key : quoted(key));
const origin = Object.entries({ ...made, strength }).map(
  ([key, value]) => `    ${key}:${typeof value === 'string' ? `\n      ${quoted(value)}` : ` ${value}`},`,
);
const weights = Object.entries(file.judgement).map(
  ([feature, weight]) => `    ${named(feature)}: ${weight},`,
);
writeFileSync(
  `${folder}${file.game}.ts`,
  `import type { MindFile } from '../learning/mind-file.js';

export const mind: MindFile = {
  format: ${file.format},
  game: ${quoted(file.game)},
  made: {
${origin.join('\n')}
  },
  judgement: {
${weights.join('\n')}
  },
  step: ${file.step},
  check: ${quoted(file.check)},
  policy:
    ${quoted(file.policy)},
};
`,
);
const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(`${folder}${name}`).size, 0);
console.log(`${file.game}: kept; all minds take ${Math.round(bytes / 1000)} kB of ${MOST_BYTES / 1000}.`);
if (bytes > MOST_BYTES) process.exit(1);
