import { numberOf, type Seat } from '@sietch/kernel';

/** What characters are fond of, in the words of the games' `learning.tastes`; a game need not know all of them. */
const TASTES = {
  sahra: 'combat',
  idris: 'market',
  mirel: 'bene-gesserit',
  varro: 'emperor',
  kesh: 'guild',
  naila: 'fremen',
  oran: 'spice',
  /** Has no favourites. */
  tamar: undefined,
} as const;

/** Somebody to play against. What they are called and known for, clients say in their languages. */
export type CharacterId = keyof typeof TASTES;

export const CHARACTERS = Object.keys(TASTES) as readonly CharacterId[];

export function tasteOf(character: CharacterId): string | undefined {
  return TASTES[character];
}

/** Who sits at a seat, by something everybody knows of the table: no two seats are alike as long as there are enough. */
export function characterAt(table: string, seat: Seat): CharacterId {
  const order = CHARACTERS.map((id) => ({ id, place: numberOf(`${table}/${id}`) }));
  order.sort((a, b) => a.place - b.place);
  return (order[seat % order.length] as (typeof order)[number]).id;
}
