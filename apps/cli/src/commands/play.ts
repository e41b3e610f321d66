import type { GameId } from '@shoal/core';
import type { SittingPlan, TableSetup } from '@shoal/table-ui';
import { EXIT, type ExitCode, FileError, UsageError } from '../exit-code.ts';
import { stayInHouse } from '../full-screen/house.ts';
import { onScreen } from '../full-screen/on-screen.ts';
import { playSitting } from '../full-screen/play-sitting.ts';
import type { House } from '../full-screen/screen-desk.ts';
import { setUpTable } from '../full-screen/set-up-table.ts';
import type { Interruption } from '../interruption.ts';
import { type Kept, keptFrom } from '../kept.ts';
import { withLineDesk } from '../line-desk.ts';
import { sittingByLines } from '../line-setup.ts';
import { isFullScreen, lookOf } from '../look.ts';
import { describesTable, isDescribed, type PlayFlags, sittingPlanFrom } from '../play-flags.ts';
import { type PlayDesk, playInLines } from '../play-in-lines.ts';
import { checkWritable } from '../record-file.ts';
import { seatingFrom } from '../setup.ts';
import { Store } from '../store/store.ts';
import { gameFrom, readRule } from '../table-plan.ts';
import { words } from '../words.ts';

/** Plays on the full screen where there is one, and line by line everywhere else. */
export async function play(flags: PlayFlags, interruption: Interruption): Promise<ExitCode> {
  if (flags.input === false && flags.bots === false) throw new UsageError(words.nobodyPlays);
  if (flags.continue === true && describesTable(flags)) throw new UsageError(words.continueAsItIs);
  if (flags.record !== undefined) await checkWritable(flags.record);
  if (flags.json !== true && flags.input !== false && isFullScreen(flags, process)) {
    if (flags.record === '-') throw new UsageError(words.recordOnScreen);
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
  const entrance = entranceOf(flags, store);
  const forNow = flags.speed === undefined ? {} : { speed: flags.speed };
  const recordFile = flags.record ?? null;
  try {
    await onScreen(
      { look, interruption, store, messages, recordFile, forNow, keeps: flags.save !== false },
      async (house) => {
        const kept = await enter(house, entrance);
        if (kept !== null && (await playSitting(house, kept)) === 'quit') return;
        await stayInHouse(house);
      },
    );
  } finally {
    for (const message of messages) process.stderr.write(`${message}\n`);
  }
}

/** Where the command line leads to at first. */
type Entrance =
  | { readonly key: 'home' }
  | { readonly key: 'continue'; readonly id: string }
  | { readonly key: 'set-up'; readonly game: GameId; readonly seed: string | null; readonly given?: TableSetup }
  | { readonly key: 'play'; readonly plan: SittingPlan };

function entranceOf(flags: PlayFlags, store: Store): Entrance {
  if (flags.continue === true) return { key: 'continue', id: lastOf(store) };
  if (!isDescribed(flags)) {
    const isAtHome = flags.game === undefined && flags.setup !== true;
    return isAtHome ? { key: 'home' } : { key: 'set-up', game: gameFrom(flags.game), seed: null };
  }
  const seating = seatingFrom(flags);
  const plan = sittingPlanFrom(seating, flags);
  if (flags.setup !== true) return { key: 'play', plan };
  const { id: game, preset, changes } = seating.plan;
  const rules = Object.fromEntries(changes.map((change) => readRule(seating.plan.game, change)));
  return {
    key: 'set-up',
    game,
    seed: plan.seed,
    given: { game, preset, changes: rules, players: seating.players, goal: plan.goal },
  };
}

/** The sitting that is played first; null where people go back from setting up. */
async function enter(house: House, entrance: Entrance): Promise<Kept | null> {
  const { store } = house;
  switch (entrance.key) {
    case 'home':
      return null;
    case 'continue':
      return store.resume(entrance.id);
    case 'play':
      return house.begin(entrance.plan);
    case 'set-up': {
      const plan = await setUpTable(house, entrance.game, entrance.given);
      return plan === null ? null : house.begin({ ...plan, seed: entrance.seed });
    }
  }
}

async function playByLines(flags: PlayFlags, interruption: Interruption): Promise<void> {
  const store = Store.open(process.env, { onMessage: (sentence) => void process.stderr.write(`${sentence}\n`) });
  await withLineDesk(flags, interruption, async (desk) => {
    const kept = await keptByLines(desk, store);
    try {
      await playInLines(desk, kept);
    } finally {
      if (kept.isKept && !kept.sitting.isOver && process.stderr.isTTY) process.stderr.write(`${words.keptForLater}\n`);
      kept.close();
    }
  });
}

async function keptByLines(desk: PlayDesk, store: Store): Promise<Kept> {
  const { flags } = desk;
  if (flags.continue === true) return store.resume(lastOf(store));
  const chosen = await sittingByLines(desk, store);
  if ('id' in chosen) return store.resume(chosen.id);
  return keptFrom(chosen, flags.json !== true && flags.save !== false, store);
}

/** The id of the game that was left last. */
function lastOf(store: Store): string {
  const [last] = store.savedGames();
  if (last === undefined) throw new FileError(words.nothingToContinue);
  return last.id;
}
