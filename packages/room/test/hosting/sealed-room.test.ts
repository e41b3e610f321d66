import { readRecord, verify, writeRecord } from '@shoal/core';
import { REGISTRY } from '@shoal/games';
import { expect, test } from 'vitest';
import { readExport } from '../../src/journal/finished-export.ts';
import { newToken } from '../../src/protocol/identifiers.ts';
import { LIMITS } from '../../src/protocol/limits.ts';
import { playOut, TestHost } from '../test-host.ts';

test('the record of a room proves its seed, and names people, bots and programs', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.pair({
    seats: [{ type: 'open' }, { type: 'open' }, { type: 'open' }, { type: 'bot', bot: 'random' }],
  });
  const robo = await host.watch(ann);
  await robo.must({ type: 'sit', seat: 2, name: 'Robo', token: newToken(host.random), bot: 'my clever bot' });
  await ann.client.must({ type: 'deal' });
  const people = [ann, ben, { ...ann, client: robo }];
  await playOut(host, ...people);
  const { record } = ann.client.last('record');
  expect(record.seats.map(({ player }) => player)).toEqual(['human', 'human', 'bot:my-clever-bot', 'bot:random']);
  expect(record.seats.slice(0, 3).map(({ name }) => name)).toEqual(['Ann', 'Ben', 'Robo']);
  expect(record.fairness).toMatchObject({ room: ann.room, deal: 1 });
  const reading = readRecord(REGISTRY, writeRecord(record));
  if (!reading.ok) throw new Error(reading.fault.key);
  expect(verify(reading.read)).toBeNull();
  expect(readExport([writeRecord(record)], new Date(0))).toMatchObject({ ok: true, games: [{ record }] });
});

test('RM22 a seat that does not open is dealt without, and everybody is told which', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.pair();
  ben.client.value = null;
  await ann.client.must({ type: 'deal' });
  await host.clock.pass(2 * LIMITS.roundMs);
  for (const { client } of [ann, ben]) {
    expect(client.last('round').round).toMatchObject({ type: 'dealt', without: [1] });
    expect(client.table).toMatchObject({ from: 0, dealNumber: 1 });
  }
});

test('RM24 somebody who comes back during the round is asked as well', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.pair();
  ben.client.value = null;
  await ann.client.must({ type: 'deal' });
  ben.client.hang();
  await host.back(ben);
  await host.clock.pass(2 * LIMITS.roundMs);
  expect(ann.client.last('round').round).toMatchObject({ type: 'dealt', without: [] });
});
