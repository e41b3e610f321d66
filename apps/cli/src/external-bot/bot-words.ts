import { LONGEST_NAME } from '@shoal/room';
import { callOf } from '../process/own-command.ts';
import { didYouMean, whole } from '../text/words.ts';
import type { FaultKind } from './bot-fault.ts';
import { LONGEST_ANSWER } from './bot-process.ts';
import { PROTOCOL } from './protocol.ts';

/** What a bot did wrong, as a clause. */
export const FAULT_WORDS: Readonly<Record<FaultKind, string>> = {
  'not-started': 'it could not be started',
  'no-hello': 'it did not answer hello in time',
  'wrong-protocol': `its answer to hello did not say "protocol":"${PROTOCOL}" and a name`,
  'long-name': `its name has more than ${LONGEST_NAME} characters`,
  ended: 'its process ended',
  'no-answer': 'it did not answer in time',
  'not-json': 'its answer was not a JSON object',
  'long-line': `its line was longer than ${whole(LONGEST_ANSWER)} characters`,
  unasked: 'it wrote a line without being asked',
  illegal: 'its answer was not a legal action',
};

/** What is said about a bot on the command line, in whole sentences. */
export const botWords = {
  noCommand: (text: string) =>
    `"${text}" is not a command; give a bot of the ladder, or a program and its arguments with every quote closed: --bot "python3 mybot.py".`,
  noProgram: (name: string, known: readonly string[]) =>
    didYouMean('bot', name, known) ??
    `There is no bot and no program "${name}"; the bots are ${known.join(', ')}, and a program needs its path, such as ./${name}.`,
  cannotPlay: (command: string, fault: FaultKind, detail: string) =>
    `The bot "${command}" cannot play: ${FAULT_WORDS[fault]} (${detail}); ${callOf('bot check')} with the same command shows what was said.`,
  longName: (name: string) =>
    `The name "${name}" has more than ${LONGEST_NAME} characters; give the bot a shorter one: --bot mine=COMMAND.`,
  badName: (name: string) =>
    `A bot called "${name}" would be mistaken for something else at the table; give it another name: --bot mine=COMMAND.`,
} as const;
