import { Argument, Command, type Help, InvalidArgumentError, Option } from 'commander';
import { UsageError } from '../process/exit-code.ts';
import { nearest } from '../text/nearest.ts';
import { namesOf } from './command-first.ts';
import { usageWords } from './usage-words.ts';

/** A command whose errors are sentences like all others. The methods here are the ones Commander calls for each error. */
export class ShoalCommand extends Command {
  override createCommand(name?: string): ShoalCommand {
    return new ShoalCommand(name);
  }

  /** Every command has options, so the list of commands does not repeat it. */
  override createHelp(): Help {
    const subcommandTerm = (command: Command) =>
      `${command.name()} ${command.usage().replace('[options]', '').trim()}`.replace(/ +/g, ' ');
    return Object.assign(super.createHelp(), { subcommandTerm });
  }

  missingArgument(argument: string): never {
    const [needed = argument] = this.registeredArguments.filter((one) => wordOf(one) === null).map((one) => one.name());
    throw new UsageError(usageWords.missingArgument(fullName(this), isWord(this, argument) ? needed : argument));
  }

  optionMissingArgument(option: Option): never {
    throw new UsageError(usageWords.missingValue(option.long ?? option.flags, option.flags));
  }

  unknownOption(flag: string): never {
    const [option, value] = flag.split('=');
    const own = this.createHelp().visibleOptions(this).flatMap(namesOf);
    if (value !== undefined && own.includes(option)) throw new UsageError(usageWords.takesNoValue(option));
    const others = (this.parent?.commands ?? []).filter((command) => knows(command, option));
    throw new UsageError(usageWords.unknownOption(fullName(this), option, others.map(fullName), nearest(option, own)));
  }

  _excessArguments(received: readonly string[]): never {
    throw new UsageError(usageWords.excessArgument(fullName(this), received[this.registeredArguments.length]));
  }

  _callParseArg<T>(target: Option | Argument, value: string, previous: T): T {
    try {
      return target.parseArg?.(value, previous) as T;
    } catch (error) {
      if (!(error instanceof InvalidArgumentError)) throw error;
      if (target instanceof Argument && wordOf(target) !== null)
        throw new UsageError(usageWords.unknownCommand(`${this.name()} ${value}`, fullName(this)));
      const fix = target.argChoices === undefined ? error.message : usageWords.chooseFrom(target.argChoices);
      throw new UsageError(usageWords.badValue(calledName(target), value, fix));
    }
  }
}

const knows = (command: Command, option: string): boolean =>
  command.options.some((known) => namesOf(known).includes(option));

/** The word that an argument always is, as in `bot check`; null if it can be others. */
const wordOf = ({ argChoices = [] }: Argument): string | null => (argChoices.length === 1 ? argChoices[0] : null);

const isWord = (command: Command, name: string): boolean =>
  command.registeredArguments.some((argument) => argument.name() === name && wordOf(argument) !== null);

/** The name with the words that always follow it. */
const fullName = (command: Command): string =>
  [command.name(), ...command.registeredArguments.map(wordOf)].filter((word) => word !== null).join(' ');

const calledName = (target: Option | Argument): string =>
  target instanceof Option ? (target.long ?? target.flags) : `The ${target.name()}`;
