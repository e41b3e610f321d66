import { describe, expect, test } from 'vitest';
import { isAscii, isFullScreen, lookOf } from './look.ts';

const TERMINAL = { isTTY: true, columns: 80, rows: 24 };
const HERE = { stdin: { isTTY: true }, stdout: TERMINAL, env: { TERM: 'xterm-256color' } };

describe('the full screen', () => {
  test('is for a terminal on both sides', () => {
    expect(isFullScreen({}, HERE)).toBe(true);
    expect(isFullScreen({ ascii: true }, HERE)).toBe(true);
  });

  test.each([
    ['--plain asks for lines', { plain: true }, HERE],
    ['the input is a pipe', {}, { ...HERE, stdin: {} }],
    ['the output is a pipe', {}, { ...HERE, stdout: {} }],
    ['the output is a file of known size', {}, { ...HERE, stdout: { ...TERMINAL, isTTY: false } }],
    ['TERM is dumb', {}, { ...HERE, env: { TERM: 'dumb' } }],
    ['ACCESSIBLE is 1', {}, { ...HERE, env: { ...HERE.env, ACCESSIBLE: '1' } }],
    ['there are fewer than 60 columns', {}, { ...HERE, stdout: { ...TERMINAL, columns: 59 } }],
    ['there are fewer than 16 rows', {}, { ...HERE, stdout: { ...TERMINAL, rows: 15 } }],
    ['nobody knows the size', {}, { ...HERE, stdout: { isTTY: true } }],
  ])('gives way to lines where %s', (_, flags, streams) => {
    expect(isFullScreen(flags, streams)).toBe(false);
  });

  test('is for 60 columns and 16 rows, and does not mind what else is set', () => {
    expect(isFullScreen({}, { ...HERE, stdout: { isTTY: true, columns: 60, rows: 16 } })).toBe(true);
    expect(isFullScreen({}, { ...HERE, env: { NO_COLOR: '1', ACCESSIBLE: '' } })).toBe(true);
    expect(isFullScreen({ plain: false }, { ...HERE, env: {} })).toBe(true);
  });
});

describe('colours', () => {
  const colours = (env: Readonly<Record<string, string>>, output = TERMINAL, flags = {}) =>
    lookOf(flags, env, output).colours;
  const PIPE = { ...TERMINAL, isTTY: false };

  test('are for a terminal', () => {
    expect(colours({})).toBe(true);
    expect(colours({}, PIPE)).toBe(false);
  });

  test('are not for plain lines', () => {
    expect(colours({}, TERMINAL, { plain: true })).toBe(false);
    expect(colours({ TERM: 'dumb' })).toBe(false);
    expect(colours({ ACCESSIBLE: '1' })).toBe(false);
  });

  test('go where NO_COLOR is set to anything, whatever else is set', () => {
    for (const NO_COLOR of ['1', '0', 'yes']) {
      expect(colours({ NO_COLOR })).toBe(false);
      expect(colours({ NO_COLOR, FORCE_COLOR: '1' })).toBe(false);
    }
    expect(colours({ NO_COLOR: '' })).toBe(true);
  });

  test('go with --no-color, whatever else is set', () => {
    expect(colours({ FORCE_COLOR: '1' }, TERMINAL, { color: false })).toBe(false);
    expect(colours({}, TERMINAL, { color: true })).toBe(true);
  });

  test('come where FORCE_COLOR is set, and go where it is 0', () => {
    for (const FORCE_COLOR of ['1', '3', 'true']) expect(colours({ FORCE_COLOR }, PIPE)).toBe(true);
    expect(colours({ FORCE_COLOR: '0' })).toBe(false);
    expect(colours({ FORCE_COLOR: '' }, PIPE)).toBe(false);
    expect(colours({ FORCE_COLOR: '' })).toBe(true);
  });
});

describe('lines', () => {
  test('are wrapped at the width of a terminal, from 40 to 100 columns, and in a pipe nowhere', () => {
    const width = (columns: number) => lookOf({}, {}, { isTTY: true, columns, rows: 24 }).width;
    expect([10, 40, 72, 100, 300].map(width)).toEqual([40, 40, 72, 100, 100]);
    expect(lookOf({}, {}, { columns: 72 })).toMatchObject({ width: null, height: null });
    expect(lookOf({}, {}, { isTTY: true })).toMatchObject({ width: 100, height: 24 });
  });

  test('spell cards in ASCII where that was asked for', () => {
    expect(lookOf({ ascii: true }, {}, TERMINAL).ascii).toBe(true);
    expect(lookOf({}, {}, TERMINAL).ascii).toBe(false);
  });

  test.each([
    [{ LC_ALL: 'C' }, true],
    [{ LANG: 'POSIX' }, true],
    [{ LANG: 'de_DE.ISO-8859-1@euro' }, true],
    [{ LC_ALL: 'C', LANG: 'en_GB.UTF-8' }, true],
    [{ LC_ALL: 'C.UTF-8', LANG: 'C' }, false],
    [{ LC_ALL: '', LC_CTYPE: 'fr_FR.utf8', LANG: 'C' }, false],
    [{ LANG: 'es_ES' }, false],
  ])('spell cards in ASCII where the locale %o has no signs for suits: %s', (environment, expected) => {
    expect(isAscii({}, environment)).toBe(expected);
  });
});
