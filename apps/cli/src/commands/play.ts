import { isPerson, type SittingPlan } from '@shoal/table-ui';
import { EXIT, type ExitCode, FileError, UsageError } from '../exit-code.ts';
import { stayInHouse } from '../full-screen/house.ts';
import { onScreen } from '../full-screen/on-screen.ts';
import { playSitting } from '../full-screen/play-sitting.ts';
import { setUpTable } from '../full-screen/set-up-table.ts';
import type { Interruption } from '../interruption.ts';
import { type Kept, unkept } from '../kept.ts';
import { withLineDesk } from '../line-desk.ts';
import { sittingByLines } from '../line-setup.ts';
import { isFullScreen, lookOf } from '../look.ts';
import { isDescribed, type PlayFlags, sittingPlanFrom } from '../play-flags.ts';
import { type PlayDesk, playInLines } from '../play-in-lines.ts';
import { checkWritable } from '../record-file.ts';
import { seatingFrom } from '../setup.ts';
import { Store } from '../store/store.ts';
import { gameFrom } from '../table-plan.ts';
import { words } from '../words.ts';

/** Plays on the full screen where there is one, and line by line everywhere else. */
export async function play(flags: PlayFlags, interruption: Interruption): Promise<ExitCode> {
  if (flags.input === false && flags.bots === false) throw new UsageError(words.nobodyPlays);
  if (flags.record !== undefined) await checkWritable(flags.record);
  if (flags.json !== true && flags.input !== false && isFullScreen(flags, process)) {
    await playOnScreen(flags, interruption);
  } else {
    await playByLines(flags, interruption);
  }
  return EXIT.ok;
}

async function playOnScreen(flags: PlayFlags, interruption: Interruption): Promise<void> {
  const messages: string[] = [];
  const store = Store.open(process.env, { onMessage: (sentence) => messages.push(sentence) });
  const look = lookOf(flags, process.env, process.stdout);
  // What is wrong with the flags is said before the screen is taken.
  const given = isDescribed(flags) && flags.continue !== true ? sittingPlanFrom(seatingFrom(flags), flags) : null;
  const forNow = flags.speed === undefined ? {} : { speed: flags.speed };
  const last = flags.continue === true ? lastOf(store) : null;
  const recordFile = flags.record ?? null;
  await onScreen({ look, interruption, store, messages, recordFile, forNow }, async (house) => {
    if (last !== null) {
      if ((await playSitting(house, store.resume(last))) === 'quit') return;
    } else if (given !== null) {
      if ((await playSitting(house, keptFrom(given, flags, store))) === 'quit') return;
    } else if (flags.game !== undefined) {
      const plan = await setUpTable(house, gameFrom(flags.game));
      if (plan !== null && (await playSitting(house, keptFrom(plan, flags, store))) === 'quit') return;
    }
    await stayInHouse(house);
  });
  for (const message of messages) process.stderr.write(`${message}\n`);
}

async function playByLines(flags: PlayFlags, interruption: Interruption): Promise<void> {
  const store = Store.open(process.env, { onMessage: (sentence) => void process.stderr.write(`${sentence}\n`) });
  await withLineDesk(flags, interruption, async (desk) => {
    const kept = await keptByLines(desk, store);
    try {
      await playInLines(desk, kept);
    } finally {
      kept.close();
    }
  });
}

async function keptByLines(desk: PlayDesk, store: Store): Promise<Kept> {
  const { flags } = desk;
  if (flags.continue === true) return store.resume(lastOf(store));
  const chosen = await sittingByLines(desk, store);
  return 'id' in chosen ? store.resume(chosen.id) : keptFrom(chosen, flags, store);
}

/** The id of the game that was left last. */
function lastOf(store: Store): string {
  const [last] = store.savedGames();
  if (last === undefined) throw new FileError(words.nothingToContinue);
  return last.id;
}

/** Games of people are kept; what scripts and bots play is theirs to keep. */
function keptFrom(plan: SittingPlan, { json, save }: PlayFlags, store: Store): Kept {
  const isKept = json !== true && save !== false && plan.players.some(isPerson);
  return isKept ? store.begin(plan) : unkept(plan);
}
