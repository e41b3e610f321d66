import { expect, test } from 'vitest';
import { newTicket, newToken, type RoomSecret } from '../../src/protocol/identifiers.ts';
import { LIMITS } from '../../src/protocol/limits.ts';
import { turn } from '../raw-client.ts';
import { nextAction, OPEN, personOf, TestHost } from '../test-host.ts';

test('SE1 the store holds a hash of each token and nowhere the token itself', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.pair();
  const text = JSON.stringify(await host.store.read(ann.room));
  expect(text).not.toContain(ann.token);
  expect(text).not.toContain(ben.token);
  expect(await host.log(ann.room)).toMatchObject([
    { organiser: { session: expect.stringMatching(/^[0-9a-f]{64}$/) } },
    { newcomer: { session: expect.stringMatching(/^[0-9a-f]{64}$/) } },
  ]);
});

test('SE2 opening opens a room with its terms and seats, and its client organises on the seat', async () => {
  const { client } = await new TestHost().open({ terms: { preset: 'classic' }, name: ' Ann  Smith ' });
  expect(client.picture).toMatchObject({
    phase: 'lobby',
    terms: { preset: 'classic' },
    organiser: 'p1',
    seats: [{ type: 'person', person: 'p1' }, { type: 'open' }, { type: 'bot' }],
    people: [{ id: 'p1', name: 'Ann Smith' }],
  });
  expect(client.you).toEqual({ person: 'p1', seat: 0 });
});

test('SE2 a room can be organised without a seat', async () => {
  const { client } = await new TestHost().open({ seat: null });
  expect(client.picture.seats[0]).toEqual({ type: 'open' });
  expect(client.you).toEqual({ person: 'p1', seat: null });
});

test('SE2 the same opening leads into the room that is open already, and another token does not', async () => {
  const host = new TestHost();
  const opening = host.opening();
  const [first, again] = [await host.enter(opening), await host.enter(opening)];
  const other = await host.enter({ ...opening, token: newToken(host.random) });
  expect(again.picture.secret).toBe(first.picture.secret);
  expect(again.you).toEqual(first.you);
  expect(other.ending).toBe('room-exists');
  expect(await host.log(opening.room)).toHaveLength(1);
});

test.each([
  ['a preset that does not exist', { terms: { preset: 'nowhere' } }],
  ['options that do not exist', { terms: { rules: { wild: '8' } } }],
  ['more seats than the game has', { seats: Array.from({ length: 12 }, () => OPEN) }],
  ['no seat at all', { seats: [], seat: null }],
  ['a seat that is not offered', { seat: 7 }],
  ['a name of which nothing remains', { name: '\u202e\u0000' }],
])('SE2 a room with %s cannot be opened', async (_, opening) => {
  const { client } = await new TestHost().open(opening);
  expect(client.ending).toBe('not-understood');
});

test('SE3 the link shows the room and takes no seat', async () => {
  const host = new TestHost();
  const ann = await host.open();
  const watcher = await host.watch(ann);
  expect(watcher.you).toEqual({ person: null, seat: null });
  expect(ann.client.picture).toMatchObject({ spectators: 1, people: [{ id: 'p1' }] });
  expect(await host.log(ann.room)).toHaveLength(1);
});

test('SE3 another secret is a wrong link', async () => {
  const host = new TestHost();
  const { room } = await host.open();
  const client = await host.enter({ by: 'link', room, secret: newTicket(host.random) as string as RoomSecret });
  expect(client.received).toMatchObject([{ type: 'bye', ending: 'wrong-link' }]);
});

test('SE4 a session leads back to the same seat and the same cards, also after a restart', async () => {
  const host = new TestHost();
  const { ben } = await host.dealt();
  const { you, table } = ben.client;
  ben.client.hang();
  await host.back(ben);
  expect([ben.client.you, ben.client.table.view]).toEqual([you, table.view]);
  host.restart();
  await host.back(ben);
  expect([ben.client.you, ben.client.table.view]).toEqual([you, table.view]);
});

test('SE4 another token is an unknown session', async () => {
  const host = new TestHost();
  const { room } = await host.open();
  const client = await host.enter({ by: 'session', room, token: newToken(host.random) });
  expect(client.received).toMatchObject([{ type: 'bye', ending: 'unknown-session' }]);
});

/** Ben asks for a ticket. */
async function withTicket(host: TestHost) {
  const { ann, ben } = await host.dealt();
  const { ticket } = await ben.client.must({ type: 'move' });
  if (ticket === undefined) throw new Error('no ticket');
  return {
    ann,
    ben,
    ticket,
    entrance: { by: 'ticket', room: ann.room, ticket, token: newToken(host.random) } as const,
  };
}

test('SE5 a ticket moves the seat with its cards, and the device before is told and shut out', async () => {
  const host = new TestHost();
  const { ben, entrance } = await withTicket(host);
  const { you, table } = ben.client;
  const moved = await host.enter(entrance);
  expect([moved.you, moved.table.view]).toEqual([you, table.view]);
  expect(ben.client.ending).toBe('moved');
  expect((await host.back(ben)).ending).toBe('moved');
});

test('SE6 a ticket counts once', async () => {
  const host = new TestHost();
  const { entrance } = await withTicket(host);
  await host.enter(entrance);
  const thief = await host.enter({ ...entrance, token: newToken(host.random) });
  expect(thief.received).toMatchObject([{ type: 'bye', ending: 'ticket-used' }]);
});

test('SE6 of two devices that use a ticket at once, one gets the seat', async () => {
  const host = new TestHost();
  const { entrance } = await withTicket(host);
  const letGo = host.store.hold();
  const one = await host.enter(entrance);
  const other = await host.enter({ ...entrance, token: newToken(host.random) });
  letGo();
  await turn();
  expect([one.ending, other.ending]).toEqual([null, 'ticket-used']);
  expect(one.you.seat).toBe(1);
});

test('SE6 the same device may use its ticket again, because the answer may have been lost', async () => {
  const host = new TestHost();
  const { entrance } = await withTicket(host);
  await host.enter(entrance);
  expect((await host.enter(entrance)).you).toEqual({ person: 'p2', seat: 1 });
});

test('SE6 the same device may use its ticket again while its first use is written down', async () => {
  const host = new TestHost();
  const { entrance } = await withTicket(host);
  const letGo = host.store.hold();
  const devices = [await host.enter(entrance), await host.enter(entrance)];
  letGo();
  await turn();
  expect(devices.map(({ you }) => you.seat)).toEqual([1, 1]);
});

test('SE6 a ticket is valid for a time, and only the latest of a person', async () => {
  const host = new TestHost();
  const { ben, entrance } = await withTicket(host);
  await ben.client.must({ type: 'move' });
  expect((await host.enter(entrance)).ending).toBe('ticket-used');
  const { ticket = entrance.ticket } = await ben.client.must({ type: 'move' });
  await host.clock.pass(LIMITS.ticketMs + 1);
  expect((await host.enter({ ...entrance, ticket })).ending).toBe('ticket-used');
});

test('SE6 a ticket that could not be used because the store failed still counts', async () => {
  const host = new TestHost();
  const { entrance } = await withTicket(host);
  host.store.trouble = 'disk-full';
  expect((await host.enter(entrance)).ending).toBe('restarting');
  host.store.trouble = null;
  expect((await host.enter(entrance)).you.seat).toBe(1);
});

test('SE14 one person may be connected several times and is told everything each time', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.dealt();
  const first = ben.client;
  const others = [];
  for (let count = 2; count <= LIMITS.socketsPerPerson; count++) others.push(await host.back(ben));
  expect((await host.back(ben)).ending).toBe('too-many-sockets');
  const next = nextAction(ann);
  if (next === null) throw new Error('somebody else begins');
  await ann.client.must({ type: 'act', action: next.action });
  for (const other of others) expect(other.table.view).toEqual(first.table.view);
  expect(first.table.isBegun).toBe(true);
});

test('SE14 who comes by the link and proves by a token to be somebody counts as a connection of that person', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.pair();
  const tabs = await Promise.all(Array.from({ length: 2 * LIMITS.socketsPerPerson }, () => host.watch(ann)));
  const sit = { type: 'sit', seat: 0, name: 'Ben', token: ben.token } as const;
  for (const tab of tabs) await tab.do(sit);
  expect(tabs.filter(({ ending }) => ending === null)).toHaveLength(LIMITS.socketsPerPerson - 1);
  expect(tabs.at(-1)?.ending).toBe('too-many-sockets');
  expect(ann.client.picture.spectators).toBe(0);
  expect(ben.client.ending).toBeNull();
});

test('SE14 many connections that take one seat at once with one token are not all bound to it', async () => {
  const host = new TestHost();
  const ann = await host.open();
  const tabs = await Promise.all(Array.from({ length: 2 * LIMITS.socketsPerPerson }, () => host.watch(ann)));
  const sit = { type: 'sit', seat: 1, name: 'Ben', token: newToken(host.random) } as const;
  for (const tab of tabs) tab.say({ type: 'do', id: tab.nextId, seq: tab.seq, command: sit });
  await host.clock.pass(0);
  expect(tabs.filter(({ ending }) => ending === null)).toHaveLength(LIMITS.socketsPerPerson);
  expect(tabs[0].you).toEqual({ person: 'p2', seat: 1 });
});

test('SE14 the late end of an old connection changes nothing for a newer one', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.dealt();
  const old = ben.client;
  await host.back(ben);
  old.hang();
  await turn();
  expect(ann.client.picture.people[1].presence).toEqual({ type: 'here' });
  expect(await ben.client.do({ type: 'react', reaction: 'wave' })).toEqual({ ok: true });
});

test('SE15 a locked room is closed to knocks, and open to sessions and tickets', async () => {
  const host = new TestHost();
  const { ann, ben, entrance } = await withTicket(host);
  await ann.client.must({ type: 'lock', isLocked: true });
  expect((await host.enter({ by: 'code', code: ann.client.invitation.code, name: 'Cleo' })).ending).toBe('locked');
  expect((await host.back(ben)).you.seat).toBe(1);
  expect((await host.enter(entrance)).you.seat).toBe(1);
});

test('SE15 a television comes back into a locked room, and a newcomer takes no seat there', async () => {
  const host = new TestHost();
  const { ann } = await host.dealt();
  const television = await host.watch(ann);
  await ann.client.must({ type: 'lock', isLocked: true });
  television.hang();
  const again = await host.watch(ann);
  expect([again.ending, again.table.view.seat]).toEqual([null, null]);
  const sit = { type: 'sit', seat: 2, name: 'Cleo', token: newToken(host.random) } as const;
  expect(await again.do(sit)).toEqual({ ok: false, refusal: 'room-locked' });
  await ann.client.must({ type: 'lock', isLocked: false });
  expect(await again.do(sit)).toEqual({ ok: true });
});

test('SE15 somebody who lost a seat asks for it in a locked room', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.dealt();
  const person = personOf(ben);
  await ann.client.must({ type: 'lock', isLocked: true });
  ben.client.hang();
  await host.clock.pass(LIMITS.lostAfterMs);
  const device = await host.watch(ann);
  await device.must({ type: 'reclaim', person, token: newToken(host.random) });
  await ann.client.must({ type: 'admit', request: 'r1', isWelcome: true });
  expect(device.you).toEqual({ person, seat: 1 });
});

test('SE16 a room has a limited number of spectators', async () => {
  const host = new TestHost();
  const ann = await host.open();
  for (let count = 0; count < LIMITS.peoplePerRoom; count++) await host.watch(ann);
  await host.clock.pass(1000);
  expect(ann.client.picture.spectators).toBe(LIMITS.peoplePerRoom);
  expect((await host.watch(ann)).ending).toBe('room-full');
});

test('SE16 in a full room those give way who came by a link that was replaced', async () => {
  const host = new TestHost();
  const ann = await host.open();
  const crowd = [];
  for (let count = 0; count < LIMITS.peoplePerRoom; count++) crowd.push(await host.watch(ann));
  await host.clock.pass(1000);
  await ann.client.must({ type: 'reissue' });
  expect((await host.watch(ann)).ending).toBeNull();
  expect(crowd.map(({ ending }) => ending).filter((ending) => ending !== null)).toEqual(['room-full']);
});

test('SE17 a room that nobody knows, and one that has ended, are told apart', async () => {
  const host = new TestHost();
  const ann = await host.open();
  await ann.client.plain('end');
  expect((await host.back(ann)).ending).toBe('ended');
  expect((await host.back({ ...ann, room: host.opening().room })).ending).toBe('unknown-room');
});

test('SE18 a client that knows the running deal through the same seat is told only the rest', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.dealt();
  for (let count = 0; count < 3; count++) {
    const next = nextAction(ann, ben);
    if (next === null) await host.clock.pass(1000);
    else await next.person.client.must({ type: 'act', action: next.action });
  }
  const { view, from, events, terms } = (await host.back(ben)).table;
  expect(from).toBe(0);
  const known = { table: terms?.id ?? '', deal: 1, seat: 1, events: 2 };
  expect((await host.back(ben, known)).table).toMatchObject({ from: 2, terms: null, view: { hand: view.hand } });
  expect((await host.back(ben, known)).table.events).toEqual(events.slice(2));
});

test.each([
  ['another seat', { seat: 0 }],
  ['the eyes of a spectator', { seat: null }],
  ['another deal', { deal: 2 }],
  ['another match', { table: 'zzzzzzzzzzzz-1' }],
])('SE18 a client that knows the log through %s is told all of it', async (_, change) => {
  const host = new TestHost();
  const { ben } = await host.dealt();
  const known = { table: `${ben.room}-1`, deal: 1, seat: 1, events: 1, ...change };
  expect((await host.back(ben, known)).table).toMatchObject({ from: 0, terms: { game: 'go-fish' } });
});

test('SE18 a client that claims to know more than there is gets the end of the log', async () => {
  const host = new TestHost();
  const { ben } = await host.dealt();
  const { events } = ben.client.table;
  const { table } = await host.back(ben, { table: `${ben.room}-1`, deal: 1, seat: 1, events: 9000 });
  expect(table.from).toBe(events.length);
});

test('a seat belongs to whoever proves it: nobody gets one by knowing an id', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.dealt();
  const watcher = await host.watch(ann);
  for (const type of ['stand-in', 'remove', 'hand-over', 'wait'] as const) {
    expect(await watcher.do({ type, person: personOf(ben) })).toMatchObject({ ok: false });
  }
  expect(watcher.you).toEqual({ person: null, seat: null });
});
