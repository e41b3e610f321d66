import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paintedText } from './painted-text.ts';

const painted = (text: string) => paintedText(text).map((part) => [part.text, part.style?.tone ?? null]);

describe('a sentence', () => {
  test('has every card in the colour of its suit', () => {
    expect(painted('Bo hands you 10♠ Q♥, and names ♦.')).toEqual([
      ['Bo hands you ', null],
      ['10♠', 'spade'],
      [' ', null],
      ['Q♥', 'heart'],
      [', and names ', null],
      ['♦', 'diamond'],
      ['.', null],
    ]);
  });

  test('keeps the rest of its style', () => {
    expect(paintedText('the 7♣', { tone: 'muted', bold: true })).toEqual([
      { text: 'the ', style: { tone: 'muted', bold: true } },
      { text: '7♣', style: { tone: 'club', bold: true } },
    ]);
  });

  test('is the same text, painted or not', () => {
    const anyText = fc
      .array(fc.constantFrom('10♠', '♥', 'A', '1', '0', ' ', '♣♣', '7', 'the', '世'))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        anyText,
        (text) =>
          paintedText(text)
            .map((part) => part.text)
            .join('') === text,
      ),
    );
  });
});
