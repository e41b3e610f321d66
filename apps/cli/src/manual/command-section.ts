import type { Argument, Command, Help, Option } from 'commander';
import { valueNameOf } from '../completion/value-kinds.ts';
import { afterHelpOf } from './after-help.ts';
import { bold, entry, escapeRoff, italic, prose } from './roff.ts';

/** A command and the words that call it, such as `shoal play`. */
export interface CalledCommand {
  readonly command: Command;
  readonly call: string;
}

/** Every command that the help shows, each before those below it. The one for help itself knows no parent. */
export const commandsBelow = (parent: CalledCommand, help: Help): readonly CalledCommand[] =>
  help.visibleCommands(parent.command).flatMap((command) => {
    const called = { command, call: `${parent.call} ${command.name()}` };
    return [called, ...commandsBelow(called, help)];
  });

/** How a command is called, its parts told apart by their letters. */
export function usageLine({ command, call }: CalledCommand): string {
  const parts = command
    .usage()
    .split(' ')
    .map((part) => {
      const inner = part.replace(/[<>[\]]/g, '');
      return part.startsWith('[') ? `[${italic(inner)}]` : italic(inner);
    });
  return [bold(call), ...parts].join(' ');
}

/** What a command does, its arguments and all its options but those of every command. */
export function commandSection({ command, call }: CalledCommand, known: readonly Option[], help: Help): string[] {
  const own = help.visibleOptions(command).filter((option) => !known.some(({ flags }) => flags === option.flags));
  return [
    `.SS "${escapeRoff(`${call} ${command.usage()}`)}"`,
    ...prose(sentence(help.commandDescription(command))),
    ...help.visibleArguments(command).flatMap((argument) => argumentEntry(argument, help)),
    ...own.flatMap((option) => optionEntry(option, help)),
    ...afterHelpOf(command).paragraphs.flatMap((paragraph) => ['.PP', ...prose(paragraph)]),
  ];
}

export function optionEntry(option: Option, help: Help): string[] {
  const names = [option.short, option.long].filter((name) => name !== undefined);
  const term = names.map(bold).join(', ');
  return entry(`${term}${valueTerm(option)}`, help.optionDescription(option));
}

/** Asks for `required` first: Commander calls `<name[:kind]>` optional as well, for its inner brackets. */
function valueTerm(option: Option): string {
  if (option.required) return ` ${italic(valueNameOf(option))}`;
  return option.optional ? ` [${italic(valueNameOf(option))}]` : '';
}

const argumentEntry = (argument: Argument, help: Help): string[] =>
  entry(italic(argument.name()), help.argumentDescription(argument));

/** The help begins its lines with a small letter and ends them without a stop. */
const sentence = (text: string): string =>
  text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? '' : '.');
