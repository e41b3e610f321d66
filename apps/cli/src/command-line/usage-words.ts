import { GAME_IDS } from '@shoal/games/ids';
import { allOf, oneOf } from '@shoal/language/en';
import { callOf } from '../process/own-command.ts';

/** What is said about a command line that no command can take. */
export const usageWords = {
  unknownCommand: (word: string, meant: string | undefined): string => {
    if (meant !== undefined) return `There is no command "${word}"; did you mean ${callOf(meant)}?`;
    if (/\.jsonl?$/.test(word))
      return `"${word}" is not a command; ${callOf(`replay ${word}`)} replays a file of records.`;
    return `There is no command or game "${word}"; the games are ${allOf(GAME_IDS)}, and ${callOf('--help')} lists the commands.`;
  },
  noHelp: (word: string, meant: string | undefined, game: string | undefined): string => {
    if (game !== undefined) return `"${word}" is a game, not a command; ${callOf(`rules ${game}`)} explains it.`;
    return meant === undefined
      ? `There is no command "${word}"; ${callOf('--help')} lists the commands.`
      : `There is no command "${word}"; did you mean ${callOf(`help ${meant}`)}?`;
  },
  noOption: (option: string, meant: string | undefined): string =>
    meant === undefined
      ? `There is no option ${option}; ${callOf('--help')} lists the commands, and their help their options.`
      : `There is no option ${option}; did you mean ${meant}?`,
  unknownOption: (command: string, option: string, others: readonly string[], meant: string | undefined): string => {
    if (others.length > 0)
      return `${callOf(command)} has no option ${option}; it is an option of ${allOf(others.map((other) => callOf(other)))}.`;
    return meant === undefined
      ? `${callOf(command)} has no option ${option}; ${callOf(`${command} --help`)} lists its options.`
      : `${callOf(command)} has no option ${option}; did you mean ${meant}?`;
  },
  missingArgument: (command: string, argument: string): string =>
    `${callOf(command)} needs a ${argument}; ${callOf(`${command} --help`)} shows examples.`,
  excessArgument: (command: string, argument: string): string =>
    `${callOf(command)} cannot use "${argument}"; drop it, or see ${callOf(`${command} --help`)}.`,
  missingValue: (option: string, flags: string): string => `${option} needs a value; give ${flags}.`,
  takesNoValue: (option: string): string => `${option} takes no value; give ${option} alone.`,
  badValue: (target: string, value: string, fix: string): string => `${target} cannot be "${value}"; ${fix}.`,
  chooseFrom: (choices: readonly string[]): string => `choose ${oneOf(choices)}`,
} as const;
