import { SHUFFLE_NAMES } from '@shoal/core';
import { type Command, Option } from 'commander';
import { collect, language, seatCount } from './command-line/option-values.ts';
import type { ExitCode } from './process/exit-code.ts';
import { help } from './program-help.ts';

/** Takes the exit code that a command ends with. */
export type Settle = (code: ExitCode) => void;

export const withTable = (command: Command, seats: string = help.seats): Command =>
  command
    .option('--game <name>', help.game)
    .option('--preset <name>', help.preset)
    .option('--rule <option=value>', help.rule, collect)
    .option('--seats <count>', seats, seatCount);

export const withRoom = (command: Command): Command =>
  withLook(command)
    .option('--server <url>', help.server)
    .option('--name <text>', help.ownName)
    .option('--no-reactions', help.noReactions)
    .option('--json', help.roomJson);

export const withLook = (command: Command): Command =>
  withLanguage(command.option('--ascii', help.ascii).option('--plain', help.plain));

export const withLanguage = (command: Command): Command => command.option('--lang <code>', help.lang, language);

export const shuffleOption = (): Option => new Option('--shuffle <name>', help.shuffle).choices(SHUFFLE_NAMES);
