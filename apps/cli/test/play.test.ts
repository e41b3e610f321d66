import { readFileSync } from 'node:fs';
import { seedOfDeal } from '@shoal/core';
import { GAME_IDS, gameNamed } from '@shoal/games';
import { describe, expect, test } from 'vitest';
import { IS_CHECK } from '../../../scripts/depth.mjs';
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

/** In a check every preset at which three can play, otherwise the first of each game; each with another seed. */
const TABLES = GAME_IDS.flatMap((game) =>
  Object.entries(gameNamed(game).tables.presets).flatMap(([preset, { seats }], index) =>
    seats.min <= 3 && seats.max >= 3 && (IS_CHECK || index === 0) ? [[game, preset, `${31 + index}`] as const] : [],
  ),
);

describe.each(TABLES)('a whole game of %s by the %s rules', (game, preset, seed) => {
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
      const hasHidden = JSON.stringify(mine[index]).includes('null');
      expect(JSON.stringify(entry).includes('null')).toBe(hasHidden);
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
    expect(stdout).toContain('Which suit do you name? (s = spades, h = hearts, d = diamonds, c = clubs) > h\n');
    expect(stdout).toContain('You play the 8♠ and name hearts.');
  });
});

describe('an entry that cannot be', () => {
  test.each([
    ['go-fish', '7', 'k bo', 'You can ask only for a rank you hold'],
    ['go-fish', '7', '7 you', 'You cannot ask yourself'],
    ['go-fish', '7', 'fish', 'You fish only after a miss'],
    ['go-fish', '7', 'what?', 'was not understood'],
    ['go-fish', '7', '7 nobody', 'There is no player "nobody"; choose Bo or Cy.'],
    ['go-fish', '7', 'x'.repeat(60), `"${'x'.repeat(39)}…" was not understood`],
    ['crazy-eights', '7', '99', 'Your hand has cards 1 to 5.'],
    ['go-fish', '7', '', 'type ? to see what you can type'],
    ['crazy-eights', '7', 'js', 'That card does not match'],
    ['crazy-eights', '7', 'kh', 'K♥'],
    ['crazy-eights', '7', 'd', 'You may draw only'],
    ['crazy-eights', '7', '4d h', 'names a suit'],
    ['crazy-eights', '7', 'y', 'There is nothing to vote on'],
  ])('%s, seed %s: "%s" is answered by "%s" and changes nothing', async (game, seed, line, sentence) => {
    const { stdout, code } = await program.run(['play', game, '--seed', seed], `${line}\nhand\n`);
    expect(code).toBe(0);
    expect(stdout).toContain(sentence);
    const hands = stdout.match(/Hand: .*/g) ?? [];
    expect(hands.length).toBe(2);
    expect(hands[1]).toBe(hands[0]);
  });
});

const SAVED = 'Your game is saved: shoal --continue resumes it.\n';

describe('the end of the input', () => {
  const lines = ['7', '2', '', '?', 'rules', 'h', '6 bo', '', 'j cy', '', 'quit'];

  test.each(lines.map((_, count) => count))(
    'ends the game cleanly after %i lines, and says that it is saved if somebody has acted',
    async (count) => {
      const { code, stdout, stderr } = await program.run(['--seed', '7'], lines.slice(0, count).join('\n'));
      expect(code).toBe(0);
      const saved = count < 2 ? '' : SAVED;
      expect(stderr).toBe(`The input has ended, so the game stops here.\n${saved}`);
      expect(stdout.endsWith('\n')).toBe(true);
    },
  );

  test('ends the game cleanly before the question whether to quit is answered', async () => {
    const { code, stderr } = await program.run(['--seed', '7'], 'quit\n');
    expect({ code, stderr }).toEqual({ code: 0, stderr: 'The input has ended, so the game stops here.\n' });
  });
});

test('q quits after asking, and only then', async () => {
  const { code, stdout, stderr } = await program.run(['--seed', '7'], 'q\nn\nq\ny\n');
  expect({ code, stderr }).toEqual({ code: 0, stderr: 'Goodbye, and thanks for playing.\n' });
  expect(stdout.match(/Do you really want to leave this game\?/g)?.length).toBe(2);
});

test('who leaves the daily deal is told how to resume it', async () => {
  const { code, stderr } = await program.run(['daily', '2026-11-15'], 'c\n1\n');
  expect(code).toBe(0);
  expect(stderr).toBe(
    'The input has ended, so the game stops here.\nYour game is saved: shoal daily 2026-11-15 resumes it.\n',
  );
});

test('who leaves by q is told that the game is saved, and how to go on', async () => {
  const { code, stderr } = await program.run(['--seed', '7'], '7 bo\nq\ny\n');
  expect({ code, stderr }).toEqual({ code: 0, stderr: `Goodbye, and thanks for playing.\n${SAVED}` });
});

describe('queens', () => {
  const isQueen = (card: number) => card >> 2 === 11;
  const seedFor = (players: readonly Seated[]): string => {
    for (let seed = 0; ; seed++) {
      const [first] = mirror('go-fish', 'standard', players, String(seed)).decisions;
      if (first && [...first.seen].some(isQueen)) return String(seed);
    }
  };
  const two: readonly Seated[] = [YOU_AND_BOTS[0], YOU_AND_BOTS[1]];

  test.each(['queens', 'queen', 'q bo', 'bo q'])(
    'are asked for with "%s", while q alone asks about quitting',
    async (text) => {
      const flags = ['play', '--seed', seedFor(two), ...flagsFor(two)];
      const { stdout } = await program.run(flags, `q\nn\n${text}\n`);
      expect(stdout).toContain('Do you really want to leave this game? (y, n) > n\n');
      expect(stdout).toContain('You ask Bo for queens.');
    },
  );

  test('are offered by name once a player is chosen', async () => {
    const flags = ['play', '--seed', seedFor(YOU_AND_BOTS), ...flagsFor(YOU_AND_BOTS)];
    const { stdout } = await program.run(flags, 'bo\nq\nn\nqueens\n');
    expect(stdout).toMatch(/Which rank do you ask Bo for\? \(.*queens.*\) > q\n/);
    expect(stdout).toContain('You ask Bo for queens.');
  });
});

test('half an ask is named in the question for the other half', async () => {
  const { stdout } = await program.run(['--seed', '7'], '7\n6s\nbo\n');
  expect(stdout).toContain('Who do you ask for sevens? (2 Bo, 3 Cy) > 6s');
  expect(stdout).toContain('Who do you ask for sixes? (2 Bo, 3 Cy) > bo');
  expect(stdout).toContain('You ask Bo for sixes.');
});

test('a ten is offered as 10', async () => {
  const seeds = Array.from({ length: 99 }, (_, number) => String(number));
  const seed = seeds.find((text) => {
    const [first] = mirror('go-fish', 'standard', YOU_AND_BOTS, text).decisions;
    return first && [...first.seen].some((card) => card >> 2 === 9);
  });
  const { stdout } = await program.run(['play', '--seed', seed ?? '', ...flagsFor(YOU_AND_BOTS)], 'bo\n');
  expect(stdout).toMatch(/Which rank do you ask Bo for\? \(.*\b10\b.*\)/);
});

test('the only rank of a hand is offered, alone and with a player', async () => {
  const { stdout } = await program.run(['play', '--rule', 'handSize=1', '--seed', '7']);
  expect(stdout).toMatch(/Hand: 8♠\nWhich rank do you ask for\? \(8, or .*8 Bo\) > /);
});

test('dd draws until a card can be played', async () => {
  const drawsAtFirst = ({ decisions }: ReturnType<typeof mirror>) => {
    const end = decisions.findIndex(({ action }) => action.type !== 'draw');
    return decisions[end]?.action.suit === undefined ? end : 0;
  };
  const two: readonly Seated[] = [{ ...YOU_AND_BOTS[0], like: 'minnow' }, YOU_AND_BOTS[1]];
  const seed = '123';
  const draws = drawsAtFirst(mirror('crazy-eights', 'standard', two, seed));
  expect(draws).toBeGreaterThan(2);
  const { stdout } = await program.run(['play', 'crazy-eights', '--seed', seed, ...flagsFor(two)], 'dd\n');
  expect(stdout).toContain('Enter = Draw a card, dd = Draw until a card fits > dd\n');
  expect(stdout.match(/ {2}You draw \S+\.\n/g)?.length).toBe(draws);
  expect(stdout).toMatch(/(Play a card\.|Enter = Play the \S+) > \n$/);
});

test('pairs are called pairs, and changed rules are named', async () => {
  const { stdout } = await program.run(['play', '--preset', 'pairs', '--seed', '7', '--rule', 'give=all']);
  expect(stdout).toContain(
    'Go Fish by the pairs rules (Handed over when asked: all cards of the rank), with You and Bo (perch, 3 of 7, medium).',
  );
  expect(stdout).toMatch(/player +cards +pairs/);
});

test('help speaks of those who are at the table', async () => {
  const { stdout } = await program.run(['play', '--player', 'Ann', '--player', 'Zoe:random', '--seed', '7'], '?\n');
  expect(stdout).toContain('"ask Zoe for sevens"');
  expect(stdout).toContain('To ask for queens, type "queens" or "q Zoe": q alone quits.');
  expect(stdout).toContain('with Ann and Zoe (random, pure chance).');
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

const KEY = 'AB'.repeat(32);

test('a key in capitals is the same key', async () => {
  const flags = ['play', '--player', 'Al:minnow', '--player', 'Bo:guppy', '--no-input', '--record', 'keys.jsonl'];
  for (const seed of [KEY, KEY.toLowerCase()]) await program.run([...flags, '--seed', seed]);
  const [first, second] = readFileSync(program.file('keys.jsonl'), 'utf8').trim().split('\n');
  expect(JSON.parse(first)).toMatchObject({ seed: KEY.toLowerCase(), generator: 'chacha20' });
  expect(second).toBe(first);
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
    expect(stdout).toMatch(/wins the match|share the match/);
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

  test('from a key deals each time from another key, never from a mere text', async () => {
    const flags = [...bots.slice(0, -1), KEY, '--best-of', '2', '--record', 'keyed-match.jsonl'];
    await program.run(['play', ...flags]);
    const records = readFileSync(program.file('keyed-match.jsonl'), 'utf8').trim().split('\n');
    const seeds = [0, 1].map((deal) => seedOfDeal(KEY.toLowerCase(), deal));
    expect(records.map((line) => JSON.parse(line)).map(({ seed, generator }) => [seed, generator])).toEqual(
      seeds.map((seed) => [seed, 'chacha20']),
    );
    expect(await program.run(['verify', 'keyed-match.jsonl'])).toMatchObject({ stdout: '2 games verified.\n' });
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

test('choices lists all that may be done, and a number does it', async () => {
  const { stdout } = await program.run(['--seed', '7'], 'choices\n99\n2\n');
  expect(stdout).toContain('  1. Ask Bo for fours\n  2. Ask Bo for sixes\n');
  expect(stdout).toContain('Enter a whole number from 1 to 10.');
  expect(stdout).toContain('You ask Bo for sixes.');
});

test('people who listen are told cards and tables in words', async () => {
  const { stdout } = await program.run(['play', 'crazy-eights', '--seed', '7'], 'hint\n', { ACCESSIBLE: '1' });
  expect(stdout).toMatch(/Hand: 1 \w+ of \w+/);
  expect(stdout).toMatch(/\d \w+ of \w+, which fits/);
  expect(stdout).toMatch(/The up-card is the \w+ of \w+\./);
  expect(stdout).not.toMatch(/[♠♥♦♣]|player +cards/);
});

test('people who listen are told of each bot in one sentence before their turn', async () => {
  const { stdout } = await program.run(['--seed', '7'], '4 bo\n\n', { ACCESSIBLE: '1' });
  const [, bots] = /\n {2}You fish .*\n((?: {2}.*\n)*)\nYour turn\./.exec(stdout) ?? [];
  expect(bots.split('\n').map((line) => line.trim().split(' ')[0])).toEqual(['Bo', 'Cy', '']);
  expect(stdout).not.toContain("Bo's turn.");
});

test('undo takes back the last choice, and what bots did since', async () => {
  const { stdout } = await program.run(['--seed', '7'], 'undo\n4 bo\n\nu\nhand\n');
  expect(stdout).toContain('There is nothing to undo yet.');
  const [before, after] = [stdout.match(/Hand: .*/)?.[0], stdout.match(/Hand: .*/g)?.at(-1)];
  expect(stdout).toContain('Undone: choose again.');
  expect(after).toBe(before);
});
