import { expect, test } from 'vitest';
import { PROTOCOL_VERSION } from '../../src/protocol/client-messages.ts';
import { type CommandId, newToken } from '../../src/protocol/identifiers.ts';
import { LIMITS } from '../../src/protocol/limits.ts';
import { closeCodeOf, ENDINGS, TEMPORARY_ENDINGS } from '../../src/protocol/refusals.ts';
import { type RawClient, turn } from '../raw-client.ts';
import { nextAction, personOf, playOut, TestHost } from '../test-host.ts';

const hello = (client: RawClient, version: number) =>
  client.write(`{"type":"hello","version":${version},"entrance":{"by":"star"}}`);

test('PR1 a binary frame ends the connection as not understood', () => {
  const client = new TestHost().connect();
  client.write(null);
  expect(client.ending).toBe('not-understood');
});

test('PR2 a message that is not understood ends the connection, and nothing has happened', async () => {
  const host = new TestHost();
  const { client, room } = await host.open();
  const log = await host.log(room);
  client.write('{"type":"do","id":"a","seq":1,"command":{"type":"end","now":true}}');
  expect(client.ending).toBe('not-understood');
  await turn();
  expect(await host.log(room)).toEqual(log);
});

test('PR3 a message that is too long or too deep ends the connection', () => {
  const host = new TestHost();
  const [long, deep] = [host.connect(), host.connect()];
  long.write(`{"type":"beat"${' '.repeat(LIMITS.messageBytes)}}`);
  deep.write('['.repeat(LIMITS.messageDepth + 1));
  expect([long.ending, deep.ending]).toEqual(['message-too-long', 'not-understood']);
});

test('PR5 a client that says no hello in time is told so, and nothing before', async () => {
  const host = new TestHost();
  const client = host.connect();
  client.say({ type: 'beat' });
  await host.clock.pass(LIMITS.helloMs - 1);
  expect(client.received).toEqual([]);
  await host.clock.pass(1);
  expect(client.received).toMatchObject([{ type: 'bye', ending: 'no-hello' }]);
});

test('PR5 a second hello ends the connection', async () => {
  const host = new TestHost();
  const { client, room, token } = await host.open();
  await client.hello({ by: 'session', room, token });
  expect(client.ending).toBe('not-understood');
});

test('PR6 welcome comes first, then the news of the table, and at its end the record', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.dealt();
  const during = await host.watch(ann);
  expect(during.received[0].type).toBe('welcome');
  expect(during.table.from).toBe(0);
  expect(during.all('record')).toEqual([]);
  await playOut(host, ann, ben);
  const after = await host.watch(ann);
  expect(after.received.map(({ type }) => type).filter((type) => type !== 'room')).toEqual([
    ...['welcome', 'news', 'record'],
  ]);
  expect(after.last('record')).toEqual(ann.client.last('record'));
});

test('PR6 what a client says at once after its welcome counts', async () => {
  const host = new TestHost();
  const { client, room } = await host.open();
  const quick = host.connect();
  const { secret } = client.invitation;
  quick.onWelcome = () =>
    quick.say({
      type: 'do',
      id: 'quick' as CommandId,
      seq: 1,
      command: { type: 'sit', seat: 1, name: 'Ben', token: host.opening().token },
    });
  await quick.hello({ by: 'link', room, secret });
  expect(quick.answerTo('quick' as CommandId)).toEqual({ ok: true });
});

test('PR7 a burst of messages is heard, and one more ends the connection', async () => {
  const host = new TestHost();
  const { client } = await host.open();
  for (let count = 0; count < LIMITS.messagesAtOnce; count++) client.say({ type: 'beat' });
  expect(client.ending).toBeNull();
  client.say({ type: 'beat' });
  expect(client.ending).toBe('too-many-messages');
});

test('PR7 a steady stream of messages is heard for any length of time', async () => {
  const host = new TestHost();
  const { client } = await host.open();
  for (let count = 0; count < 10 * LIMITS.messagesPerSecond; count++) {
    await host.clock.pass(1000 / LIMITS.messagesPerSecond);
    client.say({ type: 'beat' });
  }
  expect(client.ending).toBeNull();
});

test('PR7 a person who comes back again and again, or on many tabs, is not heard more often', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.pair();
  await host.clock.pass(10_000);
  const before = (await host.log(ann.room)).length;
  for (let visit = 0; visit < 20; visit++) {
    const tab = await host.back({ ...ben });
    for (let count = 0; count < 10; count++) await tab.do({ type: 'rename', name: `Ben ${visit} ${count}` });
    tab.hang();
  }
  const heard = (await host.log(ann.room)).length - before;
  console.log(`messages of 20 visits: ${heard} of 200 heard`);
  expect(heard).toBe(LIMITS.messagesAtOnce);
  await host.clock.pass(1000);
  await host.back(ben);
  for (let count = 0; count < LIMITS.messagesPerSecond; count++)
    await ben.client.must({ type: 'rename', name: `Benny ${count}` });
});

test('PR8 a reader that falls too far behind is cut off, and is told the rest when it comes back', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.dealt();
  const { id: table } = ben.client.table.terms ?? { id: '' };
  const known = { table, deal: 1, seat: 1, events: ben.client.table.events.length };
  ben.client.socket.unsentBytes = LIMITS.unsentBytes + 1;
  await ann.client.must({ type: 'react', reaction: 'wave' });
  expect(ben.client.ending).toBe('too-slow');
  const next = nextAction(ann);
  if (next !== null) await ann.client.must({ type: 'act', action: next.action });
  await host.back(ben, known);
  expect(ben.client.table.from).toBe(known.events);
  expect(ben.client.table.events.length).toBeGreaterThan(0);
});

test('PR9 the server beats regularly, and answers each beat', async () => {
  const host = new TestHost();
  const { client } = await host.open();
  await host.clock.pass(LIMITS.beatMs);
  expect(client.all('beat')).toHaveLength(1);
  client.say({ type: 'beat' });
  expect(client.all('beat')).toHaveLength(2);
});

test('PR11 bye is the last frame, and the socket closes with the same ending', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.pair();
  await ann.client.plain('end');
  expect(ben.client.received.at(-1)).toMatchObject({ type: 'bye', ending: 'ended' });
  expect(ben.client.closedBy).toBe('ended');
  const { length } = ben.client.received;
  ben.client.say({ type: 'beat' });
  await host.clock.pass(LIMITS.beatMs);
  expect(ben.client.received).toHaveLength(length);
});

test('PR11 the close code says whether to come back', () => {
  for (const ending of ENDINGS) expect(closeCodeOf(ending) === 1012).toBe(TEMPORARY_ENDINGS.includes(ending));
});

test('PR12 hello and welcome name their version', async () => {
  const { client } = await new TestHost().open();
  expect(client.last('welcome').version).toBe(PROTOCOL_VERSION);
});

test('PR13, PR14 a newer client is told so, and one that is too old is not understood', () => {
  const host = new TestHost();
  const [newer, older] = [host.connect(), host.connect()];
  hello(newer, PROTOCOL_VERSION + 1);
  hello(older, 0);
  expect([newer.ending, older.ending]).toEqual(['newer-version', 'not-understood']);
});

test('PR15 every frame carries the number of durable entries, which never falls', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.dealt();
  const next = nextAction(ann, ben);
  await next?.person.client.must({ type: 'act', action: next.action });
  const numbers = ben.client.received.map(({ seq }) => seq);
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  expect(numbers.at(-1)).toBe((await host.log(ann.room)).length);
});

test('PR16 every command gets one answer under its id', async () => {
  const host = new TestHost();
  const { client } = await host.open();
  for (const type of ['stand', 'deal', 'move', 'lobby', 'reissue'] as const) await client.plain(type);
  const ids = client.all('answer').map(({ id }) => id);
  expect(new Set(ids).size).toBe(5);
  expect(ids).toHaveLength(5);
});

test('PR16 a command before the welcome ends the connection, also of somebody who knocks', async () => {
  const host = new TestHost();
  const ann = await host.open();
  const cleo = await host.enter({ by: 'code', code: ann.client.invitation.code, name: 'Cleo' });
  const silent = host.connect();
  for (const client of [silent, cleo]) await client.do({ type: 'stand' });
  await host.clock.pass(LIMITS.helloMs);
  expect([cleo.ending, silent.ending]).toEqual(['not-understood', 'no-hello']);
});

test('PR17 a command that comes twice has its effect once and the same answer', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.dealt();
  const next = nextAction(ann, ben);
  if (next === null) throw new Error('a bot begins');
  const { person, action } = next;
  const [id, seq] = [person.client.nextId, person.client.seq];
  expect(await person.client.do({ type: 'act', action }, { id, seq })).toEqual({ ok: true });
  const log = await host.log(ann.room);
  expect(await person.client.do({ type: 'act', action }, { id, seq })).toEqual({ ok: true });
  await host.back(person);
  expect(await person.client.do({ type: 'act', action }, { id, seq })).toEqual({ ok: true });
  host.restart();
  await host.back(person);
  expect(await person.client.do({ type: 'act', action }, { id, seq })).toEqual({ ok: true });
  expect(await host.log(ann.room)).toEqual(log);
});

test('PR17 a command that was refused is refused again under its id, whatever has changed since', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.pair();
  const id = ben.client.nextId;
  expect(await ben.client.do({ type: 'reissue' }, { id })).toEqual({ ok: false, refusal: 'not-organiser' });
  await ann.client.must({ type: 'hand-over', person: personOf(ben) });
  expect(await ben.client.do({ type: 'reissue' }, { id })).toEqual({ ok: false, refusal: 'not-organiser' });
  expect(await ben.client.do({ type: 'reissue' })).toEqual({ ok: true });
});

test('PR17 a ticket that is asked for again under its id is the same ticket', async () => {
  const { client } = await new TestHost().open();
  const id = client.nextId;
  const first = await client.do({ type: 'move' }, { id });
  expect(await client.do({ type: 'move' }, { id })).toEqual(first);
  expect(await client.do({ type: 'move' })).not.toEqual(first);
});

test('PR18 an action that was chosen before the latest entry is stale and changes nothing', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.dealt({ seats: [{ type: 'open' }, { type: 'open' }] });
  const { client } = ann;
  const before = client.seq;
  const next = nextAction(ann);
  if (next === null) throw new Error('somebody else begins');
  await client.must({ type: 'act', action: next.action });
  const log = await host.log(ann.room);
  const again = nextAction(ann, ben);
  if (again === null) throw new Error('nobody has the turn');
  const outcome = await again.person.client.do({ type: 'act', action: again.action }, { seq: before });
  expect(outcome).toEqual({ ok: false, refusal: 'stale' });
  expect(await host.log(ann.room)).toEqual(log);
  expect(await again.person.client.do({ type: 'react', reaction: 'wave' }, { seq: 0 })).toEqual({ ok: true });
});

test('PR19 everybody has a log of the same length', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.dealt();
  const watcher = await host.watch(ann);
  for (let actions = 0; actions < 12; actions++) {
    const next = nextAction(ann, ben);
    if (next === null) await host.clock.pass(1000);
    else await next.person.client.must({ type: 'act', action: next.action });
    const lengths = [ann.client, ben.client, watcher].map(({ table }) => table.from + table.events.length);
    expect(new Set(lengths).size).toBe(1);
  }
});

test('PR21 all changes of one moment are told at once, and before the answer that follows from them', async () => {
  const host = new TestHost();
  const ann = await host.open();
  const ben = await host.watch(ann);
  const token = newToken(host.random);
  const [told, own] = [ann.client.all('room').length, ben.received.length];
  await ben.must({ type: 'sit', seat: 1, name: 'Ben', token });
  expect(ben.received.slice(own).map(({ type }) => type)).toEqual(['room', 'answer']);
  expect(ann.client.all('room')).toHaveLength(told + 1);
  await ann.client.must({ type: 'deal' });
  await turn();
  const types = ann.client.received.map(({ type }) => type);
  expect(types.slice(types.indexOf('news') - 1)).toEqual(['room', 'news']);
});

test('PR21 a room that changes again and again is told at intervals, and its last change is always told', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.pair();
  const told = ben.client.all('room').length;
  for (let count = 1; count <= 2 * LIMITS.picturesAtOnce; count++) (await host.watch(ann)).hang();
  expect(ben.client.all('room').length - told).toBeLessThanOrEqual(LIMITS.picturesAtOnce);
  await ann.client.must({ type: 'lock', isLocked: true });
  expect(ann.client.picture.isLocked).toBe(true);
  await host.clock.pass(1000);
  expect(ben.client.picture.isLocked).toBe(true);
});

test('PR22 an address says a great many hellos at once, and then so many a second', async () => {
  const host = new TestHost();
  const { ann } = await host.pair();
  await host.clock.pass(60_000);
  const { secret } = ann.client.invitation;
  const greet = async (address: string) => {
    const client = host.connect(address);
    await client.hello({ by: 'link', room: ann.room, secret });
    client.hang();
    return client.ending;
  };
  for (let count = 0; count < LIMITS.hellosAtOnce; count++) expect(await greet('192.0.2.9')).toBeNull();
  console.log(`hellos of one address at once: ${LIMITS.hellosAtOnce}`);
  expect(await greet('192.0.2.9')).toBe('too-many-messages');
  expect(await greet('192.0.2.8')).toBeNull();
  await host.clock.pass(1000);
  for (let count = 0; count < LIMITS.hellosPerSecond; count++) expect(await greet('192.0.2.9')).toBeNull();
  expect(await greet('192.0.2.9')).toBe('too-many-messages');
});
