import type { GameId } from '@shoal/games';
import type { MatchPlan } from '@shoal/room';
import type { Catalogue, TableSetup } from '@shoal/table-ui';
import { gameFrom } from '../flags/game-flag.ts';
import { describesTable, isDescribed, matchPlanFrom, type PlayFlags } from '../flags/play-flags.ts';
import { withPrograms } from '../flags/program-seats.ts';
import { programsIn, seatingFrom } from '../flags/seating.ts';
import { readRule } from '../flags/table-flags.ts';
import { runApp } from '../full-screen/app.ts';
import { openApp, type TerminalApp } from '../full-screen/open-app.ts';
import { playMatch } from '../full-screen/play-match.ts';
import { setUpTable } from '../full-screen/setup/set-up-table.ts';
import { type LineContext, withLineContext } from '../line-mode/line-context.ts';
import { matchFromLines } from '../line-mode/line-setup.ts';
import { playInLines } from '../line-mode/play-in-lines.ts';
import { tellWhyLines } from '../line-mode/why-lines.ts';
import { EXIT, type ExitCode, FileError, UsageError } from '../process/exit-code.ts';
import type { Interruption } from '../process/interruption.ts';
import { callOf } from '../process/own-command.ts';
import { checkWritable } from '../records/record-sink.ts';
import { type LocalRoom, roomsOf } from '../room/local-room.ts';
import { openStore, type Store } from '../store/store.ts';
import { catalogueFor } from '../text/language.ts';
import { isFullScreen } from '../text/look.ts';
import { words } from '../text/words.ts';

/** Plays on the full screen where there is one, and line by line everywhere else. */
export async function play(flags: PlayFlags, interruption: Interruption): Promise<ExitCode> {
  if (flags.input === false && flags.bots === false) throw new UsageError(words.nobodyPlays);
  if (flags.continue === true && describesTable(flags)) throw new UsageError(words.continueAsItIs);
  if (flags.setup === true && programsIn(flags).length > 0) throw new UsageError(words.setupWithProgram);
  if (flags.record !== undefined) await checkWritable(flags.record, catalogueFor(flags, process.env).files);
  if (flags.json !== true && flags.input !== false && isFullScreen(flags, process)) {
    if (flags.record === '-') throw new UsageError(words.recordOnScreen);
    await playOnScreen(flags, interruption);
  } else {
    await playByLines(flags, interruption);
  }
  return EXIT.ok;
}

const playOnScreen = (flags: PlayFlags, interruption: Interruption): Promise<void> =>
  openApp(flags, interruption, async (store, catalogue) => {
    const entrance = await entranceOf(flags, interruption, store, catalogue);
    return async (app) => {
      const room = await enter(app, entrance);
      if (room !== null && (await playMatch(app, room)) === 'quit') return;
      await runApp(app);
    };
  });

/** Where the command line leads to at first. */
type Entrance =
  | { readonly key: 'home' }
  | { readonly key: 'continue'; readonly id: string }
  | { readonly key: 'set-up'; readonly game: GameId; readonly seed: string | null; readonly given?: TableSetup }
  | { readonly key: 'play'; readonly plan: MatchPlan };

async function entranceOf(
  flags: PlayFlags,
  interruption: Interruption,
  store: Store,
  catalogue: Catalogue,
): Promise<Entrance> {
  if (flags.continue === true) return { key: 'continue', id: lastOf(store, catalogue) };
  if (!isDescribed(flags)) {
    const isAtHome = flags.game === undefined && flags.setup !== true;
    return isAtHome ? { key: 'home' } : { key: 'set-up', game: gameFrom(flags.game), seed: null };
  }
  const seating = seatingFrom(flags, catalogue);
  const plan = matchPlanFrom(await withPrograms(seating, flags, catalogue, interruption), flags);
  if (flags.setup !== true) return { key: 'play', plan };
  const { id: game, preset, changes } = seating.plan;
  const rules = Object.fromEntries(changes.map((change) => readRule(seating.plan.game.tables, change)));
  return {
    key: 'set-up',
    game,
    seed: plan.seed,
    given: { game, preset, changes: rules, players: seating.players, goal: plan.goal, shuffle: plan.shuffle },
  };
}

/** The room that is played in first; null where people go back from setting up. */
async function enter(app: TerminalApp, entrance: Entrance): Promise<LocalRoom | null> {
  switch (entrance.key) {
    case 'home':
      return null;
    case 'continue':
      return app.resume(entrance.id);
    case 'play':
      return app.begin(entrance.plan);
    case 'set-up': {
      const plan = await setUpTable(app, app.settings, entrance.game, entrance.given);
      return plan === null ? null : app.begin({ ...plan, seed: entrance.seed });
    }
  }
}

async function playByLines(flags: PlayFlags, interruption: Interruption): Promise<void> {
  const store = openStore(catalogueFor(flags, process.env));
  await withLineContext(flags, interruption, async (context) => {
    tellWhyLines(context);
    await playInLines(context, await roomByLines(context, store), store, callOf('--continue'));
  });
}

async function roomByLines(context: LineContext, store: Store): Promise<LocalRoom> {
  const { flags, writer, thinker, speed } = context;
  const keeps = flags.json !== true && flags.save !== false;
  const rooms = roomsOf(store, thinker, { speed: () => speed, keeps });
  if (flags.continue === true) return rooms.resume(lastOf(store, writer.look.catalogue));
  const chosen = await matchFromLines(context, store);
  return 'id' in chosen ? rooms.resume(chosen.id) : rooms.begin(chosen);
}

/** The id of the game that was left last. */
function lastOf(store: Store, { ownGames }: Catalogue): string {
  const [last] = store.savedGames();
  if (last === undefined) throw new FileError(ownGames.nothingToContinue(callOf()));
  return last.id;
}
