import { randomBytes } from 'node:crypto';
import { type CommonOptions, Match, type MatchGoal, type Result, seedOfDeal } from '@shoal/core';
import { type Deal, isPerson, labelsOf, newDeal, planForMatch, recordOfDeal } from '@shoal/table-ui';
import { answerTo } from '../answer.ts';
import { columns } from '../columns.ts';
import { EXIT, type ExitCode, UsageError } from '../exit-code.ts';
import type { Interruption } from '../interruption.ts';
import { JsonHost } from '../json-host.ts';
import { LineHost } from '../line-host.ts';
import { LineInput } from '../line-input.ts';
import { type LookFlags, lookOf } from '../look.ts';
import { type Host, playDeal } from '../play-deal.ts';
import { Screen } from '../screen.ts';
import { askForSeating, type Seating, type SeatingFlags, seatingFrom } from '../setup.ts';
import { RecordSink } from '../simulation/record-sink.ts';
import { plainSentences } from '../table-plan.ts';
import { whole, words } from '../words.ts';

export interface PlayFlags extends SeatingFlags, LookFlags {
  readonly seed?: string;
  readonly record?: string;
  readonly json?: boolean;
  readonly setup?: boolean;
  /** False by --no-input. */
  readonly input?: boolean;
  readonly bestOf?: number;
  /** True stands for the game's own target. */
  readonly target?: number | true;
}

/** All that playing needs of the outside. */
interface Desk {
  readonly flags: PlayFlags;
  readonly screen: Screen;
  readonly input: LineInput;
}

export async function play(flags: PlayFlags, interruption: Interruption): Promise<ExitCode> {
  const desk = deskFor(flags, interruption);
  try {
    const seating = await seatingAt(desk);
    await playAll(desk, seating);
    return EXIT.ok;
  } finally {
    desk.input.close();
  }
}

function deskFor(flags: PlayFlags, interruption: Interruption): Desk {
  const { stdout, stderr, env } = process;
  // Where standard output is for a program, people are spoken to on the other stream.
  const output = flags.json === true ? stderr : stdout;
  const look = lookOf(flags, env, output);
  return { flags, screen: new Screen(output, look), input: LineInput.atKeyboard(output, look, interruption) };
}

async function seatingAt({ flags, screen, input }: Desk): Promise<Seating> {
  if (flags.input === false && flags.bots === false) throw new UsageError(words.nobodyPlays);
  const asks = flags.setup === true || (process.stdin.isTTY === true && flags.input !== false && !isDescribed(flags));
  if (!asks) return seatingFrom(flags);
  return askForSeating(flags, flags.setup === true, {
    remark: (sentence) => screen.line(sentence),
    ask: (question) => answerTo(input, question),
  });
}

const isDescribed = ({ player, seats, preset, rule, bot, bots, seed, json, bestOf, target }: PlayFlags): boolean =>
  bots === false || [player, seats, preset, rule, bot, seed, json, bestOf, target].some((flag) => flag !== undefined);

async function playAll(desk: Desk, { plan, players }: Seating): Promise<void> {
  const { flags } = desk;
  const person = players.find(isPerson);
  if (flags.input === false && person !== undefined) throw new UsageError(words.peopleNeedInput(person.name));
  const goal = goalFrom(flags, plan.game.match.defaultTarget(plan.seats));
  const seating = { plan: planForMatch(plan, goal), players };
  if (flags.record !== undefined) await checkWritable(flags.record);
  if (goal === null) await playOne(desk, newDeal(seating.plan, players, flags.seed ?? freshSeed(), 0));
  else await playMatch(desk, seating, goal);
}

function goalFrom({ bestOf, target }: PlayFlags, usualTarget: number): MatchGoal | null {
  if (bestOf !== undefined && target !== undefined) throw new UsageError(words.oneGoalOnly);
  if (bestOf !== undefined) return { type: 'best-of', deals: bestOf };
  return target === undefined ? null : { type: 'target', total: target === true ? usualTarget : target };
}

/** A real table: nobody can foretell its cards. */
const freshSeed = (): string => randomBytes(32).toString('hex');

async function playOne(desk: Desk, deal: Deal): Promise<Result> {
  const result = await playDeal(deal, hostFor(desk, deal));
  const { screen, flags } = desk;
  if (flags.json !== true) screen.line(plainSentences.say({ key: 'seed', seed: deal.seed }));
  if (flags.record !== undefined) await save(desk, deal, flags.record);
  return result;
}

function hostFor({ flags, screen, input }: Desk, deal: Deal): Host {
  if (flags.json !== true) return new LineHost(deal, screen, input);
  return new JsonHost(deal, input, (text) => process.stdout.write(text), screen);
}

/** A file that cannot be written is named before the first card, not after the last. */
async function checkWritable(path: string): Promise<void> {
  const sink = await RecordSink.open(path, 'a');
  await sink.close();
}

async function save({ screen }: Desk, deal: Deal, path: string): Promise<void> {
  const sink = await RecordSink.open(path, 'a');
  await sink.write(recordOfDeal(deal));
  await sink.close();
  if (path !== '-') screen.line(plainSentences.say({ key: 'saved', path }));
}

async function playMatch(desk: Desk, { plan, players }: Seating, goal: MatchGoal): Promise<void> {
  const match = new Match(plan.game.match, plan.seats, goal);
  const labels = labelsOf(players.map(({ name }) => name));
  const { flags, screen } = desk;
  while (!match.isOver) {
    const seed = flags.seed === undefined ? freshSeed() : seedOfDeal(flags.seed, match.deals);
    if (flags.json !== true) screen.lines(['', words.dealNumber(match.deals + 1)]);
    match.score(await playOne(desk, newDeal(plan, players, seed, match.firstSeat)));
    if (flags.json === true) tellMatch(match);
    else screen.lines(['', words.matchScore(match.deals), ...scoreTable(labels, match.totals)]);
  }
  const winners = match.winners.map((seat) => labels[seat]);
  if (flags.json !== true) screen.line(words.matchWon(winners));
}

const tellMatch = ({ deals, totals, isOver, winners }: Match<CommonOptions>): boolean =>
  process.stdout.write(`${JSON.stringify({ type: 'match', deals, totals, ...(isOver ? { winners } : {}) })}\n`);

const scoreTable = (labels: readonly string[], totals: readonly number[]): string[] =>
  columns([words.matchHeads, ...labels.map((label, seat) => [label, whole(totals[seat])])], ['left', 'right']).map(
    (row) => `  ${row}`,
  );
