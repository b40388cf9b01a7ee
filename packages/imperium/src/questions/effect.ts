import { type Choice, doNext, oneOf, reveal, type Seat, sure } from '@sietch/kernel';
import { catalogOf } from '../content/catalog.js';
import type { Option } from '../effects/effect.js';
import { emit, type ImperiumPlay } from '../events.js';
import { opponentsOf, privyTo } from '../participants.js';
import { acquirable, acquire, acquireCard, MARKETS, refillRow } from '../rules/acquire.js';
import { payFor } from '../rules/cost.js';
import {
  discardCard,
  discardSome,
  distinct,
  drawCards,
  intoHand,
  lookAtDeck,
  removeOne,
  trashCard,
} from '../rules/deck.js';
import { anyFeasible } from '../rules/effects/interpreter.js';
import { figureChoice, figureIn, figureNamed, figureNames, recallableAgents } from '../rules/figures.js';
import { gainInfluence, giveAlliance, loseInfluence, tracksToLose } from '../rules/influence.js';
import { agreeTo } from '../rules/lines.js';
import { doEffectsNext } from '../rules/pending.js';
import { spend } from '../rules/resources.js';
import { spyToPlace } from '../rules/spies.js';
import { loseEffects, TRASH_ZONES, trashableCards } from '../rules/trash.js';
import { deploy, lose, retreat } from '../rules/troops.js';
import { type Player, playerAt } from '../state.js';
import { type CardId, type Ref, TRACKS } from '../terms.js';
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
  | 'sort-draw'
  | 'sort-discard'
  | 'remove-from-row'
  | 'deploy'
  | 'retreat'
  | 'opponent'
  | 'name-space'
  | 'recall-agent';

const SKIP: Choice = { verb: 'skip' };

/** Cards of a deck look alike from behind: the copy nearest to the top is taken. */
function takeFromTop(player: Player, card: CardId): void {
  player.deck.splice(player.deck.lastIndexOf(card), 1);
  if (player.knownTop > 0) player.knownTop--;
}

function trashFromDeck(play: ImperiumPlay, seat: Seat, card: CardId): void {
  const player = playerAt(play.state, seat);
  reveal(play);
  takeFromTop(player, card);
  player.deck.push(card);
  trashCard(play, seat, card, 'deck');
}

/** What was passed over for an option cannot be lost by declining the question after it. */
function takeOption(play: ImperiumPlay, seat: Seat, option: Option, source: Ref): void {
  const [only, ...others] = option;
  if (only === undefined || others.length > 0) doEffectsNext(play, seat, option, source);
  else if (only.do === 'place-spy') play.state.decision = spyToPlace(play.state, seat, only, source, true);
  else agreeTo(play, seat, only, source);
}

/** What effects ask. */
export const effectQuestions: Questions<EffectKind> = {
  pay: {
    choices: () => [{ verb: 'pay' }, SKIP],
    answer: (play, { effect, source }, choice, seat) => {
      if (choice.verb === 'pay') payFor(play, seat, effect.cost, effect.effects, source);
    },
  },
  choose: {
    choices: (state, { options, taken, source, optional }, seat) => {
      const choices: Choice[] = [];
      for (const [count, option] of options.entries())
        if (!taken.includes(count) && anyFeasible(state, seat, option, source))
          choices.push({ verb: 'option', count });
      if (optional) choices.push(SKIP);
      return choices;
    },
    answer: (play, decision, choice, seat) => {
      if (choice.verb === 'skip') return;
      const { options, source, count } = decision;
      const index = countIn(choice);
      const taken = [...decision.taken, index];
      const again = options.some(
        (option, i) => !taken.includes(i) && anyFeasible(play.state, seat, option, source),
      );
      if (taken.length < count && again) play.state.decision = { ...decision, taken };
      else {
        for (const i of [...taken].reverse()) takeOption(play, seat, sure(options[i], 'option', i), source);
      }
    },
  },
  faction: {
    choices: (_, { from }) => choicesOf('faction', from),
    answer: (play, { n, source }, choice, seat) =>
      gainInfluence(play, seat, oneOf(TRACKS, choice.what), n, source),
  },
  'lose-influence': {
    choices: (state, _, seat) => choicesOf('lose', tracksToLose(state, seat)),
    answer: (play, { n, source }, choice, seat) => {
      if (n > 1) doNext(play.state, { task: 'pay-part', seat, part: { pay: 'influence', n: n - 1 }, source });
      loseInfluence(play, seat, oneOf(TRACKS, choice.what), 1, source);
    },
  },
  'pass-alliance': {
    choices: (_, { to }) => to.map((count) => ({ verb: 'seat', count })),
    answer: (play, { faction }, choice) => giveAlliance(play, faction, countIn(choice)),
  },
  trash: {
    choices: (state, decision, seat) => {
      const choices = trashableCards(state, seat, decision);
      if (decision.optional) choices.push(SKIP);
      return choices;
    },
    answer: (play, { reward, source, optional }, choice, seat) => {
      if (choice.verb !== 'trash') return;
      const card = whatOf(choice);
      // The last card of a hand goes without asking, if it must: that shows it.
      if (!optional && choice.where === 'hand') reveal(play);
      const { cost = 0 } = catalogOf(play.state).card(card);
      if (reward !== undefined && cost >= reward.costing) doEffectsNext(play, seat, reward.effects, source);
      trashCard(play, seat, card, oneOf(TRASH_ZONES, choice.where));
      if (choice.where === 'play') loseEffects(play.state, seat, card);
    },
    // Two equal cards in hand would otherwise give themselves away.
    answersItself: (state, _, seat) => playerAt(state, seat).hand.length <= 1,
  },
  discard: {
    choices: (state, _, seat) => choicesOf('discard', distinct(playerAt(state, seat).hand)),
    answer: (play, { n, source, then }, choice, seat) => {
      discardCard(play, seat, whatOf(choice));
      discardSome(play, seat, n - 1, source, then);
    },
    // Equal cards must not give themselves away.
    answersItself: () => false,
  },
  'discard-or-lose-troop': {
    choices: () => [{ verb: 'discard' }, { verb: 'lose-troop' }],
    answer: (play, { n, source }, choice, seat) => {
      if (choice.verb === 'discard') discardSome(play, seat, n, source);
      else lose(play, seat, 1, 'conflict', source);
    },
  },
  acquire: {
    choices: (state, { effect }, seat) => {
      const choices: Choice[] = acquirable(state, seat, effect).map(({ card, from }) => ({
        verb: 'acquire',
        what: card,
        where: from,
      }));
      if (effect.for === 'solari') choices.push(SKIP);
      return choices;
    },
    answer: (play, { effect, source }, choice, seat) => {
      if (choice.verb === 'skip') return;
      const card = whatOf(choice);
      const { cost = 0 } = catalogOf(play.state).card(card);
      if (effect.for === 'solari') spend(play, seat, 'solari', cost, source);
      acquire(play, seat, card, oneOf(MARKETS, choice.where), effect.to, 0);
    },
  },
  destination: {
    choices: (_, { to }) => [{ verb: 'to-deck' }, { verb: `to-${to}` }],
    answer: (play, { card, from, to, cost }, choice, seat) =>
      acquireCard(play, seat, card, from, choice.verb === 'to-deck' ? 'deck' : to, cost),
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
    answer: (play, { cards }, choice, seat) => {
      if (choice.verb === 'draw') drawCards(play, seat, 1);
      else trashFromDeck(play, seat, sure(cards[0], 'card looked at'));
    },
  },
  'sort-draw': {
    choices: (_, { cards }) => choicesOf('draw', distinct(cards)),
    answer: (play, { source }, choice, seat) => {
      const card = whatOf(choice);
      const player = playerAt(play.state, seat);
      takeFromTop(player, card);
      emit(play, { event: 'drew', seat, n: 1, secret: { seats: privyTo(play.state, seat), cards: [card] } });
      intoHand(play, seat, [card]);
      lookAtDeck(play, seat, 2, 'sort-discard', source);
    },
    answersItself: () => false,
  },
  'sort-discard': {
    choices: (_, { cards }) => choicesOf('discard', distinct(cards)),
    answer: (play, { cards }, choice, seat) => {
      const rest = [...cards];
      removeOne(rest, whatOf(choice));
      takeFromTop(playerAt(play.state, seat), whatOf(choice));
      playerAt(play.state, seat).deck.push(whatOf(choice));
      discardCard(play, seat, whatOf(choice), 'deck');
      trashFromDeck(play, seat, sure(rest[0], 'card looked at'));
    },
    answersItself: () => false,
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
    choices: (_, decision) => upTo('retreat', decision.upTo).slice(decision.from),
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
    choices: (state, { other }, seat) =>
      figureNames(recallableAgents(state, seat, other)).map((name) => figureChoice('recall', name)),
    answer: (play, { other }, choice, seat) => {
      const { state } = play;
      const agent = figureNamed(recallableAgents(state, seat, other), figureIn(choice));
      if (agent === undefined) throw new Error('No such agent.');
      removeOne(state.agents, agent);
      // Where a Swordmaster is told apart he has served.
      if (!agent.mentat && agent.figure !== 'swordmaster') playerAt(state, seat).agents++;
      emit(play, { event: 'recalled', seat, space: agent.space });
    },
  },
};
