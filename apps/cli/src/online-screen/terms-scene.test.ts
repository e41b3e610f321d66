import { en } from '@shoal/table-ui/en';
import { beforeEach, describe, expect, test } from 'vitest';
import { rowText, rowWidth } from '../full-screen/terminal/row.ts';
import { TermsScene } from './terms-scene.ts';
import { drawnRoom, words } from './test/drawn-room.ts';

const { terms } = drawnRoom('Ann free free').room;
const SIZES = [
  { columns: 60, rows: 16 },
  { columns: 120, rows: 36 },
];

let scene: TermsScene;
beforeEach(() => {
  scene = new TermsScene({ terms, seats: 3 }, { visit: { words }, catalogue: en, words: en.screen, ascii: false }, 0);
});

const seen = (size = SIZES[0]): string[] => scene.frame(size).map((line) => rowText(line).trimEnd());
const pressed = (...keys: readonly string[]) => keys.map((key) => scene.press(key)).at(-1);

describe('the form of the organiser', () => {
  test.each(SIZES)('has a line for each thing to decide on $columns x $rows', (size) => {
    const lines = seen(size);
    expect(lines[0]).toBe(' Change the table');
    expect(lines).toContain('  ▸ Game                   ◂ Go Fish ▸');
    expect(lines).toContain('    Hints                    allowed');
    expect(Math.max(...scene.frame(size).map(rowWidth))).toBeLessThanOrEqual(size.columns);
  });

  test('changes by arrows, and Enter keeps everything', () => {
    pressed('end', 'right');
    expect(seen()).toContain('  ▸ Hints                  ◂ not allowed ▸');
    expect(scene.press('enter')).toEqual({
      result: { terms: { ...terms, allowsHints: false }, goes: 'keep', at: 8 },
    });
  });

  test('opens the options, and comes back to the same line', () => {
    pressed('down', 'down');
    expect(seen().at(-1)).toMatch(/^ Enter open/);
    expect(scene.press('enter')).toEqual({ result: { terms, goes: 'options', at: 2 } });
  });

  test('goes back by Esc', () => {
    expect(pressed('right', 'escape')).toMatchObject({ result: { goes: 'back' } });
  });

  test('answers a key that does nothing', () => {
    pressed('x');
    expect(seen().join('\n')).toContain('X does nothing here: press Enter, ↑↓, ←→ or Esc.');
  });
});
