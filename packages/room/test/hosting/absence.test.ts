import { expect, test } from 'vitest';
import { LIMITS } from '../../src/protocol/limits.ts';
import type { PersonPicture } from '../../src/protocol/room-picture.ts';
import { nextAction, OPEN, personOf, playOut, TestHost, type TestPerson } from '../test-host.ts';

const no = (refusal: string) => ({ ok: false, refusal });
const MINUTE = 60_000;

/** How Ben is doing, as Ann sees it. */
const presenceOfBen = ({ client }: TestPerson): PersonPicture['presence'] => client.picture.people[1].presence;

/** What somebody would see who came just now: a countdown is told only when it begins. */
async function leftOfBen(host: TestHost, ann: TestPerson): Promise<number | null> {
  const watcher = await host.watch(ann);
  const { presence } = watcher.picture.people[1];
  watcher.hang();
  return presence.type === 'away' ? presence.leftMs : null;
}

const twoPeople = { seats: [OPEN, OPEN] };

test('RM33 nobody is counted away in the lobby', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.pair();
  ben.client.hang();
  await host.clock.pass(10 * MINUTE);
  expect(presenceOfBen(ann)).toEqual({ type: 'away', leftMs: null });
});

test('RM33 absence during a deal counts down, and adds up', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.dealt(twoPeople);
  ben.client.hang();
  await host.clock.pass(0);
  expect(presenceOfBen(ann)).toEqual({ type: 'away', leftMs: 2 * MINUTE });
  await host.clock.pass(0.5 * MINUTE);
  await host.back(ben);
  expect(presenceOfBen(ann)).toEqual({ type: 'here' });
  await host.clock.pass(5 * MINUTE);
  ben.client.hang();
  await host.clock.pass(0);
  expect(presenceOfBen(ann)).toEqual({ type: 'away', leftMs: 1.5 * MINUTE });
});

test('RM33 absence adds up over deals, over matches, and over a restart', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.dealt({ ...twoPeople, terms: { goal: { type: 'best-of', deals: 1 } } });
  ben.client.hang();
  await host.clock.pass(MINUTE);
  await host.back(ben);
  await playOut(host, ann, ben);
  await ann.client.must({ type: 'deal' });
  host.restart();
  await host.back(ann);
  expect(await leftOfBen(host, ann)).toBe(MINUTE);
});

test.each(['left memory', 'was stopped'])('RM33 absence adds up over a room that %s', async (how) => {
  const host = new TestHost();
  const { ann, ben } = await host.dealt(twoPeople);
  ben.client.hang();
  for (const leftMs of [1.5 * MINUTE, MINUTE, 0.5 * MINUTE]) {
    await host.clock.pass(0.5 * MINUTE);
    if (how === 'left memory') {
      ann.client.hang();
      await host.clock.pass(2 * LIMITS.emptyMs);
    } else {
      await host.host.stop();
      host.restart();
    }
    await host.back(ann);
    expect(await leftOfBen(host, ann)).toBe(leftMs);
  }
  await host.clock.pass(0.5 * MINUTE);
  expect(presenceOfBen(ann)).toEqual({ type: 'stand-in' });
  const noted = (await host.log(ann.room)).filter(({ type }) => type === 'away');
  expect(noted).toHaveLength(3);
});

test('RM33 absence that is too short to be noted adds up all the same', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.dealt(twoPeople);
  for (let blip = 0; blip < 10; blip++) {
    ben.client.hang();
    await host.clock.pass(500);
    await host.back(ben);
  }
  ben.client.hang();
  await host.clock.pass(0);
  expect(await leftOfBen(host, ann)).toBe(2 * MINUTE - 5000);
  expect((await host.log(ann.room)).filter(({ type }) => type === 'returned')).toHaveLength(5);
});

test('RM33 absence does not count between two deals, nor while nobody is in the room', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.dealt(twoPeople);
  for (const { client } of [ann, ben]) client.hang();
  await host.clock.pass(10 * MINUTE);
  await host.back(ann);
  expect(await leftOfBen(host, ann)).toBe(2 * MINUTE);
  await host.back(ben);
  await playOut(host, ann, ben);
  ben.client.hang();
  await host.clock.pass(10 * MINUTE);
  expect(await leftOfBen(host, ann)).toBeNull();
  await ann.client.must({ type: 'deal' });
  await host.clock.pass(LIMITS.roundMs);
  expect(await leftOfBen(host, ann)).toBeGreaterThan(1.9 * MINUTE);
});

test('RM34 a bot plays once the time is used up', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.dealt(twoPeople);
  await untilTurnOf(host, ben, ann);
  ben.client.hang();
  await host.clock.pass(2 * MINUTE - 1);
  expect(presenceOfBen(ann).type).toBe('away');
  const { seq } = ann.client;
  await host.clock.pass(1000);
  expect(presenceOfBen(ann)).toEqual({ type: 'stand-in' });
  expect(ann.client.seq).toBeGreaterThan(seq + 1);
  await playOut(host, ann);
});

test.each([
  [0, 0],
  [1, MINUTE],
  [5, 5 * MINUTE],
] as const)('RM34 with %s minutes a bot plays after %s ms', async (absenceMinutes, ms) => {
  const host = new TestHost();
  const { ann, ben } = await host.dealt({ ...twoPeople, terms: { absenceMinutes } });
  ben.client.hang();
  if (ms > 0) await host.clock.pass(ms - 1);
  if (ms > 0) expect(presenceOfBen(ann).type).toBe('away');
  await host.clock.pass(1);
  expect(presenceOfBen(ann).type).toBe('stand-in');
});

test('RM34 without a limit everybody waits for ever', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.dealt({ ...twoPeople, terms: { absenceMinutes: null } });
  ben.client.hang();
  await host.clock.pass(600 * MINUTE);
  expect(presenceOfBen(ann)).toEqual({ type: 'away', leftMs: null });
});

test('RM35 somebody at the table lets the bot play at once', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.dealt(twoPeople);
  const command = { type: 'stand-in', person: personOf(ben) } as const;
  expect(await ann.client.do(command)).toEqual(no('not-away'));
  ben.client.hang();
  await host.clock.pass(0);
  expect(await (await host.watch(ann)).do(command)).toEqual(no('not-seated'));
  expect(await ann.client.do(command)).toEqual({ ok: true });
  expect(presenceOfBen(ann)).toEqual({ type: 'stand-in' });
  expect(await ann.client.do(command)).toEqual(no('not-away'));
});

test('RM35 somebody at the table stops the countdown', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.dealt(twoPeople);
  const command = { type: 'wait', person: personOf(ben) } as const;
  expect(await ann.client.do(command)).toEqual(no('not-away'));
  ben.client.hang();
  await host.clock.pass(MINUTE);
  expect(await (await host.watch(ann)).do(command)).toEqual(no('not-seated'));
  await ann.client.must(command);
  expect(presenceOfBen(ann)).toEqual({ type: 'away', leftMs: null });
  await host.clock.pass(10 * MINUTE);
  expect(presenceOfBen(ann).type).toBe('away');
});

test('RM35 an organiser without a seat may let the bot play, too', async () => {
  const host = new TestHost();
  const teacher = await host.open({ seat: null, seats: [OPEN, OPEN] });
  const ben = await host.join(teacher, 0, 'Ben');
  await host.join(teacher, 1, 'Cleo');
  await teacher.client.must({ type: 'deal' });
  ben.client.hang();
  await host.clock.pass(0);
  expect(await teacher.client.do({ type: 'stand-in', person: personOf(ben) })).toEqual({ ok: true });
});

test('RM35 a bot that cannot be noted does not stand in', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.dealt(twoPeople);
  ben.client.hang();
  await host.clock.pass(0);
  host.store.trouble = 'disk-full';
  expect(await ann.client.do({ type: 'stand-in', person: personOf(ben) })).toEqual(no('not-saved'));
  host.store.trouble = null;
  expect(presenceOfBen(ann).type).toBe('away');
});

test('RM36 somebody who returns has the same seat and cards, and acts at once', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.dealt(twoPeople);
  await untilTurnOf(host, ben, ann);
  const { view } = ben.client.table;
  ben.client.hang();
  await host.clock.pass(MINUTE);
  await host.back(ben);
  expect(ben.client.table.view).toEqual(view);
  expect(await ben.client.do({ type: 'act', action: view.legal[0] })).toEqual({ ok: true });
});

test('RM36 somebody who returns takes over from the bot', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.dealt({ ...twoPeople, terms: { absenceMinutes: 0 } });
  ben.client.hang();
  await host.clock.pass(0);
  await host.back(ben);
  await host.clock.pass(0);
  expect(presenceOfBen(ann)).toEqual({ type: 'here' });
  await untilTurnOf(host, ben, ann);
  const { seq } = ann.client;
  await host.clock.pass(MINUTE);
  expect(ann.client.seq).toBe(seq);
});

test('RM36 the bot plays on in the next deal, and after a restart', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.dealt({ ...twoPeople, terms: { absenceMinutes: 0 } });
  ben.client.hang();
  await playOut(host, ann);
  await ann.client.must({ type: 'deal' });
  await playOut(host, ann);
  expect(ann.client.table.dealNumber).toBe(2);
  host.restart();
  await host.back(ann);
  expect(presenceOfBen(ann)).toEqual({ type: 'stand-in' });
  await ann.client.must({ type: 'deal' });
  await playOut(host, ann);
  expect(ann.client.table.dealNumber).toBe(3);
});

/** Plays until somebody has the turn. */
async function untilTurnOf(host: TestHost, wanted: TestPerson, other: TestPerson): Promise<void> {
  while (nextAction(wanted) === null) {
    const next = nextAction(other);
    if (next === null) await host.clock.pass(1000);
    else await next.person.client.must({ type: 'act', action: next.action });
    await host.clock.pass(50);
  }
}
