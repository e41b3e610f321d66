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
import { type Screen, say } from '../text/line-writer.ts';
import { sentencesIn } from '../text/sentence-lines.ts';
import { JsonTable } from './json-table.ts';
import { answerTo, type LineInput } from './line-input.ts';
import { LineTable } from './line-table.ts';

/** All that playing line by line needs of the outside. */
export interface PlayDesk {
  readonly screen: Screen;
  readonly input: LineInput;
  readonly thinker: Thinker;
  /** How long bots take; at once unless somebody wants it otherwise. */
  readonly speed: Speed;
  readonly flags: PlayFlags;
  /** Is there somebody to ask between deals? */
  readonly isTalking: boolean;
  readonly interruption: Interruption;
}

const deviceOf = ({ speed, thinker }: PlayDesk): SeatDevice => ({
  ...{ clock: CLOCK, keepsCursor: false, drawsOn: false, think: thinker.hints },
  speed: () => speed,
  onTurnTaken: () => undefined,
});

/** Plays deal after deal, as long as the goal asks for it or people want to. */
export async function playInLines(desk: PlayDesk, room: LocalRoom): Promise<void> {
  const seat = new SeatController((listener) => room.join(listener), deviceOf(desk));
  seat.subscribe(unlessKept(seat, desk.screen.look.catalogue));
  try {
    const table = tableFor(desk, room, seat, await seat.when((state) => state !== null));
    let { report } = table;
    if (report.view.result === null) report = await playDeal(desk, room, table);
    while (!report.isOver || (await wantsAnother(desk, room, report))) {
      await seat.nextDeal();
      report = await playDeal(desk, room, table);
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
  { flags, screen, input }: PlayDesk,
  room: LocalRoom,
  seat: SeatController,
  first: SeatState,
): Table =>
  flags.json === true ? new JsonTable(seat, first, room, screen, input) : new LineTable(seat, first, screen, input);

async function playDeal(desk: PlayDesk, room: LocalRoom, table: Table): Promise<TableReport> {
  const { flags, screen } = desk;
  const { goal, deals, dealNumber } = table.report;
  if ((goal !== null || deals > 0) && flags.json !== true)
    screen.lines(['', screen.look.catalogue.lineMode.dealNumber(dealNumber)]);
  const report = await orInterrupted(table.playDeal(), desk.interruption);
  await tellEnd(desk, room, report);
  return report;
}

async function tellEnd({ flags, screen }: PlayDesk, { finished }: LocalRoom, report: TableReport): Promise<void> {
  const { goal, deals, totals, labels, matchWinners } = report;
  const { catalogue } = screen.look;
  const sentences = sentencesIn(catalogue);
  if (flags.json !== true) screen.line(sentences.say({ key: 'seed', seed: report.seed ?? '' }));
  if (flags.record !== undefined && finished !== null) {
    await addRecord(flags.record, finished.record, catalogue.files);
    if (flags.record !== '-') screen.line(sentences.say({ key: 'saved', path: flags.record }));
  }
  if (goal === null && deals === 1) return;
  if (flags.json === true) {
    tellMatch(report);
    return;
  }
  const { screen: words, lineMode } = catalogue;
  const shown = shownLabels(labels, words.you);
  const scores = shown.map((label, seat) => words.score(label, totals[seat], goal));
  if (screen.look.spoken) screen.line(words.scoreAfter(deals, scores));
  else screen.lines(['', lineMode.scoreAfter(deals), ...scoreTable(shown, totals, catalogue)]);
  if (matchWinners.length > 0) screen.line(wonMatch(matchWinners, report, words));
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
async function wantsAnother(desk: PlayDesk, { finished }: LocalRoom, { goal, daily }: TableReport): Promise<boolean> {
  const { isTalking, input, screen } = desk;
  if (!isTalking || goal !== null || daily !== null) return false;
  const { catalogue } = screen.look;
  const languages = understood(catalogue);
  for (;;) {
    const answer = (await answerTo(input, catalogue.lineMode.another, catalogue)).trim();
    if (answer === '' || isTyped(answer, languages, ({ again }) => again)) return true;
    if (answer === '3' || isTyped(answer, languages, ({ no, commands }) => [...no, ...commands.quit])) return false;
    if (finished !== null && isTyped(answer, languages, (typed) => typed.review)) {
      screen.lines(await reviewOfRecord(readOf(finished), screen.look, desk.interruption, () => undefined));
    } else screen.line(catalogue.lineMode.anotherAnswers);
  }
}
