import { dictionary, doNext, reveal } from '@sietch/kernel';
import { type AreaSet, isNone, put } from '../content/area-set.js';
import { areaIndex } from '../content/map.js';
import type { AreaDecision, AreaPurpose } from '../decisions.js';
import { anyLegion } from '../effects/build.js';
import { type ArrakisPlay, emit } from '../events.js';
import { partnersOf } from '../participants.js';
import { emptyDesert } from '../rules/area.js';
import { askBeforeLoss } from '../rules/claims.js';
import { putToken, warnedSietches } from '../rules/deployment.js';
import { legionAt } from '../rules/legion.js';
import { relocateAll } from '../rules/movement.js';
import { nextSandworm, nextSignAway, nextWormsign } from '../rules/next-of-several.js';
import { putWorm, removeWorm, wildMakerArea, wormAreas } from '../rules/sandworms.js';
import {
  carriers,
  displaceable,
  displaceDestinations,
  movableSietches,
  sandwormSpots,
  shelled,
  sietchDestinations,
  swappable,
} from '../rules/targets.js';
import { hiddenAreas } from '../rules/tokens.js';
import { harvesterAreas, placeHarvester } from '../rules/vehicles.js';
import { placeWormsign, returnWormsigns, wormsignAreas } from '../rules/wormsigns.js';
import { type ArrakisState, legionsOf, zoneAt } from '../state.js';
import { type AreaId, enemyOf } from '../terms.js';
import { moveSietch } from './move-sietch.js';
import { askGroup } from './movement.js';

type FirstOfTwo = 'carry-from' | 'swap' | 'sietch-from' | 'displace-from';
type SecondOfTwo = 'carry-to' | 'swap-with' | 'sietch-to' | 'displace-to';

/** One purpose an area is asked for. */
export interface AreaQuestion<P extends AreaPurpose> {
  /** The areas that will do. */
  areas(state: ArrakisState, decision: AreaDecision<P>): AreaSet;
  answer(play: ArrakisPlay, decision: AreaDecision<P>, area: AreaId): void;
  /** The question for the first of two areas, which can be put back. */
  readonly before?: FirstOfTwo;
}

/** The first of two areas is kept in the question for the second. */
const thenAsk =
  (purpose: SecondOfTwo) =>
  ({ state }: ArrakisPlay, { seats, side }: AreaDecision<FirstOfTwo>, from: AreaId): void => {
    state.decision = { kind: 'area', seats, side, purpose, from };
  };

export const AREA_QUESTIONS = dictionary<{ readonly [P in AreaPurpose]: AreaQuestion<P> }>({
  harvester: {
    areas: harvesterAreas,
    answer: (play, _, area) => placeHarvester(play, area),
  },
  warned: {
    areas: (state, { within }) => warnedSietches(state, within),
    answer: (play, { side }, area) => {
      const token = play.state.tokenSupply.at(-1);
      if (token === undefined) return;
      reveal(play, ...partnersOf(play.state, side));
      putToken(play, token, area);
    },
  },
  uncover: {
    areas: hiddenAreas,
    answer: (play, _, area) => {
      doNext(play.state, { task: 'uncover', area, what: 'both' });
      askBeforeLoss(play, area);
    },
  },
  shell: {
    areas: (state, { side }) => shelled(state, side),
    answer: (play, { side, dice }, area) => {
      doNext(play.state, { task: 'shell', side, area, dice });
      askBeforeLoss(play, area);
    },
  },
  wormsign: {
    areas: wormsignAreas,
    answer: (play, { left }, area) => {
      placeWormsign(play, area);
      nextWormsign(play, left - 1);
    },
  },
  'remove-wormsign': {
    areas: ({ where }) => where.signs,
    answer: (play, { side, left }, area) => {
      returnWormsigns(play, [area]);
      nextSignAway(play, side, left - 1);
    },
  },
  sandworm: {
    areas: (state, { near }) => sandwormSpots(state, near),
    answer: placeSandworm,
  },
  'wild-maker': {
    areas: emptyDesert,
    answer: (play, _, area) => {
      const old = wildMakerArea(play.state);
      if (old !== undefined) removeWorm(play, old);
      putWorm(play, area, 'wild-maker');
    },
  },
  'carry-from': {
    areas: (state, { side }) => carriers(state, side),
    answer: thenAsk('carry-to'),
  },
  'carry-to': {
    before: 'carry-from',
    areas: (state, { side, from }) => put(legionsOf(state, side), areaIndex(from), false),
    answer: (play, { seats, side, from }, to) => {
      doNext(play.state, { task: 'limits' });
      const moving = { seats, side, from, to, left: 1, who: anyLegion, again: false, carried: true };
      askGroup(play, moving, undefined);
    },
  },
  swap: {
    areas: (state) => swappable(state, undefined),
    answer: thenAsk('swap-with'),
  },
  'swap-with': {
    before: 'swap',
    areas: (state, { from }) => swappable(state, from),
    answer: (play, { from }, area) => swapTokens(play, from, area),
  },
  'sietch-from': {
    areas: movableSietches,
    answer: thenAsk('sietch-to'),
  },
  'sietch-to': {
    before: 'sietch-from',
    areas: (state, { from }) => sietchDestinations(state, from),
    answer: (play, { from }, to) => moveSietch(play, from, to),
  },
  'displace-from': {
    areas: (state, { side }) => displaceable(state, side),
    answer: thenAsk('displace-to'),
  },
  'displace-to': {
    before: 'displace-from',
    areas: (state, { from }) => displaceDestinations(state, from),
    answer: (play, { side, from }, to) => relocateAll(play, enemyOf(side), from, to, 'displace'),
  },
});

function placeSandworm(
  play: ArrakisPlay,
  { seats, side, left, near }: AreaDecision<'sandworm'>,
  area: AreaId,
): void {
  const { state } = play;
  if (!isNone(wormAreas(state, 'sandworm'))) {
    state.decision = { kind: 'worm-source', seats, side, area, left: left - 1, near };
    return;
  }
  putWorm(play, area, 'sandworm');
  nextSandworm(play, left - 1, near);
}

/** All tokens of two sietch areas change places; leaders keep company with whatever comes. */
function swapTokens(play: ArrakisPlay, a: AreaId, b: AreaId): void {
  const { state } = play;
  const first = zoneAt(state, a).atreides?.tokens.splice(0) ?? [];
  const second = zoneAt(state, b).atreides?.tokens.splice(0) ?? [];
  if (first.length > 0) legionAt(state, 'atreides', b).tokens.push(...first);
  if (second.length > 0) legionAt(state, 'atreides', a).tokens.push(...second);
  emit(play, { event: 'tokens-swapped', areas: [a, b] });
  doNext(state, { task: 'lone-leaders', area: a }, { task: 'lone-leaders', area: b }, { task: 'limits' });
}
