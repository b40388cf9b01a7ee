import { LANGS } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { openHere, settled } from '../../test/in-page';
import { GLYPHS } from '../icons/glyphs';
import type { TableView } from '../link/table-link';
import { isOver, type Step, stepNow } from './follow';
import { type Lesson, lessonSave } from './lesson';
import { markup } from './markup';
import { momentIn } from './moment';
import { UPRISING_STEPS } from './uprising-steps';
import { WAR_STEPS } from './war-steps';

/** Plays a lesson by chance and reads all that is said; what was said with which question. */
async function attend(
  lesson: Lesson,
  steps: readonly Step[],
  seed: string,
): Promise<readonly (readonly [string, string])[]> {
  const link = await openHere({ ...lessonSave('random', lesson), seed });
  const read = new Set<string>();
  const told: [string, string][] = [];
  for (let i = 0; i < 900; i++) {
    const view = link.getState().view as TableView;
    const now = momentIn(lesson.game, view);
    if (now.kind === undefined || isOver(steps, read, now)) break;
    const step = stepNow(steps, read, now);
    if (step !== undefined) {
      told.push([step.id, now.kind]);
      read.add(step.id);
      continue;
    }
    link.choose(now.keys[(i * 7) % now.keys.length] ?? '');
    await settled(link);
  }
  link.close();
  return told;
}

describe('lessons that follow the player', () => {
  it('of Uprising begin with agents, cards, reveal and conflict, then tell of spies, contracts and worms, and of the rest when it is met, and take their leave', async () => {
    const told = await attend({ game: 'uprising' }, UPRISING_STEPS, 'lesson');
    const ids = told.map(([id]) => id);
    const beginnings = ['welcome', 'agents', 'beginnings-reveal', 'beginnings-conflict'];
    expect(ids.slice(0, 7)).toEqual([...beginnings, 'spies', 'contracts', 'worms']);
    expect(ids.at(-1)).toBe('farewell');
    // Each is said with the question it is about.
    for (const [id, kind] of told) expect(UPRISING_STEPS.find((step) => step.id === id)?.at.kind).toBe(kind);
  });

  for (const side of ['atreides', 'harkonnen'] as const) {
    it(`of the war go through a round with the ${side}`, async () => {
      const told = (await attend({ game: 'arrakis', side }, WAR_STEPS, 'lesson')).map(([id]) => id);
      expect(told).toContain(side === 'atreides' ? 'atreides' : 'vehicles');
      expect(told).not.toContain(side === 'atreides' ? 'vehicles' : 'atreides');
      expect(told).toContain('dice');
      expect(told.at(-1)).toBe('farewell');
    });
  }

  it('name symbols that exist, the same in both languages, and mix no alphabets', () => {
    for (const { id, title, text } of [...UPRISING_STEPS, ...WAR_STEPS]) {
      const [uk, en] = LANGS.map((lang) =>
        markup(text[lang], (icon) => icon).flatMap((part) => (typeof part === 'string' ? [] : [part.icon])),
      );
      expect([...(uk ?? [])].sort(), id).toEqual([...(en ?? [])].sort());
      for (const icon of uk ?? []) expect(GLYPHS, id).toHaveProperty([icon]);
      expect(title.uk + text.uk.replace(/\{[^}]*\}/g, ''), id).not.toMatch(/[a-z]/i);
      expect(title.en + text.en, id).not.toMatch(/[а-яґєії]/i);
    }
  });
});
