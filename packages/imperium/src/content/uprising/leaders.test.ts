import { describe, expect, it } from 'vitest';
import { covers } from '../../../../../test/covers.js';
import { pay, placeSpy, recruit, spice, trash } from '../../effects/build.js';
import { CHOAM } from '../choam/set.js';
import type { Leader } from '../component.js';
import { UPRISING } from './edition.js';

const ids = (things: readonly { readonly id: string }[]) => things.map(({ id }) => id);

function leaderOf(id: string): Leader {
  const found = UPRISING.leaders.find((leader) => leader.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
}

describe('leaders', () => {
  const dealt = UPRISING.leaders.filter(({ faceOf }) => faceOf === undefined);

  it('nine, one of them with the CHOAM module only', () => {
    covers('upr-comp-leaders');
    expect(dealt).toHaveLength(9);
    expect(ids(CHOAM.leaders ?? [])).toEqual(['shaddam-corrino-iv']);
    expect(dealt).toHaveLength(9);
  });

  it('have another face, one of them', () => {
    const faces = UPRISING.leaders.filter(({ faceOf }) => faceOf !== undefined);
    expect(faces.map(({ id, faceOf }) => [id, faceOf])).toEqual([
      ['reverend-mother-jessica', 'lady-jessica'],
    ]);
    expect(ids(dealt)).toContain('lady-jessica');
    expect(leaderOf('reverend-mother-jessica').house).toEqual(leaderOf('lady-jessica').house);
  });

  it('come from Houses, but for the smuggler', () => {
    expect(Object.fromEntries(dealt.map(({ id, house }) => [id, house?.en]))).toEqual({
      'feyd-rautha-harkonnen': 'House Harkonnen',
      'gurney-halleck': 'House Atreides',
      'lady-amber-metulli': 'House Metulli',
      'lady-jessica': 'House Atreides',
      'lady-margot-fenring': 'House Fenring',
      muaddib: 'House Atreides',
      'princess-irulan': 'House Corrino',
      'shaddam-corrino-iv': 'House Corrino',
      'staban-tuek': undefined,
    });
  });

  it('are simple, five of them', () => {
    expect(ids(dealt.filter(({ complexity }) => complexity === 1))).toEqual([
      'feyd-rautha-harkonnen',
      'gurney-halleck',
      'lady-amber-metulli',
      'lady-margot-fenring',
      'muaddib',
    ]);
    expect(ids(dealt.filter(({ complexity }) => complexity === 3))).toEqual(['staban-tuek']);
  });

  it('have a signet ring that does something', () => {
    for (const { id, signet } of UPRISING.leaders) expect(signet.effects.length, id).toBeGreaterThan(0);
  });

  it('set aside the two contracts for Sardaukar, the Emperor', () => {
    const { does } = leaderOf('shaddam-corrino-iv').ability;
    const sardaukar = UPRISING.contracts.filter(
      ({ term }) => term.by === 'visit' && term.space === 'sardaukar',
    );
    expect(sardaukar).toHaveLength(2);
    expect(does).toEqual({ on: 'contracts-aside', contracts: ids(sardaukar) });
  });

  it('start without a starter card, the smuggler', () => {
    const { does } = leaderOf('staban-tuek').ability;
    expect(does).toEqual({ on: 'smuggling', without: 'diplomacy', effects: [spice(1)] });
    const starters = UPRISING.cards.filter(({ group }) => group === 'starter');
    expect(ids(starters)).toContain('diplomacy');
  });

  it('train on a track of eight spaces, one of them', () => {
    expect(ids(UPRISING.leaders.filter(({ training }) => training !== undefined))).toEqual([
      'feyd-rautha-harkonnen',
    ]);
    const { training = [] } = leaderOf('feyd-rautha-harkonnen');
    expect(Object.fromEntries(training.map(({ id, effects }) => [id, effects]))).toEqual({
      start: [],
      'upper-1': [pay({ solari: 1 }, trash)],
      'lower-1': [placeSpy()],
      middle: [trash],
      'upper-2': [trash],
      'lower-2a': [placeSpy()],
      'lower-2b': [spice(2)],
      final: [recruit(1), placeSpy()],
    });
  });

  it('can go four ways through the training, all from the start to the last space', () => {
    const { training = [] } = leaderOf('feyd-rautha-harkonnen');
    const ways = (id: string): readonly (readonly string[])[] => {
      const next = training.find((step) => step.id === id)?.next ?? [];
      return next.length === 0 ? [[id]] : next.flatMap((step) => ways(step).map((way) => [id, ...way]));
    };
    expect(training[0]?.id).toBe('start');
    expect(ways('start').map((way) => way.join(' '))).toEqual([
      'start upper-1 middle upper-2 final',
      'start upper-1 middle lower-2a lower-2b final',
      'start lower-1 middle upper-2 final',
      'start lower-1 middle lower-2a lower-2b final',
    ]);
  });
});
