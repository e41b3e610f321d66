import { type ReadRecord, type ReplayFault, type Seat, writeEntry } from '@shoal/core';
import type { GameId } from '@shoal/games';
import { excerpt, labelsWithLevels, printable, recordedLabels } from '@shoal/room';
import {
  type Catalogue,
  createSentences,
  isTyped,
  replaySteps,
  seatOfYou,
  shownLabels,
  shownSeed,
  verifyFaultSentence,
} from '@shoal/table-ui';
import { browseOwnGames } from '../full-screen/app.ts';
import { LineInput } from '../line-mode/line-input.ts';
import { EXIT, type ExitCode, Failure, UsageError } from '../process/exit-code.ts';
import type { Interruption } from '../process/interruption.ts';
import { NarratedReplay } from '../records/narrated-replay.ts';
import { chosenRecords, ownGameLines, ownGames } from '../records/own-games.ts';
import type { PlacedRecord } from '../records/record-lines.ts';
import { catalogueFor, gamesIn, understood } from '../text/language.ts';
import { LineWriter } from '../text/line-writer.ts';
import { isFullScreen, type Look, type LookFlags, lookOf } from '../text/look.ts';
import { words } from '../text/words.ts';

export interface ReplayFlags extends LookFlags {
  readonly game?: number;
  readonly to?: number;
  readonly seat?: number;
  readonly step?: boolean;
  readonly json?: boolean;
  readonly quiet?: boolean;
}

/** Tells recorded games again, with every card open or as one seat saw it. */
export async function replay(
  path: string | undefined,
  flags: ReplayFlags,
  interruption: Interruption,
): Promise<ExitCode> {
  if (flags.json === true) return replayAsJson(path, flags, interruption);
  if (flags.quiet === true) refuseActions(flags);
  const writer = new LineWriter(process.stdout, lookOf(flags, process.env, process.stdout));
  const { catalogue } = writer.look;
  if (path !== undefined || flags.game !== undefined) await tellGames(path, flags, writer, interruption);
  else if (flags.quiet !== true && isFullScreen(flags, process)) await browseOwnGames(flags, interruption, 'replay');
  else writer.lines(ownGameLines(ownGames(catalogue), catalogue));
  return EXIT.ok;
}

function refuseActions({ step, to }: ReplayFlags): void {
  if (step === true) throw new UsageError(words.notWithQuiet('--step'));
  if (to !== undefined) throw new UsageError(words.notWithQuiet('--to'));
}

/** Prints games as `play --json` prints them while they are played. */
async function replayAsJson(
  path: string | undefined,
  flags: ReplayFlags,
  interruption: Interruption,
): Promise<ExitCode> {
  if (flags.step === true) throw new UsageError(words.stepOrJson);
  const catalogue = catalogueFor(flags, process.env);
  for await (const placed of chosenRecords({ ...flags, path }, interruption, catalogue)) {
    const seat = seatFrom(flags, placed.read.record.seats.length);
    const fault = writeGame(placed.read, seat, flags.to);
    if (fault === null) continue;
    const sentence = verifyFaultSentence(fault, catalogue, gamesIn(catalogue));
    throw new Failure(EXIT.faulty, catalogue.files.faultAt(placed.place, printable(sentence)));
  }
  return EXIT.ok;
}

/** Returns where the record departs from the rules; all before it is written. */
function writeGame(read: ReadRecord, seat: Seat | null, to = read.events.length): ReplayFault | null {
  const { events, game, options, record } = read;
  const { result, rules, seats, firstSeat, seed, shuffle } = record;
  const { censor } = game.rules(options, seats.length);
  writeJson({ type: 'table', game: game.id, rules, seats, firstSeat });
  const steps = replaySteps(read, seat);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true && step.value !== null) return step.value;
    if (step.done === true) break;
    for (const event of events.slice(step.value.from, Math.min(step.value.entries, to))) {
      writeJson(writeEntry(game.recordSchema, seat === null ? event : censor(event, seat)));
    }
    if (step.value.entries >= to && to < events.length) return null;
  }
  // A game that a bot lost by a fault ends without a result.
  if (result !== undefined) writeJson({ type: 'result', ...result, seed, shuffle });
  return null;
}

const writeJson = (value: object): boolean => process.stdout.write(`${JSON.stringify(value)}\n`);

async function tellGames(
  path: string | undefined,
  flags: ReplayFlags,
  writer: LineWriter,
  interruption: Interruption,
): Promise<void> {
  const input = stepInput(path, flags, writer.look, interruption);
  try {
    for await (const placed of chosenRecords({ ...flags, path }, interruption, writer.look.catalogue)) {
      if (!(await tellGame(placed, flags, writer, input))) return;
    }
  } finally {
    input?.close();
  }
}

function stepInput(
  path: string | undefined,
  flags: ReplayFlags,
  { width }: Look,
  interruption: Interruption,
): LineInput | null {
  if (flags.step !== true) return null;
  if (path === '-') throw new UsageError(words.stepNeedsInput);
  return LineInput.atKeyboard(process.stdout, interruption, width);
}

/** False when the person at the keyboard has seen enough. */
async function tellGame(
  { read, place }: PlacedRecord,
  flags: ReplayFlags,
  writer: LineWriter,
  input: LineInput | null,
) {
  const labels = recordedLabels(read.record.seats);
  const { catalogue } = writer.look;
  const sentences = createSentences(
    { names: labels, ...writer.look, you: seatOfYou(labels) },
    gamesIn(catalogue)[read.game.id as GameId],
  );
  const told = new NarratedReplay(read, seatFrom(flags, labels.length), writer.look, sentences);
  const players = labelsWithLevels(shownLabels(labels, catalogue.screen.you), read.record.seats, sentences.strength);
  writer.line(catalogue.replay.game(place.game, sentences.gameName, players, seedIn(read)));
  const end = flags.to ?? read.events.length;
  while (told.at < end && !told.isDone) {
    const step = told.next();
    if ('fault' in step) throw new Failure(EXIT.faulty, catalogue.files.faultAt(place, printable(step.fault)));
    if (flags.quiet !== true) writer.lines(step.lines.map((line) => `  ${line}`));
    if (input !== null && !told.isDone && !(await wantsMore(input, catalogue))) return false;
  }
  if (flags.quiet === true) {
    writer.line(`  ${told.outcome()}`);
    return true;
  }
  if (end > read.events.length) writer.line(catalogue.replay.logEnds(read.events.length, end));
  writer.lines(told.isDone ? told.ending() : told.standing(labels, end));
  writer.line();
  return true;
}

const seedIn = ({ record: { seed, shuffle } }: ReadRecord): string | undefined =>
  seed && shownSeed(excerpt(seed), shuffle);

/** A seat counted from 0, given from 1; null opens every card. */
function seatFrom({ seat }: ReplayFlags, seats: number): number | null {
  if (seat === undefined) return null;
  if (seat > seats) throw new UsageError(words.noSuchSeat(seat, seats));
  return seat - 1;
}

async function wantsMore(input: LineInput, catalogue: Catalogue): Promise<boolean> {
  const line = await input.ask(catalogue.replay.stepOn);
  return line !== null && !isTyped(line, understood(catalogue), ({ commands }) => commands.quit);
}
