import { describe, expect, it } from 'vitest';
import { playOut, type ToySession, type ToyState, toy } from '../test/toy.js';
import {
  type AnyRules,
  adopt,
  Game,
  type GameRecord,
  keyOf,
  readRecord,
  replay,
  retell,
  Session,
  sealRecord,
  stateHash,
  writeRecord,
} from './index.js';

const newer = (change: Partial<typeof toy> = {}): typeof toy => ({ ...toy, version: '2', ...change });

/** A game of two parts: the second goes on, by other rules, from the state in which the first ended. */
function inTwoParts(): {
  readonly record: GameRecord;
  readonly session: ToySession;
  readonly state: ToyState;
} {
  const first: ToySession = new Session(toy, { rounds: 3 }, 'parts');
  for (const key of ['wager:2', 'draw', 'draw']) first.choose(key, 0);
  const state = structuredClone(first.game.state);
  const second: ToySession = new Session(newer(), { rounds: 3 }, 'parts', state);
  playOut(second, [1, 4, 2]);
  const { keys, options, seed } = first.record();
  const continued = [{ rules: '2', state, keys: [...second.keys] }];
  const result = stateHash(second.game.state);
  return {
    record: sealRecord({ game: 'toy', rules: '1', options, seed, keys, continued, result }),
    session: second,
    state,
  };
}

/** Chooses, and now and then takes back; tells which. */
function wander(session: ToySession, moves: number): boolean[] {
  return Array.from({ length: moves }, (_, move) => {
    const [seat = 0] = session.game.state.decision?.seats ?? [];
    if (move % 3 === 2 && session.canUndo(seat)) {
      session.undo(seat);
      return true;
    }
    const choices = session.game.choices();
    const choice = choices[move % Math.max(1, choices.length)];
    if (choice !== undefined) session.choose(keyOf(choice), seat);
    return false;
  });
}

describe('a session that goes on from a state', () => {
  it('plays and takes back like the one that came there by itself', () => {
    const whole: ToySession = new Session(toy, { rounds: 5 }, 'going on');
    wander(whole, 8);
    const { checkpoint } = whole;
    const later: ToySession = new Session(toy, { rounds: 5 }, 'going on', checkpoint);
    for (const key of whole.keys.slice(checkpoint.step)) later.choose(key.slice(key.indexOf('|') + 1), 0);
    expect(wander(later, 20)).toEqual(wander(whole, 20));
    expect(later.game.state).toEqual(whole.game.state);
    expect(later.keys).toEqual(whole.keys.slice(checkpoint.step));
  });

  it('does not touch the state it was given', () => {
    const { checkpoint } = new Session(toy, {}, 'untouched');
    const before = structuredClone(checkpoint);
    playOut(new Session(toy, {}, 'untouched', checkpoint), [2, 1]);
    expect(checkpoint).toEqual(before);
  });
});

describe('a record of several parts', () => {
  it('is the same after writing and reading', () => {
    const { record } = inTwoParts();
    expect(readRecord(writeRecord(record))).toEqual(record);
  });

  it('is told whole where the rules allow what was chosen', () => {
    const { record, session } = inTwoParts();
    const steps: number[] = [];
    const { game, gaps, exact } = retell(newer(), readRecord(writeRecord(record)), ({ state }) =>
      steps.push(state.step),
    );
    expect(gaps).toEqual([]);
    expect(exact).toBe(false);
    expect(steps).toEqual(Array.from({ length: game.state.step + 1 }, (_, i) => i));
    expect(toy.outcome(game.state)).toEqual(toy.outcome(session.game.state));
  });

  it('says what these rules cannot show, and goes on with the next part', () => {
    const { record } = inTwoParts();
    const strict = newer({ choices: (state) => toy.choices(state).filter(({ verb }) => verb !== 'wager') });
    const { gaps } = retell(
      {
        ...strict,
        choices: (state) => (state.step === 0 ? toy.choices(state).slice(0, 1) : toy.choices(state)),
      },
      record,
    );
    expect(gaps).toEqual([{ from: 1, to: 3, rules: '1' }]);
  });

  it('is refused if a part by these rules came out otherwise', () => {
    const { record } = inTwoParts();
    const { hash: _, format: __, ...body } = record;
    const refusal = expect.objectContaining({ code: 'bad-record' });
    expect(() => retell(newer(), sealRecord({ ...body, result: 'x' }))).toThrowError(refusal);
    const [part] = body.continued ?? [];
    const stranger = { ...body, continued: part === undefined ? [] : [{ ...part, keys: ['bank'] }] };
    expect(() => retell(newer(), sealRecord(stranger))).toThrowError(refusal);
    expect(() => replay(newer(), record)).toThrowError(refusal);
  });

  it('by one version must begin each part where the one before ended', () => {
    const { record, state } = inTwoParts();
    const { hash: _, format: __, ...body } = record;
    const [part] = body.continued ?? [];
    if (part === undefined) throw new Error('one part only');
    const same = sealRecord({ ...body, continued: [{ ...part, rules: '1' }] });
    expect(replay(toy, same).over).toBe(true);
    const elsewhere = sealRecord({
      ...body,
      continued: [{ ...part, rules: '1', state: { ...state, pot: 99 } as ToyState }],
    });
    expect(() => replay(toy, elsewhere)).toThrowError(/part that begins at choice 4/);
  });
});

describe('a state of other rules', () => {
  const { state } = inTwoParts();
  const options = toy.parseOptions({ rounds: 3 });
  const { first } = { first: Game.start(toy, options, 'parts').state };

  it('gets the fields these rules have added, as a new game has them', () => {
    const richer: AnyRules = {
      ...newer(),
      setup: (raw, random) => Object.assign(toy.setup(raw as typeof options, random), { storms: 3 }),
      clone: (old) => structuredClone(old),
    };
    expect(adopt(richer, { state, rules: '1', first }, options, 'parts')).toMatchObject({
      storms: 3,
      step: 3,
    });
  });

  it('does not get back what its game has put away', () => {
    const { pot: _, ...gone } = state;
    const adopted = adopt(
      newer({ clone: (old) => structuredClone(old) }),
      { state: gone as ToyState, rules: '1', first },
      options,
      'parts',
    );
    expect(adopted).not.toHaveProperty('pot');
  });

  it('is changed by the game where that takes more', () => {
    const mended = newer({
      adopt: (old) => {
        old.rounds = 7;
      },
    });
    expect(adopt(mended, { state, rules: '1', first }, options, 'parts')).toMatchObject({ rounds: 7 });
    expect(state.rounds).toBe(3);
  });

  it('that cannot be played is refused before anybody plays it', () => {
    const lost = newer({
      view: () => {
        throw new TypeError('Nobody sees anything.');
      },
    });
    expect(() => adopt(lost, { state, rules: '1', first }, options, 'parts')).toThrowError(
      expect.objectContaining({ code: 'rules-changed', message: expect.not.stringContaining('Nobody') }),
    );
  });
});
