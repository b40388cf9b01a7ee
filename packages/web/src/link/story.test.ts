import type { Change } from '@sietch/protocol';
import { describe, expect, it } from 'vitest';
import { Story } from './story';

const change = (version: number): Change => ({ version, events: [{ event: `e${version}` }] });
const told = (story: Story) => story.told().map(({ event }) => event.event);

describe('what happened at a table', () => {
  it('is told in the order of versions, also if the beginning comes last', () => {
    const story = new Story();
    for (const version of [4, 5, 0, 1, 2, 3]) story.note(change(version));
    expect(told(story)).toEqual(['e0', 'e1', 'e2', 'e3', 'e4', 'e5']);
  });

  it('leaves out what was taken back', () => {
    const story = new Story();
    for (const version of [0, 1, 2]) story.note(change(version));
    story.note({ version: 3, undone: true, events: [] });
    story.note(change(4));
    expect(told(story)).toEqual(['e0', 'e1', 'e4']);
  });

  it('tells nothing twice', () => {
    const story = new Story();
    for (const version of [0, 1, 1, 0]) story.note(change(version));
    expect(told(story)).toEqual(['e0', 'e1']);
  });
});
