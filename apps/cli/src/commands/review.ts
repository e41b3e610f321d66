import { excerpt, labelsWithLevels, printable } from '@shoal/room';
import { type Catalogue, shownSeed } from '@shoal/table-ui';
import { ensureWritable, isSameFile, writeReport } from '../files/report-file.ts';
import { browseOwnGames } from '../full-screen/app.ts';
import { EXIT, type ExitCode, UsageError } from '../process/exit-code.ts';
import type { Interruption } from '../process/interruption.ts';
import { chosenRecords, ownGameLines, ownGames } from '../records/own-games.ts';
import { countLines, type PlacedRecord } from '../records/record-lines.ts';
import { reviewJson } from '../review/review-json.ts';
import { reviewLines } from '../review/review-lines.ts';
import { reviewPage } from '../review/review-page.ts';
import { type ReviewedGame, reviewGame } from '../review/reviewed-game.ts';
import { LineWriter, say } from '../text/line-writer.ts';
import { isFullScreen, type Look, type LookFlags, lookOf } from '../text/look.ts';
import { type Announce, announceLong, ProgressLine } from '../text/progress.ts';
import { words } from '../text/words.ts';

export interface ReviewFlags extends LookFlags {
  readonly game?: number;
  readonly seat?: number;
  readonly rollouts: number;
  readonly json?: boolean;
  readonly html?: string;
}

/** Goes through recorded games again: win chances, what went wrong, and what would have been better. */
export async function review(
  path: string | undefined,
  flags: ReviewFlags,
  interruption: Interruption,
): Promise<ExitCode> {
  // Where the page is the result, the lines are only messages.
  const output = flags.html === '-' ? process.stderr : process.stdout;
  const writer = new LineWriter(output, lookOf(flags, process.env, output));
  const { catalogue } = writer.look;
  if (path !== undefined || flags.game !== undefined) await reviewGames(path, flags, writer, interruption);
  else if (isFullScreen(flags, process)) await browseOwnGames(flags, interruption, 'review');
  else writer.lines(ownGameLines(ownGames(catalogue), catalogue));
  return EXIT.ok;
}

async function reviewGames(
  path: string | undefined,
  flags: ReviewFlags,
  writer: LineWriter,
  interruption: Interruption,
): Promise<void> {
  const { catalogue } = writer.look;
  if (path !== '-' && isSameFile(path, flags.html)) throw new UsageError(words.reviewOverRecords);
  if (flags.html !== undefined) ensureWritable(flags.html, catalogue.files);
  const reviewed: ReviewedGame[] = [];
  const announce = await longReview(path, flags, catalogue);
  for await (const placed of chosenRecords({ ...flags, path }, interruption, catalogue)) {
    const game = await reviewOne(placed, flags, writer.look, interruption);
    reviewed.push(game);
    announce(reviewed.length);
    tell(game, flags, writer);
  }
  if (flags.html === undefined) return;
  writeReport(flags.html, reviewPage(reviewed), catalogue.files);
  if (flags.html !== '-') say(catalogue.review.written(printable(flags.html)));
}

/** Says once how long all games of a file will take, when the pace is known. */
async function longReview(
  path: string | undefined,
  { game, json }: ReviewFlags,
  { review: words }: Catalogue,
): Promise<(done: number) => void> {
  const games = path === undefined || game !== undefined || json === true ? null : await countLines(path);
  if (games === null || games === 1) return () => undefined;
  const startMs = performance.now();
  let announce: Announce | undefined = announceLong(0, (ms) =>
    words.longReview(games, Math.max(1, Math.round(ms / 60_000))),
  );
  return (done) => {
    const sentence = announce?.(done, games, performance.now() - startMs);
    if (sentence !== undefined) announce = undefined;
    if (typeof sentence === 'string') say(sentence);
  };
}

async function reviewOne(
  placed: PlacedRecord,
  { seat, rollouts }: ReviewFlags,
  { ascii, catalogue }: Look,
  interruption: Interruption,
): Promise<ReviewedGame> {
  const { seats } = placed.read.record;
  if (seat !== undefined && seat > seats.length) throw new UsageError(words.noSuchSeat(seat, seats.length));
  const progress = new ProgressLine(placed.read.events.length, process.stderr, ascii, catalogue.review.progress);
  try {
    const plan = { seat: seat === undefined ? null : seat - 1, rollouts, ascii, catalogue };
    return await reviewGame(placed, plan, (entries) => progress.show(entries), interruption);
  } finally {
    progress.clear();
  }
}

function tell(game: ReviewedGame, { json, html }: ReviewFlags, writer: LineWriter): void {
  if (json === true) {
    (html === '-' ? process.stderr : process.stdout).write(`${reviewJson(game)}\n`);
    return;
  }
  const { place, sentences, labels, read, catalogue } = game;
  const { seed, shuffle } = read.record;
  const players = labelsWithLevels(labels, read.record.seats, sentences.strength);
  writer.line(
    catalogue.replay.game(place.game, sentences.gameName, players, seed && shownSeed(excerpt(seed), shuffle)),
  );
  writer.lines(reviewLines(game, writer.look));
  writer.line();
}
