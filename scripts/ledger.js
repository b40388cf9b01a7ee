// Which rules of the rulebooks are covered by tests. docs/ledger/*.json lists the id of every rule; a rule is
// covered when `covers(…)` of a test (test/covers.ts) or the "covers" of a scenario names its id. Rulebooks marked
// finished must be covered in full, but for what waits for something the project does not have yet. What is named must exist, and titles and comments name no ids.
//
//   npm run ledger              totals, and the uncovered rules of finished rulebooks
//   npm run ledger -- --all     the uncovered rules of all rulebooks
//   npm run ledger -- --json    the same for programs
//   npm run ledger -- imp-…     the files that cover a rule
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Paths below a folder, relative to the project; what is installed or built does not count. */
function filesIn(folder) {
  if (!existsSync(root + folder)) return [];
  return readdirSync(root + folder, { withFileTypes: true })
    .filter(({ name }) => !['node_modules', 'dist', 'coverage'].includes(name))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesIn(path) : [path];
    })
    .sort();
}

const read = (path) => readFileSync(root + path, 'utf8');

function readLedgers() {
  return filesIn('docs/ledger')
    .filter((path) => path.endsWith('.json'))
    .map((path) => {
      const ledger = JSON.parse(read(path));
      const prefixes = new Set(ledger.ids.map((id) => id.slice(0, id.indexOf('-') + 1)));
      const [prefix] = prefixes;
      if (prefixes.size !== 1) throw new Error(`${path}: all ids must share one prefix.`);
      if (new Set(ledger.ids).size !== ledger.ids.length) throw new Error(`${path}: an id is listed twice.`);
      return { ...ledger, prefix };
    });
}

/** The ids a text says it covers: those given to `covers`, and those that rows of a table hand to it. */
function idsIn(text, token) {
  if (!/\bcovers\(/.test(text)) return { given: [], rows: [] };
  const calls = [...text.matchAll(/\bcovers\(([^)]*)\)/g)].flatMap(([, rules]) => [
    ...rules.matchAll(/'([^']*)'/g),
  ]);
  const rows = [...text.matchAll(/'([^'\n]*)'/g)]
    .map(([, word]) => word)
    .filter((word) => whole(token).test(word));
  return { given: calls.map(([, rule]) => rule), rows };
}

const whole = (token) => new RegExp(`^${token.source}$`);

/** Every id named anywhere, with the files that name it. */
function readMentions(ledgers) {
  const mentions = new Map();
  const claimed = new Set();
  const misplaced = [];
  const mention = (id, path) => mentions.set(id, (mentions.get(id) ?? new Set()).add(path));
  const claim = (id, path) => {
    mention(id, path);
    claimed.add(id);
  };

  const prefixes = ledgers.map(({ prefix }) => prefix.slice(0, -1)).join('|');
  // A whole token only: no id inside a longer one, and no file name.
  const token = new RegExp(`(?<![\\w./-])(?:${prefixes})(?:-[a-z0-9]+)+(?![\\w-])`, 'g');
  const known = new Set(ledgers.flatMap(({ ids }) => ids));
  for (const path of filesIn('packages').filter((name) => /\.test\.tsx?$/.test(name))) {
    const text = read(path);
    const { given, rows } = idsIn(text, token);
    for (const id of given) claim(id, path);
    for (const id of rows) mention(id, path);
    for (const [id] of text.matchAll(token)) {
      if (known.has(id) && !given.includes(id) && !rows.includes(id)) misplaced.push({ id, path });
    }
  }

  for (const path of filesIn('scenarios').filter((name) => name.endsWith('.json'))) {
    for (const id of JSON.parse(read(path)).covers ?? []) claim(id, path);
  }
  return { mentions, claimed, misplaced };
}

const ledgers = readLedgers();
const known = new Set(ledgers.flatMap(({ ids }) => ids));
const { mentions, claimed, misplaced } = readMentions(ledgers);

const rulebooks = ledgers.map(({ rulebook, title, finished, ids, waiting }) => {
  const waits = (id) => waiting?.ids.includes(id) ?? false;
  return {
    rulebook,
    title,
    finished,
    total: ids.length,
    covered: ids.filter((id) => mentions.has(id)).length,
    uncovered: ids.filter((id) => !mentions.has(id) && !waits(id)),
    waiting: ids.filter((id) => !mentions.has(id) && waits(id)),
    waitingFor: waiting?.for,
  };
});

// Words like "six-player" are no slips, so tests are held only to the prefixes of finished rulebooks; what is
// given to `covers` must always exist.
const strict = ledgers.filter(({ finished }) => finished).map(({ prefix }) => prefix);
const unknown = [...mentions]
  .filter(([id]) => !known.has(id) && (claimed.has(id) || strict.some((prefix) => id.startsWith(prefix))))
  .map(([id, files]) => ({ id, files: [...files] }));

const failed =
  unknown.length > 0 ||
  misplaced.length > 0 ||
  rulebooks.some((book) => book.finished && book.uncovered.length > 0);

const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));

if (asked.length > 0) {
  for (const id of asked) console.log([...(mentions.get(id) ?? [`Nothing covers ${id}.`])].join('\n'));
} else if (process.argv.includes('--json')) {
  console.log(JSON.stringify({ ok: !failed, rulebooks, unknown, misplaced }, undefined, 2));
} else {
  const all = process.argv.includes('--all');
  for (const { rulebook, title, finished, covered, total, waiting, waitingFor } of rulebooks) {
    const waits = waiting.length > 0 ? `; ${waiting.length} wait for ${waitingFor}` : '';
    console.log(
      `${rulebook.padEnd(16)} ${`${covered}/${total}`.padStart(9)}  ${title}${finished ? ', finished' : ''}${waits}`,
    );
  }
  for (const { rulebook, uncovered } of rulebooks.filter(({ finished }) => all || finished)) {
    if (uncovered.length > 0)
      console.log(`\nNot covered in ${rulebook}:\n${uncovered.map((id) => `  ${id}`).join('\n')}`);
  }
  for (const { id, files } of unknown) console.log(`\nNo such rule: ${id}, named in ${files.join(', ')}`);
  for (const { id, path } of misplaced) console.log(`\nSay it with covers('${id}'): ${path}`);
}
process.exitCode = failed ? 1 : 0;
