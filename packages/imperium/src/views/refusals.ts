import type { Reason, Refusal, Seat } from '@sietch/kernel';
import type { IntrigueTiming } from '../content/component.js';
import { arrowOf } from '../effects/arrow.js';
import { participantOf } from '../participants.js';
import { forSale, persuasionCost } from '../rules/acquire.js';
import { refusedAgents } from '../rules/agent-turn.js';
import { holds } from '../rules/condition.js';
import { costReason } from '../rules/cost.js';
import { distinct } from '../rules/deck.js';
import { standingOf } from '../rules/effects/interpreter.js';
import { intrigueReason } from '../rules/intrigue.js';
import { type ImperiumState, playerAt, turnOf } from '../state.js';

const TIMINGS: Readonly<Record<string, IntrigueTiming>> = {
  turn: 'plot',
  'agent-effects': 'plot',
  'reveal-effects': 'plot',
  combat: 'combat',
  win: 'win',
  endgame: 'endgame',
};

/** Why the things the asked seat might want to choose cannot be chosen. */
export function refusals(state: ImperiumState): Refusal[] {
  const { decision } = state;
  if (decision === undefined) return [];
  const seat = participantOf(decision);
  const found: Refusal[] = [];
  const timing = TIMINGS[decision.kind];
  if (timing !== undefined) found.push(...refusedIntrigues(state, seat, timing));
  if (decision.kind === 'turn')
    refusedAgents(state, seat, (card, spaces, reason) =>
      found.push({ ref: `card:${card}>${spaces}`, reason }),
    );
  if (decision.kind === 'reveal-effects') found.push(...refusedPurchases(state, seat));
  if (decision.kind === 'agent-effects' || decision.kind === 'reveal-effects') {
    found.push(...refusedEffects(state, seat));
  }
  return found;
}

function refusal(ref: string, reason: Reason | undefined): Refusal[] {
  return reason === undefined ? [] : [{ ref, reason }];
}

function refusedIntrigues(state: ImperiumState, seat: Seat, timing: IntrigueTiming): Refusal[] {
  return distinct(playerAt(state, seat).intrigues).flatMap((id) =>
    refusal(`intrigue:${id}`, intrigueReason(state, seat, id, timing)),
  );
}

function refusedPurchases(state: ImperiumState, seat: Seat): Refusal[] {
  const { persuasion } = turnOf(state);
  const offers = forSale(state, seat);
  const refused = offers.flatMap(({ card, from }) => {
    const cost = persuasionCost(state, card, from);
    if (cost === undefined) return refusal(`${from}:${card}`, { code: 'not-for-sale' });
    const missing = cost - persuasion;
    return missing > 0 ? refusal(`${from}:${card}`, { code: 'cost', missing, of: 'persuasion' }) : [];
  });
  const empty = Object.keys(state.reserve).filter((card) => state.reserve[card] === 0);
  return [...refused, ...empty.flatMap((card) => refusal(`reserve:${card}`, { code: 'stack-empty' }))];
}

function refusedEffects(state: ImperiumState, seat: Seat): Refusal[] {
  return turnOf(state)
    .pending.filter((item) => standingOf(state, seat, item) === 'dormant')
    .flatMap(({ id, effect, source }) => {
      if (
        effect.do === 'if' &&
        effect.otherwise === undefined &&
        !holds(state, seat, effect.condition, source)
      ) {
        return refusal(`effect:${id}`, { code: 'condition' });
      }
      const arrow = arrowOf(effect);
      const unpaid = arrow === undefined ? undefined : costReason(state, seat, arrow.cost, source);
      return refusal(`effect:${id}`, unpaid ?? { code: 'no-effect' });
    });
}
