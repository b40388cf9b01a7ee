import { enqueue, type Seat } from '@sietch/kernel';
import { catalogOf } from '../content/catalog.js';
import type { Effect } from '../effects/effect.js';
import { emit, type ImperiumPlay } from '../events.js';
import { opponentsOf, playerAt, turnOf } from '../state.js';
import type { Ref } from '../terms.js';
import { useAbility } from './ability.js';
import { acquire, waitForAcquiring } from './acquire.js';
import { ask } from './ask.js';
import { countOf, holds } from './condition.js';
import { contractIcon } from './contracts.js';
import {
  cardOf,
  cardsInPlay,
  discardSome,
  drawCards,
  lookAtDeck,
  removeOne,
  reshuffle,
  trashCard,
} from './deck.js';
import { feasible } from './feasible.js';
import { harvest } from './harvest.js';
import { gainInfluence, influenceTargets } from './influence.js';
import { drawIntrigues, stealIntrigues } from './intrigue-deck.js';
import { recallMemories, storeMemory } from './memories.js';
import { addPending, enqueueEffects } from './pending.js';
import { councilPersuasion, gain, gainPersuasion, gainSwords, score } from './resources.js';
import { summon } from './sandworms.js';
import { deploy, recruit } from './troops.js';
import { raiseVisitInfluence, repeatSpace } from './visited.js';

/** Carries out one effect, or asks what it needs to know. This is the only interpreter of effect data. */
export function resolve(play: ImperiumPlay, seat: Seat, effect: Effect, source: Ref): void {
  const { state } = play;
  const player = playerAt(state, seat);
  switch (effect.do) {
    case 'gain':
      return gain(play, seat, effect.what, effect.n, source);
    case 'persuasion':
      return gainPersuasion(play, seat, effect.n, source);
    case 'swords':
      return gainSwords(play, seat, effect.n, source);
    case 'points':
      return score(play, seat, effect.n, source);
    case 'recruit':
      return recruitEffect(play, seat, effect, source);
    case 'influence': {
      const from = influenceTargets(state, seat, effect.with);
      const [only] = from;
      if (only === undefined) return;
      if (effect.with === 'spied')
        for (const faction of from) gainInfluence(play, seat, faction, effect.n, source);
      else if (from.length > 1)
        state.decision = { kind: 'faction', seats: [seat], source, n: effect.n, from };
      else gainInfluence(play, seat, only, effect.n, source);
      return;
    }
    case 'draw':
      return drawCards(play, seat, effect.n);
    case 'draw-intrigue':
      return drawIntrigues(play, seat, effect.n, source);
    case 'steal-intrigue':
      return stealIntrigues(play, seat);
    case 'trash-self':
      if (cardsInPlay(player).includes(cardOf(source))) trashCard(play, seat, cardOf(source), 'play');
      return;
    case 'take-reserve':
      if (feasible(state, seat, effect, source)) acquire(play, seat, effect.card, 'reserve', 'discard', 0);
      return;
    case 'shuffle-discard-into-deck':
      return reshuffle(play, seat);
    case 'peek-draw-or-trash':
      if (player.deck.length > 0) lookAtDeck(play, seat, 1, 'peek', source);
      return;
    case 'sort-top-three':
      if (player.deck.length >= 3) lookAtDeck(play, seat, 3, 'sort-draw', source);
      return;
    case 'discard':
      return discardSome(play, seat, effect.n, source, effect.then);
    case 'return-self-to-hand':
      if (!removeOne(player.played, cardOf(source))) return;
      player.hand.push(cardOf(source));
      return emit(play, { event: 'returned-to-hand', seat, card: cardOf(source) });
    case 'when-acquiring':
      return waitForAcquiring(play, seat, effect, source);
    case 'discount':
      turnOf(state).discounts.push({ card: effect.card, n: effect.n });
      return;
    case 'acquire-to-deck':
      turnOf(state).acquireToDeck = true;
      return;
    case 'if':
      enqueueEffects(
        play,
        seat,
        holds(state, seat, effect.condition, source) ? effect.effects : (effect.otherwise ?? []),
        source,
      );
      return;
    case 'for-each': {
      const count = countOf(state, seat, effect.count, source);
      enqueueEffects(
        play,
        seat,
        count === 0 ? [] : effect.effects.map((inner) => times(inner, count)),
        source,
      );
      return;
    }
    case 'at-reveal':
      // Played before the Reveal turn the card waits face up; the Reveal turn finds it there.
      if (state.turn?.seat === seat && state.turn.stage === 'reveal') {
        enqueueEffects(play, seat, effect.effects, source);
      }
      return;
    case 'each-opponent':
      enqueue(
        state,
        ...opponentsOf(state, seat).map(
          (other) => ({ task: 'hardship', seat: other, suffers: effect.suffers, source }) as const,
        ),
      );
      return;
    case 'deploy-from-supply':
      return deploy(play, seat, effect.n, 'supply', source);
    case 'harvest':
      return harvest(play, seat, effect.n, source);
    case 'double-harvest':
      turnOf(state).harvestDoubled = true;
      return;
    case 'visit-influence':
      return raiseVisitInfluence(play, seat, effect.n, source);
    case 'signet-ring': {
      const { id, signet } = catalogOf(state).leader(player.leader);
      emit(play, { event: 'ability', seat, leader: id, side: 'signet' });
      // They take part in the ordering of the turn like effects of the card itself.
      return addPending(turnOf(state).pending, signet.effects, `leader:${id}`);
    }
    case 'council-seat':
      player.councilSeat = true;
      emit(play, { event: 'council-seat', seat });
      // A seat taken on the Reveal turn gives its persuasion at once.
      if (state.turn?.stage === 'reveal') councilPersuasion(play, seat);
      return useAbility(play, seat, 'council-seat');
    case 'swordmaster':
      player.swordmaster = true;
      player.agents++;
      return emit(play, { event: 'swordmaster', seat });
    case 'take-mentat':
      return takeMentat(play, seat, effect.at);
    case 'control':
      if (!catalogOf(state).controllable(effect.space)) return;
      state.control[effect.space] = seat;
      return emit(play, { event: 'control', seat, space: effect.space });
    case 'extra-icons':
      turnOf(state).extraIcons = effect.icons;
      return;
    case 'ignore-enemy-agents':
      turnOf(state).ignoreEnemies = true;
      return;
    case 'may-pass':
      turnOf(state).mayPass = true;
      return;
    case 'deploy-recruits':
      turnOf(state).deployRecruits = true;
      return;
    case 'no-deployment':
      turnOf(state).noDeployment = true;
      return;
    case 'summon':
      return summon(play, seat, effect.n);
    case 'take-hooks':
      if (player.hooks) return;
      player.hooks = true;
      return emit(play, { event: 'hooks', seat });
    case 'take-contract':
      return contractIcon(play, seat, source);
    case 'store-memory':
      return storeMemory(play, seat);
    case 'recall-memories':
      return recallMemories(play, seat);
    case 'repeat-space':
      return repeatSpace(play);
    case 'persuasion-while-here':
      // Counted on the Reveal turn, if the agent still stands there.
      return;
    default:
      if (feasible(state, seat, effect, source)) ask(play, seat, effect, source);
  }
}

function times(effect: Effect, count: number): Effect {
  return 'n' in effect ? { ...effect, n: effect.n * count } : effect;
}

function recruitEffect(
  play: ImperiumPlay,
  seat: Seat,
  effect: Effect & { do: 'recruit' },
  source: Ref,
): void {
  const { state } = play;
  const recruited = recruit(play, seat, effect.n, source);
  const mayDeploy =
    effect.deploy === 'always' || (effect.deploy === 'on-reveal' && state.turn?.stage === 'reveal');
  if (mayDeploy && recruited > 0) state.decision = { kind: 'deploy', seats: [seat], source, upTo: recruited };
}

/** As a conflict reward the Mentat is only promised: it stays where it is until the next round starts. */
function takeMentat(play: ImperiumPlay, seat: Seat, at: 'now' | 'next-round'): void {
  const { mentat } = play.state;
  if (at === 'next-round') {
    mentat.keptFor = seat;
    emit(play, { event: 'mentat-won', seat });
  } else if (mentat.holder === undefined) {
    mentat.holder = seat;
    emit(play, { event: 'mentat', seat });
  }
}
