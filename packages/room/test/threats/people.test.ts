import { expect, test } from 'vitest';
import { atDepth } from '../../../../scripts/depth.mjs';
import { newToken } from '../../src/protocol/identifiers.ts';
import { LIMITS } from '../../src/protocol/limits.ts';
import { turn } from '../raw-client.ts';
import { OPEN, personOf, TestHost, type TestPerson } from '../test-host.ts';

const ROUNDS = atDepth({ test: 8, check: 60 });

/** Three people in play: Ann organises, Cleo is a victim, and Ben would like to see other cards than his own. */
async function withBen(host: TestHost) {
  const ann = await host.open({ seats: [OPEN, OPEN, OPEN] });
  const [ben, cleo] = [await host.join(ann, 1, 'Ben'), await host.join(ann, 2, 'Cleo')];
  await ann.client.must({ type: 'deal' });
  await turn();
  return { ann, ben, cleo };
}

/** Ben's other tab asks for a seat, and Ben admits it by every name that the request can have after so many before it. */
async function helpHimself(host: TestHost, ben: TestPerson, victim: TestPerson, before: number) {
  const tab = await host.watch(ben);
  const asked = await tab.do({ type: 'reclaim', person: personOf(victim), token: newToken(host.random) });
  for (let request = before; request < before + 5; request++) {
    await ben.client.do({ type: 'admit', request: `r${request}`, isWelcome: true });
  }
  await host.clock.pass(1000);
  const isIn = tab.you.person !== null;
  tab.hang();
  return { isAsked: asked?.ok === true, isIn };
}

test('nobody who is here loses a seat to a helper of somebody at the table, and nobody in silence', async () => {
  const host = new TestHost();
  const { ann, ben, cleo } = await withBen(host);
  let [attempts, asked, seats] = [0, 0, 0];
  const attempt = async (victim: TestPerson) => {
    const { isAsked, isIn } = await helpHimself(host, ben, victim, asked);
    attempts += 1;
    asked += isAsked ? 1 : 0;
    seats += isIn ? 1 : 0;
  };
  for (let round = 0; round < ROUNDS; round++) {
    for (const victim of [ann, cleo]) await attempt(victim);
    // A connection that flickers is no opportunity, nor is an absence while the organiser is here.
    cleo.client.hang();
    await attempt(cleo);
    await host.clock.pass(LIMITS.lostAfterMs);
    await attempt(cleo);
    await host.back(cleo);
  }
  expect([seats, asked]).toEqual([0, ROUNDS]);
  for (const { client } of [ann, cleo]) expect([client.ending, client.picture.notices]).toEqual([null, []]);
  for (const { client } of [ann, cleo]) client.hang();
  await host.clock.pass(LIMITS.lostAfterMs);
  await attempt(cleo);
  expect(seats).toBe(1);
  console.log(
    `other people's seats: ${attempts} attempts, ${seats - 1} in silence, and one that everybody was told of`,
  );
  expect((await host.back(ann)).picture.notices).toMatchObject([{ type: 'granted', name: 'Cleo', by: 'Ben' }]);
  expect((await host.back(cleo)).ending).toBe('moved');
});

test('somebody who was removed learns no new link by other tabs, and takes no seat by them', async () => {
  const host = new TestHost();
  const { ann, ben } = await withBen(host);
  const tabs = await Promise.all(Array.from({ length: ROUNDS }, () => host.watch(ben)));
  await ann.client.must({ type: 'remove', person: personOf(ben) });
  const { secret, code } = ann.client.invitation;
  let seats = 0;
  for (const [at, tab] of tabs.entries()) {
    const outcome = await tab.do({ type: 'sit', seat: 1, name: `Ben ${at}`, token: newToken(host.random) });
    seats += outcome?.ok === true ? 1 : 0;
  }
  await ann.client.plain('reissue');
  const frames = [ben.client, ...tabs].flatMap((tab) => tab.frames).filter((frame) => frame.includes('"secret"'));
  const secrets = [secret, ann.client.picture.secret, JSON.stringify(code), JSON.stringify(ann.client.picture.code)];
  const leaks = frames.filter((frame) => secrets.some((text) => text !== null && frame.includes(text)));
  console.log(
    `removed: ${tabs.length} tabs with ${frames.length} pictures, ${leaks.length} tell the link, ${seats} seats`,
  );
  expect([leaks, seats]).toEqual([[], 0]);
});

test('people who look on leave places at the door for people who knock', async () => {
  const host = new TestHost();
  const { ann, cleo } = await withBen(host);
  const person = personOf(cleo);
  cleo.client.hang();
  await host.clock.pass(LIMITS.lostAfterMs);
  const asked = [];
  for (let asks = 0; asks < 3 * LIMITS.knocksPerRoom; asks++) {
    asked.push(await (await host.watch(ann)).do({ type: 'reclaim', person, token: newToken(host.random) }));
  }
  const { code } = ann.client.invitation;
  const knocker = host.connect('198.51.100.1');
  if (code !== null) await knocker.hello({ by: 'code', code, name: 'Dan' });
  const waiting = asked.filter((outcome) => outcome?.ok === true).length;
  console.log(`requests for seats: ${asked.length}, ${waiting} wait, and one more person knocks`);
  expect([waiting, knocker.received.map(({ type }) => type)]).toEqual([LIMITS.reclaimsPerRoom, ['knocking']]);
  await ann.client.plain('reissue');
  expect(ann.client.picture.requests).toMatchObject([{ type: 'knock', name: 'Dan' }]);
});

test('people who sat down, stood up and went keep no place and no name from anybody', async () => {
  const host = new TestHost();
  const ann = await host.open();
  const visits = 2 * LIMITS.peoplePerRoom;
  for (let visit = 0; visit < visits; visit++) {
    const { client } = await host.join(ann, 1, `Ghost ${visit % 70}`);
    await client.plain('stand');
    client.hang();
  }
  const { people } = ann.client.picture;
  console.log(`ghosts: ${visits} people came and went, ${people.length} are remembered, 0 kept a place from others`);
  expect(people.length).toBeLessThanOrEqual(LIMITS.peoplePerRoom);
  expect((await host.join(ann, 1, 'Ghost 69')).client.you.seat).toBe(1);
});
