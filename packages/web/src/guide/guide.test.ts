import type { ImperiumEvent, ImperiumView } from '@sietch/imperium';
import { ICONS } from '@sietch/imperium';
import { LANGS } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { openHere, settled } from '../../test/in-page';
import type { Link } from '../link/link';
import { NO_FACTS } from './facts';
import { isOver, type Moment, placeIn, type Step, stepNow } from './follow';
import { lessonSave } from './lesson';
import { markup } from './markup';
import { momentIn } from './moment';
import { STEPS } from './steps';
import { WAR_STEPS } from './war-steps';

/** Plays the lesson; `pick` chooses at each question, knowing what the guide says. */
async function playLesson(
  bot: string,
  pick: (step: Step | undefined, now: Moment) => string,
): Promise<{ told: string[]; link: Link; happened: readonly ImperiumEvent[] }> {
  const link = await openHere(lessonSave(bot, { game: 'imperium' }));
  const read = new Set<string>();
  const told: string[] = [];
  for (let i = 0; i < 300; i++) {
    const now = momentIn('imperium', link.getState().view as ImperiumView);
    if (now.kind === undefined || isOver(STEPS, read, now)) break;
    const step = stepNow(STEPS, read, now);
    if (step !== undefined && told.at(-1) !== step.id) told.push(step.id);
    if (step !== undefined && step.wish === undefined) read.add(step.id);
    else {
      link.choose(pick(step, now));
      await settled(link);
    }
  }
  const happened = link.getState().log.map(({ event }) => event as ImperiumEvent);
  return { told, link, happened };
}

const obey = (step: Step | undefined, now: Moment): string =>
  step?.wish?.find((key) => now.keys.includes(key)) ?? now.keys.at(-1) ?? '';

const SCRIPT = STEPS.filter(({ insteadOf }) => insteadOf === undefined);

describe('a lesson of the war', () => {
  it.each(['atreides', 'harkonnen'])('counts only what %s may hear, from one', (side) => {
    const heard = WAR_STEPS.filter(({ at }) => at.side === undefined || at.side === side);
    const places = heard.map((step) => placeIn(WAR_STEPS, step, side));
    expect(places).toEqual(heard.map((_, i) => ({ nth: i + 1, of: heard.length })));
  });
});

describe('the guided first game', () => {
  it.each(['heuristic', 'random'])(
    'whoever follows the guide meets every step in order, with %s opponents',
    async (bot) => {
      const { told, link, happened } = await playLesson(bot, obey);
      expect(told).toEqual(SCRIPT.map(({ id }) => id));
      const view = link.getState().view as ImperiumView;
      expect(view.players[0]?.points).toBe(3);
      expect(view.control.arrakeen).toBe(0);
      // What the guide tells of the two fights is what happens in them.
      const fights = happened.flatMap((event) => (event.event === 'combat' ? [event.strengths] : []));
      expect(fights).toEqual([
        [7, 5, 0],
        [10, 0, 8],
      ]);
      expect(happened).toContainEqual({ event: 'intrigue', seat: 2, intrigue: 'ambush' });
    },
  );

  it('whoever plays something else is still guided where it fits, and let go after the second round', async () => {
    const { told } = await playLesson('random', (_, now) => now.keys[0] ?? '');
    expect(told[0]).toBe('welcome');
    expect(told.at(-1)).toBe('farewell');
    expect(told.length).toBeLessThan(STEPS.length);
  });

  it('whoever reveals at once is told what happened, not what the script had in mind', async () => {
    const { told } = await playLesson('random', (_, now) =>
      now.keys.includes('reveal') ? 'reveal' : (now.keys.at(-1) ?? ''),
    );
    expect(told).toContain('reveal-otherwise');
    // They have no troops in the conflict, no friends among the Fremen and no intrigue.
    for (const id of ['reveal', 'others', 'keep', 'influence', 'intrigue', 'combat', 'swords'])
      expect(told, id).not.toContain(id);
  });

  it('every step that stands in for another comes after it and asks at the same moment', () => {
    for (const { id, insteadOf, at } of STEPS) {
      const script = STEPS.find((step) => step.id === insteadOf);
      if (script === undefined) continue;
      expect(STEPS.findIndex((step) => step.id === id)).toBeGreaterThan(STEPS.indexOf(script));
      expect(at).toEqual(expect.objectContaining({ round: script.at.round, kind: script.at.kind }));
    }
  });

  it('says nothing while others move', () => {
    const now = { round: 1, kind: undefined, agents: 2, keys: [], facts: NO_FACTS };
    expect(stepNow(STEPS, new Set(), now)).toBeUndefined();
  });

  it('every step names known symbols, the same ones in both languages', () => {
    for (const { id, text } of STEPS) {
      const [uk, en] = LANGS.map((lang) =>
        markup(text[lang], (icon) => icon).flatMap((part) => (typeof part === 'string' ? [] : [part.icon])),
      );
      expect([...(uk ?? [])].sort(), id).toEqual([...(en ?? [])].sort());
      for (const icon of uk ?? []) expect(ICONS, id).toContain(icon);
    }
  });

  it('no Latin letter inside Ukrainian, no Cyrillic inside English', () => {
    for (const { title, text } of STEPS) {
      expect(title.uk + text.uk.replace(/\{[^}]*\}/g, '')).not.toMatch(/[a-z]/i);
      expect(title.en + text.en).not.toMatch(/[а-яґєії]/i);
    }
  });
});
