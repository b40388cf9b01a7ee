import { reveal } from '@sietch/kernel';
import { type ArrakisPlay, emit } from '../events.js';
import { legionIn, zoneAt } from '../state.js';
import { type AreaId, enemyOf, type Side } from '../terms.js';
import { takeCasualties } from './casualties.js';
import { count, rollCombat } from './dice.js';
import { showTokens } from './tokens.js';

/** A special attack of a card: swords and specials hit, nothing is rolled back, tokens are revealed. */
export function shell(play: ArrakisPlay, side: Side, area: AreaId, dice: number): void {
  const { state } = play;
  const enemy = enemyOf(side);
  // The last of them may have fled with a token.
  if (legionIn(zoneAt(state, area), enemy) === undefined) return;
  emit(play, { event: 'special-attack', side, area });
  const faces = rollCombat(state, dice);
  reveal(play);
  emit(play, { event: 'roll', side, faces, why: 'rule:special-attack' });
  takeCasualties(play, enemy, area, count(faces, 'sword') + count(faces, 'special'), 'rule:special-attack');
  if (enemy === 'atreides') showTokens(play, area);
}
