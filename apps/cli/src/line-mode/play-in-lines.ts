import type { Speed, TableReport } from '@shoal/room';
import {
  type Catalogue,
  isTyped,
  SeatController,
  type SeatDevice,
  type SeatState,
  shownLabels,
  wonMatch,
} from '@shoal/table-ui';
import type { PlayFlags } from '../flags/play-flags.ts';
import { type Interruption, orInterrupted } from '../process/interruption.ts';
import { readOf } from '../records/own-games.ts';
import { addRecord } from '../records/record-sink.ts';
import { reviewOfRecord } from '../review/review-lines.ts';
import { CLOCK, type LocalRoom } from '../room/local-room.ts';
import type { Thinker } from '../room/thinker.ts';
import { columns } from '../text/columns.ts';
import { understood } from '../text/language.ts';
import { type LineWriter, say } from '../text/line-writer.ts';
import { sentencesIn } from '../text/sentence-lines.ts';
import { JsonTable } from './json-table.ts';
import { answerTo, type LineInput } from './line-input.ts';
import { LineTable } from './line-table.ts';

/** All that playing line by line needs of the outside. */
export interface LineContext {
  readonly writer: LineWriter;
  readonly input: LineInput;
  readonly thinker: Thinker;
  /** How long bots take; at once unless somebody wants it otherwise. */
  readonly speed: Speed;
  readonly flags: PlayFlags;
  /** Is there somebody to ask between deals? */
  readonly isTalking: boolean;
  readonly interruption: Interruption;
}

const deviceOf = ({ speed, thinker }: LineContext): SeatDevice => ({
  ...{ clock: CLOCK, keepsCursor: false, drawsOn: false, think: thinker.hints },
  speed: () => speed,
  onTurnTaken: () => undefined,
});

/** Plays deal after deal, as long as the goal asks for it or people want to. */
export async function playInLines(context: LineContext, room: LocalRoom): Promise<void> {
  const seat = new SeatController((listener) => room.join(listener), deviceOf(context));
  seat.subscribe(unlessKept(seat, context.writer.look.catalogue));
  try {
    const table = tableFor(context, room, seat, await seat.when((state) => state !== null));
    let { report } = table;
    if (report.view.result === null) report = await playDeal(context, room, table);
    while (!report.isOver || (await wantsAnother(context, room, report))) {
      await seat.nextDeal();
      report = await playDeal(context, room, table);
    }
  } finally {
    seat.close();
  }
}

/** A script cannot be asked whether to go on where nothing can be saved, so the game does. */
function unlessKept(seat: SeatController, { screen }: Catalogue): () => void {
  let wasStopped = false;
  return () => {
    const { isStopped = false, trouble } = seat.value?.report ?? {};
    if (isStopped && !wasStopped) {
      say(`${trouble} ${screen.unkeptNow}`);
      seat.playUnkept();
    }
    wasStopped = isStopped;
  };
}

type Table = Pick<LineTable, 'report' | 'playDeal'>;

const tableFor = (
  { flags, writer, input }: LineContext,
  room: LocalRoom,
  seat: SeatController,
  first: SeatState,
): Table =>
  flags.json === true ? new JsonTable(seat, first, room, writer, input) : new LineTable(seat, first, writer, input);

async function playDeal(context: LineContext, room: LocalRoom, table: Table): Promise<TableReport> {
  const { flags, writer } = context;
  const { goal, deals, dealNumber } = table.report;
  if ((goal !== null || deals > 0) && flags.json !== true)
    writer.lines(['', writer.look.catalogue.lineMode.dealNumber(dealNumber)]);
  const report = await orInterrupted(table.playDeal(), context.interruption);
  await tellEnd(context, room, report);
  return report;
}

async function tellEnd({ flags, writer }: LineContext, { finished }: LocalRoom, report: TableReport): Promise<void> {
  const { goal, deals, totals, labels, matchWinners } = report;
  const { catalogue } = writer.look;
  const sentences = sentencesIn(catalogue);
  if (flags.json !== true) writer.line(sentences.say({ key: 'seed', seed: report.seed ?? '' }));
  if (flags.record !== undefined && finished !== null) {
    await addRecord(flags.record, finished.record, catalogue.files);
    if (flags.record !== '-') writer.line(sentences.say({ key: 'saved', path: flags.record }));
  }
  if (goal === null && deals === 1) return;
  if (flags.json === true) {
    tellMatch(report);
    return;
  }
  const { screen: words, lineMode } = catalogue;
  const shown = shownLabels(labels, words.you);
  const scores = shown.map((label, seat) => words.score(label, totals[seat], goal));
  if (writer.look.spoken) writer.line(words.scoreAfter(deals, scores));
  else writer.lines(['', lineMode.scoreAfter(deals), ...scoreTable(shown, totals, catalogue)]);
  if (matchWinners.length > 0) writer.line(wonMatch(matchWinners, report, words));
}

const tellMatch = ({ deals, totals, matchWinners }: TableReport): boolean =>
  process.stdout.write(
    `${JSON.stringify({ type: 'match', deals, totals, ...(matchWinners.length > 0 ? { winners: matchWinners } : {}) })}\n`,
  );

function scoreTable(labels: readonly string[], totals: readonly number[], { lineMode }: Catalogue): string[] {
  const { heads, whole } = lineMode;
  const rows = labels.map((label, seat) => [label, whole(totals[seat])]);
  return columns([[heads.player, heads.total], ...rows], ['left', 'right']).map((row) => `  ${row}`);
}

/** After the last deal; a match that is over and a daily deal are not dealt again. */
async function wantsAnother(
  context: LineContext,
  { finished }: LocalRoom,
  { goal, daily }: TableReport,
): Promise<boolean> {
  const { isTalking, input, writer } = context;
  if (!isTalking || goal !== null || daily !== null) return false;
  const { catalogue } = writer.look;
  const languages = understood(catalogue);
  for (;;) {
    const answer = (await answerTo(input, catalogue.lineMode.another, catalogue)).trim();
    if (answer === '' || isTyped(answer, languages, ({ again }) => again)) return true;
    if (answer === '3' || isTyped(answer, languages, ({ no, commands }) => [...no, ...commands.quit])) return false;
    if (finished !== null && isTyped(answer, languages, (typed) => typed.review)) {
      writer.lines(await reviewOfRecord(readOf(finished), writer.look, context.interruption, () => undefined));
    } else writer.line(catalogue.lineMode.anotherAnswers);
  }
}
