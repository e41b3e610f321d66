import { expect, test } from 'vitest';
import type { Command, CommandType } from '../../src/protocol/commands.ts';
import { newToken } from '../../src/protocol/identifiers.ts';
import { LIMITS } from '../../src/protocol/limits.ts';
import { turn } from '../raw-client.ts';
import { BOT, OPEN, personOf, TERMS, TestHost, type TestPerson } from '../test-host.ts';

/** Ann organises, Ben plays and is away in a running deal, and somebody looks on. */
interface Scene {
  readonly host: TestHost;
  readonly ann: TestPerson;
  readonly ben: TestPerson;
}

/** A command, when it is possible, and who can give it: Ann unless somebody else is named. */
interface Case {
  readonly during: 'lobby' | 'deal' | 'absence';
  readonly by?: 'ben' | 'watcher';
  command(scene: Scene): Command;
}

const plain = (type: 'stand' | 'deal' | 'move' | 'leave' | 'lobby' | 'reissue' | 'end'): Command => ({ type });

/** Every command but an action, which must be based on the latest entry. */
const CASES: Readonly<Record<Exclude<CommandType, 'act'>, Case>> = {
  sit: {
    ...{ during: 'lobby', by: 'watcher' },
    command: ({ host }) => ({ type: 'sit', seat: 2, name: 'Cleo', token: newToken(host.random) }),
  },
  stand: { during: 'lobby', by: 'ben', command: () => plain('stand') },
  rename: { during: 'lobby', command: () => ({ type: 'rename', name: 'Anna' }) },
  deal: { during: 'lobby', command: () => plain('deal') },
  react: { during: 'deal', by: 'ben', command: () => ({ type: 'react', reaction: 'clap' }) },
  'stand-in': { during: 'absence', command: ({ ben }) => ({ type: 'stand-in', person: personOf(ben) }) },
  wait: { during: 'absence', command: ({ ben }) => ({ type: 'wait', person: personOf(ben) }) },
  move: { during: 'deal', by: 'ben', command: () => plain('move') },
  reclaim: {
    ...{ during: 'absence', by: 'watcher' },
    command: ({ host, ben }) => ({ type: 'reclaim', person: personOf(ben), token: newToken(host.random) }),
  },
  admit: { during: 'lobby', command: () => ({ type: 'admit', request: 'r1', isWelcome: true }) },
  leave: { during: 'deal', by: 'ben', command: () => plain('leave') },
  seats: {
    during: 'lobby',
    command: () => ({ type: 'seats', offers: [{ type: 'keep', seat: 1 }, { type: 'keep', seat: 0 }, OPEN] }),
  },
  terms: { during: 'lobby', command: () => ({ type: 'terms', terms: { ...TERMS, speed: 'fast' } }) },
  lobby: { during: 'deal', command: () => plain('lobby') },
  lock: { during: 'deal', command: () => ({ type: 'lock', isLocked: true }) },
  remove: { during: 'deal', command: ({ ben }) => ({ type: 'remove', person: personOf(ben) }) },
  reissue: { during: 'deal', command: () => plain('reissue') },
  'hand-over': { during: 'deal', command: ({ ben }) => ({ type: 'hand-over', person: personOf(ben) }) },
  end: { during: 'deal', command: () => plain('end') },
};

test.each(Object.entries(CASES))('PR18 %s is judged by the room as it is, whatever its seq', async (_, given) => {
  const { during, by, command } = given;
  for (const isLate of [false, true]) {
    const host = new TestHost();
    const pair = await (during === 'lobby' ? host.pair() : host.dealt());
    const { code } = pair.ann.client.invitation;
    await host.enter({ by: 'code', code, name: 'Dan' });
    const watcher = await host.watch(pair.ann);
    const scene = { host, ...pair };
    const wanted = command(scene);
    if (during === 'absence') pair.ben.client.hang();
    await host.clock.pass(during === 'absence' ? LIMITS.lostAfterMs : 0);
    const client = by === undefined ? pair.ann.client : by === 'ben' ? pair.ben.client : watcher;
    expect(client.seq).toBeGreaterThan(1);
    const outcome = await client.do(wanted, { seq: isLate ? 0 : client.seq });
    expect(outcome, isLate ? 'late' : 'in time').toMatchObject({ ok: true });
  }
});

const no = (refusal: string) => ({ ok: false, refusal });

test('PR17 a command that changed nothing is judged anew after a restart', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.pair();
  const id = ben.client.nextId;
  expect(await ben.client.do({ type: 'reissue' }, { id })).toEqual(no('not-organiser'));
  await ann.client.must({ type: 'hand-over', person: personOf(ben) });
  expect(await ben.client.do({ type: 'reissue' }, { id })).toEqual(no('not-organiser'));
  host.restart();
  await host.back(ben);
  expect(await ben.client.do({ type: 'reissue' }, { id })).toEqual({ ok: true });
});

test('PR17 a command that changed nothing is judged anew after many others of its person, and one that changed the log never', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.pair();
  const [refused, done] = [ben.client.nextId, ann.client.nextId];
  expect(await ben.client.do({ type: 'reissue' }, { id: refused })).toEqual(no('not-organiser'));
  expect(await ann.client.do({ type: 'hand-over', person: personOf(ben) }, { id: done })).toEqual({ ok: true });
  for (let count = 0; count < 250; count++) {
    await ann.client.plain('reissue');
    await host.clock.pass(100);
  }
  expect(await ben.client.do({ type: 'reissue' }, { id: refused })).toEqual(no('not-organiser'));
  for (let count = 0; count < 250; count++) {
    await ben.client.do({ type: 'admit', request: 'r1', isWelcome: true });
    await host.clock.pass(100);
  }
  const { length } = await host.log(ann.room);
  expect(await ann.client.do({ type: 'hand-over', person: personOf(ben) }, { id: done })).toEqual({ ok: true });
  expect(await host.log(ann.room)).toHaveLength(length);
  expect(await ben.client.do({ type: 'reissue' }, { id: refused })).toEqual({ ok: true });
});

test('PR17 a command under way is done once, however much others say meanwhile', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.pair();
  const letGo = host.store.hold();
  const id = ann.client.nextId;
  ann.client.say({ type: 'do', id, seq: ann.client.seq, command: { type: 'reissue' } });
  const spectators = await Promise.all(Array.from({ length: 14 }, () => host.watch(ann)));
  for (const watcher of spectators) for (let count = 0; count < 39; count++) void watcher.plain('stand');
  await turn();
  ann.client.say({ type: 'do', id, seq: ann.client.seq, command: { type: 'reissue' } });
  letGo();
  await host.clock.pass(1000);
  expect((await host.log(ann.room)).filter(({ type }) => type === 'reissued')).toHaveLength(1);
  expect(ann.client.all('answer').filter((answer) => answer.id === id)).toHaveLength(2);
  ben.client.hang();
});

test('PR17 a seat is taken once, also if its command comes again by another connection while it is written', async () => {
  const host = new TestHost();
  const ann = await host.open({ seats: [OPEN, OPEN] });
  const [one, other] = [await host.watch(ann), await host.watch(ann)];
  const letGo = host.store.hold();
  const [id, token] = [one.nextId, newToken(host.random)];
  const order = { type: 'do', id, seq: one.seq, command: { type: 'sit', seat: 1, name: 'Ben', token } } as const;
  one.say(order);
  await turn();
  other.say(order);
  await turn();
  letGo();
  await turn();
  expect([one.answerTo(id), other.answerTo(id)]).toEqual([{ ok: true }, { ok: true }]);
});

test('RM38 one person changes the room often at once, and then slowly; leaving and removing are always possible', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.pair();
  const lock = (isLocked: boolean) => ann.client.do({ type: 'lock', isLocked });
  for (let count = 0; count < LIMITS.changesAtOnce; count++) {
    expect(await lock(count % 2 === 0)).toEqual({ ok: true });
    if (count % 30 === 29) await host.clock.pass(1000);
  }
  const outcomes = [];
  for (let count = 0; count < 4; count++) outcomes.push(await lock(count % 2 === 0));
  expect(outcomes).toContainEqual(no('too-soon'));
  await ann.client.must({ type: 'remove', person: personOf(ben) });
  await host.clock.pass(60_000);
  expect(await lock(true)).toEqual({ ok: true });
});

test('RM39 what is so already is done, and no entry', async () => {
  const host = new TestHost();
  const ann = await host.open({ seats: [OPEN, BOT] });
  const { terms } = ann.client.picture;
  const keep = [0, 1].map((seat) => ({ type: 'keep', seat }) as const);
  const { length } = await host.log(ann.room);
  await ann.client.must({ type: 'rename', name: 'Ann' });
  await ann.client.must({ type: 'lock', isLocked: false });
  await ann.client.must({ type: 'hand-over', person: personOf(ann) });
  await ann.client.must({ type: 'terms', terms });
  await ann.client.must({ type: 'seats', offers: keep });
  expect(await host.log(ann.room)).toHaveLength(length);
});

test('PR17 a command that lets a bot stand in has the same answer again after a restart', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.dealt();
  ben.client.hang();
  await turn();
  const [id, command] = [ann.client.nextId, { type: 'stand-in', person: personOf(ben) } as const];
  expect(await ann.client.do(command, { id })).toEqual({ ok: true });
  host.restart();
  await host.back(ann);
  expect(await ann.client.do(command, { id })).toEqual({ ok: true });
  expect((await host.log(ann.room)).filter(({ type }) => type === 'stood-in')).toHaveLength(1);
});
