import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inOrder } from './in-order.ts';

/** Squares a number, some sooner than others. */
const square = (task: number): Promise<number> => setTimeout((task % 3) * 5, task * task);

test('answers come in the order of their tasks, however long each takes', async () => {
  const answers: number[] = [];
  for await (const answer of inOrder([1, 2, 3, 4, 5, 6, 7], square, 4)) answers.push(answer);
  expect(answers).toEqual([1, 4, 9, 16, 25, 36, 49]);
});
