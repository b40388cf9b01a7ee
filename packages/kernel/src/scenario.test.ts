import { describe, expect, it } from 'vitest';
import { toy } from '../test/toy.js';
import { type AnyRules, differences, type Finding, readScenario, runScenario } from './index.js';

const rules: AnyRules = toy;
const position = { pot: 0, hands: [[6, 1], [2], [3], [4]], deck: [1, 2, 3, 4, 5, 5, 6] };

function run(steps: unknown[], more: Record<string, unknown> = {}): Finding[] {
  const text = JSON.stringify({ name: 'toy', game: 'toy', position, steps, ...more });
  return runScenario(rules, readScenario(text));
}

const failures = (findings: Finding[]) => findings.filter(({ held }) => !held).map(({ message }) => message);

describe('a scenario', () => {
  it('reports every step that held, with its note', () => {
    const findings = run([
      { asks: { seat: 1, kind: 'wager' }, offersOnly: ['wager:3', 'wager:2', 'wager:1'], choose: 'wager:2' },
      { note: 'nothing to bank', offers: ['roll'], lacks: ['bank'], refuses: { 'act:bank': 'empty-pot' } },
      { choose: ['draw', '1|draw'], expect: { hands: { 0: [6, 1, 6], 1: [2, 5] }, points: { worm: 0 } } },
    ]);
    expect(findings).toEqual([
      { step: 1, held: true, message: 'held' },
      { step: 2, held: true, message: 'nothing to bank' },
      { step: 3, held: true, message: 'held' },
    ]);
  });

  it('fills in options, seed, position and covered rules when they are not given', () => {
    const scenario = readScenario('{"name": "bare", "game": "toy", "steps": []}');
    expect(scenario).toEqual({
      name: 'bare',
      covers: [],
      game: 'toy',
      options: {},
      seed: 'scenario',
      position: {},
      steps: [],
    });
    expect(runScenario(rules, scenario)).toEqual([]);
  });

  it('plays the same game every time', () => {
    const steps = [{ choose: ['wager:1', 'roll'] }, { expect: { pot: -1 } }];
    const [first, second] = [run(steps), run(steps)];
    expect(second).toEqual(first);
    const findings = ['a', 'b', 'c', 'd', 'e'].map((seed) => JSON.stringify(run(steps, { seed })));
    expect(new Set(findings).size).toBeGreaterThan(1);
  });

  it('asks from the arranged position', () => {
    expect(failures(run([{ choose: 'wager:1' }, { offers: ['bank'] }]))).toEqual(['"bank" is not offered']);
    const rich = { position: { ...position, points: [7, 8, 9] } };
    expect(failures(run([{ expect: { points: { first: 7, second: 8, worm: 9 } } }], rich))).toEqual([]);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['another seat is asked', { asks: { seat: 2 } }, 'expected seat 2 to be asked, but it is 0, 1'],
    [
      'another question is asked',
      { asks: { kind: 'press' } },
      'expected the question "press", but it is "wager"',
    ],
    ['a key is not offered', { offers: ['roll'] }, '"roll" is not offered'],
    ['a key is offered', { lacks: ['wager:1'] }, '"wager:1" is offered'],
    [
      'other keys are offered too',
      { offersOnly: ['wager:1'] },
      'expected exactly ["wager:1"] to be offered, found ["wager:1","wager:2","wager:3"]',
    ],
    [
      'a thing is not refused',
      { refuses: { 'act:bank': 'empty-pot' } },
      'expected act:bank to be refused with "empty-pot", found []',
    ],
    [
      'a choice is illegal',
      { choose: 'bank' },
      '"bank" is not among the legal choices. Offered: wager:1, wager:2, wager:3',
    ],
    ['a value differs', { expect: { points: { first: 5 } } }, 'points.first: expected 5 but found 0'],
    ['a value does not exist', { expect: { water: 1 } }, 'water: expected 1 but found nothing'],
  ])('fails where %s', (_, step, message) => {
    expect(run([step])).toEqual([{ step: 1, held: false, message }]);
  });

  it('reports every expectation that failed, and goes on after steps that choose nothing', () => {
    const findings = run([{ offers: ['roll'], lacks: ['wager:1'] }, { choose: 'wager:1' }]);
    expect(findings.map(({ step, held }) => [step, held])).toEqual([
      [1, false],
      [1, false],
      [2, true],
    ]);
  });

  it('stops after a step whose choice led somewhere unexpected', () => {
    expect(run([{ choose: 'bank' }, { choose: 'wager:1' }])).toHaveLength(1);
  });

  it('can ask about a game that is over', () => {
    const win = ['wager:3', 'draw'];
    const text = JSON.stringify({
      name: 'end',
      game: 'toy',
      steps: [{ choose: win }, { asks: { seat: 0 } }],
    });
    const finished: AnyRules = {
      ...rules,
      answer(play) {
        play.state.decision = undefined;
        if (play.state.step === win.length) play.state.agenda.length = 0;
        else play.state.decision = { kind: 'press', seats: [0] };
      },
    };
    expect(failures(runScenario(finished, readScenario(text)))).toEqual([
      'nobody is asked: the game is over',
    ]);
  });

  it('passes on what is wrong with its options or position', () => {
    expect(() => run([], { options: { rounds: 0 } })).toThrowError(
      expect.objectContaining({ code: 'bad-option' }),
    );
    expect(() => run([], { position: { spice: 1 } })).toThrowError(
      expect.objectContaining({ code: 'bad-position' }),
    );
  });
});

describe('what is not a scenario', () => {
  it.each([
    ['not JSON', '{', 'not valid JSON'],
    ['no object', '5', 'scenario'],
    ['no name', '{"game": "toy", "steps": []}', 'name'],
    ['no steps', '{"name": "x", "game": "toy"}', 'steps'],
    ['an unknown field', '{"name": "x", "game": "toy", "steps": [], "turns": 3}', 'turns'],
    [
      'an unknown field of a step',
      '{"name": "x", "game": "toy", "steps": [{"chose": "a"}]}',
      'steps.0.chose',
    ],
    ['a choice that is no key', '{"name": "x", "game": "toy", "steps": [{"choose": 1}]}', 'steps.0.choose'],
    [
      'a seat that is no number',
      '{"name": "x", "game": "toy", "steps": [{"asks": {"seat": "1"}}]}',
      'asks.seat',
    ],
  ])('is refused with a message that says where: %s', (_, text, words) => {
    expect(() => readScenario(text)).toThrowError(
      expect.objectContaining({ code: 'bad-scenario', message: expect.stringContaining(words) }),
    );
  });
});

describe('differences', () => {
  it('looks only at what is expected', () => {
    expect(differences({ a: 1, b: { c: 2, d: 3 } }, { b: { c: 2 } })).toEqual([]);
  });

  it('names each differing value by its path', () => {
    expect(differences({ a: { b: 1, c: [1, 2] } }, { a: { b: 2, c: [2, 1] } })).toEqual([
      'a.b: expected 2 but found 1',
      'a.c: expected [2,1] but found [1,2]',
    ]);
  });

  it('compares lists whole', () => {
    expect(differences([1, 2, 3], [1, 2], 'hand')).toEqual(['hand: expected [1,2] but found [1,2,3]']);
  });

  it.each([undefined, null, 5])('tells an object from %s', (actual) => {
    expect(differences({ a: actual }, { a: { b: 1 } })).toHaveLength(1);
  });
});
