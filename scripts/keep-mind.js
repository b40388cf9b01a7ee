// Keeps weights of `sietch train` as a module that pages and servers load; those they replace stay as a champion to play
// against (`champion:<n>`): node scripts/keep-mind.js <file.json> "<what an arena said of them>"
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { learningOf, readMind } from '@sietch/bots';
import { gameById } from '@sietch/games';
import { folder, writeModule } from './mind-module.js';

const MOST_BYTES = 300_000;
const champions = fileURLToPath(new URL('../packages/bots/champions/', import.meta.url));

const [path, strength] = process.argv.slice(2);
if (path === undefined || strength === undefined) {
  console.error('Say which file, and what an arena said of it.');
  process.exit(2);
}
const { made, ...file } = JSON.parse(readFileSync(path, 'utf8'));
readMind({ made, ...file }, file.game, learningOf(gameById(file.game).rules));

const module = `${folder}${file.game}.ts`;
if (existsSync(module)) {
  const { mind } = await import(`../packages/bots/dist/minds/${file.game}.js`);
  const number = 1 + readdirSync(champions).filter((name) => name.startsWith(`${file.game}-`)).length;
  if (mind.check !== file.check)
    writeFileSync(`${champions}${file.game}-${number}.json`, `${JSON.stringify(mind, null, 2)}\n`);
}

writeModule({ ...file, made: { ...made, strength } });
const sizeOf = (where) => readdirSync(where).reduce((sum, name) => sum + statSync(`${where}${name}`).size, 0);
const bytes = sizeOf(folder) + sizeOf(champions);
console.log(`${file.game}: kept; all minds take ${Math.round(bytes / 1000)} kB of ${MOST_BYTES / 1000}.`);
if (bytes > MOST_BYTES) {
  console.error('That is too much: remove the oldest champion.');
  process.exit(1);
}
