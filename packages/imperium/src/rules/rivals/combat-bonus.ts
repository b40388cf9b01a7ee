import { doNext, type Participant } from '@sietch/kernel';
import type { ImperiumPlay } from '../../events.js';
import { inTurnOrder, isAutomaton } from '../../participants.js';
import { playerAt, unitsOf } from '../../state.js';
import { gainSwords } from '../resources.js';
import { forgetTurned, noteTurned, shuffleHagal, turnOver } from './deck.js';
import { bonusCards } from './variants/brutal-escalation.js';

/** Before anybody plays an intrigue each Rival with a unit in the conflict gets a bonus, in turn order (phase 3). */
export function startCombatBonuses({ state }: ImperiumPlay): void {
  const fighting = inTurnOrder(state, state.first).filter(
    (seat) => isAutomaton(state, seat) && unitsOf(playerAt(state, seat)) > 0,
  );
  doNext(state, ...fighting.map((seat) => ({ task: 'combat-bonus', seat }) as const));
}

/** Only the swords of the cards count; one without any mark of swords is followed by another. */
export function combatBonus(play: ImperiumPlay, seat: Participant): void {
  const { state } = play;
  forgetTurned(state, seat);
  for (let left = bonusCards(state); left > 0; ) {
    const { id, swords } = turnOver(play, seat);
    noteTurned(state, seat, { card: id, result: swords === undefined ? 'reshuffle' : 'swords' });
    if (swords === undefined) shuffleHagal(play);
    else {
      left--;
      gainSwords(play, seat, swords, `hagal:${id}`);
    }
  }
}
