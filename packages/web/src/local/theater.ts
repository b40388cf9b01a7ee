import { gameById } from '@sietch/games';
import {
  applyEntry,
  Game,
  type GameEvent,
  type GameRecord,
  readRecord,
  redact,
  replay,
  type Seat,
  type State,
} from '@sietch/kernel';
import type { TableView } from '../link/table-link';
import type { Shown } from './messages';
import { chronicleOf, type GameStats } from './stats';

/** A state is kept every so many choices; views in between are played from there. */
const STRIDE = 20;

/** A finished game that can be looked at from any seat after any choice. */
export class Theater {
  readonly total: number;
  /** The choices after which rounds began. */
  readonly rounds: readonly number[];
  readonly stats: GameStats;
  private readonly record: GameRecord;
  private readonly kept: State[] = [];
  private readonly happened: { readonly step: number; readonly event: GameEvent }[] = [];

  constructor(text: string) {
    this.record = readRecord(text);
    const { rules } = gameById(this.record.game);
    const chronicle = chronicleOf(this.record.game);
    const rounds: number[] = [];
    const end = replay(rules, this.record, (game) => {
      const { step } = game.state;
      if (step % STRIDE === 0) this.kept.push(rules.clone(game.state));
      for (const event of game.events) this.happened.push({ step, event: { ...event } });
      if (game.events.some((event) => event.event === 'round')) rounds.push(step);
      chronicle.after(game);
    });
    this.total = end.state.step;
    this.rounds = rounds;
    this.stats = chronicle.stats;
  }

  at(step: number, seat: Seat | undefined): Shown {
    const { rules } = gameById(this.record.game);
    const wanted = Math.max(0, Math.min(step, this.total));
    const from = this.kept[Math.floor(wanted / STRIDE)] as State;
    const game = new Game(rules, rules.clone(from));
    while (game.state.step < wanted) applyEntry(game, this.record.keys[game.state.step] as string);
    const seats = rules.seats(rules.parseOptions(this.record.options));
    return {
      game: this.record.game,
      seats: Array.from({ length: seats }, () => ({ kind: 'person' })),
      shared: false,
      seat,
      view: rules.view(game.state, seat) as TableView,
      refusals: [],
      canUndo: false,
      curtain: undefined,
      logFrom: 0,
      log: this.happened
        .filter((item) => item.step <= wanted)
        .map((item) => ({ step: item.step, event: redact(item.event, seat) })),
      record: undefined,
    };
  }
}
