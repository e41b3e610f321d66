import type { Action } from '@shoal/core';
import { expect, test } from 'vitest';
import { backOffMs } from '../src/client/back-off.ts';
import type { ClientState, RoomScene } from '../src/client/client-state.ts';
import { sceneOf } from '../src/client/client-state.ts';
import { type ClientPorts, type ConnectionListener, memoryKeeper, type SeatKeeper } from '../src/client/ports.ts';
import { RoomClient } from '../src/client/room-client.ts';
import type { RoomEntry } from '../src/client/way-in.ts';
import type { Entrance } from '../src/protocol/client-messages.ts';
import type { PersonId } from '../src/protocol/identifiers.ts';
import { LIMITS } from '../src/protocol/limits.ts';
import type { Outcome } from '../src/protocol/server-messages.ts';
import { bytesFrom } from './any-client-message.ts';
import { turn } from './raw-client.ts';
import { OPEN, playOut, TERMS, TestHost, type TestPerson } from './test-host.ts';

/** The network between one client and a host in this process. */
class MemoryLine {
  /** Another one after the server was restored from a backup. */
  host: TestHost;
  /** What the client has said. */
  readonly said: string[] = [];
  /** When the client tried to connect. */
  readonly attempts: number[] = [];
  /** Nothing arrives, and nobody hears of it. */
  isMute = false;
  /** No connection comes about. */
  isDown = false;
  /** Changes what the server says. */
  alter = (frame: string): string => frame;
  /** Connections come neither about nor to an end. */
  isSwallowing = false;
  /** The connection breaks once the client has said this. */
  cutAfter: string | null = null;
  #cut: () => void = () => undefined;

  constructor(host: TestHost) {
    this.host = host;
  }

  /** Ends the connection for both sides. */
  cut(): void {
    this.#cut();
  }

  connect(listener: ConnectionListener) {
    this.attempts.push(this.host.clock.monotonicMs());
    let isOpen = !this.isDown;
    const close = () => {
      if (!isOpen) return;
      isOpen = false;
      server.closed();
      listener.closed();
    };
    const socket = {
      ...{ address: '203.0.113.9', unsentBytes: 0 },
      send: (frame: string) => {
        if (!this.isMute) queueMicrotask(() => isOpen && listener.received(this.alter(frame)));
      },
      close: () => queueMicrotask(close),
    };
    const server = this.host.host.connect(socket);
    this.#cut = close;
    if (!this.isSwallowing) queueMicrotask(() => (isOpen ? listener.opened() : listener.closed()));
    return {
      send: (frame: string) => {
        this.said.push(frame);
        if (isOpen && !this.isMute) server.receive(frame);
        if (JSON.parse(frame).type === this.cutAfter) this.cut();
      },
      close,
    };
  }

  get entrances(): readonly Entrance['by'][] {
    return this.said.flatMap((text) => JSON.parse(text).entrance?.by ?? []);
  }

  ordersOf(type: string): readonly string[] {
    return this.said.filter((text) => JSON.parse(text).command?.type === type);
  }
}

function clientOf(host: TestHost, entry: RoomEntry, keeper: SeatKeeper = memoryKeeper(), seed = 5) {
  const line = new MemoryLine(host);
  const ports: ClientPorts = {
    ...{ clock: host.clock, random: bytesFrom(seed), keeper },
    connect: (listener) => line.connect(listener),
    loadGame: () => Promise.resolve(),
  };
  return { line, client: new RoomClient(entry, ports) };
}

const sceneIn = (client: RoomClient): RoomScene => {
  const scene = sceneOf(client.state);
  if (scene === null) throw new Error(`nothing to see: ${client.state.type}`);
  return scene;
};

/** Ann with her raw client, and a real client in a room of two seats. */
async function withClient(keeper = memoryKeeper(), host = new TestHost()) {
  const ann = await host.open({ seats: [OPEN, OPEN] });
  const { room, secret } = { room: ann.room, secret: ann.client.invitation.secret };
  const { line, client } = clientOf(host, { by: 'link', room, secret }, keeper);
  await turn();
  return { host, ann, line, client, room, keeper };
}

async function seated() {
  const all = await withClient();
  expect(await settledAfter(all.client.sit(1, 'Ben'))).toEqual({ ok: true });
  return all;
}

const settledAfter = async <T>(promise: Promise<T>): Promise<T> => {
  await turn();
  return promise;
};

test('SE19 the waits between attempts double up to a limit, half of each by chance', () => {
  const shortest = (count: number): Uint8Array => new Uint8Array(count);
  const longest = (count: number): Uint8Array => new Uint8Array(count).fill(255);
  const waits = [0, 1, 2, 3, 7, 8, 50].map((attempt) => [backOffMs(attempt, shortest), backOffMs(attempt, longest)]);
  expect(waits).toEqual([
    ...[
      [13, 25],
      [25, 50],
      [50, 100],
      [100, 200],
    ],
    ...[
      [1600, 3200],
      [2000, 4000],
      [2000, 4000],
    ],
  ]);
});

test('SE19 a client whose connection breaks comes back by itself, however long it takes', async () => {
  const { host, line, client } = await seated();
  const states: ClientState['type'][] = [];
  client.subscribe(({ type }) => states.at(-1) !== type && states.push(type));
  line.isDown = true;
  line.cut();
  await host.clock.pass(60_000);
  expect(client.state.type).toBe('away');
  const waits = line.attempts.slice(1).map((at, index) => at - line.attempts[index]);
  expect(Math.max(...waits.slice(1))).toBeLessThanOrEqual(4000);
  expect(waits.length).toBeGreaterThan(15);
  line.isDown = false;
  await host.clock.pass(4000);
  expect(states).toEqual(['away', 'live']);
  expect(sceneIn(client).you).toEqual({ person: 'p2', seat: 1 });
});

test('SE19 a client without a connection tells when it tries again', async () => {
  const { host, line, client } = await seated();
  const told = new Set<number>();
  client.subscribe((state) => {
    if (state.type === 'away') told.add(state.retryAtMs);
  });
  line.isDown = true;
  line.cut();
  await host.clock.pass(10_000);
  expect([...told]).toEqual(expect.arrayContaining(line.attempts.slice(2)));
});

test('SE19 a client that is told when to come back waits for that moment', async () => {
  const { host, line, client } = await seated();
  const before = host.clock.monotonicMs();
  await host.host.stop();
  await turn();
  host.restart();
  await host.clock.pass(LIMITS.returnMs + 4000);
  expect(client.state.type).toBe('live');
  expect(line.attempts[1] - before).toBeLessThan(LIMITS.returnMs);
});

test('SE19 a client whose connection breaks right after each welcome tries ever more seldom', async () => {
  const { host, line, client } = await seated();
  line.cutAfter = 'do';
  const answer = client.do({ type: 'rename', name: 'Benny' });
  await host.clock.pass(60_000);
  expect(line.attempts.length).toBeGreaterThan(10);
  expect(line.attempts.length).toBeLessThan(40);
  line.cutAfter = null;
  await host.clock.pass(4000);
  expect(await answer).toEqual({ ok: true });
});

test('SE19 a client comes back at once after a connection that brought an answer or lived for a while', async () => {
  const { host, line, client } = await withClient();
  for (let count = 0; count < 8; count++) {
    line.cut();
    expect(client.state).toMatchObject({ type: 'away', attempt: count === 0 ? 1 : 0 });
    const isQuiet = count % 2 === 0;
    await host.clock.pass(isQuiet ? 6000 : 100);
    if (!isQuiet) await settledAfter(client.do({ type: 'stand' }));
    expect(client.state.type).toBe('live');
  }
});

test('SE20 a client keeps its token before it sends it', async () => {
  const { line, client, room, keeper } = await withClient();
  line.isMute = true;
  void client.sit(1, 'Ben');
  const [sent] = line.ordersOf('sit');
  expect(keeper.load(room)?.token).toBe(JSON.parse(sent).command.token);
});

test('SE20 a command without an answer is sent again under its id, and has its effect once', async () => {
  const { host, ann, line, client } = await seated();
  line.isMute = true;
  const answer = client.do({ type: 'rename', name: 'Benny' });
  await turn();
  expect(client.hasPending).toBe(true);
  line.cut();
  line.isMute = false;
  await host.clock.pass(100);
  expect(await answer).toEqual({ ok: true });
  expect(client.hasPending).toBe(false);
  const [first, second] = line.ordersOf('rename');
  expect(second).toBe(first);
  expect((await host.log(ann.room)).filter(({ type }) => type === 'renamed')).toHaveLength(1);
});

test('SE20 a client with more commands than a server hears at once gets every answer over one connection', async () => {
  const { host, line, client } = await seated();
  await host.clock.pass(5000);
  line.isDown = true;
  line.cut();
  const answers: Outcome[] = [];
  const ask = (): void => void client.do({ type: 'move' }).then((outcome) => answers.push(outcome));
  for (let count = 0; count < 45; count++) ask();
  line.isDown = false;
  await host.clock.pass(1000);
  for (let count = 0; count < 45; count++) ask();
  const attempts = line.attempts.length;
  await host.clock.pass(5000);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(90);
  expect(line.attempts).toHaveLength(attempts);
});

test('SE20 a client never has more commands under way than may arrive together', async () => {
  const { host, line, client } = await seated();
  line.isMute = true;
  for (let count = 0; count < 60; count++) void client.do({ type: 'rename', name: `Ben ${count}` });
  await host.clock.pass(10_000);
  expect(line.ordersOf('rename')).toHaveLength(LIMITS.messagesAtOnce / 2);
});

test('SE20 a reaction without an answer is given up', async () => {
  const { host, line, client } = await seated();
  line.isMute = true;
  const answer = client.do({ type: 'react', reaction: 'wave' });
  line.cut();
  line.isMute = false;
  expect(await answer).toMatchObject({ ok: false });
  await host.clock.pass(5000);
  expect(line.ordersOf('react')).toHaveLength(1);
});

test('SE21 a client with a seat comes back by its session, and one without by the link', async () => {
  const { host, line, client } = await withClient();
  line.cut();
  await host.clock.pass(100);
  await settledAfter(client.sit(1, 'Ben'));
  line.cut();
  await host.clock.pass(100);
  expect(line.entrances).toEqual(['link', 'link', 'session']);
});

test('SE21 a client whose seat was given to somebody else looks on by the link', async () => {
  const { host, ann, keeper, room } = await seated();
  const { secret } = ann.client.invitation;
  host.store.crash();
  keeper.save(room, { token: 'a'.repeat(43) as never, secret, seen: null, round: null });
  const { line, client } = clientOf(host, { by: 'saved', room }, keeper, 6);
  await host.clock.pass(100);
  expect(line.entrances).toEqual(['session', 'link']);
  expect(sceneIn(client).you).toEqual({ person: null, seat: null });
});

test('SE6 the link of a ticket, opened again on the same device, leads to the same seat', async () => {
  const { host, client, room } = await seated();
  const moved = await settledAfter(client.do({ type: 'move' }));
  const ticket = moved.ok ? moved.ticket : undefined;
  if (ticket === undefined) throw new Error('no ticket');
  const keeper = memoryKeeper();
  for (const seed of [6, 7]) {
    const opened = clientOf(host, { by: 'ticket', room, ticket }, keeper, seed);
    await turn();
    expect(sceneIn(opened.client).you).toEqual({ person: 'p2', seat: 1 });
    opened.client.close();
  }
  expect(client.state).toMatchObject({ type: 'ended', ending: 'moved' });
});

test('SE19 a client whose news never fit together asks anew ever more seldom', async () => {
  const { host, ann, line, client } = await seated();
  line.alter = (frame) => frame.replace(/"from":\d+/, '"from":999');
  await ann.client.must({ type: 'deal' });
  await host.clock.pass(60_000);
  expect(line.attempts.length).toBeGreaterThan(10);
  expect(line.attempts.length).toBeLessThan(40);
  line.alter = (frame) => frame;
  await host.clock.pass(5000);
  expect(client.state.type).toBe('live');
});

test('PR18 a client of a server that was restored from a backup counts from there, and what it chose before is stale', async () => {
  const { host, ann, line, client, room } = await seated();
  await ann.client.must({ type: 'deal' });
  await turn();
  const isOwnTurn = () => sceneIn(client).table?.view.turn === 1;
  const choice = () => ({ type: 'act', action: sceneIn(client).table?.view.legal[0] as Action }) as const;
  await playWith(host, ann, client, isOwnTurn);
  const rows = host.store.rowsOf(room);
  await client.do(choice());
  await playWith(host, ann, client, isOwnTurn);
  expect(host.store.rowsOf(room).length).toBeGreaterThan(rows.length);
  line.isMute = true;
  const before = client.do(choice());
  line.host = new TestHost();
  await line.host.store.append(room, rows, null);
  line.cut();
  line.isMute = false;
  await host.clock.pass(100);
  expect(await before).toEqual({ ok: false, refusal: 'stale' });
  expect(await settledAfter(client.do(choice()))).toEqual({ ok: true });
  expect(JSON.parse(line.ordersOf('act').at(-1) ?? '').seq).toBe(rows.length);
});

test('RM13 somebody who is removed is told by whom', async () => {
  const { client, ann } = await seated();
  const { person } = sceneIn(client).you;
  if (person === null) throw new Error('nobody');
  await ann.client.must({ type: 'remove', person });
  await turn();
  expect(client.state).toMatchObject({ type: 'ended', ending: 'removed', by: 'Ann' });
});

test('PR10 a client notices by silence that its connection is dead, and comes back', async () => {
  const { host, line, client } = await seated();
  await host.clock.pass(10 * LIMITS.silenceMs);
  expect(client.state.type).toBe('live');
  expect(line.attempts).toHaveLength(1);
  line.isMute = true;
  await host.clock.pass(LIMITS.silenceMs);
  expect(client.state.type).toBe('away');
  line.isMute = false;
  await host.clock.pass(15_000);
  expect(client.state.type).toBe('live');
});

test('SE4 a client that wakes while it waits for an answer that never comes is back within a second', async () => {
  const { host, line, client } = await seated();
  line.isSwallowing = true;
  line.cut();
  await host.clock.pass(2000);
  line.isSwallowing = false;
  client.wake();
  await host.clock.pass(1000);
  expect(client.state.type).toBe('live');
});

test('PR9 a client beats regularly', async () => {
  const { host, line } = await seated();
  await host.clock.pass(3 * LIMITS.beatMs);
  expect(line.said.filter((text) => JSON.parse(text).type === 'beat')).toHaveLength(3);
});

test('a client plays with others to the end, and finds that nobody arranged the cards', async () => {
  const { host, ann, client } = await seated();
  await ann.client.must({ type: 'deal' });
  await turn();
  await playWith(host, ann, client);
  await host.clock.pass(1000);
  expect(sceneIn(client).fairness).toMatchObject({ type: 'proved', sawShuffle: true });
  expect(sceneIn(client).room.terms).toEqual(TERMS);
});

test('RM26 a client that is loaded again between two deals proves the deal that it saw, and so does a newcomer', async () => {
  const { host, ann, client, room, keeper } = await seated();
  await ann.client.must({ type: 'deal' });
  await turn();
  await playWith(host, ann, client);
  client.close();
  const reloaded = clientOf(host, { by: 'saved', room }, keeper, 6).client;
  const { secret } = ann.client.invitation;
  const newcomer = clientOf(host, { by: 'link', room, secret }, memoryKeeper(), 7).client;
  await host.clock.pass(1000);
  expect(sceneIn(reloaded).fairness).toMatchObject({ type: 'proved', sawShuffle: true });
  expect(sceneIn(reloaded).record).not.toBeNull();
  expect(sceneIn(newcomer).fairness).toMatchObject({ type: 'proved', sawShuffle: false });
});

test('RM26 somebody who gets a lost seat back between two deals has the tick at once', async () => {
  const { host, ann, client, room } = await seated();
  await ann.client.must({ type: 'deal' });
  await turn();
  await playWith(host, ann, client);
  client.close();
  const { secret } = ann.client.invitation;
  const { client: back } = clientOf(host, { by: 'link', room, secret }, memoryKeeper(), 6);
  await host.clock.pass(LIMITS.lostAfterMs);
  expect(sceneIn(back).table?.view.seat).toBeNull();
  const reclaimed = settledAfter(back.reclaim('p2' as PersonId));
  await turn();
  const [request] = ann.client.picture.requests;
  await ann.client.must({ type: 'admit', request: request.id, isWelcome: true });
  expect(await reclaimed).toEqual({ ok: true });
  expect(sceneIn(back).table?.view.seat).toBe(1);
  expect(sceneIn(back).fairness).toMatchObject({ type: 'proved', sawShuffle: false });
});

test('RM26 a client that missed a whole deal never takes the record of another deal for it', async () => {
  const { host, ann, line, client } = await seated();
  const states = new Set<string>();
  client.subscribe(() => states.add(sceneIn(client).fairness.type));
  for (const isAway of [false, true]) {
    line.isDown = isAway;
    if (isAway) line.cut();
    await ann.client.must({ type: 'deal' });
    await host.clock.pass(LIMITS.roundMs);
    if (isAway) await ann.client.do({ type: 'stand-in', person: 'p2' as PersonId });
    await (isAway ? playOut(host, ann) : playWith(host, ann, client));
    await host.clock.pass(1000);
  }
  expect(sceneIn(client).table?.dealNumber).toBe(1);
  line.isDown = false;
  await host.clock.pass(5000);
  expect(sceneIn(client).table?.dealNumber).toBe(2);
  expect(sceneIn(client).fairness).toMatchObject({ type: 'proved', sawShuffle: false });
  expect(sceneIn(client).record?.seed).toBe(sceneIn(client).table?.seed);
  expect(states).not.toContain('fault');
});

test('RM26 a client that was away for a part of the round claims nothing of the shuffle', async () => {
  const { host, ann, line, client } = await seated();
  line.cutAfter = 'open';
  await ann.client.must({ type: 'deal' });
  await host.clock.pass(LIMITS.roundMs);
  expect(ann.client.last('round').round).toMatchObject({ type: 'dealt' });
  await playWith(host, ann, client);
  await host.clock.pass(1000);
  expect(sceneIn(client).fairness).toMatchObject({ type: 'proved', sawShuffle: false });
});

/** Plays the running deal, between a raw client and a real one, to its end or until something is so. */
async function playWith(host: TestHost, ann: TestPerson, client: RoomClient, isDone = () => false): Promise<void> {
  const act = client.join(() => undefined);
  for (let actions = 0; ann.client.table.view.result === null && !isDone(); actions++) {
    const view = sceneIn(client).table?.view;
    if (actions > 1000 || view === undefined) throw new Error('the deal does not end');
    if (view.turn === 1) expect(await settledAfter(act.act(view.legal[0]))).toBeNull();
    else await ann.client.must({ type: 'act', action: ann.client.table.view.legal[0] });
    await host.clock.pass(50);
  }
}
