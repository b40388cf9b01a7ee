import type { ImperiumOptions } from '../../options.js';
import { catalogOf } from '../catalog.js';
import type { RivalCard } from './component.js';

interface Game {
  readonly edition: string;
  readonly options: ImperiumOptions;
}

/** Cards that may play against so many people, in the variants chosen. */
export function eligibleRivals({ edition, options }: Game): readonly RivalCard[] {
  const { players, variants = [] } = options;
  const { cards } = catalogOf({ edition }).edition.rivals;
  return cards.filter(
    (card) =>
      card.players.includes(players) &&
      (!variants.includes('streamlined-rivals') || card.variant === 'streamlined-rivals'),
  );
}

/** Where Rivals are led by leaders there is one card of each. */
export function isTaken(game: { readonly edition: string }, id: string, by: readonly string[]): boolean {
  const { edition } = catalogOf(game);
  const shared = edition.rivals.cards.find((card) => card.id === id)?.swordmaster === undefined;
  return shared && by.includes(id);
}
