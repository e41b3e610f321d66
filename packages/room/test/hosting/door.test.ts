import { expect, test } from 'vitest';
import { newTicket, newToken, type RoomSecret, type SpokenCode } from '../../src/protocol/identifiers.ts';
import { LIMITS } from '../../src/protocol/limits.ts';
import { type RawClient, turn } from '../raw-client.ts';
import { OPEN, personOf, TestHost, type TestPerson } from '../test-host.ts';

/** Cleo knocks at the room of somebody. */
async function knock(host: TestHost, { client }: TestPerson, name = 'Cleo'): Promise<RawClient> {
  return host.enter({ by: 'code', code: client.invitation.code, name });
}

/** Somebody's connection is gone long enough for the seat to be asked for. */
async function goneForLong(host: TestHost, { client }: TestPerson): Promise<void> {
  client.hang();
  await host.clock.pass(LIMITS.lostAfterMs);
}

test('SE7 who knocks is told nothing of the room until somebody opens', async () => {
  const host = new TestHost();
  const { ann } = await host.dealt();
  const cleo = await knock(host, ann);
  await ann.client.must({ type: 'react', reaction: 'wave' });
  expect(cleo.received.map(({ type }) => type)).toEqual(['knocking']);
  expect(cleo.frames.join()).not.toContain(ann.room);
  await cleo.do({ type: 'end' });
  expect(ann.client.ending).toBeNull();
});

test('SE7 a knocker with the name of somebody at the table, or of a bot, is not taken for them', async () => {
  const host = new TestHost();
  const { ann } = await host.pair();
  for (const name of ['BEN', 'Bo', 'Cleo']) await knock(host, ann, name);
  expect(ann.client.picture.requests.map(({ name }) => name)).toEqual(['BEN (2)', 'Bo (2)', 'Cleo']);
});

test('SE8 who is let in looks on and has the link; who is not is told so', async () => {
  const host = new TestHost();
  const ann = await host.open();
  const [cleo, dan] = [await knock(host, ann), await knock(host, ann, 'Dan')];
  expect(ann.client.picture.requests).toEqual([
    { id: 'r1', type: 'knock', name: 'Cleo' },
    { id: 'r2', type: 'knock', name: 'Dan' },
  ]);
  await ann.client.must({ type: 'admit', request: 'r1', isWelcome: true });
  await ann.client.must({ type: 'admit', request: 'r2', isWelcome: false });
  expect(cleo.you).toEqual({ person: null, seat: null });
  expect(cleo.picture.secret).toBe(ann.client.picture.secret);
  await cleo.must({ type: 'sit', seat: 1, name: 'Cleo', token: newToken(host.random) });
  expect(dan.ending).toBe('not-admitted');
  expect(ann.client.picture.requests).toEqual([]);
});

test('SE8 only so many wait at one door', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.pair();
  const watcher = await host.watch(ann);
  const reclaim = { type: 'reclaim', person: personOf(ben), token: newToken(host.random) } as const;
  await goneForLong(host, ben);
  for (let count = 0; count < LIMITS.knocksPerRoom; count++) await knock(host, ann);
  expect((await knock(host, ann)).ending).toBe('too-many-tries');
  expect(await watcher.do(reclaim)).toEqual({ ok: false, refusal: 'too-many-requests' });
});

test('SE8 one connection has one request, and few requests are for lost seats', async () => {
  const host = new TestHost();
  const ann = await host.open({ seats: [OPEN, OPEN, OPEN] });
  const [ben, cleo] = [await host.join(ann, 1, 'Ben'), await host.join(ann, 2, 'Cleo')];
  const people = [personOf(ben), personOf(cleo)];
  cleo.client.hang();
  await goneForLong(host, ben);
  const token = newToken(host.random);
  const asks = (client: RawClient, person = people[0]) => client.do({ type: 'reclaim', person, token });
  const first = await host.watch(ann);
  for (let count = 0; count < 3; count++) expect(await asks(first)).toEqual({ ok: true });
  expect(ann.client.picture.requests).toMatchObject([{ id: 'r1', name: 'Ben' }]);
  await asks(first, people[1]);
  expect(ann.client.picture.requests).toMatchObject([{ id: 'r2', name: 'Cleo' }]);
  for (let count = 1; count < LIMITS.reclaimsPerRoom; count++) await asks(await host.watch(ann));
  expect(await asks(await host.watch(ann))).toEqual({ ok: false, refusal: 'too-many-requests' });
  expect((await knock(host, ann)).ending).toBeNull();
});

test('SE12 every request for a seat counts for its address', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.pair();
  const person = personOf(ben);
  await goneForLong(host, ben);
  const outcomes: unknown[] = [];
  for (let count = 0; count <= LIMITS.triesPerMinute; count++) {
    const watcher = await host.watch(ann);
    outcomes.push(await watcher.do({ type: 'reclaim', person, token: newToken(host.random) }));
    watcher.hang();
  }
  expect(outcomes.at(-2)).toEqual({ ok: true });
  expect(outcomes.at(-1)).toEqual({ ok: false, refusal: 'too-many-requests' });
});

test('SE8 a knock without a readable name is not understood', async () => {
  const host = new TestHost();
  expect((await knock(host, await host.open(), '\u200b')).ending).toBe('not-understood');
});

test('SE9 a request ends with its connection', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.pair();
  const cleo = await knock(host, ann);
  const watcher = await host.watch(ann);
  const person = personOf(ben);
  await goneForLong(host, ben);
  await watcher.must({ type: 'reclaim', person, token: newToken(host.random) });
  expect(ann.client.picture.requests).toHaveLength(2);
  cleo.hang();
  watcher.hang();
  await turn();
  expect(ann.client.picture.requests).toEqual([]);
});

test('SE9 who knocks while the room leaves memory, ends or stops is told to come again', async () => {
  const host = new TestHost();
  const ann = await host.open();
  const left = await knock(host, ann);
  ann.client.hang();
  await host.clock.pass(LIMITS.emptyMs);
  expect(left.ending).toBe('restarting');
  await host.back(ann);
  const late = await knock(host, ann);
  await ann.client.plain('end');
  expect(late.ending).toBe('ended');
});

test('SE9 a ticket does not outlive a restart', async () => {
  const host = new TestHost();
  const ann = await host.open();
  const { ticket } = await ann.client.must({ type: 'move' });
  host.restart();
  if (ticket === undefined) throw new Error('no ticket');
  const client = await host.enter({ by: 'ticket', room: ann.room, ticket, token: newToken(host.random) });
  expect(client.ending).toBe('ticket-used');
});

test('SE10 people at the table see and answer requests, each once, and nobody else does', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.pair({ seat: null, seats: [{ type: 'open' }, { type: 'open' }] });
  const watcher = await host.watch(ann);
  const cleo = await knock(host, ann);
  for (const { client } of [ann, ben]) expect(client.picture.requests).toHaveLength(1);
  expect(watcher.picture.requests).toEqual([]);
  const admit = { type: 'admit', request: 'r1', isWelcome: true } as const;
  expect(await watcher.do(admit)).toEqual({ ok: false, refusal: 'not-seated' });
  expect(cleo.all('welcome')).toEqual([]);
  await ben.client.must(admit);
  expect(await ann.client.do(admit)).toEqual({ ok: false, refusal: 'no-such-request' });
});

/** Somebody with another device asks for the seat of Ben, who has been gone for long. */
async function asking(host: TestHost) {
  const { ann, ben } = await host.dealt();
  const stranger = await host.watch(ann);
  const token = newToken(host.random);
  const reclaim = { type: 'reclaim', person: personOf(ben), token } as const;
  await goneForLong(host, ben);
  await stranger.must(reclaim);
  return { ann, ben, stranger, token, reclaim };
}
const ADMIT = { type: 'admit', request: 'r1', isWelcome: true } as const;

test('SE11 somebody who lost a seat gets it back once a person at the table agrees, and everybody is told who did', async () => {
  const host = new TestHost();
  const { ann, ben, stranger, token } = await asking(host);
  const { you, table } = ben.client;
  expect(ann.client.picture.requests).toEqual([{ id: 'r1', type: 'reclaim', name: 'Ben', person: 'p2' }]);
  expect(stranger.you.person).toBeNull();
  const looker = await host.watch(ann);
  await ann.client.must(ADMIT);
  expect([stranger.you, stranger.table.view.hand]).toEqual([you, table.view.hand]);
  const number = 1 + (await host.log(ann.room)).findIndex(({ type }) => type === 'moved');
  const notice = { number, type: 'granted', person: 'p2', name: 'Ben', by: 'Ann' };
  for (const { picture } of [ann.client, stranger, looker]) expect(picture.notices).toEqual([notice]);
  host.restart();
  expect((await host.back({ ...ben, token })).you).toEqual(you);
  expect((await host.back(ann)).picture.notices).toHaveLength(1);
});

test('SE4 somebody whose seat was given away is told so on return, also after a restart', async () => {
  const host = new TestHost();
  const { ann, ben } = await asking(host);
  await ann.client.must(ADMIT);
  expect((await host.back(ben)).ending).toBe('moved');
  host.restart();
  expect((await host.back(ben)).ending).toBe('moved');
});

test('SE11 nobody who is here, or was here a moment ago, can lose a seat', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.dealt();
  const stranger = await host.watch(ann);
  const reclaim = { type: 'reclaim', person: personOf(ben), token: newToken(host.random) } as const;
  expect(await stranger.do(reclaim)).toEqual({ ok: false, refusal: 'not-away' });
  ben.client.hang();
  await host.clock.pass(LIMITS.lostAfterMs - 1);
  expect(await stranger.do(reclaim)).toEqual({ ok: false, refusal: 'too-soon' });
  await host.clock.pass(1);
  expect(await stranger.do(reclaim)).toEqual({ ok: true });
});

test('SE11 after a restart nobody knows who was here, and everybody gets the time to come back', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.dealt();
  const reclaim = { type: 'reclaim', person: personOf(ben), token: newToken(host.random) } as const;
  host.restart();
  await host.back(ann);
  const stranger = await host.watch(ann);
  expect(await stranger.do(reclaim)).toEqual({ ok: false, refusal: 'too-soon' });
  await host.clock.pass(LIMITS.lostAfterMs);
  expect(await stranger.do(reclaim)).toEqual({ ok: true });
});

test('SE11 a request ends when its person comes back, also while the answer is under way', async () => {
  const host = new TestHost();
  const { ann, ben, stranger, reclaim } = await asking(host);
  await host.back(ben);
  expect(ann.client.picture.requests).toEqual([]);
  expect(await ann.client.do(ADMIT)).toEqual({ ok: false, refusal: 'no-such-request' });
  await goneForLong(host, ben);
  await stranger.must(reclaim);
  const letGo = host.store.hold();
  ann.client.say({
    type: 'do',
    id: ann.client.nextId,
    seq: ann.client.seq,
    command: { type: 'lock', isLocked: true },
  });
  await ann.client.do({ ...ADMIT, request: 'r2' });
  await host.back(ben);
  letGo();
  await host.clock.pass(0);
  expect([ben.client.ending, stranger.you.person]).toEqual([null, null]);
});

test('SE10 while the organiser is here, nobody else gives a seat; then anybody at the table may', async () => {
  const host = new TestHost();
  const ann = await host.open({ seats: [OPEN, OPEN, OPEN] });
  const [ben, cleo] = [await host.join(ann, 1, 'Ben'), await host.join(ann, 2, 'Cleo')];
  const stranger = await host.watch(ann);
  const person = personOf(ben);
  await goneForLong(host, ben);
  await stranger.must({ type: 'reclaim', person, token: newToken(host.random) });
  expect(cleo.client.picture.requests).toEqual([]);
  expect(await cleo.client.do(ADMIT)).toEqual({ ok: false, refusal: 'not-organiser' });
  ann.client.hang();
  await turn();
  expect(cleo.client.picture.requests).toHaveLength(1);
  await cleo.client.must(ADMIT);
  expect(stranger.you).toEqual({ person, seat: 1 });
});

test('SE11 a refusal leaves the seat as it was', async () => {
  const host = new TestHost();
  const { ann, ben, stranger } = await asking(host);
  await ann.client.must({ ...ADMIT, isWelcome: false });
  expect(stranger.you.person).toBeNull();
  expect((await host.back(ben)).you.seat).toBe(1);
});

test('JO2 a seat that is given back is answered once that is on the disk', async () => {
  const host = new TestHost();
  const { ann, stranger } = await asking(host);
  const letGo = host.store.hold();
  const id = ann.client.nextId;
  expect(await ann.client.do(ADMIT, { id })).toBeNull();
  letGo();
  await turn();
  expect(ann.client.answerTo(id)).toEqual({ ok: true });
  expect(stranger.you.seat).toBe(1);
});

test('JO3 a seat that could not be given back is still asked for, and given once the store works', async () => {
  const host = new TestHost();
  const { ann, stranger } = await asking(host);
  host.store.trouble = 'disk-full';
  expect(await ann.client.do(ADMIT)).toEqual({ ok: false, refusal: 'not-saved' });
  expect(ann.client.picture.requests).toHaveLength(1);
  host.store.trouble = null;
  await ann.client.must(ADMIT);
  expect([stranger.you.seat, ann.client.picture.requests]).toEqual([1, []]);
});

test('PR17 a seat is given back once, also if the command comes again after a restart', async () => {
  const host = new TestHost();
  const { ann } = await asking(host);
  const id = ann.client.nextId;
  expect(await ann.client.do(ADMIT, { id })).toEqual({ ok: true });
  host.restart();
  await host.back(ann);
  expect(await ann.client.do(ADMIT, { id })).toEqual({ ok: true });
  expect((await host.log(ann.room)).filter(({ type }) => type === 'moved')).toHaveLength(1);
});

test('SE11 somebody who is gone when the seat is granted does not sit as a ghost', async () => {
  const host = new TestHost();
  const { ann, stranger } = await asking(host);
  const letGo = host.store.hold();
  await ann.client.do(ADMIT);
  stranger.hang();
  letGo();
  await host.clock.pass(0);
  expect(ann.client.picture.people[1].presence.type).toBe('away');
});

test('SE12 wrong tries run out for an address, and right entrances still lead in', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.pair();
  const wrong = { by: 'link', room: ann.room, secret: 'x'.repeat(22) as RoomSecret } as const;
  const endings = [];
  for (let count = 0; count <= LIMITS.triesPerMinute; count++) endings.push((await host.enter(wrong)).ending);
  expect(endings.lastIndexOf('wrong-link')).toBe(LIMITS.triesPerMinute - 1);
  expect(endings.at(-1)).toBe('too-many-tries');
  expect((await knock(host, ann)).ending).toBe('too-many-tries');
  expect((await host.back(ben)).ending).toBeNull();
  expect((await host.watch(ann)).ending).toBeNull();
  await host.clock.pass(60_000);
  expect((await host.enter(wrong)).ending).toBe('wrong-link');
});

test('SE12 wrong codes, tokens and tickets count as wrong tries, also in an opening', async () => {
  const host = new TestHost();
  const opening = host.opening();
  await host.enter(opening);
  const other: SpokenCode = [0, 0, 0];
  for (let count = 0; count < LIMITS.triesPerMinute; count += 4) {
    const [token, ticket] = [newToken(host.random), newTicket(host.random)];
    const { room } = opening;
    expect((await host.enter({ by: 'code', code: other, name: 'Cleo' })).ending).toBe('wrong-code');
    expect((await host.enter({ by: 'session', room, token })).ending).toBe('unknown-session');
    expect((await host.enter({ by: 'ticket', room, ticket, token })).ending).toBe('ticket-used');
    expect((await host.enter({ ...opening, token })).ending).toBe('room-exists');
  }
  expect((await host.enter({ ...opening, token: newToken(host.random) })).ending).toBe('too-many-tries');
});

test('SE13 one address opens many rooms at once, and then a steady number', async () => {
  const host = new TestHost();
  for (let count = 0; count < LIMITS.roomsAtOnce; count++) expect((await host.open()).client.ending).toBeNull();
  expect((await host.open()).client.ending).toBe('too-many-rooms');
  const elsewhere = host.connect('198.51.100.7');
  await elsewhere.hello(host.opening());
  expect(elsewhere.ending).toBeNull();
  await host.clock.pass(3_600_000 / LIMITS.roomsPerHour);
  expect((await host.open()).client.ending).toBeNull();
  expect((await host.open()).client.ending).toBe('too-many-rooms');
});

test('JO13 a knock is heard in one room, also where chance says one code again and again', async () => {
  const host = new TestHost();
  const ann = await host.open();
  const { code } = ann.client.invitation;
  const { random } = host;
  let repetitions = 0;
  host.random = (count) => {
    if (count !== 3 || repetitions++ % 5 === 4) return random(count);
    return Uint8Array.from(code);
  };
  const eve = await host.open({ name: 'Eve' });
  await eve.client.plain('reissue');
  expect(repetitions).toBe(10);
  expect(eve.client.invitation.code).not.toEqual(code);
  await knock(host, ann);
  expect([ann, eve].map(({ client }) => client.picture.requests.length)).toEqual([1, 0]);
});
