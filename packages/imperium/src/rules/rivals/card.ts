import type { Participant } from '@sietch/kernel';
import { catalogOf } from '../../content/catalog.js';
import type { Difficulty, RivalCard, VariantId } from '../../content/rivals/component.js';
import type { ImperiumOptions } from '../../options.js';
import { type ImperiumState, playerAt } from '../../state.js';

interface Game {
  readonly edition: string;
  readonly options: ImperiumOptions;
}

/** The Rival card or leader of an automaton; `undefined` for people. */
export function rivalAt(state: ImperiumState, participant: Participant): RivalCard | undefined {
  const id = state.rivals?.cards[participant - state.options.players];
  return id === undefined ? undefined : catalogOf(state).rival(id);
}

export function difficultyOf({ edition, options }: Game): Difficulty | undefined {
  if (options.difficulty === undefined) return undefined;
  const { difficulties } = catalogOf({ edition }).edition.rivals;
  return difficulties.find(({ id }) => id === options.difficulty);
}

/** Variants are chosen, or come with the level of difficulty. */
export function plays(game: Game, variant: VariantId): boolean {
  const { options } = game;
  if (options.variants?.includes(variant)) return true;
  return difficultyOf(game)?.variants.includes(variant) === true;
}

/** Does a participant keep what it would gain? People always do. */
export function collects(state: ImperiumState, participant: Participant): boolean {
  const card = rivalAt(state, participant);
  if (card === undefined || card.collects === 'always') return true;
  return card.collects === 'until-swordmaster' && !playerAt(state, participant).swordmaster;
}

export function scores(state: ImperiumState, participant: Participant): boolean {
  return rivalAt(state, participant)?.scores !== false;
}

/** Do the rewards of a conflict go to the participant who earns them? */
export function takesRewards(state: ImperiumState, participant: Participant): boolean {
  return rivalAt(state, participant)?.rewarded !== false;
}
