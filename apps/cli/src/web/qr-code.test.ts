import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrLines } from './qr-code.ts';

const URL = 'http://192.168.178.123:65535/';
const { data, size } = encode(URL, { ecc: 'L', border: 2 });

/** Which squares are light, read from the drawing. */
const lightIn = (lines: readonly string[]): boolean[][] =>
  lines.flatMap((line) => [
    [...line].map((letter) => letter === '█' || letter === '▀'),
    [...line].map((letter) => letter === '█' || letter === '▄'),
  ]);

test('every square is drawn, light where the code is light', () => {
  const rows = lightIn(qrLines(URL, { ascii: false, colours: false })).slice(0, size);
  expect(rows).toEqual(data.map((row) => row.map((isDark) => !isDark)));
});

test('in ASCII a square is two letters wide, and nothing else is written', () => {
  const lines = qrLines(URL, { ascii: true, colours: false });
  expect(lines.map((line) => line.length)).toEqual(Array(size).fill(2 * size));
  expect(lines.join('')).toMatch(/^[# ]+$/);
  const rows = lines.map((line) => (line.match(/../g) ?? []).map((pair) => pair === '  '));
  expect(rows).toEqual(data);
});

test('colours come and go within a line', () => {
  for (const line of qrLines(URL, { ascii: false, colours: true })) {
    expect(line.startsWith('\x1b[38;5;231;48;5;16m')).toBe(true);
    expect(line.endsWith('\x1b[0m')).toBe(true);
  }
});

test('the address of a home network fits into half a screen', () => {
  expect(qrLines(URL, { ascii: false, colours: false }).length).toBeLessThanOrEqual(15);
});
