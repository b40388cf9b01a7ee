import type { Page } from 'playwright-core';

/** Random wars drag on; one ends soon when somebody wants to win it. */
const WISHES: readonly string[] = [
  'attack@',
  'claim:',
  'continue',
  'advance',
  'spend:',
  'act:strategy-attack',
  'act:leadership-attack',
  'die:strategy',
  'die:leadership',
  'legion@',
  'all',
  'worm@',
];

/** Plays to win by the sword. */
export const clickWarlike = (page: Page): Promise<string> => clickWishing(page, WISHES);

/**
 * Picks a choice by wish, varied by the step of the game, so that a seed plays the same game again. An area, a die or
 * a card that stands for this choice alone is touched where it lies; everything else is taken from the list.
 */
export function clickWishing(page: Page, wished: readonly string[]): Promise<string> {
  const click = async (wishes: readonly string[]): Promise<string> => {
    const folded = () => document.querySelector<HTMLElement>('.ask [aria-expanded="false"]');
    folded()?.click();
    // The whole list is drawn a moment later; half of it would make another game of the same seed.
    while (folded() !== null) await new Promise((resolve) => setTimeout(resolve));
    const buttons = [...document.querySelectorAll<HTMLElement>('.choice[data-choice]')];
    const active = buttons.filter((button) => !button.classList.contains('passive'));
    const keyOf = ({ dataset }: HTMLElement) => dataset.choice ?? '';
    const wished = wishes
      .map((wish) => active.filter((button) => keyOf(button).startsWith(wish)))
      .find((some) => some.length > 0);
    const pool = wished ?? (active.length > 0 ? active : buttons);
    const step = Number(document.querySelector<HTMLElement>('main.table')?.dataset.step);
    const picked = pool[(step * 7) % pool.length];
    if (picked === undefined) return '';
    const key = keyOf(picked);
    const [, where] = /^[a-z-]+@(.+)$/.exec(key) ?? [];
    const ref = where === undefined ? key : `area:${where}`;
    const alone =
      buttons.filter((button) => where !== undefined && keyOf(button).includes(`@${where}`)).length <= 1;
    const lying = alone ? document.querySelector(`.touchable.lit[data-ref="${ref}"]`) : null;
    (lying ?? picked).dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return key;
  };
  return page.evaluate(click, wished);
}
