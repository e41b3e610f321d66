import { expect, test } from 'vitest';
import type { LogRow } from '../../src/hosting/ports.ts';
import type { RoomId } from '../../src/protocol/identifiers.ts';
import { turn } from '../raw-client.ts';
import { nextAction, TestHost } from '../test-host.ts';

type Damage = (rows: readonly LogRow[]) => readonly LogRow[];

const withEntry =
  (change: (entry: string) => string, at = -1): Damage =>
  (rows) =>
    rows.with(at, { ...rows[rows.length + at], entry: change(rows[rows.length + at].entry) });

const added =
  (entry: object): Damage =>
  (rows) => [...rows, { seq: rows.length + 1, command: null, entry: JSON.stringify(entry) }];

const DAMAGES: Readonly<Record<string, Damage>> = {
  'a torn row': withEntry((entry) => entry.slice(0, -3)),
  'an empty row': withEntry(() => ''),
  'zeros in the place of a row': withEntry((entry) => '\0'.repeat(entry.length)),
  'a changed letter': withEntry((entry) => entry.replace('type', 'typo')),
  'an unknown entry': withEntry(() => '{"type":"conjured"}'),
  'a row without its first brace': withEntry((entry) => entry.slice(1), -2),
  'a missing row': (rows) => rows.toSpliced(1, 1),
  'a row twice': (rows) => rows.toSpliced(1, 0, rows[1]),
  'rows in another order': (rows) => [rows[0], ...rows.slice(1).toReversed()],
  'the log of another room': withEntry((entry) => entry.replace(/"room":"./, '"room":"0'), -4),
  'no opening': (rows) => rows.slice(1),
  'a seat that does not exist': added({ type: 'sat', person: 'p1', seat: 50 }),
  'an action out of turn': added({ type: 'act', seat: 99, action: { type: 'fish' } }),
  'a second opening': (rows) => [...rows, { ...rows[0], seq: rows.length + 1 }],
  'cards of an impossible deal': added({ type: 'deal', seed: 'x', firstSeat: 0 }),
};

/** Lets a store read one room as damaged. Returns how often it was read. */
function damage(host: TestHost, room: RoomId, change: Damage): () => number {
  const read = host.store.read.bind(host.store);
  let reads = 0;
  host.store.read = async (id) => {
    if (id !== room) return read(id);
    reads += 1;
    return change(await read(id));
  };
  return () => reads;
}

test('a log that is torn or contradicts itself breaks its room alone, and is read three times at most', async () => {
  let [damages, others] = [0, 0];
  for (const [name, change] of Object.entries(DAMAGES)) {
    const host = new TestHost();
    const { ann } = await host.dealt({ seats: [{ type: 'open' }, { type: 'open' }] });
    const other = await host.dealt({ name: 'Other' });
    host.restart();
    const reads = damage(host, ann.room, change);
    for (let attempt = 0; attempt < 5; attempt++) {
      await host.back(ann);
      expect(ann.client.ending, name).toBe('room-broken');
      expect(ann.client.frames).toHaveLength(1);
    }
    expect(reads(), name).toBe(3);
    damages += 1;
    await host.back(other.ann);
    await host.back(other.ben);
    const next = nextAction(other.ann, other.ben);
    if (next !== null) await next.person.client.must({ type: 'act', action: next.action });
    others += 1;
    const failed = host.events.filter((event) => event.type === 'room-failed');
    expect(failed.map((event) => event.isQuarantined)).toEqual([false, false, true]);
    await host.host.stop();
  }
  console.log(`damaged logs: ${damages} rooms broken, ${others} other rooms play on`);
});

test('however many people wait for a damaged room, it fails once for each time that it is read', async () => {
  const host = new TestHost();
  const { ann } = await host.dealt();
  host.restart();
  const reads = damage(host, ann.room, (rows) => rows.slice(1));
  const crowd = await Promise.all(Array.from({ length: 10 }, () => host.back({ ...ann })));
  const failures = host.events.filter(({ type }) => type === 'room-failed').length;
  console.log(`waiting for a damaged room: ${crowd.length} people, ${failures} failure`);
  expect(crowd.map(({ ending }) => ending)).toEqual(crowd.map(() => 'room-broken'));
  expect([reads(), failures]).toEqual([1, 1]);
});

test('a server stops although a room is being read that cannot be', async () => {
  const host = new TestHost();
  const { ann } = await host.dealt();
  host.restart();
  damage(host, ann.room, (rows) => rows.slice(1));
  const waiting = host.connect();
  void waiting.hello({ by: 'session', room: ann.room, token: ann.token });
  await host.host.stop();
  await turn();
  console.log(`stop beside a damaged room: ${waiting.ending}`);
  expect(waiting.ending).not.toBeNull();
});

test('a bug that shows while somebody comes in stops that room only', async () => {
  const host = new TestHost();
  const { ann } = await host.dealt();
  const other = await host.open({ name: 'Other' });
  // The room breaks where its cards are shown to the newcomer.
  const { clock } = host;
  const monotonicMs = clock.monotonicMs.bind(clock);
  ann.client.hang();
  const bad = host.connect();
  let calls = 0;
  clock.monotonicMs = () => {
    calls += 1;
    // The connection looks at it first, once for its messages and once for hellos.
    if (calls > 2) throw new Error('a bug');
    return monotonicMs();
  };
  await bad.hello({ by: 'session', room: ann.room, token: ann.token });
  clock.monotonicMs = monotonicMs;
  console.log(`a bug at the door: the room says ${bad.ending}, the other one is ${other.client.ending ?? 'open'}`);
  expect(bad.ending).toBe('restarting');
  expect(other.client.ending).toBeNull();
  expect(host.events.filter(({ type }) => type === 'room-failed')).toHaveLength(1);
  await host.back(ann);
  expect(ann.client.table.view.seat).toBe(0);
});
