import type { Command, Help } from 'commander';

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
