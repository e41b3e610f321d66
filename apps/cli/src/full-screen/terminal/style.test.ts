import { describe, expect, test } from 'vitest';
import { paletteOf, type Style, type SuitTone } from './style.ts';

const SUITS: readonly SuitTone[] = ['spade', 'heart', 'diamond', 'club'];
const at = (depth: number, suits: 'four' | 'two' = 'four') => paletteOf({ depth, suits: () => suits });

describe('without colours', () => {
  test('there is bold and inverse, and a bar stands out by being inverse', () => {
    const styles: Style[] = [{ tone: 'gold' }, { bold: true, tone: 'bad' }, { inverse: true }, { ground: 'bar' }];
    expect(styles.map(at(1))).toEqual([[], [1], [7], [7]]);
    expect(at(1)({ ground: 'card', tone: 'heart' })).toEqual([]);
  });
});

describe('with sixteen colours', () => {
  test('a tone is one of them, and so is a ground', () => {
    expect(at(4)({ tone: 'gold' })).toEqual([33]);
    expect(at(4)({ tone: 'bar', ground: 'bar', bold: true })).toEqual([1, 97, 44]);
    const codes = SUITS.flatMap((tone) => [...at(4)({ tone, ground: 'card' }), ...at(4)({ tone })]);
    for (const code of codes) expect([...between(30, 37), ...between(90, 97), 107]).toContain(code);
  });
});

describe.each([8, 24])('with a depth of %i', (depth) => {
  test('colours are of 256', () => {
    expect(at(depth)({ tone: 'gold' })).toEqual(['38;5;222']);
    expect(at(depth)({ tone: 'heart', ground: 'card', inverse: true })).toEqual([7, '38;5;161', '48;5;231']);
  });
});

describe.each([4, 8])('at a depth of %i', (depth) => {
  const colours = (suits: 'four' | 'two', style: Style = {}) =>
    SUITS.map((tone) => at(depth, suits)({ ...style, tone }).join(';'));

  test('a four-colour pack has a colour for each suit, on cards and in text', () => {
    for (const style of [{}, { ground: 'card' }, { ground: 'dim-card' }, { ground: 'bar' }] as const) {
      expect(new Set(colours('four', style)).size).toBe(4);
    }
  });

  test('a two-colour pack has red and black', () => {
    for (const style of [{}, { ground: 'card' }] as const) {
      const [spade, heart, diamond, club] = colours('two', style);
      expect([spade, heart]).toEqual([club, diamond]);
      expect(spade).not.toBe(heart);
    }
  });

  test('spades in text are of the colour of the text, whatever that is', () => {
    expect(at(depth)({ tone: 'spade' })).toEqual([]);
    expect(at(depth)({ tone: 'spade', bold: true })).toEqual([1]);
  });

  test('colours of suits are asked for anew with every stroke', () => {
    let suits: 'four' | 'two' = 'four';
    const palette = paletteOf({ depth, suits: () => suits });
    const before = palette({ tone: 'club' });
    suits = 'two';
    expect(palette({ tone: 'club' })).not.toEqual(before);
  });

  test('no style is no code', () => {
    expect(at(depth)({})).toEqual([]);
  });
});

const between = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, more) => first + more);
