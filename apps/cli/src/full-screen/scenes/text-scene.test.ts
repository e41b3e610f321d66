import { en } from '@shoal/table-ui/en';
import { expect, test } from 'vitest';
import { rowText } from '../terminal/row.ts';
import { TextScene } from './text-scene.ts';

const SIZE = { columns: 60, rows: 16 };
const sceneWith = (text: string): TextScene =>
  new TextScene({ title: 'Change my name', label: 'Your name', text, words: en.screen, ascii: false });
const shown = (scene: TextScene): string => scene.frame(SIZE).map(rowText).join('\n');
const typed = (scene: TextScene, ...keys: readonly string[]) => keys.map((key) => scene.press(key)).at(-1);

test('the first letter replaces what stood there, and Enter keeps what was typed', () => {
  const scene = sceneWith('Happy Otter');
  expect(shown(scene)).toContain('Your name: Happy Otter▏');
  typed(scene, 'A', 'n', 'n', 'space', 'É');
  expect(shown(scene)).toContain('Your name: Ann É▏');
  expect(scene.press('enter')).toEqual({ result: 'Ann É' });
});

test('Backspace changes what stood there, and Esc leaves it as it was', () => {
  const scene = sceneWith('Ann');
  typed(scene, 'backspace', 'a');
  expect(scene.press('enter')).toEqual({ result: 'Ana' });
  expect(scene.press('escape')).toEqual({ result: null });
});

test('a text ends where a name does, and other keys are answered', () => {
  const scene = sceneWith('');
  typed(scene, ...Array.from({ length: 30 }, () => 'x'));
  expect(scene.press('enter')).toEqual({ result: 'x'.repeat(20) });
  expect(scene.press('page-up')).toBeUndefined();
  expect(shown(scene)).toContain('Page up does nothing here: press A-Z, Enter or Esc.');
});
