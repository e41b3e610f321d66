import { dailyPlan, GAME_IDS, shareLine } from '@shoal/table-ui';
import { planFrom } from '../flags/table-flags.ts';
import { FileError } from '../process/exit-code.ts';
import { today } from '../process/time-and-chance.ts';
import { showStatistics } from '../statistics/show-statistics.ts';
import { rulesSheet } from '../text/sentence-lines.ts';
import { browseGames, showShareLine } from './games/browse-games.ts';
import { type HomeChoice, homeScene } from './home.ts';
import { playMatch } from './play-match.ts';
import { agrees } from './scenes/notice-scene.ts';
import { PagerScene } from './scenes/pager-scene.ts';
import type { App } from './scenes/screen-context.ts';
import { setUpTable } from './setup/set-up-table.ts';

/** The first screen and everything that is reached from it, until somebody quits. */
export async function runApp(app: App): Promise<void> {
  for (let marked: string | null = null; ; ) {
    const choice = await atHome(app, marked);
    if (choice === null) {
      if (await agrees(app.context, app.context.words.quitQuestion)) return;
      continue;
    }
    marked = choice.key === 'discard' ? choice.id : null;
    if ((await orHome(app, () => follow(app, choice))) === 'quit') return;
  }
}

/** A game that another program has taken meanwhile is no reason to leave: the first screen tells. */
async function orHome({ messages }: App, step: () => Promise<'home' | 'quit'>): Promise<'home' | 'quit'> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    messages.push(error.message);
    return 'home';
  }
}

/** Null by Esc. */
async function atHome({ context, store, memory, messages }: App, marked: string | null): Promise<HomeChoice | null> {
  const { stage, catalogue, ascii } = context;
  const saved = store.savedGames();
  const isDailyPlayed = store.finished.hasDaily(today());
  const told = messages.splice(0);
  const home = {
    saved,
    marked,
    game: memory.settings.game,
    today: today(),
    isDailyPlayed,
    messages: told,
    now: new Date(),
  };
  return stage.play(homeScene({ ...home, catalogue, ascii }));
}

async function follow(app: App, choice: HomeChoice): Promise<'home' | 'quit'> {
  const { store, context } = app;
  switch (choice.key) {
    case 'continue':
      return playMatch(app, app.resume(choice.id));
    case 'discard':
      if (await agrees(context, context.words.discardQuestion, choice.about)) store.resume(choice.id).abandon();
      return 'home';
    case 'play': {
      const plan = await setUpTable(app, choice.game);
      return plan === null ? 'home' : playMatch(app, app.begin(plan));
    }
    case 'daily':
      return playDaily(app);
    case 'games':
      await browseGames(context, store.finished.all(), 'replay');
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

/** Today's deal once: begun, continued, or its result looked at. */
export async function playDaily(app: App, date = today()): Promise<'home' | 'quit'> {
  const { store, context } = app;
  const done = store.finished.all().find(({ daily, deal }) => daily === date && deal === 1);
  if (done !== undefined) {
    const line = shareLine(done, { ascii: context.ascii, words: context.catalogue.daily });
    if (line !== null) await showShareLine(context, line);
    await browseGames(context, [done], 'review');
    return 'home';
  }
  const begun = store.savedGames().find(({ plan }) => plan.daily === date);
  return playMatch(app, begun === undefined ? app.begin(dailyPlan(date)) : app.resume(begun.id));
}

async function readStatistics({ context, store }: App): Promise<void> {
  const { stage, catalogue, words, ascii } = context;
  const look = { json: false, catalogue, ascii, width: Math.min(100, stage.size.columns - 2) };
  const lines = showStatistics(store.finished.all(), today(), look);
  await stage.play(new PagerScene({ title: words.statistics, lines, words, ascii }));
}

async function readRules({ context }: App): Promise<void> {
  const { stage, catalogue, words, ascii } = context;
  const lines = GAME_IDS.flatMap((id) => [...rulesSheet(planFrom(id, {}), catalogue), '']);
  await stage.play(new PagerScene({ title: words.rules, lines, words, ascii }));
}
