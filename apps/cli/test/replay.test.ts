import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { cardsIn } from './mirror.ts';
import { useProgram } from './program.ts';

const program = useProgram();

beforeAll(async () => {
  await program.run(['simulate', '--games', '3', '--seed', '7', '--record', 'fish.jsonl']);
  await program.run(['simulate', '--game', 'crazy-eights', '--games', '3', '--seed', '7', '--record', 'eights.jsonl']);
});

test.each(['fish.jsonl', 'eights.jsonl'])('%s is told game by game to each end', async (file) => {
  const { code, stdout, stderr } = await program.run(['replay', file]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(
    stdout.match(
      /^Game [123]: .*, 3 seats, seed 7:[012], with Seat 1 \(random, pure chance\), .* and Seat 3 \(random, pure chance\)\.$/gm,
    )?.length,
  ).toBe(3);
  expect(stdout.match(/(wins|the win)\.$/gm)?.length).toBe(3);
});

test('every card is open, except as one seat sees it', async () => {
  const [open, seen] = await Promise.all([
    program.run(['replay', 'fish.jsonl', '--game', '1', '--ascii']),
    program.run(['replay', 'fish.jsonl', '--game', '1', '--ascii', '--seat', '2']),
  ]);
  expect(open.stdout).not.toContain('fishes a card');
  expect(seen.stdout).toContain('Seat 1 fishes a card');
  expect(seen.stdout).not.toContain('Seat 2 fishes a card');
});

test('it stops after so many entries and shows the table there', async () => {
  const { stdout } = await program.run(['replay', 'eights.jsonl', '--game', '2', '--to', '9', '--ascii']);
  expect(stdout).toMatch(/The table after \d+ log entries:/);
  expect(stdout).toContain('The up-card is the');
  expect(stdout.match(/^ {2}Seat [123]: /gm)?.length).toBe(3);
});

test('it finishes the action that it is in, and says so', async () => {
  const { log } = JSON.parse(readFileSync(program.file('fish.jsonl'), 'utf8').split('\n')[0]);
  const ask = log.findIndex(({ type }: { type: string }) => type === 'gave');
  const { stdout } = await program.run(['replay', 'fish.jsonl', '--game', '1', '--to', String(ask)]);
  expect(stdout).toMatch(/The table after \d+ log entries, to complete the action:/);
});

test('it says that the log is shorter than was asked for', async () => {
  const { log } = JSON.parse(readFileSync(program.file('fish.jsonl'), 'utf8').split('\n')[0]);
  const { stdout } = await program.run(['replay', 'fish.jsonl', '--game', '1', '--to', '9999']);
  expect(stdout).toContain(`The log has only ${log.length} entries, not 9,999.`);
});

test('at the very beginning a seat sees its own cards and no others', async () => {
  const { stdout } = await program.run(['replay', 'fish.jsonl', '--game', '2', '--to', '0', '--seat', '3', '--ascii']);
  const { pack } = JSON.parse(readFileSync(program.file('fish.jsonl'), 'utf8').split('\n')[1]);
  const dealt = pack.slice(0, 15).filter((_: string, index: number) => index % 3 === 2);
  expect(cardsIn(stdout).sort()).toEqual(dealt.sort());
});

describe('step by step', () => {
  test('waits for Enter after each action', async () => {
    const { code, stdout } = await program.run(['replay', 'fish.jsonl', '--game', '1', '--step'], '\n\n\n');
    expect(code).toBe(0);
    expect(stdout.match(/Enter = next, q = quit > /g)?.length).toBe(4);
  });

  test('q stops it', async () => {
    const { code, stdout } = await program.run(['replay', 'fish.jsonl', '--step'], '\nq\n');
    expect(code).toBe(0);
    expect(stdout.match(/Enter = next/g)?.length).toBe(2);
    expect(stdout).not.toContain('Game 2');
  });
});

test('a game or seat that is not there is named', async () => {
  expect(await program.run(['replay', 'fish.jsonl', '--game', '9'])).toMatchObject({
    code: 3,
    stderr: 'There is no game 9 in fish.jsonl; it contains only 3.\n',
  });
  expect((await program.run(['replay', 'fish.jsonl', '--seat', '4'])).code).toBe(2);
});

test('a faulty record is told up to its fault', async () => {
  const [line] = readFileSync(program.file('fish.jsonl'), 'utf8').split('\n');
  const record = JSON.parse(line);
  record.log = record.log.slice(0, 6).concat(record.log.slice(7));
  writeFileSync(program.file('faulty.jsonl'), JSON.stringify(record));
  const { code, stdout, stderr } = await program.run(['replay', 'faulty.jsonl']);
  expect(code).toBe(5);
  expect(stdout).toContain('asks');
  expect(stderr).toMatch(/^faulty\.jsonl line 1 \(game 1\): /);
});

test('a name in a record cannot move the cursor', async () => {
  const [line] = readFileSync(program.file('fish.jsonl'), 'utf8').split('\n');
  const record = JSON.parse(line);
  record.seats[0].name = 'Eve\u001b[2J\u009b31m';
  writeFileSync(program.file('escape.jsonl'), JSON.stringify(record));
  const { stdout } = await program.run(['replay', 'escape.jsonl']);
  expect(stdout).toContain(
    'with Eve (random, pure chance), Seat 2 (random, pure chance) and Seat 3 (random, pure chance).',
  );
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there.
  expect(stdout).not.toMatch(/[\u001b\u009b]/);
});

describe('--quiet', () => {
  test('tells each game in two lines: who played it, and how it ended', async () => {
    const { code, stdout, stderr } = await program.run(['replay', 'fish.jsonl', '--quiet']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const lines = stdout.trimEnd().split('\n');
    expect(lines.filter((_, at) => at % 2 === 0)).toEqual(
      [1, 2, 3].map((game) => expect.stringMatching(new RegExp(`^Game ${game}: Go Fish, 3 seats, seed 7:.*\\.$`))),
    );
    expect(lines.filter((_, at) => at % 2 === 1)).toEqual(
      Array(3).fill(expect.stringMatching(/^ {2}\S.*\. .*(wins|the win)\.$/)),
    );
  });

  test('tells only the game that is asked for', async () => {
    const { stdout } = await program.run(['replay', 'fish.jsonl', '--quiet', '--game', '2']);
    expect(stdout).toMatch(/^Game 2: .*\n {2}.*\n$/);
  });

  test('names a fault all the same', async () => {
    const [line] = readFileSync(program.file('fish.jsonl'), 'utf8').split('\n');
    const record = JSON.parse(line);
    writeFileSync(program.file('wrong.jsonl'), JSON.stringify({ ...record, log: record.log.slice(1) }));
    const { code, stderr } = await program.run(['replay', 'wrong.jsonl', '--quiet']);
    expect(code).toBe(5);
    expect(stderr).toMatch(/^wrong\.jsonl line 1 \(game 1\): /);
  });

  test.each([['--step'], ['--to', '9']])('refuses %s, which is about actions', async (...flags) => {
    expect(await program.run(['replay', 'fish.jsonl', '--quiet', ...flags])).toMatchObject({
      code: 2,
      stderr: `--quiet tells no actions, so it does not go with ${flags[0]}.\n`,
    });
  });

  test('changes nothing that --json prints', async () => {
    const [quiet, whole] = await Promise.all([
      program.run(['replay', 'fish.jsonl', '--json', '--quiet']),
      program.run(['replay', 'fish.jsonl', '--json']),
    ]);
    expect(quiet).toEqual(whole);
  });
});

describe('--json', () => {
  const linesOf = async (...flags: string[]) => {
    const { stdout } = await program.run(['replay', 'fish.jsonl', '--game', '1', '--json', ...flags]);
    return stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
  };
  const recorded = () => JSON.parse(readFileSync(program.file('fish.jsonl'), 'utf8').split('\n')[0]);

  test('prints the table, every entry of the log and the result', async () => {
    const { game, rules, seats, firstSeat, log, result, seed } = recorded();
    const end = { type: 'result', ...result, seed, shuffle: 'fisher-yates' };
    expect(await linesOf()).toEqual([{ type: 'table', game, rules, seats, firstSeat }, ...log, end]);
  });

  test('prints what a seat saw, up to an entry', async () => {
    const [, ...seen] = await linesOf('--seat', '2', '--to', '30');
    expect(seen.length).toBe(30);
    const drawn = seen.filter(({ type }) => type === 'drew');
    expect(drawn.some(({ seat, cards }) => seat !== 1 && cards[0] === null)).toBe(true);
    expect(drawn.every(({ seat, cards }) => seat !== 1 || cards[0] !== null)).toBe(true);
  });

  test('does not wait for a key', async () => {
    const { code, stderr } = await program.run(['replay', 'fish.jsonl', '--json', '--step']);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: '--step waits for people and --json is for programs; give only one of them.\n',
    });
  });
});
