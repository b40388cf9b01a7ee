import { type Choice, numberOf, type Seat, sure, type Trait, trait } from '@sietch/kernel';
import { catalogOf } from '../content/catalog.js';
import type { Decision } from '../decisions.js';
import { opponentsOf } from '../participants.js';
import { armyAt } from '../rules/activation.js';
import { currentConflict, type ImperiumState, type Player, playerAt, stepsOn, strengthOf } from '../state.js';
import type { Track } from '../terms.js';

/** Kinds of traits: what can be said of a choice, about which things. */
const OF = {
  verb: numberOf('verb'),
  what: numberOf('what'),
  where: numberOf('where'),
  count: numberOf('count'),
  source: numberOf('source'),
  cardToSpace: numberOf('card-to-space'),
  spaceByStage: numberOf('space-by-stage'),
  spaceBySolari: numberOf('space-by-solari'),
  spaceBySpice: numberOf('space-by-spice'),
  spaceByWater: numberOf('space-by-water'),
  spaceByLeader: numberOf('space-by-leader'),
  spaceByMaker: numberOf('space-by-maker'),
  factionBySteps: numberOf('faction-by-steps'),
  steps: numberOf('steps'),
  conflictByGarrison: numberOf('conflict-by-garrison'),
  marginToCome: numberOf('margin-to-come'),
  boughtByStage: numberOf('bought-by-stage'),
  boughtByPersuasion: numberOf('bought-by-persuasion'),
  fightByMargin: numberOf('fight-by-margin'),
  fightByConflict: numberOf('fight-by-conflict'),
  sentByGarrison: numberOf('sent-by-garrison'),
  sentByStage: numberOf('sent-by-stage'),
  intrigueByMargin: numberOf('intrigue-by-margin'),
  pickedBySteps: numberOf('picked-by-steps'),
  playedByStage: numberOf('played-by-stage'),
  spaceByAgents: numberOf('space-by-agents'),
  spaceByRace: numberOf('space-by-race'),
  spaceByRank: numberOf('space-by-rank'),
  cardByAgents: numberOf('card-by-agents'),
  contested: numberOf('contested'),
  boughtByRace: numberOf('bought-by-race'),
  boughtByDeck: numberOf('bought-by-deck'),
  fightByPrize: numberOf('fight-by-prize'),
  fightByRace: numberOf('fight-by-race'),
  playedByRace: numberOf('played-by-race'),
  revealedWith: numberOf('revealed-with'),
  revealedEarly: numberOf('revealed-early'),
} as const;

/** Whoever reveals while an agent can still be sent gives a turn away. */
export const hunches = [[trait(OF.revealedEarly), -4]] as const;

/** Decisions about units in the conflict. */
const FIGHTS: readonly Decision['kind'][] = ['agent-effects', 'combat', 'deploy', 'ally-deploys', 'retreat'];
const HOLDS_BACK: readonly string[] = ['end', 'pass', 'intrigue'];

/** What the choices of one decision have in common. */
interface Situation {
  readonly state: ImperiumState;
  readonly seat: Seat;
  readonly player: Player;
  readonly army: Player;
  readonly kind: number;
  readonly source: number;
  /** The opening, the middle … in four parts. */
  readonly stage: number;
  /** How near somebody is to the end by points, in four parts. */
  readonly race: number;
  readonly fights: boolean;
  readonly conflict: number;
  /** Strength ahead of the strongest opponent, and opponents who have not revealed. */
  readonly margin: number;
  readonly toCome: number;
  readonly canSend: boolean;
}

export function traits(state: ImperiumState, seat: Seat, choices: readonly Choice[], into: Trait[][]): void {
  const situation = situationOf(state, seat, choices);
  for (let i = 0; i < choices.length; i++) {
    into[i] ??= [];
    const said = sure(into[i], 'traits of choice', i);
    said.length = 0;
    sayAll(situation, sure(choices[i], 'choice', i), said);
  }
}

function situationOf(state: ImperiumState, seat: Seat, choices: readonly Choice[]): Situation {
  const kind = state.decision?.kind ?? 'turn';
  const source = state.decision !== undefined && 'source' in state.decision ? state.decision.source : '';
  const fights = FIGHTS.includes(kind);
  const army = armyAt(state, seat);
  let strongest = 0;
  let toCome = 0;
  if (fights || kind === 'turn') {
    for (const other of opponentsOf(state, seat)) {
      const opponent = playerAt(state, other);
      strongest = Math.max(strongest, strengthOf(opponent));
      if (!opponent.hasRevealed) toCome++;
    }
  }
  return {
    state,
    seat,
    player: playerAt(state, seat),
    army,
    kind: numberOf(kind),
    source: numberOf(source),
    stage: Math.min(3, Math.floor((state.round - 1) / 2)),
    race: raceOf(state),
    fights,
    conflict: numberOf(currentConflict(state) ?? ''),
    margin: 2 * army.conflict + 3 * army.worms + army.swords - strongest,
    toCome,
    canSend: choices.some(({ verb }) => verb === 'agent'),
  };
}

function raceOf(state: ImperiumState): number {
  let most = 0;
  for (const { points } of state.players) most = Math.max(most, points);
  return most < 4 ? 0 : most < 6 ? 1 : most < 8 ? 2 : 3;
}

function sayAll(now: Situation, choice: Choice, said: Trait[]): void {
  const { verb, what, where, count } = choice;
  const { kind, source } = now;
  const act = numberOf(verb);
  said.push(trait(OF.verb, kind, act));
  if (what !== undefined) said.push(trait(OF.what, kind, act, numberOf(what)));
  if (where !== undefined) said.push(trait(OF.where, kind, act, numberOf(where)));
  if (count !== undefined && verb !== 'deploy') said.push(trait(OF.count, kind, act, count));
  said.push(trait(OF.source, source ^ kind, act, numberOf(what ?? '') + (count ?? 0)));
  if (verb === 'agent' && what !== undefined && where !== undefined) sayAgent(now, what, where, said);
  else if (verb === 'acquire' && what !== undefined) sayBought(now, what, said);
  else if (verb === 'deploy' || (now.fights && HOLDS_BACK.includes(verb))) sayFight(now, choice, said);
  else if (verb === 'intrigue' && what !== undefined)
    said.push(
      trait(OF.playedByStage, kind, numberOf(what), now.stage),
      trait(OF.playedByRace, kind, numberOf(what), now.race),
    );
  else if (verb === 'reveal') {
    said.push(trait(OF.revealedWith, now.player.agents, now.player.hand.length, now.stage));
    if (now.canSend) said.push(trait(OF.revealedEarly));
  } else if (what !== undefined && what in now.player.influence) sayTrack(now, what as Track, said);
}

function sayAgent({ state, player, army, ...now }: Situation, card: string, id: string, said: Trait[]): void {
  const { faction, combat, maker } = catalogOf(state).space(id);
  const space = numberOf(id);
  said.push(
    trait(OF.cardToSpace, numberOf(card), space),
    trait(OF.spaceByStage, space, now.stage),
    trait(OF.spaceBySolari, space, Math.min(9, player.solari)),
    trait(OF.spaceBySpice, space, Math.min(6, player.spice)),
    trait(OF.spaceByWater, space, Math.min(3, player.water)),
    trait(OF.spaceByLeader, space, numberOf(player.leader)),
    trait(OF.spaceByAgents, space, player.agents),
    trait(OF.spaceByRace, space, now.race),
    trait(OF.spaceByRank, space, (player.swordmaster ? 1 : 0) + (player.councilSeat ? 2 : 0)),
    trait(OF.cardByAgents, numberOf(card), player.agents),
  );
  if (faction !== undefined) {
    const steps = stepsOn(player, faction);
    said.push(
      trait(OF.factionBySteps, numberOf(faction), steps),
      trait(OF.steps, steps),
      trait(OF.contested, steps, ahead(state, now.seat, faction), holder(state, now.seat, faction)),
    );
  }
  if (combat)
    said.push(
      trait(OF.conflictByGarrison, now.conflict, Math.min(4, army.garrison)),
      trait(OF.marginToCome, bounded(now.margin), now.toCome),
    );
  if (maker) said.push(trait(OF.spaceByMaker, space, state.makers[id] ?? 0));
}

function sayBought({ state, player, stage, race }: Situation, card: string, said: Trait[]): void {
  const persuasion = Math.min(8, state.turn?.persuasion ?? 0);
  said.push(
    trait(OF.boughtByStage, numberOf(card), stage),
    trait(OF.boughtByPersuasion, numberOf(card), persuasion),
    trait(OF.boughtByRace, numberOf(card), race),
    trait(OF.boughtByDeck, numberOf(card), Math.min(6, Math.floor(cardsOf(player) / 3))),
  );
}

/** Units go, or stay where they are. */
function sayFight(now: Situation, { verb, what, count = 1 }: Choice, said: Trait[]): void {
  const sent = verb === 'deploy' ? count : 0;
  const after = bounded(now.margin + 2 * sent);
  const act = numberOf(verb);
  said.push(
    trait(OF.fightByMargin, now.kind ^ act, after, now.toCome),
    trait(OF.fightByConflict, now.conflict, act, sent),
    trait(OF.sentByGarrison, sent, now.army.garrison),
    trait(OF.sentByStage, sent, now.stage, after > 0 ? 1 : 0),
    trait(OF.fightByPrize, now.conflict, act, 4 * Math.sign(after) + now.toCome),
    trait(OF.fightByRace, act, 4 * Math.sign(after) + now.race, Math.min(1, sent)),
  );
  if (verb === 'intrigue' && what !== undefined) said.push(trait(OF.intrigueByMargin, numberOf(what), after));
}

function sayTrack({ state, seat, kind, player }: Situation, track: Track, said: Trait[]): void {
  const steps = stepsOn(player, track);
  said.push(
    trait(OF.pickedBySteps, kind, numberOf(track), steps),
    trait(OF.pickedBySteps, kind, 0, steps),
    trait(OF.contested, steps, ahead(state, seat, track), holder(state, seat, track)),
  );
}

/** Steps ahead of the best opponent on a track. */
function ahead(state: ImperiumState, seat: Seat, track: Track): number {
  let best = 0;
  for (const other of opponentsOf(state, seat)) best = Math.max(best, stepsOn(playerAt(state, other), track));
  return Math.max(-2, Math.min(2, stepsOn(playerAt(state, seat), track) - best));
}

/** Whose the alliance is: nobody's, somebody else's, one's own. */
function holder(state: ImperiumState, seat: Seat, track: Track): number {
  const owner = state.alliances[track];
  return owner === undefined ? 0 : owner === seat ? 2 : 1;
}

function cardsOf({ deck, hand, discard, played, revealed }: Player): number {
  return deck.length + hand.length + discard.length + played.length + revealed.length;
}

/** Beyond this a lead is a lead. */
function bounded(margin: number): number {
  return Math.max(-6, Math.min(8, margin));
}
