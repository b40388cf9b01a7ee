import type { DecisionKind, DecisionOf } from '@sietch/arrakis';
import type { Phrase } from '@sietch/kernel';
import { askBattle } from './ask-battle';
import { askDesert } from './ask-desert';
import { askOpen } from './ask-open';
import { askPartners } from './ask-partners';
import { askPlaces } from './ask-places';
import { askTurn } from './ask-turn';
import type { Names } from './names';

type Detail = DecisionOf<DecisionKind>;

/** One sentence for every kind of question; a kind without one does not compile. */
export type Asks<K extends DecisionKind> = {
  readonly [P in K]: (detail: DecisionOf<P>, names: Names) => Phrase;
};

const ASKS: Asks<DecisionKind> = {
  ...askTurn,
  ...askPlaces,
  ...askBattle,
  ...askDesert,
  ...askPartners,
  ...askOpen,
};

export function ask(detail: Detail, names: Names): Phrase {
  return (ASKS[detail.kind] as (detail: Detail, names: Names) => Phrase)(detail, names);
}

/** The card or leader whose effect asks, read from what is being carried out. */
export function askedBy(detail: Detail, names: Names): string | undefined {
  if ('why' in detail && detail.why !== undefined && !detail.why.startsWith('rule:battle')) {
    const why = names.thing(detail.why);
    return why === '' ? undefined : capital(why);
  }
  if ('source' in detail && !detail.source.startsWith('action:')) return names.thing(detail.source);
  const { turn, battle } = names.view;
  // A battle is shown as such; the card that began it need not be said again at every step.
  if (battle !== undefined) return undefined;
  if (turn === undefined || turn.side !== detail.side || detail.kind === 'turn' || detail.kind === 'turn-end')
    return undefined;
  const playing = turn.playing.at(-1);
  return playing === undefined ? undefined : names.card(playing);
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
