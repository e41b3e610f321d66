import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Painter } from './painter.ts';
import { type Row, row, span } from './row.ts';
import { paletteOf } from './style.ts';

const PLAIN = paletteOf({ depth: 1, suits: () => 'four' });
const RICH = paletteOf({ depth: 8, suits: () => 'four' });
const SIZE = { columns: 12, rows: 3 };

/** A painter, and everything that it wrote since last asked. */
function painting(palette = PLAIN, ascii = false) {
  const written: string[] = [];
  const painter = new Painter((text) => written.push(text), palette, ascii);
  return { painter, written: () => written.splice(0).join('') };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences are what is read.
const WRITTEN_ROW = /\x1b\[(\d+);1H\x1b\[K(.*?)\x1b\[0m/g;

/** The rows that a text goes to, with what is written there. */
const rowsIn = (text: string): Readonly<Record<number, string>> =>
  Object.fromEntries([...text.matchAll(WRITTEN_ROW)].map(([, at, line]) => [Number(at), line]));

const page = (...lines: readonly string[]): Row[] => lines.map((line) => row(line));

describe('a painter', () => {
  test('paints every row at first', () => {
    const { painter, written } = painting();
    painter.paint(page('one', 'two', 'three'), SIZE);
    expect(rowsIn(written())).toEqual({ 1: 'one', 2: 'two', 3: 'three' });
  });

  test('then writes only the rows that have changed', () => {
    const { painter, written } = painting();
    painter.paint(page('one', 'two', 'three'), SIZE);
    written();
    painter.paint(page('one', '2', 'three'), SIZE);
    expect(rowsIn(written())).toEqual({ 2: '2' });
    painter.paint(page('one', '2', 'three'), SIZE);
    expect(written()).toBe('');
  });

  test('clears rows that are gone', () => {
    const { painter, written } = painting();
    painter.paint(page('one', 'two', 'three'), SIZE);
    written();
    painter.paint(page('one'), SIZE);
    expect(rowsIn(written())).toEqual({ 2: '', 3: '' });
  });

  test('paints everything again after it was told to forget', () => {
    const { painter, written } = painting();
    painter.paint(page('one', 'two', 'three'), SIZE);
    painter.forget();
    expect(written().endsWith('\x1b[2J')).toBe(true);
    painter.paint(page('one', 'two', 'three'), SIZE);
    expect(rowsIn(written())).toEqual({ 1: 'one', 2: 'two', 3: 'three' });
  });

  test('erases a row before it writes it, so that the last letter of a full row stays', () => {
    const { painter, written } = painting();
    painter.paint(page('twelve wide.'), { columns: 12, rows: 1 });
    expect(written()).toContain('\x1b[1;1H\x1b[Ktwelve wide.\x1b[0m\x1b[?2026l');
  });

  test('leaves out what is beyond the screen, to the right and below', () => {
    const { painter, written } = painting();
    painter.paint(page('a line that is too long', '世界世界世界世', 'three', 'four'), SIZE);
    expect(rowsIn(written())).toEqual({ 1: 'a line that…', 2: '世界世界世…', 3: 'three' });
  });

  test('sets a style where it begins and ends it where it ends', () => {
    const { painter, written } = painting(RICH);
    painter.paint([row('a ', span('b', { bold: true, tone: 'gold' }), ' c')], { columns: 5, rows: 1 });
    expect(written()).toContain('a \x1b[1;38;5;222mb\x1b[0m c');
  });

  test('shows all changes at once', () => {
    const { painter, written } = painting();
    painter.paint(page('one', 'two'), SIZE);
    const text = written();
    expect([text.startsWith('\x1b[?2026h'), text.endsWith('\x1b[?2026l')]).toEqual([true, true]);
  });
});

const anyLine = fc.oneof(fc.constantFrom('', 'one', 'two', '  three'), fc.string({ unit: 'grapheme', maxLength: 20 }));
const anyPage = fc.array(
  fc.record({ text: anyLine, bold: fc.boolean() }).map(({ text, bold }) => row('x', span(text, { bold }))),
  { maxLength: 5 },
);

test('whatever is painted, only changed rows are written, and never a new line', () => {
  fc.assert(
    fc.property(anyPage, anyPage, (first, second) => {
      const { painter, written } = painting(RICH);
      painter.paint(first, SIZE);
      const before = rowsIn(written());
      painter.paint(second, SIZE);
      const text = written();
      const fresh = painting(RICH);
      fresh.painter.paint(second, SIZE);
      const all = rowsIn(fresh.written());
      const changed = Object.entries(all).filter(([at, line]) => before[Number(at)] !== line);
      expect(rowsIn(text)).toEqual(Object.fromEntries(changed));
      expect(text).not.toMatch(/[\r\n]/);
    }),
  );
});

test('where only ASCII may be written, the marks of cuts and joints are ASCII too', () => {
  const { painter, written } = painting(PLAIN, true);
  painter.paint([[{ text: 'a · bcdefghijklmnop' }]], SIZE);
  expect(written()).toContain('a - bcdefgh~');
});
