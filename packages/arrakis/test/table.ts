import { Game, keyOf } from '@sietch/kernel';
import type { ArrakisEvent } from '../src/events.js';
import { arrakis } from '../src/game.js';
import type { ArrakisOptions } from '../src/options.js';
import {
  type ArrakisState,
  type Dashboard,
  dashboardOf,
  type Faction,
  type Legion,
  type Zone,
  zoneAt,
} from '../src/state.js';
import type { DashboardId, Side } from '../src/terms.js';
import type { ArrakisView } from '../src/views/view.js';

export const ATREIDES = 0;
export const HARKONNEN = 1;

/** Figures of a legion, without those that are not there. */
export type Figures = Partial<Record<'regular' | 'elite' | 'special' | 'generic' | 'tokens', number>> & {
  named?: string[];
};

/** A game at a position, with short words for what tests do and look at. */
export class Table {
  readonly game: Game<ArrakisOptions, ArrakisState, ArrakisEvent, ArrakisView>;
  /** Everything that happened since the position was arranged. */
  readonly log: ArrakisEvent[] = [];

  /** The position is checked by its schema, as those of scenario files are. */
  constructor(position: object = {}, options: Partial<ArrakisOptions> = {}, seed = 'table') {
    const { state } = Game.start(arrakis, arrakis.parseOptions(options), seed);
    arrakis.arrange(state, position);
    this.game = Game.resume(arrakis, state);
    this.log.push(...this.game.events);
  }

  get state(): ArrakisState {
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

  /** The faction that is asked. */
  get asked(): Side | undefined {
    return this.state.decision?.side;
  }

  /** Everybody who may answer. */
  get seats(): readonly number[] {
    return this.state.decision?.seats ?? [];
  }

  zone(id: string): Zone {
    return zoneAt(this.state, id);
  }

  faction(side: Side): Faction {
    return this.state.factions[side];
  }

  /** The dashboard of a side run by one player, or one of those of partners. */
  dashboard(side: Side, id?: DashboardId): Dashboard {
    return dashboardOf(this.state, side, id);
  }

  /** The figures of a side in an area, as short as a position names them. */
  legion(side: Side, area: string): Figures {
    return short(this.zone(area)[side]);
  }

  /** A key that begins with `?` is chosen only if it is offered: a lone answer has been taken already. */
  choose(...keys: string[]): this {
    for (const wanted of keys) {
      const key = wanted.replace(/^\?/, '');
      if (key !== wanted && !this.keys.includes(key)) continue;
      try {
        this.game.apply(key);
      } catch (error) {
        throw new Error(`${this.asks} (${this.asked}): ${String(error)} Offered: ${this.keys.join(', ')}`);
      }
      this.log.push(...this.game.events);
      arrakis.audit(this.state);
    }
    return this;
  }

  /** One of the partners answers. */
  chooseAs(seat: number, key: string): this {
    this.game.apply(key, seat);
    this.log.push(...this.game.events);
    arrakis.audit(this.state);
    return this;
  }

  /** Answers with these keys as long as one of them is offered. */
  settle(...keys: string[]): this {
    for (let i = 0; i < 200; i++) {
      const offered = this.keys;
      const key = keys.find((each) => offered.includes(each));
      if (key === undefined) return this;
      this.choose(key);
    }
    throw new Error('Settling takes too long.');
  }

  /** Plays on without doing anything: dice are spent for nothing, all else is declined. */
  drift(): this {
    const { keys } = this;
    if (this.asks === 'turn')
      return this.choose(keys.find((key) => /^(die|desert-power)/.test(key)) as string);
    return this.choose(keys.at(-1) as string);
  }

  /** The reason code of something that cannot be chosen now. */
  refused(ref: string): string | undefined {
    return arrakis.refusals(this.state).find((refusal) => refusal.ref === ref)?.reason.code;
  }

  view(seat?: number): ArrakisView {
    return arrakis.view(this.state, seat);
  }

  happened<K extends ArrakisEvent['event']>(event: K): Extract<ArrakisEvent, { readonly event: K }>[] {
    return this.log.filter((e) => e.event === event) as Extract<ArrakisEvent, { readonly event: K }>[];
  }
}

export function short(legion: Legion | undefined): Figures {
  if (legion === undefined) return {};
  const figures: Figures = {};
  for (const kind of ['regular', 'elite', 'special', 'generic'] as const) {
    if (legion[kind] > 0) figures[kind] = legion[kind];
  }
  if (legion.tokens.length > 0) figures.tokens = legion.tokens.length;
  if (legion.named.length > 0) figures.named = [...legion.named].sort();
  return figures;
}
