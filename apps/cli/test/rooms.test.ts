import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS } from '@shoal/games/ids';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { IS_CHECK } from '../../../scripts/depth.mjs';
import { TestServer } from '../../server/test/server/test-server.ts';
import { scriptedBot } from './bot-scripts.ts';
import { RoomProgram } from './player/room-program.ts';
import { useProgram } from './program.ts';

const program = useProgram();
let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.remove());

const started: RoomProgram[] = [];
afterEach(() => {
  for (const one of started.splice(0)) one.kill();
});

function start(args: readonly string[], home?: string): RoomProgram {
  const one = new RoomProgram(program, args, home);
  started.push(one);
  return one;
}

const host = (...args: readonly string[]): RoomProgram =>
  start(['host', '--server', server.origin, '--name', 'Ann', '--seats', '2', '--speed', 'instant', ...args]);

/** Ann and Ben at a table for two, before the cards are dealt. */
async function annAndBen(...args: readonly string[]): Promise<readonly [RoomProgram, RoomProgram]> {
  const ann = host(...args);
  const ben = start(['join', await ann.link(), '--name', 'Ben', '--sit']);
  await ann.until(({ room }) => JSON.stringify(room ?? '').includes('"Ben"'), 'Ben');
  return [ann, ben];
}

const finishedIn = (home: string): readonly string[] => {
  const path = join(home, 'finished.jsonl');
  return existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : [];
};

/** One game shows that rooms work; the others take as long again. */
describe.each(IS_CHECK ? GAME_IDS : GAME_IDS.slice(0, 1))('%s', (game) => {
  test('two terminals play it to its end, and both have it among their finished games', async () => {
    const people = await annAndBen(game);
    for (const person of people) person.isPlaying = true;
    people[0].say({ type: 'deal' });
    for (const person of people) {
      await person.until(({ type }) => type === 'result', 'the result');
      expect(
        await person.until(({ type, state }) => type === 'fairness' && state === 'proved', 'the proof'),
      ).toBeDefined();
      await person.until(({ type }) => type === 'record', 'the record');
      const types = person.lines.map(({ type }) => type);
      expect(types.indexOf('record')).toBeGreaterThan(types.indexOf('result'));
      const [line, ...more] = finishedIn(person.home);
      expect(more).toEqual([]);
      expect(JSON.parse(line).record.fairness).toBeDefined();
      expect((await person.leave()).code).toBe(0);
    }
  });
});

test('both go on by themselves when the server is killed in mid-game and started again', async () => {
  const [ann, ben] = await annAndBen(GAME_IDS[0]);
  ann.isPlaying = true;
  ann.say({ type: 'deal' });
  await ben.until(({ type, legal }) => type === 'turn' && legal !== undefined, 'the turn of Ben');
  await server.close();
  await ben.until(({ type, state }) => type === 'connection' && state === 'away', 'a lost connection');
  await server.start();
  await ben.count('connection', 3);
  ben.isPlaying = true;
  ben.say({ type: 'act', choice: 0 });
  for (const person of [ann, ben]) {
    await person.until(({ type }) => type === 'result', 'the result');
    expect(person.lines.filter(({ type }) => type === 'table').length).toBe(1);
  }
});

test.runIf(IS_CHECK)('somebody who has switched reactions off is told none', async () => {
  const ann = host();
  const ben = start(['join', await ann.link(), '--name', 'Ben', '--sit', '--no-reactions']);
  await ann.until(({ room }) => JSON.stringify(room ?? '').includes('"Ben"'), 'Ben');
  ann.say({ type: 'react', reaction: 'clap' });
  await ann.until(({ type }) => type === 'reaction', 'the reaction');
  ann.say({ type: 'deal' });
  await ben.until(({ type }) => type === 'table', 'the cards');
  expect(ben.lines.filter(({ type }) => type === 'reaction')).toEqual([]);
});

test('a seat survives kill -9, and shoal join leads back to it', async () => {
  const [ann, ben] = await annAndBen();
  ben.kill();
  await ben.outcome;
  const again = start(['join'], ben.home);
  const { you } = await again.until(({ type }) => type === 'room', 'the room');
  expect(you).toEqual({ person: 'p2', seat: 1 });
  expect(readdirSync(join(ben.home, 'seats')).filter((name) => name.endsWith('.json')).length).toBe(1);
  ann.kill();
});

test.runIf(IS_CHECK)('two terminals of one person on one machine have a seat each', async () => {
  const ann = host();
  const home = mkdtempSync(join(program.folder, 'both-'));
  const link = await ann.link();
  const first = start(['join', link, '--sit'], home);
  await first.until(({ you }) => JSON.stringify(you) === '{"person":"p2","seat":1}', 'the seat');
  const second = start(['join', link], home);
  expect((await second.until(({ type }) => type === 'room', 'the room'))['you']).toEqual({ person: null, seat: null });
});

test('somebody who knocks with the animals that were said aloud comes in when they are let in', async () => {
  const ann = host();
  const { room } = await ann.until(({ type }) => type === 'room', 'the room');
  const code = await spoken(room);
  const ben = start(['join', code, '--server', server.origin, '--name', 'Ben']);
  const asked = await ann.until(({ room: now }) => requestIn(now) !== undefined, 'a knock');
  expect(requestIn(asked['room'])).toMatchObject({ type: 'knock', name: 'Ben' });
  await ben.until(({ type, state }) => type === 'connection' && state === 'knocking', 'the knock');
  ann.say({ type: 'admit', request: requestIn(asked['room'])?.id, isWelcome: true });
  await ben.until(({ type }) => type === 'room', 'the room');
});

test.runIf(IS_CHECK)('a seat moves to another device by a link that works once', async () => {
  const [ann, ben] = await annAndBen();
  ben.say({ type: 'move', id: 7 });
  const { link } = await ben.until(({ type, id }) => type === 'answer' && id === 7, 'the ticket');
  const phone = start(['join', String(link)]);
  await phone.until(({ you }) => JSON.stringify(you) === '{"person":"p2","seat":1}', 'the seat');
  expect(await ben.outcome).toMatchObject({
    code: 4,
    stderr: 'Your seat is on another device now: go on there, or ask the people at the table.\n',
  });
  const late = start(['join', String(link)]);
  expect((await late.outcome).stderr).toMatch(/^This link for another device was used already or is too old: .*\n$/);
  ann.kill();
});

interface Told {
  readonly id: string;
  readonly type: string;
  readonly name: string;
}

const requestIn = (room: unknown): Told | undefined => (room as { requests?: Told[] } | undefined)?.requests?.[0];

async function spoken(room: unknown): Promise<string> {
  const { loadOnlineWords, writeSpokenCode } = await import('@shoal/table-ui/online');
  const { names } = await loadOnlineWords('en');
  return writeSpokenCode((room as { code: [number, number, number] }).code, names);
}

describe('one sentence and exit code 4 tell', () => {
  const cannot = async (args: readonly string[], sentence: RegExp) => {
    const { code, stderr, stdout } = await program.run(args, '', {
      SHOAL_HOME: mkdtempSync(join(program.folder, 'x-')),
    });
    expect({ code, stderr, stdout }).toEqual({ code: 4, stderr: expect.stringMatching(sentence), stdout: '' });
  };
  const GONE = 'aaaaaaaaaaaa';
  const SECRET = 'bbbbbbbbbbbbbbbbbbbbbb';

  test('of a room that does not exist', () =>
    cannot(['join', `${server.origin}/#/room/${GONE}/${SECRET}`], /^There is no such room: .*\n$/));

  test('of a link that is no longer valid', async () => {
    const link = await host().link();
    await cannot(['join', link.replace(/[^/]*$/, SECRET)], /^This link is no longer valid: .*\n$/);
  });

  test('of a code that no room has', () =>
    cannot(['join', 'ant-ant-ant', '--server', server.origin], /^No room has this code: .*\n$/));

  test('of a room that is locked', async () => {
    const ann = host();
    const { room } = await ann.until(({ type }) => type === 'room', 'the room');
    ann.say({ type: 'lock', isLocked: true });
    await ann.until(({ type }) => type === 'answer', 'the answer');
    await cannot(['join', await spoken(room), '--server', server.origin], /^The room is locked: .*\n$/);
  });

  test('of a room that has ended', async () => {
    const ann = host();
    const link = await ann.link();
    ann.say({ type: 'end' });
    expect(await ann.outcome).toMatchObject({ code: 4, stderr: expect.stringMatching(/^The organiser has ended/) });
    await cannot(['join', link], /^The organiser has ended this room: .*\n$/);
  });

  test.runIf(IS_CHECK)('of a server that does not answer', () =>
    cannot(
      ['join', `http://127.0.0.1:9/#/room/${GONE}/${SECRET}`],
      /^No Shoal server answers at http:\/\/127\.0\.0\.1:9: start one with "shoal serve", .*\n$/,
    ),
  );

  test('of a machine on which no seat is kept', () => cannot(['join'], /^No seat is kept on this machine: .*\n$/));
});

test.runIf(IS_CHECK)('somebody who is removed is told so, and the seat is forgotten', async () => {
  const [ann, ben] = await annAndBen();
  ann.say({ type: 'remove', person: 'p2' });
  expect(await ben.outcome).toMatchObject({
    code: 4,
    stderr: 'Ann has removed you from this room.\n',
  });
  expect(readdirSync(join(ben.home, 'seats'))).toEqual([]);
});

test.each([
  [['join', 'nothing'], /^"nothing" is neither a link to a room nor three animals: /],
  [['join', 'fox-owl-bear', '--server', 'http://['], /^"http:\/\/\[" is not a server address: /],
  [['host', '--absence', '3'], /choose 0, 1, 2, 5 or never/],
  [['host', '--thinking', '5'], /choose 30, 60, 120 or none/],
  [['host', '--bot', './mine'], /^"\.\/mine" must join the room itself: shoal join LINK --bot "\.\/mine"\.\n$/],
  [
    ['host', '--seats', '2', '--bot', 'pike', '--bot', 'pike'],
    /^2 seats are too few for 2 bots and you: raise --seats/,
  ],
  [
    ['host', '--seats', '2', '--no-seat', ...['pike', 'pike', 'pike'].flatMap((bot) => ['--bot', bot])],
    /^2 seats are too few for 3 bots: raise --seats/,
  ],
])('%j is a wrong command line', async (args, sentence) => {
  const { code, stderr } = await program.run(args, '');
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringMatching(sentence) });
});

test('a program plays a seat as a bot that everybody sees is one', async () => {
  const ann = host();
  const bot = scriptedBot(program.folder, 'room-bot', {});
  const running = program.start(['join', await ann.link(), '--bot', `deep=${bot}`], {
    SHOAL_HOME: mkdtempSync(join(program.folder, 'bot-')),
  });
  await ann.until(({ room }) => JSON.stringify(room ?? '').includes('"bot":"scripted"'), 'the bot');
  ann.isPlaying = true;
  ann.say({ type: 'deal' });
  await ann.until(({ type }) => type === 'result', 'the result');
  const { record } = await ann.until(({ type }) => type === 'record', 'the record');
  expect(JSON.stringify(record)).toContain('"player":"bot:scripted"');
  running.child.kill('SIGINT');
  expect((await running.outcome).stderr).toContain('deep sits at seat 2.');
});

test.runIf(IS_CHECK)('a bot of the ladder joins and plays on after a restart of the server', async () => {
  const ann = host();
  const running = program.start(['join', await ann.link(), '--bot', 'perch'], {
    SHOAL_HOME: mkdtempSync(join(program.folder, 'ladder-')),
  });
  await ann.until(({ room }) => JSON.stringify(room ?? '').includes('"bot":"perch"'), 'the bot');
  ann.say({ type: 'deal' });
  await ann.until(({ type }) => type === 'table', 'the table');
  await server.close();
  await server.start();
  await ann.count('connection', 3);
  ann.isPlaying = true;
  ann.say({ type: 'act', choice: 0 });
  await ann.until(({ type }) => type === 'result', 'the result');
  running.child.kill('SIGKILL');
});

test('somebody organises without a seat', async () => {
  const ann = host('--no-seat');
  const { you, room } = await ann.until(({ type }) => type === 'room', 'the room');
  expect(you).toEqual({ person: 'p1', seat: null });
  expect(room).toMatchObject({ organiser: 'p1', seats: [{ type: 'open' }, { type: 'open' }] });
});

test('line by line two people meet, play and part, and nothing of a name reaches the terminal as a command', async () => {
  const ann = program.start(
    ['host', '--server', server.origin, '--name', '\x1b[31mAnn\x07', '--seats', '2', '--plain'],
    { SHOAL_HOME: mkdtempSync(join(program.folder, 'lines-')) },
  );
  let told = '';
  ann.child.stdout?.on('data', (text: string) => {
    told += text;
  });
  const shows = async (text: string | RegExp) => {
    for (let tries = 0; tries < 200 && !told.match(text); tries++)
      await new Promise((resolve) => setTimeout(resolve, 25));
    expect(told).toMatch(text);
  };
  await shows(/What now\?/);
  const [, link = ''] = /Link: (\S+)/.exec(told) ?? [];
  expect(told).toMatch(/Or: shoal join \p{L}+-\p{L}+-\p{L}+ --server http:\S+\n/u);
  const ben = start(['join', link, '--name', 'Ben', '--sit']);
  await shows('Ben sits down.');
  ann.child.stdin?.write('wave\nwho\nstart\n');
  ben.isPlaying = true;
  await shows(/Sealed pack: /);
  await shows(/(?:Your turn|Ben's turn)/);
  await shows(/At the table: 1 \[31mAnn \(you, organiser\) and 2 Ben/);
  ann.child.stdin?.end('q\n');
  const { code, stdout, stderr } = await ann.outcome;
  expect(code).toBe(0);
  expect(stderr).toMatch(/Your seat is kept\. Come back with: shoal join\n$/);
  expect(stdout).not.toMatch(new RegExp(`[${'\x1b'}${'\x07'}]`));
});

test.runIf(IS_CHECK)('the lines of a room are German for those who ask for it', async () => {
  const ann = program.start(['host', '--server', server.origin, '--plain', '--lang', 'de'], {
    SHOAL_HOME: mkdtempSync(join(program.folder, 'german-')),
  });
  ann.child.stdin?.end('hilfe\n');
  const { stdout, stderr, code } = await ann.outcome;
  expect(code).toBe(0);
  expect(stdout).toContain('Am Tisch: ');
  expect(stdout).toContain('sitz 2 nimmt Platz 2');
  expect(stderr).toContain('Dein Platz bleibt dir.');
});
