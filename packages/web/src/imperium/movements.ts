import type { ImperiumEvent } from '@sietch/imperium';
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

/** The components an event names. */
export function thingsOf(event: ImperiumEvent): readonly string[] {
  switch (event.event) {
    // Their cards are House Hagal cards, or conflicts and objectives.
    case 'hagal':
    case 'ignored':
    case 'rival-agent':
      return [`hagal:${event.card}`, ...(event.event === 'rival-agent' ? [`space:${event.space}`] : [])];
    case 'battle-icons':
    case 'flipped':
      return [];
    default:
      return namedIn(event);
  }
}

function namedIn(event: ImperiumEvent): readonly string[] {
  const one = (['card', 'space', 'conflict', 'intrigue', 'contract', 'post', 'objective'] as const).flatMap(
    (kind) => {
      const id: unknown = Reflect.get(event, kind);
      return typeof id === 'string' ? [`${kind}:${id}`] : [];
    },
  );
  const cards: unknown = Reflect.get(event, 'cards');
  const intrigues: unknown = Reflect.get(event, 'intrigues');
  return [...one, ...listed('card', cards), ...listed('intrigue', intrigues)];
}

function listed(kind: string, ids: unknown): readonly string[] {
  return Array.isArray(ids) ? ids.map((id) => `${kind}:${id}`) : [];
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
