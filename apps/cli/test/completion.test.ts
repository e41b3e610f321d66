import { BOT_NAMES } from '@shoal/core';
import { GAME_IDS, gameNamed } from '@shoal/games';
import { LANGUAGES } from '@shoal/language';
import { SPEEDS } from '@shoal/room';
import type { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import { completionOf } from '../src/completion/candidates.ts';
import { readLine } from '../src/completion/command-line.ts';
import { SHELLS } from '../src/completion/scripts.ts';
import { shellAnswer } from '../src/completion/shell-answer.ts';
import { kindOfOption, valueNameOf } from '../src/completion/value-kinds.ts';
import { Interruption } from '../src/process/interruption.ts';
import { programFor } from '../src/program.ts';
import { ODD, oddProgram } from './odd-program.ts';
import { useProgram } from './program.ts';

const program = programFor(new Interruption(), () => undefined);
const help = program.createHelp();
const commands = help.visibleCommands(program);
const play = commands.filter((command) => command.name() === 'play');
const namesOf = (all: readonly Command[]): string[] => all.map((command) => command.name());
const optionsOf = (...all: readonly Command[]): string[] =>
  [
    ...new Set(all.flatMap((command) => help.visibleOptions(command)).flatMap(({ short, long }) => [short, long])),
  ].filter((name) => name !== undefined);

const completion = (line: string, tree = program) => completionOf(readLine(line, 'bash'), tree);

/** All that may follow, without the part of the word that stays. */
function offered(line: string, tree = program): string[] {
  const { prefix, candidates } = completion(line, tree);
  const { text } = readLine(line, 'bash').typed;
  return candidates.map((candidate) => candidate.text).filter((word) => (prefix + word).startsWith(text));
}

const presetsOf = (id: (typeof GAME_IDS)[number]): string[] => Object.keys(gameNamed(id).tables.presets);

describe('a line is completed with', () => {
  const table: readonly (readonly [sentence: string, line: string, words: readonly string[]])[] = [
    ['commands and games at the beginning', 'shoal ', [...namesOf(commands), ...GAME_IDS]],
    [
      'the options of play without a command too',
      'shoal --',
      optionsOf(program, ...play).filter((name) => /^--/.test(name)),
    ],
    ...commands.map(
      (command) => [`every option of ${command.name()}`, `shoal ${command.name()} -`, optionsOf(command)] as const,
    ),
    ['options where no argument can come', 'shoal web ', optionsOf(...commands.filter((one) => one.name() === 'web'))],
    ['the commands that help explains', 'shoal help ', namesOf(commands)],
    ['shells', 'shoal completion ', SHELLS],
    ['games after --game', 'shoal simulate --game ', GAME_IDS],
    ['commands and games after an option with its value', 'shoal --seats 3 ', [...namesOf(commands), ...GAME_IDS]],
    ['commands after an option of another than play', 'shoal --games 9 sim', ['simulate']],
    ['the options of a command that follows options', 'shoal --lang de stats --exp', ['--export']],
    ['games after an option whose value was left out', 'shoal play --target --setup ', GAME_IDS],
    ['games where a value that is optional cannot be guessed', 'shoal play --target ', GAME_IDS],
    ['games after --', 'shoal play -- ', GAME_IDS],
    ['no option after --', 'shoal play -- --', []],
    ['no game where --game is a number', 'shoal replay --game ', []],
    ['no number', 'shoal --seats ', []],
    ['nothing after an option that does not exist', 'shoal --nonsense=', []],
    ['nothing after a second argument', 'shoal play go-fish -- ', []],
    ...GAME_IDS.flatMap((id) => [
      [`the presets of ${id}`, `shoal play ${id} --preset `, presetsOf(id)] as const,
      [`the presets of ${id} named by --game`, `shoal --game=${id} --preset=`, presetsOf(id)] as const,
      [
        `the options of ${id} after --rule`,
        `shoal rules ${id} --rule `,
        Object.keys(gameNamed(id).tables.table).map((option) => `${option}=`),
      ] as const,
    ]),
    [
      'the presets of the game that was named last',
      'shoal crazy-eights --game go-fish --preset ',
      presetsOf('go-fish'),
    ],
    ['all presets as long as no game is named', 'shoal --preset ', [...new Set(GAME_IDS.flatMap(presetsOf))]],
    ['the values of an option of the rules', 'shoal --rule give=', ['all', 'one']],
    ['those values after --rule= too', 'shoal --rule=give=', ['all', 'one']],
    ['no value of an option that the game lacks', 'shoal crazy-eights --rule give=', []],
    ['bots after --bot', 'shoal --bot ', BOT_NAMES],
    ['the bots after a comma', 'shoal simulate --bots pike,', BOT_NAMES],
    ['the bots after --bots=', 'shoal simulate --bots=pike,', BOT_NAMES],
    ['kinds after the name of a player', 'shoal --player Ann:', ['human', 'ai', ...BOT_NAMES]],
    ['nothing for the name of a player', 'shoal --player A', []],
    ['languages', 'shoal stats --lang ', LANGUAGES],
    ['speeds', 'shoal daily --speed ', SPEEDS],
    ['formats of a tournament', 'shoal tournament --format ', ['round-robin', 'ladder']],
    ['options after a value in quotes', 'shoal --player "Ann:human" --bo', ['--bot']],
    ['options after a file for the output', 'shoal simulate 2> errors.txt --rota', ['--rotate']],
    ['a word whose quotes are open', `shoal --rule 'give=o`, ['one']],
  ];
  test.each(table)('%s', (_, line, words) => {
    expect(offered(line)).toEqual(words);
    expect(completion(line).wants).toBe('words');
  });
});

test.each([
  'shoal verify g',
  'shoal --record ga',
  'shoal --record=ga',
  'shoal replay --seat 2 ',
  'shoal simulate > o',
  'shoal simulate >o',
  'shoal simulate 2>> ',
])('%s is completed with the names of files', (line) => {
  expect(completion(line).wants).toBe('files');
});

test.each([
  ['shoal sim', '', ' '],
  ['shoal --rule giv', '', ''],
  ['shoal --rule=give=o', '--rule=give=', ' '],
  ['shoal --bots pike,mi', 'pike,', ','],
  ['shoal simulate --bots pike,mi', 'pike,', ','],
  ['shoal --player "Ann B":mi', 'Ann B:', ' '],
  ['shoal --record=ga', '--record=', ' '],
])('%s keeps the beginning "%s" and is followed by "%s"', (line, prefix, after) => {
  expect(completion(line)).toMatchObject({ prefix, after });
});

test('a word that games mean differently has no meaning as long as no game is named', () => {
  const meaningOf = (line: string) => completion(line).candidates.find(({ text }) => text === 'standard')?.meaning;
  expect(meaningOf('shoal go-fish --preset ')).not.toBe('');
  expect(meaningOf('shoal --preset ')).toBe('');
});

test('every option that wants a name offers some', () => {
  const options = commands.flatMap((command) => help.visibleOptions(command));
  for (const option of options.filter((one) => /name/.test(valueNameOf(one)))) {
    expect(kindOfOption(option).type, option.flags).not.toBe('free');
  }
});

describe('in any tree', () => {
  const odd = oddProgram();

  test('commands have commands, and aliases', () => {
    expect(offered('shoal match ', odd)).toEqual(['new', 'list', 'help']);
    expect(offered('shoal m list ', odd)).toEqual(['up', 'down']);
    expect(offered('shoal m n', odd)).toEqual(['new']);
  });

  test('a hidden option stays hidden, and an optional value is offered', () => {
    expect(offered('shoal match --', odd)).toEqual(['--look', '--help']);
    expect(offered('shoal match --look=', odd)).toEqual(['plain', 'rich']);
    expect(offered('shoal match --look ', odd)).toEqual(['plain', 'rich']);
  });

  test('an argument may take every word that follows', () => {
    for (const line of ['shoal keep x ', 'shoal keep x y z ']) expect(completion(line, odd).wants).toBe('files');
  });

  test.each(SHELLS)('an answer to %s is one candidate a line, whatever its meaning holds', (shell) => {
    const lines = shellAnswer('shoal match new --', { shell }, oddProgram()).split('\n');
    expect(lines.filter((line) => line.includes('--'))).toHaveLength(2);
    if (shell !== 'bash') expect(lines.join('\n').replaceAll('\\\\', '\\')).toContain(ODD);
  });
});

describe('the program', () => {
  const shoal = useProgram();

  test('answers the scripts', async () => {
    const line = 'shoal --rule=giv';
    const { code, stdout, stderr } = await shoal.run(['complete', '--shell', 'bash', '--breaks==:', '--', line]);
    expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: 'parts\ngive=\n', stderr: '' });
  });

  test('hides the command that answers', () => {
    expect(program.helpInformation()).not.toContain('complete ');
    expect(offered('shoal comp')).toEqual(['completion']);
  });
});
