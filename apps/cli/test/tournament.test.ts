import { appendFileSync, existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type GameRecord, rngFor } from '@shoal/core';
import { describe, expect, test, vi } from 'vitest';
import { atDepth, IS_CHECK } from '../../../scripts/depth.mjs';
import { scriptedBot } from './bot-scripts.ts';
import { useProgram } from './program.ts';

const KILLS = atDepth({ test: 1, check: 3, long: 12 });
const STOPS = atDepth({ test: 1, check: 4 });
const program = useProgram();
const EXAMPLE = fileURLToPath(new URL('../../../examples/bots/sensible.mjs', import.meta.url));

const run = (...flags: string[]) => program.run(['tournament', ...flags]);
/** A refusal leaves it to the end of the process to let go of the results. */
const runAlone = (...flags: string[]) => program.runAlone(['tournament', ...flags]);
const sizeOf = (name: string): number => statSync(program.file(name), { throwIfNoEntry: false })?.size ?? 0;
const timeOf = (name: string): number => statSync(program.file(name)).mtimeMs;
const linesOf = (name: string): string[] => readFileSync(program.file(name), 'utf8').trimEnd().split('\n');

/** A copy of the example bot under a name of its own, so that its processes can be told from all others. */
function exampleBot(name: string): string {
  const path = program.file(`${name}.mjs`);
  writeFileSync(path, readFileSync(EXAMPLE));
  return `"${process.execPath}" "${path}"`;
}

/** How many processes run that file. */
function processesOf(name: string): number {
  const pids = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry));
  return pids.filter((pid) => {
    try {
      const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
      return words[1] === program.file(`${name}.mjs`);
    } catch {
      return false;
    }
  }).length;
}

test('the tables show ratings and win shares, the same for the same seed and any number of jobs', async () => {
  const flags = ['crazy-eights', '--bots', 'minnow,guppy,pike', '--deals', '30', '--seed', '7'];
  const [one, two, other] = await Promise.all([
    run(...flags, '--jobs', '1'),
    run(...flags, '--jobs', '2'),
    run(...flags.slice(0, -1), '8'),
  ]);
  expect({ code: one.code, stderr: one.stderr }).toEqual({ code: 0, stderr: '' });
  expect(one.stdout).toBe(two.stdout);
  expect(one.stdout).not.toBe(other.stdout);
  expect(one.stdout).toContain('Crazy Eights, by the standard rules, 2 seats.\n');
  expect(one.stdout).toContain('30 deals for each pair of bots, each played 2 times with the seats swapped, seed 7.');
  expect(one.stdout).toMatch(/\n1 +\S+ +\+\d+ +± \d+ +\d+\.\d% +\d+\.\d – \d+\.\d%\n/);
  expect(one.stdout).toMatch(/\npike .*\d+\.\d ± \d+\.\d/);
});

test('at four seats one plays against three, on a ladder only against its neighbours', async () => {
  const flags = ['--bots', 'minnow,guppy,pike', '--deals', '5', '--seed', '7', '--seats', '4', '--format', 'ladder'];
  const { stdout } = await run(...flags, '--json');
  const { ranking, seats, pairs } = JSON.parse(stdout);
  expect({ seats, pairs }).toEqual({ seats: 4, pairs: 'ladder' });
  const minnow = ranking.find(({ name }: { name: string }) => name === 'minnow');
  expect(Object.keys(minnow.against)).toEqual(['guppy']);
  expect(minnow.games).toBe(5 * 8);
  expect((await run(...flags)).stdout).toContain('one of the row against 3 of the column');
});

describe('results', () => {
  const flags = ['--bots', 'minnow,guppy,pike', '--seed', '7', '--jobs', '2'];

  test('are kept, not played again, and more deals can be added', async () => {
    const file = ['--results', 'more.jsonl'];
    const first = await run(...flags, '--deals', '20', ...file);
    const size = sizeOf('more.jsonl');
    const time = timeOf('more.jsonl');
    expect(await run(...flags, '--deals', '20', ...file)).toEqual(first);
    // The seed is in the file already.
    expect(await run('--bots', 'minnow,guppy,pike', '--deals', '20', ...file)).toEqual(first);
    expect(sizeOf('more.jsonl')).toBe(size);
    expect(timeOf('more.jsonl')).toBe(time);
    const more = await run(...flags, '--deals', '40', ...file);
    expect(more.stderr).toBe('Resuming from more.jsonl: 60 of 120 duplicate deals are done.\n');
    expect(more.stdout).toBe((await run(...flags, '--deals', '40')).stdout);
    // Fewer deals are the first of them.
    expect((await run(...flags, '--deals', '20', ...file)).stdout).toBe(first.stdout);
  });

  test.runIf(IS_CHECK)('of another plan are refused, and the sentence says which', async () => {
    await run(...flags, '--deals', '2', '--results', 'plan.jsonl');
    const before = linesOf('plan.jsonl');
    const refused = async (sentence: string, ...others: string[]) => {
      const { code, stdout, stderr } = await runAlone(...others, '--deals', '2', '--results', 'plan.jsonl');
      expect(stderr).toContain(sentence);
      expect(stderr).toContain('give the same flags as before, or give --results another file.');
      expect({ code, stdout }).toEqual({ code: 3, stdout: '' });
    };
    await refused('(seed 7, not seed 8)', '--bots', 'minnow,guppy,pike', '--seed', '8');
    await refused('(bots minnow, guppy, pike, not bots minnow, guppy)', '--bots', 'minnow,guppy');
    await refused('(2 seats, not 3 seats)', '--bots', 'minnow,guppy,pike', '--seats', '3', '--rule', 'handSize=7');
    await refused('(game go-fish, not game crazy-eights)', 'crazy-eights', '--bots', 'minnow,guppy,pike');
    expect(linesOf('plan.jsonl')).toEqual(before);
  });

  test.runIf(IS_CHECK)('of the same programs in another order are refused, each by its own name', async () => {
    const [ann, bob] = ['ann', 'bob'].map((name) =>
      scriptedBot(program.folder, name, { hello: `say({ protocol: 'shoal-bot/1', name: '${name}' })` }),
    );
    const inOrder = (...bots: string[]) =>
      runAlone(...bots.flatMap((bot) => ['--bot', bot]), '--deals', '1', '--seed', '7', '--results', 'order.jsonl');
    await inOrder(ann, bob);
    const { stderr } = await inOrder(bob, ann);
    expect(stderr).toMatch(/\(bots ann \(\S+ \S+ann\.mjs\), bob .*, not bots bob \(\S+ \S+bob\.mjs\), ann /);
  });

  test('of a single deal are told in the singular', async () => {
    expect((await run('--bots', 'minnow,guppy', '--deals', '1')).stdout).toContain(' 1 deal for each pair of bots, ');
  });

  test.runIf(IS_CHECK)('that are torn or damaged are played again', async () => {
    const whole = await run(...flags, '--deals', '10', '--results', 'torn.jsonl');
    const cut = sizeOf('torn.jsonl');
    for (const bytes of [1, 7, 30, 100]) {
      truncateSync(program.file('torn.jsonl'), cut - bytes);
      const resumed = await run(...flags, '--deals', '10', '--results', 'torn.jsonl');
      expect(resumed.stdout).toBe(whole.stdout);
      expect(linesOf('torn.jsonl')).toHaveLength(31);
    }
    const lines = linesOf('torn.jsonl');
    lines[5] = '{"deal":1,"bots":[0,9],"places":[]}';
    lines[6] = '\0\0\0\0';
    writeFileSync(program.file('torn.jsonl'), `${lines.join('\n')}\n`);
    const mended = await run(...flags, '--deals', '10', '--results', 'torn.jsonl');
    expect(mended.stdout).toBe(whole.stdout);
    expect(mended.stderr).toContain('2 damaged lines of torn.jsonl are skipped, and their deals are played again.');
  });

  test.runIf(IS_CHECK)('go on after the first line was torn, but never into a file of something else', async () => {
    writeFileSync(program.file('header.jsonl'), '{"format":"shoal-tourn');
    expect((await run(...flags, '--deals', '2', '--results', 'header.jsonl')).code).toBe(0);
    for (const text of ['dear diary', 'dear diary\n', '{"format":"shoal-record/1"}\n']) {
      writeFileSync(program.file('diary.txt'), text);
      const { code, stderr } = await runAlone(...flags, '--deals', '2', '--results', 'diary.txt');
      expect({ code, text: readFileSync(program.file('diary.txt'), 'utf8') }).toEqual({ code: 3, text });
      expect(stderr).toContain('diary.txt does not contain tournament results');
    }
  });
});

describe('whatever stops it', () => {
  const seed = `${Date.now() % 1_000_000}`;
  const plan = (name: string) => [
    ...['tournament', 'go-fish', '--bots', 'minnow,pike', '--bot', exampleBot(name)],
    ...['--deals', '16', '--seed', '7', '--jobs', '2', '--time-limit', '30000', '--results', `${name}.jsonl`],
  ];

  test.runIf(IS_CHECK)(`kill -9 at any instant costs no result, and no bot outlives it (seed ${seed})`, async () => {
    const whole = await program.run(plan('whole'));
    expect(whole.code).toBe(0);
    const rng = rngFor(seed, 'kill -9');
    for (let kill = 0; kill < KILLS; kill++) {
      const { child, outcome } = program.start(plan('killed'));
      const before = sizeOf('killed.jsonl');
      const isDone = outcome.then(() => true);
      // Some before the first new result, some after a few.
      while (
        kill % 3 > 0 &&
        sizeOf('killed.jsonl') <= before &&
        (await Promise.race([isDone, setTimeout(5)])) !== true
      );
      await Promise.race([isDone, setTimeout(rng.below(400))]);
      child.kill('SIGKILL');
      await outcome;
      // What a power cut may leave of the last line.
      if (kill === KILLS - 1 && sizeOf('killed.jsonl') > 0)
        appendFileSync(program.file('killed.jsonl'), '{"deal":15,"bo');
      await vi.waitFor(() => expect(processesOf('killed')).toBe(0), 5000);
    }
    const resumed = await program.run(plan('killed'));
    expect(resumed.stdout).toBe(whole.stdout);
    const results = (name: string) => linesOf(name).slice(1).sort();
    expect(results('killed.jsonl')).toEqual(results('whole.jsonl'));
  });

  test.runIf(IS_CHECK)('Ctrl-C ends it with 130, ends its bots and says how to go on', async () => {
    const { child, outcome } = program.start(plan('stopped'));
    while (sizeOf('stopped.jsonl') < 1200) await setTimeout(5);
    const second = await program.run(plan('stopped'));
    expect(second).toMatchObject({ code: 3, stdout: '' });
    expect(second.stderr).toMatch(
      /^Another tournament \(process \d+\) is writing to stopped\.jsonl; wait until it ends, .* delete \S+stopped\.jsonl\.lock/,
    );
    child.kill('SIGINT');
    await setTimeout(5);
    child.kill('SIGINT');
    const { code, stdout, stderr } = await outcome;
    expect({ code, stdout }).toEqual({ code: 130, stdout: '' });
    expect(stderr).toMatch(
      /^Stopped after \d+ of 48 duplicate deals; they are in stopped\.jsonl, and the same command resumes from there\.\n$/,
    );
    await vi.waitFor(() => expect(processesOf('stopped')).toBe(0), 5000);
    const done = Number(/after (\d+)/.exec(stderr)?.[1]);
    expect(linesOf('stopped.jsonl')).toHaveLength(done + 1);
    expect(existsSync(program.file('stopped.jsonl.lock'))).toBe(false);
    expect((await program.run(plan('stopped'))).code).toBe(0);
  });

  test.runIf(IS_CHECK)(
    `Ctrl-C while bots start leaves none behind, not even one that stays when its input ends (seed ${seed})`,
    async () => {
      const command = scriptedBot(program.folder, 'stubborn', { begin: 'setInterval(() => undefined, 1000);' });
      const rng = rngFor(seed, 'Ctrl-C');
      for (let stop = 0; stop < STOPS; stop++) {
        const { child, outcome } = program.start(['tournament', '--bot', command, '--bot', 'pike', '--deals', '500']);
        while (processesOf('stubborn') === 0) await setTimeout(5);
        await setTimeout(300 + rng.below(200));
        child.kill('SIGINT');
        expect((await outcome).code).toBe(130);
        await vi.waitFor(() => expect(processesOf('stubborn')).toBe(0), 5000);
      }
    },
  );

  test.runIf(IS_CHECK)('Ctrl-C while a bot says nothing does not wait for it', async () => {
    const command = scriptedBot(program.folder, 'mute', { choose: '' });
    const { child, outcome } = program.start([
      'tournament',
      '--bot',
      command,
      '--bot',
      'pike',
      '--time-limit',
      '60000',
    ]);
    while (processesOf('mute') < 2) await setTimeout(20);
    await setTimeout(300);
    child.kill('SIGINT');
    // It had a minute to answer.
    const startMs = performance.now();
    expect((await outcome).code).toBe(130);
    expect(performance.now() - startMs).toBeLessThan(30_000);
    await vi.waitFor(() => expect(processesOf('mute')).toBe(0), 5000);
  });
});

test.runIf(IS_CHECK)(
  'a bot that fails every deal is last, its faults are counted, and the others play on',
  async () => {
    const command = scriptedBot(program.folder, 'bad', { choose: 'console.error("lost"); process.exit(4)' });
    const flags = ['--bot', `bad=${command}`, '--bots', 'minnow,pike', '--deals', '4', '--seed', '7', '--verbose'];
    const { code, stdout, stderr } = await run(...flags);
    expect(code).toBe(0);
    expect(stdout).toMatch(/\n3 +bad +−\d+ .* 0\.0%/);
    expect(stdout).toContain(
      'bad lost all 16 games through its own faults: 16 because its process ended. First in deal 7:0 (exit code 4, lost).',
    );
    expect(stderr).toContain('bad lost a game of deal 7:0: its process ended (exit code 4, lost).');
    expect(stderr).toContain('[bad] lost\n');
    expect(processesOf('bad')).toBe(0);
  },
);

test.runIf(IS_CHECK)(
  'a bot that calls itself otherwise than before is another bot, and its results are not mixed',
  async () => {
    const named = (name: string) =>
      scriptedBot(program.folder, 'renamed', { hello: `say({ protocol: 'shoal-bot/1', name: '${name}' })` });
    const flags = ['--bot', named('old'), '--bot', 'pike', '--seed', '7', '--results', 'renamed.jsonl', '--deals'];
    expect((await run(...flags, '2')).stdout).toMatch(/\d +old /);
    named('new');
    const { code, stderr } = await runAlone(...flags, '3');
    expect(code).toBe(3);
    expect(stderr).toMatch(/^renamed\.jsonl holds another tournament \(bots old \(.*not bots new \(/);
    // What is finished needs nobody to play.
    expect((await run(...flags, '2')).stdout).toMatch(/\d +old /);
  },
);

test('--html is a page with plots', async () => {
  const flags = ['--bots', 'minnow,guppy,pike', '--deals', '5', '--seed', '7', '--html', 'page.html'];
  const { code, stderr } = await run(...flags);
  expect({ code, stderr }).toEqual({ code: 0, stderr: 'The report is in page.html.\n' });
  const page = readFileSync(program.file('page.html'), 'utf8');
  expect(page.startsWith('<!doctype html>')).toBe(true);
  expect(page.match(/<svg/g)?.length).toBe(4);
  expect(page).toContain('pike against each');
});

test('- is the standard output for the page, and the standings are then a message', async () => {
  const { code, stdout, stderr } = await run('--bots', 'minnow,pike', '--deals', '2', '--seed', '7', '--html', '-');
  expect(code).toBe(0);
  expect(stdout).toMatch(/^<!doctype html>[\s\S]*<\/html>\n$/);
  expect(stderr).toMatch(/^Go Fish, by the standard rules, 2 seats\.\n/);
});

describe('a wrong command line is refused with one sentence before the first deal', () => {
  test.each<[number, string[], string]>([
    [2, ['--bots', 'minnow'], 'A tournament needs at least two bots'],
    [2, ['--bots', 'minnow,shark'], 'There is no bot "shark"'],
    [2, ['--bot', 'pike', '--bot', 'pike'], 'Two bots are called pike'],
    [2, ['--bot', 'krakn', '--bot', 'pike'], 'There is no bot "krakn"; did you mean kraken?'],
    [2, ['--bot', 'python3 "my bot.py', '--bot', 'pike'], 'with every quote closed'],
    [3, ['--bot', 'mine=node no-such-bot.mjs', '--bot', 'pike'], 'The bot "node no-such-bot.mjs" cannot play'],
    [3, ['--bot', 'cat', '--bot', 'pike'], 'its answer to hello did not say "protocol":"shoal-bot/1" and a name'],
    [2, ['--format', 'swiss'], 'give --format round-robin or --format ladder'],
    [2, ['--deals', '0'], 'give a whole number'],
    [2, ['--time-limit', '0'], 'give a whole number'],
    [
      3,
      ['--results', 'no/such/folder.jsonl'],
      'Cannot write no/such/folder.jsonl: its folder does not exist; create the folder first.',
    ],
    [3, ['--html', 'no/such/page.html'], 'Cannot write no/such/page.html'],
    [3, ['--results', '-'], '- is not a regular file, so the tournament could not resume from it; choose another.'],
    [
      2,
      ['--results', 'one', '--html', './one'],
      '--results, --record and --html need different files; give each its own name.',
    ],
    [2, ['--seats', '9'], '2 to 6'],
  ])('the exit code is %i for %j', async (expected, flags, sentence) => {
    const { code, stdout, stderr } = await run(...flags);
    expect(stderr).toContain(sentence);
    expect(stderr.trim().split('\n').length).toBeLessThanOrEqual(2);
    expect({ code, stdout }).toEqual({ code: expected, stdout: '' });
  });
});

describe('--record', () => {
  const recordsIn = (name: string): GameRecord[] => linesOf(name).map((line) => JSON.parse(line));
  const seatedAs = ({ seats }: GameRecord): string => seats.map(({ player }) => player).join(' ');

  test('writes every game of bots of the ladder and of programs, and verify finds no fault', async () => {
    const bot = exampleBot('recorded');
    const { code } = await run(
      '--bot',
      `mine=${bot}`,
      '--bots',
      'minnow,pike',
      '--deals',
      '2',
      '--record',
      'all.jsonl',
    );
    expect(code).toBe(0);
    const line = ['bot:mine', 'bot:minnow', 'bot:pike'].flatMap((one, index, all) =>
      all.filter((_, other) => other !== index).map((other) => `${one} ${other}`),
    );
    expect(recordsIn('all.jsonl').map(seatedAs).sort()).toEqual([...line, ...line].sort());
    expect(await program.run(['verify', 'all.jsonl'])).toMatchObject({ code: 0 });
  });

  test('adds only new deals when results are continued', async () => {
    const flags = ['--bots', 'minnow,pike', '--seed', '7', '--results', 'again.jsonl', '--record', 'again-games.jsonl'];
    await run(...flags, '--deals', '2');
    await run(...flags, '--deals', '3');
    const seeds = recordsIn('again-games.jsonl').map(({ seed }) => seed);
    expect(seeds.sort()).toEqual(['7:0', '7:0', '7:1', '7:1', '7:2', '7:2']);
  });

  test('a game that a bot loses by a fault is recorded as far as it went, without a result', async () => {
    const bot = scriptedBot(program.folder, 'fails-third', { choose: 'say(count < 3 ? message.legal[0] : {})' });
    await run('--bot', bot, '--bots', 'minnow', '--deals', '1', '--record', 'faults.jsonl');
    const records = recordsIn('faults.jsonl');
    expect(records).toHaveLength(2);
    for (const { log, result } of records) {
      expect(log.length).toBeGreaterThan(0);
      expect(result).toBeUndefined();
    }
  });

  test('replay tells such a game as JSON without a result', async () => {
    const { stdout } = await program.run(['replay', 'faults.jsonl', '--json']);
    const types = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).type);
    expect(types.filter((type) => type === 'table')).toHaveLength(2);
    expect(types).not.toContain('result');
  });

  test('is refused before anything else is written', async () => {
    const files = ['--results', 'none.jsonl', '--record', 'no/such/folder.jsonl'];
    expect(await run('--bots', 'minnow,pike', ...files)).toMatchObject({ code: 3 });
    expect(existsSync(program.file('none.jsonl'))).toBe(false);
  });

  test('- is the standard output, and the standings are then a message', async () => {
    const { stdout, stderr } = await run('--bots', 'minnow,pike', '--deals', '1', '--seed', '7', '--record', '-');
    const lines = stdout.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line).seed)).toEqual(['7:0', '7:0']);
    expect(stderr).toContain('minnow');
  });

  test('refuses the file of the results', async () => {
    const { code, stderr } = await run('--bots', 'minnow,pike', '--results', 'same.jsonl', '--record', './same.jsonl');
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: expect.stringContaining('--results, --record and --html need different files'),
    });
  });
});
