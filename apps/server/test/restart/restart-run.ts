import '@shoal/games';
import { setTimeout as pause } from 'node:timers/promises';
import { rngFor } from '@shoal/core';
import type { RoomClient } from '@shoal/room/client';
import { ChaosProxy } from '../chaos/chaos-proxy.ts';
import { ServerProcess } from '../process/server-process.ts';
import { dealtRoom } from '../server/room-player.ts';
import { actAtRandom, WireTable } from '../wire/wire-table.ts';

export interface RestartSettings {
  /** Rooms in play when the server is killed. */
  readonly rooms: number;
  /** Those of them whose clients stay, and come back by themselves. */
  readonly present: number;
}

/** Each time runs until a command that was given at once is answered. */
export interface RestartReport {
  /** From the start of the process until it lets people in. */
  readonly readyMs: number;
  readonly afterRestartMs: readonly number[];
  /** The connection was closed while the device slept. */
  readonly afterWakeMs: readonly number[];
  /** The connection is open and swallows everything. */
  readonly afterSilenceMs: readonly number[];
}

/** Rooms that are opened at once. */
const OPENING = 40;
const ACTIONS = 3;
const SEATS = 2;

/** Fills a server with rooms in play, kills it, and measures how soon everybody plays on. */
export async function measureRestart({ rooms, present }: RestartSettings): Promise<RestartReport> {
  const server = await ServerProcess.start();
  const proxy = await ChaosProxy.start({ rng: rngFor('restart', 'proxy'), port: server.port, fates: [] });
  try {
    await fill(server.origin, rooms - present);
    const tables = await Promise.all(Array.from({ length: present }, () => dealtRoom(proxy.origin)));
    const people = tables.flat();
    await server.kill();
    const readyMs = await server.start();
    const afterRestartMs = await timesUntilAnswered(people);
    const afterWakeMs = await wake(people, () => proxy.strike('cut'));
    const afterSilenceMs = await wake(people, () => proxy.strike('swallow'));
    for (const client of people) client.close();
    return { readyMs, afterRestartMs, afterWakeMs, afterSilenceMs };
  } finally {
    proxy.close();
    await server.remove();
  }
}

async function fill(origin: string, rooms: number): Promise<void> {
  let opened = 0;
  const fillSome = async () => {
    while (opened++ < rooms) await leaveInPlay(origin);
  };
  await Promise.all(Array.from({ length: OPENING }, fillSome));
}

/** A game that has begun, whose people then hang up. */
async function leaveInPlay(origin: string): Promise<void> {
  const table = await WireTable.open(origin, SEATS);
  await table.clients[0].must({ type: 'deal' });
  for (let count = 0; count < ACTIONS; count += 1) {
    while (table.player === null) await pause(1);
    actAtRandom(table.player);
    await pause(1);
  }
  table.close();
}

/** What happens to the network of devices that sleep is noticed by nobody before they wake. */
function wake(people: readonly RoomClient[], strike: () => void): Promise<number[]> {
  strike();
  for (const client of people) client.wake();
  return timesUntilAnswered(people);
}

function timesUntilAnswered(people: readonly RoomClient[]): Promise<number[]> {
  const fromMs = performance.now();
  return Promise.all(people.map((client) => client.do({ type: 'move' }).then(() => performance.now() - fromMs)));
}
