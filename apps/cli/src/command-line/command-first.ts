import { GAME_IDS } from '@shoal/games/ids';
import type { Command, Option } from 'commander';
import { readGame } from '../flags/game-flag.ts';
import { UsageError } from '../process/exit-code.ts';
import { nearest } from '../text/nearest.ts';
import { usageWords } from './usage-words.ts';

const HELP = 'help';

/** Puts the command before the options that were typed before it: `--lang de stats` means `stats --lang de`. */
export function commandFirst(args: readonly string[], program: Command): readonly string[] {
  const at = operandAt(args, program);
  return at > 0 && isCommand(args[at], program) ? [args[at], ...args.slice(0, at), ...args.slice(at + 1)] : args;
}

/** Refuses a first word that is neither a command nor a game, and the help of what is not a command. */
export function checkCommand(args: readonly string[], program: Command): void {
  const at = operandAt(args, program);
  if (at < 0) return;
  checkOptions(args.slice(0, at), program);
  if (args[at] === HELP) checkHelp(args.slice(at + 1), program);
  else if (!isCommand(args[at], program) && readGame(args[at]) === undefined)
    throw new UsageError(usageWords.unknownCommand(args[at], nearest(args[at], [...namesIn(program), ...GAME_IDS])));
}

/** An option before the command that no command has: whether the next word is its value, nobody knows. */
function checkOptions(args: readonly string[], program: Command): void {
  const known = [program, ...program.commands].flatMap((one) => one.createHelp().visibleOptions(one).flatMap(namesOf));
  const unknown = args.map((word) => word.split('=')[0]).find((word) => /^--./.test(word) && !known.includes(word));
  if (unknown !== undefined) throw new UsageError(usageWords.noOption(unknown, nearest(unknown, known)));
}

function checkHelp(args: readonly string[], program: Command): void {
  const at = operandAt(args, program);
  if (at >= 0 && !isCommand(args[at], program))
    throw new UsageError(usageWords.noHelp(args[at], nearest(args[at], namesIn(program)), readGame(args[at])));
}

/** Finds the first word that is neither an option nor the value of one; returns its place, or -1. */
function operandAt(args: readonly string[], program: Command): number {
  const options = optionsOf(program);
  let waiting: Option | undefined;
  for (const [at, word] of args.entries()) {
    const isValue = waiting !== undefined && (waiting.required || !(word.startsWith('-') || isCommand(word, program)));
    waiting = undefined;
    if (isValue) continue;
    if (word === '--') return -1;
    if (!/^-./.test(word)) return at;
    waiting = optionWithValue(word, options);
  }
  return -1;
}

/** The options of all commands: each takes a value in every command, or in none. */
export const optionsOf = (program: Command): readonly Option[] =>
  [program, ...program.commands].flatMap(({ options }) => options);

/** Commander takes the brackets in `<name[:kind]>` for an optional value, though the value is required. */
export const optionWithValue = (name: string, options: readonly Option[]): Option | undefined =>
  options.find((option) => (option.required || option.optional) && namesOf(option).includes(name));

export const namesOf = ({ short, long }: Option): readonly string[] =>
  [short, long].filter((name) => name !== undefined);

const isCommand = (word: string, program: Command): boolean =>
  word === HELP || program.commands.some((command) => command.name() === word);

const namesIn = (program: Command): string[] =>
  program
    .createHelp()
    .visibleCommands(program)
    .map((one) => one.name());
