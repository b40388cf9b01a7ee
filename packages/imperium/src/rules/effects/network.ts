import { numbersOf } from '../../content/catalog.js';
import { emit } from '../../events.js';
import { playerAt } from '../../state.js';
import { contractIcon, contractsOffered } from '../contracts.js';
import { canSummon, hookedWith, summon } from '../sandworms.js';
import { canPlaceSpy, legalPosts, spyToPlace } from '../spies.js';
import { always, asked, mandatory, optional, plainly, touching } from './cells.js';
import type { EffectRules } from './rule.js';
import { asking, NEWS, set, touch, union } from './touch.js';

/** Sandworms, spies and contracts. */
export const NETWORK_EFFECTS: EffectRules<
  'summon' | 'take-hooks' | 'remove-shield-wall' | 'place-spy' | 'take-contract'
> = {
  summon: {
    carryOut: (play, seat, { n }) => summon(play, seat, n),
    feasible: ({ state, seat }) => canSummon(state, seat),
    standing: mandatory,
    touches: touching(0, set('units')),
  },
  'take-hooks': plainly((play, seat) => {
    for (const taker of hookedWith(play.state, seat)) {
      const player = playerAt(play.state, taker);
      if (player.hooks) continue;
      player.hooks = true;
      emit(play, { event: 'hooks', seat: taker });
    }
  }),
  'remove-shield-wall': {
    ask: (moment) => ({ kind: 'shield-wall', ...asked(moment) }),
    feasible: ({ state }) => state.shieldWall,
    standing: optional,
    touches: touching(NEWS),
  },
  'place-spy': {
    ask: ({ state, seat, source }, effect) => spyToPlace(state, seat, effect, source, false),
    feasible: ({ state, seat }, effect) => canPlaceSpy(state, seat, effect),
    // With none left in the supply, recalling one first is up to the player.
    standing: (queue, effect) =>
      (playerAt(queue.state, queue.seat).spies.length < numbersOf(queue.state).spies ? mandatory : optional)(
        queue,
        effect,
      ),
    touches: ({ state, seat }, effect) => asking(legalPosts(state, seat, effect).length, set('spies')),
  },
  'take-contract': {
    carryOut: (play, seat, _, source) => contractIcon(play, seat, source),
    feasible: always,
    standing: ({ state, seat }) => (contractsOffered(state, seat).length === 0 ? 'quiet' : 'mandatory'),
    touches: ({ state, seat }) =>
      union(
        asking(contractsOffered(state, seat).length, set('contracts')),
        touch(0, set('solari') | (state.contractDeck.length > 0 ? NEWS : 0)),
      ),
  },
};
