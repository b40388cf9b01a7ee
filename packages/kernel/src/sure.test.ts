import { describe, expect, it } from 'vitest';
import { isOneOf, oneOf, recordOf, sure } from './sure.js';

describe('values that must be there', () => {
  it('are handed back, falsy ones too', () => {
    expect(sure([0][0], 'number')).toBe(0);
    expect(sure('', 'word')).toBe('');
  });

  it('are named when they are missing', () => {
    const areas = ['arrakeen'];
    expect(() => sure(areas[7], 'area', 7)).toThrow('There is no area "7".');
    expect(() => sure(undefined, 'decision')).toThrow('There is no decision.');
  });
});

describe('words of a list', () => {
  const colours = ['red', 'blue'] as const;

  it('are known, and others are refused with the list', () => {
    expect(isOneOf(colours, 'red')).toBe(true);
    expect(isOneOf(colours, undefined)).toBe(false);
    expect(oneOf(colours, 'blue')).toBe('blue');
    expect(() => oneOf(colours, 'green')).toThrow('"green" is none of: red, blue.');
  });

  it('make a record with a value for each', () => {
    expect(recordOf(colours, (colour) => colour.length)).toEqual({ red: 3, blue: 4 });
  });
});
