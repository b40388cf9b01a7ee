import type { ImperiumEvent } from '@sietch/imperium';
import type { Seen } from '@sietch/kernel';
import type { Flight } from '../table/presenter';

const ref = (name: string) => `[data-ref="${name}"]`;
const panel = (seat: number) => `.player-head${ref(`seat:${seat}`)}`;
const army = (seat: number) => `.army${ref(`seat:${seat}`)}`;

/** What an event moves on the table, from where to where. */
export function flightOf(event: ImperiumEvent): Flight | undefined {
  switch (event.event) {
    case 'agent':
    case 'rival-agent':
      return { seat: event.seat, glyph: 'agent', from: panel(event.seat), to: ref(`space:${event.space}`) };
    case 'troops':
      if (event.to !== 'conflict') return undefined;
      return { seat: event.seat, glyph: 'unit', from: panel(event.seat), to: army(event.seat) };
    case 'sandworms':
      return { seat: event.seat, glyph: 'sandworm', from: '.desert', to: army(event.seat) };
    case 'influence':
      return {
        seat: event.seat,
        glyph: 'influence',
        from: panel(event.seat),
        to: ref(`faction:${event.faction}`),
      };
    case 'spy-placed':
      return { seat: event.seat, glyph: 'spy', from: panel(event.seat), to: ref(`post:${event.post}`) };
    case 'acquired':
      return { seat: event.seat, glyph: 'card', from: '.market', to: panel(event.seat) };
    case 'control':
      return { seat: event.seat, glyph: 'control', from: army(event.seat), to: ref(`space:${event.space}`) };
    default:
      return undefined;
  }
}

/** The things on the table an event is about, for whoever looks back at it. */
export function placesOf(event: ImperiumEvent): readonly string[] {
  switch (event.event) {
    case 'agent':
    case 'rival-agent':
    case 'control-lost':
    case 'control':
    case 'recalled':
    case 'voice':
    case 'maker':
      return [`space:${event.space}`];
    case 'influence':
    case 'alliance':
      return [`faction:${event.faction}`];
    case 'spy-placed':
    case 'spy-recalled':
      return [`post:${event.post}`];
    case 'conflict':
    case 'conflict-won':
      return [`conflict:${event.conflict}`];
    case 'reward':
      return [`conflict:${event.conflict}`, `seat:${event.seat}`];
    default:
      return 'seat' in event ? [`seat:${event.seat}`] : [];
  }
}

/** The components an event names, as far as the looking seat may know them. */
export function thingsOf(event: Seen<ImperiumEvent>): readonly string[] {
  switch (event.event) {
    case 'agent':
      return [`card:${event.card}`, `space:${event.space}`];
    case 'rival-agent':
      return [`hagal:${event.card}`, `space:${event.space}`];
    case 'hagal':
    case 'ignored':
      return [`hagal:${event.card}`];
    case 'acquired':
    case 'removed-from-row':
    case 'left-game':
    case 'trashed':
    case 'discarded':
    case 'took-back':
    case 'returned-to-hand':
      return [`card:${event.card}`];
    case 'reveal':
      return event.cards.map((card) => `card:${card}`);
    case 'drew':
      return (event.cards ?? []).map((card) => `card:${card}`);
    case 'drew-intrigue':
      return (event.intrigues ?? []).map((intrigue) => `intrigue:${intrigue}`);
    case 'intrigue':
    case 'intrigue-given-up':
      return [`intrigue:${event.intrigue}`];
    case 'stole-intrigue':
      return event.intrigue === undefined ? [] : [`intrigue:${event.intrigue}`];
    case 'conflict':
    case 'conflict-won':
    case 'reward':
      return [`conflict:${event.conflict}`];
    case 'control':
    case 'voice':
    case 'recalled':
    case 'maker':
      return [`space:${event.space}`];
    case 'spy-placed':
    case 'spy-recalled':
      return [`post:${event.post}`];
    case 'contract-taken':
    case 'contract-completed':
      return [`contract:${event.contract}`];
    default:
      return [];
  }
}

/** Troops deployed one after another are one army to whoever hears of it. */
export function deployedTogether(before: ImperiumEvent, event: ImperiumEvent): ImperiumEvent | undefined {
  if (before.event !== 'troops' || event.event !== 'troops') return undefined;
  const same = before.seat === event.seat && before.from === event.from;
  return same && before.to === 'conflict' && event.to === 'conflict'
    ? { ...event, n: before.n + event.n }
    : undefined;
}

/** What an event changed on the board, by how much. */
export function marksOf(event: ImperiumEvent): Readonly<Record<string, number>> {
  switch (event.event) {
    case 'agent':
    case 'control':
    case 'voice':
      return { [`space:${event.space}`]: 0 };
    case 'influence':
      return { [`faction:${event.faction}`]: event.n };
    case 'spy-placed':
    case 'spy-recalled':
      return { [`post:${event.post}`]: 0 };
    case 'row':
      return { [`row:${event.card}`]: 0 };
    default:
      return {};
  }
}
