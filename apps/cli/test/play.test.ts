import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cardsIn, mirror, type Seated, typed } from './mirror.ts';
import { useProgram } from './program.ts';

const program = useProgram();

const YOU_AND_BOTS: readonly Seated[] = [
  { name: 'Ann', bot: null },
  { name: 'Bo', bot: 'minnow' },
  { name: 'Cy', bot: 'guppy' },
];

const flagsFor = (players: readonly Seated[]): string[] =>
  players.flatMap(({ name, bot }) => ['--player', bot === null ? name : `${name}:${bot}`]);

describe.each([
  ['go-fish', 'standard', '31'],
  ['go-fish', 'classic', '32'],
  ['crazy-eights', 'standard', '33'],
  ['crazy-eights', 'quick', '34'],
  ['crazy-eights', 'actions', '35'],
] as const)('a whole game of %s by the %s rules', (game, preset, seed) => {
  const { table, decisions } = mirror(game, preset, YOU_AND_BOTS, seed);
  const lines = decisions.map(({ action }) => typed(action, YOU_AND_BOTS));
  const flags = ['play', game, '--preset', preset, '--seed', seed, ...flagsFor(YOU_AND_BOTS)];

  test('is played through a pipe to its result, and its record is right', async () => {
    const record = `${game}-${preset}.jsonl`;
    const played = await program.run([...flags, '--ascii', '--record', record], `${lines.join('\n')}\n`);
    expect(played).toMatchObject({ code: 0, stderr: '' });
    expect(played.stdout).toContain(`The seed of this game is ${seed}.`);
    const saved = JSON.parse(readFileSync(program.file(record), 'utf8'));
    expect(saved.result).toEqual(table.result);
    expect(saved.seats.map(({ player }: { player: string }) => player)).toEqual(['human', 'bot:minnow', 'bot:guppy']);
    expect(await program.run(['verify', record])).toMatchObject({ code: 0, stdout: '1 game verified.\n' });
  });

  test('shows before each choice nothing but cards that the person has seen', async () => {
    const { stdout } = await program.run([...flags, '--ascii'], `${lines.join('\n')}\n`);
    const parts = stdout.split('> ');
    expect(parts.length).toBe(decisions.length + 1);
    for (const [index, { seen }] of decisions.entries()) {
      const allowed = new Set([...seen].map((card) => 'A23456789TJQK'[card >> 2] + 'SHDC'[card & 3]));
      const echoed = parts[index].slice(parts[index].indexOf('\n'));
      expect(cardsIn(echoed).filter((card) => !allowed.has(card))).toEqual([]);
    }
  });

  test('tells a program the same game without one hidden card', async () => {
    const { stdout, code } = await program.run([...flags, '--json'], `${lines.join('\n')}\n`);
    const told = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(code).toBe(0);
    expect(told[0]).toMatchObject({ type: 'table', game });
    expect(told.at(-1)).toMatchObject({ type: 'result', ...table.result });
    const turns = told.filter(({ type, seat }) => type === 'turn' && seat !== 0);
    expect(turns.some((turn) => 'hand' in turn || 'legal' in turn)).toBe(false);
    const entries = told.filter(({ type }) => !['table', 'turn', 'result'].includes(type));
    const mine = table.log(0);
    expect(entries.length).toBe(mine.length);
    for (const [index, entry] of entries.entries()) {
      const hidden = 'cards' in mine[index] && (mine[index] as { cards: unknown[] }).cards.includes(null);
      expect(JSON.stringify(entry).includes('null')).toBe(hidden || entry.type === 'rebuilt');
    }
  });
});

test('the table shows whose turn it is, the hand, everyone’s cards and books, and the stock', async () => {
  const { stdout } = await program.run(['play', '--seed', '7', '--ascii']);
  expect(stdout).toContain('Your turn.');
  expect(stdout).toContain('37 cards left in the stock.');
  expect(stdout).toMatch(
    /1 {2}You +5 +0\n {2}2 {2}Bo +5 +0\n {2}3 {2}Cy +5 +0\n {2}Hand: 4D {2}6D {2}7D {2}8S {2}JS\n/,
  );
});

describe('a wild card', () => {
  const TWO: readonly Seated[] = [
    { name: 'Ann', bot: null, like: 'guppy' },
    { name: 'Bo', bot: 'guppy' },
  ];

  /** The first game that Ann ends by playing an eight: its seed and what she types. */
  function endingWild(): { seed: string; lines: string[] } {
    for (let number = 0; ; number++) {
      const { table, decisions } = mirror('crazy-eights', 'standard', TWO, String(number));
      const isWild = decisions.at(-1)?.action.suit !== undefined;
      if (isWild && table.result?.places[0] === 1) {
        return { seed: String(number), lines: decisions.map(({ action }) => typed(action, TWO)) };
      }
    }
  }

  test('names its own suit where the play ends the game', async () => {
    const { seed, lines } = endingWild();
    const typedLines = [...lines.slice(0, -1), lines[lines.length - 1].slice(0, 2)];
    const flags = ['play', 'crazy-eights', '--seed', seed, '--player', 'Ann', '--player', 'Bo:guppy'];
    const { code, stdout } = await program.run(flags, `${typedLines.join('\n')}\n`);
    expect(code).toBe(0);
    expect(stdout).toContain('You win!');
    expect(stdout).not.toContain('Which suit');
  });

  test('asks for the suit where none was named, and then h is hearts', async () => {
    const { stdout } = await program.run(['play', 'crazy-eights', '--seed', '7'], '8s\nh\n');
    expect(stdout).toContain('Which suit do you name');
    expect(stdout).toContain('You play the 8♠ and name hearts.');
  });
});

describe('an entry that cannot be', () => {
  test.each([
    ['go-fish', '7', 'k bo', 'You can ask only for a rank that you hold yourself'],
    ['go-fish', '7', '7 you', 'You cannot ask yourself'],
    ['go-fish', '7', 'fish', 'You fish only after a miss'],
    ['go-fish', '7', 'what?', 'was not understood'],
    ['go-fish', '7', '', 'type ? to see what can be typed'],
    ['crazy-eights', '7', 'js', 'That card does not match'],
    ['crazy-eights', '7', 'kh', 'K♥'],
    ['crazy-eights', '7', 'd', 'You hold'],
    ['crazy-eights', '7', '4d h', 'names a suit'],
    ['crazy-eights', '7', 'y', 'There is no vote'],
  ])('%s, seed %s: "%s" is answered by "%s" and changes nothing', async (game, seed, line, sentence) => {
    const { stdout, code } = await program.run(['play', game, '--seed', seed], `${line}\nhand\n`);
    expect(code).toBe(0);
    expect(stdout).toContain(sentence);
    const hands = stdout.match(/Hand: .*/g) ?? [];
    expect(hands.length).toBe(2);
    expect(hands[1]).toBe(hands[0]);
  });
});

describe('the end of the input', () => {
  const lines = ['7', '2', '', '?', 'rules', 'h', '6 bo', '', 'j cy', '', 'quit'];

  test.each(lines.map((_, count) => count))('ends the game cleanly after %i lines', async (count) => {
    const { code, stdout, stderr } = await program.run(['--seed', '7'], lines.slice(0, count).join('\n'));
    expect(code).toBe(0);
    expect(stderr).toBe('The input has ended, so the game stops here.\n');
    expect(stdout.endsWith('\n')).toBe(true);
  });

  test('ends the game cleanly before the question whether to quit is answered', async () => {
    const { code, stderr } = await program.run(['--seed', '7'], 'quit\n');
    expect({ code, stderr }).toEqual({ code: 0, stderr: 'The input has ended, so the game stops here.\n' });
  });
});

test('q quits after asking, and only then', async () => {
  const { code, stdout, stderr } = await program.run(['--seed', '7'], 'q\nn\nq\ny\n');
  expect({ code, stderr }).toEqual({ code: 0, stderr: 'Goodbye, and thank you for playing.\n' });
  expect(stdout.match(/Do you really want to leave this game\?/g)?.length).toBe(2);
});

test('bots alone play without input', async () => {
  const bots = ['--player', 'Al:minnow', '--player', 'Bo:guppy'];
  const { code, stdout } = await program.run(['play', '--no-input', ...bots, '--seed', '7']);
  expect(code).toBe(0);
  expect(stdout).not.toContain('Hand:');
  expect(stdout).toMatch(/(wins|share the win|shares the win)\./);
});

test('a table without a seed gets one that nobody can foretell, and tells it at the end', async () => {
  const bots = ['--player', 'Al:minnow', '--player', 'Bo:guppy', '--no-input'];
  const seedOf = async () =>
    /The seed of this game is ([0-9a-f]{64})\./.exec((await program.run(['play', ...bots])).stdout)?.[1];
  const [first, second] = await Promise.all([seedOf(), seedOf()]);
  expect(first).toBeDefined();
  expect(second).not.toBe(first);
});

describe('a match', () => {
  const bots = ['--player', 'Al:minnow', '--player', 'Bo:guppy', '--no-input', '--seed', 'm'];

  test('of three deals plays all three, each from its own seed, and moves the first seat on', async () => {
    const { code, stdout } = await program.run([
      'play',
      'crazy-eights',
      ...bots,
      '--best-of',
      '3',
      '--record',
      'match.jsonl',
    ]);
    expect(code).toBe(0);
    expect(stdout).toContain('The score after deal 3:');
    expect(stdout).toMatch(/wins the match|The match is shared/);
    const records = readFileSync(program.file('match.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(records.map(({ seed, firstSeat }) => [seed, firstSeat])).toEqual([
      ['m:0', 0],
      ['m:1', 1],
      ['m:2', 0],
    ]);
    expect(records.every(({ rules }) => rules.playOn === 'never')).toBe(true);
    expect((await program.run(['verify', 'match.jsonl'])).code).toBe(0);
  });

  test('to a target ends when somebody reaches it', async () => {
    const { stdout } = await program.run(['play', ...bots, '--target', '--json']);
    const matches = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      .filter(({ type }) => type === 'match');
    expect(Math.max(...matches.at(-1).totals)).toBeGreaterThanOrEqual(20);
    expect(matches.at(-1).winners.length).toBeGreaterThan(0);
    expect(matches.slice(0, -1).every(({ totals }) => Math.max(...totals) < 20)).toBe(true);
  });
});
