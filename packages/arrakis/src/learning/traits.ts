import { type Choice, numberOf, type Seat, sure, type Trait } from '@sietch/kernel';
import { outlook } from '../pricing/outlook.js';
import type { ArrakisState } from '../state.js';
import { sayAttack, sayBattle } from './fights.js';
import { sayAttacker, sayMenu } from './menu.js';
import { sayDivision, sayPlace, sayZone } from './places.js';
import { bucket, type Situation, say, situationOf } from './situation.js';
import { sayAllotment, sayClaim, sayMarker } from './spending.js';

/** Kinds of traits every choice may have. */
const OF = {
  verb: numberOf('verb'),
  verbByStage: numberOf('verb-by-stage'),
  what: numberOf('what'),
  whatByStage: numberOf('what-by-stage'),
  whatByHand: numberOf('what-by-hand'),
  where: numberOf('where'),
  count: numberOf('count'),
  source: numberOf('source'),
  promise: numberOf('promise'),
  best: numberOf('best-promise'),
} as const;

export function traits(state: ArrakisState, seat: Seat, choices: readonly Choice[], into: Trait[][]): void {
  const now = situationOf(state, seat);
  const promised = outlook(state, seat, choices);
  const best = promised === undefined ? 0 : Math.max(...promised);
  for (let i = 0; i < choices.length; i++) {
    into[i] ??= [];
    const said = sure(into[i], 'traits of choice', i);
    said.length = 0;
    const choice = sure(choices[i], 'choice', i);
    sayAll(now, choice, said);
    const promise = promised?.[i];
    if (promise === undefined) continue;
    const act = numberOf(choice.verb);
    say(said, OF.promise, now.kind, act, bucket(promise));
    say(said, OF.best, now.kind, act, bucket(promise - best));
  }
}

function sayAll(now: Situation, choice: Choice, said: Trait[]): void {
  const { verb, what, where, count } = choice;
  const { kind, stage } = now;
  const act = numberOf(verb);
  say(said, OF.verb, kind, act);
  say(said, OF.verbByStage, kind, act, stage);
  if (what !== undefined) {
    say(said, OF.what, kind, act, numberOf(what));
    say(said, OF.whatByStage, kind ^ act, numberOf(what), stage);
    say(said, OF.whatByHand, kind ^ act, numberOf(what), now.hand);
  }
  if (count !== undefined) say(said, OF.count, kind, act, count + 100 * numberOf(what ?? ''));
  saySource(now, choice, said);
  if (where !== undefined) {
    say(said, OF.where, kind, act, numberOf(where));
    sayPlace(now, act, where, said);
  }
  sayMore(now, act, choice, said);
}

/** An option of a card is known by the card and its number. */
function saySource(
  { state: { decision }, kind }: Situation,
  { verb, what, count }: Choice,
  said: Trait[],
): void {
  if (decision === undefined || !('source' in decision)) return;
  say(said, OF.source, kind ^ numberOf(decision.source), numberOf(verb), numberOf(what ?? '') + (count ?? 0));
}

/** What is worth saying of some questions only. */
function sayMore(now: Situation, act: number, choice: Choice, said: Trait[]): void {
  const { decision } = now.state;
  const { verb, what, where } = choice;
  switch (decision?.kind) {
    case 'turn':
      sayMenu(now, act, numberOf(what ?? ''), said);
      if (what !== undefined && (verb === 'spend' || verb === 'claim')) sayClaim(now, act, what, said);
      return;
    case 'action':
    case 'spend-die':
    case 'play-card':
    case 'desert-power':
      return sayMenu(now, act, numberOf(what ?? ''), said);
    case 'choose':
      return sayMenu(now, act, numberOf(decision.source) + (choice.count ?? 0), said);
    case 'attack-with':
      if (where !== undefined) sayAttacker(now, act, where, said);
      return;
    case 'attack-target':
      if (where !== undefined) sayAttack(now, act, decision.from, where, said);
      return;
    case 'combat-cards':
    case 'continue':
    case 'retreat':
      return sayBattle(now, act, said);
    case 'move-part':
      if (choice.count !== undefined) sayDivision(now, act, decision, choice.count, said);
      return sayPlace(now, act, decision.from, said);
    case 'move-group':
      return sayPlace(now, act, decision.from, said);
    case 'air-zone':
      if (verb === 'zone' && what !== undefined) sayZone(now, what, said);
      return;
    case 'bonus-marker':
    case 'shift-down':
    case 'shift-up':
      if (what !== undefined) sayMarker(now, act, what, said);
      return;
    case 'allot':
      return sayAllotment(now, choice, said);
    case 'claim':
      return sayClaim(now, act, decision.card, said);
    case 'claim-end':
      if (what !== undefined && (verb === 'spend' || verb === 'claim')) sayClaim(now, act, what, said);
      return;
    default:
      return;
  }
}
