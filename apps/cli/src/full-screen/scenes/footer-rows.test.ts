import type { KeyLabel } from '@shoal/table-ui';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Row, rowText, rowWidth } from '../terminal/row.ts';
import { footerRows, keyRow } from './footer-rows.ts';

const KEYS: readonly KeyLabel[] = [
  { key: '?', label: 'help', isKept: true },
  { key: 'S', label: '♠ spades', isAnswer: true, isPicked: true },
  { key: 'H', label: '♥ hearts', isAnswer: true },
];
const textOf = (line: Row): string => rowText(line).trimEnd();

describe('the lowest lines', () => {
  test('are two for a message, then the prompt, then the keys, so that a message moves nothing', () => {
    const footer = { prompt: 'Which suit?', keys: KEYS, message: null };
    expect(footerRows(footer, 60).map(textOf)).toEqual(['', '', ' Which suit?', '  S ♠ spades   H ♥ hearts   ? help']);
    expect(
      footerRows({ ...footer, message: 'No.' }, 60)
        .map(textOf)
        .slice(0, 2),
    ).toEqual(['', ' No.']);
  });

  test('have room for a message of two lines', () => {
    const message = 'That card does not match: play a heart, a nine or an eight.';
    const rows = footerRows({ prompt: 'Play a card.', keys: [], message }, 40).map(textOf);
    expect(rows.slice(0, 2)).toEqual([' That card does not match: play a', '   heart, a nine or an eight.']);
    expect(rows.length).toBe(4);
  });

  test('mark a message that is cut', () => {
    const message = 'word '.repeat(40).trim();
    const rows = footerRows({ prompt: 'Play a card.', keys: [], message }, 40).map(textOf);
    expect(rows[1]).toMatch(/…$/);
  });

  test('keep a prompt with a name of twenty wide letters to the width of the screen', () => {
    const prompt = `Which rank do you ask ${'世'.repeat(20)} for?`;
    for (const line of footerRows({ prompt, keys: [], message: null }, 60))
      expect(rowWidth(line)).toBeLessThanOrEqual(60);
  });
});

describe('keys', () => {
  test('that answer come first, with shorter names rather than without the help', () => {
    expect(textOf(keyRow(KEYS, 36))).toBe('  S ♠ spades   H ♥ hearts   ? help');
    expect(textOf(keyRow(KEYS, 32))).toBe('  S ♠ spa…   H ♥ hea…   ? help');
  });

  test('that do not fit with the shortest names are left out, and the help stays', () => {
    const suits = ['♠ spades', '♥ hearts', '♦ diamonds', '♣ clubs'];
    const keys = [...suits.map((label, at) => ({ key: 'SHDC'[at], label, isAnswer: true })), KEYS[0]];
    expect(textOf(keyRow(keys, 40))).toBe(' S ♠ …   H ♥ …   D ♦ …   C ♣ …   ? help');
    expect(textOf(keyRow(keys, 38))).toBe(' S ♠ …   H ♥ …   D ♦ …   ? help');
    expect(textOf(keyRow(keys, 8))).toBe(' ? help');
    expect(textOf(keyRow(keys, 5))).toBe('');
  });

  test('that something else on the screen names are kept before others', () => {
    const more = ['Enter choose', 'Esc leave', 'U undo', 'I hint'].map((text) => {
      const [key, label] = text.split(' ');
      return { key, label };
    });
    const keys = [KEYS[0], ...more, { key: 'L', label: 'log', isKept: true }];
    expect(textOf(keyRow(keys, 60))).toBe(' ? help   Enter choose   Esc leave   U undo   I hint   L log');
    expect(textOf(keyRow(keys, 59))).toBe(' ? help   Enter choose   Esc leave   U undo   L log');
  });

  test('that Enter would take stand out', () => {
    const picked = keyRow(KEYS, 60).filter(({ style }) => style?.inverse === true);
    expect(picked.map(({ text }) => text)).toEqual([' S ♠ spades ']);
  });

  test('never take more than the width there is', () => {
    const anyKeys = fc.array(
      fc.record({
        key: fc.constantFrom('A', 'Esc', '←→'),
        label: fc.string({ unit: 'grapheme' }),
        isAnswer: fc.boolean(),
        isKept: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(anyKeys, fc.integer({ min: 1, max: 90 }), (keys, width) => rowWidth(keyRow(keys, width)) <= width),
    );
  });
});
