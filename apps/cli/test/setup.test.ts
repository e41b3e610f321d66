import { GAME_IDS } from '@shoal/games';
import { oneOf } from '@shoal/language/en';
import { en } from '@shoal/table-ui/en';
import { describe, expect, test } from 'vitest';
import { questionIn } from './player/shown-words.ts';
import { useProgram } from './program.ts';
import { Terminal } from './terminal.ts';

const program = useProgram();

describe('line by line at a terminal', () => {
  test('a game of Go Fish with two bots is on after two Enters', async () => {
    const terminal = new Terminal(program, ['--plain']);
    await terminal.until('Enter = Go Fish > ');
    terminal.type('\r');
    await terminal.until('Enter = you and 2 bots, s = set up the table > ');
    terminal.type('\r');
    const shown = await terminal.until(questionIn('go-fish', 'which-rank'));
    expect(shown).toContain(
      'Go Fish by the standard rules, with You, Bo (perch, 3 of 7, medium) and Cy (perch, 3 of 7, medium).',
    );
    expect(shown).toContain('Your turn.');
    terminal.type('quit\r');
    await terminal.until('leave this game? (y, n) > ');
    terminal.type('y\r');
    expect(await terminal.exitCode()).toBe(0);
  });

  test('two Enters in one burst are enough', async () => {
    const terminal = new Terminal(program, ['--plain']);
    await terminal.until('Enter = Go Fish > ');
    terminal.type('\r\r');
    await terminal.until('Your turn.');
    terminal.type('\x04');
    expect(await terminal.exitCode()).toBe(0);
    expect(terminal.shown).toContain('The input has ended, so the game stops here.');
  });

  test.each([
    ['at the first question', []],
    ['at the second question', ['\r']],
    ['in the game', ['\r', '\r']],
  ])('Ctrl-C %s ends the program with 130, also when it comes twice', async (_place, before) => {
    const terminal = new Terminal(program, ['--plain']);
    for (const keys of before) {
      await terminal.until('> ');
      terminal.type(keys);
    }
    await terminal.until('> ');
    terminal.type('\x03\x03');
    expect(await terminal.exitCode()).toBe(130);
  });
});

describe('setting up', () => {
  const answers = ['2', '4', 'quick', 'Ann', '', 'Bo', 'guppy', '', '', 'Di', 'h', '?', 'drawTwo=7', 'wild=7', ''];

  test('asks for players, preset, names, kinds and options, and says what cannot be', async () => {
    const { code, stdout } = await program.run(['play', '--setup', '--seed', '5'], `${answers.join('\n')}\n`);
    expect(code).toBe(0);
    expect(stdout).toContain('How many players, 2 to 10? Enter = 3');
    expect(stdout).toContain('Is Bo a human (h) or a bot: minnow (1 of 7, beginner), guppy (2 of 7, easy), ');
    expect(stdout).toContain('handSize=5: ');
    expect(stdout).toMatch(/wild.*drawTwo|drawTwo.*wild/);
    expect(stdout).toContain(
      'Crazy Eights by the quick rules (Draw-two cards: sevens), with Ann, Bo (guppy, 2 of 7, easy), Cy (perch, 3 of 7, medium) and Di.',
    );
    expect(stdout).toContain('Pass to Ann');
  });

  test('asks again when an answer means nothing', async () => {
    const { stdout } = await program.run(['play', '--setup'], 'chess\n1\n99\n3\n\n7\n\nmaybe\n');
    expect(stdout).toContain(`Please answer ${oneOf(GAME_IDS.map((id) => en.games[id].name))}.`);
    expect(stdout.match(/How many players/g)?.length).toBe(2);
    expect(stdout).toContain('That name would be read as a card or a seat');
    expect(stdout).toContain('Are you a human (h) or a bot: minnow (1 of 7, beginner), guppy (2 of 7, easy), ');
    expect(stdout).toContain(
      'Please answer human, person, bot, ai, computer, minnow, guppy, perch, pike, dolphin, orca, kraken or random.',
    );
  });

  test.each(answers.map((_, count) => count))('the end of the input after %i answers ends cleanly', async (count) => {
    const input = answers
      .slice(0, count)
      .map((line) => `${line}\n`)
      .join('');
    const { code, stderr } = await program.run(['play', '--setup'], input);
    expect({ code, stderr }).toEqual({ code: 0, stderr: 'The input has ended, so the game stops here.\n' });
  });

  test('asks only for names where bots are forbidden', async () => {
    const names = ['1', '3', '', 'Ann', '', 'Cleo', ''];
    const { code, stdout } = await program.run(['play', '--setup', '--no-bots'], `${names.join('\n')}\n`);
    expect(code).toBe(0);
    expect(stdout).not.toContain('or a bot');
    expect(stdout).toContain('Go Fish by the standard rules, with Ann, Bo and Cleo.');
    expect(stdout).toContain('Pass to Ann');
  });

  test('never asks without a terminal', async () => {
    const { code, stdout } = await program.run([]);
    expect(code).toBe(0);
    expect(stdout).not.toContain('Which game');
    expect(stdout).toContain('Your turn.');
  });
});

test('two players of one name stay apart', async () => {
  const { stdout } = await program.run(['play', '--player', 'Alex', '--player', 'Alex:guppy', '--seed', '5']);
  expect(stdout).toContain('with Alex and Alex (2) (guppy, 2 of 7, easy).');
});

test('a name cannot move the cursor', async () => {
  const { stdout } = await program.run(['play', '--player', 'A\x1b[2Jnn', '--seats', '2', '--seed', '5']);
  expect(stdout).not.toContain('\x1b');
  expect(stdout).toContain('with Ann and Bo');
});
