import { rngFor } from '@shoal/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atDepth } from '../../../../scripts/depth.mjs';
import type { Command } from '../../src/protocol/commands.ts';
import type { RoomId } from '../../src/protocol/identifiers.ts';
import { anyClientMessage } from '../any-client-message.ts';
import { type RawClient, turn } from '../raw-client.ts';
import { nextAction, OPEN, personOf, playOut, TestHost } from '../test-host.ts';

const COMMANDS = atDepth({ test: 300, check: 5000 });
const SEED = process.env['SHOAL_SEED'] ?? 'repetition';

/** Remembers everything that clients send from now on. */
function listenIn(host: TestHost): string[] {
  const heard: string[] = [];
  const connect = host.connect.bind(host);
  host.connect = (address) => {
    const client = connect(address);
    const write = client.write.bind(client);
    client.write = (text) => {
      if (text !== null) heard.push(text);
      write(text);
    };
    return client;
  };
  return heard;
}

/** Says many things without ever being too loud. */
async function say(host: TestHost, client: RawClient, texts: readonly string[]): Promise<void> {
  for (const [at, text] of texts.entries()) {
    if (at % 10 === 0) await host.clock.pass(1000);
    client.write(text);
  }
  await host.clock.pass(1000);
}

/** Lets clients of a room say everything again, each in another order, which must write nothing. */
async function sayAgain(host: TestHost, room: RoomId, texts: readonly string[], clients: readonly RawClient[]) {
  const rows = host.store.rowsOf(room).length;
  const rng = rngFor(SEED, `order after ${rows}`);
  for (const client of clients) {
    const shuffled = texts.map((text) => ({ text, at: rng.below(1 << 15) })).sort((one, other) => one.at - other.at);
    await say(
      host,
      client,
      shuffled.map(({ text }) => text),
    );
    expect(client.ending).toBeNull();
    expect(host.store.rowsOf(room)).toHaveLength(rows);
  }
  return texts.length * clients.length;
}

const withoutHellos = (heard: readonly string[]) => [...new Set(heard)].filter((text) => !text.includes('"hello"'));

test('everything that was ever said, said again in any order by anybody, changes nothing', async () => {
  const host = new TestHost();
  const heard = listenIn(host);
  const { ann, ben } = await host.dealt({ seats: [OPEN, OPEN] });
  await playOut(host, ann, ben);
  const texts = withoutHellos(heard);
  const clients = [await host.watch(ann), ben.client, await host.back({ ...ann })];
  let said = await sayAgain(host, ann.room, texts, clients);
  host.restart();
  said += await sayAgain(host, ann.room, texts, [await host.back(ann), await host.back(ben)]);
  console.log(`repetition, seed ${SEED}: ${said} messages said again, 0 rows`);
});

test('what was said in a running deal, said again in the middle of it, changes nothing, and the deal goes on', async () => {
  const host = new TestHost();
  const heard = listenIn(host);
  const { ann, ben } = await host.dealt({ seats: [OPEN, OPEN] });
  let said = 0;
  for (let times = 0; times < 2; times++) {
    for (let actions = 0; actions < 10; actions++) {
      const next = nextAction(ann, ben);
      await next?.person.client.must({ type: 'act', action: next.action });
      await host.clock.pass(100);
    }
    expect(ann.client.table.view.result).toBeNull();
    const { view } = ann.client.table;
    const clients = [await host.watch(ann), ann.client, ben.client, await host.back({ ...ben })];
    said += await sayAgain(host, ann.room, withoutHellos(heard), clients);
    host.restart();
    const again = [await host.back(ann), await host.back(ben)];
    said += await sayAgain(host, ann.room, withoutHellos(heard), again);
    expect(ann.client.table.view).toEqual(view);
  }
  await playOut(host, ann, ben);
  console.log(`repetition in a running deal, seed ${SEED}: ${said} messages said again, 0 rows`);
});

test('one action that arrives many times, on two tabs and under many names, counts once', async () => {
  let [sent, counted] = [0, 0];
  for (let game = 1; game <= 10; game++) {
    const host = new TestHost(game);
    const { ann, ben } = await host.dealt({ seats: [OPEN, OPEN] });
    const next = nextAction(ann, ben);
    if (next === null) throw new Error('nobody has the turn');
    const { person, action } = next;
    const tab = await host.back({ ...person });
    const rows = host.store.rowsOf(ann.room).length;
    const { seq, nextId: id } = person.client;
    for (const client of [person.client, tab, person.client, tab]) {
      client.say({ type: 'do', id, seq, command: { type: 'act', action } });
      client.say({ type: 'do', id: client.nextId, seq, command: { type: 'act', action } });
      sent += 2;
    }
    await turn();
    counted += host.store.rowsOf(ann.room).length - rows;
    expect([person.client.answerTo(id), tab.answerTo(id)]).toEqual([{ ok: true }, { ok: true }]);
    const refusals = [person.client, tab]
      .flatMap((client) => client.all('answer'))
      .filter(({ outcome }) => !outcome.ok);
    expect(refusals.map(({ outcome }) => outcome)).toEqual(
      Array.from({ length: 4 }, () => ({ ok: false, refusal: 'stale' })),
    );
  }
  console.log(`one action: sent ${sent} times in 10 games, counted ${counted} times`);
  expect(counted).toBe(10);
});

test('actions of somebody who does not have the turn change nothing', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.dealt({ seats: [OPEN, OPEN] });
  const watcher = await host.watch(ann);
  let tried = 0;
  for (let turns = 0; turns < 10; turns++) {
    const next = nextAction(ann, ben);
    if (next === null) break;
    const other = next.person === ann ? ben : ann;
    const rows = host.store.rowsOf(ann.room).length;
    for (const client of [other.client, watcher]) {
      const outcome = await client.do({ type: 'act', action: next.action });
      expect(outcome?.ok).toBe(false);
      tried += 1;
    }
    expect(host.store.rowsOf(ann.room)).toHaveLength(rows);
    await next.person.client.must({ type: 'act', action: next.action });
    await host.clock.pass(500);
  }
  console.log(`out of turn: ${tried} actions, 0 counted`);
});

test('no command of a spectator is written down, but taking a seat', async () => {
  const host = new TestHost();
  const { ann } = await host.dealt({ seats: [OPEN, OPEN] });
  const rows = host.store.rowsOf(ann.room).length;
  const messages = fc.sample(anyClientMessage, { numRuns: COMMANDS, seed: 18 });
  const commands = messages.flatMap((message) => (message.type === 'do' ? [message] : []));
  let given = 0;
  for (const { id, command } of commands) {
    if (command.type === 'leave') continue;
    const watcher = await host.watch(ann);
    await watcher.do(command, { id });
    given += 1;
    watcher.hang();
  }
  console.log(`spectators: ${given} commands, ${host.store.rowsOf(ann.room).length - rows} written down`);
  expect(host.store.rowsOf(ann.room)).toHaveLength(rows);
});

test('commands that are under way while their person is removed leave no ghost at the table', async () => {
  const commands: readonly Command[] = [
    { type: 'sit', seat: 2, name: 'Ben', token: 'b'.repeat(43) as never },
    { type: 'stand' },
    { type: 'rename', name: 'Ghost' },
    { type: 'deal' },
    { type: 'leave' },
    { type: 'move' },
    { type: 'react', reaction: 'wave' },
    { type: 'lock', isLocked: true },
    { type: 'hand-over', person: 'p2' as never },
    { type: 'reclaim', person: 'p1' as never, token: 'b'.repeat(43) as never },
  ];
  for (const command of commands) {
    const host = new TestHost();
    const { ann, ben } = await host.pair({ seats: [OPEN, OPEN, OPEN] });
    const letGo = host.store.hold();
    const person = personOf(ben);
    ann.client.say({ type: 'do', id: ann.client.nextId, seq: 1, command: { type: 'remove', person } });
    await turn();
    ben.client.say({ type: 'do', id: ben.client.nextId, seq: 1, command });
    await turn();
    letGo();
    await turn();
    expect(ben.client.ending, command.type).toBe('removed');
    const { seats, people, isLocked, organiser } = ann.client.picture;
    expect([seats.filter(({ type }) => type === 'person'), people.map(({ name }) => name)], command.type).toEqual([
      [{ type: 'person', person: 'p1', isWaiting: false }],
      ['Ann'],
    ]);
    expect([isLocked, organiser]).toEqual([false, 'p1']);
    host.restart();
    await host.back(ann);
    expect(ann.client.picture.seats).toEqual(seats);
  }
  console.log(`removed in mid-flight: ${commands.length} commands, 0 ghosts`);
});

test('a ticket that is under way while its person is removed leads to no seat', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.pair();
  const { ticket } = await ben.client.must({ type: 'move' });
  if (ticket === undefined) throw new Error('no ticket');
  const letGo = host.store.hold();
  const command = { type: 'remove', person: personOf(ben) } as const;
  ann.client.say({ type: 'do', id: ann.client.nextId, seq: 1, command });
  await turn();
  const token = 'c'.repeat(43) as never;
  const device = host.connect();
  void device.hello({ by: 'ticket', room: ann.room, ticket, token });
  await turn();
  letGo();
  await turn();
  console.log(`a ticket of somebody who is removed: ${device.ending}`);
  expect(device.ending).toBe('ticket-used');
  expect(ann.client.picture.people.map(({ name }) => name)).toEqual(['Ann']);
});
