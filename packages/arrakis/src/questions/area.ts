import { enqueue, reveal } from '@sietch/kernel';
import { type AreaSet, isNone, put } from '../content/area-set.js';
import { areaIndex } from '../content/map.js';
import type { AreaPurpose, DecisionOf } from '../decisions.js';
import { anyLegion } from '../effects/build.js';
import { type ArrakisPlay, emit } from '../events.js';
import { emptyDesert } from '../rules/area.js';
import { setSietch } from '../rules/board.js';
import { askBeforeLoss } from '../rules/claims.js';
import { putToken, warnedSietches } from '../rules/deployment.js';
import { addFigures, copyLegion, legionAt, noFigures, takeFigures, tidy, unitsIn } from '../rules/legion.js';
import { kindsIn, pick, pickBounds, relocate } from '../rules/movement.js';
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
  wormSources,
} from '../rules/targets.js';
import { hiddenAreas } from '../rules/tokens.js';
import { harvesterAreas, placeHarvester } from '../rules/vehicles.js';
import { placeWormsign, returnWormsigns, wormsignAreas } from '../rules/wormsigns.js';
import { type ArrakisState, type Legion, legionIn, legionsOf, seatsOf, zoneAt } from '../state.js';
import { type AreaId, enemyOf, type SectorId, type Side } from '../terms.js';
import { askGroup } from './movement.js';
import {
  areaChoices,
  choicesIn,
  countIn,
  orBack,
  orSkip,
  type Questions,
  whatOf,
  whereOf,
} from './question.js';

type AreaDecision = DecisionOf<'area'>;

/** Purposes whose area was picked for another one before, which can be put back. */
const BEFORE: Readonly<Partial<Record<AreaPurpose, AreaPurpose>>> = {
  'carry-to': 'carry-from',
  'swap-with': 'swap',
  'sietch-to': 'sietch-from',
  'displace-to': 'displace-from',
};

/** The areas that will do for a purpose. */
function candidates(state: ArrakisState, decision: AreaDecision): AreaSet {
  const { side, purpose, from = '' } = decision;
  switch (purpose) {
    case 'harvester':
      return harvesterAreas(state);
    case 'uncover':
      return hiddenAreas(state);
    case 'wormsign':
      return wormsignAreas(state);
    case 'remove-wormsign':
      return state.where.signs;
    case 'wild-maker':
      return emptyDesert(state);
    case 'warned':
      return warnedSietches(state, decision.within ?? 0);
    case 'carry-from':
      return carriers(state, side);
    case 'carry-to':
      return put(legionsOf(state, side), areaIndex(from), false);
    case 'shell':
      return shelled(state, side);
    case 'sandworm':
      return sandwormSpots(state, decision.near ?? 'legion');
    case 'swap':
    case 'swap-with':
      return swappable(state, decision.from);
    case 'sietch-from':
      return movableSietches(state);
    case 'sietch-to':
      return sietchDestinations(state, from);
    case 'displace-from':
      return displaceable(state, side);
    case 'displace-to':
      return displaceDestinations(state, from);
  }
}

function answerArea(play: ArrakisPlay, decision: AreaDecision, area: AreaId): void {
  const { state } = play;
  const { seats, side, purpose, from } = decision;
  const left = (decision.n ?? 1) - 1;
  switch (purpose) {
    case 'harvester':
      return placeHarvester(play, area);
    case 'warned': {
      const token = state.tokenSupply.at(-1);
      if (token === undefined) return;
      reveal(play, ...seatsOf(state, side));
      return putToken(play, token, area);
    }
    case 'carry-from':
      state.decision = { kind: 'area', seats, side, purpose: 'carry-to', from: area };
      return;
    case 'carry-to':
      enqueue(state, { task: 'limits' });
      if (from !== undefined) {
        const moving = { seats, side, from, to: area, left: 1, who: anyLegion, again: false, carried: true };
        askGroup(play, moving, undefined);
      }
      return;
    case 'uncover':
      enqueue(state, { task: 'uncover', area, what: 'both' });
      return askBeforeLoss(play, area);
    case 'shell':
      enqueue(state, { task: 'shell', side, area, dice: decision.n ?? 0 });
      return askBeforeLoss(play, area);
    case 'wormsign':
      placeWormsign(play, area);
      return nextWormsign(play, left);
    case 'remove-wormsign':
      returnWormsigns(play, [area]);
      return nextSignAway(play, side, left);
    case 'sandworm':
      return placeSandworm(play, area, left, decision.near ?? 'legion');
    case 'wild-maker': {
      const old = wildMakerArea(state);
      if (old !== undefined) removeWorm(play, old);
      return putWorm(play, area, 'wild-maker');
    }
    case 'swap':
      state.decision = { kind: 'area', seats, side, purpose: 'swap-with', from: area };
      return;
    case 'swap-with':
      return swapTokens(play, from ?? '', area);
    case 'sietch-from':
      state.decision = { kind: 'area', seats, side, purpose: 'sietch-to', from: area };
      return;
    case 'sietch-to':
      return moveSietch(play, from ?? '', area);
    case 'displace-from':
      state.decision = { kind: 'area', seats, side, purpose: 'displace-to', from: area };
      return;
    case 'displace-to': {
      const enemy = enemyOf(side);
      const legion = from === undefined ? undefined : legionIn(zoneAt(state, from), enemy);
      if (from !== undefined && legion !== undefined)
        relocate(play, enemy, from, area, copyLegion(legion), 'displace');
    }
  }
}

function placeSandworm(play: ArrakisPlay, area: AreaId, left: number, near: 'sandworm' | 'legion'): void {
  const { state } = play;
  if (isNone(wormAreas(state, 'sandworm'))) {
    putWorm(play, area, 'sandworm');
    return nextSandworm(play, left, near);
  }
  const side: Side = 'atreides';
  state.decision = { kind: 'worm-source', seats: seatsOf(state, side), side, area, left, near };
}

/** All tokens of two sietch areas change places; leaders keep company with whatever comes. */
function swapTokens(play: ArrakisPlay, a: AreaId, b: AreaId): void {
  const { state } = play;
  const first = zoneAt(state, a).atreides?.tokens.splice(0) ?? [];
  const second = zoneAt(state, b).atreides?.tokens.splice(0) ?? [];
  if (first.length > 0) legionAt(state, 'atreides', b).tokens.push(...first);
  if (second.length > 0) legionAt(state, 'atreides', a).tokens.push(...second);
  emit(play, { event: 'tokens-swapped', areas: [a, b] });
  enqueue(state, { task: 'lone-leaders', area: a }, { task: 'lone-leaders', area: b }, { task: 'limits' });
}

/** The sietch token goes at once; then any number of the figures with it. */
function moveSietch(play: ArrakisPlay, from: AreaId, to: AreaId): void {
  const { state } = play;
  const source = zoneAt(state, from);
  setSietch(state, to, source.sietch, source.sietchShown);
  setSietch(state, from, 0, false);
  emit(play, { event: 'sietch-moved', from, to });
  const legion = source.atreides;
  if (legion !== undefined) askWithSietch(play, from, to, noFigures(), kindsIn('atreides', legion));
}

/** Who stays behind must be able to stand alone, and so must who goes. */
function withSietchBounds(
  state: ArrakisState,
  from: AreaId,
  picked: Legion,
  kinds: readonly string[],
): readonly [number, number] {
  const legion = zoneAt(state, from).atreides;
  const kind = kinds[0];
  if (legion === undefined || kind === undefined) return [0, 0];
  const leader = kind === 'naib' || legion.named.includes(kind);
  if (!leader) return [0, pickBounds(state, 'atreides', from, legion, picked, kinds, undefined)[1]];
  if (unitsIn(picked) === 0) return [0, 0];
  return pickBounds(state, 'atreides', from, legion, picked, kinds, undefined);
}

function askWithSietch(
  play: ArrakisPlay,
  from: AreaId,
  to: AreaId,
  chosen: Legion,
  remaining: readonly string[],
): void {
  const { state } = play;
  const side: Side = 'atreides';
  let picked = chosen;
  let kinds = remaining;
  while (kinds.length > 0) {
    const [least, most] = withSietchBounds(state, from, picked, kinds);
    if (least !== most) {
      state.decision = { kind: 'move-sietch', seats: seatsOf(state, side), side, from, to, picked, kinds };
      return;
    }
    picked = pick(side, picked, kinds[0] ?? '', most);
    kinds = kinds.slice(1);
  }
  if (unitsIn(picked) === 0) return;
  const source = zoneAt(state, from);
  if (source.atreides !== undefined) takeFigures(source.atreides, picked);
  tidy(state, side, from);
  addFigures(legionAt(state, side, to), picked);
  emit(play, { event: 'moved', side, from, to, figures: picked, how: 'move' });
}

/** The question before: all sectors, or the first of two areas. */
function widened(decision: AreaDecision): AreaDecision {
  if (decision.sector !== undefined) return narrowed(decision, undefined);
  const { seats, side, purpose } = decision;
  return { kind: 'area', seats, side, purpose: BEFORE[purpose] ?? purpose };
}

/** The same question within a sector. Written out, because engines are slow with objects made by spreading. */
function narrowed(decision: AreaDecision, sector: SectorId | undefined): AreaDecision {
  const { seats, side, purpose, mandatory, n, from, within, near } = decision;
  return { kind: 'area', seats, side, purpose, mandatory, n, from, within, near, sector };
}

/** Questions about a place on the map. */
export const areaQuestions: Questions<'area' | 'worm-source' | 'move-sietch'> = {
  area: {
    choices: (state, decision) => {
      const { purpose, sector, mandatory } = decision;
      const choices = areaChoices(candidates(state, decision), sector);
      if (mandatory === true) return choices;
      return sector !== undefined || BEFORE[purpose] !== undefined ? orBack(choices) : orSkip(choices);
    },
    answer: (play, decision, choice) => {
      if (choice.verb === 'sector') play.state.decision = narrowed(decision, whatOf(choice) as SectorId);
      else if (choice.verb === 'area') answerArea(play, decision, whereOf(choice));
      else if (choice.verb === 'back') play.state.decision = widened(decision);
    },
  },
  'worm-source': {
    choices: (state, { area, near }) => [
      ...(state.worms > 0 ? [{ verb: 'from', where: 'supply' }] : []),
      ...choicesIn('from', wormSources(state, area, near)),
    ],
    answer: (play, { area, left, near }, choice) => {
      if (whereOf(choice) !== 'supply') removeWorm(play, whereOf(choice));
      putWorm(play, area, 'sandworm');
      nextSandworm(play, left, near);
    },
  },
  'move-sietch': {
    choices: (state, { from, picked, kinds }) => {
      const [least, most] = withSietchBounds(state, from, picked, kinds);
      return Array.from({ length: most - least + 1 }, (_, i) => ({
        verb: 'take',
        what: kinds[0] ?? '',
        count: least + i,
      }));
    },
    answer: (play, { from, to, picked, kinds }, choice) => {
      askWithSietch(
        play,
        from,
        to,
        pick('atreides', picked, whatOf(choice), countIn(choice)),
        kinds.slice(1),
      );
    },
  },
};
