import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Fitting, Sizes } from './fitting';

/** A text whose box has a size, and what was done with it. */
function fitting(text: string, width: number, sizes: Sizes = { text: width / 10 }) {
  const done: string[] = [];
  const box = { clientWidth: width, clientHeight: 20 } as HTMLElement;
  const subject: Fitting = {
    text,
    box,
    // biome-ignore lint/correctness/useYield: this text fits at once.
    *find() {
      done.push('found');
      return sizes;
    },
    set: (known) => done.push(`set to ${known.text}`),
  };
  return { ...subject, done };
}

const settle = (): Promise<void> => Promise.resolve();

describe('texts that fit their boxes', () => {
  let fitSoon: typeof import('./fitting').fitSoon;
  beforeEach(async () => {
    // Every test begins with nothing found.
    vi.resetModules();
    vi.stubGlobal('document', { fonts: { status: 'loaded' } });
    ({ fitSoon } = await import('./fitting'));
  });
  afterEach(() => vi.unstubAllGlobals());

  it('are not tried before everything that was drawn with them is there', async () => {
    const dagger = fitting('dagger', 100);
    fitSoon(dagger);
    expect(dagger.done).toEqual([]);
    await settle();
    expect(dagger.done).toEqual(['found']);
  });

  it('are tried once, however often they ask', async () => {
    const dagger = fitting('dagger', 100);
    fitSoon(dagger);
    fitSoon(dagger);
    await settle();
    expect(dagger.done).toEqual(['found']);
  });

  it('take the sizes found for the same text in a box of the same size', async () => {
    const first = fitting('dagger', 100);
    const second = fitting('dagger', 100);
    fitSoon(first);
    await settle();
    fitSoon(second);
    await settle();
    expect([first.done, second.done]).toEqual([['found'], ['set to 10']]);
  });

  it('are found anew for another text, and for a box of another size', async () => {
    const all = [fitting('dagger', 100), fitting('dagger', 120), fitting('diplomacy', 100)];
    for (const each of all) fitSoon(each);
    await settle();
    expect(all.map(({ done }) => done)).toEqual([['found'], ['found'], ['found']]);
  });

  it('remember nothing until the fonts are there: other letters have other widths', async () => {
    vi.stubGlobal('document', { fonts: { status: 'loading' } });
    const early = fitting('dagger', 100);
    fitSoon(early);
    await settle();
    vi.stubGlobal('document', { fonts: { status: 'loaded' } });
    const late = fitting('dagger', 100);
    fitSoon(late);
    await settle();
    expect([early.done, late.done]).toEqual([['found'], ['found']]);
  });

  it('are all asked before any of them is changed, so that the page is laid out once for all', async () => {
    const done: string[] = [];
    /** Too large as often as said. */
    const tried = (text: string, tries: number): Fitting => ({
      ...fitting(text, 100),
      *find() {
        for (let size = tries; size > 0; size--) {
          done.push(`set ${text}`);
          const asked = () => {
            done.push(`ask ${text}`);
            return size === 1;
          };
          if (yield asked) return { text: size };
        }
        return { text: 0 };
      },
    });
    fitSoon(tried('dagger', 1));
    fitSoon(tried('diplomacy', 2));
    await settle();
    expect(done).toEqual([
      'set dagger',
      'set diplomacy',
      'ask dagger',
      'ask diplomacy',
      'set diplomacy',
      'ask diplomacy',
    ]);
  });
});
