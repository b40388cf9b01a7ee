import type { Seat } from '@sietch/kernel';
import { catalogOf, numbersOf } from '../content/catalog.js';
import { selectionOf } from '../content/selection.js';
import { abilityOf } from '../rules/ability.js';
import { removeOne } from '../rules/deck.js';
import { type ImperiumState, playerAt, type WonCard } from '../state.js';
import { type Position, refuse } from './position.js';

/** Spies, hooks, sandworms, battle icons, training and contracts. */
export function arrangeNetwork(state: ImperiumState, position: Position): void {
  state.shieldWall = position.shieldWall ?? state.shieldWall;
  for (const seat of state.players.keys()) arrangeSeat(state, position, seat);
  arrangeContracts(state, position);
}

function arrangeSeat(state: ImperiumState, position: Position, seat: Seat): void {
  const player = playerAt(state, seat);
  const wanted = position.players?.[seat] ?? {};
  const { edition, leader } = catalogOf(state);
  const training = player.leader === '' ? undefined : leader(player.leader).training;
  const step = wanted.training ?? training?.[0]?.id ?? '';
  if (wanted.training !== undefined && !training?.some((other) => other.id === step)) {
    refuse(`players.${seat}.training`, `there is no step "${step}" on this leader's track`);
  }
  player.training = step;
  player.hooks = wanted.hooks ?? player.hooks;
  player.worms = wanted.worms ?? player.worms;
  for (const post of wanted.spies ?? []) {
    if (!edition.posts.some((other) => other.id === post))
      refuse(`players.${seat}.spies`, `there is no post "${post}"`);
  }
  player.spies = [...(wanted.spies ?? player.spies)];
  if (wanted.won !== undefined)
    player.won = wanted.won.map((card) => wonCard(state, card, `players.${seat}.won`));
}

/** The id of a conflict or an objective; `face-down:` before it for one that is used up. */
function wonCard(state: ImperiumState, text: string, field: string): WonCard {
  const faceUp = !text.startsWith('face-down:');
  const id = text.replace('face-down:', '');
  const { edition } = catalogOf(state);
  const card = [...edition.conflicts, ...edition.objectives].find((other) => other.id === id);
  if (card?.battleIcon === undefined) refuse(field, `"${id}" is no card with a battle icon`);
  return { id, icon: card.battleIcon, faceUp };
}

function arrangeContracts(state: ImperiumState, position: Position): void {
  const tiles = [...selectionOf(state).decks.contract];
  const take = (ids: readonly string[], field: string): string[] => {
    for (const id of ids) if (!removeOne(tiles, id)) refuse(field, `there is no contract "${id}" left`);
    return [...ids];
  };
  for (const [seat, player] of state.players.entries()) {
    const wanted = position.players?.[seat] ?? {};
    player.contracts = take(wanted.contracts ?? [], `players.${seat}.contracts`);
    player.completed = take(wanted.completed ?? [], `players.${seat}.completed`);
  }
  const aside = [...state.players.keys()].flatMap(
    (seat) => abilityOf(state, seat, 'contracts-aside')?.contracts ?? [],
  );
  state.contractsAside = aside.filter((id) => removeOne(tiles, id));
  const row = position.contractRow === undefined ? undefined : take(position.contractRow, 'contractRow');
  const deck =
    position.contractDeck === undefined ? undefined : take(position.contractDeck, 'contractDeck').reverse();
  // What is not named lies below: a deck that is named is drawn first.
  state.contractDeck = [...tiles, ...(deck ?? [])];
  state.contractRow = row ?? state.contractDeck.splice(-numbersOf(state).contractRow);
}
