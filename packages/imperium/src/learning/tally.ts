import type { Participant } from '@sietch/kernel';
import { catalogOf } from '../content/catalog.js';
import { type ImperiumState, playerAt, stepsOn } from '../state.js';

/** What a participant has that can be counted, what matters most first; `wording/tally.ts` names it. */
export function tally(state: ImperiumState, participant: Participant): Readonly<Record<string, number>> {
  const player = playerAt(state, participant);
  const { tracks } = catalogOf(state);
  const cards = [player.deck, player.hand, player.discard, player.played, player.revealed];
  return {
    point: player.points,
    ...Object.fromEntries(
      tracks.map((track) => [`alliance-${track}`, state.alliances[track] === participant ? 1 : 0]),
    ),
    ...Object.fromEntries(tracks.map((track) => [`influence-${track}`, stepsOn(player, track)])),
    swordmaster: player.swordmaster ? 1 : 0,
    council: player.councilSeat ? 1 : 0,
    control: Object.values(state.control).filter((owner) => owner === participant).length,
    spice: player.spice,
    solari: player.solari,
    water: player.water,
    troop: player.garrison,
    intrigue: player.intrigues.length,
    hooks: player.hooks ? 1 : 0,
    'contract-completed': player.completed.length,
    contract: player.contracts.length,
    spy: player.spies.length,
    card: cards.reduce((sum, pile) => sum + pile.length, 0),
  };
}
