import { type Choice, doNext, sure } from '@sietch/kernel';
import { type AreaSet, after, both, either, isNone } from '../content/area-set.js';
import { planningCard } from '../content/catalog.js';
import { AIR_ZONE_BITS, areasUnder } from '../content/map.js';
import { ATOMICS } from '../content/settlements.js';
import { ATOMICS_STEP } from '../content/tracks.js';
import { type ArrakisPlay, emit } from '../events.js';
import { answering } from '../participants.js';
import { type ArrakisState, actingDashboard } from '../state.js';
import { AIR_ZONE_IDS, type AirZoneId, type AreaId, type Side } from '../terms.js';
import { discardFromHand } from './cards.js';
import { askBeforeLoss, claimableBy } from './claims.js';
import { enterPlay, isInPlay, leaveGame } from './leaders.js';
import { aircraftBits } from './reach.js';
import { hiddenAreas, isHidden, maySomeBeShown, showSietch, showTokens } from './tokens.js';
import { removeAircraft } from './vehicles.js';

export const SCHEMING = 'hawats-scheming';
const SCHEMING_CARD = planningCard(SCHEMING);

const GUERRILLA: Choice = { verb: 'guerrilla' };
const SCOUT: Choice = { verb: 'scout' };

/** Adds to a menu what costs neither a die nor the action (rulebook: Вільні дії). */
export function freeActions(state: ArrakisState, side: Side, menu: Choice[] = []): Choice[] {
  if (side === 'atreides') {
    if (maySomeBeShown(state)) menu.push(GUERRILLA);
    for (const what of claimableBy(state, 'give-up-token')) menu.push({ verb: 'claim', what });
    if (atomicsOpen(state, ATOMICS_STEP))
      for (const where of Object.keys(ATOMICS)) menu.push({ verb: 'atomics', where });
    return menu;
  }
  if (mayScout(state)) menu.push(SCOUT);
  let copies = 0;
  for (const card of actingDashboard(state, side).hand) if (card === SCHEMING) copies++;
  const { freeAction } = SCHEMING_CARD;
  if (copies > 0 && freeAction !== undefined && isInPlay(state, 'harkonnen', freeAction.removes))
    for (const count of freeAction.cards) if (count <= copies) menu.push({ verb: 'scheme', count });
  return menu;
}

/** Begins a free action picked from a menu; the menu comes back afterwards. */
export function takeFreeAction(play: ArrakisPlay, side: Side, choice: Choice): void {
  const { state } = play;
  const seats = answering(state, side);
  switch (choice.verb) {
    case 'guerrilla':
      state.decision = { kind: 'guerrilla', seats, side, more: false };
      return;
    case 'claim':
      state.decision = { kind: 'give-up-token', seats, side, card: choice.what ?? '' };
      return;
    case 'atomics':
      doNext(state, { task: 'detonate', area: choice.where ?? '' });
      return;
    case 'scout':
      state.decision = { kind: 'scout-zone', seats, side };
      return;
    case 'scheme':
      return scheme(play, choice.count ?? 2);
  }
}

/** Some marker stands high enough, and the atomics have not been used (rulebook: Родинний ядерний арсенал). */
export function atomicsOpen(state: ArrakisState, step: number): boolean {
  if (state.atomics !== undefined) return false;
  const { 'kwisatz-haderach': kwisatz, 'sand-dwellers': dwellers, jihad } = state.prescience;
  return kwisatz >= step || dwellers >= step || jihad >= step;
}

/** Ornithopters with something to uncover below; the ban of the Guild forbids scouting. */
export function scoutZones(state: ArrakisState): AirZoneId[] {
  if (state.bans.includes('spacing-guild')) return [];
  return AIR_ZONE_IDS.filter((zone) => canScoutFrom(state, zone));
}

function canScoutFrom(state: ArrakisState, zone: AirZoneId): boolean {
  return state.air[zone] === 'ornithopter' && !isNone(scoutAreas(state, zone));
}

function mayScout(state: ArrakisState): boolean {
  if (state.bans.includes('spacing-guild')) return false;
  const bits = aircraftBits(state, 'ornithopter');
  if (bits === 0) return false;
  const { areas, where } = state;
  const places = either(where.atreides, where.sietches);
  for (let at = after(places, -1); at >= 0; at = after(places, at))
    if ((bits & sure(AIR_ZONE_BITS[at], 'number', at)) !== 0 && isHidden(sure(areas[at], 'area', at)))
      return true;
  return false;
}

export function scoutAreas(state: ArrakisState, zone: AirZoneId): AreaSet {
  return both(areasUnder(zone), hiddenAreas(state));
}

/** The ornithopter is used up; the Atreides may still flee with a token (rulebook: Розвідка). */
export function scout(
  play: ArrakisPlay,
  zone: AirZoneId,
  area: AreaId,
  what: 'sietch' | 'tokens' | 'both',
): void {
  removeAircraft(play, zone);
  emit(play, { event: 'scouted', area });
  doNext(play.state, { task: 'uncover', area, what });
  if (what !== 'sietch') askBeforeLoss(play, area);
}

export function uncover(play: ArrakisPlay, area: AreaId, what: 'sietch' | 'tokens' | 'both'): void {
  if (what !== 'tokens') showSietch(play, area);
  if (what !== 'sietch') showTokens(play, area);
}

/** Two or three cards remove Hawat for good, and the Reverend Mother comes (rulebook: Зуфір Хават і Ґай Єлена Могіям). */
function scheme(play: ArrakisPlay, cards: number): void {
  discardFromHand(
    play,
    'harkonnen',
    actingDashboard(play.state, 'harkonnen'),
    Array.from({ length: cards }, () => SCHEMING),
    `card:${SCHEMING}`,
  );
  emit(play, { event: 'card', side: 'harkonnen', card: SCHEMING });
  const { freeAction } = SCHEMING_CARD;
  if (freeAction === undefined) return;
  leaveGame(play, 'harkonnen', freeAction.removes);
  enterPlay(play, freeAction.enters);
}
