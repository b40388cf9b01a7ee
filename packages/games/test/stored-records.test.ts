import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { adopt, Game, readRecord, replay, retell, writeRecord } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { gameById } from '../src/index.js';
import { MODES, storedRecord, wander } from './stored-record.js';

const FOLDER = new URL('./records/', import.meta.url);
const fileOf = (name: string, version: string): URL => new URL(`${name}.v${version}.json`, FOLDER);

// `npm run records` writes those that are missing; one that is there is never written over.
if (process.env.SIETCH_RECORDS === 'write')
  for (const { name, game, options } of MODES) {
    const { rules } = gameById(game);
    const file = fileOf(name, rules.version);
    if (!existsSync(file)) writeFileSync(file, writeRecord(storedRecord(rules, options, name)));
  }

const stored = readdirSync(FOLDER).map((name) => ({
  name,
  record: readRecord(readFileSync(new URL(name, FOLDER), 'utf8')),
}));
const isPresent = ({ record: { game, rules } }: (typeof stored)[number]): boolean =>
  gameById(game).rules.version === rules;

describe('stored records', () => {
  it.each(MODES)('are there for $name by the present rules; if not, run `npm run records`', (mode) => {
    expect(existsSync(fileOf(mode.name, gameById(mode.game).rules.version))).toBe(true);
  });

  it.each(stored.filter(isPresent))(
    '$name comes out as it did; if it should not, raise the version of the rules',
    ({ record }) => {
      const { state } = replay(gameById(record.game).rules, record);
      expect(state.step).toBe(record.continued?.reduce((sum, { keys }) => sum + keys.length, 0));
    },
  );
});

/** Also those of the present: what holds for older rules must hold when only the version has changed. */
describe('rules of a later version', () => {
  it.each(stored)('tell $name as far as they can and say what they cannot', ({ record }) => {
    const { rules } = gameById(record.game);
    const told = new Set<number>();
    const { gaps } = retell({ ...rules, version: `${rules.version}+` }, record, ({ state }) =>
      told.add(state.step),
    );
    for (const { from, to } of gaps) for (let step = from; step <= to; step++) told.add(step);
    const total = record.continued?.reduce((sum, { keys }) => sum + keys.length, 0) ?? 0;
    for (let step = 0; step <= total; step++) expect(told, `choice ${step}`).toContain(step);
  });

  it.each(stored)('go on with $name from every state that is stored with it', ({ record }) => {
    const { rules } = gameById(record.game);
    const later = { ...rules, version: `${rules.version}+` };
    const options = rules.parseOptions(record.options);
    const parts = record.continued ?? [];
    const first = parts[0]?.state;
    for (const { state, rules: version } of parts) {
      const game = new Game(later, adopt(later, { state, rules: version, first }, options, record.seed));
      expect(wander(game, 'going on', 300).length).toBeGreaterThan(0);
    }
  });
});
