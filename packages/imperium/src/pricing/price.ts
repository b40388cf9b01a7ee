import { catalogOf } from '../content/catalog.js';
import type { Card } from '../content/component.js';
import type { Cost, Effect, InfluenceTarget } from '../effects/effect.js';
import type { ImperiumState } from '../state.js';

/** What plain things are worth, in solari. Rough numbers: they only need to order choices sensibly. */
export const WORTH = {
  solari: 1,
  spice: 1.5,
  water: 1.8,
  troop: 1.6,
  card: 2,
  intrigue: 2.6,
  persuasion: 1.1,
  sword: 0.7,
  point: 12,
  influence: 3.5,
  spy: 1.8,
  sandworm: 6,
  contract: 3,
  agent: 4,
  trash: 1.6,
} as const;

/** The worth of effects to somebody who can use them, read off the same data the engine runs. */
export function priceAll(effects: readonly Effect[]): number {
  return effects.reduce((sum, effect) => sum + price(effect), 0);
}

export function price(effect: Effect): number {
  switch (effect.do) {
    case 'gain':
      return effect.n * WORTH[effect.what];
    case 'persuasion':
    case 'persuasion-while-here':
      return effect.n * WORTH.persuasion;
    case 'swords':
      return effect.n * WORTH.sword;
    case 'points':
      return effect.n * WORTH.point;
    case 'recruit':
    case 'deploy-from-supply':
      return effect.n * WORTH.troop;
    case 'influence':
      return effect.n * priceInfluence(effect.with);
    case 'draw':
      return effect.n * WORTH.card;
    case 'draw-intrigue':
      return effect.n * WORTH.intrigue;
    case 'harvest':
      return effect.n * WORTH.spice;
    case 'place-spy':
      return effect.n * WORTH.spy;
    case 'summon':
      return effect.n * WORTH.sandworm;
    case 'pay':
      return Math.max(0, priceAll(effect.effects) - priceCost(effect.cost));
    case 'choose':
      return Math.max(...effect.options.map(priceAll)) * effect.count;
    case 'if':
      // Conditions are met about half of the time.
      return 0.5 * priceAll(effect.effects) + 0.5 * priceAll(effect.otherwise ?? []);
    case 'for-each':
      return 2 * priceAll(effect.effects);
    case 'at-reveal':
    case 'when-acquiring':
      return priceAll(effect.effects);
    case 'take-contract':
      return WORTH.contract;
    case 'visit-influence':
      return WORTH.influence;
    case 'trash':
    case 'trash-from-hand':
      return WORTH.trash;
    case 'trash-self':
      return -WORTH.trash;
    case 'acquire':
      return 3;
    case 'council-seat':
      return 9;
    case 'swordmaster':
      return 14;
    case 'take-mentat':
    case 'recall-agent':
      return WORTH.agent;
    case 'control':
      return 4;
    case 'discard':
      return -WORTH.card;
    default:
      return 1;
  }
}

function priceInfluence(target: InfluenceTarget): number {
  return WORTH.influence * (target === 'any' || typeof target !== 'string' ? 1.3 : 1);
}

export function priceCost(cost: Cost): number {
  const { solari = 0, spice = 0, water = 0, influence = 0, troops = 0, discard = 0, spies = 0 } = cost;
  const intrigues = (cost.discardIntrigue ?? 0) + (cost.trashIntrigue ?? 0);
  return (
    solari * WORTH.solari +
    spice * WORTH.spice +
    water * WORTH.water +
    influence * WORTH.influence +
    troops * WORTH.troop +
    discard * WORTH.card +
    spies * WORTH.spy +
    intrigues * WORTH.intrigue
  );
}

const cardPrices = new WeakMap<Card, number>();

/** What a card is worth each time it comes to hand: as an agent or revealed, whichever is better. */
export function priceCard(state: ImperiumState, id: string): number {
  const card = catalogOf(state).card(id);
  let known = cardPrices.get(card);
  if (known === undefined) {
    const access = Math.min(card.anywhere ? 4 : card.icons.length, 4) * 0.6;
    const agent = card.icons.length > 0 || card.anywhere ? priceAll(card.agent) + access : 0;
    const reveal = priceAll(card.reveal);
    known = Math.max(agent, reveal) + 0.4 * Math.min(agent, reveal);
    cardPrices.set(card, known);
  }
  return known;
}
