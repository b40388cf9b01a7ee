import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playOut, type ToySession, toy } from '../test/toy.js';
import {
  type Game,
  keyOf,
  readRecord,
  replay,
  Session,
  SietchError,
  stateHash,
  writeRecord,
} from './index.js';

const open = (seed = 'undo'): ToySession => new Session(toy, { rounds: 2 }, seed);
const hash = (session: ToySession) => stateHash(session.game.state);
const undoable = (session: ToySession) => [0, 1, 2, 3, 4].filter((seat) => session.canUndo(seat));

function expectNoUndo(session: ToySession): void {
  const before = hash(session);
  const keys = [...session.keys];
  for (const seat of [0, 1, 2, 3, 4]) {
    expect(session.canUndo(seat)).toBe(false);
    expect(() => session.undo(seat)).toThrowError(expect.objectContaining({ code: 'nothing-to-undo' }));
  }
  expect(hash(session)).toBe(before);
  expect(session.keys).toEqual(keys);
}

/** A session on a seed whose first roll does not burst, so that the same team goes on. */
function rolling(): ToySession {
  for (let i = 0; ; i++) {
    const session = open(`roll ${i}`);
    session.choose('wager:1', 0);
    session.choose('roll', 0);
    const { decision, pot } = session.game.state;
    if (decision?.kind === 'press' && pot > 1) return session;
  }
}

/** Rules in which a team may wager again and again, so that partners answer in turn and nothing is shown. */
function patientTeam(): ToySession {
  const patient: typeof toy = {
    ...toy,
    choices: (state) => (state.decision ? [1, 2, 3].map((count) => ({ verb: 'again', count })) : []),
    answer(play, choice) {
      play.state.wager += choice.count ?? 0;
    },
  };
  return new Session(patient, {}, 'patience');
}

describe('undo', () => {
  it('has nothing to take back in a new game', () => {
    expectNoUndo(open());
  });

  it('takes back a choice that showed nothing, exactly', () => {
    const session = open();
    const before = hash(session);
    session.choose('wager:3', 1);
    session.undo(1);
    expect(hash(session)).toBe(before);
    expect(session.keys).toEqual([]);
    expectNoUndo(session);
  });

  it('takes back several choices of one seat, one by one', () => {
    const session = patientTeam();
    const hashes = [hash(session)];
    for (const key of ['again:1', 'again:2', 'again:3']) {
      session.choose(key, 0);
      hashes.push(hash(session));
    }
    for (let left = 3; left > 0; left--) {
      expect(undoable(session)).toEqual([0]);
      session.undo(0);
      expect(hash(session)).toBe(hashes[left - 1]);
    }
    expectNoUndo(session);
  });

  it('lets a different choice be made, and the record tells only that one', () => {
    const session = open();
    session.choose('wager:1', 0);
    session.undo(0);
    session.choose('wager:3', 0);
    session.choose('draw', 1);
    expect(session.keys).toEqual(['wager:3', '1|draw']);
    expect(stateHash(replay(toy, session.record()).state)).toBe(hash(session));
  });

  it('belongs to the seat that chose, not to its partner or an opponent', () => {
    const session = open();
    session.choose('wager:1', 1);
    expect(undoable(session)).toEqual([1]);
    for (const seat of [0, 2, 4]) {
      expect(() => session.undo(seat)).toThrow(SietchError);
    }
    expect(session.keys).toEqual(['1|wager:1']);
  });

  it('never crosses a drawn token, though only one seat has seen it', () => {
    const session = open();
    session.choose('wager:1', 0);
    session.choose('draw', 0);
    expect(session.game.state.decision?.seats).toContain(0);
    expectNoUndo(session);
  });

  it('never crosses a die', () => {
    expectNoUndo(rolling());
  });

  it('stops at the die when later choices are taken back', () => {
    const session = rolling();
    const after = hash(session);
    session.choose('bank', 0);
    session.undo(0);
    expect(hash(session)).toBe(after);
    expectNoUndo(session);
  });

  it('never crosses a change of the asked player, though nothing was shown', () => {
    const session = rolling();
    session.choose('bank', 1);
    expect(session.game.state.decision).toEqual({ kind: 'token', seats: [0] });
    expectNoUndo(session);
  });

  it("never crosses a partner's answer: each may take back only what came after it", () => {
    const session = patientTeam();
    session.choose('again:1', 0);
    session.choose('again:2', 1);
    const shared = hash(session);
    session.choose('again:3', 0);
    session.choose('again:1', 0);
    session.undo(0);
    session.undo(0);
    expect(hash(session)).toBe(shared);
    expectNoUndo(session);
  });

  it('stays where a partner found the game, even after the partner took the answer back', () => {
    const session = patientTeam();
    session.choose('again:1', 0);
    const found = hash(session);
    session.choose('again:1', 1);
    expect(undoable(session)).toEqual([1]);
    session.undo(1);
    expect(hash(session)).toBe(found);
    expectNoUndo(session);
    session.choose('again:2', 0);
    expect(undoable(session)).toEqual([0]);
    session.undo(0);
    expect(hash(session)).toBe(found);
    expect(session.keys).toEqual(['again:1']);
    expectNoUndo(session);
  });

  it('never crosses the end of the game', () => {
    const session = open();
    playOut(session, [0, 1, 2]);
    expect(session.game.over).toBe(true);
    expectNoUndo(session);
  });

  it('never shows a new random result: the same roll comes after it', () => {
    const [straight, wandering] = [open(), open()];
    wandering.choose('wager:3', 0);
    wandering.undo(0);
    for (const session of [straight, wandering]) {
      session.choose('wager:1', 0);
      session.choose('roll', 0);
    }
    expect(hash(wandering)).toBe(hash(straight));
  });
});

describe('any game with any undoing', () => {
  const step = fc.record({ pick: fc.nat(1000), undo: fc.boolean() });

  it('is told by its record: what was taken back leaves no trace', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 20 }),
        fc.array(step, { maxLength: 60 }),
        (seed, steps) => {
          const session = open(seed);
          const hashes = [hash(session)];
          for (const { pick, undo } of steps) {
            const [seat] = undoable(session);
            if (undo && seat !== undefined) {
              session.undo(seat);
              hashes.pop();
              expect(hash(session)).toBe(hashes.at(-1));
            } else if (!session.game.over) {
              const keys = session.game.choices().map(keyOf);
              const seats = session.game.state.decision?.seats ?? [];
              session.choose(keys[pick % keys.length] ?? '', seats[pick % seats.length] ?? 0);
              hashes.push(hash(session));
            }
            expect(session.keys.length).toBe(session.game.state.step);
            toy.audit(session.game.state);
          }
          const replayed: string[] = [];
          const record = readRecord(writeRecord(session.record()));
          replay(toy, record, (game: Game<unknown, typeof session.game.state>) =>
            replayed.push(stateHash(game.state)),
          );
          expect(replayed).toEqual(hashes);
        },
      ),
      { seed: 20261115, numRuns: 300 },
    );
  });

  it('lets a seat take back only its own latest choice, and only while it is still asked', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { minLength: 1, maxLength: 60 }), (picks) => {
        const session = open('own');
        for (const pick of picks) {
          if (session.game.over) break;
          const keys = session.game.choices().map(keyOf);
          const seats = session.game.state.decision?.seats ?? [];
          const seat = seats[pick % seats.length] ?? 0;
          session.choose(keys[pick % keys.length] ?? '', seat);
          const allowed = undoable(session);
          expect(allowed.every((each) => each === seat)).toBe(true);
          if (session.game.learned !== undefined) expect(allowed).toEqual([]);
          if (!session.game.state.decision?.seats.includes(seat)) expect(allowed).toEqual([]);
        }
      }),
      { seed: 7, numRuns: 200 },
    );
  });
});
