import { expect, test } from 'vitest';
import { turn } from '../raw-client.ts';
import { nextAction, OPEN, TestHost } from '../test-host.ts';

const TROUBLES = ['disk-full', 'read-only', 'EIO', 'EMFILE', 'down'] as const;

test('a disk that is full or fails: nothing is acknowledged, everybody knows, and the room goes on by itself', async () => {
  let [troubles, early, lost] = [0, 0, 0];
  for (const trouble of TROUBLES) {
    const host = new TestHost();
    const { ann, ben } = await host.dealt({ seats: [OPEN, OPEN] });
    const next = nextAction(ann, ben);
    if (next === null) throw new Error('nobody has the turn');
    const rows = host.store.rowsOf(ann.room).length;
    host.store.trouble = trouble;
    const { client } = next.person;
    const id = client.nextId;
    client.say({ type: 'do', id, seq: client.seq, command: { type: 'act', action: next.action } });
    await host.clock.pass(30_000);
    troubles += 1;
    if (client.answerTo(id) !== null) early += 1;
    for (const { client: one } of [ann, ben]) {
      expect(one.table).toMatchObject({ isStopped: true, isSaved: true, hasTrouble: true });
      expect(one.frames.some((frame) => frame.includes(trouble))).toBe(false);
    }
    expect(await ann.client.do({ type: 'lock', isLocked: true })).toEqual({ ok: false, refusal: 'not-saved' });
    expect(host.store.rowsOf(ann.room)).toHaveLength(rows);
    host.store.trouble = null;
    await host.clock.pass(2500);
    if (client.answerTo(id)?.ok !== true) lost += 1;
    expect(ann.client.table).toMatchObject({ isStopped: false, hasTrouble: false });
    expect(host.store.rowsOf(ann.room).filter(({ command }) => command === id)).toHaveLength(1);
  }
  console.log(`store in trouble: ${troubles} ways, ${early} acknowledged early, ${lost} lost`);
  expect([early, lost]).toEqual([0, 0]);
});

test('a store that throws instead of answering is a store in trouble, and no bug of the room', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.dealt({ seats: [OPEN, OPEN] });
  const { append, read, findByCode } = host.store;
  const fail = () => Promise.reject(new Error('EMFILE: too many open files'));
  Object.assign(host.store, { append: fail, read: fail, findByCode: fail });
  const next = nextAction(ann, ben);
  if (next === null) throw new Error('nobody has the turn');
  const id = next.person.client.nextId;
  const { seq } = next.person.client;
  next.person.client.say({ type: 'do', id, seq, command: { type: 'act', action: next.action } });
  const strangers = [
    await host.enter(host.opening()),
    await host.enter({ by: 'code', code: [1, 2, 3], name: 'Cleo' }),
    await host.enter({ by: 'session', room: host.opening().room, token: ann.token }),
  ];
  await host.clock.pass(10_000);
  expect(next.person.client.answerTo(id)).toBeNull();
  Object.assign(host.store, { append, read, findByCode });
  await host.clock.pass(2500);
  const failures = host.events.filter(({ type }) => type === 'room-failed').length;
  console.log(`a store that throws: ${strangers.length} entrances told to come back, ${failures} rooms failed`);
  expect(next.person.client.answerTo(id)).toEqual({ ok: true });
  expect(strangers.map(({ ending }) => ending)).toEqual(['restarting', 'restarting', 'restarting']);
  expect(failures).toBe(0);
});

test('a store that is slow for one room delays no other room', async () => {
  const host = new TestHost();
  const slow = await host.dealt({ seats: [OPEN, OPEN] });
  const quick = await host.dealt({ seats: [OPEN, OPEN], name: 'Quick' });
  const append = host.store.append.bind(host.store);
  let letGo: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  host.store.append = async (room, rows, listing) => {
    if (room === slow.ann.room) await gate;
    return append(room, rows, listing);
  };
  const stuck = nextAction(slow.ann, slow.ben);
  if (stuck === null) throw new Error('nobody has the turn');
  const id = stuck.person.client.nextId;
  const { seq } = stuck.person.client;
  stuck.person.client.say({ type: 'do', id, seq, command: { type: 'act', action: stuck.action } });
  let actions = 0;
  for (let next = nextAction(quick.ann, quick.ben); next !== null && actions < 10; actions++) {
    await next.person.client.must({ type: 'act', action: next.action });
    await host.clock.pass(100);
    next = nextAction(quick.ann, quick.ben);
  }
  console.log(`a slow store: ${actions} actions of another room meanwhile`);
  expect(actions).toBe(10);
  expect(stuck.person.client.answerTo(id)).toBeNull();
  letGo();
  await turn();
  expect(stuck.person.client.answerTo(id)).toEqual({ ok: true });
});
