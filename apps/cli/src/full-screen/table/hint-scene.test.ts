import { en } from '@shoal/table-ui/en';
import { expect, test } from 'vitest';
import { PagerScene } from '../scenes/pager-scene.ts';
import { HintScene } from './hint-scene.ts';

const ACTIONS = [{ type: 'fish' }, { type: 'draw' }];
const scene = () =>
  new HintScene(new PagerScene({ title: 'Hints', lines: ['one', 'two'], words: en.screen, ascii: false }), ACTIONS);

test('the number of a hint does it', () => {
  expect(scene().press('2')).toEqual({ result: ACTIONS[1] });
});

test('every other key only reads on or closes', () => {
  for (const key of ['3', 'enter', 'escape']) expect(scene().press(key)).toEqual({ result: null });
  expect(scene().press('down')).toBeUndefined();
});
