import { GAME_IDS } from '@shoal/games/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { IS_CHECK } from '../../../../scripts/depth.mjs';
import { dealtRoom, isLive, play, tableOf, until } from './room-player.ts';
import { TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.remove());

/** One game shows that sockets work; the others take as long again. */
test.each(IS_CHECK ? GAME_IDS : GAME_IDS.slice(0, 1))('two people play %s to its end over sockets', async (game) => {
  const people = await dealtRoom(server.origin, { game });
  await play(people);
  for (const client of people) {
    expect(tableOf(client)?.view.result).not.toBeNull();
    client.close();
  }
});

test('JO12 a server that stops tells clients when to come back, and they go on where they were', async () => {
  const people = await dealtRoom(server.origin);
  await play(people, 5);
  const events = tableOf(people[0])?.log.length;
  const fromMs = performance.now();
  await server.close();
  await server.start();
  await Promise.all(people.map((client) => until(client, isLive)));
  console.log(`back after ${Math.round(performance.now() - fromMs)} ms`);
  for (const client of people) expect(tableOf(client)?.log.length).toBe(events);
  await play(people);
  for (const client of people) {
    expect(tableOf(client)?.view.result).not.toBeNull();
    client.close();
  }
});
