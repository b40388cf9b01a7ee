import { type ArrakisPlay, emit } from '../events.js';
import { answering } from '../participants.js';
import { sietchMoved } from '../rules/automaton/tactics.js';
import { setSietch } from '../rules/board.js';
import { addFigures, legionAt, noFigures, takeFigures, tidy, unitsIn } from '../rules/legion.js';
import { kindsIn, pick, pickBounds } from '../rules/movement.js';
import { type ArrakisState, type Legion, zoneAt } from '../state.js';
import type { AreaId, Side } from '../terms.js';
import { countIn, type Questions, whatOf } from './question.js';

/** The sietch token goes at once; then any number of the figures with it. */
export function moveSietch(play: ArrakisPlay, from: AreaId, to: AreaId): void {
  const { state } = play;
  const source = zoneAt(state, from);
  setSietch(state, to, source.sietch, source.sietchShown);
  setSietch(state, from, 0, false);
  sietchMoved(state, from, to);
  emit(play, { event: 'sietch-moved', from, to });
  const legion = source.atreides;
  if (legion !== undefined) askWithSietch(play, from, to, noFigures(), kindsIn('atreides', legion));
}

/** Who stays behind must be able to stand alone, and so must who goes. */
function withSietchBounds(
  state: ArrakisState,
  from: AreaId,
  picked: Legion,
  kinds: readonly string[],
): readonly [number, number] {
  const legion = zoneAt(state, from).atreides;
  const kind = kinds[0];
  if (legion === undefined || kind === undefined) return [0, 0];
  const leader = kind === 'naib' || legion.named.includes(kind);
  if (!leader) return [0, pickBounds(state, 'atreides', from, legion, picked, kinds, undefined)[1]];
  if (unitsIn(picked) === 0) return [0, 0];
  return pickBounds(state, 'atreides', from, legion, picked, kinds, undefined);
}

function askWithSietch(
  play: ArrakisPlay,
  from: AreaId,
  to: AreaId,
  chosen: Legion,
  remaining: readonly string[],
): void {
  const { state } = play;
  const side: Side = 'atreides';
  let picked = chosen;
  let kinds = remaining;
  while (kinds.length > 0) {
    const [least, most] = withSietchBounds(state, from, picked, kinds);
    if (least !== most) {
      state.decision = { kind: 'move-sietch', seats: answering(state, side), side, from, to, picked, kinds };
      return;
    }
    picked = pick(side, picked, kinds[0] ?? '', most);
    kinds = kinds.slice(1);
  }
  if (unitsIn(picked) === 0) return;
  const source = zoneAt(state, from);
  if (source.atreides !== undefined) takeFigures(source.atreides, picked);
  tidy(state, side, from);
  addFigures(legionAt(state, side, to), picked);
  emit(play, { event: 'moved', side, from, to, figures: picked, how: 'move' });
}

/** Who goes with a sietch that moves. */
export const moveSietchQuestions: Questions<'move-sietch'> = {
  'move-sietch': {
    choices: (state, { from, picked, kinds }) => {
      const [least, most] = withSietchBounds(state, from, picked, kinds);
      return Array.from({ length: most - least + 1 }, (_, i) => ({
        verb: 'take',
        what: kinds[0] ?? '',
        count: least + i,
      }));
    },
    answer: (play, { from, to, picked, kinds }, choice) => {
      askWithSietch(
        play,
        from,
        to,
        pick('atreides', picked, whatOf(choice), countIn(choice)),
        kinds.slice(1),
      );
    },
  },
};
