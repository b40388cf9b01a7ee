import { Game, keyOf, onePerRefusal, type Reason } from '@sietch/kernel';
import type { ImperiumEvent } from '../src/events.js';
import { imperium, uprising } from '../src/game.js';
import type { ImperiumOptions } from '../src/options.js';
import type { Position } from '../src/scenario/position.js';
import type { ImperiumState, Player } from '../src/state.js';
import type { ImperiumView } from '../src/views/view.js';

/** Leaders without an ability that changes the numbers of other tests, in seat order. */
const PLAIN_LEADERS: Readonly<Record<string, readonly string[]>> = {
  imperium: ['paul-atreides', 'earl-memnon-thorvald', 'glossu-the-beast-rabban', 'duke-leto-atreides'],
  uprising: ['muaddib', 'princess-irulan', 'lady-margot-fenring', 'gurney-halleck'],
};

/** Enough shuffles to tell luck from a rule. */
export const SEEDS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** A game at a position, with short words for what tests do and look at. */
export class Table {
  readonly game: Game<ImperiumOptions, ImperiumState, ImperiumEvent, ImperiumView>;
  /** Everything that happened since the position was arranged. */
  readonly log: ImperiumEvent[] = [];

  constructor(position: Position = {}, options: Partial<ImperiumOptions> = {}, rules = imperium) {
    const players = options.players ?? 3;
    const leaders = PLAIN_LEADERS[rules.id]?.slice(0, players);
    const parsed = rules.parseOptions({ players, leaders, ...options });
    const { state } = Game.start(rules, parsed, 'table');
    rules.arrange(state, position);
    this.game = Game.resume(rules, state);
    this.log.push(...this.game.events);
  }

  get state(): ImperiumState {
    return this.game.state;
  }

  /** The keys offered now. */
  get keys(): string[] {
    return this.game.choices().map(keyOf);
  }

  /** The kind of question asked, or 'over'. */
  get asks(): string {
    return this.state.decision?.kind ?? 'over';
  }

  /** The seat that is asked. */
  get asked(): number | undefined {
    return this.state.decision?.seats[0];
  }

  player(seat: number): Player {
    const player = this.state.players[seat];
    if (player === undefined) throw new Error(`There is no seat ${seat}.`);
    return player;
  }

  choose(...keys: string[]): this {
    for (const key of keys) {
      this.game.apply(key);
      this.log.push(...this.game.events);
      imperium.audit(this.state);
    }
    return this;
  }

  /** Why something cannot be chosen now: a code, and what is missing. */
  reason(ref: string): Reason | undefined {
    return onePerRefusal(imperium.refusals(this.state)).find((refusal) => refusal.ref === ref)?.reason;
  }

  /** The code of that reason. */
  refused(ref: string): string | undefined {
    return this.reason(ref)?.code;
  }

  view(seat?: number): ImperiumView {
    return imperium.view(this.state, seat);
  }

  happened<K extends ImperiumEvent['event']>(event: K): Extract<ImperiumEvent, { readonly event: K }>[] {
    return this.log.filter((e) => e.event === event) as Extract<ImperiumEvent, { readonly event: K }>[];
  }
}

/** A game of Uprising at a position. */
export function uprisingTable(position: Position = {}, options: Partial<ImperiumOptions> = {}): Table {
  return new Table(position, options, uprising);
}
