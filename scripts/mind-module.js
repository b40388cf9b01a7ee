// Weights as a module that pages and servers load: packages/bots/src/minds/<game>.ts, as the formatter has it.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const WIDTH = 110;

/** Where the modules of all games are. */
export const folder = fileURLToPath(new URL('../packages/bots/src/minds/', import.meta.url));

const quoted = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const named = (key) => (/^[a-z]+$/.test(key) ? key : quoted(key));

/** On a line of its own where it would be too long beside its name. */
function originLine([key, value]) {
  const said = typeof value === 'string' ? quoted(value) : value;
  const line = `    ${key}: ${said},`;
  return line.length <= WIDTH ? line : `    ${key}:\n      ${said},`;
}

export function writeModule({ format, game, made, judgement, step, check, policy }) {
  const weights = Object.entries(judgement).map(([feature, weight]) => `    ${named(feature)}: ${weight},`);
  writeFileSync(
    `${folder}${game}.ts`,
    `import type { MindFile } from '../learning/mind-file.js';

export const mind: MindFile = {
  format: ${format},
  game: ${quoted(game)},
  made: {
${Object.entries(made).map(originLine).join('\n')}
  },
  judgement: {
${weights.join('\n')}
  },
  step: ${step},
  check: ${quoted(check)},
  policy:
    ${quoted(policy)},
};
`,
  );
}
