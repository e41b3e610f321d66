import { DEFAULT_SHUFFLE } from '@shoal/core';
import { excerpt } from '@shoal/room';
import { type BotCheck, checkBot } from '../bot-check/bot-check.ts';
import { checkWords } from '../bot-check/check-words.ts';
import { wantedBot } from '../external-bot/wanted-bot.ts';
import { gameFrom } from '../flags/game-flag.ts';
import type { TableFlags } from '../flags/table-flags.ts';
import { planFrom } from '../flags/table-plan.ts';
import { EXIT, type ExitCode, UsageError } from '../process/exit-code.ts';
import type { Interruption } from '../process/interruption.ts';
import { asciiMarks } from '../text/ascii-marks.ts';
import { ENGLISH } from '../text/language.ts';
import { isAscii } from '../text/look.ts';
import type { Contest } from '../tournament/contest.ts';
import { tournamentWords } from '../tournament/tournament-words.ts';

export interface BotCheckFlags extends TableFlags {
  readonly deals: number;
  readonly seed: string;
  readonly timeLimit: number;
  readonly timeBank: number;
  readonly json?: boolean;
  readonly verbose?: boolean;
}

const DEFAULT_SEATS = 2;
/** A sparring partner that makes the games last. */
const OPPONENT = 'pike';

/** Plays a few games with somebody's bot, shows what was said, and says what is wrong. */
export async function botCheck(text: string, flags: BotCheckFlags, interruption: Interruption): Promise<ExitCode> {
  const plan = planFrom(gameFrom(flags.game), { seats: DEFAULT_SEATS, ...flags });
  const bot = wantedBot(text);
  if ('level' in bot) throw new UsageError(checkWords.ladderBot(bot.level));
  const command = excerpt(bot.command.join(' '));
  const { id: game, options: rules, seats } = plan;
  const contest: Contest = {
    game,
    rules,
    seats,
    pairs: 'round-robin',
    bots: [
      { name: bot.name ?? command, command: bot.command },
      { name: OPPONENT, level: OPPONENT },
    ],
    seed: flags.seed,
    shuffle: DEFAULT_SHUFFLE,
    timeLimitMs: flags.timeLimit,
    timeBankMs: flags.timeBank,
  };
  const check = await checkBot(contest, flags.deals, interruption);
  const table = tournamentWords.title(ENGLISH.rules.sheetTitle(ENGLISH.games[game].name, plan), seats);
  const name = bot.name ?? check.transcript.name ?? command;
  const lines = flags.json === true ? [checkJson(name, check)] : checkLines(name, table, check, flags);
  const shown = isAscii({}, process.env) ? lines.map(asciiMarks) : lines;
  process.stdout.write(`${shown.join('\n')}\n`);
  return check.fault === null ? EXIT.ok : EXIT.refused;
}

function checkLines(
  name: string,
  table: string,
  check: BotCheck,
  { verbose, timeLimit, timeBank }: BotCheckFlags,
): string[] {
  const { transcript, games, fault, isRepeatable } = check;
  const short = fault === null ? transcript.firstGame() : transcript.faultyGame();
  const lines = verbose === true ? transcript.wholeLines() : short;
  const said = lines.length === 0 ? [] : [...lines, ''];
  if (fault !== null) {
    const question = transcript.faultyQuestion;
    return [
      ...said,
      checkWords.fault(fault.kind, fault.detail),
      ...(question === null ? [] : [checkWords.question(question)]),
      checkWords.fix(fault.kind),
    ];
  }
  return [
    ...said,
    checkWords.playedWell(name, games, table, transcript.answers.length),
    checkWords.slowest(transcript.slowestMs, timeLimit, timeBank),
    isRepeatable === true ? checkWords.repeats : checkWords.differs,
  ];
}

const checkJson = (name: string, { transcript, games, fault, isRepeatable }: BotCheck): string =>
  JSON.stringify({
    name,
    games,
    answers: transcript.answers.length,
    slowestMs: Math.round(transcript.slowestMs),
    isRepeatable,
    fault,
  });
