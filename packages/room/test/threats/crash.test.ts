import { expect, test } from 'vitest';
import type { Command } from '../../src/protocol/commands.ts';
import type { CommandId } from '../../src/protocol/identifiers.ts';
import { newToken } from '../../src/protocol/identifiers.ts';
import { type RawClient, turn } from '../raw-client.ts';
import { nextAction, OPEN, personOf, TestHost, type TestPerson } from '../test-host.ts';

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

const seats = [OPEN, OPEN, OPEN, { type: 'bot', bot: 'random' }] as const;

const asAnn =
  (command: Command) =>
  ({ host, ann }: Scene): Step => {
    return { command, person: ann, back: () => host.back(ann) };
  };

/** Everything that is written, by what leads to it. */
const STEPS: Readonly<Record<string, { readonly isDealt: boolean; step(scene: Scene): Step | Promise<Step> }>> = {
  sit: { isDealt: false, step: newcomer },
  stand: { isDealt: false, step: asAnn({ type: 'stand' }) },
  rename: { isDealt: false, step: asAnn({ type: 'rename', name: 'Anna' }) },
  deal: { isDealt: false, step: asAnn({ type: 'deal' }) },
  lock: { isDealt: false, step: asAnn({ type: 'lock', isLocked: true }) },
  reissue: { isDealt: false, step: asAnn({ type: 'reissue' }) },
  act: { isDealt: true, step: somebodyActs },
  lobby: { isDealt: true, step: asAnn({ type: 'lobby' }) },
  remove: {
    isDealt: true,
    step: (scene) => asAnn({ type: 'remove', person: personOf(scene.ben) })(scene),
  },
  'hand over': {
    isDealt: true,
    step: (scene) => asAnn({ type: 'hand-over', person: personOf(scene.ben) })(scene),
  },
};

async function newcomer({ host, ann }: Scene): Promise<Step> {
  const token = newToken(host.random);
  const { secret } = ann.client.picture;
  const back = () => host.enter({ by: 'link', room: ann.room, secret });
  const person = { client: await back(), token, room: ann.room };
  return { command: { type: 'sit', seat: 2, name: 'Cleo', token }, person, back };
}

function somebodyActs({ host, ann, ben }: Scene): Step {
  const next = nextAction(ann, ben);
  if (next === null) throw new Error('nobody has the turn');
  return { command: { type: 'act', action: next.action }, person: next.person, back: () => host.back(next.person) };
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

/** Crashes at one write of a step. Returns null if the step does not write so often. */
async function crashAt(name: string, passed: number, end: keyof typeof ENDS): Promise<boolean | null> {
  const host = new TestHost(passed + 3);
  const { isDealt, step } = STEPS[name];
  const ann = await host.open({ seats });
  const scene = { host, ann, ben: await host.join(ann, 1, 'Ben') };
  if (isDealt) {
    await ann.client.must({ type: 'deal' });
    await host.clock.pass(100);
  }
  const { command, person, back } = await step(scene);
  const id = 'the-command' as CommandId;
  const isHeld = holdAfter(host, passed);
  person.client.say({ type: 'do', id, seq: person.client.seq, command });
  await host.clock.pass(LONG_ENOUGH_MS);
  if (!isHeld()) return null;
  const told = Math.max(...[ann, scene.ben, person].map(({ client }) => client.seq));
  const outcome = person.client.answerTo(id);
  host.store.crash(ENDS[end]);
  host.store.delay = () => Promise.resolve();
  host.restart();
  const rows = host.store.rowsOf(ann.room);
  // Whatever anybody was told is there.
  expect(rows.length, name).toBeGreaterThanOrEqual(told);
  if (outcome?.ok === true) expect(rows.filter((row) => row.command === id)).toHaveLength(1);
  if (outcome === null && passed === 0 && end === 'lost') expect(rows.some((row) => row.command === id)).toBe(false);
  const client = await back();
  const again = await client.do(command, { id, seq: client.seq });
  await turn();
  expect(again?.ok, `${name} after a crash at write ${passed + 1}, ${end}`).toBe(true);
  expect(host.store.rowsOf(ann.room).filter((row) => row.command === id)).toHaveLength(1);
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
    host.store.crash(ENDS[end]);
    host.store.delay = () => Promise.resolve();
    host.restart();
    const old = await host.back(ben);
    const moved = await host.enter({ by: 'ticket', room: ann.room, ticket, token });
    expect([old.ending, moved.ending]).toEqual(end === 'lost' ? [null, 'ticket-used'] : ['unknown-session', null]);
    moves += 1;
  }
  console.log(`crashes while a seat moves: ${moves}, 0 seats lost`);
});
