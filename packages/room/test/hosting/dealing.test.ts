import { expect, test } from 'vitest';
import { playOut, TestHost } from '../test-host.ts';

test('everybody in the room is told the first deal, through the eyes of their seat', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.pair();
  const watcher = await host.watch(ann);
  await ann.client.must({ type: 'deal' });
  expect(ann.client.you.seat).toBe(0);
  expect(ann.client.table).toMatchObject({ from: 0, dealNumber: 1, ownSeats: [0] });
  expect(ben.client.table).toMatchObject({ from: 0, ownSeats: [1], view: { seat: 1 } });
  expect(watcher.table).toMatchObject({ from: 0, ownSeats: [], view: { seat: null } });
  expect(await host.log(ann.room)).toMatchObject([
    { type: 'opened' },
    { type: 'joined' },
    { type: 'dealing' },
    { type: 'deal', fairness: { people: [{ seat: 0 }, { seat: 1 }] } },
  ]);
});

test('a deal is played to its end, and everybody gets its record', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.dealt();
  await playOut(host, ann, ben);
  expect(ann.client.last('record')).toMatchObject({ deal: 1, record: { game: 'go-fish' } });
  expect(ben.client.last('record').record).toEqual(ann.client.last('record').record);
});
