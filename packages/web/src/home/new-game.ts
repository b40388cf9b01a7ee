import { USUAL_BOT } from '@sietch/bots';
import { newSeed, type Seat } from '@sietch/kernel';
import type { Save, SeatPlan } from '../local/messages';

/** `?bot=random` in the address seats quicker opponents, for tests. */
export function usualBot(): string {
  return new URLSearchParams(location.search).get('bot') ?? USUAL_BOT;
}

/** A new local game. `?seed=` in the address makes it reproducible, for tests. */
export function newSave(game: string, options: unknown, seats: readonly SeatPlan[]): Save {
  const seed = new URLSearchParams(location.search).get('seed') ?? newSeed();
  const id = newSeed().slice(0, 10);
  return { id, game, options, seed, keys: [], seats };
}

/** What people at one screen are called, by seat. */
export type Names = Readonly<Partial<Record<Seat, string>>>;

/** The seats of people where all seats are alike: they sit before the bots. */
export const firstSeats = (people: number): readonly Seat[] =>
  Array.from({ length: people }, (_, seat) => seat);

/** Which bots play, by seat. */
export type BotsBySeat = (seat: Seat) => string;

/** Bots take the seats people leave; whoever gave no name is called by leader or side. */
export function seatPlans(
  players: number,
  people: readonly Seat[],
  names: Names = {},
  botAt: BotsBySeat = usualBot,
): readonly SeatPlan[] {
  return Array.from({ length: players }, (_, seat): SeatPlan => {
    if (!people.includes(seat)) return { kind: 'bot', bot: botAt(seat) };
    const name = names[seat]?.trim();
    return name ? { kind: 'person', name } : { kind: 'person' };
  });
}
