import { PRESENTATIONS } from '@shoal/games/presentations';
import type { MatchPlan, TableReport } from '@shoal/room';
import { type AfterDeal, choicesAfter, matchPlanOf, setupOnRung, type TableSetup, withTip } from '@shoal/table-ui';
import { Interrupted, Stopped } from '../process/exit-code.ts';
import { callOf } from '../process/own-command.ts';
import { addRecord } from '../records/record-sink.ts';
import type { LocalRoom } from '../room/local-room.ts';
import { offerNextRung } from '../room/offer-next-rung.ts';
import { seatIn } from '../room/seat.ts';
import { afterDealScene } from './after-deal.ts';
import { showGame } from './games/browse-games.ts';
import type { TerminalApp } from './open-app.ts';
import { TerminalTable } from './table/table-screen.ts';

/** Plays match after match until somebody has enough; where to go then. */
export async function playMatch(app: TerminalApp, first: LocalRoom): Promise<'home' | 'quit'> {
  let room = first;
  for (;;) {
    const next = await playOut(app, room);
    if (typeof next === 'string') return next;
    room = app.begin(next);
  }
}

/** Where to go after a match, or the plan of the next one. */
async function playOut(app: TerminalApp, room: LocalRoom): Promise<'home' | 'quit' | MatchPlan> {
  const { messages, settings } = app;
  let { hadTips } = settings.current;
  let isInterrupted = false;
  const seat = await seatIn(room, app.thinker, {
    speed: () => settings.current.speed,
    repeats: true,
    onActed: (report) => {
      hadTips = withTip(report, hadTips, PRESENTATIONS[report.game]);
    },
  });
  try {
    const screen = new TerminalTable(seat, app, {
      ...{ isSaved: room.isSaved, messages, hadTips: () => hadTips, speed: settings.current.speed },
    });
    for (;;) {
      const next = await afterDeal(app, room, await playDeal(app, room, screen));
      if (next !== 'next') return next;
      await screen.nextDeal();
    }
  } catch (error) {
    isInterrupted = error instanceof Interrupted;
    // Leaving the table is no fault: the game waits on the first screen.
    if (error instanceof Stopped) return 'home';
    throw error;
  } finally {
    if (hadTips !== settings.current.hadTips) settings.change({ hadTips });
    seat.close();
    const isSaved = await room.close();
    if (isInterrupted && isSaved) messages.push(app.catalogue.ownGames.savedForLater(callOf('--continue')));
  }
}

/** A deal that was over when the match was left is not played again. */
async function playDeal(
  { recordFile, catalogue }: TerminalApp,
  room: LocalRoom,
  screen: TerminalTable,
): Promise<TableReport> {
  const { report: before } = screen;
  if (before.view.result !== null) return before;
  const report = await screen.playDeal();
  if (recordFile !== null && room.finished !== null) await addRecord(recordFile, room.finished.record, catalogue.files);
  return report;
}

/** Shows the end of a deal until people go on or away. */
async function afterDeal(
  app: TerminalApp,
  { finished, rematch }: LocalRoom,
  report: TableReport,
): Promise<'next' | 'home' | 'quit' | MatchPlan> {
  app.stage.forgetKeys();
  const rung = offerNextRung(report, app.store, app.settings);
  for (let at = 0; ; ) {
    const choice: AfterDeal = (await app.stage.play(afterDealScene(report, app, at, rung))) ?? 'home';
    if (choice === 'rematch') return rematch;
    const climbed = choice === 'climb' && rung !== null ? climb(app, setupOnRung(report, rung)) : null;
    if (climbed !== null) return climbed;
    if (choice === 'next' || choice === 'home' || choice === 'quit') return choice;
    if (choice !== 'climb' && finished !== null) await showGame(app, finished, choice);
    at = Math.max(0, choicesAfter(report, rung !== null).indexOf(choice));
  }
}

/** The plan of a match at the same table against stronger bots, who sit there from now on. */
function climb({ settings }: TerminalApp, setup: TableSetup): MatchPlan | null {
  const plan = matchPlanOf(setup);
  if (plan !== null) settings.change({ tables: { ...settings.current.tables, [setup.game]: setup } });
  return plan;
}
