import type { Phrase } from '@sietch/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PhraseText } from './phrase';

const drawn = (phrase: Phrase, spelled = false): string =>
  renderToStaticMarkup(createElement(PhraseText, { phrase, spelled }));

/** What stands in the page besides the symbols' drawings. */
const text = (html: string): string => html.replace(/<svg.*?<\/svg>/g, '◆').replace(/<[^>]*>/g, '');

/** The parts that never come apart at the end of a line. */
const glued = (html: string): string[] =>
  [...html.matchAll(/<span class="glued">(.*?)<\/span>(?!<\/span>)/g)].map(([, inside = '']) => text(inside));

const spice = { icon: 'spice', n: 2, text: '2 spice' };
const troop = { icon: 'troop', n: 1, text: '1 troop' };

describe('a text with symbols', () => {
  it('keeps the stop after a symbol beside it, and writes it once', () => {
    const html = drawn(['Gain ', spice, '. Then stop.']);
    expect(text(html)).toBe('Gain ◆. Then stop.');
    expect(glued(html)).toEqual(['◆.']);
  });

  it('finds the stop after a symbol also where it was put together of several texts', () => {
    const html = drawn(['Gain ', spice, '', '. ', 'Then ', 'stop.']);
    expect(text(html)).toBe('Gain ◆. Then stop.');
    expect(glued(html)).toEqual(['◆.']);
  });

  it('keeps several stops together: the end of a quotation too', () => {
    const html = drawn(['«', spice, '»; and so on']);
    expect(text(html)).toBe('«◆»; and so on');
    expect(glued(html)).toEqual(['◆»;']);
  });

  it('glues nothing where a word or another symbol follows', () => {
    const html = drawn([spice, ' and ', troop, spice]);
    expect(glued(html)).toEqual([]);
    expect(text(html)).toBe('◆ and 1◆◆');
  });

  it('leaves a stop after a word where it is', () => {
    const html = drawn(['Stop', '. Go on.']);
    expect(text(html)).toBe('Stop. Go on.');
    expect(glued(html)).toEqual([]);
  });

  it('tells screen readers what a symbol says, unless its words stand beside it', () => {
    expect(drawn(['Gain ', spice])).toContain('aria-label="2 spice"');
    expect(drawn([{ icon: 'agent', text: '' }, ' Agent'])).toContain('aria-hidden="true"');
  });

  it('writes the words of rare symbols out where there is room', () => {
    const hooks = { icon: 'hooks', text: 'maker hooks' };
    expect(text(drawn([hooks], true))).toBe('◆ maker hooks');
    expect(text(drawn([hooks]))).toBe('◆');
  });

  it('marks a seat by its sign and names it to those who do not see', () => {
    expect(drawn([{ icon: 'seat-2', text: 'Paul' }])).toContain('<span class="sr-only">Paul</span>');
  });
});
