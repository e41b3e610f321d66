import { expect, test } from 'vitest';
import { LIMITS } from '../../src/protocol/limits.ts';
import { TestHost } from '../test-host.ts';

const MANY = 80;

test('a log that cannot be read is no bug of its room: people come back later, as often as it takes', async () => {
  const host = new TestHost();
  const ann = await host.open();
  const { code } = ann.client.invitation;
  host.restart();
  host.store.readDelay = () => Promise.reject(new Error('EIO'));
  for (let time = 0; time < 5; time += 1) expect((await host.back(ann)).ending).toBe('restarting');
  expect((await host.enter({ by: 'code', code, name: 'Ben' })).ending).toBe('restarting');
  host.store.readDelay = () => Promise.resolve();
  expect((await host.back(ann)).ending).toBeNull();
  expect(host.events.filter(({ type }) => type === 'room-failed')).toEqual([]);
  expect(host.events.filter(({ type }) => type === 'store-failed')).toHaveLength(6);
});

test('people who come by the link of a full room have guessed nothing, and those who guess run out of tries', async () => {
  const host = new TestHost();
  const ann = await host.open();
  const { room } = ann;
  const { secret } = ann.client.invitation;
  for (let time = 0; time < LIMITS.peoplePerRoom; time += 1) await host.watch(ann);
  for (let time = 0; time < MANY; time += 1)
    expect((await host.enter({ by: 'link', room, secret })).ending).toBe('room-full');
  const wrong = secret.split('').toReversed().join('') as typeof secret;
  const endings = new Set<string | null>();
  for (let time = 0; time < MANY; time += 1)
    endings.add((await host.enter({ by: 'link', room, secret: wrong })).ending);
  expect([...endings]).toEqual(['wrong-link', 'too-many-tries']);
});
