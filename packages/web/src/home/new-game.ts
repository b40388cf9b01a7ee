import { newSeed } from '@sietch/kernel';
import type { Save, SeatPlan } from '../local/messages';

/** `?bot=random` in the address seats quicker opponents, for tests. */
export function usualBot(): string {
  return new URLSearchParams(location.search).get('bot') ?? 'heuristic';
}

/** A new local game. `?seed=` in the address makes it reproducible, for tests. */
export function newSave(game: string, options: unknown, seats: readonly SeatPlan[]): Save {
  const seed = new URLSearchParams(location.search).get('seed') ?? newSeed();
  const id = newSeed().slice(0, 10);
  return { id, game, options, seed, keys: [], seats };
}

export function seatPlans(players: number, people: number): readonly SeatPlan[] {
  return Array.from({ length: players }, (_, seat) =>
    seat < people ? { kind: 'person' } : { kind: 'bot', bot: usualBot() },
  );
}
