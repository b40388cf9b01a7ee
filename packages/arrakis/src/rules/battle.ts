import { doNext, reveal, sure } from '@sietch/kernel';
import { isNone } from '../content/area-set.js';
import { GENERIC, leaderCard } from '../content/catalog.js';
import { MAX_COMBAT_DICE } from '../content/figures.js';
import type { BattleTerms } from '../effects/step.js';
import { type ArrakisPlay, emit } from '../events.js';
import { answering, ownerOf, partnersOf, runsItself } from '../participants.js';
import {
  type ArrakisState,
  type Battle,
  battleOf,
  dashboardOf,
  factionOf,
  legionIn,
  zoneAt,
} from '../state.js';
import type { TaskOf } from '../tasks.js';
import { type AirZoneId, type AreaId, type DashboardId, enemyOf, type Face, type Side } from '../terms.js';
import { hasSettlement } from './area.js';
import { isHopeless } from './automaton/power.js';
import { discardForDice } from './automaton/reinforcements.js';
import { showHarkonnenTokens } from './automaton/tokens.js';
import { takeCasualties } from './casualties.js';
import { askBeforeLoss, offerClaim } from './claims.js';
import { count, rollCombat } from './dice.js';
import { copyLegion, leadersIn, unitsIn } from './legion.js';
import { relocate } from './movement.js';
import { retreatAreas } from './retreat.js';
import { destroySettlement } from './settlements.js';
import { showSietch, showTokens } from './tokens.js';
import { removeAircraft } from './vehicles.js';

/** A legion attacks (rulebook: Битви). It stays in its area; all its figures take part. */
export function startBattle(
  play: ArrakisPlay,
  attacker: Side,
  from: AreaId,
  at: AreaId,
  terms: BattleTerms,
  zone: AirZoneId | undefined,
): void {
  const { state } = play;
  if (zone !== undefined) removeAircraft(play, zone);
  const none = (): Record<Face, number> => ({ sword: 0, shield: 0, special: 0 });
  state.battle = {
    attacker,
    from,
    at,
    terms,
    round: 0,
    cards: { atreides: 0, harkonnen: 0 },
    roll: { atreides: none(), harkonnen: none() },
    abilities: { atreides: [], harkonnen: [] },
    hits: { atreides: 0, harkonnen: 0 },
    hadSpecial: false,
    hadPaul: false,
  };
  emit(play, { event: 'attack', side: attacker, from, area: at, surprise: terms.surprise === true });
  doNext(state, { task: 'battle', stage: 'open' }, { task: 'battle', stage: 'round' });
  if (attacker === 'harkonnen') askBeforeLoss(play, at);
}

export function legionOf(state: ArrakisState, battle: Battle, side: Side) {
  return legionIn(zoneAt(state, side === battle.attacker ? battle.from : battle.at), side);
}

/** A facedown sietch and all deployment tokens in the battle are turned over. */
export function openBattle(play: ArrakisPlay): void {
  const { state } = play;
  const battle = battleOf(state);
  showSietch(play, battle.at);
  showTokens(play, battle.attacker === 'atreides' ? battle.from : battle.at);
  if (state.automaton !== undefined)
    showHarkonnenTokens(play, battle.attacker === 'harkonnen' ? battle.from : battle.at);
  const atreides = legionOf(state, battle, 'atreides');
  battle.hadPaul = atreides?.named.some((leader) => leader.startsWith('paul-')) === true;
  battle.hadSpecial = (legionOf(state, battle, 'harkonnen')?.special ?? 0) > 0;
}

/** Each round: cards, roll, casualties, decision (rulebook: Послідовність раундів битви). */
export function battleRound(play: ArrakisPlay): void {
  const { state } = play;
  const battle = battleOf(state);
  const { attacker } = battle;
  const defender = enemyOf(attacker);
  if (legionOf(state, battle, attacker) === undefined || legionOf(state, battle, defender) === undefined) {
    return endBattle(play);
  }
  if (battle.round === 0 && givesUp(state)) return ceaseAttack(play);
  battle.round++;
  for (const side of [attacker, defender]) {
    battle.cards[side] = 0;
    battle.abilities[side] = [];
  }
  doNext(
    state,
    { task: 'combat-cards', side: attacker, dashboard: firstAsked(state, attacker), passed: 0 },
    { task: 'combat-cards', side: defender, dashboard: firstAsked(state, defender), passed: 0 },
    { task: 'battle', stage: 'roll' },
    { task: 'abilities', side: attacker },
    { task: 'abilities', side: defender },
    { task: 'battle', stage: 'hits' },
    { task: 'battle', stage: 'after' },
  );
}

/** The automaton breaks off an attack only if it is worth half of the defender or less. */
function givesUp(state: ArrakisState): boolean {
  const battle = battleOf(state);
  if (!runsItself(state, battle.attacker)) return false;
  const [own, enemy] = [legionOf(state, battle, 'harkonnen'), legionOf(state, battle, 'atreides')];
  return own !== undefined && enemy !== undefined && isHopeless(own, enemy);
}

/** One die per unit, the rank of a defended settlement, and cards: six at most. */
export function combatDice(state: ArrakisState, side: Side): number {
  const battle = battleOf(state);
  const { attacker, terms, cards, round } = battle;
  let dice = unitsIn(legionOf(state, battle, side)) + cards[side];
  if (side === attacker) dice += terms.dice ?? 0;
  else {
    const zone = zoneAt(state, battle.at);
    if (hasSettlement(zone, side)) dice += side === 'harkonnen' ? zone.settlement : zone.sietch;
    if (terms.enemyCap !== undefined && round === 1) dice = Math.min(dice, terms.enemyCap);
  }
  return Math.min(dice, MAX_COMBAT_DICE);
}

/** Would one more card add a die? */
export function cardAddsDie(state: ArrakisState, side: Side): boolean {
  const battle = battleOf(state);
  const capped = side !== battle.attacker && battle.round === 1 ? battle.terms.enemyCap : undefined;
  return combatDice(state, side) < (capped ?? MAX_COMBAT_DICE);
}

/** Whoever takes the turn is asked for cards first, else the House. */
function firstAsked({ turn, factions }: ArrakisState, side: Side): DashboardId {
  const acting = turn?.side === side ? turn.acting : undefined;
  return acting ?? sure(factions[side].dashboards[0], 'dashboard of a side', side).id;
}

/**
 * Starting with the attacker, cards may be discarded for dice; the ban of the Landsraad forbids it. Partners may both
 * do so, in turns, until neither wants to (rulebook: Карти планування).
 */
export function askCombatCards(play: ArrakisPlay, task: TaskOf<'combat-cards'>): void {
  const { state } = play;
  const { side, dashboard, passed } = task;
  const { dashboards } = factionOf(state, side);
  if (passed === dashboards.length || !cardAddsDie(state, side)) return;
  if (side === 'harkonnen' && state.bans.includes('landsraad')) return;
  if (runsItself(state, side)) return spendReinforcements(play);
  if (dashboardOf(state, side, dashboard).hand.length === 0) return combatCardsPassed(play, task);
  state.decision = { kind: 'combat-cards', seats: ownerOf(state, dashboard), side, dashboard, passed };
}

function spendReinforcements(play: ArrakisPlay): void {
  const { state } = play;
  discardForDice(
    play,
    () => cardAddsDie(state, 'harkonnen'),
    () => battleOf(state).cards.harkonnen++,
  );
}

/** Whoever has enough leaves it to the partner. */
export function combatCardsPassed(
  { state }: ArrakisPlay,
  { side, dashboard, passed }: Pick<TaskOf<'combat-cards'>, 'side' | 'dashboard' | 'passed'>,
): void {
  const partner = factionOf(state, side).dashboards.find(({ id }) => id !== dashboard);
  if (partner !== undefined)
    doNext(state, { task: 'combat-cards', side, dashboard: partner.id, passed: passed + 1 });
}

/** Both players roll; a surprise attack adds a special result in the first round. */
export function rollBattle(play: ArrakisPlay): void {
  const { state } = play;
  const battle = battleOf(state);
  for (const side of [battle.attacker, enemyOf(battle.attacker)]) {
    const faces = rollCombat(state, combatDice(state, side));
    const roll = battle.roll[side];
    roll.sword = count(faces, 'sword');
    roll.shield = count(faces, 'shield');
    roll.special = count(faces, 'special');
    const surprise = side === battle.attacker && battle.terms.surprise === true && battle.round === 1;
    if (surprise) roll.special++;
    emit(play, { event: 'roll', side, faces, why: 'rule:battle', ...(surprise ? { surprise } : {}) });
  }
  reveal(play);
}

/** Leaders of a side whose ability is still unused in this roll; generic ones once each. */
export function unusedLeaders(state: ArrakisState, side: Side): string[] {
  const battle = battleOf(state);
  const legion = legionOf(state, battle, side);
  if (legion === undefined) return [];
  const used = battle.abilities[side];
  const leaders: string[] = [];
  let { generic } = legion;
  for (const leader of used) if (leader === GENERIC[side]) generic--;
  for (; generic > 0; generic--) leaders.push(GENERIC[side]);
  for (const leader of legion.named) if (!used.includes(leader)) leaders.push(leader);
  return leaders;
}

/** Each special result is turned by one leader; with more leaders than results their owner chooses (rulebook: Бойові здібності лідера). */
export function nextAbility(play: ArrakisPlay, side: Side): void {
  const { state } = play;
  const battle = battleOf(state);
  const leaders = unusedLeaders(state, side);
  const left = battle.roll[side].special - battle.abilities[side].length;
  if (left <= 0 || leaders.length === 0) return;
  const [first] = leaders;
  if (left >= leaders.length || leaders.every((leader) => leader === first)) {
    for (const leader of leaders.slice(0, left)) useAbility(play, side, leader);
    return;
  }
  doNext(state, { task: 'abilities', side });
  state.decision = { kind: 'ability', seats: answering(state, side), side };
}

export function useAbility(play: ArrakisPlay, side: Side, leader: string): void {
  const battle = battleOf(play.state);
  const { swords, shields } = abilityOf(leader, side);
  battle.abilities[side].push(leader);
  battle.roll[side].sword += swords;
  battle.roll[side].shield += shields;
  emit(play, { event: 'ability', side, leader, swords, shields });
}

function abilityOf(leader: string, side: Side): { readonly swords: number; readonly shields: number } {
  return leaderCard(leader === GENERIC[side] ? `${leader}s` : leader);
}

/** Special units cancel shields, shields cancel swords, the rest are hits; the attacker suffers first. */
export function resolveHits(play: ArrakisPlay): void {
  const { state } = play;
  const battle = battleOf(state);
  const { attacker, from, at } = battle;
  const defender = enemyOf(attacker);
  for (const side of [attacker, defender]) {
    const enemy = enemyOf(side);
    const shields = Math.max(0, battle.roll[side].shield - (legionOf(state, battle, enemy)?.special ?? 0));
    battle.hits[side] = Math.max(0, battle.roll[enemy].sword - shields);
  }
  const losses = [
    { side: attacker, area: from },
    { side: defender, area: at },
  ].filter(({ side }) => battle.hits[side] > 0);
  for (const { side, area } of losses)
    emit(play, { event: 'hits', side, area, n: battle.hits[side], why: 'rule:battle' });
  doNext(
    state,
    ...losses.map(({ side, area }) => ({
      task: 'casualties' as const,
      side,
      area,
      hits: battle.hits[side],
      why: 'rule:battle',
    })),
  );
}

/** After casualties: if both sides stand, the attacker decides whether to go on (rulebook: Продовження битви). */
export function afterRound(play: ArrakisPlay): void {
  const { state } = play;
  const battle = battleOf(state);
  const { attacker } = battle;
  if (
    legionOf(state, battle, attacker) === undefined ||
    legionOf(state, battle, enemyOf(attacker)) === undefined
  ) {
    return endBattle(play);
  }
  if (runsItself(state, attacker)) return givesUp(state) ? ceaseAttack(play) : continueBattle(play);
  state.decision = { kind: 'continue', seats: answering(state, attacker), side: attacker };
}

/** Going on against a settlement costs a hit at once; then the defender may retreat. */
export function continueBattle(play: ArrakisPlay): void {
  const { state } = play;
  const { attacker, from, at, terms } = battleOf(state);
  doNext(state, { task: 'battle', stage: 'pressed' });
  const fortified = hasSettlement(zoneAt(state, at), enemyOf(attacker));
  const free = terms.freeContinue === true || runsItself(state, attacker);
  if (fortified && !free) takeCasualties(play, attacker, from, 1, 'rule:continue');
}

export function afterPressing(play: ArrakisPlay): void {
  const { state } = play;
  const battle = battleOf(state);
  const defender = enemyOf(battle.attacker);
  if (legionOf(state, battle, battle.attacker) === undefined) return endBattle(play);
  doNext(state, { task: 'battle', stage: 'round' });
  if (runsItself(state, defender)) return;
  if (!isNone(retreatAreas(state, defender, battle.at))) {
    state.decision = { kind: 'retreat', seats: partnersOf(state, defender), side: defender };
  }
}

/** The attacker chooses where the defender goes; from the automaton people retreat as they like. */
export function askRetreatArea(play: ArrakisPlay): void {
  const { state } = play;
  const { attacker, at } = battleOf(state);
  const chooser = runsItself(state, attacker) ? enemyOf(attacker) : attacker;
  state.decision = {
    kind: 'retreat-to',
    seats: answering(state, chooser),
    side: chooser,
    area: at,
    retreating: enemyOf(attacker),
  };
}

export function ceaseAttack(play: ArrakisPlay): void {
  const { state } = play;
  emit(play, { event: 'ceased' });
  finish(play, enemyOf(battleOf(state).attacker));
}

/** Who is left wins; nobody, if both legions are destroyed (rulebook: Кінець битви). */
function endBattle(play: ArrakisPlay): void {
  const { state } = play;
  const battle = battleOf(state);
  const { attacker } = battle;
  const defender = enemyOf(attacker);
  if (legionOf(state, battle, attacker) !== undefined) finish(play, attacker);
  else finish(play, legionOf(state, battle, defender) === undefined ? undefined : defender);
}

function finish(play: ArrakisPlay, winner: Side | undefined): void {
  const { state } = play;
  const battle = battleOf(state);
  emit(play, { event: 'battle-over', area: battle.at, winner });
  state.battle = undefined;
  doNext(state, { task: 'limits' });
  if (winner === 'atreides') {
    if (battle.hadSpecial) offerClaim(play, 'beat-special');
    if (battle.attacker === 'atreides' && battle.hadPaul) offerClaim(play, 'won-with');
  }
  if (winner !== battle.attacker) return;
  if (state.options.mayStay && !runsItself(state, winner)) {
    state.decision = {
      kind: 'advance',
      seats: answering(state, winner),
      side: winner,
      from: battle.from,
      to: battle.at,
    };
  } else advance(play, winner, battle.from, battle.at);
}

/** The winner moves in with everything; what stood there is destroyed (rulebook: Переміщення після битви). */
export function advance(play: ArrakisPlay, side: Side, from: AreaId, to: AreaId): void {
  const { state } = play;
  const legion = legionIn(zoneAt(state, from), side);
  if (legion === undefined || leadersIn(legion) + unitsIn(legion) === 0) return;
  // The settlement falls first; a wormsign is turned over only then.
  destroySettlement(play, side, to);
  if (state.winner === undefined) relocate(play, side, from, to, copyLegion(legion), 'advance');
}
