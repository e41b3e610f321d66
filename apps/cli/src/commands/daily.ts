import type { GameId } from '@shoal/games';
import type { FinishedGame, Speed } from '@shoal/room';
import { type Catalogue, dailyPlan, FIRST_DAILY, isDate, shareLine } from '@shoal/table-ui';
import { playDaily, runApp } from '../full-screen/app.ts';
import { openApp } from '../full-screen/open-app.ts';
import { withLineContext } from '../line-mode/line-context.ts';
import { playInLines } from '../line-mode/play-in-lines.ts';
import { EXIT, type ExitCode, UsageError } from '../process/exit-code.ts';
import type { Interruption } from '../process/interruption.ts';
import { callOf } from '../process/own-command.ts';
import { today } from '../process/time-and-chance.ts';
import { roomsOf } from '../room/local-room.ts';
import { openStore } from '../store/store.ts';
import { catalogueFor, gamesIn } from '../text/language.ts';
import { isAscii, isFullScreen, type LookFlags } from '../text/look.ts';
import { plainSpaces } from '../text/spaces.ts';
import { words } from '../text/words.ts';

export interface DailyFlags extends LookFlags {
  readonly speed?: Speed;
  /** Only the line to share. */
  readonly share?: boolean;
}

/** Plays the deal of a date, the same for everybody, or shows what came of it. */
export async function daily(
  date: string | undefined,
  flags: DailyFlags,
  interruption: Interruption,
): Promise<ExitCode> {
  const wanted = dateFrom(date);
  if (flags.share === true) return share(wanted, flags);
  if (isFullScreen(flags, process)) await onFullScreen(wanted, flags, interruption);
  else await byLines(wanted, flags, interruption);
  return EXIT.ok;
}

function dateFrom(date = today()): string {
  if (!isDate(date)) throw new UsageError(words.badDate(date, FIRST_DAILY, today()));
  if (date > today()) throw new UsageError(words.futureDate(date, today()));
  return date;
}

function share(date: string, flags: DailyFlags): ExitCode {
  const catalogue = catalogueFor(flags, process.env);
  const store = openStore(catalogue);
  const line = lineOf(store.finished.daily(date), flags, catalogue);
  if (line === null) throw new UsageError(catalogue.ownGames.dailyNotPlayed(date, callOf(`daily ${date}`)));
  process.stdout.write(`${line}\n`);
  return EXIT.ok;
}

const onFullScreen = (date: string, flags: DailyFlags, interruption: Interruption): Promise<void> =>
  openApp(flags, interruption, () => async (app) => {
    if ((await playDaily(app, date)) === 'home') await runApp(app);
  });

async function byLines(date: string, flags: DailyFlags, interruption: Interruption): Promise<void> {
  const catalogue = catalogueFor(flags, process.env);
  const store = openStore(catalogue);
  if (store.finished.daily(date) === undefined) {
    const begun = store.savedGames().find(({ plan }) => plan.daily === date);
    await withLineContext(flags, interruption, async (context) => {
      const rooms = roomsOf(store, context.thinker, { speed: () => context.speed, keeps: true });
      const room = begun === undefined ? rooms.begin(dailyPlan(date)) : rooms.resume(begun.id);
      await playInLines(context, room, store, callOf(`daily ${date}`));
    });
  } else process.stdout.write(`${catalogue.ownGames.dailyPlayed(date)}\n`);
  const line = lineOf(store.finished.daily(date), flags, catalogue);
  if (line !== null) process.stdout.write(`${catalogue.ownGames.shareThis}\n${line}\n`);
}

/** The line to share; null where nothing was played. */
function lineOf(game: FinishedGame | undefined, flags: DailyFlags, catalogue: Catalogue): string | null {
  if (game === undefined) return null;
  const shown = gamesIn(catalogue)[game.record.game as GameId];
  const line = shareLine(game, { ascii: isAscii(flags, process.env), catalogue, shown });
  return line === null ? null : plainSpaces(line);
}
