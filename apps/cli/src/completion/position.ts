import type { Argument, Command, Help, Option } from 'commander';
import { commandFirst, namesOf, optionsOf, optionWithValue } from '../command-line/command-first.ts';

/** Where the cursor is in the tree of commands. What the help hides is hidden here too. */
export interface Position {
  /** Commands that may come next: none once anything but options was typed. */
  readonly commands: readonly Command[];
  /** The commands beside the present one. */
  readonly siblings: readonly Command[];
  readonly options: readonly Option[];
  /** The argument that comes next. */
  readonly argument: Argument | undefined;
  /** The option whose value comes next; a value that is optional may also be left out. */
  readonly waiting: Option | undefined;
  /** Has `--` ended the options? */
  readonly isPastOptions: boolean;
}

/** Follows the words before the cursor through the tree, as Commander does. */
export function positionAfter(words: readonly string[], program: Command): Position {
  const help = program.createHelp();
  const { command, siblings, rest } = descend(program, [], commandFirst(words, program), help);
  // Where a command may be left out, all that it takes may be typed already.
  const open = [command, ...command.commands.filter((next) => next.name() === defaultCommandOf(command))];
  const options = open.flatMap((one) => help.visibleOptions(one)).filter(isFirstOfItsName);
  const args = open.flatMap((one) => one.registeredArguments);
  const { place, waiting, isPastOptions } = countArguments(rest, command === program ? optionsOf(program) : options);
  return {
    commands: place === 0 && !isPastOptions ? help.visibleCommands(command) : [],
    siblings,
    options,
    argument: args[place] ?? args.findLast(({ variadic }) => variadic),
    waiting,
    isPastOptions,
  };
}

interface Descent {
  readonly command: Command;
  readonly siblings: readonly Command[];
  readonly rest: readonly string[];
}

function descend(command: Command, siblings: readonly Command[], words: readonly string[], help: Help): Descent {
  const commands = help.visibleCommands(command);
  const next = commands.find((one) => [one.name(), ...one.aliases()].includes(words[0]));
  return next === undefined ? { command, siblings, rest: words } : descend(next, commands, words.slice(1), help);
}

/** Commander tells nobody which command is the default one, so it is asked where it keeps that. */
const defaultCommandOf = (command: Command): unknown =>
  '_defaultCommandName' in command ? command._defaultCommandName : null;

const isFirstOfItsName = (option: Option, index: number, all: readonly Option[]): boolean =>
  all.findIndex((other) => namesOf(other).some((name) => namesOf(option).includes(name))) === index;

function countArguments(words: readonly string[], options: readonly Option[]) {
  let place = 0;
  let waiting: Option | undefined;
  let isPastOptions = false;
  for (const word of words) {
    const isValue = waiting !== undefined && (waiting.required || !word.startsWith('-'));
    waiting = undefined;
    if (isValue) continue;
    if (isPastOptions || !/^-./.test(word)) place += 1;
    else if (word === '--') isPastOptions = true;
    else waiting = optionWithValue(word, options);
  }
  return { place, waiting, isPastOptions };
}
