import { en } from '@shoal/table-ui/en';
import { describe, expect, test } from 'vitest';
import type { ReviewText } from '../../review/review-lines.ts';
import type { Size } from '../terminal/painter.ts';
import { rowText } from '../terminal/row.ts';
import { ReviewScene } from './review-scene.ts';

const SIZE: Size = { columns: 60, rows: 16 };
const CURVE = Array.from({ length: 12 }, (_, index) => `curve ${index}`);
const TEXT: ReviewText = {
  lines: [...CURVE, '  3. You ask Bo', '    That cost 5%.', '  9. You ask Cy', '    That cost 9%.', 'totals'],
  marks: [
    { line: 12, entry: 7 },
    { line: 14, entry: 30 },
  ],
};

const sceneOf = (text = TEXT, ascii = false) => new ReviewScene(text, { words: en.screen, ascii });
const seen = (scene: ReviewScene): string[] => scene.frame(SIZE).map((row) => rowText(row).trimEnd());
const pressed = (scene: ReviewScene, ...keys: readonly string[]) => keys.map((key) => scene.press(key)).at(-1);

describe('a review', () => {
  test('begins with the curve, and names the key that leads into the replay', () => {
    const lines = seen(sceneOf());
    expect(lines[2]).toBe(' curve 0');
    expect(lines[15]).toBe(' Enter replay it   ←→ mistake   Esc back   ↑↓ scroll');
  });

  test('leads from the marked mistake to its place in the log, and stands where it was afterwards', () => {
    const scene = sceneOf();
    seen(scene);
    expect(pressed(scene, 'enter')).toEqual({ result: 7 });
    expect(pressed(scene, 'right')).toBeUndefined();
    const before = seen(scene);
    expect(before).toContain(' ▸ 9. You ask Cy');
    expect(before).toContain('   3. You ask Bo');
    expect(pressed(scene, 'enter')).toEqual({ result: 30 });
    expect(seen(scene)).toEqual(before);
    expect(pressed(scene, 'right', 'enter')).toEqual({ result: 7 });
    expect(seen(scene)).toContain(' ▸ 3. You ask Bo');
    expect(pressed(scene, 'escape')).toEqual({ result: null });
  });

  test('is scrolled to its ends and no further, whatever is pressed before it is seen', () => {
    const scene = sceneOf();
    pressed(scene, 'end', 'home', 'end');
    expect(seen(scene)[13]).toBe(' totals');
    pressed(scene, 'down');
    seen(scene);
    pressed(scene, 'up');
    expect(seen(scene)[13]).toBe('     That cost 9%.');
    pressed(scene, 'home');
    expect(seen(scene)[2]).toBe(' curve 0');
  });

  test('without a mistake is left by Enter', () => {
    const scene = sceneOf({ lines: ['Nothing to mend.'], marks: [] });
    expect(seen(scene)[15]).toBe(' Esc back');
    expect(pressed(scene, 'right', 'enter')).toEqual({ result: null });
  });

  test('is spelled in ASCII where that is asked for', () => {
    const scene = sceneOf(TEXT, true);
    pressed(scene, 'right');
    expect(seen(scene)).toContain(' > 9. You ask Cy');
    expect(seen(scene).join('\n')).toMatch(/^[ -~\n]*$/);
  });
});
