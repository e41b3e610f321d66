import { expect, test } from 'vitest';
import { LIMITS } from '../../src/protocol/limits.ts';
import { closeCodeOf, ENDINGS } from '../../src/protocol/refusals.ts';
import { turn } from '../raw-client.ts';
import { BOT, nextAction, OPEN, personOf, playOut, TestHost, type TestPerson } from '../test-host.ts';

const MINUTE = 60_000;

const handOf = ({ client }: TestPerson): string => String(client.table.view.hand);

test('a stalled player costs a table two minutes, and finds seat and cards on return', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.dealt({ seats: [OPEN, OPEN] });
  ben.client.hang();
  // Ann plays until only Ben could go on.
  for (let next = nextAction(ann); next !== null; next = nextAction(ann)) {
    await ann.client.must({ type: 'act', action: next.action });
    await host.clock.pass(500);
  }
  const { length } = ann.client.all('news');
  await host.clock.pass(MINUTE);
  expect(ann.client.all('news')).toHaveLength(length);
  expect(ann.client.picture.people[1].presence).toMatchObject({ type: 'away' });
  await host.clock.pass(2 * MINUTE);
  const isPlayed = ann.client.all('news').length > length || ann.client.table.view.turn === 0;
  expect([isPlayed, ann.client.picture.people[1].presence.type]).toEqual([true, 'stand-in']);
  await host.back(ben);
  await turn();
  console.log(
    `stalled player: a bot plays after 2 minutes, ${handOf(ben).split(',').length} cards are there on return`,
  );
  expect(ben.client.you.seat).toBe(1);
  expect(ann.client.picture.people[1].presence).toEqual({ type: 'here' });
  await playOut(host, ann, ben);
});

test('a vanished organiser is followed by an heir, and a returned one is not organiser again', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.pair();
  ann.client.hang();
  await host.clock.pass(LIMITS.organiserMs - 1);
  expect(ben.client.picture.organiser).toBe(personOf(ann));
  await host.clock.pass(1000);
  expect(ben.client.picture.organiser).toBe(personOf(ben));
  await ben.client.must({ type: 'deal' });
  await host.back(ann);
  console.log(`vanished organiser: ${personOf(ben)} organises after ${LIMITS.organiserMs / MINUTE} minutes`);
  expect(ann.client.picture.organiser).toBe(personOf(ben));
  expect(await ann.client.plain('lobby')).toEqual({ ok: false, refusal: 'not-organiser' });
});

test('while everybody is offline nothing counts down, and the room leaves memory and comes back', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.dealt({ seats: [OPEN, OPEN, BOT] });
  const rows = host.store.rowsOf(ann.room).length;
  const hands = [handOf(ann), handOf(ben)];
  ben.client.hang();
  ann.client.hang();
  await host.clock.pass(24 * 60 * MINUTE);
  const left = host.events.filter(({ type }) => type === 'room-left-memory').length;
  expect(left).toBe(1);
  await host.back(ann);
  await host.back(ben);
  await turn();
  console.log(
    `everybody offline for a day: ${host.store.rowsOf(ann.room).length - rows} entries, room left memory ${left} time`,
  );
  expect([handOf(ann), handOf(ben)]).toEqual(hands);
  expect(ann.client.picture.people.map(({ presence }) => presence.type)).toEqual(['here', 'here']);
  await playOut(host, ann, ben);
});

test('two tabs of one person live side by side, and neither kicks the other', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.dealt({ seats: [OPEN, OPEN] });
  const tabs = [ann.client, await host.back({ ...ann }), await host.back({ ...ann })];
  for (let actions = 0; actions < 12; actions++) {
    const next = nextAction(ann, ben);
    if (next === null) break;
    const tab = next.person === ann ? tabs[actions % tabs.length] : next.person.client;
    await tab.must({ type: 'act', action: next.action });
    await host.clock.pass(500);
    expect(new Set(tabs.map(({ table }) => JSON.stringify(table.view))).size).toBe(1);
  }
  await host.clock.pass(10 * MINUTE);
  console.log(`tabs: ${tabs.length} live, ${tabs.filter(({ ending }) => ending !== null).length} kicked`);
  expect(tabs.map(({ ending }) => ending)).toEqual([null, null, null]);
});

test.each([40_000, 10 * MINUTE, 9 * 60 * MINUTE])(
  'somebody who is back after %i ms has the same seat and cards',
  async (ms) => {
    const host = new TestHost();
    const { ann, ben } = await host.dealt({ terms: { absenceMinutes: null }, seats: [OPEN, OPEN] });
    const hand = handOf(ben);
    const rows = host.store.rowsOf(ann.room).length;
    ben.client.hang();
    await host.clock.pass(ms);
    await host.back(ben);
    console.log(`back after ${ms / 1000} s: seat ${ben.client.you.seat}, the same ${hand.split(',').length} cards`);
    expect([ben.client.you.seat, handOf(ben)]).toEqual([1, hand]);
    expect(host.store.rowsOf(ann.room).filter(({ entry }) => entry.includes('"act"')).length).toBeLessThanOrEqual(rows);
    await playOut(host, ann, ben);
  },
);

test('the late end of an old socket takes nothing from the new one', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.dealt({ seats: [OPEN, OPEN] });
  const old = ben.client;
  for (let times = 0; times < 3; times++) {
    await host.back(ben);
    old.hang();
    old.hang();
    old.say({ type: 'beat' });
  }
  await host.clock.pass(5 * MINUTE);
  console.log('late ends: 6, 0 seats lost');
  expect(ann.client.picture.people[1].presence).toEqual({ type: 'here' });
  expect(ben.client.ending).toBeNull();
  await playOut(host, ann, ben);
});

test('a closed room stays silent', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.dealt({ seats: [OPEN, OPEN, BOT], terms: { thinkingSeconds: 30, speed: 'normal' } });
  const watcher = await host.watch(ann);
  await ann.client.must({ type: 'end' });
  const everybody = [ann.client, ben.client, watcher];
  const rows = host.store.rowsOf(ann.room).length;
  const before = everybody.map(({ frames }) => frames.length);
  for (const client of everybody) {
    client.say({ type: 'beat' });
    client.say({ type: 'do', id: client.nextId, seq: 99, command: { type: 'react', reaction: 'wave' } });
  }
  await host.clock.pass(60 * MINUTE);
  const after = everybody.map(({ frames }) => frames.length);
  console.log(
    `closed room: ${after.reduce((one, other) => one + other) - before.reduce((one, other) => one + other)} frames in an hour`,
  );
  expect(after).toEqual(before);
  expect(everybody.map(({ received }) => received.at(-1)?.type)).toEqual(['bye', 'bye', 'bye']);
  expect(host.store.rowsOf(ann.room)).toHaveLength(rows);
});

test('a double start deals once, and nobody starts without players', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.pair({ seats: [OPEN, OPEN] });
  const tab = await host.back({ ...ann });
  for (const client of [ann.client, tab, ann.client, ben.client, tab])
    client.say({ type: 'do', id: client.nextId, seq: client.seq, command: { type: 'deal' } });
  await turn();
  await host.clock.pass(2 * LIMITS.roundMs);
  const deals = (await host.log(ann.room)).filter(({ type }) => type === 'deal').length;
  const empty = await host.open({ seats: [OPEN, OPEN], seat: null });
  const alone = await host.open({ seats: [OPEN, OPEN] });
  const starts = [await empty.client.plain('deal'), await alone.client.plain('deal')];
  console.log(`double start: 5 times asked, ${deals} deal; 2 starts without players refused`);
  expect(deals).toBe(1);
  expect(starts).toEqual([
    { ok: false, refusal: 'too-few-players' },
    { ok: false, refusal: 'too-few-players' },
  ]);
});

test('a room of bots alone plays to its end and stops', async () => {
  const host = new TestHost();
  const ann = await host.open({ seats: [BOT, BOT], seat: null });
  await ann.client.must({ type: 'deal' });
  await host.clock.pass(60 * MINUTE);
  const rows = host.store.rowsOf(ann.room).length;
  await host.clock.pass(60 * MINUTE);
  console.log(`bots alone: ${rows} entries, ${host.store.rowsOf(ann.room).length - rows} after the end`);
  expect(ann.client.table.view.result).not.toBeNull();
  expect(host.store.rowsOf(ann.room)).toHaveLength(rows);
});

test('every reason for which a connection closes fits into the frame that closes it', () => {
  const longest = Math.max(...ENDINGS.map((ending) => new TextEncoder().encode(ending).length));
  console.log(`close reasons: ${ENDINGS.length}, the longest has ${longest} bytes`);
  expect(longest).toBeLessThanOrEqual(123);
  for (const ending of ENDINGS) expect(closeCodeOf(ending)).toBeGreaterThanOrEqual(1000);
});
