import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { BOT_NAMES, type BotName, isBotName, RANDOM, type SeatEntry } from '@shoal/core';
import { EXIT, type ExitCode, UsageError } from '../exit-code.ts';
import type { Interruption } from '../interruption.ts';
import { Progress } from '../progress.ts';
import { botGames } from '../simulation/bot-games.ts';
import type { PlayGame } from '../simulation/played-game.ts';
import { randomGames } from '../simulation/random-games.ts';
import { RecordSink } from '../simulation/record-sink.ts';
import { summaryJson, summaryLines } from '../simulation/summary.ts';
import { Tally } from '../simulation/tally.ts';
import { gameFrom, planFrom, type TableFlags, type TablePlan } from '../table-plan.ts';
import { words } from '../words.ts';

export interface SimulateFlags extends TableFlags {
  readonly games: number;
  readonly seed?: string;
  readonly bots?: string;
  readonly record?: string;
  readonly json?: boolean;
}

/** How long the program may work without looking up: Ctrl-C is seen between two games. */
const WORK_MS = 50;
const GAMES_BETWEEN_LOOKS = 16;

export async function simulate(flags: SimulateFlags, interruption: Interruption): Promise<ExitCode> {
  const plan = planFrom(gameFrom(flags.game), flags);
  const seed = flags.seed ?? randomBytes(4).toString('hex');
  const bots = botsFrom(plan, flags.bots);
  const seats = bots.map((bot, seat): SeatEntry => ({ name: words.seatName(seat), player: `bot:${bot}` }));
  const play = gamesOf(plan, bots, seats, flags.record !== undefined);
  const sink = flags.record === undefined ? null : await RecordSink.open(flags.record, 'w');
  const tally = new Tally(plan.seats);
  const startMs = performance.now();
  const progress = new Progress(flags.games, process.stderr);
  await playAll(play, flags.games, seed, { sink, tally, interruption, progress });
  progress.clear();
  await sink?.close();
  const run = { plan, seats, seed, summary: tally.summary() };
  // Where the records themselves are the result, the summary is only a message.
  const output = flags.record === '-' ? process.stderr : process.stdout;
  const lines = flags.json === true ? [summaryJson(run)] : summaryLines(run);
  if (!interruption.hasCome) output.write(`${lines.join('\n')}\n`);
  process.stderr.write(`${words.rate(tally.games, performance.now() - startMs)}\n`);
  if (!interruption.hasCome) return EXIT.ok;
  process.stderr.write(`${words.simulationStopped(tally.games, flags.record)}\n`);
  return EXIT.interrupted;
}

interface Run {
  readonly sink: RecordSink | null;
  readonly tally: Tally;
  readonly interruption: Interruption;
  readonly progress: Progress;
}

async function playAll(play: PlayGame, games: number, seed: string, run: Run): Promise<void> {
  const { sink, tally, interruption, progress } = run;
  let lookMs = performance.now() + WORK_MS;
  for (let i = 0; i < games; i++) {
    const { actions, result, record } = play(`${seed}:${i}`);
    tally.count(actions, result);
    if (sink !== null && record !== null) await sink.write(record);
    if (i % GAMES_BETWEEN_LOOKS !== 0 || performance.now() < lookMs) continue;
    await setImmediate();
    if (interruption.hasCome) return;
    progress.show(tally.games);
    lookMs = performance.now() + WORK_MS;
  }
}

function gamesOf(
  plan: TablePlan,
  bots: readonly BotName[],
  seats: readonly SeatEntry[],
  wantsRecord: boolean,
): PlayGame {
  const { game, options } = plan;
  if (bots.every((bot) => bot === RANDOM)) return randomGames(game, options, seats, wantsRecord);
  return botGames(game, options, bots, seats, wantsRecord);
}

function botFrom(text: string): BotName {
  const name = text.trim().toLowerCase();
  if (!isBotName(name)) throw new UsageError(words.unknownBot(name, BOT_NAMES));
  return name;
}

/** One name for every seat, or one for all of them. */
function botsFrom({ seats }: TablePlan, list: string | undefined): BotName[] {
  const names: BotName[] = list === undefined ? [RANDOM] : list.split(',').map(botFrom);
  if (names.length === 1) return Array.from({ length: seats }, () => names[0]);
  if (names.length !== seats) throw new UsageError(words.wrongBotCount(names.length, seats));
  return names;
}
