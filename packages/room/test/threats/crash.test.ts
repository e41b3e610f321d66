import { expect, test } from 'vitest';
import type { Command } from '../../src/protocol/commands.ts';
import type { CommandId } from '../../src/protocol/identifiers.ts';
import { newToken } from '../../src/protocol/identifiers.ts';
import { LIMITS } from '../../src/protocol/limits.ts';
import { type RawClient, turn } from '../raw-client.ts';
import { nextAction, OPEN, personOf, TERMS, TestHost, type TestPerson } from '../test-host.ts';

interface Scene {
  readonly host: TestHost;
  readonly ann: TestPerson;
  readonly ben: TestPerson;
}

/** A command with who gives it, and how that person comes back after a crash. */
interface Step {
  readonly command: Command;
  readonly person: TestPerson;
  back(): Promise<RawClient>;
}

interface StepOf {
  /** Where it happens: in the lobby, in a deal, or in a deal while Ben is away. */
  readonly where: 'lobby' | 'deal' | 'absence';
  step(scene: Scene): Step | Promise<Step>;
}

const MINUTE = 60_000;
const seats = [OPEN, OPEN, OPEN, { type: 'bot', bot: 'random' }] as const;

const asAnn =
  (command: Command) =>
  ({ host, ann }: Scene): Step => {
    return { command, person: ann, back: () => host.back(ann) };
  };

/** Everything that commands write, by what leads to it. */
const STEPS: Readonly<Record<string, StepOf>> = {
  sit: { where: 'lobby', step: newcomer },
  stand: { where: 'lobby', step: asAnn({ type: 'stand' }) },
  rename: { where: 'lobby', step: asAnn({ type: 'rename', name: 'Anna' }) },
  deal: { where: 'lobby', step: asAnn({ type: 'deal' }) },
  lock: { where: 'lobby', step: asAnn({ type: 'lock', isLocked: true }) },
  reissue: { where: 'lobby', step: asAnn({ type: 'reissue' }) },
  seats: {
    where: 'lobby',
    step: asAnn({ type: 'seats', offers: [{ type: 'keep', seat: 1 }, { type: 'keep', seat: 0 }, OPEN] }),
  },
  terms: { where: 'lobby', step: asAnn({ type: 'terms', terms: { ...TERMS, absenceMinutes: 5 } }) },
  act: { where: 'deal', step: somebodyActs },
  lobby: { where: 'deal', step: asAnn({ type: 'lobby' }) },
  leave: { where: 'deal', step: benLeaves },
  end: { where: 'deal', step: asAnn({ type: 'end' }) },
  remove: { where: 'deal', step: (scene) => asAnn({ type: 'remove', person: personOf(scene.ben) })(scene) },
  'hand over': { where: 'deal', step: (scene) => asAnn({ type: 'hand-over', person: personOf(scene.ben) })(scene) },
  'stand in': { where: 'absence', step: (scene) => asAnn({ type: 'stand-in', person: personOf(scene.ben) })(scene) },
};

async function newcomer({ host, ann }: Scene): Promise<Step> {
  const token = newToken(host.random);
  const { secret } = ann.client.invitation;
  const back = () => host.enter({ by: 'link', room: ann.room, secret });
  const person = { client: await back(), token, room: ann.room };
  return { command: { type: 'sit', seat: 2, name: 'Cleo', token }, person, back };
}

function somebodyActs({ host, ann, ben }: Scene): Step {
  const next = nextAction(ann, ben);
  if (next === null) throw new Error('nobody has the turn');
  return { command: { type: 'act', action: next.action }, person: next.person, back: () => host.back(next.person) };
}

/** Somebody who has left comes back by the link. */
function benLeaves({ host, ann, ben }: Scene): Step {
  const { secret } = ann.client.invitation;
  const back = async () => {
    const client = await host.back(ben);
    return client.ending === null ? client : host.enter({ by: 'link', room: ann.room, secret });
  };
  return { command: { type: 'leave' }, person: ben, back };
}

/** Lets so many writes pass, and holds the next one. Returns whether it came to that. */
function holdAfter(host: TestHost, passed: number): () => boolean {
  let writes = 0;
  host.store.delay = () => {
    writes += 1;
    return writes > passed ? new Promise(() => undefined) : Promise.resolve();
  };
  return () => writes > passed;
}

/** Is the write that is held at the crash on the disk all the same? */
const ENDS = { lost: () => true, kept: () => false } as const;
const MOST_WRITES = 6;
const LONG_ENOUGH_MS = 1500;

/** Kills the host at a write that is held, and starts it again. */
function crash(host: TestHost, end: keyof typeof ENDS): void {
  host.store.crash(ENDS[end]);
  host.store.delay = () => Promise.resolve();
  host.restart();
}

/** A room of Ann and Ben, as far as a step wants it. */
async function sceneOf(where: StepOf['where'], seed: number): Promise<Scene> {
  const host = new TestHost(seed);
  const ann = await host.open({ seats });
  const scene = { host, ann, ben: await host.join(ann, 1, 'Ben') };
  if (where !== 'lobby') {
    await ann.client.must({ type: 'deal' });
    await host.clock.pass(100);
  }
  if (where === 'absence') {
    scene.ben.client.hang();
    await host.clock.pass(LIMITS.lostAfterMs);
  }
  return scene;
}

/** Crashes at one write of a step. Returns null if the step does not write so often. */
async function crashAt(name: string, passed: number, end: keyof typeof ENDS): Promise<boolean | null> {
  const { where, step } = STEPS[name];
  const scene = await sceneOf(where, passed + 3);
  const { host, ann, ben } = scene;
  const { command, person, back } = await step(scene);
  const id = 'the-command' as CommandId;
  const rowsOfCommand = () => host.store.rowsOf(ann.room).filter((row) => row.command === id);
  const isHeld = holdAfter(host, passed);
  person.client.say({ type: 'do', id, seq: person.client.seq, command });
  await host.clock.pass(LONG_ENOUGH_MS);
  if (!isHeld()) return null;
  const told = Math.max(...[ann, ben, person].map(({ client }) => client.seq));
  const outcome = person.client.answerTo(id);
  crash(host, end);
  // Whatever anybody was told is there.
  expect(host.store.rowsOf(ann.room).length, name).toBeGreaterThanOrEqual(told);
  if (outcome?.ok === true) expect(rowsOfCommand()).toHaveLength(1);
  if (outcome === null && passed === 0 && end === 'lost') expect(rowsOfCommand()).toEqual([]);
  if (where !== 'absence') await host.back(ben);
  const client = await back();
  if (client.ending === null) {
    const again = await client.do(command, { id, seq: client.seq });
    await turn();
    expect(again?.ok, `${name} after a crash at write ${passed + 1}, ${end}`).toBe(true);
  } else expect([name, client.ending]).toEqual(['end', 'ended']);
  expect(rowsOfCommand(), name).toHaveLength(1);
  return true;
}

test('a crash at any write loses nothing that was told, and a repeated command has its effect once', async () => {
  const crashes: Record<string, number> = {};
  for (const name of Object.keys(STEPS)) {
    for (let passed = 0; passed < MOST_WRITES; passed++) {
      const results = [await crashAt(name, passed, 'lost'), await crashAt(name, passed, 'kept')];
      crashes[name] = (crashes[name] ?? 0) + results.filter((result) => result !== null).length;
      if (results.every((result) => result === null)) break;
    }
  }
  const count = Object.values(crashes).reduce((one, other) => one + other);
  console.log(`crashes: ${count} at writes of ${Object.keys(crashes).length} commands, 0 lost, 0 done twice`);
  for (const [name, times] of Object.entries(crashes)) expect(times, name).toBeGreaterThan(0);
});

test('a crash while a seat moves to another device leaves it with one of the two', async () => {
  let moves = 0;
  for (const end of ['lost', 'kept'] as const) {
    const host = new TestHost();
    const { ann, ben } = await host.dealt();
    const { ticket } = await ben.client.must({ type: 'move' });
    if (ticket === undefined) throw new Error('no ticket');
    const token = newToken(host.random);
    holdAfter(host, 0);
    const device = await host.enter({ by: 'ticket', room: ann.room, ticket, token });
    expect(device.frames).toEqual([]);
    crash(host, end);
    const old = await host.back(ben);
    const moved = await host.enter({ by: 'ticket', room: ann.room, ticket, token });
    expect([old.ending, moved.ending]).toEqual(end === 'lost' ? [null, 'ticket-used'] : ['moved', null]);
    moves += 1;
  }
  console.log(`crashes while a seat moves: ${moves}, 0 seats lost`);
});

test('a crash while a lost seat is given back leaves it with one of the two', async () => {
  let seatsGiven = 0;
  for (const end of ['lost', 'kept'] as const) {
    const host = new TestHost();
    const { ann, ben } = await host.dealt();
    ben.client.hang();
    await host.clock.pass(LIMITS.lostAfterMs);
    const stranger = await host.watch(ann);
    const token = newToken(host.random);
    await stranger.must({ type: 'reclaim', person: personOf(ben), token });
    const [{ id: request }] = ann.client.picture.requests;
    const isHeld = holdAfter(host, 0);
    ann.client.say({
      ...{ type: 'do', id: ann.client.nextId, seq: ann.client.seq },
      command: { type: 'admit', request, isWelcome: true },
    });
    await turn();
    expect(isHeld()).toBe(true);
    expect(stranger.you.person).toBeNull();
    crash(host, end);
    const owners = [await host.back(ben), await host.back({ ...ben, token })];
    expect(owners.map(({ ending }) => ending)).toEqual(end === 'lost' ? [null, 'unknown-session'] : ['moved', null]);
    expect(owners[end === 'lost' ? 0 : 1].you).toEqual({ person: 'p2', seat: 1 });
    seatsGiven += 1;
  }
  console.log(`crashes while a lost seat is given back: ${seatsGiven}, 0 seats lost`);
});

test('a crash while a room is opened leaves no room or the whole room, and the opening said again leads in', async () => {
  let crashes = 0;
  for (const end of ['lost', 'kept'] as const) {
    const host = new TestHost();
    const opening = host.opening({ seats });
    holdAfter(host, 0);
    const client = await host.enter(opening);
    expect(client.frames).toEqual([]);
    crash(host, end);
    expect(host.store.rowsOf(opening.room)).toHaveLength(end === 'lost' ? 0 : 1);
    const again = await host.enter(opening);
    expect(again.you).toEqual({ person: 'p1', seat: 0 });
    expect(await again.plain('reissue')).toEqual({ ok: true });
    expect((await host.log(opening.room)).map(({ type }) => type)).toEqual(['opened', 'reissued']);
    crashes += 1;
  }
  console.log(`crashes while a room is opened: ${crashes}, 0 rooms lost or opened twice`);
});

/** What no command asks for. */
interface Timer {
  readonly where: StepOf['where'];
  come(scene: Scene): Promise<unknown>;
  /** What is true once it is written. */
  isTrue(scene: Scene): boolean;
}

const TIMERS: Readonly<Record<string, Timer>> = {
  'stood-in': {
    where: 'absence',
    come: ({ host }) => host.clock.pass(2 * MINUTE),
    isTrue: ({ ann }) => ann.client.picture.people[1].presence.type === 'stand-in',
  },
  returned: {
    where: 'absence',
    come: async ({ host, ben }) => {
      await host.clock.pass(MINUTE);
      await host.back(ben);
    },
    isTrue: ({ ann }) => ann.client.picture.people[1].presence.type === 'here',
  },
  organises: {
    where: 'lobby',
    come: ({ host, ann }) => {
      ann.client.hang();
      return host.clock.pass(LIMITS.organiserMs);
    },
    isTrue: ({ ben }) => ben.client.picture.organiser === personOf(ben),
  },
};

test('a crash while a timer is written down loses nothing that was told, and the timer counts in the end', async () => {
  let crashes = 0;
  for (const [type, { where, come, isTrue }] of Object.entries(TIMERS)) {
    for (const end of ['lost', 'kept'] as const) {
      const scene = await sceneOf(where, 3);
      const { host, ann, ben } = scene;
      const written = async () => (await host.log(ann.room)).filter((entry) => entry.type === type).length;
      const isHeld = holdAfter(host, 0);
      await come(scene);
      expect([isHeld(), await written()], type).toEqual([true, 0]);
      const told = Math.max(ann.client.seq, ben.client.seq);
      crash(host, end);
      expect(host.store.rowsOf(ann.room).length).toBeGreaterThanOrEqual(told);
      expect(await written(), type).toBe(end === 'lost' ? 0 : 1);
      await host.back(type === 'organises' ? ben : ann);
      if (type === 'returned') await host.back(ben);
      else await host.clock.pass(LIMITS.organiserMs);
      await turn();
      expect(isTrue(scene), `${type}, ${end}`).toBe(true);
      expect(await written(), type).toBe(type === 'returned' && end === 'lost' ? 0 : 1);
      crashes += 1;
    }
  }
  console.log(`crashes at ${Object.keys(TIMERS).length} timers: ${crashes}, 0 lost, 0 done twice`);
});
