import { expect, test } from 'vitest';
import { LIMITS } from '../../src/protocol/limits.ts';
import { OPEN, TestHost } from '../test-host.ts';

/** Ann organises at seat 0. Ben, who came second, sits behind Cleo, who came third. */
async function threePeople(host: TestHost) {
  const ann = await host.open({ seats: [OPEN, OPEN, OPEN] });
  const ben = await host.join(ann, 2, 'Ben');
  return { ann, ben, cleo: await host.join(ann, 1, 'Cleo') };
}

test('RM16 the person who came first inherits from an organiser who leaves, wherever the seats are', async () => {
  const host = new TestHost();
  const { ann, cleo } = await threePeople(host);
  await ann.client.plain('leave');
  expect(cleo.client.picture.organiser).toBe('p2');
});

test('RM16 the person who came first inherits from an organiser who is gone for a while', async () => {
  const host = new TestHost();
  const { ann, cleo } = await threePeople(host);
  ann.client.hang();
  await host.clock.pass(LIMITS.organiserMs);
  expect(cleo.client.picture.organiser).toBe('p2');
});

test('RM16 somebody who is here inherits before somebody who came earlier and is away', async () => {
  const host = new TestHost();
  const { ann, ben, cleo } = await threePeople(host);
  ben.client.hang();
  ann.client.hang();
  await host.clock.pass(LIMITS.organiserMs);
  expect(cleo.client.picture.organiser).toBe('p3');
});

test('RM16 where nobody is here, the person who came first inherits', async () => {
  const host = new TestHost();
  const { ann, ben, cleo } = await threePeople(host);
  for (const { client } of [ben, cleo]) client.hang();
  await ann.client.plain('leave');
  expect((await host.back(cleo)).picture.organiser).toBe('p2');
});

test('RM16 somebody without a seat does not inherit, however long in the room', async () => {
  const host = new TestHost();
  const { ann, ben, cleo } = await threePeople(host);
  await ben.client.plain('stand');
  await ann.client.plain('leave');
  expect(cleo.client.picture.organiser).toBe('p3');
});
