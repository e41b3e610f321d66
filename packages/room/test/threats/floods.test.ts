import { expect, test } from 'vitest';
import { atDepth } from '../../../../scripts/depth.mjs';
import type { CommandId, SpokenCode } from '../../src/protocol/identifiers.ts';
import { CODE_WORDS, newRoomId, newSecret, newToken } from '../../src/protocol/identifiers.ts';
import { LIMITS } from '../../src/protocol/limits.ts';
import { type RawClient, turn } from '../raw-client.ts';
import { BOT, nextAction, OPEN, TestHost, type TestPerson } from '../test-host.ts';

const FLOODERS = atDepth({ test: 40, check: 300 });

/** The endings of many connections, counted. */
function countEndings(clients: readonly RawClient[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { ending } of clients) counts[ending ?? 'open'] = (counts[ending ?? 'open'] ?? 0) + 1;
  return counts;
}

/** Plays some actions, and returns how many turns of the event loop each of them took. */
async function stepsOf(host: TestHost, flood: () => void, ...people: readonly TestPerson[]): Promise<number[]> {
  const steps: number[] = [];
  for (let actions = 0; actions < 10; actions++) {
    const next = nextAction(...people);
    if (next === null) {
      await host.clock.pass(1000);
      continue;
    }
    const { client } = next.person;
    const id = client.nextId;
    flood();
    client.say({ type: 'do', id, seq: client.seq, command: { type: 'act', action: next.action } });
    let waited = 0;
    while (client.answerTo(id) === null && waited < 50) {
      await turn();
      waited += 1;
    }
    steps.push(waited);
    await host.clock.pass(500);
  }
  return steps;
}

test('floods of messages, rooms, knocks, seats and names do not slow down an honest room', async () => {
  const quiet = new TestHost();
  const before = await quiet.dealt();
  const calm = await stepsOf(quiet, () => undefined, before.ann, before.ben);

  const host = new TestHost();
  const honest = await host.dealt();
  const target = await host.open({ name: 'Target' });
  const { code, secret } = target.client.invitation;
  let messages = 0;
  const floods: readonly ((client: RawClient, at: number) => void)[] = [
    (client) => void client.hello(host.opening()),
    (client, at) => void client.hello({ by: 'code', code, name: `Knock ${at}` }),
    (client) => void client.hello({ by: 'link', room: target.room, secret: newSecret(host.random) }),
    (client) => void client.hello({ by: 'session', room: newRoomId(host.random), token: newToken(host.random) }),
    (client) => void client.hello({ by: 'link', room: target.room, secret }),
  ];
  const flooders: RawClient[] = [];
  const flood = () => {
    for (let at = 0; at < FLOODERS; at++) {
      const client = host.connect('198.51.100.1');
      flooders.push(client);
      client.onWelcome = () => {
        for (let count = 0; count < 60; count++) {
          messages += 1;
          const [name, token] = [`Name ${count}`, newToken(host.random)];
          client.say({
            ...{ type: 'do', id: client.nextId, seq: 1 },
            command: count % 2 === 0 ? { type: 'sit', seat: 1, name, token } : { type: 'rename', name },
          });
        }
      };
      floods[at % floods.length](client, at);
    }
  };
  const flooded = await stepsOf(host, flood, honest.ann, honest.ben);
  const counts = countEndings(flooders);
  console.log(
    `floods: ${flooders.length} connections and ${messages} messages, ${JSON.stringify(counts)}; ` +
      `an honest action takes ${Math.max(...flooded)} steps instead of ${Math.max(...calm)}`,
  );
  expect(Math.max(...flooded)).toBeLessThanOrEqual(2 * Math.max(...calm));
  expect(Object.keys(counts)).toEqual(
    expect.arrayContaining(['too-many-messages', 'too-many-tries', 'too-many-rooms', 'open']),
  );
  expect(honest.ann.client.ending).toBeNull();
  expect(host.events.filter(({ type }) => type === 'room-failed')).toEqual([]);
});

test('a flood in one room is not heard in another', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.dealt();
  const loud = await host.dealt({ name: 'Loud' });
  const heard = ann.client.frames.length + ben.client.frames.length;
  for (let count = 0; count < LIMITS.messagesAtOnce - 5; count++)
    loud.ben.client.say({
      type: 'do',
      id: loud.ben.client.nextId,
      seq: 1,
      command: { type: 'react', reaction: 'wave' },
    });
  await turn();
  const more = ann.client.frames.length + ben.client.frames.length - heard;
  const reactions = loud.ann.client.all('reaction').length;
  console.log(`reactions: 35 sent, ${reactions} shown, ${more} frames in the other room`);
  expect([reactions, more]).toEqual([1, 0]);
});

/** How many characters of JSON are written meanwhile: the work of telling, apart from the machine. */
async function writtenDuring(run: () => Promise<unknown>): Promise<number> {
  const { stringify } = JSON;
  let written = 0;
  JSON.stringify = (value: unknown) => {
    const text = stringify(value);
    written += text.length;
    return text;
  };
  try {
    await run();
  } finally {
    JSON.stringify = stringify;
  }
  return written;
}

test('one room full of people and sockets cannot keep the server busy, however often it changes', async () => {
  const host = new TestHost();
  const ann = await host.open({ seats: [OPEN, OPEN, BOT] });
  const crowd: TestPerson[] = [];
  for (let at = 0; at < 40; at++) {
    const person = await host.join(ann, 1, `Guest ${at}`);
    await person.client.must({ type: 'stand' });
    crowd.push(person);
  }
  const others = [];
  for (const person of crowd) {
    for (let tab = 1; tab < LIMITS.socketsPerPerson; tab++) others.push(await host.back({ ...person }));
  }
  const sockets = 1 + crowd.length + others.length;
  await host.clock.pass(10_000);
  const written = await writtenDuring(() => ann.client.must({ type: 'lock', isLocked: true }));
  const picture = JSON.stringify(ann.client.picture).length;
  const [watched] = others;
  const before = watched.all('room').length;
  const renames = 5;
  for (let round = 0; round < renames; round++) {
    for (const [at, { client }] of crowd.entries()) {
      client.say({ type: 'do', id: client.nextId, seq: 1, command: { type: 'rename', name: `Other ${round} ${at}` } });
    }
    await turn();
  }
  for (const { client } of crowd) while (client.all('answer').length < 2 + renames) await turn();
  const frames = watched.all('room').length - before;
  await host.clock.pass(1000);
  console.log(
    `a full room: ${sockets} sockets, one change writes ${(written / picture).toFixed(1)} pictures; ` +
      `${renames * crowd.length} changes at once are told in ${frames} frames`,
  );
  expect(written).toBeLessThan(3 * picture + sockets * 100);
  expect(frames).toBeLessThanOrEqual(LIMITS.picturesAtOnce);
  expect(watched.picture.people.at(-1)?.name).toBe(`Other ${renames - 1} 39`);
});

test('guessing rooms, secrets and codes is told to stop, and finds nothing', async () => {
  const host = new TestHost();
  const { ann } = await host.dealt();
  const { code } = ann.client.invitation;
  const guesses = 3 * LIMITS.triesPerMinute;
  const clients: RawClient[] = [];
  for (let at = 0; at < guesses; at++) {
    const client = host.connect('198.51.100.9');
    clients.push(client);
    const other = code.map((word, place) => (word + 1 + ((at >> place) % (CODE_WORDS - 1))) % CODE_WORDS);
    const entrances = [
      { by: 'link', room: ann.room, secret: newSecret(host.random) },
      { by: 'link', room: newRoomId(host.random), secret: newSecret(host.random) },
      { by: 'code', code: other as unknown as SpokenCode, name: 'Guess' },
    ] as const;
    await client.hello(entrances[at % entrances.length]);
  }
  const counts = countEndings(clients);
  console.log(`guesses: ${guesses}, ${JSON.stringify(counts)}`);
  expect(counts['too-many-tries']).toBe(guesses - LIMITS.triesPerMinute);
  expect(counts['open']).toBeUndefined();
  expect(await host.watch(ann)).toMatchObject({ ending: null });
});

test('one room can be filled with people, requests and sockets up to its limits only', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.dealt();
  const { code, secret } = ann.client.invitation;
  const crowd = await Promise.all(
    Array.from({ length: LIMITS.peoplePerRoom + 10 }, () => host.enter({ by: 'link', room: ann.room, secret })),
  );
  const knocks = await Promise.all(
    Array.from({ length: LIMITS.knocksPerRoom + 5 }, (_, at) => host.enter({ by: 'code', code, name: `Cleo ${at}` })),
  );
  const tabs = await Promise.all(Array.from({ length: LIMITS.socketsPerPerson + 3 }, () => host.back({ ...ben })));
  const counts = [crowd, knocks, tabs].map(countEndings);
  console.log(`one room: ${JSON.stringify(counts)}`);
  expect(counts).toEqual([
    { open: LIMITS.peoplePerRoom, 'room-full': 10 },
    { open: LIMITS.knocksPerRoom, 'too-many-tries': 5 },
    { open: LIMITS.socketsPerPerson - 1, 'too-many-sockets': 4 },
  ]);
  expect(ann.client.picture.requests).toHaveLength(LIMITS.knocksPerRoom);
});

test('a slow room load does not hang other connections', async () => {
  const host = new TestHost();
  const { ann } = await host.pair();
  const other = await host.open({ name: 'Other' });
  host.restart();
  let letGo: () => void = () => undefined;
  host.store.readDelay = () =>
    new Promise((resolve) => {
      letGo = resolve;
    });
  const waiting = host.connect();
  await waiting.hello({ by: 'session', room: ann.room, token: ann.token });
  host.store.readDelay = () => Promise.resolve();
  await host.back(other);
  expect(waiting.frames).toEqual([]);
  expect(other.client.ending).toBeNull();
  const fresh = await host.open({ name: 'Fresh' });
  expect(fresh.client.picture.phase).toBe('lobby');
  letGo();
  await turn();
  expect(waiting.picture.id).toBe(ann.room);
  console.log('slow load: 2 other rooms entered meanwhile, 0 waited');
  expect(await fresh.client.do({ type: 'react', reaction: 'clap' }, { id: 'x' as CommandId })).toEqual({ ok: true });
});
