import { describe, expect, it } from 'vitest';
import { buttonsFor, inSeries, litRefs, touch, usualFirst } from './lit';

const offers = [
  { key: 'agent:dagger>arrakeen', refs: ['card:dagger', 'space:arrakeen'] },
  { key: 'agent:dagger>carthag', refs: ['card:dagger', 'space:carthag'] },
  { key: 'agent:diplomacy>wealth', refs: ['card:diplomacy', 'space:wealth'] },
  { key: 'faction:guild', refs: ['faction:guild'] },
  { key: 'reveal', refs: [] },
];

describe('touching lit things', () => {
  it('chooses at once when a thing stands for one choice', () => {
    expect(touch(offers, [], 'faction:guild')).toEqual({ done: 'choose', key: 'faction:guild' });
  });

  it('waits for the space after the card, also if only one is left', () => {
    expect(touch(offers, [], 'card:diplomacy')).toEqual({ done: 'touched', touched: ['card:diplomacy'] });
    expect(touch(offers, ['card:diplomacy'], 'space:wealth')).toEqual({
      done: 'choose',
      key: 'agent:diplomacy>wealth',
    });
  });

  it('works the other way round: the space first, then the card', () => {
    expect(touch(offers, ['space:carthag'], 'card:dagger')).toEqual({
      done: 'choose',
      key: 'agent:dagger>carthag',
    });
  });

  it('lights only what goes with the touched thing', () => {
    expect([...litRefs(offers, ['card:dagger'])]).toEqual(['space:arrakeen', 'space:carthag']);
  });

  it('changes its mind when something else is touched', () => {
    expect(touch(offers, ['card:dagger'], 'card:diplomacy')).toEqual({
      done: 'touched',
      touched: ['card:diplomacy'],
    });
    expect(touch(offers, ['card:dagger'], 'card:dagger')).toEqual({ done: 'touched', touched: [] });
  });

  it('does nothing for what cannot be chosen', () => {
    expect(touch(offers, [], 'space:heighliner')).toEqual({ done: 'nothing' });
  });
});

describe('the answers in order', () => {
  const deploy = (n: number) => ({ key: `deploy:${n}`, refs: [], series: { of: 'deploy', n } });
  const end = { key: 'end', refs: [], passive: true };
  const effect = { key: 'effect:ring.0', refs: [] };

  it('puts what differs by a number together, by that number, and nothing else', () => {
    const groups = inSeries([effect, deploy(3), end, deploy(1), deploy(2)]);
    expect(groups.map((group) => group.map(({ key }) => key))).toEqual([
      ['effect:ring.0'],
      ['deploy:1', 'deploy:2', 'deploy:3'],
      ['end'],
    ]);
  });

  it('takes a button for each of two numbers, and one for all where the number is set', () => {
    const place = (n: number, area: string) => ({
      key: `${n}@${area}`,
      refs: [`area:${area}`],
      series: { of: area, n },
    });
    const two = ['arsunt', 'carthag', 'arrakeen'].flatMap((area) => [place(1, area), place(2, area)]);
    expect(buttonsFor([...two, end])).toBe(7);
    expect(buttonsFor([deploy(1), deploy(2), deploy(3), end])).toBe(2);
  });

  it('puts what declines last', () => {
    expect(usualFirst([end, deploy(1), effect])).toEqual([deploy(1), effect, end]);
  });
});
