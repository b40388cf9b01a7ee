import * as v from 'valibot';
import { keyOf } from './choice.js';
import { Game } from './engine.js';
import { SietchError } from './errors.js';
import { onePerRefusal } from './reason.js';
import { applyEntry } from './record.js';
import type { AnyRules } from './rules.js';

/**
 * A scenario: a position by names, choices, and what must hold. The format of rulebook examples,
 * regression tests, bug reports and puzzles; docs/scenarios.md describes it.
 */
const stepSchema = v.strictObject({
  note: v.optional(v.string()),
  /** Who is asked, and what kind of question. */
  asks: v.optional(v.strictObject({ seat: v.optional(v.number()), kind: v.optional(v.string()) })),
  offers: v.optional(v.array(v.string())),
  lacks: v.optional(v.array(v.string())),
  /** The exact list of keys offered, in any order. */
  offersOnly: v.optional(v.array(v.string())),
  /** Things that cannot be chosen, with the reason code. */
  refuses: v.optional(v.record(v.string(), v.string())),
  /** The chosen key or keys, one after another; `seat|key` where a partner answers, as in records. */
  choose: v.optional(v.union([v.string(), v.array(v.string())])),
  /** Checked after the choice: part of what the game reports about its state. */
  expect: v.optional(v.record(v.string(), v.unknown())),
});

const scenarioSchema = v.strictObject({
  name: v.string(),
  /** Ids of ledger entries this scenario would catch if they were broken. */
  covers: v.optional(v.array(v.string()), []),
  game: v.string(),
  options: v.optional(v.record(v.string(), v.unknown()), {}),
  seed: v.optional(v.string(), 'scenario'),
  position: v.optional(v.record(v.string(), v.unknown()), {}),
  steps: v.array(stepSchema),
});

export type Scenario = v.InferOutput<typeof scenarioSchema>;
type Step = v.InferOutput<typeof stepSchema>;

export interface Finding {
  /** 1-based number of the step. */
  readonly step: number;
  readonly held: boolean;
  readonly message: string;
}

export function readScenario(text: string): Scenario {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    throw new SietchError('bad-scenario', 'The scenario is not valid JSON.');
  }
  const parsed = v.safeParse(scenarioSchema, raw);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new SietchError('bad-scenario', `${v.getDotPath(issue) ?? 'scenario'}: ${issue.message}`);
  }
  return parsed.output;
}

/** Every expected leaf that differs from the actual value, as `path: expected … but found …`. */
export function differences(actual: unknown, expected: unknown, path = ''): string[] {
  if (typeof expected === 'object' && expected !== null && !Array.isArray(expected)) {
    if (typeof actual !== 'object' || actual === null)
      return [`${path}: expected an object but found ${show(actual)}`];
    return Object.entries(expected).flatMap(([name, value]) =>
      differences((actual as Record<string, unknown>)[name], value, path === '' ? name : `${path}.${name}`),
    );
  }
  return show(actual) === show(expected)
    ? []
    : [`${path}: expected ${show(expected)} but found ${show(actual)}`];
}

function show(value: unknown): string {
  return JSON.stringify(value) ?? 'nothing';
}

function checkAsked(game: Game, step: Step): string[] {
  const { decision } = game.state;
  const failures: string[] = [];
  if (step.asks !== undefined) {
    if (decision === undefined) failures.push('nobody is asked: the game is over');
    else {
      const { seat, kind } = step.asks;
      if (seat !== undefined && !decision.seats.includes(seat)) {
        failures.push(`expected seat ${seat} to be asked, but it is ${decision.seats.join(', ')}`);
      }
      if (kind !== undefined && decision.kind !== kind) {
        failures.push(`expected the question "${kind}", but it is "${decision.kind}"`);
      }
    }
  }
  const keys = game.choices().map(keyOf);
  for (const key of step.offers ?? []) if (!keys.includes(key)) failures.push(`"${key}" is not offered`);
  for (const key of step.lacks ?? []) if (keys.includes(key)) failures.push(`"${key}" is offered`);
  if (step.offersOnly !== undefined) {
    const [found, wanted] = [[...keys].sort(), [...step.offersOnly].sort()];
    if (show(found) !== show(wanted))
      failures.push(`expected exactly ${show(wanted)} to be offered, found ${show(found)}`);
  }
  if (step.refuses !== undefined) {
    const refusals = onePerRefusal(game.rules.refusals(game.state));
    for (const [ref, code] of Object.entries(step.refuses)) {
      const codes = refusals.filter((refusal) => refusal.ref === ref).map((refusal) => refusal.reason.code);
      if (!codes.includes(code))
        failures.push(`expected ${ref} to be refused with "${code}", found ${show(codes)}`);
    }
  }
  return failures;
}

function makeChoices(game: Game, keys: string | string[]): string[] {
  for (const key of typeof keys === 'string' ? [keys] : keys) {
    try {
      applyEntry(game, key);
    } catch (error) {
      const offered = game.choices().map(keyOf).join(', ');
      return [`${error instanceof Error ? error.message : String(error)} Offered: ${offered}`];
    }
  }
  return [];
}

/** Runs a scenario and reports every step that held and every expectation that did not. */
export function runScenario(rules: AnyRules, scenario: Scenario): Finding[] {
  const game = Game.start(rules, rules.parseOptions(scenario.options), scenario.seed);
  rules.arrange(game.state, scenario.position);
  const arranged = Game.resume(rules, game.state);
  const findings: Finding[] = [];
  for (const [index, step] of scenario.steps.entries()) {
    const failures = checkAsked(arranged, step);
    if (step.choose !== undefined) failures.push(...makeChoices(arranged, step.choose));
    if (step.expect !== undefined) failures.push(...differences(rules.inspect(arranged.state), step.expect));
    const number = index + 1;
    if (failures.length === 0) findings.push({ step: number, held: true, message: step.note ?? 'held' });
    for (const message of failures) findings.push({ step: number, held: false, message });
    if (failures.length > 0 && step.choose !== undefined) break;
  }
  return findings;
}
