import type { ImperiumPlay } from '../events.js';
import { asked } from '../participants.js';
import { playerAt } from '../state.js';
import type { Contribution } from '../tasks.js';
import { alliesToActivate } from './activation.js';
import { payFor } from './cost.js';
import { spend } from './resources.js';

/**
 * Spice a team pays together: each ally in turn says how much to add, and the commander pays the rest. If it is not
 * enough, nothing is paid and nothing happens.
 */
export function askToContribute(play: ImperiumPlay, contribution: Contribution): void {
  const { state } = play;
  const { seat, given, source } = contribution;
  const ally = alliesToActivate(state, seat)[given.length];
  if (ally === undefined) return settleContributions(play, contribution);
  const upTo = Math.min(playerAt(state, ally).spice, stillOwed(contribution));
  if (upTo === 0) return askToContribute(play, { ...contribution, given: [...given, 0] });
  state.decision = { kind: 'contribute', ...asked(state, ally), source, upTo, contribution };
}

function settleContributions(play: ImperiumPlay, contribution: Contribution): void {
  const { state } = play;
  const { seat, given, effect, source } = contribution;
  const spice = stillOwed(contribution);
  if (playerAt(state, seat).spice < spice) return;
  for (const [i, ally] of alliesToActivate(state, seat).entries())
    spend(play, ally, 'spice', given[i] ?? 0, source);
  const { teamSpice: _, ...cost } = effect.cost;
  payFor(play, seat, { ...cost, spice }, effect.effects, source);
}

function stillOwed({ effect, given }: Contribution): number {
  return given.reduce((left, n) => left - n, effect.cost.teamSpice ?? 0);
}
