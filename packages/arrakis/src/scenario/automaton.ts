import { SietchError, sure } from '@sietch/kernel';
import type { Automaton } from '../automaton.js';
import { FORCES_OF, planningCard } from '../content/catalog.js';
import { TACTIC_IDS, TACTICS, type TacticId, tacticCard } from '../content/tactics.js';
import { removeFrom } from '../rules/legion.js';
import { type ArrakisState, dashboardOf, zoneAt } from '../state.js';
import { type CardId, RESULTS } from '../terms.js';
import type { Position } from './position.js';

function refuse(message: string): never {
  throw new SietchError('bad-position', message);
}

/** What lies on the table for the automaton; what is not named stays as the setup made it. */
export function arrangeAutomaton(state: ArrakisState, position: Position): void {
  const { automaton } = state;
  if (automaton === undefined) {
    if (position.automaton !== undefined) refuse('position automaton: the Harkonnen are run by a player');
    return;
  }
  if (position.harkonnen?.hand !== undefined) refuse('position harkonnen.hand: the automaton has none');
  arrangeSietches(state, automaton);
  arrangeTactics(automaton, position);
  arrangeReinforcements(state, automaton, position);
  arrangePile(state, automaton, position);
}

/** Its cards go back to the decks first, so that any of them can be named. */
export function releaseCards(state: ArrakisState): void {
  const { automaton } = state;
  if (automaton === undefined) return;
  const { decks } = dashboardOf(state, 'harkonnen', undefined);
  for (const card of [...automaton.reinforcements.splice(0), ...automaton.beside.splice(0)])
    decks[planningCard(card).deck].unshift(card);
}

function arrangeSietches(state: ArrakisState, automaton: Automaton): void {
  for (const { id, sietch } of TACTICS) if (zoneAt(state, sietch).sietch === 0) delete automaton.sietches[id];
}

/** A round that is still to begin has all cards in the deck. */
function arrangeTactics(automaton: Automaton, { automaton: wanted = {}, phase }: Position): void {
  const { harvest, target, tactics = [] } = wanted;
  const fresh = phase === 'start';
  const pool: TacticId[] = [...TACTIC_IDS];
  const take = (card: TacticId): TacticId =>
    removeFrom(pool, card) ? card : refuse(`position automaton: "${card}" lies in two places`);
  const top = tactics.map(take).toReversed();
  const named = harvest !== undefined || target !== undefined;
  automaton.harvest = fresh ? undefined : named ? harvest : automaton.harvest;
  automaton.target = fresh ? undefined : named ? target : standing(automaton);
  for (const card of [automaton.harvest, automaton.target]) if (card !== undefined) take(card);
  automaton.tacticsDiscarded = [];
  automaton.tactics = [...pool, ...top];
}

/** The target of the setup may be a sietch that has been taken away since. */
function standing({ target, sietches, harvest }: Automaton): TacticId | undefined {
  if (target !== undefined && sietches[target] !== undefined) return target;
  const sector = harvest === undefined ? undefined : tacticCard(harvest).sector;
  return TACTICS.find(({ id, sector: own }) => sietches[id] !== undefined && own !== sector)?.id;
}

function arrangeReinforcements(state: ArrakisState, automaton: Automaton, position: Position): void {
  const { decks } = dashboardOf(state, 'harkonnen', undefined);
  const take = (card: CardId): CardId =>
    removeFrom(decks[planningCard(card).deck], card)
      ? card
      : refuse(`position automaton: there is no "${card}" left`);
  const { reinforcements = [], beside = [] } = position.automaton ?? {};
  automaton.reinforcements = reinforcements.map(take).toReversed();
  automaton.beside = beside.map(take);
}

/** The decks of the discarded cards, those named last on top. */
function arrangePile(state: ArrakisState, automaton: Automaton, { harkonnen }: Position): void {
  const { discards } = dashboardOf(state, 'harkonnen', undefined);
  const named = Object.keys(harkonnen?.discards ?? {});
  const order = FORCES_OF.harkonnen.toSorted((a, b) => named.indexOf(a) - named.indexOf(b));
  automaton.pile = order.flatMap((deck) => discards[deck].map(() => deck));
}

/** Dice that have been rolled lie with their results; the others are unused. */
export function arrangeAutomatonDice(state: ArrakisState, available: number, position: Position): void {
  const { automaton } = state;
  if (automaton === undefined) return;
  const { spent = {}, dice } = position.automaton ?? {};
  let rolled = 0;
  for (const result of RESULTS) {
    automaton.spent[result] = spent[result] ?? 0;
    rolled += automaton.spent[result];
  }
  const { phase = 'turns' } = position;
  const over = phase === 'hazards' || phase === 'spice' || phase === 'end';
  automaton.dice = phase === 'turns' ? (dice ?? available - rolled) : 0;
  const unnamed = available - rolled - automaton.dice;
  if (unnamed < 0) refuse(`position automaton.dice: only ${available} dice are available`);
  // Dice whose results nobody named have been spent on one after another.
  if (phase === 'turns' || over)
    for (let i = 0; i < unnamed; i++) automaton.spent[sure(RESULTS[i % RESULTS.length], 'result', i)]++;
  dashboardOf(state, 'harkonnen', undefined).used =
    phase === 'turns' || over ? available - automaton.dice : 0;
}
