import type { ImperiumView } from '@sietch/imperium';

/** What a guide's words may rest on: whoever played something else must not be told what did not happen. */
export interface Facts {
  readonly garrison: number;
  readonly persuasion: number;
  readonly fremen: number;
  /** Cards left in the own deck. */
  readonly deck: number;
  readonly intrigues: readonly string[];
  /** In the conflict, by seat. */
  readonly strengths: readonly number[];
}

export const NO_FACTS: Facts = {
  garrison: 0,
  persuasion: 0,
  fremen: 0,
  deck: 0,
  intrigues: [],
  strengths: [],
};

export function factsOf({ players, turn, seat = 0 }: ImperiumView): Facts {
  const me = players[seat];
  if (me === undefined) return NO_FACTS;
  return {
    garrison: me.garrison,
    persuasion: turn?.persuasion ?? 0,
    fremen: me.influence.fremen ?? 0,
    deck: me.deckCount,
    intrigues: me.intrigues ?? [],
    strengths: players.map(({ strength }) => strength),
  };
}

/** Are things as the words say? */
export function holds(told: Partial<Facts>, facts: Facts): boolean {
  const fields = Object.keys(told) as readonly (keyof Facts)[];
  return fields.every((field) => String(told[field]) === String(facts[field]));
}
