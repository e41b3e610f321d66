import type { FaultKind } from '../external-bot/bot-fault.ts';
import { FAULT_WORDS } from '../external-bot/bot-words.ts';
import { PROTOCOL } from '../external-bot/protocol.ts';
import { callOf } from '../process/own-command.ts';
import { count, whole } from '../text/words.ts';

/** What mends each fault. */
const FIXES: Readonly<Record<FaultKind, string>> = {
  'not-started':
    'Check the path, and that you may run the file; a script may need its interpreter, as in "python3 mybot.py".',
  'no-hello': `Answer the first line with {"protocol":"${PROTOCOL}","name":"mybot"}, and flush it (in Python: print(…, flush=True)).`,
  'wrong-protocol': `Answer the first line with {"protocol":"${PROTOCOL}","name":"mybot"}.`,
  'long-name': 'Give the bot a shorter name.',
  ended: 'Read lines until the input ends; lines with ! above are what the bot wrote to its standard error.',
  'no-answer':
    'Answer sooner, and flush every line (in Python: print(…, flush=True)); --time-limit and --time-bank give more time.',
  'not-json': 'Write one JSON object a line, and everything else to the standard error.',
  'long-line': 'Answer with one action of "legal", or with its index: {"choice":0}.',
  unasked: 'Answer only hello and choose, with one line each; write everything else to the standard error.',
  illegal: 'Answer with one action of "legal" as it is, or with its index: {"choice":0}.',
};

/** What the check of a bot says, in whole sentences. */
export const checkWords = {
  ladderBot: (name: string) =>
    `${name} is a bot of the ladder, which needs no check; name a program: ${callOf('bot check "python3 mybot.py"')}.`,
  moreLines: (lines: number) => `  … ${whole(lines)} more lines; --verbose shows them.`,
  fault: (kind: FaultKind, detail: string) => `What is wrong: ${FAULT_WORDS[kind]} (${detail}).`,
  question: (json: string) => `The question was: ${json}`,
  fix: (kind: FaultKind) => FIXES[kind],
  playedWell: (name: string, games: number, table: string, answers: number) =>
    `${name} played ${count(games, '1 game', `${whole(games)} games`)} (${table}) and gave ${count(answers, '1 answer', `${whole(answers)} answers`)}, all legal.`,
  slowest: (ms: number, limitMs: number, bankMs: number) => {
    const slowest = `The slowest answer took ${whole(ms)} ms; the time limit is ${whole(limitMs)} ms`;
    return bankMs === 0 ? `${slowest}.` : `${slowest}, with a bank of ${whole(bankMs)} ms a deal.`;
  },
  repeats: 'With the same seeds it gave the same answers again, so its tournaments can be repeated.',
  differs:
    'With the same seeds it gave other answers; take all chance from the seed of each deal, and its tournaments can be repeated.',
} as const;
