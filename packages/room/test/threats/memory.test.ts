import { expect, test } from 'vitest';
import { atDepth } from '../../../../scripts/depth.mjs';
import { writeHostedEntry } from '../../src/hosting/entry-codec.ts';
import type { HostedEntry } from '../../src/hosting/hosted-entry.ts';
import { TokenBuckets } from '../../src/hosting/token-bucket.ts';
import type { CommandId, PersonId } from '../../src/protocol/identifiers.ts';
import { newSecret, newToken } from '../../src/protocol/identifiers.ts';
import { LIMITS } from '../../src/protocol/limits.ts';
import { OPEN, personOf, TestHost, type TestPerson } from '../test-host.ts';
import { mostIn, sizesDuring } from './census.ts';

const ROUNDS = atDepth({ test: 8, check: 24 });
const ROOMS = 40;
/** Outcomes that a room remembers, so that a retry gets its answer. */
const REMEMBERED = 200;

/** Somebody takes a seat, does this and that, and leaves for good. */
async function visit(host: TestHost, ann: TestPerson, number: number): Promise<void> {
  const ben = await host.join(ann, 1, `Visitor ${number}`);
  await ben.client.must({ type: 'move' });
  await ben.client.must({ type: 'react', reaction: 'wave' });
  const lost = await host.watch(ann);
  const person = personOf(ben);
  ben.client.hang();
  await host.clock.pass(LIMITS.lostAfterMs);
  await lost.must({ type: 'reclaim', person, token: newToken(host.random) });
  const knocker = await host.enter({ by: 'code', code: ann.client.invitation.code, name: 'Knocker' });
  knocker.hang();
  lost.hang();
  await host.back(ben);
  if (number % 2 === 0) await ben.client.plain('leave');
  else await ann.client.must({ type: 'remove', person: personOf(ben) });
}

test('people who come and go for ever fill no Map, no Set and no list of timers', async () => {
  const host = new TestHost();
  let [visits, address] = [0, 0];
  const connect = host.connect.bind(host);
  // Otherwise limits would keep them out.
  host.connect = () => connect(`visitor ${address++}`);
  let rows = 0;
  const sizes = await sizesDuring(async () => {
    host.restart();
    const anns = await Promise.all(Array.from({ length: ROOMS }, () => host.open({ seats: [OPEN, OPEN] })));
    for (let round = 0; round < ROUNDS; round++) {
      await Promise.all(anns.map((ann) => visit(host, ann, round)));
      visits += anns.length;
      await host.clock.pass(LIMITS.reactionMs);
    }
    for (const { client } of anns) client.hang();
    await host.clock.pass(LIMITS.emptyMs + LIMITS.ticketMs);
    rows = Math.max(...anns.map(({ room }) => host.store.rowsOf(room).length));
  });
  // The server's own beat goes on.
  expect(host.clock.waiting).toBeLessThanOrEqual(2);
  const most = Object.fromEntries(sizes.map(({ file }) => [file, mostIn(sizes, file)]));
  console.log(
    `memory: ${visits} visits to ${ROOMS} rooms, ${sizes.length} collections, at most ${JSON.stringify(most)}`,
  );
  const {
    'spoken-codes.ts': claims,
    'token-bucket.ts': buckets,
    'outcomes.ts': outcomes,
    'host.ts': connections,
    ...others
  } = most;
  // At most one for each room at a moment.
  expect(claims).toBeLessThanOrEqual(ROOMS);
  expect(buckets).toBeLessThanOrEqual(10_000);
  // Commands that the log names are remembered as long as the log, others only for a while.
  expect(outcomes).toBeLessThanOrEqual(Math.max(REMEMBERED + 1, rows));
  expect(connections).toBeLessThanOrEqual(5 * ROOMS);
  expect(Math.max(...Object.values(others))).toBeLessThanOrEqual(8);
});

test('a flood from a million addresses costs neither memory nor time', async () => {
  const addresses = atDepth({ test: 200_000, check: 1_000_000 });
  const startedAt = performance.now();
  const sizes = await sizesDuring(async () => {
    const buckets = new TokenBuckets(60, 0.001);
    for (let address = 0; address < addresses; address++) buckets.take(`2001:db8::${address}`, 0);
  });
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(`addresses: ${addresses} in ${seconds.toFixed(1)} s, at most ${sizes[0].size} remembered`);
  expect(sizes[0].size).toBeLessThanOrEqual(10_000);
  expect(seconds).toBeLessThan(30);
});

test('rooms that were opened and left leave memory', async () => {
  const host = new TestHost();
  const opened = 3 * LIMITS.roomsAtOnce;
  for (let room = 0; room < opened; room++) {
    const client = host.connect(`school ${room % 4}`);
    await client.hello(host.opening());
    client.hang();
  }
  await host.clock.pass(2 * LIMITS.emptyMs);
  const left = host.events.filter(({ type }) => type === 'room-left-memory').at(-1);
  console.log(`rooms: ${opened} opened and left, ${JSON.stringify(left)}`);
  expect(left).toEqual({ type: 'room-left-memory', rooms: 0 });
});

const PEOPLE = 10_000;

test('the person after ten thousand others plays like the first, also after a restart', async () => {
  const host = new TestHost();
  const ann = await host.open({ seats: [OPEN, OPEN] });
  ann.client.hang();
  await host.clock.pass(2 * LIMITS.emptyMs);
  const session = '0'.repeat(64);
  const entries = Array.from({ length: PEOPLE }, (_, at): HostedEntry[] => {
    const person = `p${at + 2}` as PersonId;
    return [
      { type: 'joined', newcomer: { person, name: 'Visitor', session, bot: null }, seat: 1 },
      { type: 'left', person },
    ];
  }).flat();
  const rows = entries.map((entry, at) => ({ seq: at + 2, command: null, entry: writeHostedEntry(entry) }));
  expect(await host.store.append(ann.room, rows, null)).toBeNull();
  await host.back(ann);
  const ben = await host.join(ann, 1, 'Ben');
  expect(personOf(ben)).toBe(`p${PEOPLE + 2}`);
  host.restart();
  await host.back(ann);
  await host.back(ben);
  await ann.client.must({ type: 'deal' });
  console.log(`people: ${PEOPLE + 2} in one room, ${ben.client.you.person} plays`);
  expect(ben.client.table.view.seat).toBe(1);
});

test('an old ticket and a name of somebody who left are worth nothing', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.pair();
  const { ticket } = await ben.client.must({ type: 'move' });
  await ben.client.plain('leave');
  if (ticket === undefined) throw new Error('no ticket');
  const token = newToken(host.random);
  const thief = await host.enter({ by: 'ticket', room: ann.room, ticket, token });
  expect(thief.ending).toBe('ticket-used');
  const wrong = await host.enter({ by: 'link', room: ann.room, secret: newSecret(host.random) });
  expect(wrong.ending).toBe('wrong-link');
  console.log(`after somebody left: 1 ticket and 1 link tried, ${thief.ending} and ${wrong.ending}`);
  expect(await ann.client.do({ type: 'remove', person: 'p2' as PersonId }, { id: 'again' as CommandId })).toEqual({
    ...{ ok: false, refusal: 'no-such-person' },
  });
});
