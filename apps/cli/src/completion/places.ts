import type { Argument, Command, Help, Option } from 'commander';
import type { Offered } from './offered.ts';
import { kindOfArgument, kindOfOption, placeholderOf, type ValueKind } from './value-kinds.ts';

/** Where on the command line one is: at the program itself, or after the words of a command. */
export interface Place {
  /** The words that lead here, such as `play`; empty at the program itself. */
  readonly path: string;
  /** Commands that may come next, before anything else. */
  readonly commands: readonly NextCommand[];
  readonly options: readonly PlacedOption[];
  readonly args: readonly PlacedArgument[];
}

export interface NextCommand {
  readonly word: Offered;
  /** Its name and its aliases. */
  readonly names: readonly string[];
  readonly path: string;
}

export interface PlacedOption {
  /** `-h` and `--help`. */
  readonly names: readonly string[];
  readonly meaning: string;
  readonly value: PlacedValue | null;
}

interface PlacedValue {
  readonly label: string;
  readonly kind: ValueKind;
  /** May it be left out? */
  readonly isOptional: boolean;
}

export interface PlacedArgument {
  readonly label: string;
  readonly kind: ValueKind;
  /** Does it take every word that follows? */
  readonly isVariadic: boolean;
}

/** Every place of a program, itself first. What is hidden from the help is hidden here too. */
export const placesOf = (program: Command): readonly Place[] => new Survey(program.createHelp()).from(program, '', []);

/** Walks through the tree of commands as the help shows it. */
class Survey {
  readonly #help: Help;

  constructor(help: Help) {
    this.#help = help;
  }

  /** This place and all below it. */
  from(command: Command, path: string, beside: readonly Offered[]): readonly Place[] {
    const below = this.#help.visibleCommands(command);
    const commands = below.map((next) => this.#nextCommand(next, path));
    const words = commands.map(({ word }) => word);
    return [
      this.#place(command, path, commands, beside),
      ...below.flatMap((next, index) => this.from(next, commands[index].path, words)),
    ];
  }

  #nextCommand(command: Command, path: string): NextCommand {
    const name = command.name();
    return {
      word: { text: name, meaning: oneLine(this.#help.subcommandDescription(command)) },
      names: [name, ...command.aliases()],
      path: path === '' ? name : `${path} ${name}`,
    };
  }

  /** Where a command may be left out, all that it takes may be typed here already. */
  #place(command: Command, path: string, commands: readonly NextCommand[], beside: readonly Offered[]): Place {
    const usual = command.commands.find((next) => next.name() === defaultCommandOf(command));
    const known = usual === undefined ? [command] : [command, usual];
    const options = known.flatMap((one) => this.#help.visibleOptions(one)).map(placedOption);
    return {
      path,
      commands,
      options: options.filter((option, index) => options.findIndex((other) => isSame(option, other)) === index),
      args: known.flatMap((one) => one.registeredArguments).map((argument) => placedArgument(argument, beside)),
    };
  }
}

const isSame = (one: PlacedOption, other: PlacedOption): boolean =>
  one.names.some((name) => other.names.includes(name));

/** Commander tells nobody which command is the default one, so it is asked where it keeps that. */
function defaultCommandOf(command: Command): string | null {
  if (!('_defaultCommandName' in command)) return null;
  const name = command._defaultCommandName;
  return typeof name === 'string' ? name : null;
}

/** A placeholder such as `<name[:kind]>` looks optional to Commander as well as required, and is required. */
const placedOption = (option: Option): PlacedOption => ({
  names: [option.short, option.long].filter((name) => name !== undefined),
  meaning: oneLine(option.description),
  value:
    option.required || option.optional
      ? { label: placeholderOf(option), kind: kindOfOption(option), isOptional: !option.required }
      : null,
});

const placedArgument = (argument: Argument, commands: readonly Offered[]): PlacedArgument => ({
  label: argument.name(),
  kind: kindOfArgument(argument, commands),
  isVariadic: argument.variadic,
});

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
