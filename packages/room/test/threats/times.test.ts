import { expect, test } from 'vitest';
import { PROTOCOL_VERSION } from '../../src/protocol/client-messages.ts';
import { newToken } from '../../src/protocol/identifiers.ts';
import { turn } from '../raw-client.ts';
import { BOT, OPEN, playOut, TestHost } from '../test-host.ts';

/** Everything that everybody is told in an evening with absence, a thinking clock and two deals, while a wall clock shows this. */
async function eveningWith(wallClock: (now: Date) => Date): Promise<string> {
  const host = new TestHost();
  const now = host.clock.now.bind(host.clock);
  host.clock.now = () => wallClock(now());
  const { ann, ben } = await host.dealt({
    terms: { thinkingSeconds: 30, absenceMinutes: 1 },
    seats: [OPEN, OPEN, BOT],
  });
  const clients = [ann.client, ben.client];
  await host.clock.pass(40_000);
  ben.client.hang();
  await host.clock.pass(90_000);
  clients.push(await host.back(ben));
  await playOut(host, ann, ben);
  host.restart();
  clients.push(await host.back(ann), await host.back(ben));
  await ann.client.must({ type: 'deal' });
  await playOut(host, ann, ben);
  return clients.flatMap(({ frames }) => frames).join('\n');
}

const DAY = 86_400_000;

test('a wall clock that jumps changes no byte: monotonic time decides', async () => {
  const steady = await eveningWith((now) => now);
  let [calls, clocks, differences] = [0, 0, 0];
  const wallClocks: readonly ((now: Date) => Date)[] = [
    (now) => new Date(now.getTime() - 365 * DAY),
    (now) => new Date(now.getTime() + 3650 * DAY),
    (now) => new Date(now.getTime() + (calls % 2 === 0 ? -1 : 1) * DAY),
    () => new Date(0),
  ];
  for (const wallClock of wallClocks) {
    const evening = await eveningWith((now) => {
      calls += 1;
      return wallClock(now);
    });
    clocks += 1;
    if (evening !== steady) differences += 1;
  }
  console.log(`clock jumps: ${clocks} clocks looked at ${calls} times, ${steady.length} bytes, ${differences} differ`);
  expect(differences).toBe(0);
  expect(calls).toBeGreaterThan(0);
});

test('newer and older clients, and fields that nobody knows, are told so in a word and change nothing', async () => {
  const host = new TestHost();
  const { ann } = await host.dealt();
  const { room } = ann;
  const rows = host.store.rowsOf(room).length;
  const entrance = { by: 'session', room, token: ann.token };
  const hellos: readonly (readonly [object, string])[] = [
    [{ type: 'hello', version: PROTOCOL_VERSION + 1, entrance }, 'newer-version'],
    [{ type: 'hello', version: 1000, way: 'by air' }, 'newer-version'],
    [{ type: 'hello', version: 0, entrance }, 'not-understood'],
    [{ type: 'hello', version: -1, entrance }, 'not-understood'],
    [{ type: 'hello', version: 1.5, entrance }, 'not-understood'],
    [{ type: 'hello', version: '1', entrance }, 'not-understood'],
    [{ type: 'hello', entrance }, 'not-understood'],
    [{ type: 'hello', version: 1, entrance, mood: 'good' }, 'not-understood'],
    [{ type: 'hello', version: 1, entrance: { ...entrance, device: 'phone' } }, 'not-understood'],
    [{ type: 'hello', version: 1, entrance: { by: 'cookie', room } }, 'not-understood'],
    [{ type: 'greet', version: 2 }, 'not-understood'],
  ];
  for (const [hello, ending] of hellos) {
    const client = host.connect();
    client.write(JSON.stringify(hello));
    await turn();
    expect(client.received, JSON.stringify(hello)).toMatchObject([{ type: 'bye', ending }]);
  }
  const laterCommands = ['undo', 'chat', 'act-later'];
  for (const type of laterCommands) {
    const client = await host.back({ ...ann });
    client.write(JSON.stringify({ type: 'do', id: 'a', seq: 1, command: { type, token: newToken(host.random) } }));
    expect(client.ending).toBe('not-understood');
  }
  console.log(`versions: ${hellos.length} hellos and ${laterCommands.length} commands of others, 0 understood wrongly`);
  expect(host.store.rowsOf(room)).toHaveLength(rows);
  expect(ann.client.ending).toBeNull();
});
