import type { GameEvent, Lang, Name, Phrase, Reason, Refusal, Seat } from '@sietch/kernel';
import type { ComponentType } from 'react';
import type { Chapter, SymbolHelp } from '../help/chapter';
import type { TableView } from '../link/table-link';
import type { Words } from '../words/words';
import type { Offer } from './lit';
import type { Scene } from './scene';

/** Words for one view of a game in one language. */
export interface Voice {
  readonly lang: Lang;
  /** The phase of the game, for the top bar. */
  readonly phase: string;
  who(seat: Seat | undefined): string;
  /** The id of the leader whose face a seat wears. */
  face?(seat: Seat): string | undefined;
  /** Whatever a reference names: `card:dagger`, `area:arrakeen`. */
  thing(ref: string): string;
  /** What is asked, in one sentence, after what has been touched. */
  ask(touched: readonly string[]): Phrase;
  /** The thing whose effect asks, if that is not plain. */
  askedBy(): string | undefined;
  /** For whom or through whom somebody acts now, if everybody should know it while they wait or answer. */
  acting?(): string | undefined;
  /** A choice in words; what has been touched need not be said again. */
  choice(key: string, touched?: readonly string[]): Phrase;
  /** What happened, without who did it; `undefined` for what a log need not tell. */
  event(event: GameEvent): Phrase | undefined;
  /** The seat an event is about, if there is one. */
  actor(event: GameEvent): Seat | undefined;
  /** What of it deserves a moment of its own, in order. */
  scenes?(events: readonly GameEvent[]): readonly Scene[];
  reason(reason: Reason): string;
  /** The title of a chart at the end of the game. */
  chart(id: string): string;
  /** The name of something participants have, as the game counts it. */
  counted(what: string): Phrase | undefined;
  /** What a seat has reached in the end. */
  score(seat: Seat, points: number): Phrase;
  /** What a seat had to reach, part by part, and whether it did: where a game is won by goals. */
  goals?(seat: Seat): readonly Goal[];
  /** Who won, where names alone do not make the sentence; `called` is how each is called. */
  won?(winners: readonly Seat[], called: (seat: Seat) => string): string | undefined;
  /** Those who stand in the outcome together, each with what they reached: teams. */
  teams?(): readonly Standings[];
  /** How the game was won, if points do not tell it. */
  victory(): Phrase | undefined;
}

/** A leader, or a side, which tells the goal by itself. */
export interface Role {
  readonly kind: 'leader' | 'side';
  readonly ref: string;
}

/** Something to be reached in order to win. */
export interface Goal {
  readonly phrase: Phrase;
  readonly met: boolean;
}

/** Seats that win and lose together. */
export interface Standings {
  readonly name: string;
  readonly members: readonly Seat[];
  readonly score: Phrase;
}

/** A piece of a seat that moves: its sign, and where it starts and lands, as selectors. */
export interface Flight {
  readonly seat: Seat;
  readonly glyph: string;
  readonly from: string;
  readonly to: string;
}

/** Something a reader of the log may be after. */
export interface Topic {
  readonly id: string;
  readonly name: Name;
  /** The kinds of events that belong to it. */
  readonly events: readonly string[];
}

/** How a story is told: which events matter. */
export interface Story {
  /** The moves a story is told with; the rest is their consequences. */
  isMain(event: GameEvent): boolean;
  /** Something a seat does on its own turn. */
  isMove(event: GameEvent): boolean;
  /** What comes to a seat after its turn: told to that seat too. */
  isOutcome?(event: GameEvent): boolean;
  /** A new turn, of the seat the voice calls its actor. */
  isTurn(event: GameEvent): boolean;
  /** The looking seat begins a turn: the moment to tell what others did. */
  isFreshTurn(view: TableView): boolean;
  /** Two moves, one right after the other, that are one to whoever hears of them: both together. */
  joined?(before: GameEvent, event: GameEvent): GameEvent | undefined;
  /** What the log can be filtered by. */
  readonly topics?: readonly Topic[];
  /** What an event moves on the table, if anything. */
  flight?(event: GameEvent): Flight | undefined;
  /** The things on the table an event is about. */
  places?(event: GameEvent): readonly string[];
  /** The components an event names, so that their names in a line can be looked up. */
  things?(event: GameEvent): readonly string[];
  /** What an event changed on the table, by how much; 0 where there is nothing to count. */
  marks?(event: GameEvent, view: TableView): Readonly<Record<string, number>>;
}

/** Everything the shell of a table needs from a game. Views are narrowed to a game's own type here and nowhere else. */
export interface Presenter {
  offers(view: TableView): readonly Offer[];
  speak(view: TableView, lang: Lang, words: Words): Voice;
  readonly story: Story;
  /** The one answer that makes sense to what is asked next, taken by itself after a choice of one's own. */
  forced?(view: TableView): string | undefined;
  /** How a question is answered where a list of buttons would not do. */
  panel?(view: TableView): ComponentType | undefined;
  /** The reason that tells most about a thing that cannot be chosen. */
  whyNot(refusals: readonly Refusal[], touched: readonly string[], ref: string): Reason | undefined;
  /** Things that lie nowhere on the table and cannot be chosen: the list tells why. */
  unlit(refusals: readonly Refusal[]): readonly string[];
  /** What the looking seat plays, to be introduced before its first move. */
  self?(view: TableView): Role | undefined;
  /** The cards of the looking seat in the order of the keys 1–9. */
  hand(view: TableView): readonly string[];
  /** Everything on one screen without scrolling, on screens as large as the media query asks. */
  wideFrom?(view: TableView): string;
  /** What makes the whole table look otherwise, as classes: that there are teams, or leaders to choose. */
  about?(view: TableView): string;
  readonly Wide: ComponentType;
  /** The decision and the hand at the thumb, the board as pages. */
  readonly Narrow: ComponentType;
  /** A thing enlarged: what it is, what it does, why it cannot be chosen. */
  readonly Detail: ComponentType<{ readonly of: string }>;
  /** Colours of the seats, where a game's sides have their own. */
  palette(view: TableView): Readonly<Record<`--${string}`, string>>;
  /** What a newcomer is told beside a question. */
  hint(view: TableView): Name | undefined;
  chapters(game: string, lang: Lang): readonly Chapter[];
  /** What one plays for at this very table, told to whoever begins; a side tells its own. */
  aim?(view: TableView, lang: Lang): Chapter | undefined;
  symbols(game: string): readonly SymbolHelp[];
  /** What one symbol means, as texts and pieces carry it. */
  symbolHelp?(icon: string): SymbolHelp | undefined;
  /** Charts of the end screen, by the ids the game's chronicle uses. */
  readonly charts: readonly string[];
  /** The sign of what a participant is judged by; of points, if it has none. */
  pointSign?(view: TableView, participant: Seat): string;
  /** Points each participant had before the first round; none where nobody had any. */
  startPoints(view: TableView): readonly number[];
}
