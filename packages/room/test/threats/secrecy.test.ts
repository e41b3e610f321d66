import { rngFor } from '@shoal/core';
import { isGameId } from '@shoal/games/ids';
import { everyTable } from '@shoal/games/testing';
import { expect, test } from 'vitest';
import { atDepth } from '../../../../scripts/depth.mjs';
import { hashOf } from '../../src/hosting/door.ts';
import type { SessionToken } from '../../src/protocol/identifiers.ts';
import { newSecret, newTicket, newToken } from '../../src/protocol/identifiers.ts';
import { LIMITS } from '../../src/protocol/limits.ts';
import type { RawClient } from '../raw-client.ts';
import { turn } from '../raw-client.ts';
import { Truth } from '../simulation/truth.ts';
import { nextAction, OPEN, playOut, TestHost, type TestPerson } from '../test-host.ts';
import { knowledgeOf } from './worlds.ts';

const SEED = process.env['SHOAL_SEED'] ?? 'secrecy';
const ACTIONS = atDepth({ test: 5, check: 200 });

test('a socket that says nothing, or speaks before its hello, is sent nothing but its end', async () => {
  const host = new TestHost();
  const silent = Array.from({ length: 40 }, (_, at) => host.connect(`silent ${at}`));
  const { ann, ben } = await host.dealt();
  const early = [
    '{"type":"beat"}',
    '{"type":"do","id":"a","seq":1,"command":{"type":"deal"}}',
    `{"type":"commit","round":"a","commitment":"${'0'.repeat(64)}"}`,
  ];
  for (const [at, client] of silent.entries()) if (at % 4 > 0) client.write(early[(at % 4) - 1]);
  for (let actions = 0; actions < 5; actions++) {
    const next = nextAction(ann, ben);
    if (next !== null) await next.person.client.must({ type: 'act', action: next.action });
    await host.clock.pass(100);
  }
  const heard = silent.reduce((count, { frames }) => count + frames.length, 0);
  await host.clock.pass(LIMITS.helloMs);
  console.log(`silent sockets: ${silent.length}, ${heard} frames`);
  expect(heard).toBe(0);
  for (const { received } of silent) expect(received).toMatchObject([{ type: 'bye', ending: 'no-hello' }]);
});

const CARD = /"([2-9TJQKA][CDHS])"/g;

/** A table of people alone, and somebody who looks on. */
async function fullTable(host: TestHost, game: string, preset: string, seats: number) {
  if (!isGameId(game)) throw new Error('no such game');
  const ann = await host.open({ terms: { game, preset }, seats: Array.from({ length: seats }, () => OPEN) });
  const people = [ann];
  for (let seat = 1; seat < seats; seat++) people.push(await host.join(ann, seat, `Person ${seat}`));
  return { people, watcher: await host.watch(ann) };
}

test('no frame shows a card to a viewer who may not know it, at any table', async () => {
  let [frames, cards, leaks] = [0, 0, 0];
  for (const at of everyTable().filter(({ rules }) => rules.pack.length <= 54)) {
    const host = new TestHost();
    const rng = rngFor(`${SEED} ${at.name}`, 'canaries');
    const { people, watcher } = await fullTable(host, at.game.id, at.preset, at.seats);
    const viewers: readonly RawClient[] = [...people.map(({ client }) => client), watcher];
    await people[0].client.must({ type: 'deal' });
    const truth = new Truth();
    for (let actions = 0; actions < ACTIONS; actions++) {
      truth.follow(host.store.rowsOf(people[0].room));
      const table = truth.match?.deal.table;
      if (table === undefined || table.turn === null) break;
      for (const [seat, { frames: told }] of viewers.entries()) {
        const known = knowledgeOf(at, table, seat < at.seats ? seat : null);
        for (const frame of told.splice(0)) {
          frames += 1;
          for (const [text] of frame.matchAll(CARD)) {
            cards += 1;
            if (!known.includes(text)) leaks += 1;
          }
        }
      }
      const { client } = people[table.turn];
      const { legal } = client.table.view;
      await client.must({ type: 'act', action: legal[rng.below(legal.length)] });
      await host.clock.pass(100);
    }
  }
  console.log(`canaries, seed ${SEED}: ${cards} cards in ${frames} frames, ${leaks} in frames of others`);
  expect(leaks).toBe(0);
});

/** Everything that must never be told, or not yet. */
function secretsOf(host: TestHost, people: readonly TestPerson[]) {
  const entries = host.store.rowsOf(people[0].room).map(({ entry }) => JSON.parse(entry));
  const deal = entries.findLast(({ type }) => type === 'deal');
  return {
    never: people.flatMap(({ token }) => [token, hashOf(token)]),
    later: deal === undefined ? [] : [deal.seed, deal.fairness.server],
    shares: (deal?.fairness.people ?? []).flatMap(({ value }: { value: string | null }) => value ?? []),
  };
}

test('no frame holds a token or its hash, and no seed, secret or share before the deal is over', async () => {
  const host = new TestHost();
  const { people, watcher } = await fullTable(host, 'go-fish', 'standard', 3);
  for (const [seat, { client }] of people.entries()) client.value = `${seat}`.repeat(32);
  const everybody = () => [...people.map(({ client }) => client), watcher];
  let [frames, early, tokens] = [0, 0, 0];
  for (let deals = 0; deals < 2; deals++) {
    for (const client of everybody()) client.frames.length = 0;
    await people[deals].client.must({ type: 'deal' });
    await host.clock.pass(10);
    await host.back(people[2]);
    while (nextAction(...people) !== null) {
      const next = nextAction(...people);
      await next?.person.client.must({ type: 'act', action: next.action });
      await host.clock.pass(100);
      const { never, later, shares } = secretsOf(host, people);
      const isOver = people[0].client.table.view.result !== null;
      for (const { frames: told } of everybody()) {
        for (const frame of told.splice(0)) {
          frames += 1;
          if (never.some((secret) => frame.includes(secret))) tokens += 1;
          if (!isOver && [...later, ...shares].some((secret) => frame.includes(secret))) early += 1;
        }
      }
    }
    await playOut(host, ...people);
  }
  console.log(`secrets: ${frames} frames of 2 deals, ${early} secrets before their time, ${tokens} tokens`);
  expect([early, tokens]).toEqual([0, 0]);
  expect(frames).toBeGreaterThan(100);
});

test('a ticket is told to the person who asked for it alone', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.dealt();
  const watcher = await host.watch(ann);
  const { ticket = '' } = await ann.client.must({ type: 'move' });
  const others = [ben.client, watcher].flatMap(({ frames }) => frames);
  console.log(`tickets: 1 told, 0 in ${others.length} frames of others`);
  expect(ann.client.frames.at(-1)).toContain(ticket);
  expect(others.filter((frame) => frame.includes(ticket))).toEqual([]);
});

test('people who are not let in are told nothing of the room, and a knocker sees no card', async () => {
  const host = new TestHost();
  const { ann, ben } = await host.dealt();
  const { room } = ann;
  const { secret, code } = ann.client.invitation;
  const [token, wrong] = [newToken(host.random), newSecret(host.random)];
  const outside = [
    await host.enter({ by: 'link', room, secret: wrong }),
    await host.enter({ by: 'session', room, token }),
    await host.enter({ by: 'ticket', room, ticket: newTicket(host.random), token }),
    await host.enter({ ...host.opening(), room }),
    await host.enter({ by: 'code', code: [(code[0] + 1) % 64, code[1], code[2]], name: 'Cleo' }),
    await host.enter({ by: 'code', code, name: 'Cleo' }),
  ];
  await host.join(ann, 2, 'Dora').catch(() => undefined);
  await playOut(host, ann, ben);
  await host.clock.pass(LIMITS.beatMs);
  const frames = outside.flatMap((client) => client.frames);
  const canaries = [secret, 'Ann', 'Ben', 'Dora', '"room"', '"table"', '"record"', '"view"', JSON.stringify(code)];
  const leaks = frames.filter((frame) => canaries.some((canary) => frame.includes(canary)));
  console.log(`outside: ${outside.length} people, ${frames.length} frames, ${leaks.length} of the room`);
  expect(leaks).toEqual([]);
  expect(outside.at(-1)?.received.map(({ type }) => type)).toEqual(['knocking', 'beat']);
});

/** What belongs to one deal alone: roots, hashes, salts, shares and seeds, and every hand of some size as a view spells it. */
const OF_ONE_DEAL = /[0-9a-f]{32,}|"hand":\["\w+"(?:,"\w+"){4,}\]/g;

const foundIn = (frames: readonly string[]): Set<string> =>
  new Set(frames.flatMap((frame) => frame.match(OF_ONE_DEAL) ?? []));

test('hands never leak into the next deal, the next match or another room', async () => {
  const host = new TestHost();
  const ann = await host.open({ terms: { goal: { type: 'best-of', deals: 2 } }, seats: [OPEN, OPEN] });
  const ben = await host.join(ann, 1, 'Ben');
  const other = await host.dealt({ name: 'Zoe' });
  const elsewhere = foundIn([other.ann, other.ben].flatMap(({ client }) => client.frames));
  const before = new Set<string>();
  let [frames, leaks, hands] = [0, 0, 0];
  for (let deals = 0; deals < 4; deals++) {
    const entered: RawClient[] = [ann.client, ben.client];
    for (const [seat, client] of entered.entries()) {
      client.value = `${deals}${seat}`.repeat(16);
      client.frames.length = 0;
    }
    await ann.client.must({ type: 'deal' });
    await turn();
    expect(ann.client.table).toMatchObject({ from: 0, seed: null });
    ben.client.hang();
    entered.push(await host.back(ben), await host.watch(ann));
    expect(ben.client.all('record')).toEqual([]);
    await playOut(host, ann, ben);
    const told = entered.flatMap((client) => client.frames);
    const found = foundIn(told);
    frames += told.length;
    hands += [...found].filter((one) => one.startsWith('"hand"')).length;
    leaks += [...found].filter((one) => before.has(one) || elsewhere.has(one)).length;
    leaks += told.filter((frame) => frame.includes(other.ann.room) || frame.includes('Zoe')).length;
    for (const one of found) before.add(one);
  }
  console.log(`between deals and rooms: ${hands} hands, ${before.size} secrets, ${frames} frames, ${leaks} leaks`);
  expect(leaks).toBe(0);
  expect(hands).toBeGreaterThan(10);
  expect(before.size).toBeGreaterThan(4 * 52);
});

test('a token that somebody else knows the first half of is worth nothing', async () => {
  const host = new TestHost();
  const { ann } = await host.dealt();
  const token = `${ann.token.slice(0, 22)}${newToken(host.random).slice(22)}` as SessionToken;
  const thief = await host.enter({ by: 'session', room: ann.room, token });
  console.log(`half a token: 1 try, ${thief.ending}`);
  expect(thief.ending).toBe('unknown-session');
});
