import { catalogOf } from '../content/catalog.js';
import type { Card } from '../content/component.js';
import type { Cost, Effect, EffectOf, InfluenceTarget } from '../effects/effect.js';
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
  const priced = PRICES[effect.do] as Price<Effect>;
  return priced(effect);
}

type Price<E extends Effect> = (effect: E) => number;

/** So much for each. */
const each =
  (worth: number): Price<Effect & { readonly n: number }> =>
  ({ n }) =>
    n * worth;

/** The same whatever is printed. */
const flat = (worth: number) => (): number => worth;

/** Help that depends too much on the position to be told from the data. */
const some = flat(1);

const inner = ({ effects }: { readonly effects: readonly Effect[] }): number => priceAll(effects);

const PRICES: { readonly [Kind in Effect['do']]: Price<EffectOf<Kind>> } = {
  gain: ({ what, n }) => n * WORTH[what],
  persuasion: each(WORTH.persuasion),
  swords: each(WORTH.sword),
  points: each(WORTH.point),
  recruit: each(WORTH.troop),
  influence: ({ n, with: target }) => n * priceInfluence(target),
  draw: each(WORTH.card),
  'draw-intrigue': each(WORTH.intrigue),
  'steal-intrigue': some,
  trash: flat(WORTH.trash),
  'trash-self': flat(-WORTH.trash),
  'trash-from-hand': flat(WORTH.trash),
  discard: flat(-WORTH.card),
  'take-from-discard': some,
  'peek-draw-or-trash': some,
  'sort-top-three': some,
  'shuffle-discard-into-deck': some,
  'return-self-to-hand': some,
  acquire: flat(3),
  'take-reserve': some,
  'remove-from-row': some,
  discount: some,
  'acquire-to-deck': some,
  'when-acquiring': inner,
  pay: ({ cost, effects }) => Math.max(0, priceAll(effects) - priceCost(cost)),
  choose: ({ options, count }) => Math.max(...options.map(priceAll)) * count,
  // Conditions are met about half of the time.
  if: ({ effects, otherwise = [] }) => 0.5 * priceAll(effects) + 0.5 * priceAll(otherwise),
  'for-each': ({ effects }) => 2 * priceAll(effects),
  'at-reveal': inner,
  'each-opponent': some,
  deploy: some,
  'deploy-from-supply': each(WORTH.troop),
  retreat: some,
  'opponent-loses-troop': some,
  'deploy-recruits': some,
  'no-deployment': some,
  summon: each(WORTH.sandworm),
  'take-hooks': some,
  'remove-shield-wall': some,
  'place-spy': each(WORTH.spy),
  'take-contract': flat(WORTH.contract),
  'signet-ring': some,
  train: some,
  'store-memory': some,
  'recall-memories': some,
  'repeat-space': some,
  harvest: each(WORTH.spice),
  'double-harvest': some,
  'visit-influence': flat(WORTH.influence),
  'council-seat': flat(9),
  swordmaster: flat(14),
  'take-mentat': flat(WORTH.agent),
  control: flat(4),
  'name-space': some,
  'recall-agent': flat(WORTH.agent),
  'extra-icons': some,
  'ignore-enemy-agents': some,
  'may-pass': some,
  'persuasion-while-here': each(WORTH.persuasion),
  allies: ({ effects, who }) => (who === 'each' ? 2 : 1) * priceAll(effects),
  reinforce: each(WORTH.troop),
  trade: some,
  'to-throne-row': some,
  'give-contracts': flat(2 * WORTH.contract),
};

function priceInfluence(target: InfluenceTarget): number {
  const several = target === 'any' || Array.isArray(target);
  return WORTH.influence * (several ? 1.3 : 1);
}

export function priceCost(cost: Cost): number {
  const {
    solari = 0,
    spice = 0,
    teamSpice = 0,
    water = 0,
    influence = 0,
    troops = 0,
    discard = 0,
    spies = 0,
  } = cost;
  const intrigues = (cost.discardIntrigue ?? 0) + (cost.trashIntrigue ?? 0);
  return (
    solari * WORTH.solari +
    (spice + teamSpice) * WORTH.spice +
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
