import { expect, test } from 'vitest';
import { writeHostedEntry } from '../../src/hosting/entry-codec.ts';
import { newToken, type RoomId } from '../../src/protocol/identifiers.ts';
import { LIMITS } from '../../src/protocol/limits.ts';
import { turn } from '../raw-client.ts';
import { BOT, nextAction, OPEN, personOf, playOut, TestHost, type TestPerson } from '../test-host.ts';

const no = (refusal: string) => ({ ok: false, refusal });

/** A table of two people, with the first action of the one who begins. */
async function before(host: TestHost) {
  const { ann, ben } = await host.dealt({ seats: [OPEN, OPEN] });
  const next = nextAction(ann);
  if (next === null) throw new Error('somebody else begins');
  const { client } = ann;
  const order = {
    type: 'do',
    id: client.nextId,
    seq: client.seq,
    command: { type: 'act', action: next.action },
  } as const;
  return { ann, ben, order };
}

const numbersIn = async (host: TestHost, room: RoomId) => (await host.store.read(room)).map(({ seq }) => seq);

test('JO1 the log is numbered without gaps, and after a restart the room is what follows from it', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.dealt({ terms: { goal: { type: 'best-of', deals: 2 } } });
  await playOut(host, ann, ben);
  await ann.client.must({ type: 'deal' });
  await host.clock.pass(1000);
  const seen = [ann, ben].map(({ client }) => [client.picture, client.you, client.table.view, client.table.totals]);
  expect(await numbersIn(host, ann.room)).toEqual((await host.log(ann.room)).map((_, index) => index + 1));
  host.restart();
  await host.back(ann);
  await host.back(ben);
  await turn();
  expect([ann, ben].map(({ client }) => [client.picture, client.you, client.table.view, client.table.totals])).toEqual(
    seen,
  );
});

test('JO2 neither an answer nor news leave before the entry is durable', async () => {
  const host = new TestHost();
  const { ann, ben, order } = await before(host);
  const letGo = host.store.hold();
  const told = [ann, ben].map(({ client }) => client.received.length);
  ann.client.say(order);
  ben.client.say({ type: 'do', id: ben.client.nextId, seq: ben.client.seq, command: { type: 'leave' } });
  await turn();
  expect([ann, ben].map(({ client }) => client.received.length)).toEqual(told);
  letGo();
  await turn();
  expect(ann.client.answerTo(order.id)).toEqual({ ok: true });
  expect(ben.client.ending).toBe('left');
});

test('JO3 while the store fails an action waits, everybody knows, and the room goes on by itself', async () => {
  const host = new TestHost();
  const { ann, ben, order } = await before(host);
  host.store.trouble = 'disk-full';
  ann.client.say(order);
  await turn();
  expect(ann.client.answerTo(order.id)).toBeNull();
  for (const { client } of [ann, ben]) {
    expect(client.table).toMatchObject({ isStopped: true, hasTrouble: true, isBegun: false });
  }
  expect(await ann.client.plain('reissue')).toEqual(no('not-saved'));
  expect(await ann.client.do({ type: 'react', reaction: 'surprise' })).toEqual({ ok: true });
  host.store.trouble = null;
  await host.clock.pass(2000);
  expect(ann.client.answerTo(order.id)).toEqual({ ok: true });
  expect(ben.client.table).toMatchObject({ isStopped: false, hasTrouble: false, isBegun: true });
  expect(await numbersIn(host, ann.room)).toEqual((await host.log(ann.room)).map((_, index) => index + 1));
});

test('JO3 cards are dealt once the store works again', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.pair();
  ann.client.value = null;
  await ann.client.must({ type: 'deal' });
  host.store.trouble = 'io-error';
  await host.clock.pass(2 * LIMITS.roundMs);
  expect(ben.client.all('news')).toEqual([]);
  host.store.trouble = null;
  await host.clock.pass(2000);
  expect(ben.client.table).toMatchObject({ dealNumber: 1, from: 0 });
});

test.each([
  ['was lost', true],
  ['was kept', false],
])('JO4 a command whose entry %s in a crash has its effect once when it is repeated', async (_, isLost) => {
  const host = new TestHost();
  const { ann, ben, order } = await before(host);
  const length = (await host.log(ann.room)).length;
  host.store.hold();
  ann.client.say(order);
  await turn();
  host.store.crash(() => isLost);
  host.restart();
  host.store.delay = () => Promise.resolve();
  await host.back(ann);
  await host.back(ben);
  ann.client.say(order);
  await turn();
  expect(ann.client.answerTo(order.id)).toEqual({ ok: true });
  expect(await host.log(ann.room)).toHaveLength(length + 1);
  expect(ben.client.table.isBegun).toBe(true);
});

/** Somebody else writes the next entry of a log. */
async function writeElsewhere(host: TestHost, { room }: TestPerson, entry: object): Promise<void> {
  const { length } = await host.store.read(room);
  const row = { seq: length + 1, command: null, entry: JSON.stringify(entry) };
  expect(await host.store.append(room, [row], null)).toBeNull();
}

test('JO6 a room that somebody else continued is loaded anew, and no command is lost or done twice', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.pair();
  await writeElsewhere(host, ann, { type: 'renamed', person: 'p2', name: 'Benjamin' });
  const id = ann.client.nextId;
  expect(await ann.client.do({ type: 'lock', isLocked: true }, { id })).toBeNull();
  expect([ann, ben].map(({ client }) => client.ending)).toEqual(['restarting', 'restarting']);
  await host.back(ann);
  await host.back(ben);
  expect(await ann.client.do({ type: 'lock', isLocked: true }, { id })).toEqual({ ok: true });
  expect(ben.client.picture).toMatchObject({ isLocked: true, people: [{}, { name: 'Benjamin' }] });
});

test('JO6 an action in a match that somebody else continued is not answered before it is true', async () => {
  const host = new TestHost();
  const { ann, ben, order } = await before(host);
  await writeElsewhere(host, ann, { type: 'locked', isLocked: true });
  ann.client.say(order);
  await host.clock.pass(0);
  expect(ann.client.answerTo(order.id)).toBeNull();
  expect(ben.client.ending).toBe('restarting');
  await host.back(ann);
  ann.client.say(order);
  await turn();
  expect(ann.client.answerTo(order.id)).toEqual({ ok: true });
  expect(ann.client.table.isBegun).toBe(true);
  expect(host.events.some(({ type }) => type === 'room-failed')).toBe(false);
});

test('JO6 a seat that is given back while somebody else continued the room is asked for again', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.pair();
  const stranger = await host.watch(ann);
  const reclaim = { type: 'reclaim', person: personOf(ben), token: newToken(host.random) } as const;
  ben.client.hang();
  await host.clock.pass(LIMITS.lostAfterMs);
  await stranger.must(reclaim);
  await writeElsewhere(host, ann, { type: 'locked', isLocked: false });
  await ann.client.do({ type: 'admit', request: 'r1', isWelcome: true });
  await turn();
  expect(stranger.ending).toBe('restarting');
  expect((await host.back(ben)).you.seat).toBe(1);
});

test.each(['lobby', 'end'] as const)(
  'JO7 an action that meets the command %s on its way is not written',
  async (type) => {
    const host = new TestHost();
    const { ann, ben, order } = await before(host);
    const letGo = host.store.hold();
    const ending = ann.client.plain(type);
    ann.client.say(order);
    await ending;
    letGo();
    await turn();
    expect((await host.log(ann.room)).at(-1)).toMatchObject({ type: type === 'end' ? 'ended' : 'lobby' });
    expect(ann.client.answerTo(order.id)).not.toEqual({ ok: true });
    host.restart();
    expect((await host.back(ben)).ending).toBe(type === 'end' ? 'ended' : null);
  },
);

test('JO7 an action that waits for the store is not written after the match', async () => {
  const host = new TestHost();
  const { ann, ben, order } = await before(host);
  host.store.trouble = 'disk-full';
  ann.client.say(order);
  await turn();
  host.store.trouble = null;
  await ann.client.must({ type: 'lobby' });
  await host.clock.pass(10_000);
  expect((await host.log(ann.room)).at(-1)).toEqual({ type: 'lobby' });
  await ann.client.must({ type: 'deal' });
  await playOut(host, ann, ben);
});

test('JO9 a room without connections leaves memory, and comes back when somebody enters', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.dealt();
  const { view } = ann.client.table;
  for (const { client } of [ann, ben]) client.hang();
  await host.clock.pass(LIMITS.emptyMs - 1);
  expect(host.events.at(-1)?.type).not.toBe('room-left-memory');
  await host.clock.pass(1);
  expect(host.events.at(-1)).toEqual({ type: 'room-left-memory', rooms: 0 });
  expect((await host.back(ann)).table.view).toEqual(view);
});

test('JO9 a room that somebody enters in time stays in memory', async () => {
  const host = new TestHost();
  const { ann } = await host.pair();
  const { ticket } = await ann.client.must({ type: 'move' });
  for (const client of [ann.client]) client.hang();
  await host.clock.pass(LIMITS.emptyMs - 1);
  await host.back(ann);
  await host.clock.pass(LIMITS.emptyMs);
  expect(host.events.map(({ type }) => type)).not.toContain('room-left-memory');
  expect(ticket).toBeDefined();
});

test('JO9 a room that is empty again and again is timed once, and from the last time on', async () => {
  const host = new TestHost();
  const ann = await host.open();
  const timers = host.clock.waiting;
  for (let visit = 0; visit < 50; visit++) {
    ann.client.hang();
    await host.back(ann);
  }
  expect(host.clock.waiting).toBeLessThanOrEqual(timers + 2);
  ann.client.hang();
  await host.clock.pass(1000);
  await host.back(ann);
  await host.clock.pass(LIMITS.emptyMs - 2000);
  ann.client.hang();
  await host.clock.pass(LIMITS.emptyMs - 1);
  expect(host.events.map(({ type }) => type)).not.toContain('room-left-memory');
  await host.clock.pass(1);
  expect(host.events.at(-1)?.type).toBe('room-left-memory');
});

test.each([
  ['cannot be read', ['garbage']],
  ['has an unknown entry', ['{"type":"exploded"}']],
  ['acts before the first deal', ['{"type":"act","seat":0,"action":{"type":"fish"}}']],
])('JO10 a log that %s breaks its room, and no other', async (_, entries) => {
  const host = new TestHost();
  const [ann, ben] = [await host.open(), await host.open()];
  host.restart();
  const rows = entries.map((entry, index) => ({ seq: index + 2, command: null, entry }));
  await host.store.append(ann.room, rows, null);
  const stored = await host.store.read(ann.room);
  expect((await host.back(ann)).ending).toBe('room-broken');
  expect(await host.store.read(ann.room)).toEqual(stored);
  expect((await host.back(ben)).you.seat).toBe(0);
});

test('JO11 a bug stops one room only, which starts again from its log; the third time it is broken', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.dealt();
  const other = await host.open();
  const { you } = ben.client;
  for (let count = 1; count <= 3; count++) {
    host.bug = new Error('planted');
    ann.client.say({ type: 'do', id: ann.client.nextId, seq: 1, command: { type: 'move' } });
    host.bug = null;
    await turn();
    const ending = count < 3 ? 'restarting' : 'room-broken';
    expect([ann, ben].map(({ client }) => client.ending)).toEqual([ending, ending]);
    await host.back(ann);
    await host.back(ben);
    if (count < 3) expect(ben.client.you).toEqual(you);
    else expect(ben.client.ending).toBe('room-broken');
  }
  expect(await other.client.plain('reissue')).toEqual({ ok: true });
  host.restart();
  expect((await host.back(ben)).you).toEqual(you);
});

test('JO11 bugs at different entries of a match break no room', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.dealt({ seats: [OPEN, OPEN] });
  for (let count = 1; count <= 4; count++) {
    host.bug = new Error('planted');
    ann.client.say({ type: 'do', id: ann.client.nextId, seq: 1, command: { type: 'move' } });
    host.bug = null;
    await turn();
    expect(ann.client.ending).toBe('restarting');
    await host.back(ann);
    await host.back(ben);
    const next = nextAction(ann, ben);
    if (next !== null) await next.person.client.must({ type: 'act', action: next.action });
  }
});

test('JO11 a bug while a bot acts stops its room, and the deal goes on when people are back', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.dealt({ seats: [OPEN, OPEN, BOT], terms: { speed: 'normal' } });
  const next = () => nextAction(ann, ben);
  for (let at = next(); at !== null; at = next()) await at.person.client.must({ type: 'act', action: at.action });
  const { clock } = host;
  const { now } = clock;
  clock.now = () => {
    throw new Error('planted');
  };
  await clock.pass(1000);
  clock.now = now;
  expect([ann, ben].map(({ client }) => client.ending)).toEqual(['restarting', 'restarting']);
  expect(host.events.filter(({ type }) => type === 'room-failed')).toHaveLength(1);
  await host.back(ann);
  await host.back(ben);
  await playOut(host, ann, ben);
  expect(ann.client.table.view.result).not.toBeNull();
  console.log('bugs while a bot acts: 1, and the deal was played to its end');
});

test('JO11 a bug that shows to several people at once counts once', async () => {
  const host = new TestHost();
  const { ann, ben, order } = await before(host);
  const watcher = await host.watch(ann);
  for (const { client } of [ann, ben]) {
    client.socket.send = () => {
      throw new Error('planted');
    };
  }
  ann.client.say(order);
  await turn();
  expect(host.events.filter(({ type }) => type === 'room-failed')).toMatchObject([{ isQuarantined: false }]);
  expect(watcher.ending).toBe('restarting');
});

test('JO19 in a room with a very long log nothing new begins, the deal is played on, and people leave', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.dealt({ seats: [OPEN, OPEN] });
  const { length } = await host.log(ann.room);
  const rows = Array.from({ length: LIMITS.entriesPerRoom - length }, (_, at) => ({
    ...{ seq: length + at + 1, command: null },
    entry: writeHostedEntry({ type: 'locked', isLocked: at % 2 === 0 }),
  }));
  expect(await host.store.append(ann.room, rows, null)).toBeNull();
  host.restart();
  await host.back(ann);
  await host.back(ben);
  expect(await ann.client.plain('reissue')).toEqual({ ok: false, refusal: 'room-ended' });
  await playOut(host, ann, ben);
  expect(await ann.client.plain('deal')).toEqual({ ok: false, refusal: 'room-ended' });
  expect(await ben.client.plain('leave')).toEqual({ ok: true });
});

test('JO12 a server that stops saves what is under way, and tells everybody when to come back', async () => {
  const host = new TestHost();
  const { ann, ben, order } = await before(host);
  const silent = host.connect();
  const letGo = host.store.hold();
  ann.client.say(order);
  const stopping = host.host.stop();
  letGo();
  await stopping;
  const clients = [ann.client, ben.client, silent];
  expect(clients.map(({ ending }) => ending)).toEqual(['restarting', 'restarting', 'restarting']);
  const moments = clients.map((client) => client.last('bye').afterMs ?? -1);
  for (const ms of moments) expect(ms).toBeGreaterThanOrEqual(0);
  for (const ms of moments) expect(ms).toBeLessThan(LIMITS.returnMs);
  expect(new Set(moments).size).toBeGreaterThan(1);
  const late = host.connect();
  expect(late.ending).toBe('restarting');
  host.restart();
  await host.back(ann);
  ann.client.say(order);
  await turn();
  expect(ann.client.answerTo(order.id)).toEqual({ ok: true });
  expect((await host.log(ann.room)).filter(({ type }) => type === 'act')).toHaveLength(1);
});

test('JO14 logs and what the operator hears hold nothing personal', async () => {
  const host = new TestHost();
  const ann = await host.open({ name: 'Quillfeather' });
  const ben = await host.join(ann, 1, 'Marlowe');
  const { ticket = '' } = await ben.client.must({ type: 'move' });
  await ann.client.must({ type: 'deal' });
  await playOut(host, ann, ben);
  await ann.client.plain('end');
  const log = JSON.stringify(await host.store.read(ann.room));
  const events = JSON.stringify(host.events);
  const { secret } = ann.client.invitation;
  for (const kept of [ann.token, ben.token, ticket, '192.0.2.1']) expect(log).not.toContain(kept);
  for (const told of [ann.token, ticket, secret, '192.0.2.1', 'Quillfeather', 'Marlowe', ann.room, 'card']) {
    expect(events).not.toContain(told);
  }
  expect(host.events.length).toBeGreaterThan(20);
});
