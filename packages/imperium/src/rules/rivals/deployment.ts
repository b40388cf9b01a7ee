import type { Participant } from '@sietch/kernel';
import { catalogOf } from '../../content/catalog.js';
import { emit, type ImperiumPlay } from '../../events.js';
import { turnOf } from '../../state.js';
import { deploymentLimit } from '../deployment.js';
import { deploy } from '../troops.js';
import { plays } from './card.js';
import { holdsBack } from './variants/expert-deployment.js';

/** With a combat space all recruits of the turn go to the conflict, and as many of the garrison as may. */
export function deployForRival(play: ImperiumPlay, seat: Participant): void {
  const { state } = play;
  const { space } = turnOf(state);
  if (space === undefined || !catalogOf(state).space(space).combat) return;
  if (plays(state, 'expert-deployment') && holdsBack(state, seat)) {
    emit(play, { event: 'held-back', seat });
    return;
  }
  deploy(play, seat, deploymentLimit(state), 'garrison', `space:${space}`);
}
