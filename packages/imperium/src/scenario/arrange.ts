import { SietchError } from '@sietch/kernel';
import * as v from 'valibot';
import { audit } from '../audit.js';
import { catalogOf } from '../content/catalog.js';
import { removeOne } from '../rules/deck.js';
import { type ImperiumState, type Player, playerAt, TROOPS } from '../state.js';
import type { Faction } from '../terms.js';
import { type PlayerPosition, type Position, positionSchema } from './position.js';

function refuse(message: string): never {
  throw new SietchError('bad-position', message);
}

/** Brings about the position and sets the game to the moment it describes. */
export function arrange(state: ImperiumState, raw: unknown): void {
  const parsed = v.safeParse(positionSchema, raw);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    refuse(`position ${v.getDotPath(issue) ?? ''}: ${issue.message}`);
  }
  const position = parsed.output;
  if (Object.keys(position).length === 0) return;
  try {
    for (const [name, player] of Object.entries(position.players ?? {})) {
      const target = state.players[Number(name)] ?? refuse(`position players.${name}: there is no such seat`);
      arrangePlayer(target, player);
    }
    arrangeBoard(state, position);
    arrangeCards(state, position);
    arrangeMoment(state, position);
    audit(state);
  } catch (error) {
    if (error instanceof SietchError) throw error;
    refuse(`position: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function arrangePlayer(player: Player, position: PlayerPosition): void {
  const {
    influence,
    agents: _agents,
    deck: _d,
    hand: _h,
    discard: _c,
    played: _p,
    intrigues: _i,
    faceUp: _f,
    ...plain
  } = position;
  Object.assign(player, plain);
  for (const [faction, steps] of Object.entries(influence ?? {}))
    player.influence[faction as Faction] = steps;
  if (position.supply === undefined) player.supply = TROOPS - player.garrison - player.conflict;
}

function arrangeBoard(state: ImperiumState, position: Position): void {
  const { space } = catalogOf(state);
  for (const [id, spice] of Object.entries(position.makers ?? {})) state.makers[space(id).id] = spice;
  for (const [id, seat] of Object.entries(position.control ?? {})) state.control[space(id).id] = seat;
  for (const [faction, seat] of Object.entries(position.alliances ?? {}))
    state.alliances[faction as Faction] = seat;
  for (const [id, seat] of Object.entries(position.voices ?? {}))
    state.voices.push({ seat, space: space(id).id });
  if (position.mentat !== undefined) state.mentat.holder = position.mentat;
  state.agents = Object.entries(position.agents ?? {}).flatMap(([id, figures]) =>
    figures.map((figure) => {
      const mentat = typeof figure === 'string';
      const seat = mentat ? Number(figure.replace('mentat:', '')) : figure;
      if (mentat) state.mentat.holder = seat;
      return { seat, space: space(id).id, mentat };
    }),
  );
  for (const [seat, player] of state.players.entries()) {
    const own = player.swordmaster ? 3 : 2;
    const placed = state.agents.filter((agent) => agent.seat === seat && !agent.mentat).length;
    player.agents = own - placed;
    const wanted = position.players?.[seat]?.agents;
    if (wanted !== undefined && wanted !== player.agents) {
      refuse(
        `position players.${seat}.agents: ${wanted} wanted, but ${own} owned and ${placed} on the board`,
      );
    }
  }
  state.first = position.first ?? state.first;
  state.round = position.round ?? state.round;
}

type Zone = string[];
const CARD_ZONES = ['hand', 'discard', 'played', 'deck'] as const;

/** Takes the named cards out of wherever they lie and puts them where the position wants them. */
function arrangeCards(state: ImperiumState, position: Position): void {
  const pool: Zone = [
    ...state.imperiumDeck.splice(0),
    ...state.row.splice(0),
    ...state.trashed.splice(0),
    ...Object.entries(state.reserve).flatMap(([id, n]) => Array.from({ length: n }, () => id)),
  ];
  for (const [seat, player] of state.players.entries()) {
    // Who has no named zone keeps the cards of the setup.
    if (!CARD_ZONES.some((zone) => position.players?.[seat]?.[zone] !== undefined)) continue;
    for (const zone of CARD_ZONES) pool.push(...player[zone].splice(0));
    player.knownTop = 0;
  }
  const take = (ids: readonly string[], where: string): string[] => {
    for (const id of ids)
      if (!removeOne(pool, id)) refuse(`position ${where}: there is no "${id}" left in the box`);
    return [...ids];
  };
  for (const [name, player] of Object.entries(position.players ?? {})) {
    const target = playerAt(state, Number(name));
    for (const zone of CARD_ZONES) {
      const ids = player[zone];
      if (ids === undefined) continue;
      target[zone] = take(ids, `players.${name}.${zone}`);
      if (zone === 'deck') target.deck.reverse();
    }
  }
  state.row = take(position.row ?? [], 'row');
  if (position.imperiumDeck !== undefined)
    state.imperiumDeck = take(position.imperiumDeck, 'imperiumDeck').reverse();
  returnToBox(state, position, pool);
  arrangeIntrigues(state, position);
  arrangeConflicts(state, position);
}

/** What no zone claims: starters to their decks, Reserve cards to their stacks, the rest to deck and row. */
function returnToBox(state: ImperiumState, position: Position, pool: Zone): void {
  const { card } = catalogOf(state);
  const named = position.players ?? {};
  for (const id in state.reserve) state.reserve[id] = 0;
  const under: Zone = [];
  for (const id of pool) {
    const { group, copies } = card(id);
    if (group === 'reserve') state.reserve[id] = (state.reserve[id] ?? 0) + 1;
    else if (group === 'imperium') under.push(id);
    else {
      const owner = state.players.findIndex((player, seat) => {
        const zones = [player.deck, player.hand, player.discard, player.played].flat();
        return named[seat]?.deck === undefined && zones.filter((other) => other === id).length < copies;
      });
      if (owner < 0) state.trashed.push(id);
      else playerAt(state, owner).deck.unshift(id);
    }
  }
  for (const [id, n] of Object.entries(position.reserve ?? {})) {
    const extra = (state.reserve[id] ?? refuse(`position reserve: there is no "${id}" stack`)) - n;
    if (extra < 0) refuse(`position reserve.${id}: only ${state.reserve[id]} are left`);
    state.reserve[id] = n;
    // A reserve card must be somewhere: the surplus lies in the first player's discard pile.
    for (let i = 0; i < extra; i++) playerAt(state, 0).discard.unshift(id);
  }
  if (position.imperiumDeck === undefined) {
    state.imperiumDeck.unshift(...under);
    while (state.row.length < 5 && state.imperiumDeck.length > 0)
      state.row.push(state.imperiumDeck.shift() as string);
  } else state.trashed.push(...under);
}

function arrangeIntrigues(state: ImperiumState, position: Position): void {
  const pool: Zone = [...state.intrigueDeck.splice(0), ...state.intrigueDiscard.splice(0)];
  for (const player of state.players) pool.push(...player.intrigues.splice(0), ...player.faceUp.splice(0));
  const take = (ids: readonly string[], where: string): string[] => {
    for (const id of ids)
      if (!removeOne(pool, id)) refuse(`position ${where}: there is no intrigue "${id}" left`);
    return [...ids];
  };
  for (const [name, player] of Object.entries(position.players ?? {})) {
    const target = playerAt(state, Number(name));
    target.intrigues = take(player.intrigues ?? [], `players.${name}.intrigues`);
    target.faceUp = take(player.faceUp ?? [], `players.${name}.faceUp`);
  }
  state.intrigueDiscard = take(position.intrigueDiscard ?? [], 'intrigueDiscard');
  const deck = take(position.intrigueDeck ?? [], 'intrigueDeck').reverse();
  // A deck that is named is complete: what is left over lies in the discard pile.
  if (position.intrigueDeck === undefined) state.intrigueDeck = [...pool, ...deck];
  else {
    state.intrigueDeck = deck;
    if (position.intrigueDiscard === undefined) state.intrigueDiscard.push(...pool);
    else state.intrigueDeck.unshift(...pool);
  }
}

function arrangeConflicts(state: ImperiumState, position: Position): void {
  const pool: Zone = [...state.conflictDeck, ...state.conflicts, ...state.unusedConflicts];
  const take = (id: string): string =>
    removeOne(pool, id) ? id : refuse(`position: there is no conflict "${id}" left`);
  if (position.conflict !== undefined || position.conflictDeck !== undefined) {
    const current = take(position.conflict ?? (state.conflicts.at(-1) as string));
    const deck = position.conflictDeck?.map(take).reverse();
    state.conflicts = [current];
    state.conflictDeck = deck ?? state.conflictDeck.filter((id) => id !== current && removeOne(pool, id));
    state.unusedConflicts = pool;
  }
}

/** The game goes on from the moment described: a phase, or the start of somebody's turn. */
function arrangeMoment(state: ImperiumState, position: Position): void {
  state.agenda.length = 0;
  state.decision = undefined;
  state.turn = undefined;
  state.combat = undefined;
  state.leaderPool = [];
  const phase = position.phase ?? 'turns';
  if (phase === 'round-start') {
    state.conflictDeck.push(state.conflicts.pop() as string);
    state.round--;
    state.agenda.push({ task: 'round-start' });
  } else if (phase === 'turns') {
    state.phase = 'turns';
    state.agenda.push({ task: 'next-turn', from: position.turn ?? state.first });
  } else if (phase === 'endgame') {
    state.phase = 'endgame';
    state.agenda.push(
      { task: 'game-over' },
      { task: 'endgame', seats: state.players.map((_, i) => (state.first + i) % state.players.length) },
    );
  } else {
    state.phase = 'combat';
    state.agenda.push({ task: phase });
  }
}
