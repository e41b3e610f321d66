import { expect, test } from 'vitest';
import { type KeyStroke, keyOf } from './table-keys.ts';

const PLAIN: KeyStroke = { key: '', ctrlKey: false, metaKey: false, altKey: false, repeat: false, target: null };

const pressed = (key: string, changes: Partial<KeyStroke> = {}): string | null => keyOf({ ...PLAIN, key, ...changes });

/** A focused element that has, or is inside, one of these tag names. */
const inside = (...names: readonly string[]) => ({
  closest: (selectors: string) => selectors.split(', ').find((selector) => names.includes(selector)) ?? null,
});

test('letters and signs are themselves, capitals too', () => {
  expect(['a', 'K', '7', '?', 'ß'].map((key) => pressed(key))).toEqual(['a', 'k', '7', '?', 'ß']);
});

test('other keys go by the names that the table knows', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Enter', ' ', 'Escape'];
  expect(keys.map((key) => pressed(key))).toEqual(['left', 'right', 'up', 'down', 'enter', 'space', 'escape']);
});

test('keys that mean nothing at a table stay with the browser', () => {
  for (const key of ['Tab', 'F5', 'Shift', 'Home', 'Dead', 'Unidentified', 'Backspace'])
    expect(pressed(key)).toBeNull();
});

test('a key that is held down acts once, and only arrows go on', () => {
  for (const key of ['Enter', ' ', 'd', '1']) expect(pressed(key, { repeat: true })).toBeNull();
  expect(pressed('ArrowLeft', { repeat: true })).toBe('left');
});

test('what is held with another key stays with the browser', () => {
  for (const held of ['ctrlKey', 'metaKey', 'altKey'] as const) {
    for (const key of ['r', 'ArrowLeft', 'Enter', '1']) expect(pressed(key, { [held]: true })).toBeNull();
  }
});

test('nothing that is typed or chosen elsewhere is meant for the table', () => {
  for (const name of ['input', 'select', 'textarea', 'dialog', '[contenteditable]']) {
    for (const key of ['a', 'Enter', 'ArrowUp', 'Escape']) {
      expect(pressed(key, { target: inside(name, 'button') })).toBeNull();
    }
  }
});

test('a button, link or fold that has the focus is pressed by Enter and Space, and leaves every other key to the table', () => {
  for (const name of ['button', 'a', 'summary']) {
    expect([pressed('Enter', { target: inside(name) }), pressed(' ', { target: inside(name) })]).toEqual([null, null]);
    expect([pressed('ArrowLeft', { target: inside(name) }), pressed('7', { target: inside(name) })]).toEqual([
      'left',
      '7',
    ]);
  }
});

test('keys that nothing has the focus for are for the table', () => {
  for (const target of [null, undefined, {}, inside()]) expect(pressed('Enter', { target })).toBe('enter');
});
