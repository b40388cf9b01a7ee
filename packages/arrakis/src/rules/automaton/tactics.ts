import { shuffle } from '@sietch/kernel';
import type { Automaton } from '../../automaton.js';
import { TACTIC_IDS, TACTICS, type TacticId, tacticCard } from '../../content/tactics.js';
import { type ArrakisPlay, emit } from '../../events.js';
import { type ArrakisState, automatonOf } from '../../state.js';
import type { AreaId } from '../../terms.js';

/** Where the target sietch of the round stands. */
export function targetArea({ automaton }: ArrakisState): AreaId | undefined {
  return automaton?.target === undefined ? undefined : automaton.sietches[automaton.target];
}

/** Every card with its sietch, wherever that stands. */
export function standingSietches(): Automaton['sietches'] {
  return Object.fromEntries(TACTICS.map(({ id, sietch }) => [id, sietch]));
}

/** The sector to harvest, then the target (rulebook: Початок раунду). */
export function drawTactics(play: ArrakisPlay): void {
  const automaton = automatonOf(play.state);
  automaton.harvest = automaton.tactics.pop();
  if (automaton.harvest !== undefined)
    emit(play, { event: 'tactic', card: automaton.harvest, change: 'harvest' });
  drawTarget(play);
}

/** Cards are drawn until one names another sector than the first and a sietch that stands. */
function drawTarget(play: ArrakisPlay): void {
  const automaton = automatonOf(play.state);
  automaton.target = undefined;
  for (let card = automaton.tactics.pop(); card !== undefined; card = automaton.tactics.pop()) {
    const why = refusalOf(automaton, card);
    if (why === undefined) {
      automaton.target = card;
      return emit(play, { event: 'tactic', card, change: 'target' });
    }
    automaton.tacticsDiscarded.push(card);
    emit(play, { event: 'tactic', card, change: why });
  }
}

function refusalOf(
  { harvest, sietches }: Automaton,
  card: TacticId,
): 'same-sector' | 'destroyed' | undefined {
  if (harvest !== undefined && tacticCard(card).sector === tacticCard(harvest).sector) return 'same-sector';
  return sietches[card] === undefined ? 'destroyed' : undefined;
}

/** A destroyed target is replaced at once; cards that have been laid aside may be needed again. */
export function sietchDestroyed(play: ArrakisPlay, area: AreaId): void {
  const { automaton } = play.state;
  const card = automaton && TACTIC_IDS.find((id) => automaton.sietches[id] === area);
  if (automaton === undefined || card === undefined) return;
  delete automaton.sietches[card];
  if (automaton.detour === area) automaton.detour = undefined;
  if (automaton.target !== card) return;
  automaton.tacticsDiscarded.push(card);
  emit(play, { event: 'tactic', card, change: 'taken' });
  drawTarget(play);
}

/** A sietch that is carried away stays what it was. */
export function sietchMoved({ automaton }: ArrakisState, from: AreaId, to: AreaId): void {
  if (automaton === undefined) return;
  const card = TACTIC_IDS.find((id) => automaton.sietches[id] === from);
  if (card !== undefined) automaton.sietches[card] = to;
}

/** All eight cards make a new deck, those of destroyed sietches too (rulebook: Кінець раунду). */
export function gatherTactics(state: ArrakisState): void {
  const automaton = automatonOf(state);
  automaton.tactics = shuffle(state.random, [...TACTIC_IDS]);
  automaton.tacticsDiscarded = [];
  automaton.harvest = undefined;
  automaton.target = undefined;
}
