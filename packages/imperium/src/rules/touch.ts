import type { Seat } from '@sietch/kernel';
import { catalogOf } from '../content/catalog.js';
import type { Condition, Cost, Effect } from '../effects/effect.js';
import { type ImperiumState, type Player, playerAt } from '../state.js';
import type { Ref } from '../terms.js';
import { abilityOf } from './ability.js';
import { holds } from './condition.js';
import { contractsOffered } from './contracts.js';
import { cardsInPlay } from './deck.js';
import { anyFeasible } from './feasible.js';
import { recallableAgents } from './figures.js';
import { influenceTargets } from './influence.js';
import { legalPosts } from './spies.js';

/**
 * What an effect may depend on or change. `news`: something hidden is shown, which may decide a choice;
 * `top`: the cards a draw takes from the deck; `refill`: troops come back to the supply; `loss`: influence goes down; `lead`: who is ahead on a track.
 */
const CARD_FACETS = ['deck', 'top', 'discard', 'hand', 'play', 'row', 'intrigues', 'intrigue-deck'] as const;

const BOARD_FACETS = ['supply', 'refill', 'garrison', 'units', 'spies', 'agents', 'contracts'] as const;

const GAIN_FACETS = ['influence', 'loss', 'lead', 'solari', 'spice', 'water'] as const;

const FACETS = ['news', ...CARD_FACETS, ...BOARD_FACETS, ...GAIN_FACETS] as const;

type Facet = (typeof FACETS)[number];

function set(...facets: readonly Facet[]): number {
  return facets.reduce((bits, facet) => bits | (1 << FACETS.indexOf(facet)), 0);
}

/** Sets of facets, a bit for each. What it gives can only help whoever needs it; what it alters may do harm. */
export interface Touch {
  readonly needs: number;
  readonly gives: number;
  readonly alters: number;
}

/** Where the effects wait: whose they are, and how many cards and troops all of them together may take. */
export interface Around {
  readonly state: ImperiumState;
  readonly seat: Seat;
  readonly draws: number;
  readonly troops: number;
}

const NEWS = set('news');

const CARDS = set('hand', 'discard', 'play');

function touch(needs: number, gives = 0, alters = 0): Touch {
  return { needs, gives, alters };
}

function union(...touches: readonly Touch[]): Touch {
  return touches.reduce((a, b) => touch(a.needs | b.needs, a.gives | b.gives, a.alters | b.alters), NONE);
}

const NONE = touch(0);

const EVERYTHING = set(...FACETS);

/** Effects that touch the same whatever the position. */
const FIXED: Partial<Record<Effect['do'], Touch>> = {
  'steal-intrigue': touch(0, set('intrigues', 'news')),
  'trash-from-hand': touch(set('hand', 'news'), 0, set('hand')),
  'trash-self': touch(set('play'), 0, set('play')),
  // The card may have an acquire box of any kind.
  acquire: touch(set('row', 'news', 'solari'), NEWS, EVERYTHING),
  'take-reserve': touch(0, 0, set('discard')),
  'take-from-discard': touch(set('discard', 'news'), set('hand'), set('discard')),
  'peek-draw-or-trash': touch(set('deck', 'top', 'news'), set('hand', 'news'), set('deck')),
  'sort-top-three': touch(set('deck', 'top', 'news'), set('hand', 'news'), set('deck', 'discard')),
  'shuffle-discard-into-deck': touch(set('discard', 'top'), 0, set('deck', 'discard')),
  'remove-from-row': touch(set('row', 'news'), NEWS, set('row')),
  'return-self-to-hand': touch(set('play'), 0, set('play', 'hand')),
  'each-opponent': touch(0, NEWS),
  deploy: touch(set('garrison', 'news'), 0, set('garrison', 'units')),
  retreat: touch(set('units', 'news'), 0, set('garrison', 'units')),
  summon: touch(0, set('units')),
  'remove-shield-wall': touch(NEWS),
  'opponent-loses-troop': touch(NEWS),
  'name-space': touch(NEWS),
  train: touch(NEWS),
};

/** What an effect waiting among others touches. */
export function touches(around: Around, effect: Effect, source: Ref): Touch {
  const { state, seat } = around;
  const player = playerAt(state, seat);
  switch (effect.do) {
    case 'gain':
      return touch(0, set(effect.what));
    case 'draw':
      return drawing(around, player);
    case 'draw-intrigue':
      // Intrigues given up come back only when the discard pile is shuffled.
      return touch(state.intrigueDeck.length < effect.n ? set('intrigue-deck') : 0, set('intrigues', 'news'));
    case 'trash':
      return touch(CARDS | NEWS, trashingShows(state, player) ? NEWS : 0, CARDS);
    case 'discard':
      return union(
        asking(player.hand.length - effect.n + 1, set('hand', 'discard')),
        all(around, effect.then ?? [], source),
      );
    case 'recruit': {
      const supply = scarce(around, player, 'supply');
      if (effect.deploy !== undefined) return touch(supply | NEWS, 0, supply | set('units'));
      // Plain recruits do not mind each other: they empty the supply in any order.
      return touch(effect.n > player.supply ? set('refill') : 0, set('garrison'), supply);
    }
    case 'deploy-from-supply':
    case 'store-memory': {
      const supply = scarce(around, player, 'supply');
      return touch(supply | scarce(around, player, 'refill'), set('units'), supply);
    }
    case 'recall-memories':
      return union(drawing(around, player), touch(NEWS, set('refill')));
    case 'influence':
      return influencing(around, player, effect);
    case 'pay':
      return union(costOf(effect.cost), all(around, effect.effects, source));
    case 'choose': {
      const open = effect.options.filter((option) => anyFeasible(state, seat, option, source));
      const asks = effect.optional === true || open.length > effect.count;
      return union(touch(asks ? NEWS : 0), all(around, open.flat(), source));
    }
    case 'if': {
      const met = holds(state, seat, effect.condition, source);
      const branch = all(around, met ? effect.effects : (effect.otherwise ?? []), source);
      return union(touch(endangers(effect.condition)), branch);
    }
    case 'for-each':
      return union(touch(set('play', 'units', 'contracts')), all(around, effect.effects, source));
    case 'place-spy':
      return asking(legalPosts(state, seat, effect).length, set('spies'));
    case 'take-contract':
      return union(
        asking(contractsOffered(state, seat).length, set('contracts')),
        touch(0, set('solari') | (state.contractDeck.length > 0 ? NEWS : 0)),
      );
    case 'recall-agent':
      return asking(recallableAgents(state, seat, effect.other === true).length, set('agents'));
    case 'harvest':
      return abilityOf(state, seat, 'harvest') === undefined
        ? touch(0, set('spice'))
        : drawing(around, player);
    case 'council-seat':
      return abilityOf(state, seat, 'council-seat') === undefined ? NONE : touch(NEWS, 0, set('lead'));
    default:
      return FIXED[effect.do] ?? NONE;
  }
}

function all(around: Around, effects: readonly Effect[], source: Ref): Touch {
  return union(...effects.map((effect) => touches(around, effect, source)));
}

/** A choice among so many; a lone answer is no choice. */
function asking(options: number, facets: number): Touch {
  return touch(facets | (options > 1 ? NEWS : 0), 0, facets);
}

/** With too few cards in the deck the discard pile is shuffled into it. */
function drawing({ draws }: Around, { deck }: Player): Touch {
  const short = deck.length < draws ? set('discard') : 0;
  return touch(set('deck') | short, set('hand', 'news'), set('top') | short);
}

/** The supply matters only if all together might want more of it than there is. */
function scarce({ troops }: Around, { supply }: Player, facet: 'supply' | 'refill'): number {
  return supply < troops ? set(facet) : 0;
}

function influencing(
  around: Around,
  { influence }: Player,
  { n, with: target }: Effect & { readonly do: 'influence' },
): Touch {
  const { state, seat } = around;
  const from = influenceTargets(state, seat, target);
  const bonuses = from
    .filter((faction) => influence[faction] < 4 && influence[faction] + n >= 4)
    .flatMap((faction) => catalogOf(state).track(faction).bonusAt4);
  const reached = abilityOf(state, seat, 'reach-two');
  if (reached !== undefined && from.includes(reached.faction) && influence[reached.faction] < 2)
    bonuses.push(...reached.effects);
  const chosen = target !== 'spied' && from.length > 1 ? NEWS : 0;
  const compared = target === 'behind' ? set('lead') : target === 'spied' ? set('spies') : 0;
  return union(
    touch(set('loss') | chosen | compared, set('influence'), set('lead')),
    all(around, bonuses, 'influence'),
  );
}

/** A card that brings an intrigue when it is trashed. */
function trashingShows(state: ImperiumState, player: Player): boolean {
  const { card } = catalogOf(state);
  return [...player.hand, ...player.discard, ...cardsInPlay(player)].some((id) =>
    card(id).whenTrashed.some((effect) => effect.do === 'draw-intrigue'),
  );
}

const COSTS: readonly (readonly [keyof Cost, number])[] = [
  ['solari', set('solari')],
  ['spice', set('spice')],
  ['water', set('water')],
  ['influence', set('influence', 'loss', 'lead')],
  ['spies', set('spies')],
  ['discard', set('hand', 'discard')],
  ['trash', CARDS],
  ['trashSelf', set('play')],
  ['discardIntrigue', set('intrigues', 'intrigue-deck')],
  ['trashIntrigue', set('intrigues', 'intrigue-deck')],
  ['retreat', set('units', 'garrison')],
  ['troops', set('units', 'refill')],
];

/** Paying is up to the player. */
function costOf(cost: Cost): Touch {
  const facets = COSTS.reduce(
    (bits, [part, touched]) => (cost[part] === undefined ? bits : bits | touched),
    0,
  );
  return touch(facets | NEWS, 0, facets);
}

/** What could make a condition fail that is met. */
function endangers(condition: Condition): number {
  switch (condition.is) {
    case 'influence':
    case 'influence-with':
    case 'alliance':
    case 'any-alliance':
      return set('loss');
    case 'bond':
      return set('play');
    case 'spies-on-board':
    case 'spying-on-maker':
      return set('spies');
    case 'units-in-conflict':
    case 'strength':
      return set('units');
    default:
      return 0;
  }
}
