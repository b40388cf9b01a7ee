import { catalogOf } from './content/catalog.js';
import { type ImperiumState, mentatReady, TOP_INFLUENCE, TROOPS } from './state.js';
import { FACTIONS } from './terms.js';

class Imbalance extends Error {}

function check(holds: boolean, message: string): void {
  if (!holds) throw new Imbalance(message);
}

function tally(items: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

function checkTally(what: string, found: readonly string[], expected: Map<string, number>): void {
  const counts = tally(found);
  for (const id of new Set([...counts.keys(), ...expected.keys()])) {
    check(
      counts.get(id) === expected.get(id),
      `${what} ${id}: ${counts.get(id)} instead of ${expected.get(id)}`,
    );
  }
}

/** Conservation: every card, troop, agent and token of the box is somewhere, exactly once. */
export function audit(state: ImperiumState): void {
  auditCards(state);
  auditPlayers(state);
  auditAgents(state);
  auditPoints(state);
}

function auditCards(state: ImperiumState): void {
  const { cards, intrigues, conflicts } = catalogOf(state).edition;
  const owned = state.players.flatMap((p) =>
    [p.deck, p.hand, p.discard, p.played, p.revealed, p.aside].flat(),
  );
  const stacked = Object.entries(state.reserve).flatMap(([id, n]) => Array.from({ length: n }, () => id));
  const expected = new Map(
    cards.map((card) => [card.id, card.copies * (card.group === 'starter' ? state.players.length : 1)]),
  );
  checkTally('card', [...owned, ...stacked, ...state.row, ...state.imperiumDeck, ...state.trashed], expected);
  checkTally(
    'intrigue',
    [
      ...state.players.flatMap((p) => [...p.intrigues, ...p.faceUp]),
      ...state.intrigueDeck,
      ...state.intrigueDiscard,
    ],
    new Map(intrigues.map((intrigue) => [intrigue.id, intrigue.copies])),
  );
  checkTally(
    'conflict',
    [...state.conflictDeck, ...state.conflicts, ...state.unusedConflicts],
    new Map(conflicts.map((conflict) => [conflict.id, 1])),
  );
  check(state.row.length === 5 || state.imperiumDeck.length === 0, `the row has ${state.row.length} cards`);
}

function auditPlayers(state: ImperiumState): void {
  for (const [seat, player] of state.players.entries()) {
    const troops = [player.supply, player.garrison, player.conflict];
    check(
      troops.every((n) => n >= 0) && troops.reduce((a, b) => a + b) === TROOPS,
      `seat ${seat}: troops ${troops}`,
    );
    for (const what of ['solari', 'spice', 'water', 'swords'] as const) {
      check(player[what] >= 0, `seat ${seat}: ${player[what]} ${what}`);
    }
    for (const faction of FACTIONS) {
      const steps = player.influence[faction];
      check(steps >= 0 && steps <= TOP_INFLUENCE, `seat ${seat}: influence ${steps} with ${faction}`);
    }
    check(player.knownTop <= player.deck.length, `seat ${seat}: knows more cards than the deck has`);
  }
  check((state.turn?.persuasion ?? 0) >= 0, 'persuasion below zero');
}

function auditAgents(state: ImperiumState): void {
  for (const [seat, player] of state.players.entries()) {
    const placed = state.agents.filter((agent) => agent.seat === seat && !agent.mentat).length;
    const own = player.swordmaster ? 3 : 2;
    check(
      player.agents >= 0 && player.agents + placed === own,
      `seat ${seat}: ${player.agents} + ${placed} agents`,
    );
  }
  const mentats = state.agents.filter((agent) => agent.mentat);
  check(mentats.length <= 1, 'there is one Mentat');
  for (const mentat of mentats) check(state.mentat.holder === mentat.seat, 'the Mentat serves its holder');
  const ready = state.players.filter((_, seat) => mentatReady(state, seat)).length;
  check(ready + mentats.length <= 1, 'the Mentat is in one place');
}

/** Points that belong to influence steps and alliance tokens are always included in the score. */
function auditPoints(state: ImperiumState): void {
  for (const faction of FACTIONS) {
    const holder = state.alliances[faction];
    if (holder === undefined) continue;
    const level = state.players[holder]?.influence[faction] ?? 0;
    const best = Math.max(...state.players.map((player) => player.influence[faction]));
    const settled =
      !state.agenda.some((task) => task.task === 'pass-alliance') && state.decision?.kind !== 'pass-alliance';
    check(!settled || (level >= 4 && level === best), `the ${faction} alliance is with the wrong player`);
  }
}
