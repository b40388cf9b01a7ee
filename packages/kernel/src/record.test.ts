import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playOut, type ToySession, toy } from '../test/toy.js';
import {
  type GameRecord,
  hashText,
  readRecord,
  replay,
  Session,
  seedHash,
  stateHash,
  writeRecord,
} from './index.js';

const refusal = (words: string) =>
  expect.objectContaining({ code: 'bad-record', message: expect.stringContaining(words) });

function played(seed = 'record', picks: readonly number[] = [1, 4, 2]): ToySession {
  const session: ToySession = new Session(toy, { rounds: 2 }, seed);
  playOut(session, picks);
  return session;
}

/** A record somebody has altered with care: its own hash is right again. */
function forged(record: GameRecord, change: Partial<GameRecord>): GameRecord {
  const { hash: _, ...body } = { ...record, ...change };
  return { ...body, hash: hashText(JSON.stringify(body)) };
}

describe('a record', () => {
  it('is the same after writing and reading', () => {
    const record = played().record();
    expect(readRecord(writeRecord(record))).toEqual(record);
    expect(writeRecord(readRecord(writeRecord(record)))).toBe(writeRecord(record));
  });

  it('replays to the same state at every choice', () => {
    const session: ToySession = new Session(toy, { rounds: 3 }, 'steps');
    const hashes = [stateHash(session.game.state)];
    for (const key of ['wager:2', 'draw', 'draw', 'draw']) {
      session.choose(key, 1);
      hashes.push(stateHash(session.game.state));
    }
    const replayed: string[] = [];
    replay(toy, session.record(), (game) => replayed.push(stateHash(game.state)));
    expect(replayed).toEqual(hashes);
  });

  it('of any game, finished or not, replays to its end', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 30 }),
        fc.array(fc.nat(99), { minLength: 1 }),
        (seed, picks) => {
          const session = played(seed, picks);
          const game = replay(toy, readRecord(writeRecord(session.record())));
          expect(game.over).toBe(true);
          expect(toy.outcome(game.state)).toEqual(toy.outcome(session.game.state));
        },
      ),
      { seed: 11, numRuns: 100 },
    );
  });

  it('keeps who answered when it was not the first of the asked seats', () => {
    const session: ToySession = new Session(toy, {}, 'partner');
    session.choose('wager:1', 1);
    session.choose('draw', 0);
    session.choose('draw', 1);
    const { keys } = session.record();
    expect(keys).toEqual(['1|wager:1', 'draw', '1|draw']);
    expect(replay(toy, session.record()).state.hands).toEqual(session.game.state.hands);
  });

  it('is complete with options, defaults filled in', () => {
    const record = new Session(toy, {}, 'defaults').record();
    expect(record).toMatchObject({
      format: 'sietch-record-1',
      game: 'toy',
      rules: '1',
      options: { rounds: 2 },
      seed: 'defaults',
      keys: [],
    });
  });

  it('does not change when its game goes on', () => {
    const session: ToySession = new Session(toy, {}, 'later');
    session.choose('wager:1', 0);
    const record = session.record();
    session.choose('draw', 0);
    expect(record.keys).toEqual(['wager:1']);
    expect(readRecord(writeRecord(record))).toEqual(record);
  });
});

describe('a record with a single byte changed', () => {
  const bytes = Buffer.from(writeRecord(played('хто не ризикує', [1, 2, 0]).record()));
  const read = (changed: Uint8Array) => () => readRecord(Buffer.from(changed).toString('utf8'));
  const bad = expect.objectContaining({ code: 'bad-record' });

  it('is itself accepted unchanged', () => {
    expect(read(bytes)).not.toThrow();
  });

  it('is refused whichever bit of it flips', () => {
    for (let i = 0; i < bytes.length * 8; i++) {
      const changed = Uint8Array.from(bytes);
      changed[i >> 3] = (changed[i >> 3] ?? 0) ^ (1 << (i & 7));
      expect(read(changed), `bit ${i}`).toThrowError(bad);
    }
  });

  it('is refused whichever byte is lost or doubled', () => {
    for (let i = 0; i < bytes.length; i++) {
      const [head, tail] = [bytes.subarray(0, i), bytes.subarray(i + 1)];
      expect(read(Buffer.concat([head, tail])), `byte ${i} lost`).toThrowError(bad);
      expect(
        read(Buffer.concat([bytes.subarray(0, i + 1), bytes.subarray(i)])),
        `byte ${i} doubled`,
      ).toThrowError(bad);
    }
  });

  it('is refused whatever the byte becomes', () => {
    const place = fc.nat(bytes.length - 1);
    fc.assert(
      fc.property(place, fc.integer({ min: 1, max: 255 }), (i, by) => {
        const changed = Uint8Array.from(bytes);
        changed[i] = ((changed[i] ?? 0) + by) % 256;
        expect(read(changed)).toThrowError(bad);
      }),
      { seed: 3, numRuns: 2000 },
    );
  });
});

describe('what is not a record', () => {
  const text = writeRecord(played().record());

  it.each([
    ['not JSON', 'spice', 'not valid JSON'],
    ['an empty file', '', 'not valid JSON'],
    ['another kind of JSON', '[]', 'not a record'],
    ['a record of another format', text.replace('sietch-record-1', 'sietch-record-2'), 'format'],
    ['a record with a field too many', text.replace('"game"', '"extra": 1,\n "game"'), 'extra'],
    ['a record with keys that are no texts', text.replace(/"keys": \[[^\]]*\]/, '"keys": [1]'), 'keys.0'],
    ['the same data in another layout', JSON.stringify(JSON.parse(text)), 'form it was written'],
    ['the same data without the last line end', text.trimEnd(), 'form it was written'],
  ])('is refused: %s', (_, untrusted, words) => {
    expect(() => readRecord(untrusted)).toThrowError(refusal(words));
  });
});

describe('a forged record', () => {
  const record = played().record();
  const play = (change: Partial<GameRecord>) => () =>
    replay(toy, readRecord(writeRecord(forged(record, change))));

  it('replays when nothing was changed', () => {
    expect(play({})).not.toThrow();
  });

  it.each<[string, Partial<GameRecord>, string]>([
    ['of another game', { game: 'chess' }, 'the game "chess", not "toy"'],
    ['made with other rules', { rules: '0' }, 'rules version 0; this is version 1'],
    ['that claims another end', { result: hashText('victory') }, 'final state'],
    ['that stops too early', { keys: record.keys.slice(0, -1) }, 'final state'],
    ['that goes on after the end', { keys: [...record.keys, 'roll'] }, `Choice ${record.keys.length + 1} of`],
    ['with an illegal choice', { keys: ['bank'] }, 'Choice 1 of the record cannot be made: "bank"'],
    ['with an answer by a seat not asked', { keys: ['3|wager:1'] }, 'Choice 1 of the record'],
    ['with a seat that is no number', { keys: ['x|wager:1'] }, 'Choice 1 of the record'],
  ])('is refused: %s', (_, change, words) => {
    expect(play(change)).toThrowError(refusal(words));
  });

  it('with another seed leads elsewhere or nowhere', () => {
    expect(play({ seed: 'another' })).toThrowError(expect.objectContaining({ code: 'bad-record' }));
  });

  it('with a bad seed or bad options is refused by name', () => {
    expect(play({ seed: '' })).toThrowError(expect.objectContaining({ code: 'bad-seed' }));
    expect(play({ options: { rounds: 99 } })).toThrowError(
      expect.objectContaining({ code: 'bad-option', message: expect.stringContaining('rounds') }),
    );
  });
});

describe('the seed of a table', () => {
  it('is hidden while the game lasts and shown at its end', () => {
    const session: ToySession = new Session(toy, { rounds: 1 }, 'fair play');
    const { seedHash: published } = session;
    expect(session.revealedSeed).toBeUndefined();
    playOut(session, [0]);
    expect(session.revealedSeed).toBe('fair play');
    expect(published).toBe(seedHash('fair play'));
    expect(session.seedHash).toBe(published);
  });
});
