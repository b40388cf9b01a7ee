import type { Seat } from '@sietch/kernel';
import type { Effect } from '../effects/effect.js';
import type { ImperiumPlay } from '../events.js';
import { playerAt } from '../state.js';
import type { Ref } from '../terms.js';
import { SPIES } from './spies.js';
import { nextTraining } from './training.js';
import { ANY_CARD } from './trash.js';

/** Effects that always need an answer. */
export type Asking = Extract<
  Effect,
  {
    do:
      | 'trash'
      | 'trash-from-hand'
      | 'acquire'
      | 'take-from-discard'
      | 'remove-from-row'
      | 'pay'
      | 'choose'
      | 'deploy'
      | 'retreat'
      | 'opponent-loses-troop'
      | 'name-space'
      | 'recall-agent'
      | 'place-spy'
      | 'remove-shield-wall'
      | 'train';
  }
>;

/** Asks what an effect needs to know. */
export function ask(play: ImperiumPlay, seat: Seat, effect: Asking, source: Ref): void {
  const { state } = play;
  const player = playerAt(state, seat);
  const to = { seats: [seat], source } as const;
  switch (effect.do) {
    case 'trash':
      state.decision = { kind: 'trash', ...to, ...ANY_CARD, optional: true };
      return;
    case 'trash-from-hand':
      state.decision = {
        kind: 'trash',
        ...to,
        zones: ['hand'],
        optional: false,
        reward: { costing: effect.costing, effects: effect.effects },
      };
      return;
    case 'acquire':
      state.decision = { kind: 'acquire', ...to, effect };
      return;
    case 'take-from-discard':
      state.decision = { kind: 'take-from-discard', ...to, faction: effect.faction };
      return;
    case 'remove-from-row':
      state.decision = { kind: 'remove-from-row', ...to };
      return;
    case 'pay':
      state.decision = { kind: 'pay', ...to, effect };
      return;
    case 'choose': {
      const { options, count, optional = false } = effect;
      state.decision = { kind: 'choose', ...to, options, taken: [], count, optional };
      return;
    }
    case 'deploy':
      state.decision = { kind: 'deploy', ...to, upTo: limit(effect.upTo, player.garrison) };
      return;
    case 'retreat':
      state.decision = { kind: 'retreat', ...to, from: 0, upTo: limit(effect.upTo, player.conflict) };
      return;
    case 'opponent-loses-troop':
      state.decision = { kind: 'opponent', ...to };
      return;
    case 'name-space':
      state.decision = { kind: 'name-space', ...to };
      return;
    case 'recall-agent':
      state.decision = { kind: 'recall-agent', ...to, other: effect.other === true };
      return;
    case 'place-spy':
      return askToPlace(play, seat, effect, source, false);
    case 'remove-shield-wall':
      state.decision = { kind: 'shield-wall', ...to };
      return;
    case 'train':
      state.decision = { kind: 'train', ...to, to: nextTraining(state, seat) };
      return;
  }
}

/** With no spy left one must be recalled first; `agreed`: the player has chosen that instead of something else. */
export function askToPlace(
  play: ImperiumPlay,
  seat: Seat,
  { n, on, shared }: Effect & { readonly do: 'place-spy' },
  source: Ref,
  agreed: boolean,
): void {
  const { state } = play;
  const to = {
    seats: [seat],
    source,
    n,
    ...(on !== undefined && { on }),
    ...(shared && { shared }),
  } as const;
  state.decision =
    playerAt(state, seat).spies.length < SPIES
      ? { kind: 'place-spy', ...to }
      : { kind: 'recall-to-place', ...to, agreed };
}

function limit(upTo: number | 'any', available: number): number {
  return upTo === 'any' ? available : Math.min(upTo, available);
}
