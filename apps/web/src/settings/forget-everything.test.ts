import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { whenDeleted } from './forget-everything.ts';

const asked = (error: DOMException | null = null) => Object.assign(new EventTarget(), { error });

test('a database that another window holds for a moment is deleted all the same', async () => {
  const request = asked();
  const answer = whenDeleted(request, 5000);
  request.dispatchEvent(new Event('blocked'));
  await wait(20);
  request.dispatchEvent(new Event('success'));
  await expect(answer).resolves.toBeUndefined();
});

test('nobody waits for ever for a window that does not let go', async () => {
  const request = asked();
  const answer = whenDeleted(request, 20);
  request.dispatchEvent(new Event('blocked'));
  await expect(answer).rejects.toMatchObject({ name: 'InvalidStateError' });
});

test('what the browser refuses is told', async () => {
  const request = asked(new DOMException('no', 'UnknownError'));
  const answer = whenDeleted(request, 5000);
  request.dispatchEvent(new Event('error'));
  await expect(answer).rejects.toBe(request.error);
});
