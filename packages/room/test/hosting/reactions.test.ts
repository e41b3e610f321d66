import { expect, test } from 'vitest';
import { REACTIONS } from '../../src/protocol/commands.ts';
import { LIMITS } from '../../src/protocol/limits.ts';
import { personOf, TestHost } from '../test-host.ts';

test('RM37 each reaction of the fixed set reaches everybody', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.pair();
  const watcher = await host.watch(ann);
  for (const reaction of REACTIONS) {
    await ben.client.must({ type: 'react', reaction });
    await host.clock.pass(LIMITS.reactionMs);
  }
  const told = REACTIONS.map((reaction) => ({ type: 'reaction', person: personOf(ben), reaction }));
  for (const client of [ann.client, ben.client, watcher]) expect(client.all('reaction')).toMatchObject(told);
});

test('RM37 only people at the table react, and not twice in a moment', async () => {
  const host = new TestHost();
  const { ann } = await host.pair();
  const wave = { type: 'react', reaction: 'wave' } as const;
  expect(await (await host.watch(ann)).do(wave)).toEqual({ ok: false, refusal: 'not-seated' });
  await ann.client.must(wave);
  await host.clock.pass(LIMITS.reactionMs - 1);
  expect(await ann.client.do(wave)).toEqual({ ok: false, refusal: 'too-soon' });
  await host.clock.pass(1);
  expect(await ann.client.do(wave)).toEqual({ ok: true });
});

test('RM37 a reaction leaves no trace in the log', async () => {
  const host = new TestHost();
  const { ann } = await host.pair();
  const log = await host.log(ann.room);
  await ann.client.must({ type: 'react', reaction: 'heart' });
  expect(await host.log(ann.room)).toEqual(log);
});
