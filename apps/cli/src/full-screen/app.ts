import { GAME_IDS } from '@shoal/games/ids';
import { dailyPlan } from '@shoal/table-ui';
import { settledFrom } from '../flags/table-flags.ts';
import { FileError } from '../process/exit-code.ts';
import type { Interruption } from '../process/interruption.ts';
import { today } from '../process/time-and-chance.ts';
import { showStatistics } from '../statistics/show-statistics.ts';
import { rulesSheet } from '../text/sentence-lines.ts';
import { browseGames, showGame } from './games/browse-games.ts';
import { type HomeChoice, homeScene } from './home.ts';
import { type AppFlags, openApp, type TerminalApp } from './open-app.ts';
import { playMatch } from './play-match.ts';
import { agrees } from './scenes/notice-scene.ts';
import { readPage } from './scenes/pager-scene.ts';
import { setUpTable } from './setup/set-up-table.ts';
import { chooseWaiting, discard } from './waiting-games.ts';

/** Shows the first screen and all that is reached from it, until somebody quits. */
export async function runApp(app: TerminalApp): Promise<void> {
  for (let isBackFromWaiting = false; ; ) {
    const choice = await atHome(app, isBackFromWaiting);
    if (choice === null) {
      if (await agrees(app, app.words.quitQuestion)) return;
      continue;
    }
    isBackFromWaiting = choice.key === 'waiting';
    if ((await orHome(app, () => follow(app, choice))) === 'quit') return;
  }
}

/** A game that another program has taken meanwhile is no reason to leave: the first screen tells. */
async function orHome({ messages }: TerminalApp, step: () => Promise<'home' | 'quit'>): Promise<'home' | 'quit'> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    messages.push(error.message);
    return 'home';
  }
}

/** Null by Esc. */
function atHome({ stage, catalogue, ascii, store, settings, messages }: TerminalApp, isBackFromWaiting: boolean) {
  const saved = store.savedGames();
  const isDailyPlayed = store.finished.hasDaily(today());
  return stage.play(
    homeScene({
      ...{ saved, isBackFromWaiting, catalogue, ascii, isDailyPlayed },
      ...{ game: settings.current.game, messages: messages.splice(0), today: today(), now: new Date() },
    }),
  );
}

async function follow(app: TerminalApp, choice: HomeChoice): Promise<'home' | 'quit'> {
  const { store } = app;
  switch (choice.key) {
    case 'continue':
      return playMatch(app, app.resume(choice.id));
    case 'discard':
      await discard(choice, app);
      return 'home';
    case 'waiting': {
      const id = await chooseWaiting(app);
      return id === null ? 'home' : playMatch(app, app.resume(id));
    }
    case 'play': {
      const plan = await setUpTable(app, app.settings, choice.game);
      return plan === null ? 'home' : playMatch(app, app.begin(plan));
    }
    case 'daily':
      return playDaily(app);
    case 'games':
      await browseGames(app, store.finished.all(), 'replay');
      return 'home';
    case 'statistics':
      await readStatistics(app);
      return 'home';
    case 'rules':
      await readRules(app);
      return 'home';
    case 'quit':
      return 'quit';
  }
}

/** Plays the deal of a date once: begins it, continues it, or shows its result. */
export async function playDaily(app: TerminalApp, date = today()): Promise<'home' | 'quit'> {
  const { store } = app;
  const done = store.finished.daily(date);
  if (done !== undefined) {
    await showGame(app, done, 'share');
    await browseGames(app, [done], 'review');
    return 'home';
  }
  const begun = store.savedGames().find(({ plan }) => plan.daily === date);
  return playMatch(app, begun === undefined ? app.begin(dailyPlan(date)) : app.resume(begun.id));
}

async function readStatistics(app: TerminalApp): Promise<void> {
  const { stage, store, catalogue, words, ascii } = app;
  const look = { json: false, catalogue, ascii, width: Math.min(100, stage.size.columns - 2) };
  await readPage(app, words.statistics, showStatistics(store.finished.all(), today(), look));
}

async function readRules(app: TerminalApp): Promise<void> {
  const lines = GAME_IDS.flatMap((id) => [...rulesSheet(settledFrom(id, {}), app.catalogue), '']);
  await readPage(app, app.words.rules, lines);
}

/** Shows finished games alone, for `shoal replay` and `shoal review` without a file. */
export const browseOwnGames = (
  flags: AppFlags,
  interruption: Interruption,
  first: 'replay' | 'review',
): Promise<void> =>
  openApp(flags, interruption, (store) => {
    // A game that ended in a crash counts as well.
    store.savedGames();
    return (app) => browseGames(app, store.finished.all(), first);
  });
