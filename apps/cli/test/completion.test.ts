import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOT_NAMES, gameNamed } from '@shoal/core';
import { GAME_IDS, LANGUAGES } from '@shoal/table-ui';
import { Argument, Command, Option } from 'commander';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { completionScript } from '../src/completion/completion-script.ts';
import { SHELLS } from '../src/completion/shells.ts';
import { kindOfOption, placeholderOf } from '../src/completion/value-kinds.ts';
import { Interruption } from '../src/interruption.ts';
import { programFor } from '../src/program.ts';
import { CompletingShell, has } from './completing-shell.ts';

const program = programFor(new Interruption(), () => undefined);
const help = program.createHelp();
const commands = help.visibleCommands(program);
const namesOf = (all: readonly Command[]): string[] => all.map((command) => command.name());
const longOptions = (...all: readonly Command[]): string[] =>
  [...new Set(all.flatMap((command) => help.visibleOptions(command)).map((option) => option.long ?? ''))].toSorted();

for (const shell of SHELLS) {
  if (!has(shell)) console.warn(`${shell} is not installed, so its completion is not tested here.`);
}

describe.each(SHELLS)('%s, where it is installed,', (name) => {
  const isThere = has(name);
  let shell: CompletingShell;
  beforeAll(() => {
    if (!isThere) return;
    shell = new CompletingShell(name, completionScript(name, program));
    writeFileSync(join(shell.folder, 'games.jsonl'), '');
  });
  afterAll(() => shell?.end());

  const offers = (sentence: string, line: string, words: readonly string[]) =>
    test.skipIf(!isThere)(sentence, async () => {
      expect(await shell.offered(line)).toEqual(words.toSorted());
    });

  offers('begins with games and with every command that the help shows', 'shoal ', [...namesOf(commands), ...GAME_IDS]);
  const play = commands.filter((command) => command.name() === 'play');
  offers('offers the options of play without a command too', 'shoal --', longOptions(program, ...play));
  for (const command of commands) {
    offers(`offers every option of ${command.name()}`, `shoal ${command.name()} --`, longOptions(command));
  }
  offers('names the commands that help explains', 'shoal help ', namesOf(commands));

  offers('offers games to --game', 'shoal simulate --game ', GAME_IDS);
  offers('offers games after an option with its value', 'shoal --seats 3 ', GAME_IDS);
  offers('offers no game where --game is a number', 'shoal replay --game ', []);
  offers('guesses no number', 'shoal --seats ', []);
  for (const id of GAME_IDS) {
    const { presets, table } = gameNamed(id).tables;
    offers(`offers the presets of ${id}`, `shoal play ${id} --preset `, Object.keys(presets));
    offers(`offers the presets of ${id} named by --game`, `shoal --game=${id} --preset=`, Object.keys(presets));
    const rules = Object.keys(table).map((option) => `${option}=`);
    offers(`offers the options of ${id} to --rule`, `shoal rules ${id} --rule `, rules);
  }
  const allPresets = new Set(GAME_IDS.flatMap((id) => Object.keys(gameNamed(id).tables.presets)));
  offers('offers all presets as long as no game is named', 'shoal --preset ', [...allPresets]);

  offers('offers the values of an option of the rules', 'shoal --rule give=', ['all', 'one']);
  offers('offers them after --rule= too', 'shoal --rule=give=', ['all', 'one']);
  offers('knows that a game lacks an option', 'shoal crazy-eights --rule give=', []);
  offers('offers bots to --bot', 'shoal --bot ', BOT_NAMES);
  offers('offers the languages to --lang', 'shoal stats --lang ', LANGUAGES);
  offers('offers another bot after a comma', 'shoal simulate --bots pike,mi', ['pike,minnow']);
  offers('offers kinds after the name of a player', 'shoal --player Ann:', ['human', ...BOT_NAMES]);
  offers('offers files where a file is wanted', 'shoal verify g', ['games.jsonl']);
  offers('offers files to --record', 'shoal --record ga', ['games.jsonl']);

  const completes = (line: string, ...words: readonly string[]) =>
    test.skipIf(!isThere)(`completes ${line}`, async () => {
      expect(await shell.completed(line)).toEqual(words);
    });

  completes('shoal sim', 'simulate');
  completes('shoal play --pre', 'play', '--preset');
  completes('shoal cr', 'crazy-eights');
  completes('shoal --rule giv', '--rule', 'give=');
  completes('shoal --rule give=o', '--rule', 'give=one');
  completes('shoal --rule=give=o', '--rule=give=one');
  completes("shoal --rule 'give=o", '--rule', 'give=one');
  completes('shoal --game=go', '--game=go-fish');
  completes('shoal simulate --bots=pike,mi', 'simulate', '--bots=pike,minnow');
  completes("shoal --player O\\'Neil:mi", '--player', "O'Neil:minnow");
  completes('shoal --player "Ann B:mi', '--player', 'Ann B:minnow');
  completes("shoal --player='Ann B:mi", '--player=Ann B:minnow');
  completes('shoal --player "Ann:human" --bo', '--player', 'Ann:human', '--bot');
  completes('shoal --record=ga', '--record=games.jsonl');
  completes('shoal replay --seat 2 ga', 'replay', '--seat', '2', 'games.jsonl');
});

const ODD = `a 'quote', "two", [brackets], a \\ and \`ticks\`: $HOME; (100 %) {a,b} #1 *?~ <x> & | !`;
const CHOICES = ["it's", 'a b', 'c:d', 'e"f', '$HOME', 'h\\i', '[j]', '*'];

function oddProgram(): Command {
  const odd = new Command('shoal').description(ODD);
  odd.command('keep').description(ODD).argument('<name>', ODD).argument('<file...>', ODD);
  odd.command('completion').description(ODD).argument('<shell>', ODD);
  const nested = odd.command('match').alias('m').description(ODD);
  nested.command('new').description(ODD).addOption(new Option('-k, --kind <kind>', ODD).choices(CHOICES));
  nested.command('list').addArgument(new Argument('[order]').choices(['up', 'down']));
  nested.addOption(new Option('--look [look]', ODD).choices(['plain', 'rich']));
  nested.addOption(new Option('--secret').hideHelp());
  return odd;
}

describe.each(SHELLS)('in %s, where it is installed, any tree will do:', (name) => {
  const isThere = has(name);
  let shell: CompletingShell;
  beforeAll(() => {
    if (!isThere) return;
    shell = new CompletingShell(name, completionScript(name, oddProgram()));
    writeFileSync(join(shell.folder, 'games.jsonl'), '');
  });
  afterAll(() => shell?.end());

  test.skipIf(!isThere).each(CHOICES)('the choice %s is typed as the shell wants it', async (choice) => {
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

  test.skipIf(!isThere)('shells are offered where one is wanted', async () => {
    expect(await shell.offered('shoal completion ')).toEqual(SHELLS.toSorted());
  });

  test.skipIf(!isThere)('commands have commands, and aliases', async () => {
    expect(await shell.offered('shoal match ')).toEqual(['help', 'list', 'new']);
    expect(await shell.offered('shoal m list ')).toEqual(['down', 'up']);
    expect(await shell.completed('shoal m n')).toEqual(['m', 'new']);
  });

  test.skipIf(!isThere)('a hidden option stays hidden, and an optional value is offered', async () => {
    const options = await shell.offered('shoal match --');
    expect(options).toContain('--look');
    expect(options).not.toContain('--secret');
    expect(await shell.offered('shoal match --look=')).toEqual(['plain', 'rich']);
  });

  test.skipIf(!isThere)('an argument may take every word that follows', async () => {
    expect(await shell.offered('shoal keep x ga')).toEqual(['games.jsonl']);
    expect(await shell.offered('shoal keep x y z ga')).toEqual(['games.jsonl']);
  });
});

describe('bash without compopt, as on a Mac,', () => {
  let shell: CompletingShell;
  beforeAll(() => {
    shell = new CompletingShell('bash', completionScript('bash', program), 'enable -n compopt');
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
  const shell = new CompletingShell('bash', completionScript('bash', program), `COMP_WORDBREAKS=$' \\t\\n'`);
  try {
    expect(await shell.completed('shoal --rule=give=o')).toEqual(['--rule=give=one']);
    expect(await shell.completed('shoal --player Ann:mi')).toEqual(['--player', 'Ann:minnow']);
  } finally {
    shell.end();
  }
});

test.skipIf(!has('shellcheck'))('shellcheck finds nothing in the bash script, where it is installed', () => {
  for (const tree of [program, oddProgram()]) {
    const input = completionScript('bash', tree);
    // A quoted dollar sign is meant.
    expect(spawnSync('shellcheck', ['-e', 'SC2016', '-'], { input, encoding: 'utf8' })).toMatchObject({
      status: 0,
      stdout: '',
    });
  }
});

test.each(SHELLS)('the script for %s begins with how to install it', (shell) => {
  expect(completionScript(shell, program).split('\n').slice(0, 5).join('\n')).toContain(`shoal completion ${shell} >`);
});

test('every option that wants a name offers some', () => {
  const options = commands.flatMap((command) => help.visibleOptions(command));
  for (const option of options.filter((one) => /name/.test(placeholderOf(one)))) {
    expect(kindOfOption(option).type, option.flags).not.toBe('free');
  }
});
