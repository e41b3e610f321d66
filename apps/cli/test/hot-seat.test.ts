import { type Card, writeCard } from '@shoal/core';
import { GAME_IDS } from '@shoal/games';
import { describe, expect, test } from 'vitest';
import { cardsIn, mirror, type Seated, typed } from './mirror.ts';
import { useProgram } from './program.ts';
import { Terminal } from './terminal.ts';

const program = useProgram();

const PEOPLE: readonly Seated[] = [
  { name: 'Ann', bot: null },
  { name: 'Cy', bot: 'minnow' },
  { name: 'Ben', bot: null },
];
const FLAGS = PEOPLE.flatMap(({ name, bot }) => ['--player', bot === null ? name : `${name}:${bot}`]);

const hiddenFrom = (seen: ReadonlySet<Card>, text: string): string[] => {
  const known = new Set([...seen].map(writeCard));
  return cardsIn(text).filter((card) => !known.has(card));
};

describe.each([
  ...GAME_IDS.map((game, index) => [game, 'standard', `${41 + index}`] as const),
  ['crazy-eights', 'actions', '43'],
] as const)('%s by the %s rules, two people and a bot at one screen', (game, preset, seed) => {
  const { decisions } = mirror(game, preset, PEOPLE, seed);
  const changes = decisions.map(({ seat }, index) => seat !== decisions[index - 1]?.seat);
  const lines = decisions.flatMap(({ action }, index) => [
    ...(changes[index] ? (index === 0 ? [''] : ['', '']) : []),
    typed(action, PEOPLE),
  ]);

  test('after each curtain only cards are shown that the person before it has seen', async () => {
    const flags = ['play', game, '--preset', preset, '--seed', seed, '--ascii', ...FLAGS];
    const { code, stdout } = await program.run(flags, `${lines.join('\n')}\n`);
    expect(code).toBe(0);
    const parts = stdout.split('> ').map((part) => part.slice(part.indexOf('\n')));
    let at = 0;
    for (const [index, { seat, seen }] of decisions.entries()) {
      if (changes[index]) {
        const before = decisions[index - 1];
        const done = before && `${PEOPLE[before.seat].name}, press Enter when you have seen enough`;
        if (before !== undefined) expect(parts[at++]).toContain(done);
        expect(cardsIn(parts[at])).toEqual([]);
        expect(parts[at++]).toContain(`Pass to ${PEOPLE[seat].name}, then press Enter`);
      }
      expect(hiddenFrom(seen, parts[at])).toEqual([]);
      at += 1;
    }
    expect(parts.length).toBe(at + 1);
    const narrated = stdout.split('\n').filter((line) => line.startsWith('  '));
    expect(narrated.filter((line) => /\byou/i.test(line))).toEqual([]);
  });
});

test('where nothing can be cleared people are warned before the first card, and only then', async () => {
  const warning = /nothing stays hidden.*without --plain\./;
  expect((await program.run(['play', '--seed', '41', ...FLAGS])).stdout.split('\n')[2]).toMatch(warning);
  expect((await program.run(['play', '--seed', '41'])).stdout).not.toMatch(warning);
});

test('before anybody has pressed Enter no card is on the screen', async () => {
  const { stdout } = await program.run(['play', '--seed', '41', '--ascii', ...FLAGS]);
  expect(cardsIn(stdout)).toEqual([]);
  expect(stdout).toContain('Pass to Ann, then press Enter');
});

test('line by line at a terminal the hand is moved out of sight before the screen passes on', async () => {
  const terminal = new Terminal(program, ['play', '--plain', '--seed', '41', '--ascii', ...FLAGS]);
  const { decisions } = mirror('go-fish', 'standard', PEOPLE, '41');
  expect(await terminal.until('Pass to Ann, then press Enter > ')).toContain('can scroll back to');
  terminal.type('\r');
  for (const { seat, action } of decisions) {
    if (seat !== 0) break;
    await terminal.until('> ');
    terminal.type(`${typed(action, PEOPLE)}\r`);
    await terminal.until('\n');
  }
  await terminal.until('Ann, press Enter to hide your cards > ');
  terminal.type('\r');
  expect(cardsIn(await terminal.until('Pass to Ben, then press Enter > '))).toEqual([]);
  expect(cardsIn(terminal.screen)).toEqual([]);
  terminal.type('\r');
  const { seen } = decisions.find(({ seat }) => seat === 2) ?? { seen: new Set<Card>() };
  const shown = await terminal.until('> ');
  expect(shown).toContain('What happened since:');
  expect(hiddenFrom(seen, shown)).toEqual([]);
  terminal.type('\x03');
  expect(await terminal.exitCode()).toBe(130);
});
