import { type Choice, enqueue, reveal } from '@sietch/kernel';
import { catalogOf } from '../content/catalog.js';
import { emit } from '../events.js';
import { acquireCard, type Market, refillRow } from '../rules/acquire.js';
import { payFor } from '../rules/cost.js';
import {
  discardCard,
  distinct,
  drawCards,
  removeOne,
  TRASH_ZONES,
  type TrashZone,
  trashable,
  trashCard,
} from '../rules/deck.js';
import { acquirable, anyFeasible } from '../rules/feasible.js';
import { factionsToLose, gainInfluence, giveAlliance, loseInfluence } from '../rules/influence.js';
import { discardSome, enqueueEffects } from '../rules/resolve.js';
import { deploy, lose, retreat } from '../rules/troops.js';
import { opponentsOf, playerAt } from '../state.js';
import type { Faction } from '../terms.js';
import { choicesOf, countIn, type Questions, upTo, whatOf } from './question.js';

type EffectKind =
  | 'pay'
  | 'choose'
  | 'faction'
  | 'lose-influence'
  | 'pass-alliance'
  | 'trash'
  | 'discard'
  | 'discard-or-lose-troop'
  | 'acquire'
  | 'destination'
  | 'take-from-discard'
  | 'peek'
  | 'remove-from-row'
  | 'deploy'
  | 'retreat'
  | 'opponent'
  | 'name-space'
  | 'recall-agent';

const SKIP: Choice = { verb: 'skip' };

/** What effects ask. */
export const effectQuestions: Questions<EffectKind> = {
  pay: {
    choices: () => [{ verb: 'pay' }, SKIP],
    answer: (play, { effect, source }, choice, seat) => {
      if (choice.verb === 'pay') payFor(play, seat, effect.cost, effect.effects, source);
    },
  },
  choose: {
    choices: (state, { options, taken, source }, seat) =>
      options.flatMap((option, count) =>
        !taken.includes(count) && anyFeasible(state, seat, option, source) ? [{ verb: 'option', count }] : [],
      ),
    answer: (play, decision, choice, seat) => {
      const { options, source, count } = decision;
      const index = countIn(choice);
      const taken = [...decision.taken, index];
      const again = options.some(
        (option, i) => !taken.includes(i) && anyFeasible(play.state, seat, option, source),
      );
      if (taken.length < count && again) play.state.decision = { ...decision, taken };
      else {
        for (const i of [...taken].reverse()) {
          const option = options[i] ?? [];
          const [first] = option;
          // Taking an option with a cost is agreeing to pay it.
          if (first?.do === 'pay' && option.length === 1)
            payFor(play, seat, first.cost, first.effects, source);
          else enqueueEffects(play, seat, option, source);
        }
      }
    },
  },
  faction: {
    choices: (_, { from }) => choicesOf('faction', from),
    answer: (play, { n, source }, choice, seat) =>
      gainInfluence(play, seat, whatOf(choice) as Faction, n, source),
  },
  'lose-influence': {
    choices: (state, _, seat) => choicesOf('lose', factionsToLose(state, seat)),
    answer: (play, { n, source }, choice, seat) => {
      if (n > 1) enqueue(play.state, { task: 'lose-influence', seat, n: n - 1, source });
      loseInfluence(play, seat, whatOf(choice) as Faction, 1, source);
    },
  },
  'pass-alliance': {
    choices: (_, { to }) => to.map((count) => ({ verb: 'seat', count })),
    answer: (play, { faction }, choice) => giveAlliance(play, faction, countIn(choice)),
  },
  trash: {
    choices: (state, { optional }, seat) => {
      const player = playerAt(state, seat);
      const choices: Choice[] = TRASH_ZONES.flatMap((where) =>
        distinct(trashable(player, where)).map((what) => ({ verb: 'trash', what, where })),
      );
      if (optional) choices.push(SKIP);
      return choices;
    },
    answer: (play, _, choice, seat) => {
      if (choice.verb === 'trash') trashCard(play, seat, whatOf(choice), choice.where as TrashZone);
    },
    // Two equal cards in hand would otherwise give themselves away.
    answersItself: (state, _, seat) => playerAt(state, seat).hand.length <= 1,
  },
  discard: {
    choices: (state, _, seat) => choicesOf('discard', distinct(playerAt(state, seat).hand)),
    answer: (play, { n, source }, choice, seat) => {
      discardCard(play, seat, whatOf(choice));
      discardSome(play, seat, n - 1, source);
    },
    // A hand no larger than the number goes as a whole; otherwise equal cards must not give themselves away.
    answersItself: (state, { n }, seat) => playerAt(state, seat).hand.length <= n,
  },
  'discard-or-lose-troop': {
    choices: () => [{ verb: 'discard' }, { verb: 'lose-troop' }],
    answer: (play, { n, source }, choice, seat) => {
      if (choice.verb === 'discard') discardSome(play, seat, n, source);
      else lose(play, seat, 1, 'conflict', source);
    },
  },
  acquire: {
    choices: (state, { maxCost }, seat) =>
      acquirable(state, seat, maxCost).map(({ card, from }) => ({
        verb: 'acquire',
        what: card,
        where: from,
      })),
    answer: (play, { to }, choice, seat) =>
      acquireCard(play, seat, whatOf(choice), choice.where as Market, to, 0),
  },
  destination: {
    choices: () => [{ verb: 'to-deck' }, { verb: 'to-discard' }],
    answer: (play, { card, from, cost }, choice, seat) =>
      acquireCard(play, seat, card, from, choice.verb === 'to-deck' ? 'deck' : 'discard', cost),
  },
  'take-from-discard': {
    choices: (state, { faction }, seat) => {
      const { card } = catalogOf(state);
      const fitting = playerAt(state, seat).discard.filter((id) => card(id).factions.includes(faction));
      return choicesOf('take', distinct(fitting));
    },
    answer: (play, _, choice, seat) => {
      const card = whatOf(choice);
      const player = playerAt(play.state, seat);
      removeOne(player.discard, card);
      player.hand.push(card);
      emit(play, { event: 'took-back', seat, card });
    },
  },
  peek: {
    choices: () => [{ verb: 'draw' }, { verb: 'trash' }],
    answer: (play, { card }, choice, seat) => {
      if (choice.verb === 'draw') drawCards(play, seat, 1);
      else {
        const player = playerAt(play.state, seat);
        reveal(play);
        if (player.knownTop > 0) player.knownTop--;
        trashCard(play, seat, card, 'deck');
      }
    },
  },
  'remove-from-row': {
    choices: (state) => choicesOf('remove', distinct(state.row)),
    answer: (play, _, choice, seat) => {
      const card = whatOf(choice);
      removeOne(play.state.row, card);
      playerAt(play.state, seat).aside.push(card);
      emit(play, { event: 'removed-from-row', seat, card });
      refillRow(play);
    },
  },
  deploy: {
    choices: (_, decision) => upTo('deploy', decision.upTo),
    answer: (play, { source }, choice, seat) => deploy(play, seat, countIn(choice), 'garrison', source),
  },
  retreat: {
    choices: (_, decision) => upTo('retreat', decision.upTo),
    answer: (play, { source }, choice, seat) => retreat(play, seat, countIn(choice), source),
  },
  opponent: {
    choices: (state, _, seat) =>
      opponentsOf(state, seat)
        .filter((other) => playerAt(state, other).conflict > 0)
        .map((count) => ({ verb: 'seat', count })),
    answer: (play, { source }, choice) => lose(play, countIn(choice), 1, 'conflict', source),
  },
  'name-space': {
    choices: (state) => catalogOf(state).spaces.map((space) => ({ verb: 'space', what: space.id })),
    answer: (play, _, choice, seat) => {
      play.state.voices.push({ seat, space: whatOf(choice) });
      emit(play, { event: 'voice', seat, space: whatOf(choice) });
    },
  },
  'recall-agent': {
    choices: (state, _, seat) =>
      choicesOf(
        'recall',
        distinct(state.agents.filter((agent) => agent.seat === seat).map((agent) => agent.space)),
      ),
    answer: (play, _, choice, seat) => {
      const { state } = play;
      const agent = state.agents.find((placed) => placed.seat === seat && placed.space === whatOf(choice));
      if (agent === undefined) throw new Error('No such agent.');
      removeOne(state.agents, agent);
      if (!agent.mentat) playerAt(state, seat).agents++;
      emit(play, { event: 'recalled', seat, space: agent.space });
    },
  },
};
