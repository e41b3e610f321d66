import type { FinishedGame } from '@shoal/room';
import { playedDeal } from '@shoal/room/testing';
import { sameDealOf } from '@shoal/table-ui';
import { expect, test } from 'vitest';
import type { JobCalls } from '../worker/job-calls.ts';
import { serve, tell, type WorkerPort } from '../worker/remote.ts';
import { runJobIn } from './worker-job.ts';

/** Creates a channel between the page and a job worker. A terminated worker no longer answers. */
function channel(): { readonly worker: WorkerPort; readonly inside: MessagePort; readonly isGone: () => boolean } {
  const { port1, port2: inside } = new MessageChannel();
  let isGone = false;
  const terminate = () => {
    isGone = true;
    port1.close();
  };
  return { worker: Object.assign(port1, { terminate }), inside, isGone: () => isGone };
}

test('a job asks its worker, hears how far it has come, and throws it away after the answer', async () => {
  const { worker, inside, isGone } = channel();
  serve(inside, {
    sameDeal: (game: FinishedGame) => {
      for (const share of [0.5, 1]) tell(inside, share);
      return sameDealOf(game);
    },
  });
  const game = playedDeal('crazy-eights', 1);
  const shares: unknown[] = [];
  const { answer } = runJobIn(
    worker,
    (calls) => calls.sameDeal(game),
    (share) => shares.push(share),
  );
  expect(isGone()).toBe(false);
  expect(await answer).toEqual(sameDealOf(game));
  await Promise.resolve();
  expect([shares, isGone()]).toEqual([[0.5, 1], true]);
});

test('a job that is stopped throws its worker away at once, and tells nothing more', async () => {
  const { worker, inside, isGone } = channel();
  const shares: unknown[] = [];
  const { answer, stop } = runJobIn(
    worker,
    (calls) => calls.sameDeal({} as FinishedGame),
    (share) => shares.push(share),
  );
  stop();
  expect(isGone()).toBe(true);
  tell(inside, 0.5);
  const silence = new Promise((resolve) => setTimeout(() => resolve('silence'), 10));
  expect(await Promise.race([answer, silence])).toBe('silence');
  expect(shares).toEqual([]);
});

test('a job that fails throws its worker away too, and tells the caller', async () => {
  const { worker, isGone } = channel();
  const unanswered = (_: Pick<JobCalls, 'hints'> | object) => Promise.reject(new Error('no answer'));
  const { answer } = runJobIn(worker, unanswered, () => undefined);
  await expect(answer).rejects.toThrow('no answer');
  await Promise.resolve();
  expect(isGone()).toBe(true);
});
