import type { TableReport } from '@shoal/room';
import { type Catalogue, isTyped, rungWords, type SeatController } from '@shoal/table-ui';
import { Stopped } from '../process/exit-code.ts';
import { orInterrupted } from '../process/interruption.ts';
import { callOf } from '../process/own-command.ts';
import { readOf } from '../records/own-games.ts';
import { addRecord } from '../records/record-sink.ts';
import { reviewOfRecord } from '../review/review-lines.ts';
import type { LocalRoom } from '../room/local-room.ts';
import { offerNextRung } from '../room/offer-next-rung.ts';
import { seatIn, stateOf } from '../room/seat.ts';
import { SavedSettings } from '../store/settings-file.ts';
import type { Store } from '../store/store.ts';
import { understood } from '../text/language.ts';
import { say } from '../text/line-writer.ts';
import { sentencesIn } from '../text/sentence-lines.ts';
import { JsonTable } from './json-table.ts';
import type { LineContext } from './line-context.ts';
import { answerTo } from './line-input.ts';
import { LineTable } from './line-table.ts';
import type { TableTeller } from './tell-deal.ts';

/** Plays to the end, or until people leave: then they are told that the match is saved, and which command resumes it. */
export async function playInLines(context: LineContext, room: LocalRoom, store: Store, resume: string): Promise<void> {
  try {
    await playDeals(context, room, store);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    say(error.message);
    throw new Stopped('');
  } finally {
    if (await room.close()) say(context.writer.look.catalogue.ownGames.savedForLater(resume));
  }
}

/** Plays deal after deal, as long as the goal asks for it or people want to. */
async function playDeals(context: LineContext, room: LocalRoom, store: Store): Promise<void> {
  const { flags, thinker, speed, writer } = context;
  const seat = await seatIn(room, thinker, { speed: () => speed, repeats: false, onActed: () => undefined });
  goOnUnsaved(seat, writer.look.catalogue);
  try {
    const table = flags.json === true ? new JsonTable(seat, room, context) : new LineTable(seat, context);
    let { report } = stateOf(seat);
    if (report.view.result === null) report = await playDeal(context, room, table);
    for (;;) {
      tellNextRung(context, report, store);
      if (report.isOver && !(await wantsAnother(context, room, report))) return;
      await seat.nextDeal();
      report = await playDeal(context, room, table);
    }
  } finally {
    seat.close();
  }
}

/** A script cannot be asked whether to go on where nothing can be saved, so the game does. */
function goOnUnsaved(seat: SeatController, { screen }: Catalogue): void {
  let wasStopped = false;
  const follow = () => {
    const { isStopped, trouble } = stateOf(seat).report;
    if (isStopped && !wasStopped) {
      say(`${trouble} ${screen.unsavedNow}`);
      seat.playUnsaved();
    }
    wasStopped = isStopped;
  };
  seat.subscribe(follow);
  follow();
}

async function playDeal(context: LineContext, room: LocalRoom, table: TableTeller): Promise<TableReport> {
  const report = await orInterrupted(table.playDeal(), context.interruption);
  await saveRecord(context, room);
  if (report.goal !== null || report.deals > 1) table.tellMatch(report);
  return report;
}

async function saveRecord({ flags: { record: path }, writer }: LineContext, { finished }: LocalRoom): Promise<void> {
  if (path === undefined || finished === null) return;
  const { catalogue } = writer.look;
  await addRecord(path, finished.record, catalogue.files);
  if (path !== '-') writer.line(sentencesIn(catalogue).say({ key: 'saved', path }));
}

/** A script gets no offers. */
function tellNextRung({ isTalking, writer }: LineContext, report: TableReport, store: Store): void {
  const rung = isTalking ? offerNextRung(report, store, new SavedSettings(store.settings, {})) : null;
  if (rung === null) return;
  const { lineMode, screen } = writer.look.catalogue;
  const { game, beaten, next } = rung;
  writer.line(lineMode.nextRung(beaten, rungWords(rung, screen).title, callOf(`play ${game} --bot ${next}`)));
}

/** Asks after the last deal; a match that is over and a daily deal are not dealt again. */
async function wantsAnother(
  { isTalking, input, writer, interruption }: LineContext,
  { finished }: LocalRoom,
  { goal, daily }: TableReport,
): Promise<boolean> {
  if (!isTalking || goal !== null || daily !== null) return false;
  const { catalogue } = writer.look;
  const languages = understood(catalogue);
  for (;;) {
    const answer = (await answerTo(input, catalogue.lineMode.another, catalogue)).trim();
    if (answer === '' || isTyped(answer, languages, ({ again }) => again)) return true;
    if (answer === '3' || isTyped(answer, languages, ({ no, commands }) => [...no, ...commands.quit])) return false;
    if (finished !== null && isTyped(answer, languages, (typed) => typed.review)) {
      const { lines } = await reviewOfRecord(readOf(finished), writer.look, interruption, () => undefined);
      writer.lines(lines);
    } else writer.line(catalogue.lineMode.anotherAnswers);
  }
}
