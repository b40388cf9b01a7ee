import { LEADERS, PLANNING, PRESCIENCE } from '@sietch/arrakis';
import { BASE, UPRISING } from '@sietch/imperium';
import { describe, expect, it } from 'vitest';
import { EMBLEMS } from './emblems';
import { HALOS } from './kit/halos';
import { HEADS } from './kit/heads';
import { hasPortrait, PORTRAITS } from './leaders';
import { ARRAKIS } from './pictures/arrakis';
import { IMPERIUM } from './pictures/imperium';
import { hasPicture } from './pictures/subject-of';
import { seedOf } from './random';
import { compose } from './scene';
import { readShapes } from './shape';
import { SUBJECTS } from './subjects';

const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

describe('the drawings', () => {
  it('show every leader, Rival and figure of all games', () => {
    const rivals = [BASE, UPRISING].flatMap(({ rivals: { cards } }) => ids(cards));
    const all = [...ids(BASE.leaders), ...ids(UPRISING.leaders), ...ids(LEADERS), ...rivals];
    expect(all.filter((id) => !hasPortrait(id) && !id.includes('hagal'))).toEqual([]);
  });

  it('show something on every card, leader, intrigue, conflict, contract, objective, planning and prescience card', () => {
    const imperium = [BASE, UPRISING].flatMap(
      ({ cards, leaders, intrigues, conflicts, contracts, objectives }) =>
        ids([...cards, ...leaders, ...intrigues, ...conflicts, ...contracts, ...objectives]),
    );
    const all = [...imperium, ...ids(PLANNING), ...ids(PRESCIENCE)];
    expect(all.filter((id) => !hasPicture(id))).toEqual([]);
  });

  it('name no card twice', () => {
    for (const pictures of [IMPERIUM, ARRAKIS]) {
      const named = Object.values(pictures).flatMap((text) => text.split(/\s+/));
      expect(named.filter((id, i) => named.indexOf(id) !== i)).toEqual([]);
    }
  });

  it('are made of shapes that can be drawn', () => {
    const drawings = [
      ...Object.values(PORTRAITS).flatMap(({ house, body, mark }) => [HALOS[house], body, mark]),
      ...Object.values(SUBJECTS).map((subject) => compose(subject, 7).shapes),
      ...Object.values(EMBLEMS),
    ];
    for (const text of drawings) {
      const shapes = readShapes(text, HEADS);
      expect(shapes.length).toBeGreaterThan(0);
      for (const { ink, d, transform = 'x(1)' } of shapes) {
        expect(ink).toMatch(/^(#[\da-f]{3,6}|[a-z][a-z\d-]*)$/);
        expect(d).toMatch(/^M[-\d.\sa-z]+$/i);
        expect(transform).toMatch(/^([a-z]+\([-\d.,]+\))+$/i);
      }
    }
  });

  it('differ by their seeds and are the same for the same seed', () => {
    const scene = (of: string) => compose(SUBJECTS.agent, seedOf(of)).shapes;
    expect(scene('scout')).toBe(scene('scout'));
    expect(scene('scout')).not.toBe(scene('reconnaissance'));
  });
});
