import { type GameRecord, SeededChance } from '@shoal/core';
import { GAME_IDS } from '@shoal/games/ids';
import { gameNamed } from '@shoal/games/registry';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { stateOf } from '../../src/hosting/room-loader.ts';
import { Match } from '../../src/match/match.ts';
import { newToken, type RoomId } from '../../src/protocol/identifiers.ts';
import { LIMITS } from '../../src/protocol/limits.ts';
import { follow, type TableReport } from '../../src/room/news.ts';
import { commitmentOf, seedOfFairness } from '../../src/seal/fairness.ts';
import { checkFinishedDeal } from '../../src/seal/finished-check.ts';
import { SealChecker } from '../../src/seal/seal-checker.ts';
import { leaksIn } from '../leaks.ts';
import { type RawClient, turn } from '../raw-client.ts';
import { BOT, nextAction, OPEN, playOut, TERMS, TestHost, type TestPerson } from '../test-host.ts';

const no = (refusal: string) => ({ ok: false, refusal });
const BEST_OF_ONE = { goal: { type: 'best-of', deals: 1 } } as const;

describe('a deal', () => {
  test('RM18 is begun by the organiser in the lobby, and later by anybody with a seat', async () => {
    const host = new TestHost();
    const { ann, ben } = await host.pair();
    const watcher = await host.watch(ann);
    expect(await ben.client.plain('deal')).toEqual(no('not-organiser'));
    await ann.client.must({ type: 'deal' });
    await playOut(host, ann, ben);
    expect(await watcher.plain('deal')).toEqual(no('not-organiser'));
    expect(await ben.client.plain('deal')).toEqual({ ok: true });
    expect(watcher.table.dealNumber).toBe(2);
  });

  test('RM19 leaves out open seats, and needs as many players as its game', async () => {
    const host = new TestHost();
    const ann = await host.open({ seats: [OPEN, OPEN, OPEN] });
    expect(await ann.client.plain('deal')).toEqual(no('too-few-players'));
    const cleo = await host.join(ann, 2, 'Cleo');
    await ann.client.must({ type: 'deal' });
    expect(ann.client.picture.seats).toHaveLength(2);
    expect(cleo.client.you.seat).toBe(1);
    expect(cleo.client.table.view.seats).toBe(2);
  });

  test('RM19 needs rules that go with the players', async () => {
    const host = new TestHost();
    const ann = await host.open({ seats: [OPEN, BOT, BOT, BOT, BOT], terms: { rules: { handSize: '20' } } });
    expect(await ann.client.plain('deal')).toEqual(no('impossible-table'));
    await ann.client.must({ type: 'terms', terms: { ...TERMS, preset: 'pairs' } });
    expect(await ann.client.plain('deal')).toEqual(no('too-many-seats'));
  });

  test('RM30 costs the same however many deals came before it', async () => {
    const host = new TestHost();
    const ann = await host.open({ seats: [BOT, BOT], seat: null });
    const { client } = ann;
    const { resume } = Match;
    let repeated = 0;
    Match.resume = (plan, entries) => {
      repeated += entries.length;
      return resume(plan, entries);
    };
    for (let deal = 1; deal <= 5; deal++) {
      await client.must({ type: 'deal' });
      for (let step = 0; step < 500 && client.table.view.result === null; step++) await host.clock.pass(1000);
      expect([client.table.dealNumber, client.table.deals]).toEqual([deal, deal]);
    }
    Match.resume = resume;
    expect(repeated).toBe(1);
    const { totals } = client.table;
    host.restart();
    expect((await host.back(ann)).table.totals).toEqual(totals);
  });

  test('RM20 is dealt once, even if everybody asks for it', async () => {
    const host = new TestHost();
    const { ann, ben } = await host.pair();
    await ann.client.must({ type: 'deal' });
    expect(await ann.client.plain('deal')).toEqual(no('deal-running'));
    await playOut(host, ann, ben);
    ben.client.value = null;
    const outcomes = await Promise.all([ann.client.plain('deal'), ben.client.plain('deal')]);
    expect(outcomes).toEqual([{ ok: true }, no('deal-running')]);
    await host.clock.pass(3 * LIMITS.roundMs);
    const entries = (await host.log(ann.room)).map(({ type }) => type).filter((type) => type.startsWith('deal'));
    expect(entries).toEqual(['dealing', 'deal', 'dealing', 'deal']);
  });

  test('RM28 moves on by one seat, also to the next match', async () => {
    const host = new TestHost();
    const { ann, ben } = await host.dealt({ terms: { goal: { type: 'best-of', deals: 2 } } });
    const first = [];
    for (let deals = 0; deals < 5; deals++) {
      first.push(ann.client.table.firstSeat);
      await playOut(host, ann, ben);
      await ann.client.must({ type: 'deal' });
    }
    expect(first).toEqual([0, 1, 2, 0, 1]);
  });
});

describe('a deal that is over as soon as it is dealt', () => {
  /** One deal of Old Maid for two in 3,500: every card but the queen has its mate in the same hand. */
  const OVER_AT_ONCE = 'q1863';
  const { orderPack } = SeededChance.prototype;
  beforeEach(() => {
    SeededChance.prototype.orderPack = (pack) => orderPack.call(new SeededChance(OVER_AT_ONCE), pack);
  });
  afterEach(() => {
    SeededChance.prototype.orderPack = orderPack;
  });

  test('RM26, RM28, RM29 counts, has a record and is followed by the next one', async () => {
    const host = new TestHost();
    const terms = { game: 'old-maid', goal: { type: 'best-of', deals: 2 } } as const;
    const { ann, ben } = await host.dealt({ terms, seats: [OPEN, OPEN] });
    const begun = [];
    for (let deals = 1; deals <= 5; deals++) {
      const { table } = ann.client;
      expect(table.view.result).not.toBeNull();
      expect(table.totals.reduce((one, other) => one + other)).toBe(deals % 2 === 0 ? 2 : 1);
      expect(table.isOver).toBe(deals % 2 === 0);
      for (const { client } of [ann, ben]) expect(client.last('record').deal).toBe(deals);
      const types = ben.client.received.map(({ type }) => type);
      expect(types.lastIndexOf('record')).toBeGreaterThan(types.lastIndexOf('news'));
      begun.push(table.firstSeat);
      if (deals === 3) host.restart();
      if (deals === 3) await Promise.all([host.back(ann), host.back(ben)]);
      await ann.client.must({ type: 'deal' });
      await host.clock.pass(1000);
    }
    expect(begun).toEqual([0, 1, 0, 1, 0]);
    expect(host.events.filter(({ type }) => type === 'room-failed')).toEqual([]);
  });
});

describe('the round before a deal', () => {
  /** Ann and Ben before a deal in which Ben does nothing by himself. */
  async function withSilentBen(host: TestHost) {
    const { ann, ben } = await host.pair();
    ben.client.value = null;
    await ann.client.must({ type: 'deal' });
    const { round } = ben.client.last('round').round;
    return { ann, ben, round };
  }

  const shares = async (host: TestHost, room: RoomId) =>
    (await host.log(room)).findLast(({ type }) => type === 'deal') as unknown as {
      readonly seed: string;
      readonly fairness: NonNullable<GameRecord['fairness']>;
    };

  test('RM21 tells the commitment of the server, then all commitments, then who is missing', async () => {
    const host = new TestHost();
    const { ann, ben } = await host.dealt();
    const rounds = ben.client.all('round').map(({ round }) => round);
    expect(rounds.map(({ type }) => type)).toEqual(['commit', 'open', 'dealt']);
    const { round } = rounds[0];
    expect(rounds).toMatchObject([
      { deal: 1, server: expect.stringMatching(/^[0-9a-f]{64}$/) },
      {
        commitments: [ann, ben].map(({ client }, seat) => ({
          seat,
          commitment: commitmentOf(client.value ?? '', round, seat),
        })),
      },
      { without: [] },
    ]);
    const { seed, fairness } = await shares(host, ann.room);
    expect(seed).toBe(seedOfFairness(fairness));
  });

  test('RM22 waits for nobody for long: a silent seat is dealt without its bits', async () => {
    const host = new TestHost();
    const { ann, ben } = await withSilentBen(host);
    await host.clock.pass(LIMITS.roundMs);
    expect(ben.client.last('round').round).toEqual({ type: 'dealt', round: expect.anything(), without: [1] });
    expect(ben.client.table.dealNumber).toBe(1);
    expect((await shares(host, ann.room)).fairness.people).toEqual([{ seat: 0, value: ann.client.value }]);
  });

  test('RM22 names a seat that committed and did not open', async () => {
    const host = new TestHost();
    const { ann, ben, round } = await withSilentBen(host);
    ben.client.say({ type: 'commit', round, commitment: 'ab'.repeat(32) });
    await host.clock.pass(LIMITS.roundMs);
    expect(ben.client.last('round').round).toMatchObject({ type: 'dealt', without: [1] });
    expect((await shares(host, ann.room)).fairness.people).toEqual([
      { seat: 0, value: ann.client.value },
      { seat: 1, value: null },
    ]);
  });

  test('RM23 hears the first commitment of a seat, and only the value that fits it', async () => {
    const host = new TestHost();
    const { ann, ben, round } = await withSilentBen(host);
    const [value, other] = ['01'.repeat(16), '02'.repeat(16)];
    ben.client.say({ type: 'commit', round: 'another', commitment: commitmentOf(other, round, 1) });
    ben.client.say({ type: 'open', round, value });
    ben.client.say({ type: 'commit', round, commitment: commitmentOf(value, round, 1) });
    ben.client.say({ type: 'commit', round, commitment: commitmentOf(other, round, 1) });
    ben.client.say({ type: 'open', round, value: other });
    ben.client.say({ type: 'open', round, value });
    await host.clock.pass(LIMITS.roundMs);
    expect((await shares(host, ann.room)).fairness.people[1]).toEqual({ seat: 1, value });
  });

  test('RM23 does not hear spectators', async () => {
    const host = new TestHost();
    const { ann, round } = await withSilentBen(host);
    const watcher = await host.watch(ann);
    watcher.say({ type: 'commit', round, commitment: 'ab'.repeat(32) });
    await host.clock.pass(2 * LIMITS.roundMs);
    expect((await shares(host, ann.room)).fairness.people).toHaveLength(1);
  });

  test('RM23 is not dealt by a round that ends while the match is given up and another deal is asked for', async () => {
    const host = new TestHost();
    const { ann, ben } = await host.pair();
    ben.client.value = null;
    await ann.client.must({ type: 'deal' });
    const { round } = ann.client.last('round').round;
    ben.client.say({ type: 'commit', round, commitment: commitmentOf('c0ffee00c0ffee00c0ffee00c0ffee00', round, 1) });
    await host.clock.pass(LIMITS.roundMs - 100);
    const letGo = host.store.hold();
    void ann.client.plain('lobby');
    void ann.client.plain('deal');
    await host.clock.pass(200);
    letGo();
    await host.clock.pass(100);
    const deals = async () => (await host.log(ann.room)).filter(({ type }) => type === 'deal');
    expect(ann.client.last('round').round).toMatchObject({ type: 'commit', deal: 1 });
    expect(ann.client.last('round').round.round).not.toBe(round);
    expect([ann.client.picture.phase, await deals()]).toEqual(['dealing', []]);
    await host.clock.pass(3 * LIMITS.roundMs);
    expect(ann.client.picture.phase).toBe('playing');
    expect(await deals()).toHaveLength(1);
  });

  test('RM24 asks somebody who connects meanwhile, and deals once', async () => {
    const host = new TestHost();
    const { ann, ben } = await withSilentBen(host);
    await host.back(ben);
    await host.clock.pass(2 * LIMITS.roundMs);
    expect((await shares(host, ann.room)).fairness.people).toHaveLength(2);
    expect((await host.log(ann.room)).filter(({ type }) => type === 'deal')).toHaveLength(1);
  });

  test('RM22 names somebody who is away, unless a bot plays for them', async () => {
    const host = new TestHost();
    const ann = await host.open({ seats: [OPEN, OPEN, OPEN] });
    const ben = await host.join(ann, 1, 'Ben');
    await host.join(ann, 2, 'Cleo');
    ben.client.hang();
    await turn();
    await ann.client.must({ type: 'deal' });
    await host.clock.pass(2 * LIMITS.roundMs);
    expect(ann.client.last('round').round).toMatchObject({ type: 'dealt', without: [1] });
  });

  test('RM24 waits for its people after a restart, in whatever order they come back', async () => {
    const host = new TestHost();
    const { ann, ben } = await host.pair();
    const { secret } = ann.client.invitation;
    ann.client.value = null;
    await ann.client.must({ type: 'deal' });
    host.restart();
    const television = await host.enter({ by: 'link', room: ann.room, secret });
    await host.clock.pass(500);
    expect(television.picture.phase).toBe('dealing');
    await host.back(ben);
    await host.clock.pass(500);
    await host.back(ann);
    await host.clock.pass(500);
    const rounds = ann.client.all('round').map(({ round }) => round);
    expect(rounds.at(-1)).toMatchObject({ type: 'dealt', without: [] });
    expect(ben.client.table.view.seat).toBe(1);
  });

  test('RM24 begins anew after a restart, as soon as somebody is back', async () => {
    const host = new TestHost();
    const { ann, ben } = await withSilentBen(host);
    host.restart();
    await host.back(ann);
    await host.back(ben);
    await host.clock.pass(LIMITS.roundMs);
    expect(ann.client.table).toMatchObject({ dealNumber: 1, isBegun: false });
    expect((await host.log(ann.room)).filter(({ type }) => type === 'deal')).toHaveLength(1);
  });
});

describe.each(GAME_IDS)('at a table of %s', (game) => {
  const tables = (clients: readonly RawClient[]) => clients.map(({ table }) => table);

  test('RM25, RM26 every card is proved by the seal, and the record proves all of it', async () => {
    const host = new TestHost(23);
    const { ann, ben } = await host.dealt({ terms: { game } });
    const watcher = await host.watch(ann);
    await playOut(host, ann, ben);
    for (const client of [ann.client, ben.client, watcher]) {
      const [{ terms, firstSeat, view }] = client.all('news').map(({ table }) => table);
      const settled = { game: gameNamed(game), options: terms?.options ?? {}, seats: 3, firstSeat, viewer: view.seat };
      const checker = new SealChecker(settled);
      for (const { table } of client.all('news')) expect(checker.check(table)).toBeNull();
      const [commit, open, dealt] = ann.client.all('round').map(({ round }) => round);
      if (commit.type !== 'commit' || open.type !== 'open' || dealt.type !== 'dealt') throw new Error('another round');
      const round = { ...{ round: commit.round, deal: 1, server: commit.server, own: null }, ...open, ...dealt };
      const told = { ...round, room: ann.room, table: settled, seals: checker.seals, log: checker.log };
      const { record } = client.last('record');
      expect(checkFinishedDeal(record, told)).toBeNull();
      const other = { ...told, server: '00'.repeat(32) };
      expect(checkFinishedDeal(record, other)).toEqual({ key: 'server-changed' });
    }
  });

  test('RM27 nobody is told more than a seat may know', async () => {
    const host = new TestHost(24);
    const { ann, ben } = await host.dealt({ terms: { game } });
    const watcher = await host.watch(ann);
    const clients = [ann.client, ben.client, watcher];
    const reports: (TableReport | null)[] = [null, null, null];
    const heard = [0, 0, 0];
    for (let actions = 0; ann.client.table.view.result === null; actions++) {
      const match = await matchOf(host, ann.room);
      for (const [at, client] of clients.entries()) {
        const news = client.all('news');
        for (const { table } of news.slice(heard[at])) reports[at] = reportAfter(reports[at], table);
        heard[at] = news.length;
        const report = reports[at];
        if (report !== null && actions % 5 === 0) expect(leaksIn(report, match)).toEqual([]);
      }
      const next = nextAction(ann, ben);
      if (next === null) await host.clock.pass(1000);
      else await next.person.client.must({ type: 'act', action: next.action });
    }
    const { seed, fairness } = (await host.log(ann.room)).find(({ type }) => type === 'deal') as unknown as {
      readonly seed: string;
      readonly fairness: NonNullable<GameRecord['fairness']>;
    };
    for (const client of clients) {
      const early = client.received.filter((said) => said.type !== 'record' && !isOver(said));
      expect(JSON.stringify(early)).not.toContain(seed);
      expect(JSON.stringify(early)).not.toContain(fairness.server);
    }
    expect(new Set(tables(clients).map(({ seed: told }) => told))).toEqual(new Set([seed]));
  });
});

const isOver = (said: RawClient['received'][number]): boolean =>
  said.type === 'news' && said.table.view.result !== null;

function reportAfter(known: TableReport | null, table: RawClient['table']): TableReport {
  const { game: _, terms: told, hasTrouble, ...present } = table;
  const terms = told ?? known;
  if (terms === null) throw new Error('news without terms');
  const { id, game, preset, changes, options, players, labels, goal, shuffle, daily } = terms;
  const all = { id, game, preset, changes, options, players, labels, goal, shuffle, daily };
  return follow(known, { ...all, ...present, trouble: hasTrouble ? 'server' : null });
}

async function matchOf(host: TestHost, room: RoomId): Promise<Match> {
  const state = stateOf(room, await host.store.read(room));
  const match = Match.resume(state.matchPlan(state.matchTable()), state.matchEntries);
  if (match === null) throw new Error('the log contradicts itself');
  return match;
}

describe('a match', () => {
  test('RM26 sends the record of its latest deal to those who come later, until the next deal', async () => {
    const host = new TestHost();
    const { ann, ben } = await host.dealt();
    await playOut(host, ann, ben);
    const { record } = ann.client.last('record');
    expect((await host.watch(ann)).last('record').record).toEqual(record);
    host.restart();
    expect((await host.back(ann)).last('record').record).toEqual(record);
    await host.back(ben);
    await ann.client.must({ type: 'deal' });
    expect((await host.watch(ann)).all('record')).toEqual([]);
  });

  test('RM29 ends with its goal, and another one begins with one tap and keeps the count', async () => {
    const host = new TestHost();
    const { ann, ben } = await host.dealt({ terms: BEST_OF_ONE });
    await playOut(host, ann, ben);
    const { isOver: isDecided, matchWinners, totals } = ann.client.table;
    expect(isDecided).toBe(true);
    expect(totals.reduce((one, other) => one + other)).toBeGreaterThan(0);
    await ben.client.must({ type: 'deal' });
    expect(ann.client.table).toMatchObject({ dealNumber: 1, totals: [0, 0, 0], isOver: false, from: 0 });
    expect(ann.client.table.terms?.id).toBe(`${ann.room}-2`);
    const won = [0, 1, 2].map((seat) => (matchWinners.includes(seat) ? 1 : 0));
    expect(ann.client.picture.matchesWon).toEqual(won);
    host.restart();
    await host.back(ann);
    await host.back(ben);
    expect(ann.client.picture.matchesWon).toEqual(won);
    await playOut(host, ann, ben);
    expect(ann.client.table.isOver).toBe(true);
  });

  test('RM29 counts an earlier winner on', async () => {
    const host = new TestHost();
    const { ann, ben } = await host.dealt({ terms: BEST_OF_ONE });
    const counts = [0, 0, 0];
    for (let matches = 0; matches < 4; matches++) {
      await playOut(host, ann, ben);
      for (const seat of ann.client.table.matchWinners) counts[seat] += 1;
      await ann.client.must({ type: 'deal' });
    }
    expect(ann.client.picture.matchesWon).toEqual(counts);
  });

  test('RM30 without a goal goes on and keeps its totals', async () => {
    const host = new TestHost();
    const { ann, ben } = await host.dealt();
    await playOut(host, ann, ben);
    const { totals } = ann.client.table;
    await ann.client.must({ type: 'deal' });
    expect(ann.client.table).toMatchObject({ dealNumber: 2, totals, isOver: false });
    expect(ann.client.picture.matchesWon).toEqual([]);
  });

  test('RM4 lets a newcomer take the seat of a bot from the next deal on', async () => {
    const host = new TestHost();
    const { ann, ben } = await host.dealt();
    const cleo = await host.join(ann, 2, 'Cleo');
    expect(ann.client.picture.seats[2]).toEqual({ type: 'person', person: 'p3', isWaiting: true });
    expect(cleo.client.you.seat).toBeNull();
    expect(cleo.client.table.view.seat).toBeNull();
    await playOut(host, ann, ben);
    expect(cleo.client.table.terms?.players[2] ?? { bot: 'random' }).toMatchObject({ bot: 'random' });
    await cleo.client.must({ type: 'deal' });
    expect(ann.client.picture.seats[2]).toEqual({ type: 'person', person: 'p3', isWaiting: false });
    expect(cleo.client.table).toMatchObject({ dealNumber: 2, ownSeats: [2], view: { seat: 2 } });
    await playOut(host, ann, ben, cleo);
  });

  test('RM4 lets a newcomer take the seat of somebody who left during the deal', async () => {
    const host = new TestHost();
    const { ann, ben } = await host.dealt();
    await ben.client.plain('leave');
    const cleo = await host.join(ann, 1, 'Cleo');
    await playOut(host, ann);
    await ann.client.must({ type: 'deal' });
    await host.clock.pass(60_000);
    expect(cleo.client.table.view.turn).toBe(1);
    expect(await cleo.client.do({ type: 'act', action: cleo.client.table.view.legal[0] })).toEqual({ ok: true });
  });

  test('RM4 takes a newcomer who sits down while the cards are being dealt for this deal or for the next', async () => {
    const host = new TestHost();
    const { ann, ben } = await host.dealt();
    await playOut(host, ann, ben);
    ben.client.value = null;
    await ann.client.must({ type: 'deal' });
    const cleo = await host.watch(ann);
    await host.clock.pass(LIMITS.roundMs - 1);
    const letGo = host.store.hold();
    const token = newToken(host.random);
    void cleo.do({ type: 'sit', seat: 2, name: 'Cleo', token });
    await host.clock.pass(2);
    letGo();
    await host.clock.pass(0);
    const isPlaying = cleo.you.seat === 2;
    const { players } = cleo.all('news').findLast(({ table }) => table.terms !== null)?.table.terms ?? { players: [] };
    expect(players[2].bot).toBe(isPlaying ? null : 'random');
    host.restart();
    await host.back(ann);
    expect(ann.client.table.terms?.players).toEqual(players);
  });

  test('RM31 has bots that wait while nobody is here who plays', async () => {
    const host = new TestHost();
    const { ann, ben } = await host.dealt({ terms: { absenceMinutes: null } });
    const watcher = await host.watch(ann);
    for (const { client } of [ann, ben]) client.hang();
    await host.clock.pass(600_000);
    const { length } = await host.log(ann.room);
    await host.clock.pass(600_000);
    expect(await host.log(ann.room)).toHaveLength(length);
    expect(watcher.ending).toBeNull();
  });

  test('RM31 has bots that play on where they play for everybody', async () => {
    const host = new TestHost();
    const { ann, ben } = await host.dealt({ terms: { absenceMinutes: 1 } });
    const watcher = await host.watch(ann);
    for (const { client } of [ann, ben]) client.hang();
    await host.clock.pass(600_000);
    expect(watcher.table.view.result).not.toBeNull();
  });

  test('RM31 plays at its speed', async () => {
    const host = new TestHost();
    const { ann, ben } = await host.dealt({ terms: { speed: 'calm' } });
    await untilBot(ann, ben);
    const { seq } = ann.client;
    await host.clock.pass(1000);
    expect(ann.client.seq).toBe(seq);
    await host.clock.pass(200);
    expect(ann.client.seq).toBe(seq + 1);
  });

  /** People act until the bot has the turn. */
  async function untilBot(...people: readonly TestPerson[]): Promise<void> {
    for (let next = nextAction(...people); next !== null; next = nextAction(...people)) {
      await next.person.client.must({ type: 'act', action: next.action });
    }
  }

  test('RM32 with a thinking clock lets a bot act once for somebody who thinks too long', async () => {
    const host = new TestHost();
    const { ann } = await host.dealt({ terms: { thinkingSeconds: 30 }, seats: [OPEN, OPEN] });
    expect(ann.client.picture.thinkingMs).toBe(30_000);
    await host.clock.pass(29_000);
    const { seq } = ann.client;
    expect((await host.watch(ann)).picture.thinkingMs).toBe(1000);
    await host.clock.pass(1000);
    expect(ann.client.seq).toBe(seq + 1);
    expect(ann.client.table.view.phase).not.toBe('over');
    await host.clock.pass(5000);
    expect(ann.client.seq).toBe(seq + 1);
    await host.clock.pass(25_000);
    expect(ann.client.seq).toBe(seq + 2);
  });

  test('RM32 with a thinking clock lets the bot act although its person comes back meanwhile', async () => {
    const host = new TestHost();
    const terms = { thinkingSeconds: 30, absenceMinutes: 0, speed: 'normal' } as const;
    const { ann } = await host.dealt({ seats: [OPEN, OPEN], terms });
    const { turn: late } = ann.client.table.view;
    expect(late).toBe(0);
    await host.clock.pass(29_900);
    ann.client.hang();
    await host.clock.pass(150);
    await host.back(ann);
    await host.clock.pass(10_000);
    expect((await host.log(ann.room)).filter(({ type }) => type === 'act')).toHaveLength(1);
    expect(ann.client.table.view.turn).not.toBeNull();
  });

  test('RM32 tells whole milliseconds, although a real clock counts in fractions', async () => {
    const host = new TestHost();
    const { ann } = await host.dealt({ terms: { thinkingSeconds: 30 }, seats: [OPEN, OPEN] });
    await host.clock.pass(1000.4);
    expect((await host.watch(ann)).picture.thinkingMs).toBe(29_000);
  });

  test('RM32 with a thinking clock begins anew after a restart', async () => {
    const host = new TestHost();
    const { ann } = await host.dealt({ seats: [OPEN, OPEN], terms: { thinkingSeconds: 30 } });
    await host.clock.pass(20_000);
    host.restart();
    await host.back(ann);
    expect(ann.client.picture.thinkingMs).toBe(30_000);
  });

  test('RM32 without a thinking clock waits for ever', async () => {
    const host = new TestHost();
    const { ann } = await host.dealt({ seats: [OPEN, OPEN] });
    expect(ann.client.picture.thinkingMs).toBeNull();
    const { seq } = ann.client;
    await host.clock.pass(3_600_000);
    expect(ann.client.seq).toBe(seq);
  });
});

test('every message of a client without a seat leaves the match as it is', async () => {
  const host = new TestHost();
  const { ann } = await host.dealt();
  const watcher = await host.watch(ann);
  const { length } = await host.log(ann.room);
  const action = ann.client.table.view.legal[0];
  expect(await watcher.do({ type: 'act', action })).toEqual(no('not-seated'));
  expect(await watcher.plain('lobby')).toEqual(no('not-organiser'));
  expect(await watcher.do({ type: 'sit', seat: 0, name: 'Eve', token: newToken(host.random) })).toEqual(
    no('seat-taken'),
  );
  expect(await host.log(ann.room)).toHaveLength(length);
});
