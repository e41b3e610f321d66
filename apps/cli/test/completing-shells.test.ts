import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOT_NAMES } from '@shoal/core';
import { GAME_IDS } from '@shoal/games';
import { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { completionScript, SHELLS } from '../src/completion/scripts.ts';
import { type CompletionFlags, shellAnswer } from '../src/completion/shell-answer.ts';
import { Interruption } from '../src/process/interruption.ts';
import { programFor } from '../src/program.ts';
import { type Answers, CompletingShell, has } from './completing-shell.ts';
import { ODD, ODD_CHOICES, oddProgram } from './odd-program.ts';

const program = programFor(new Interruption(), () => undefined);
const commands = program.createHelp().visibleCommands(program);

const answersFor =
  (tree: Command): Answers =>
  (words) => {
    const call = new Command().option('--shell <shell>').option('--breaks <characters>').argument('<line...>');
    call.parse([...words], { from: 'user' });
    return shellAnswer(call.args.join('\n'), call.opts<CompletionFlags>(), tree);
  };

for (const shell of SHELLS) {
  if (!has(shell)) console.warn(`${shell} is not installed, so its completion is not tested here.`);
}

describe.each(SHELLS)('%s, where it is installed,', (name) => {
  const isThere = has(name);
  let shell: CompletingShell;
  beforeAll(async () => {
    if (!isThere) return;
    shell = await CompletingShell.start(name, answersFor(program));
    writeFileSync(join(shell.folder, 'games.jsonl'), '');
  });
  afterAll(() => shell?.end());

  test.skipIf(!isThere).each([
    ['offers commands and games', 'shoal ', [...commands.map((command) => command.name()), ...GAME_IDS]],
    ['offers nothing where a number is wanted', 'shoal --seats ', []],
    ['offers the values of an option of the rules', 'shoal --rule give=', ['all', 'one']],
    ['offers them after --rule= too', 'shoal --rule=give=', ['all', 'one']],
    ['offers kinds after the name of a player', 'shoal --player Ann:', ['human', 'ai', ...BOT_NAMES]],
    ['offers another bot after a comma', 'shoal simulate --bots pike,mi', ['pike,minnow']],
    ['offers files where a file is wanted', 'shoal verify g', ['games.jsonl']],
  ])('%s', async (_, line, words) => {
    expect(await shell.offered(line)).toEqual(words.toSorted());
  });

  test.skipIf(!isThere).each([
    ['shoal sim', ['simulate']],
    ['shoal play --pre', ['play', '--preset']],
    ['shoal --rule giv', ['--rule', 'give=']],
    ['shoal --rule give=o', ['--rule', 'give=one']],
    ['shoal --rule=give=o', ['--rule=give=one']],
    ["shoal --rule 'give=o", ['--rule', 'give=one']],
    ['shoal --game=go', ['--game=go-fish']],
    ['shoal simulate --bots=pike,mi', ['simulate', '--bots=pike,minnow']],
    ["shoal --player O\\'Neil:mi", ['--player', "O'Neil:minnow"]],
    ['shoal --player "Ann B:mi', ['--player', 'Ann B:minnow']],
    ["shoal --player='Ann B:mi", ['--player=Ann B:minnow']],
    ['shoal --player "Ann B":mi', ['--player', 'Ann B:minnow']],
    ['shoal --player "Ann:human" --bo', ['--player', 'Ann:human', '--bot']],
    ['shoal --player Zoë🐟:mi', ['--player', 'Zoë🐟:minnow']],
    ['shoal --record=ga', ['--record=games.jsonl']],
    ['shoal replay --seat 2 ga', ['replay', '--seat', '2', 'games.jsonl']],
    ['LANG=C shoal sim', ['simulate']],
    ['true; shoal sim', ['simulate']],
  ])('completes %s', async (line, words) => {
    expect(await shell.completed(line)).toEqual(words);
  });

  test.skipIf(!isThere)('completes the name of a file for the output', async () => {
    expect(await shell.completed('shoal web 2> ga')).toEqual(['web']);
    expect(readdirSync(shell.folder)).not.toContain('ga');
  });
});

describe.each(SHELLS)('in %s, where it is installed, any tree will do:', (name) => {
  const isThere = has(name);
  let shell: CompletingShell;
  beforeAll(async () => {
    if (isThere) shell = await CompletingShell.start(name, answersFor(oddProgram()));
  });
  afterAll(() => shell?.end());

  test.skipIf(!isThere).each(ODD_CHOICES)('the choice %s is typed as the shell wants it', async (choice) => {
    const start = choice.slice(0, 1).replace(/[$[*]/, '\\$&');
    const [, , , typed] = await shell.completed(`shoal match new --kind ${start}`);
    expect(typed).toBe(choice);
  });

  // Bash shows words alone.
  if (name !== 'bash') {
    test.skipIf(!isThere)('words come with their meaning, whatever is in it', async () => {
      expect(await shell.explained('shoal match new --')).toContain(ODD);
      expect(await shell.explained('shoal ')).toContain(ODD);
    });
  }
});

const FAILS = "ASKS 'echo trouble >&2; exit 1'";

describe.each(SHELLS)('%s, where it is installed, and a program that fails:', (name) => {
  test.skipIf(!has(name))('files are offered, and the prompt stays clean', async () => {
    const preparation = name === 'fish' ? `set -gx ${FAILS}` : FAILS.replace(' ', '=');
    const shell = await CompletingShell.start(name, () => '', preparation);
    try {
      writeFileSync(join(shell.folder, 'games.jsonl'), '');
      expect(await shell.completed('shoal ga')).toEqual(['games.jsonl']);
      expect(shell.shown).not.toContain('trouble');
    } finally {
      shell.end();
    }
  });
});

describe('bash without compopt, as on a Mac,', () => {
  let shell: CompletingShell;
  beforeAll(async () => {
    shell = await CompletingShell.start('bash', answersFor(program), 'enable -n compopt');
  });
  afterAll(() => shell.end());

  test('completes words, values and parts of them', async () => {
    expect(await shell.completed('shoal sim')).toEqual(['simulate']);
    expect(await shell.completed('shoal --rule=give=o')).toEqual(['--rule=give=one']);
    expect(await shell.completed('shoal --player Ann:mi')).toEqual(['--player', 'Ann:minnow']);
    expect(await shell.offered('shoal simulate --preset ')).toContain('classic');
  });
});

test('bash completes the same when it does not split words at = and :', async () => {
  const shell = await CompletingShell.start('bash', answersFor(program), `COMP_WORDBREAKS=$' \\t\\n'`);
  try {
    expect(await shell.completed('shoal --rule=give=o')).toEqual(['--rule=give=one']);
    expect(await shell.completed('shoal --player Ann:mi')).toEqual(['--player', 'Ann:minnow']);
  } finally {
    shell.end();
  }
});

test.skipIf(!has('shellcheck'))('shellcheck finds nothing in the bash script, where it is installed', () => {
  const input = completionScript('bash');
  expect(spawnSync('shellcheck', ['-'], { input, encoding: 'utf8' })).toMatchObject({ status: 0, stdout: '' });
});

test.each(SHELLS)('the script for %s begins with how to install it', (shell) => {
  expect(completionScript(shell).split('\n').slice(0, 5).join('\n')).toContain(`shoal completion ${shell} >`);
});
