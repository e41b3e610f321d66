import type { GameId, ReadRecord } from '@shoal/core';
import { createSentences, excerpt, introduced, labelsOf, printable, seatOfYou } from '@shoal/table-ui';
import { EXIT, type ExitCode, Failure, FileError, UsageError } from '../exit-code.ts';
import { browseOnScreen } from '../full-screen/browse-on-screen.ts';
import type { Interruption } from '../interruption.ts';
import { LineInput } from '../line-input.ts';
import { isFullScreen, type LookFlags, lookOf } from '../look.ts';
import { ownGameLines, ownGames, ownRecords } from '../own-games.ts';
import { type PlacedRecord, recordsIn } from '../record-lines.ts';
import { Screen } from '../screen.ts';
import { ToldReplay } from '../told-replay.ts';
import { words } from '../words.ts';

export interface ReplayFlags extends LookFlags {
  readonly game?: number;
  readonly to?: number;
  readonly seat?: number;
  readonly step?: boolean;
}

/** Tells recorded games again, with every card open or as one seat saw it. */
export async function replay(
  path: string | undefined,
  flags: ReplayFlags,
  interruption: Interruption,
): Promise<ExitCode> {
  if (path !== undefined) return replayFrom(path, recordsIn(path, interruption), flags, interruption);
  if (flags.game !== undefined) return replayFrom(words.ownGames, ownRecords(), flags, interruption);
  if (isFullScreen(flags, process)) await browseOnScreen(flags, interruption, 'replay');
  else new Screen(process.stdout, lookOf(flags, process.env, process.stdout)).lines(ownGameLines(ownGames()));
  return EXIT.ok;
}

async function replayFrom(
  path: string,
  records: AsyncIterable<PlacedRecord> | Iterable<PlacedRecord>,
  flags: ReplayFlags,
  interruption: Interruption,
): Promise<ExitCode> {
  const screen = new Screen(process.stdout, lookOf(flags, process.env, process.stdout));
  const input = stepInput(path, flags, interruption);
  try {
    let games = 0;
    for await (const placed of records) {
      games = placed.place.game;
      if (flags.game !== undefined && flags.game !== games) continue;
      const goesOn = await tellGame(placed, flags, screen, input);
      if (!goesOn || flags.game !== undefined) return EXIT.ok;
    }
    if (flags.game !== undefined) throw new FileError(words.noSuchGame(printable(path), flags.game, games));
    return EXIT.ok;
  } finally {
    input?.close();
  }
}

function stepInput(path: string, flags: ReplayFlags, interruption: Interruption): LineInput | null {
  if (flags.step !== true) return null;
  if (path === '-') throw new UsageError(words.stepNeedsInput);
  return LineInput.atKeyboard(process.stdout, interruption);
}

/** False when the person at the keyboard has seen enough. */
async function tellGame({ read, place }: PlacedRecord, flags: ReplayFlags, screen: Screen, input: LineInput | null) {
  const labels = labelsOf(read.record.seats.map(({ name }) => printable(name)));
  const sentences = createSentences({ names: labels, ...screen.look, you: seatOfYou(labels) });
  const told = new ToldReplay(read, seatFrom(flags, labels.length), sentences);
  const players = introduced(labels, read.record.seats);
  screen.line(words.gameInFile(place.game, sentences.gameName(read.game.id as GameId), players, seedIn(read)));
  const end = flags.to ?? read.events.length;
  while (told.at < end && !told.isDone) {
    const step = told.next();
    if ('fault' in step) throw new Failure(EXIT.faulty, words.faultAt(place, printable(step.fault)));
    screen.lines(step.lines.map((line) => `  ${line}`));
    if (input !== null && !told.isDone && !(await wantsMore(input))) return false;
  }
  if (end > read.events.length) screen.line(words.logEnds(read.events.length, end));
  screen.lines(told.isDone ? told.ending() : told.standing(labels, screen.look, end));
  screen.line();
  return true;
}

const seedIn = ({ record: { seed } }: ReadRecord): string | undefined => seed && excerpt(seed);

/** A seat counted from 0, given from 1; null opens every card. */
function seatFrom({ seat }: ReplayFlags, seats: number): number | null {
  if (seat === undefined) return null;
  if (seat > seats) throw new UsageError(words.noSuchSeat(seat, seats));
  return seat - 1;
}

async function wantsMore(input: LineInput): Promise<boolean> {
  const line = await input.ask(words.stepOn);
  return line !== null && !/^\s*(q|quit)\s*$/i.test(line);
}
