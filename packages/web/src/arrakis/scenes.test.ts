import { type ArrakisEvent, type ArrakisView, arrakis } from '@sietch/arrakis';
import { type AnyRules, Game, LANGS, plainText } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { en } from '../words/en';
import { uk } from '../words/uk';
import { warScenes } from './scenes';
import { namesOf } from './words/names';

const rules: AnyRules = arrakis;
const { state } = Game.start(rules, rules.parseOptions({ players: 2 }), 'scenes');
const view = rules.view(state, 0) as ArrakisView;
const english = namesOf(view, 'en', en);

const STORM: readonly ArrakisEvent[] = [
  { event: 'phase', phase: 'hazards' },
  { event: 'storm', area: 'arrakeen' },
  { event: 'roll', side: 'harkonnen', faces: ['sword', 'shield'], why: 'rule:storm' },
  { event: 'hits', side: 'harkonnen', area: 'arrakeen', n: 1, why: 'rule:storm' },
  { event: 'removed', side: 'harkonnen', what: 'regular', area: 'arrakeen', n: 1, why: 'rule:storm' },
  { event: 'storm', area: 'carthag' },
  { event: 'roll', side: 'atreides', faces: ['shield'], why: 'rule:storm' },
];

describe('scenes of the war', () => {
  it('let storms strike one at a time where they strike, each with what it did', () => {
    const scenes = warScenes(STORM, english);
    expect(scenes.map(({ kind, places }) => [kind, places])).toEqual([
      ['blow', ['area:arrakeen']],
      ['blow', ['area:carthag']],
    ]);
    const [first, second] = scenes.map(({ lines }) => lines.map(({ phrase }) => plainText(phrase)));
    expect(first).toHaveLength(3);
    expect(first?.[2]).toContain('lose');
    expect(second?.at(-1)).toBe('Nobody is hurt');
  });

  it('tell what a fallen sietch brings, and introduce a leader with what the card says', () => {
    const scenes = warScenes(
      [
        { event: 'settlement-destroyed', area: 'arrakeen', rank: 2 },
        { event: 'supremacy', n: 2, step: 2, why: 'sietch:arrakeen' },
        { event: 'leader-entered', side: 'harkonnen', leader: 'thufir-hawat' },
      ],
      english,
    );
    expect(scenes.map(({ kind }) => kind)).toEqual(['fall', 'leader']);
    expect(scenes[0]?.lines).toHaveLength(1);
    expect(scenes[1]?.lines.length).toBeGreaterThan(1);
  });

  it('turn all wormsigns over in one scene', () => {
    const scenes = warScenes(
      [
        { event: 'wormsign', area: 'arrakeen', sign: 'sand' },
        { event: 'wormsign', area: 'carthag', sign: 'sandworm' },
        { event: 'worm', worm: 'sandworm', area: 'carthag', change: 'placed' },
      ],
      english,
    );
    expect(scenes.map(({ kind, lines }) => [kind, lines.length])).toEqual([['signs', 2]]);
  });

  it('are told in every language', () => {
    const words = { uk, en };
    for (const lang of LANGS)
      for (const { title, lines } of warScenes(STORM, namesOf(view, lang, words[lang]))) {
        expect(plainText(title)).not.toBe('');
        for (const { phrase } of lines) expect(plainText(phrase).trim()).not.toBe('');
      }
  });
});
