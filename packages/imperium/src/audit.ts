import { catalogOf, numbersOf } from './content/catalog.js';
import { type Selection, selectionOf } from './content/selection.js';
import { commanderAt, modeOf } from './participants.js';
import { agentsOwned, type ImperiumState, mentatReady, playerAt, stepsOn } from './state.js';

class Imbalance extends Error {}

function check(holds: boolean, message: () => string): void {
  if (!holds) throw new Imbalance(message());
}

/** Conservation: every card, troop, agent and token of the box is somewhere, exactly once. */
export function audit(state: ImperiumState): void {
  auditCards(state);
  auditPlayers(state);
  auditAgents(state);
  auditAlliances(state);
}

type Zones = readonly (readonly string[])[];

/** Where the components of each kind may lie. */
function zonesOf(
  state: ImperiumState,
): Record<'card' | 'intrigue' | 'conflict' | 'contract' | 'hagal', Zones> {
  const { players } = state;
  const stacks = Object.entries(state.reserve).map(([id, n]) => Array<string>(n).fill(id));
  return {
    card: [
      ...players.flatMap((p) => [p.deck, p.hand, p.discard, p.played, p.revealed, p.aside]),
      ...stacks,
      state.row,
      state.throneRow ?? [],
      state.imperiumDeck,
      state.trashed,
    ],
    intrigue: [
      ...players.flatMap((p) => [p.intrigues, p.faceUp]),
      state.intrigueDeck,
      state.intrigueDiscard,
      state.trashedIntrigues,
    ],
    conflict: [state.conflictDeck, state.conflicts, state.unusedConflicts],
    contract: [
      ...players.flatMap((p) => [p.contracts, p.completed]),
      state.contractDeck,
      state.contractRow,
      state.contractsAside,
    ],
    hagal: [state.rivals?.deck ?? [], state.rivals?.discard ?? []],
  };
}

type Census = ReadonlyMap<string, number>;

/** What the box holds, by kind and id; the same for every state of a game. */
const boxes = new WeakMap<Selection, Map<number, Record<string, Census>>>();

function boxOf(state: ImperiumState): Record<string, Census> {
  const selection = selectionOf(state);
  const seats = state.options.players;
  const byPlayers = boxes.get(selection) ?? new Map<number, Record<string, Census>>();
  boxes.set(selection, byPlayers);
  let box = byPlayers.get(seats);
  if (box === undefined) {
    const usual = seats - modeOf(state).commanders.length;
    const copies = selection.cards.map(
      (c) => [c.id, c.copies * (c.group === 'starter' && c.owner === undefined ? usual : 1)] as const,
    );
    box = {
      card: new Map(copies),
      intrigue: new Map(selection.intrigues.map((item) => [item.id, item.copies])),
      conflict: new Map(selection.conflicts.map((item) => [item.id, 1])),
      contract: new Map(selection.contracts.map((item) => [item.id, item.copies])),
      hagal: new Map(selection.hagal.map((item) => [item.id, item.copies])),
    };
    byPlayers.set(seats, box);
  }
  return box;
}

function auditCards(state: ImperiumState): void {
  const box = boxOf(state);
  for (const [kind, zones] of Object.entries(zonesOf(state))) {
    // Contracts are dealt only when the leaders are known.
    if (kind === 'contract' && state.round === 0) continue;
    const expected = box[kind] ?? new Map<string, number>();
    const found = new Map<string, number>();
    for (const zone of zones) for (const id of zone) found.set(id, (found.get(id) ?? 0) + 1);
    check(
      found.size === expected.size,
      () => `${kind}: ${found.size} different ones instead of ${expected.size}`,
    );
    for (const [id, n] of found)
      check(expected.get(id) === n, () => `${kind} ${id}: ${n} instead of ${expected.get(id)}`);
  }
  const { row, imperiumDeck } = state;
  check(
    row.length === numbersOf(state).row || imperiumDeck.length === 0,
    () => `the row has ${row.length} cards`,
  );
}

function auditPlayers(state: ImperiumState): void {
  const numbers = numbersOf(state);
  for (const [seat, player] of state.players.entries()) {
    const { supply, garrison, conflict, memories, spies } = player;
    const troops = supply + garrison + conflict + memories;
    check(
      troops === (commanderAt(state, seat) === undefined ? numbers.troops : 0) &&
        Math.min(supply, garrison, conflict, memories) >= 0,
      () => `seat ${seat}: ${troops} troops`,
    );
    const { solari, spice, water, swords, worms } = player;
    check(Math.min(solari, spice, water, swords, worms) >= 0, () => `seat ${seat}: less than nothing`);
    for (const [faction, steps = 0] of Object.entries(player.influence)) {
      check(
        steps >= 0 && steps <= numbers.topInfluence,
        () => `seat ${seat}: influence ${steps} with ${faction}`,
      );
    }
    check(
      spies.length <= numbers.spies && new Set(spies).size === spies.length,
      () => `seat ${seat}: spies on ${spies}`,
    );
    check(player.knownTop <= player.deck.length, () => `seat ${seat}: knows more cards than the deck has`);
  }
  check((state.turn?.persuasion ?? 0) >= 0, () => 'persuasion below zero');
}

function auditAgents(state: ImperiumState): void {
  for (const [seat, player] of state.players.entries()) {
    // A Swordmaster who is told apart does not come back.
    const placed = state.agents.filter(
      (agent) => agent.seat === seat && !agent.mentat && agent.figure !== 'swordmaster',
    ).length;
    const own = agentsOwned(state, player);
    check(
      player.agents >= 0 && player.agents + placed === own,
      () => `seat ${seat}: ${player.agents} + ${placed} agents`,
    );
  }
  const mentats = state.agents.filter((agent) => agent.mentat);
  for (const mentat of mentats)
    check(state.mentat.holder === mentat.seat, () => 'the Mentat serves its holder');
  const ready = state.players.filter((_, seat) => mentatReady(state, seat)).length;
  check(ready + mentats.length <= 1, () => 'there is one Mentat');
}

/** An alliance is with the highest player of its track, at the step for it or above. */
function auditAlliances(state: ImperiumState): void {
  if (state.decision?.kind === 'pass-alliance' || state.agenda.some((task) => task.task === 'pass-alliance'))
    return;
  for (const faction of catalogOf(state).tracks) {
    const holder = state.alliances[faction];
    if (holder === undefined) continue;
    const best = Math.max(...state.players.map((player) => stepsOn(player, faction)));
    const level = stepsOn(playerAt(state, holder), faction);
    check(
      level >= numbersOf(state).allianceStep && level === best,
      () => `the ${faction} alliance is with the wrong player`,
    );
  }
}
