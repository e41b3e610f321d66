import { expect, test } from 'vitest';
import { excerpt, printable } from './printable.ts';

test.each([
  ['A\u001b[2Jnn', 'Ann'],
  ['Eve\u001b[2J\u009b31m', 'Eve'],
  ['\u001b[1;38;5;9mred\u001b[0m', 'red'],
  ['\u001b]0;title\u0007Bo', 'Bo'],
  ['\u001b]8;;http://x\u001b\\Cy', 'Cy'],
  ['\u001bcDee', 'Dee'],
  ['E\u0000v\u007fe\u202e', 'Eve'],
])('an escape sequence leaves nothing of itself: %j', (text, clean) => expect(printable(text)).toBe(clean));

test('what was typed is repeated up to forty characters', () => {
  expect(excerpt(' short ')).toBe('short');
  expect(excerpt('x'.repeat(40))).toBe('x'.repeat(40));
  expect(excerpt('x'.repeat(500))).toBe(`${'x'.repeat(39)}…`);
});
