import { describe, expect, test } from 'vitest';
import type { Command } from '../../src/protocol/commands.ts';
import { newToken, type PersonId } from '../../src/protocol/identifiers.ts';
import { LIMITS } from '../../src/protocol/limits.ts';
import type { RawClient } from '../raw-client.ts';
import { BOT, OPEN, personOf, playOut, TERMS, TestHost } from '../test-host.ts';

const no = (refusal: string) => ({ ok: false, refusal });

describe('a seat', () => {
  test('RM1 can be taken if it is open or a bot sits there, and only once', async () => {
    const host = new TestHost();
    const { ann, ben } = await host.pair();
    const watcher = await host.watch(ann);
    const sit = (seat: number): Command => ({ type: 'sit', seat, name: 'Cleo', token: newToken(host.random) });
    expect(await watcher.do(sit(1))).toEqual(no('seat-taken'));
    expect(await watcher.do(sit(7))).toEqual(no('no-such-seat'));
    expect(await ben.client.do(sit(2))).toEqual(no('already-seated'));
    expect(await watcher.do(sit(2))).toEqual({ ok: true });
    expect(watcher.you).toEqual({ person: 'p3', seat: 2 });
    expect(ann.client.picture.people.map(({ name }) => name)).toEqual(['Ann', 'Ben', 'Cleo']);
  });

  test('RM1 can be changed by standing up, and one stays the same person', async () => {
    const host = new TestHost();
    const { ben } = await host.pair();
    await ben.client.plain('stand');
    await ben.client.must({ type: 'sit', seat: 2, name: 'Benny', token: ben.token });
    expect(ben.client.you).toEqual({ person: 'p2', seat: 2 });
    expect((await host.back(ben)).you).toEqual({ person: 'p2', seat: 2 });
  });

  test('RM1 is not taken twice with one token', async () => {
    const host = new TestHost();
    const { ann, ben } = await host.pair();
    const watcher = await host.watch(ann);
    const sit: Command = { type: 'sit', seat: 2, name: 'Ben too', token: ben.token };
    expect(await watcher.do(sit)).toEqual(no('already-seated'));
  });

  test('RM3 is for nobody new in a locked room, but for those who are in', async () => {
    const host = new TestHost();
    const { ann, ben } = await host.pair();
    const watcher = await host.watch(ann);
    await ben.client.plain('stand');
    await ann.client.must({ type: 'lock', isLocked: true });
    const sit: Command = { type: 'sit', seat: 1, name: 'Cleo', token: newToken(host.random) };
    expect(await watcher.do(sit)).toEqual(no('room-locked'));
    expect(await ben.client.do({ ...sit, name: 'Ben' })).toEqual({ ok: true });
  });

  test('RM3 is for nobody new in a full room', async () => {
    const host = new TestHost();
    const ann = await host.open();
    const crowd: RawClient[] = [];
    for (let count = 1; count < LIMITS.peoplePerRoom; count++) {
      const { client } = await host.join(ann, 1, `Guest ${count + 100}`);
      await client.plain('stand');
      crowd.push(client);
    }
    const watcher = await host.watch(ann);
    const sit: Command = { type: 'sit', seat: 1, name: 'Cleo', token: newToken(host.random) };
    expect(await watcher.do(sit)).toEqual(no('room-full'));
    // Somebody who is gone makes room.
    crowd[30].hang();
    expect(await watcher.do(sit)).toEqual({ ok: true });
    await host.clock.pass(1000);
    expect(ann.client.picture.people).toHaveLength(LIMITS.peoplePerRoom);
    expect(ann.client.picture.people.some(({ name }) => name === 'Guest 131')).toBe(false);
  });

  test('RM3 is for anybody with the name of somebody who stood up and is gone', async () => {
    const host = new TestHost();
    const { ann, ben } = await host.pair();
    const watcher = await host.watch(ann);
    await ben.client.plain('stand');
    const sit: Command = { type: 'sit', seat: 1, name: 'Ben', token: newToken(host.random) };
    expect(await watcher.do(sit)).toEqual(no('name-taken'));
    ben.client.hang();
    expect(await watcher.do(sit)).toEqual({ ok: true });
    expect(ann.client.picture.people.map(({ id }) => id)).toEqual(['p1', 'p3']);
    host.restart();
    expect((await host.back(ann)).picture.people.map(({ id }) => id)).toEqual(['p1', 'p3']);
    expect((await host.back(ben)).ending).toBe('unknown-session');
  });

  test('RM5 is open again after its person stood up in the lobby', async () => {
    const { ann, ben } = await new TestHost().pair();
    await ben.client.plain('stand');
    expect(ann.client.picture.seats[1]).toEqual({ type: 'open' });
    expect(await ben.client.plain('stand')).toEqual(no('not-seated'));
    expect(ben.client.you).toEqual({ person: 'p2', seat: null });
  });

  test('RM5 is not left during a deal, and a bot takes it between two deals', async () => {
    const host = new TestHost();
    const { ann, ben } = await host.dealt();
    expect(await ben.client.plain('stand')).toEqual(no('deal-running'));
    await playOut(host, ann, ben);
    expect(await ben.client.plain('stand')).toEqual({ ok: true });
    expect(ann.client.picture.seats[1]).toEqual({ type: 'bot', bot: 'random', name: 'Ben' });
    await ann.client.must({ type: 'deal' });
    await host.clock.pass(1000);
    expect(ann.client.table.dealNumber).toBe(2);
  });

  test('RM8 of a program is marked with its name', async () => {
    const host = new TestHost();
    const ann = await host.open();
    const watcher = await host.watch(ann);
    await watcher.must({ type: 'sit', seat: 1, name: 'Deep Fish', token: newToken(host.random), bot: 'mybot.py' });
    expect(ann.client.picture.people[1]).toMatchObject({ name: 'Deep Fish', bot: 'mybot.py' });
    await ann.client.must({ type: 'deal' });
    expect(ann.client.table.terms?.players[1]).toEqual({ name: 'Deep Fish', bot: 'mybot.py' });
  });
});

describe('a name', () => {
  test.each([
    ['  Ann\t B ', 'Ann B'],
    ['Ａnn', 'Ann'],
    ['A\u202enn\u0007', 'Ann'],
    ['😀'.repeat(30), '😀'.repeat(LIMITS.nameLetters)],
    ['e\u0301'.repeat(30), 'é'.repeat(LIMITS.nameLetters)],
    ['<b>Ann</b>', '<b>Ann</b>'],
  ])('RM2 is made fit to be shown: %j', async (typed, shown) => {
    const { client } = await new TestHost().open({ name: typed });
    expect(client.picture.people[0].name).toBe(shown);
  });

  test.each(['', '   ', '\u200b\u202e', '...', '\u0301'])('RM2 is more than %j', async (name) => {
    const { ben } = await new TestHost().pair();
    expect(await ben.client.do({ type: 'rename', name })).toEqual(no('name-empty'));
  });

  test.each(['Ann', 'ann', 'ANN ', 'Аnn', 'Ạnn', 'A n n'])(
    'RM2 is not %j where somebody is called Ann',
    async (name) => {
      const { ben } = await new TestHost().pair();
      expect(await ben.client.do({ type: 'rename', name })).toEqual(no('name-taken'));
    },
  );

  test('RM2 is not that of a bot at the table, whoever comes first', async () => {
    const host = new TestHost();
    const ann = await host.open({ name: 'Bo', seats: [OPEN, OPEN, BOT] });
    expect(ann.client.picture.seats[2]).toMatchObject({ name: 'Cy' });
    const watcher = await host.watch(ann);
    const sit: Command = { type: 'sit', seat: 1, name: 'cy', token: newToken(host.random) };
    expect(await watcher.do(sit)).toEqual(no('name-taken'));
    expect(await ann.client.do({ type: 'rename', name: 'Cý' })).toEqual(no('name-taken'));
    await watcher.must({ ...sit, name: 'Dee' });
    const keep = [0, 1, 2].map((seat) => ({ type: 'keep', seat }) as const);
    await ann.client.must({ type: 'seats', offers: [...keep, BOT] });
    expect(ann.client.picture.seats[3]).toMatchObject({ name: 'Eve' });
  });

  test('RM2 may be that of the bot whose seat is taken', async () => {
    const host = new TestHost();
    const ann = await host.open({ seats: [OPEN, BOT] });
    expect((await host.join(ann, 1, 'Bo')).client.you.seat).toBe(1);
  });

  test('RM6 is changed in the lobby only, and one may keep the look of one’s own', async () => {
    const host = new TestHost();
    const { ann, ben } = await host.pair();
    await ben.client.must({ type: 'rename', name: 'BEN' });
    expect(ann.client.picture.people[1].name).toBe('BEN');
    expect(await (await host.watch(ann)).do({ type: 'rename', name: 'Cleo' })).toEqual(no('not-seated'));
    await ann.client.must({ type: 'deal' });
    expect(await ben.client.do({ type: 'rename', name: 'Benny' })).toEqual(no('match-running'));
  });
});

describe('somebody who leaves', () => {
  test('RM7 is told so, frees the seat in the lobby and cannot come back as the same person', async () => {
    const host = new TestHost();
    const { ann, ben } = await host.pair();
    expect(await ben.client.plain('leave')).toEqual({ ok: true });
    expect(ben.client.ending).toBe('left');
    expect(ann.client.picture).toMatchObject({ seats: [{}, { type: 'open' }, {}], people: [{ id: 'p1' }] });
    expect((await host.back(ben)).ending).toBe('unknown-session');
    expect((await host.join(ann, 1, 'Ben')).client.you.person).toBe('p3');
  });

  test('RM7 leaves the running deal to a bot, also after a restart', async () => {
    const host = new TestHost();
    const { ann, ben } = await host.dealt();
    await ben.client.plain('leave');
    expect(ann.client.picture.seats[1]).toMatchObject({ type: 'bot', name: 'Ben' });
    host.restart();
    await host.back(ann);
    await playOut(host, ann);
    expect(ann.client.picture.phase).toBe('between');
  });

  test('RM7 without a seat just goes', async () => {
    const host = new TestHost();
    const ann = await host.open();
    const watcher = await host.watch(ann);
    await watcher.plain('leave');
    expect(watcher.ending).toBe('left');
    expect(ann.client.picture.spectators).toBe(0);
  });
});

describe('the organiser', () => {
  const commands: readonly Command[] = [
    {
      type: 'seats',
      offers: [
        { type: 'keep', seat: 0 },
        { type: 'keep', seat: 1 },
      ],
    },
    { type: 'terms', terms: TERMS },
    { type: 'lobby' },
    { type: 'lock', isLocked: true },
    { type: 'remove', person: 'p1' as PersonId },
    { type: 'reissue' },
    { type: 'hand-over', person: 'p2' as PersonId },
    { type: 'end' },
  ];

  test.each(commands.map((command) => [command.type, command] as const))(
    'RM9 alone may give the command %s',
    async (_, command) => {
      const host = new TestHost();
      const { ann, ben } = await host.pair();
      const log = await host.log(ann.room);
      expect(await ben.client.do(command)).toEqual(no('not-organiser'));
      expect(await (await host.watch(ann)).do(command)).toEqual(no('not-organiser'));
      expect(await host.log(ann.room)).toEqual(log);
    },
  );

  test('RM10 arranges the seats, and every person keeps one', async () => {
    const { ann, ben } = await new TestHost().pair();
    const seats = (offers: Extract<Command, { type: 'seats' }>['offers']) => ann.client.do({ type: 'seats', offers });
    expect(await seats([{ type: 'keep', seat: 1 }, OPEN, BOT])).toEqual(no('seat-taken'));
    expect(
      await seats([
        { type: 'keep', seat: 0 },
        { type: 'keep', seat: 0 },
      ]),
    ).toEqual(no('no-such-seat'));
    expect(
      await seats([
        { type: 'keep', seat: 0 },
        { type: 'keep', seat: 9 },
      ]),
    ).toEqual(no('no-such-seat'));
    const many = Array.from({ length: 8 }, () => BOT);
    expect(await seats([{ type: 'keep', seat: 0 }, { type: 'keep', seat: 1 }, ...many])).toEqual(no('too-many-seats'));
    expect(await seats([{ type: 'keep', seat: 1 }, BOT, OPEN, { type: 'keep', seat: 0 }])).toEqual({ ok: true });
    expect(ann.client.picture.seats.map(({ type }) => type)).toEqual(['person', 'bot', 'open', 'person']);
    expect([ann.client.you.seat, ben.client.you.seat]).toEqual([3, 0]);
  });

  test('RM10 ends the match by another number of seats, and not by other bots', async () => {
    const host = new TestHost();
    const { ann, ben } = await host.dealt();
    const kept = [{ type: 'keep', seat: 0 } as const, { type: 'keep', seat: 1 } as const];
    expect(await ann.client.do({ type: 'seats', offers: [...kept, BOT] })).toEqual(no('deal-running'));
    await playOut(host, ann, ben);
    await ann.client.must({ type: 'seats', offers: [...kept, { type: 'bot', bot: 'pike' }] });
    expect(ann.client.picture.phase).toBe('between');
    await ann.client.must({ type: 'seats', offers: [...kept, BOT, BOT] });
    expect(ann.client.picture.phase).toBe('lobby');
  });

  test('RM10 ends the match when players change seats, so that nobody gets the score of somebody else', async () => {
    const host = new TestHost();
    const { ann, ben } = await host.dealt({ terms: { goal: { type: 'best-of', deals: 3 } } });
    await playOut(host, ann, ben);
    const offers = [1, 0, 2].map((seat) => ({ type: 'keep', seat }) as const);
    await ann.client.must({ type: 'seats', offers });
    expect(ann.client.picture.phase).toBe('lobby');
  });

  test('RM10 lets the matches that somebody has won move along to another seat', async () => {
    const host = new TestHost();
    const { ann, ben } = await host.dealt({ terms: { goal: { type: 'best-of', deals: 1 } } });
    await playOut(host, ann, ben);
    await ann.client.must({ type: 'deal' });
    await ann.client.must({ type: 'lobby' });
    const won = ann.client.picture.matchesWon;
    expect(new Set(won).size).toBeGreaterThan(1);
    await ann.client.must({ type: 'seats', offers: [1, 2, 0].map((seat) => ({ type: 'keep', seat }) as const) });
    expect(ann.client.picture.matchesWon).toEqual([won[1], won[2], won[0]]);
  });

  test('RM11 changes the terms, but not during a deal, and to nothing impossible', async () => {
    const host = new TestHost();
    const { ann, ben } = await host.pair();
    const terms = { ...TERMS, game: 'old-maid' } as const;
    const impossible = { ...TERMS, rules: { handSize: '51' } };
    expect(await ann.client.do({ type: 'terms', terms: impossible })).toEqual(no('impossible-table'));
    await ann.client.must({ type: 'terms', terms });
    expect(ben.client.picture.terms.game).toBe('old-maid');
    await ann.client.must({ type: 'deal' });
    expect(await ann.client.do({ type: 'terms', terms: TERMS })).toEqual(no('deal-running'));
    await playOut(host, ann, ben);
    await ann.client.must({ type: 'terms', terms: TERMS });
    expect(ben.client.picture).toMatchObject({ phase: 'lobby', terms: { game: 'go-fish' } });
    await ann.client.must({ type: 'deal' });
    expect(ben.client.table).toMatchObject({ game: 'go-fish', dealNumber: 1 });
  });

  test('RM12 ends the match at any moment', async () => {
    const host = new TestHost();
    const { ann, ben } = await host.dealt();
    await ann.client.plain('lobby');
    expect(ben.client.picture.phase).toBe('lobby');
    expect(await ann.client.plain('lobby')).toEqual(no('no-match'));
    const act: Command = { type: 'act', action: ann.client.table.view.legal[0] };
    expect(await ann.client.do(act)).toEqual(no('no-match'));
    await ann.client.must({ type: 'deal' });
    expect(ben.client.table).toMatchObject({ dealNumber: 1, isBegun: false, from: 0 });
    await playOut(host, ann, ben);
  });

  test('RM12 ends the round before a deal, too', async () => {
    const host = new TestHost();
    const { ann, ben } = await host.pair();
    ben.client.value = null;
    await ann.client.must({ type: 'deal' });
    await ann.client.must({ type: 'lobby' });
    await host.clock.pass(4 * LIMITS.roundMs);
    expect(ben.client.picture.phase).toBe('lobby');
    expect(ben.client.all('news')).toEqual([]);
  });

  test('RM13 removes somebody, with a new link and a new code', async () => {
    const host = new TestHost();
    const { ann, ben } = await host.dealt();
    const { secret, code } = ann.client.invitation;
    await ann.client.must({ type: 'remove', person: personOf(ben) });
    expect(ben.client.last('bye')).toMatchObject({ ending: 'removed', by: 'Ann' });
    expect(ann.client.picture.notices).toMatchObject([{ type: 'removed', person: 'p2', name: 'Ben', by: 'Ann' }]);
    expect((await host.back(ben)).ending).toBe('unknown-session');
    expect((await host.enter({ by: 'link', room: ann.room, secret })).ending).toBe('wrong-link');
    expect((await host.enter({ by: 'code', code, name: 'Ben' })).ending).toBe('wrong-code');
    expect((await host.watch(ann)).ending).toBeNull();
    await playOut(host, ann);
    expect(await ann.client.do({ type: 'remove', person: 'p1' as PersonId })).toEqual(no('no-such-person'));
    expect(await ann.client.do({ type: 'remove', person: 'p2' as PersonId })).toEqual(no('no-such-person'));
  });

  test('RM14 makes link and code anew, and everybody who is in stays in', async () => {
    const host = new TestHost();
    const { ann, ben } = await host.pair();
    const watcher = await host.watch(ann);
    const { secret, code } = ann.client.invitation;
    await ann.client.plain('reissue');
    expect((await host.enter({ by: 'link', room: ann.room, secret })).ending).toBe('wrong-link');
    expect((await host.enter({ by: 'code', code, name: 'Cleo' })).ending).toBe('wrong-code');
    expect([ben.client.ending, watcher.ending]).toEqual([null, null]);
    expect(ben.client.picture.secret).toBe(ann.client.picture.secret);
    expect((await host.back(ben)).you.seat).toBe(1);
  });

  test.each([
    ['reissue', { type: 'reissue' }],
    ['remove', { type: 'remove', person: 'p2' as PersonId }],
  ] as const)('RM14 who looks on is told no link that %s made, and sits only by it', async (_, command) => {
    const host = new TestHost();
    const { ann, ben } = await host.pair();
    const watcher = await host.watch(ben);
    await ann.client.must(command);
    expect(watcher.picture).toMatchObject({ secret: null, code: null });
    const sit: Command = { type: 'sit', seat: 2, name: 'Cleo', token: newToken(host.random) };
    expect(await watcher.do(sit)).toEqual(no('old-link'));
    expect(await watcher.do({ type: 'reclaim', person: 'p1' as PersonId, token: sit.token })).toEqual(no('old-link'));
    expect(await (await host.watch(ann)).do(sit)).toEqual({ ok: true });
  });

  test('RM14 requests of people who look on end with their link', async () => {
    const host = new TestHost();
    const { ann, ben } = await host.pair();
    const watcher = await host.watch(ann);
    const person = personOf(ben);
    ben.client.hang();
    await host.clock.pass(LIMITS.lostAfterMs);
    await watcher.must({ type: 'reclaim', person, token: newToken(host.random) });
    await ann.client.plain('reissue');
    expect(ann.client.picture.requests).toEqual([]);
  });

  test('RM15 hands over', async () => {
    const { ann, ben } = await new TestHost().pair();
    expect(await ann.client.do({ type: 'hand-over', person: 'p9' as PersonId })).toEqual(no('no-such-person'));
    await ann.client.must({ type: 'hand-over', person: personOf(ben) });
    expect(await ann.client.plain('reissue')).toEqual(no('not-organiser'));
    expect(await ben.client.plain('reissue')).toEqual({ ok: true });
  });

  test('RM16 leaves, and the person inherits who has been seated longest and is here', async () => {
    const host = new TestHost();
    const { ann, ben } = await host.pair();
    const cleo = await host.join(ann, 2, 'Cleo');
    ben.client.hang();
    await ann.client.plain('leave');
    expect(cleo.client.picture.organiser).toBe(personOf(cleo));
  });

  test('RM16 leaves, and no program inherits while a person has a seat', async () => {
    const host = new TestHost();
    const ann = await host.open({ seats: [OPEN, OPEN, OPEN] });
    const program = await host.watch(ann);
    await program.must({ type: 'sit', seat: 1, name: 'Deep', token: newToken(host.random), bot: 'mybot.py' });
    const cleo = await host.join(ann, 2, 'Cleo');
    await ann.client.plain('leave');
    expect(program.picture.organiser).toBe(personOf(cleo));
    await cleo.client.plain('leave');
    expect(program.picture.organiser).toBe(program.you.person);
  });

  test('RM16 is not a program that sits down at a table without organiser', async () => {
    const host = new TestHost();
    const ann = await host.open();
    const program = await host.watch(ann);
    await ann.client.plain('leave');
    await program.must({ type: 'sit', seat: 1, name: 'Deep', token: newToken(host.random), bot: 'mybot.py' });
    expect(program.picture.organiser).toBeNull();
    const ben = await host.enter({ by: 'link', room: ann.room, secret: program.invitation.secret });
    await ben.must({ type: 'sit', seat: 2, name: 'Ben', token: newToken(host.random) });
    expect(ben.picture.organiser).toBe(ben.you.person);
  });

  test('RM16 leaves an empty table to the next person who sits down', async () => {
    const host = new TestHost();
    const ann = await host.open();
    const watcher = await host.watch(ann);
    await ann.client.plain('leave');
    expect(watcher.picture.organiser).toBeNull();
    await watcher.must({ type: 'sit', seat: 1, name: 'Ben', token: newToken(host.random) });
    expect(watcher.picture.organiser).toBe('p2');
  });

  test('RM16 is gone for a while, and somebody else organises', async () => {
    const host = new TestHost();
    const { ann, ben } = await host.pair();
    ann.client.hang();
    await host.clock.pass(LIMITS.organiserMs - 1);
    expect(ben.client.picture.organiser).toBe('p1');
    await host.clock.pass(1);
    expect(ben.client.picture.organiser).toBe('p2');
    expect((await host.back(ann)).picture.organiser).toBe('p2');
  });

  test('RM16 is back in time, and stays the organiser', async () => {
    const host = new TestHost();
    const { ann, ben } = await host.pair();
    ann.client.hang();
    await host.clock.pass(LIMITS.organiserMs - 1);
    await host.back(ann);
    await host.clock.pass(LIMITS.organiserMs);
    expect(ben.client.picture.organiser).toBe('p1');
  });

  test('RM16 is back while the heir is being written down, and stays the organiser', async () => {
    const host = new TestHost();
    const { ann, ben } = await host.pair();
    ann.client.hang();
    await host.clock.pass(LIMITS.organiserMs - 1);
    const letGo = host.store.hold();
    await host.clock.pass(1);
    await host.back(ann);
    letGo();
    await host.clock.pass(0);
    expect(ben.client.picture.organiser).toBe('p1');
    expect(await ann.client.plain('reissue')).toEqual({ ok: true });
  });

  test('RM16 is back before the heir is decided, and no entry is written', async () => {
    const host = new TestHost();
    const { ann, ben } = await host.pair();
    ann.client.hang();
    await host.clock.pass(LIMITS.organiserMs - 1);
    const letGo = host.store.hold();
    await ben.client.do({ type: 'rename', name: 'Benny' });
    await host.clock.pass(1);
    await host.back(ann);
    letGo();
    await host.clock.pass(0);
    expect((await host.log(ann.room)).map(({ type }) => type)).toEqual(['opened', 'joined', 'renamed']);
  });

  test('RM17 ends the room for everybody and for good', async () => {
    const host = new TestHost();
    const { ann, ben } = await host.dealt();
    const watcher = await host.watch(ann);
    const { code } = ann.client.invitation;
    await ann.client.plain('end');
    expect([ann, ben].map(({ client }) => client.ending)).toEqual(['ended', 'ended']);
    expect(watcher.ending).toBe('ended');
    host.restart();
    expect((await host.back(ben)).ending).toBe('ended');
    expect((await host.enter({ by: 'code', code, name: 'Cleo' })).ending).toBe('wrong-code');
  });

  test.each(['lobby', 'deal'])('RM17 answers the organiser in the %s before the end is told', async (where) => {
    const host = new TestHost();
    const { ann } = where === 'lobby' ? await host.pair() : await host.dealt();
    await ann.client.plain('end');
    expect(ann.client.received.slice(-2)).toMatchObject([
      { type: 'answer', outcome: { ok: true } },
      { type: 'bye', ending: 'ended' },
    ]);
  });
});
