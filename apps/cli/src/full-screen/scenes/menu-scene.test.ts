import { en } from '@shoal/table-ui/en';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Size } from '../terminal/painter.ts';
import { row, rowText } from '../terminal/row.ts';
import { type Menu, MenuScene } from './menu-scene.ts';

const SIZE: Size = { columns: 60, rows: 16 };
const LABELS = ['Play Go Fish', 'Play Crazy Eights', 'Rules', 'Quit'];

const menuOf = (labels: readonly string[], more: Partial<Menu<string>> = {}): MenuScene<string> =>
  new MenuScene({
    ...{ title: 'Shoal', words: en.screen, ascii: false },
    items: labels.map((label) => ({ value: label, label })),
    ...more,
  });

const seen = (scene: MenuScene<string>, size = SIZE): string[] =>
  scene.frame(size).map((line) => rowText(line).trimEnd());
const markedIn = (scene: MenuScene<string>, size = SIZE): string =>
  seen(scene, size)
    .find((line) => line.includes('▸'))
    ?.replace(/^ *▸ (\d| ) {2}/, '') ?? 'nothing';

function pressed(scene: MenuScene<string>, ...keys: readonly string[]) {
  return keys.map((key) => scene.press(key)).at(-1);
}

describe('a list to choose from', () => {
  test('calls an item by a shorter name rather than leave out the note beside it', () => {
    const item = { value: '', label: 'Continue with Bo, Cy and Dee', note: 'left yesterday' };
    const named = (columns: number, shorter?: readonly string[]) =>
      seen(menuOf([], { items: [{ ...item, ...(shorter === undefined ? {} : { shorter }) }] }), {
        ...SIZE,
        columns,
      })[2];
    const shorter = ['Continue with 3 others', 'Continue'];
    expect(named(51, shorter)).toBe('  ▸ 1  Continue with Bo, Cy and Dee  left yesterday');
    expect(named(50, shorter)).toBe('  ▸ 1  Continue with 3 others  left yesterday');
    expect(named(40, shorter)).toBe('  ▸ 1  Continue  left yesterday');
    expect(named(29, shorter)).toBe('  ▸ 1  Conti…  left yesterday');
    expect(named(50)).toBe('  ▸ 1  Continue with Bo, Cy and Dee  left yesterday');
  });

  test('is numbered, with its title above and its keys below', () => {
    const lines = seen(menuOf(LABELS));
    expect(lines[0]).toBe(' Shoal');
    expect(lines.slice(2, 6)).toEqual([
      '  ▸ 1  Play Go Fish',
      '    2  Play Crazy Eights',
      '    3  Rules',
      '    4  Quit',
    ]);
    expect(lines[15]).toBe(' Enter choose   ↑↓ move   Esc back');
    expect(lines.length).toBe(16);
  });

  test('is chosen from by Enter or Space, by number, and not at all by Esc', () => {
    expect(pressed(menuOf(LABELS), 'enter')).toEqual({ result: 'Play Go Fish' });
    expect(pressed(menuOf(LABELS), 'down', 'space')).toEqual({ result: 'Play Crazy Eights' });
    expect(pressed(menuOf(LABELS), '3')).toEqual({ result: 'Rules' });
    expect(pressed(menuOf(LABELS), 'down', 'escape')).toEqual({ result: null });
  });

  test('has 0 for the tenth, and no number for what comes after it', () => {
    const twelve = Array.from({ length: 12 }, (_, index) => `item ${index + 1}`);
    expect(pressed(menuOf(twelve), '0')).toEqual({ result: 'item 10' });
    expect(seen(menuOf(twelve, { at: 11 }))).toContain('  ▸    item 12');
  });

  test('goes round with the arrows, and stops at its ends with the pages', () => {
    const moved = (...keys: readonly string[]) => {
      const scene = menuOf(LABELS);
      pressed(scene, ...keys);
      return markedIn(scene);
    };
    expect(['down', 'right', 'tab'].map((key) => moved(key))).toEqual(Array(3).fill('Play Crazy Eights'));
    expect(['up', 'left', 'back-tab', 'page-down'].map((key) => moved(key))).toEqual(Array(4).fill('Quit'));
    expect(['end', 'page-up'].map((key) => moved(key))).toEqual(['Quit', 'Play Go Fish']);
    expect(moved('end', 'end', 'home')).toBe('Play Go Fish');
    expect(moved('up', 'down')).toBe('Play Go Fish');
    expect(moved('page-down', 'page-down', 'page-up')).toBe('Play Go Fish');
  });

  test('begins where it is told to', () => {
    expect(markedIn(menuOf(LABELS, { at: 2 }))).toBe('Rules');
  });

  test('says which keys there are to one that does nothing, until the next key', () => {
    const scene = menuOf(LABELS);
    expect(pressed(scene, 'q')).toBeUndefined();
    expect(seen(scene)).toContain('  Q does nothing here: press ↑↓, 1-4, Enter or Esc.');
    pressed(scene, 'down');
    expect(seen(scene).join()).not.toContain('does nothing');
  });

  test('names the key of the tenth item, and the one that deletes', () => {
    const items = Array.from({ length: 10 }, (_, at) => ({ value: `${at}`, label: `Game ${at}`, discard: 'gone' }));
    const scene = new MenuScene({ title: 'Games', items, words: en.screen, ascii: false });
    pressed(scene, 'q');
    expect(seen(scene)).toContain('  Q does nothing here: press ↑↓, 1-9, 0, Enter, X or Esc.');
  });

  test('without items can only be left', () => {
    expect(pressed(menuOf([]), 'down', 'up', 'page-down', 'end', 'enter')).toEqual({ result: null });
    expect(seen(menuOf([])).length).toBe(16);
  });

  test('throws an item away by X, where that can be done', () => {
    const items = [
      { value: 'continue', label: 'Continue', discard: 'discard' },
      { value: 'quit', label: 'Quit' },
    ];
    expect(pressed(menuOf([], { items }), 'x')).toEqual({ result: 'discard' });
    expect(pressed(menuOf([], { items }), 'delete')).toEqual({ result: 'discard' });
    expect(pressed(menuOf([], { items }), 'down', 'x')).toBeUndefined();
    expect(seen(menuOf([], { items }))[15]).toContain('X');
  });

  test('that is longer than the window counts at its ends what is out of sight', () => {
    const twenty = Array.from({ length: 20 }, (_, index) => `item ${index + 1}`);
    const ends = (at: number, ascii = false) => {
      const lines = seen(menuOf(twenty, { at, ascii })).slice(2, 12);
      return [lines[0].trim(), lines[9].trim()];
    };
    expect(ends(0)).toEqual(['▸ 1  item 1', '↓ 11']);
    expect(ends(10)).toEqual(['↑ 6', '↓ 6']);
    expect(ends(19)).toEqual(['↑ 11', '▸    item 20']);
    expect(ends(10, true)).toEqual(['^ 6', 'v 6']);
    expect(seen(menuOf(twenty.slice(0, 10))).join()).not.toMatch(/[↑↓] \d/);
  });

  test('is spelled in ASCII where that is asked for', () => {
    const text = seen(menuOf(LABELS, { ascii: true })).join('\n');
    expect(text).toContain('  > 1  Play Go Fish');
    expect(text).toMatch(/^[ -~\n]*$/);
  });
});

const MOVES = ['up', 'down', 'page-up', 'page-down', 'home', 'end', 'tab', 'back-tab', 'q'] as const;
const anyKeys = fc.array(fc.constantFrom(...MOVES), { maxLength: 20 });

test('the marked item is on the screen, wherever one goes in a list of any length', () => {
  const anyHead = fc.nat(8);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      anyKeys,
      fc.integer({ min: 16, max: 40 }),
      anyHead,
      (count, keys, rows, head) => {
        const above = () => Array.from({ length: head }, () => row('above'));
        const scene = menuOf(
          Array.from({ length: count }, (_, index) => `item ${index}`),
          { above },
        );
        pressed(scene, 'down', ...keys);
        expect(markedIn(scene, { columns: 60, rows })).toMatch(/^item \d+$/);
        expect(seen(scene, { columns: 60, rows }).length).toBe(rows);
      },
    ),
  );
});

test('the marked item is on the screen, however much stands above the list', () => {
  const above = () => Array.from({ length: 12 }, () => row('1st: Ann, with 3 books.'));
  expect(markedIn(menuOf(LABELS, { above }))).toBe('Play Go Fish');
});
