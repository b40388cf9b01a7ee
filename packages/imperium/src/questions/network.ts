import { doNext, reveal, type Seat } from '@sietch/kernel';
import { catalogOf } from '../content/catalog.js';
import { emit, type ImperiumPlay } from '../events.js';
import { asked } from '../participants.js';
import { flip, flippable } from '../rules/battle-icons.js';
import { contractIcon, contractsOffered, takeContract } from '../rules/contracts.js';
import { distinct, removeOne } from '../rules/deck.js';
import { addPending } from '../rules/pending.js';
import { removeShieldWall } from '../rules/sandworms.js';
import { legalPosts, putSpy, recallableToPlace, recallSpy, type SpyPlacement } from '../rules/spies.js';
import { playerAt, turnOf } from '../state.js';
import type { Ref } from '../terms.js';
import { choicesOf, type Questions, whatOf } from './question.js';

type NetworkKind =
  | 'place-spy'
  | 'recall-to-place'
  | 'recall-spy'
  | 'shield-wall'
  | 'contract'
  | 'give-intrigue'
  | 'flip'
  | 'train';

const SKIP = { verb: 'skip' } as const;

/** Further spies of the same effect are asked for one by one. */
function placeMore(
  play: ImperiumPlay,
  seat: Seat,
  placement: SpyPlacement & { readonly n: number },
  source: Ref,
): void {
  const { n, on, shared } = placement;
  if (n <= 1) return;
  const effect = {
    do: 'place-spy',
    n: n - 1,
    ...(on !== undefined && { on }),
    ...(shared && { shared }),
  } as const;
  doNext(play.state, { task: 'effect', seat, effect, source });
}

/** What spies, contracts, the Shield Wall, battle icons and the training track ask. */
export const networkQuestions: Questions<NetworkKind> = {
  'place-spy': {
    choices: (state, decision, seat) => choicesOf('post', legalPosts(state, seat, decision)),
    answer: (play, decision, choice, seat) => {
      placeMore(play, seat, decision, decision.source);
      putSpy(play, seat, whatOf(choice), decision.source);
    },
  },
  'recall-to-place': {
    choices: (state, decision, seat) => [
      ...choicesOf('recall', recallableToPlace(state, seat, decision)),
      ...(decision.agreed ? [] : [SKIP]),
    ],
    answer: (play, { agreed, ...decision }, choice, seat) => {
      if (choice.verb === 'skip') return;
      recallSpy(play, seat, whatOf(choice));
      play.state.decision = { ...decision, kind: 'place-spy' };
    },
  },
  'recall-spy': {
    choices: (state, _, seat) => choicesOf('recall', playerAt(state, seat).spies),
    answer: (play, { n, source }, choice, seat) => {
      recallSpy(play, seat, whatOf(choice));
      if (n > 1) play.state.decision = { kind: 'recall-spy', ...asked(play.state, seat), source, n: n - 1 };
    },
  },
  'shield-wall': {
    choices: () => [{ verb: 'remove-wall' }, SKIP],
    answer: (play, _, choice, seat) => {
      if (choice.verb === 'remove-wall') removeShieldWall(play, seat);
    },
  },
  contract: {
    choices: (state, _, seat) => {
      const choices = choicesOf('contract', contractsOffered(state, seat));
      // With nothing face up the icon is worth solari; a leader's own tiles are then only an alternative.
      return state.contractRow.length === 0 ? [...choices, { verb: 'solari' }] : choices;
    },
    answer: (play, { source }, choice, seat) => {
      if (choice.verb === 'solari') contractIcon(play, seat, source, true);
      else takeContract(play, seat, whatOf(choice));
    },
  },
  'give-intrigue': {
    choices: (state, _, seat) => choicesOf('give-up', distinct(playerAt(state, seat).intrigues)),
    answer: (play, { n, source, trashed }, choice, seat) => {
      const { state } = play;
      const intrigue = whatOf(choice);
      removeOne(playerAt(state, seat).intrigues, intrigue);
      (trashed ? state.trashedIntrigues : state.intrigueDiscard).push(intrigue);
      reveal(play);
      emit(play, { event: 'intrigue-given-up', seat, intrigue, trashed });
      if (n > 1) state.decision = { kind: 'give-intrigue', ...asked(state, seat), source, n: n - 1, trashed };
    },
    // Equal cards must not give themselves away.
    answersItself: (state, { n }, seat) => playerAt(state, seat).intrigues.length <= n,
  },
  flip: {
    choices: (state, { icon }, seat) =>
      choicesOf(
        'flip',
        flippable(state, seat, icon).map((card) => card.id),
      ),
    answer: (play, _, choice, seat) => flip(play, seat, whatOf(choice)),
  },
  train: {
    choices: (_, { to }) => choicesOf('train', to),
    answer: (play, _, choice, seat) => {
      const { state } = play;
      const player = playerAt(state, seat);
      player.training = whatOf(choice);
      emit(play, { event: 'trained', seat, step: player.training });
      const { id, training = [] } = catalogOf(state).leader(player.leader);
      const step = training.find((other) => other.id === player.training);
      addPending(turnOf(state).pending, step?.effects ?? [], `leader:${id}`);
    },
  },
};
