import { type Participant, type Seat, sure } from '@sietch/kernel';
import { catalogOf } from './content/catalog.js';
import type { Asked, Commander, Mode } from './content/mode.js';
import type { ImperiumOptions } from './options.js';
import type { Faction, Ref, Track } from './terms.js';

// Who plays. A participant is whoever takes a place in the turn order: `state.players[i]` is participant i. People come
// first, participant i being run by seat i; automata of the rulebook follow. Nothing else in the rules knows who comes after
// whom, who is against whom, or who answers for whom; where they say `seat`, they mean a participant's place.

/** A state or a view. */
interface Game {
  readonly edition: string;
  readonly options: ImperiumOptions;
}

/** Where automata sit, and who answers for them, may depend on who holds the first-player marker. */
interface GameUnderWay extends Game {
  readonly first?: Participant;
}

export function modeOf(game: Game): Mode {
  const { players } = game.options;
  return sure(catalogOf(game).modes[players], 'mode for so many players', players);
}

/** Lists of a mode have an entry for every participant. */
function of<T>(entries: readonly T[], participant: Participant): T {
  return sure(entries[participant], 'participant', participant);
}

function seatingOf(game: GameUnderWay) {
  const mode = modeOf(game);
  return mode.whenFirst?.[game.first ?? 0] ?? mode;
}

/** Everybody in the order of turns, beginning with `from`. */
export function inTurnOrder(game: GameUnderWay, from: Participant): readonly Participant[] {
  return of(seatingOf(game).turnOrder, from);
}

export function nextInTurnOrder(game: GameUnderWay, participant: Participant): Participant {
  const order = inTurnOrder(game, participant);
  return order[1] ?? participant;
}

/** Opponents in the order of turns, from the participant's left. */
export function opponentsOf(game: GameUnderWay, participant: Participant): readonly Participant[] {
  return of(seatingOf(game).opponents, participant);
}

/** The others of the participant's team. */
export function alliesOf(game: Game, participant: Participant): readonly Participant[] {
  return of(modeOf(game).allies, participant);
}

/** Who gets the first-player marker from its holder. */
export function nextFirst(game: GameUnderWay, holder: Participant): Participant {
  const { markerHolders } = modeOf(game);
  return (
    inTurnOrder(game, holder).find((other) => other !== holder && markerHolders.includes(other)) ?? holder
  );
}

/** Those whom the lot may make the first player of a game; nobody where the rulebook names them. */
export function mayBegin(game: Game): readonly Participant[] {
  const { first, markerHolders, commands } = modeOf(game);
  if (first !== undefined) return [];
  // Commanders have no objective, and the marker comes with one.
  return markerHolders.filter((holder) => commands[holder] === undefined);
}

/** People come first. */
export function isAutomaton(game: Game, participant: Participant): boolean {
  return participant >= game.options.players;
}

/** The head of every decision of a participant. */
export function asked(game: GameUnderWay, participant: Participant): Asked {
  return of(seatingOf(game).asked, participant);
}

/** The head of a decision that something on the table asks for. Objects begun by a spread take long to make. */
export function askedBy(source: Ref, game: Game, participant: Participant): Asked & { readonly source: Ref } {
  const { seats, participant: other } = asked(game, participant);
  return other === undefined ? { seats, source } : { seats, participant: other, source };
}

/** The seats any of which may answer for a participant. */
export function answering(game: GameUnderWay, participant: Participant): readonly Seat[] {
  return asked(game, participant).seats;
}

/** Whom a decision is about. */
export function participantOf(decision: Asked): Participant {
  return decision.participant ?? decision.seats[0];
}

/** The seats that may know a participant's hidden cards: nobody looks at those of an automaton. */
export function privyTo(game: Game, participant: Participant): readonly Seat[] {
  return of(modeOf(game).privy, participant);
}

/** Those who win and lose together with a participant, the participant first. */
export function teamOf(game: Game, participant: Participant): readonly Participant[] {
  return [participant, ...alliesOf(game, participant)];
}

/** Talk is open; a team may have secrets from the other if those at the table want it so (six players: Спілкування). */
export function confiding(game: Game, seat: Seat, agreed: boolean): readonly Seat[] {
  return agreed && alliesOf(game, seat).length > 0 ? teamOf(game, seat) : [];
}

/** The commander a participant is, if any. */
export function commanderAt(game: Game, participant: Participant): Commander | undefined {
  return modeOf(game).commands[participant];
}

/** The commander of a participant's team, if it has one. */
export function commanderOf(game: Game, participant: Participant): Commander | undefined {
  return modeOf(game).led[participant];
}

/** The tracks an icon stands for: with two the participant chooses. */
export function iconTracks(game: Game, participant: Participant, icon: Faction): readonly Track[] {
  return of(modeOf(game).icons, participant)[icon];
}

/** Tracks on which effects of a participant may move a cube, the own one or an ally's. */
export function tracksFor(game: Game, participant: Participant): readonly Track[] {
  return of(modeOf(game).tracks, participant);
}
