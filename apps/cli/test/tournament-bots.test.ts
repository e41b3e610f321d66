import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { settle } from '@shoal/core';
import { GAME_IDS, gameNamed } from '@shoal/games';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { fewOf, IS_CHECK } from '../../../scripts/depth.mjs';
import { commandWords } from '../src/external-bot/command-words.ts';
import { UNWATCHED } from '../src/external-bot/external-bot.ts';
import { type Contest, isExternal } from '../src/tournament/contest.ts';
import { DuplicateTable } from '../src/tournament/duplicate-table.ts';
import type { PlayedDeal } from '../src/tournament/played-deal.ts';
import { externalBotOf } from '../src/tournament/players.ts';
import { type Script, scriptedBot } from './bot-scripts.ts';

const folder = mkdtempSync(join(tmpdir(), 'shoal-bots-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const example = (file: string): string => fileURLToPath(new URL(`../../../examples/bots/${file}`, import.meta.url));

function contestOf(game: Contest['game'], command: string, seats = 2, timeLimitMs = 5000, timeBankMs = 0): Contest {
  const settled = settle(gameNamed(game).tables, 'standard', seats);
  if (!settled.ok) throw new Error('no such table');
  return {
    game,
    rules: settled.options,
    seats,
    pairs: 'round-robin',
    bots: [
      { name: 'mine', command: commandWords(command) ?? [] },
      { name: 'guppy', level: 'guppy' },
    ],
    shuffle: 'fisher-yates',
    seed: 'bots',
    timeLimitMs,
    timeBankMs,
  };
}

/** Plays the first deals, and makes sure that no process is left. */
async function play(contest: Contest, deals = 1): Promise<PlayedDeal[]> {
  const started: number[] = [];
  const watch = () => ({ ...UNWATCHED, started: (pid: number) => started.push(pid) });
  const table = new DuplicateTable(contest, watch);
  const played: PlayedDeal[] = [];
  for (let deal = 0; deal < deals; deal++) played.push(await table.play({ deal, bots: [0, 1] }));
  await table.close();
  await vi.waitFor(() => expect(started.filter(isAlive)).toEqual([]), 5000);
  return played;
}

/** A process that is dead but not yet fetched by its parent can still be signalled. */
function isAlive(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) Z/.test(execFileSync('cat', [`/proc/${pid}/stat`], { encoding: 'utf8', stdio: 'pipe' }));
  } catch {
    return false;
  }
}

const faultsOf = (played: readonly PlayedDeal[]): string[] =>
  played.flatMap(({ forfeits = [] }) => forfeits.map(({ game, fault }) => `${game} ${fault}`));

describe.each(GAME_IDS)('%s', (game) => {
  test.each(fewOf(1, [2, 4]))(
    'the example in JavaScript plays at %i seats, the same game every time',
    async (seats) => {
      const contest = contestOf(game, `"${process.execPath}" "${example('sensible.mjs')}"`, seats);
      const played = await play(contest);
      expect(faultsOf(played)).toEqual([]);
      expect(played[0].places).toHaveLength(seats === 2 ? 2 : 8);
      expect(await play(contest)).toEqual(played);
    },
  );

  test.skipIf((!IS_CHECK && game !== GAME_IDS[0]) || !hasPython())(
    'the example in Python plays (needs python3)',
    async () => {
      const contest = contestOf(game, `python3 "${example('sensible.py')}"`);
      const played = await play(contest, 3);
      expect(faultsOf(played)).toEqual([]);
      expect(await play(contest, 3)).toEqual(played);
    },
  );
});

function hasPython(): boolean {
  try {
    execFileSync('python3', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    console.warn('python3 is missing, so the example bot in Python is not tried.');
    return false;
  }
}

describe.concurrent('a bot at fault', () => {
  test.each<[string, string, Script]>(
    fewOf(1, [
      ['crashes', 'ended', { choose: 'process.exit(3)' }],
      ['throws', 'ended', { choose: 'throw new Error("oh no")' }],
      ['is killed', 'ended', { choose: 'process.kill(process.pid, "SIGKILL")' }],
      ['never starts to speak', 'ended', { begin: 'process.exit(1);' }],
      ['answers no JSON', 'not-json', { choose: 'console.log("thinking…")' }],
      ['answers a JSON that is no object', 'not-json', { choose: 'say([message.legal[0]])' }],
      ['answers an illegal action', 'illegal', { choose: 'say({ type: "ask", target: 0, rank: "X" })' }],
      ['answers a line without end', 'long-line', { choose: 'process.stdout.write("x".repeat(1 << 20))' }],
      ['answers a huge line', 'long-line', { choose: 'say({ ...message.legal[0], x: "x".repeat(1 << 17) })' }],
      ['speaks another version', 'wrong-protocol', { hello: 'say({ protocol: "shoal-bot/2", name: "new" })' }],
      ['gives no name', 'wrong-protocol', { hello: 'say({ protocol: "shoal-bot/1" })' }],
      ['has a name of 21 characters', 'long-name', { hello: 'say({ protocol: "shoal-bot/1", name: "x".repeat(21) })' }],
      ['answers hello with garbage', 'not-json', { hello: 'console.log("hello!")' }],
      [
        'keeps on speaking',
        'unasked',
        { choose: 'console.log(Array(99).fill(JSON.stringify(message.legal[0])).join("\\n"))' },
      ],
    ]),
  )('a bot that %s loses the game', async (what, fault, script) => {
    const command = scriptedBot(folder, what.replaceAll(' ', '-'), script);
    const [played] = await play(contestOf('go-fish', command));
    expect(faultsOf([played])).toEqual([`0 ${fault}`, `1 ${fault}`]);
    expect(played.places).toEqual([
      [2, 1],
      [1, 2],
    ]);
  });

  test.each<[string, string, Script]>(
    fewOf(1, [
      ['gives no answer', 'no-answer', { choose: '' }],
      ['works for ever', 'no-answer', { choose: 'for (;;);' }],
      ['answers too late', 'no-answer', { choose: 'setTimeout(() => say(message.legal[0]), 1500)' }],
    ]),
  )('a bot that %s loses the game', async (what, fault, script) => {
    const command = scriptedBot(folder, what.replaceAll(' ', '-'), script);
    const startMs = performance.now();
    expect(faultsOf(await play(contestOf('go-fish', command, 2, 400)))).toEqual([`0 ${fault}`, `1 ${fault}`]);
    expect(performance.now() - startMs).toBeLessThan(15_000);
  });

  test.runIf(IS_CHECK)('a bot that does not say hello in five seconds loses the game', async () => {
    const contest = contestOf('go-fish', scriptedBot(folder, 'slow-hello', { hello: '' }));
    const [mine] = contest.bots;
    if (!isExternal(mine)) throw new Error('it is a command');
    const bot = externalBotOf(mine, contest, gameNamed('go-fish'), () => UNWATCHED);
    const startMs = performance.now();
    await expect(bot.begin({ seat: 0, firstSeat: 0, seed: 1 })).rejects.toMatchObject({ kind: 'no-hello' });
    expect(performance.now() - startMs).toBeGreaterThan(4900);
    bot.kill();
  });

  test('a bot that cannot be started loses the game', async () => {
    const [played] = await play(contestOf('go-fish', '/no/such/bot'));
    expect(played.forfeits?.[0]).toMatchObject({ fault: 'not-started', detail: 'there is no program /no/such/bot' });
  });
});

test('what a bot last wrote to its standard error is told with its end', async () => {
  const command = scriptedBot(folder, 'complains', {
    choose: 'console.error("no idea\\nwhat to do"); process.exit(7)',
  });
  const [played] = await play(contestOf('go-fish', command));
  expect(played.forfeits?.[0].detail).toBe('exit code 7, what to do');
});

test('a bot that crashes once is started anew and plays on', async () => {
  const command = scriptedBot(folder, 'once', { choose: 'if (count === 3) process.exit(1); say(message.legal[0])' });
  const faults = faultsOf(await play(contestOf('crazy-eights', command), 3));
  expect(faults.length).toBeGreaterThan(0);
});

test('a bot that leaves between two games loses the next, and is there again for the one after', async () => {
  const command = scriptedBot(folder, 'leaves', { result: 'process.exit(0)' });
  expect(faultsOf(await play(contestOf('go-fish', command), 2))).toEqual(['1 ended', '1 ended']);
});

test('at four seats a bot at fault is last at all its seats, and the others share the first place', async () => {
  const [played] = await play(contestOf('go-fish', scriptedBot(folder, 'bad-four', { choose: 'say({})' }), 4));
  expect(played.places[0]).toEqual([4, 1, 1, 1]);
  expect(played.places[4]).toEqual([1, 2, 2, 2]);
  expect(played.forfeits).toHaveLength(8);
});

test.skipIf(process.platform === 'win32').each<[string, Script]>([
  ['leaves when it is told', {}],
  ['crashes', { choose: 'process.exit(1)' }],
])('what a bot started ends with it, also where the bot %s', async (what, script) => {
  const file = join(folder, `${what.replaceAll(' ', '-')}.pid`);
  const begin = `import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
child.unref();
writeFileSync(${JSON.stringify(file)}, String(child.pid));`;
  await play(
    contestOf('go-fish', scriptedBot(folder, `starter-that-${what.replaceAll(' ', '-')}`, { ...script, begin })),
  );
  const pid = Number(readFileSync(file, 'utf8'));
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), 2000);
});

/** Plays a deal with a bot that writes down everything it hears. */
async function heardBy(name: string, script: Script, contest: (command: string) => Contest) {
  const file = join(folder, `${name}.heard`);
  const begin = `import { appendFileSync } from 'node:fs';
process.stdin.on('data', (text) => appendFileSync(${JSON.stringify(file)}, text));`;
  const played = await play(contest(scriptedBot(folder, name, { ...script, begin })));
  expect(faultsOf(played)).toEqual([]);
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

test('a bot hears hello, its deal, what it must decide, the result and bye', async () => {
  const messages = await heardBy('listener', {}, (command) => contestOf('crazy-eights', command));
  expect(messages[0]).toMatchObject({
    type: 'hello',
    protocol: 'shoal-bot/1',
    game: 'crazy-eights',
    seats: 2,
    timeLimitMs: 5000,
    timeBankMs: 0,
  });
  expect(messages[0].rules.wild).toBe('8');
  expect(messages[1]).toEqual({ type: 'deal', seat: 0, firstSeat: 0, seed: expect.any(Number) });
  const [choose] = messages.filter(({ type }) => type === 'choose');
  expect(Object.keys(choose)).toEqual(['type', 'view', 'log', 'legal']);
  expect(choose.log[0].type).toBe('starter');
  const types = messages.map(({ type }) => type).filter((type) => type !== 'choose');
  expect(types).toEqual(['hello', 'deal', 'result', 'deal', 'result', 'bye']);
  expect(messages.at(-2).places).toHaveLength(2);
});

test('a bot that asks for the new part of the log is told every event once', async () => {
  const hello = 'say({ protocol: "shoal-bot/1", name: "scripted", log: "new" })';
  const contest = (command: string) => contestOf('go-fish', command);
  const whole = await heardBy('all-log', {}, contest);
  const parts = await heardBy('new-log', { hello }, contest);
  expect(parts.map(({ log: _log, ...message }) => message)).toEqual(whole.map(({ log: _log, ...message }) => message));
  let told: unknown[] = [];
  for (const [index, { type, log }] of parts.entries()) {
    if (type === 'deal') told = [];
    if (log === undefined) continue;
    told.push(...log);
    expect(told).toEqual(whole[index].log);
  }
  expect(JSON.stringify(parts).length).toBeLessThan(JSON.stringify(whole).length / 2);
});

describe('a time bank', () => {
  const slow = (delayMs: number) => ({
    choose: `setTimeout(() => say(message.legal[0]), count === 1 ? ${delayMs} : 0)`,
  });

  test('pays for an answer that takes longer than the time limit, and the bot is told what is left', async () => {
    const messages = await heardBy('slow-once', slow(700), (command) => contestOf('go-fish', command, 2, 500, 5000));
    const left = messages.filter(({ type }) => type === 'choose').map(({ timeBankMs }) => timeBankMs);
    expect(messages[0].timeBankMs).toBe(5000);
    expect(left[0]).toBe(5000);
    expect(left[1]).toBeLessThanOrEqual(4800);
  });

  test('that is used up loses the game', async () => {
    const command = scriptedBot(folder, 'slow-twice', slow(3000));
    const [played] = await play(contestOf('go-fish', command, 2, 300, 200));
    expect(played.forfeits?.[0]).toMatchObject({ fault: 'no-answer', detail: '500 ms' });
  });
});
