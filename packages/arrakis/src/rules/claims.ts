import { doNext, shuffle } from '@sietch/kernel';
import { minus, sizeOf } from '../content/area-set.js';
import { prescienceCard } from '../content/catalog.js';
import type { PrescienceCard } from '../content/component.js';
import { CLAIMS_PER_ROUND } from '../content/figures.js';
import { sectorsOf } from '../content/map.js';
import { PRESCIENCE } from '../content/prescience.js';
import type { Requirement } from '../effects/step.js';
import { type ArrakisPlay, emit } from '../events.js';
import { partnersOf } from '../participants.js';
import { type ArrakisState, type Zone, zoneAt } from '../state.js';
import { type AreaId, MARKERS, type PrescienceId, type TokenId } from '../terms.js';
import { inSectorWithLegion, sectorHasLegion, withTerrain } from './area.js';
import { discardTo } from './cards.js';
import { areaOfLeader, leaderNamed, someLegion } from './legion.js';
import { hasTokens, mayShow, tokensOnBoard } from './tokens.js';
import { gainPrescience, movePrescience } from './tracks.js';

/** Two cards a round, whatever their phase (rulebook: Карти передбачення). */
export function mayClaim(state: ArrakisState): boolean {
  return state.claims < CLAIMS_PER_ROUND;
}

function leaderArea(state: ArrakisState, name: string): AreaId | undefined {
  return areaOfLeader(state, 'atreides', leaderNamed(state, 'atreides', name));
}

/** Tokens that may be given up: in a sietch area of a sector with a Harkonnen legion. */
export function fleeingTokens(state: ArrakisState): { readonly token: TokenId; readonly area: AreaId }[] {
  return tokensOnBoard(state).filter(({ area }) => mayFlee(state, zoneAt(state, area)));
}

function mayFlee(state: ArrakisState, { sietch, id }: Zone): boolean {
  return sietch > 0 && inSectorWithLegion(state, id, 'harkonnen');
}

/** Is the position, the price or the deed a card asks for there now? Events are not positions. */
export function isMet(state: ArrakisState, requires: Requirement): boolean {
  switch (requires.is) {
    case 'legions': {
      const { atreides, sietches } = state.where;
      const legions = requires.noSietch === true ? minus(atreides, sietches) : atreides;
      return sizeOf(withTerrain(state, legions, requires.terrain)) >= requires.n;
    }
    case 'apart':
      return requires.leaders.every((name) => {
        const area = leaderArea(state, name);
        if (area === undefined) return false;
        const zone = zoneAt(state, area);
        return zone.terrain === 'deep-desert' && zone.sietch === 0;
      });
    case 'together': {
      const [first, ...others] = requires.leaders.map((name) => leaderArea(state, name));
      return first !== undefined && zoneAt(state, first).sietch > 0 && others.every((area) => area === first);
    }
    case 'show-sietch': {
      const area = leaderArea(state, requires.with);
      if (area === undefined) return false;
      const zone = zoneAt(state, area);
      return zone.sietch > 0 && !zone.sietchShown && mayShow(state, area);
    }
    case 'show-tokens': {
      const area = leaderArea(state, requires.with);
      if (area === undefined || !mayShow(state, area)) return false;
      return (zoneAt(state, area).atreides?.tokens.length ?? 0) >= requires.n;
    }
    case 'give-up-token':
      return someLegion(state, 'atreides', (zone) => hasTokens(zone) && mayFlee(state, zone));
    case 'spend-die': {
      const area = leaderArea(state, requires.leader);
      if (area === undefined) return false;
      if (requires.price === 'tank') {
        return sectorsOf(area).some((sector) => !sectorHasLegion(state, sector, 'harkonnen'));
      }
      return zoneAt(state, area).sietch > 0 && cardsToPay(state) >= 2;
    }
    default:
      return false;
  }
}

/** Whoever acts pays with own cards; before that is settled the fullest hand counts. */
function cardsToPay({ turn, factions }: ArrakisState): number {
  const acting = turn?.side === 'atreides' ? turn.acting : undefined;
  let most = 0;
  for (const { id, hand } of factions.atreides.dashboards)
    if (acting === undefined || acting === id) most = Math.max(most, hand.length);
  return most;
}

/** Revealed cards of a phase that can be claimed by position or deed. */
export function claimable(state: ArrakisState, phase: 'action' | 'end-of-round'): PrescienceId[] {
  if (!mayClaim(state)) return [];
  return state.shown
    .map((shown) => prescienceCard(shown.id))
    .filter((card) => card.phase === phase && isMet(state, card.requires))
    .map((card) => card.id);
}

/** What the Atreides may pay for a card whenever they have a turn. */
type Price = 'spend-die' | 'give-up-token';

const cardsFor = (price: Price): readonly PrescienceCard[] =>
  PRESCIENCE.filter(({ phase, requires }) => phase === 'action' && requires.is === price);

const FOR_A_DIE = cardsFor('spend-die');
const FOR_A_TOKEN = cardsFor('give-up-token');

/** Revealed cards that can be claimed for a price now. */
export function claimableBy(state: ArrakisState, price: Price): PrescienceId[] {
  const found: PrescienceId[] = [];
  if (!mayClaim(state)) return found;
  for (const { id, requires } of price === 'spend-die' ? FOR_A_DIE : FOR_A_TOKEN)
    if (isShown(state, id) && isMet(state, requires)) found.push(id);
  return found;
}

function isShown({ shown }: ArrakisState, id: PrescienceId): boolean {
  for (const each of shown) if (each.id === id) return true;
  return false;
}

/** Something has happened that a revealed card asks for: the Atreides may claim it at once. */
export function offerClaim(play: ArrakisPlay, is: Requirement['is']): void {
  const { state } = play;
  if (state.phase !== 'actions' || !mayClaim(state)) return;
  for (const { id } of state.shown) {
    if (prescienceCard(id).requires.is === is) doNext(state, { task: 'offer-claim', card: id });
  }
}

export function askClaim(play: ArrakisPlay, card: PrescienceId): void {
  const { state } = play;
  if (!mayClaim(state) || !state.shown.some(({ id }) => id === card)) return;
  state.decision = { kind: 'claim', seats: partnersOf(state, 'atreides'), side: 'atreides', card };
}

/** Deeds can be done on the Harkonnen turn too: asked when a token is about to be turned over. */
export function askBeforeLoss(play: ArrakisPlay, area: AreaId): void {
  const tokens = zoneAt(play.state, area).atreides?.tokens.length ?? 0;
  if (tokens > 0) offerDeeds(play);
}

export function offerDeeds(play: ArrakisPlay): void {
  const { state } = play;
  for (const card of claimableBy(state, 'give-up-token')) doNext(state, { task: 'offer-claim', card });
}

/** The card is taken, its markers advance, and cards lying under it go (rulebook: Момент отримання). */
export function claim(play: ArrakisPlay, id: PrescienceId): void {
  const { state } = play;
  const shown = state.shown.find((each) => each.id === id);
  if (shown === undefined) return;
  state.shown = state.shown.filter((each) => each.id !== id);
  state.claimed.push(id);
  state.claims++;
  emit(play, { event: 'claimed', card: id });
  for (const { card, effect } of shown.under) {
    discardTo(state, 'atreides', card);
    if (effect === 'bonus') doNext(state, { task: 'bonus-marker' });
  }
  gainPrescience(play, prescienceCard(id).markers, `prescience:${id}`);
}

export const BONUS_STEPS = 2;

export function askBonus(play: ArrakisPlay): void {
  const { state } = play;
  state.decision = { kind: 'bonus-marker', seats: partnersOf(state, 'atreides'), side: 'atreides' };
}

export function gainBonus(play: ArrakisPlay, marker: string): void {
  const found = MARKERS.find((each) => each === marker);
  if (found !== undefined) movePrescience(play, found, BONUS_STEPS, 'bonus');
}

/** Puts a revealed card back into its deck. */
export function buryShown(play: ArrakisPlay, id: PrescienceId): void {
  const { state } = play;
  releaseUnder(state, id);
  state.shown = state.shown.filter((shown) => shown.id !== id);
  state.prescienceDeck.push(id);
  shuffle(state.random, state.prescienceDeck);
  emit(play, { event: 'prescience-left', card: id, to: 'deck' });
}

/** Removes a revealed card from the game. */
export function removeShown(play: ArrakisPlay, id: PrescienceId): void {
  const { state } = play;
  releaseUnder(state, id);
  state.shown = state.shown.filter((shown) => shown.id !== id);
  state.discarded.push(id);
  emit(play, { event: 'prescience-left', card: id, to: 'box' });
}

/** Planning cards under a prescience card that leaves go to their discard pile. */
function releaseUnder(state: ArrakisState, id: PrescienceId): void {
  for (const { card } of state.shown.find((shown) => shown.id === id)?.under ?? []) {
    discardTo(state, 'atreides', card);
  }
}

/** Eyes of Ibad keeps a card where it is. */
export function isKept(state: ArrakisState, id: PrescienceId): boolean {
  return state.shown.find((shown) => shown.id === id)?.under.some(({ effect }) => effect === 'keep') === true;
}

export function showNext(play: ArrakisPlay): void {
  const { state } = play;
  const id = state.prescienceDeck.pop();
  if (id === undefined) return;
  state.shown.push({ id, under: [] });
  emit(play, { event: 'prescience-shown', card: id });
}
