import { randomBytes } from 'node:crypto';
import { DEFAULT_SHUFFLE, duplicateGames, isPairingFormat, type Origin, type ShuffleName } from '@shoal/core';
import { printable, type TablePlan } from '@shoal/room';
import { defaultJobs } from '../arena/worker-pool.ts';
import { ensureWritable, isSameFile, writeReport } from '../files/report-file.ts';
import { gameFrom } from '../flags/game-flag.ts';
import type { TableFlags } from '../flags/table-flags.ts';
import { planFrom } from '../flags/table-plan.ts';
import { EXIT, type ExitCode, UsageError } from '../process/exit-code.ts';
import type { Interruption } from '../process/interruption.ts';
import { RecordSink } from '../records/record-sink.ts';
import { ENGLISH } from '../text/language.ts';
import { isAscii } from '../text/look.ts';
import { Arena } from '../tournament/arena.ts';
import { type Contest, type ContestSetting, type Entrant, tasksLeft, tasksOf } from '../tournament/contest.ts';
import { checkNames, type EntrantFlag, wantedFrom } from '../tournament/entrants.ts';
import { differenceOf, headerOf } from '../tournament/header.ts';
import { ResultsFile } from '../tournament/results-file.ts';
import { standingsOf } from '../tournament/standings.ts';
import { standingsJson } from '../tournament/standings-json.ts';
import { type FinishedTournament, standingsLines } from '../tournament/standings-lines.ts';
import { standingsPage } from '../tournament/standings-page.ts';
import { tournamentWords } from '../tournament/tournament-words.ts';

export interface TournamentFlags extends TableFlags {
  readonly deals: number;
  readonly format: string;
  readonly timeLimit: number;
  readonly timeBank: number;
  readonly bots?: string;
  readonly bot?: readonly string[];
  readonly seed?: string;
  readonly shuffle?: ShuffleName;
  readonly jobs?: number;
  readonly results?: string;
  readonly record?: string;
  readonly json?: boolean;
  readonly quiet?: boolean;
  readonly html?: string;
  readonly verbose?: boolean;
}

const DEFAULT_SEATS = 2;

export async function tournament(flags: TournamentFlags, interruption: Interruption): Promise<ExitCode> {
  const plan = planFrom(gameFrom(flags.game), { seats: DEFAULT_SEATS, ...flags });
  const wanted = wantedFrom(flags.bots, flags.bot ?? []);
  if (namesOneFileTwice([flags.results, flags.record, flags.html])) throw new UsageError(tournamentWords.twoFiles);
  for (const path of [flags.html, flags.record]) if (path !== undefined) ensureWritable(path);
  const file = flags.results === undefined ? null : ResultsFile.open(flags.results);
  stopWhenTold(interruption);
  const arena = new Arena({
    interruption,
    jobs: flags.jobs ?? defaultJobs(),
    verbose: flags.verbose === true,
    quiet: flags.quiet === true,
    path: flags.results,
    file,
  });
  const entered = await enter(flags, plan, wanted, file, arena);
  // Records of deals that an earlier run has played are in the file already.
  const sink =
    flags.record === undefined ? null : await RecordSink.open(flags.record, entered.played.length > 0 ? 'a' : 'w');
  const results = await arena.play(entered.contest, entered.played, entered.deals, sink);
  await sink?.close();
  file?.close();
  if (results === null) return EXIT.interrupted;
  tell(flags, { ...entered, title: titleOf(plan), standings: standingsOf(entered.contest, flags.deals, results) });
  return EXIT.ok;
}

/** Settles who plays what, and finds what has been played already. */
async function enter(
  flags: TournamentFlags,
  plan: TablePlan,
  wanted: readonly EntrantFlag[],
  file: ResultsFile | null,
  arena: Arena,
) {
  const known = file?.header() ?? null;
  const setting = settingOf(flags, plan, {
    seed: flags.seed ?? known?.seed ?? randomBytes(4).toString('hex'),
    shuffle: flags.shuffle ?? known?.shuffle ?? DEFAULT_SHUFFLE,
  });
  const bots = (known && knownBots(wanted, known.bots)) ?? (await arena.tryOut(wanted, setting));
  checkNames(bots);
  const contest: Contest = { ...setting, bots };
  const header = headerOf(contest, flags.deals);
  const games = duplicateGames([0, 1], plan.seats).length;
  const sizes = { bots: bots.length, seats: plan.seats, games };
  const { played, damaged } = file?.resume(header, sizes) ?? { played: [], damaged: 0 };
  if (damaged > 0) arena.say(tournamentWords.damaged(damaged, printable(flags.results ?? '')));
  if (known !== null && tasksLeft(tasksOf(contest, flags.deals), played).length > 0) {
    const now = headerOf({ ...contest, bots: await arena.tryOut(wanted, setting) }, flags.deals);
    const difference = differenceOf(known, now);
    if (file !== null && difference !== null) throw file.refusal(difference, known, now);
  }
  return { contest, played, deals: flags.deals };
}

function settingOf({ format, timeLimit, timeBank }: TournamentFlags, plan: TablePlan, origin: Origin): ContestSetting {
  if (!isPairingFormat(format)) throw new UsageError(tournamentWords.unknownFormat(format));
  const { id: game, options: rules, seats } = plan;
  return { game, rules, seats, pairs: format, ...origin, timeLimitMs: timeLimit, timeBankMs: timeBank };
}

/** Everybody by the names in a results file, without starting a program; null when one must be asked. */
function knownBots(wanted: readonly EntrantFlag[], known: readonly Entrant[]): Entrant[] | null {
  const bots = wanted.map((bot) => {
    const name = bot.name ?? known.find((one) => isSameProgram(one, bot))?.name ?? '';
    return name === '' || printable(name) !== name ? null : 'command' in bot ? { name, command: bot.command } : bot;
  });
  const named = bots.filter((bot) => bot !== null);
  return named.length < bots.length ? null : named;
}

const isSameProgram = (one: Entrant, other: EntrantFlag): boolean =>
  'command' in one && 'command' in other && one.command.join('\0') === other.command.join('\0');

const namesOneFileTwice = (files: readonly (string | undefined)[]): boolean =>
  files.some((file, index) => files.slice(index + 1).some((other) => isSameFile(file, other)));

const titleOf = (plan: TablePlan): string =>
  tournamentWords.title(ENGLISH.rules.sheetTitle(ENGLISH.games[plan.id].name, plan), plan.seats);

function tell(flags: TournamentFlags, finished: FinishedTournament): void {
  const { html, json, quiet } = flags;
  if (json === true) write(flags, [standingsJson(finished)]);
  else if (quiet !== true) write(flags, standingsLines(finished, isAscii({}, process.env)));
  if (html === undefined) return;
  writeReport(html, standingsPage(finished));
  if (html !== '-' && json !== true && quiet !== true)
    process.stderr.write(`${tournamentWords.reportWritten(printable(html))}\n`);
}

/** Where records or the page are the result, the standings are only a message. */
function write({ record, html }: TournamentFlags, lines: readonly string[]): void {
  (record === '-' || html === '-' ? process.stderr : process.stdout).write(`${lines.join('\n')}\n`);
}

/** A closed terminal or a polite kill stops it like Ctrl-C, so that no bot outlives it. */
function stopWhenTold(interruption: Interruption): void {
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.once(signal, () => interruption.interrupt());
}
