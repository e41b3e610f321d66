import { dailyPlan, FIRST_DAILY, type FinishedGame, isDate, type Speed, shareLine } from '@shoal/table-ui';
import { EXIT, type ExitCode, UsageError } from '../exit-code.ts';
import { playDaily, stayInHouse } from '../full-screen/house.ts';
import { onScreen } from '../full-screen/on-screen.ts';
import type { Interruption } from '../interruption.ts';
import { withLineDesk } from '../line-desk.ts';
import { isFullScreen, type LookFlags, lookOf } from '../look.ts';
import { playInLines } from '../play-in-lines.ts';
import { Store } from '../store/store.ts';
import { today } from '../today.ts';
import { words } from '../words.ts';

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
  const store = openStore();
  const done = finishedOn(store, date);
  const line = done === undefined ? null : shareLine(done, { ascii: flags.ascii === true });
  if (line === null) throw new UsageError(words.dailyNotPlayed(date));
  process.stdout.write(`${line}\n`);
  return EXIT.ok;
}

async function onFullScreen(date: string, flags: DailyFlags, interruption: Interruption): Promise<void> {
  const messages: string[] = [];
  const store = Store.open(process.env, { onMessage: (sentence) => messages.push(sentence) });
  const look = lookOf(flags, process.env, process.stdout);
  const forNow = flags.speed === undefined ? {} : { speed: flags.speed };
  try {
    const opening = { look, interruption, store, messages, recordFile: null, forNow, keeps: true };
    await onScreen(opening, async (house) => {
      if ((await playDaily(house, date)) === 'home') await stayInHouse(house);
    });
  } finally {
    for (const message of messages) process.stderr.write(`${message}\n`);
  }
}

async function byLines(date: string, flags: DailyFlags, interruption: Interruption): Promise<void> {
  const store = openStore();
  const tell = (game: FinishedGame | undefined) => {
    const line = game === undefined ? null : shareLine(game, { ascii: flags.ascii === true });
    if (line !== null) process.stdout.write(`${words.shareThis}\n${line}\n`);
  };
  if (finishedOn(store, date) === undefined) {
    const begun = store.savedGames().find(({ plan }) => plan.daily === date);
    const kept = begun === undefined ? store.begin(dailyPlan(date)) : store.resume(begun.id);
    try {
      await withLineDesk(flags, interruption, (desk) => playInLines(desk, kept));
    } finally {
      kept.close();
    }
  } else process.stdout.write(`${words.dailyPlayed(date)}\n`);
  tell(finishedOn(store, date));
}

const openStore = (): Store => Store.open(process.env, { onMessage: (line) => void process.stderr.write(`${line}\n`) });

const finishedOn = (store: Store, date: string): FinishedGame | undefined =>
  store.finished.all().find((game) => game.daily === date && game.deal === 1);
