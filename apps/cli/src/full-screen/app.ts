import { dailyPlan, GAME_IDS, shareLine } from '@shoal/table-ui';
import { planFrom } from '../flags/table-flags.ts';
import { FileError } from '../process/exit-code.ts';
import { today } from '../process/time-and-chance.ts';
import { showStatistics } from '../statistics/show-statistics.ts';
import { rulesSheet } from '../text/sentence-lines.ts';
import { browseGames, shareOnScreen } from './games/browse-games.ts';
import { type HomeChoice, homeScene } from './home.ts';
import { playMatch } from './play-match.ts';
import { agrees } from './scenes/notice-scene.ts';
import { PagerScene } from './scenes/pager-scene.ts';
import type { House } from './scenes/screen-context.ts';
import { setUpTable } from './setup/set-up-table.ts';

/** The first screen and everything that is reached from it, until somebody quits. */
export async function stayInHouse(house: House): Promise<void> {
  for (let marked: string | null = null; ; ) {
    const choice = await atHome(house, marked);
    if (choice === null) {
      if (await agrees(house.desk, house.desk.words.quitQuestion)) return;
      continue;
    }
    marked = choice.key === 'discard' ? choice.id : null;
    if ((await orHome(house, () => follow(house, choice))) === 'quit') return;
  }
}

/** A game that another program has taken meanwhile is no reason to leave: the first screen tells. */
async function orHome({ messages }: House, step: () => Promise<'home' | 'quit'>): Promise<'home' | 'quit'> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    messages.push(error.message);
    return 'home';
  }
}

/** Null by Esc. */
async function atHome({ desk, store, memory, messages }: House, marked: string | null): Promise<HomeChoice | null> {
  const { stage, catalogue, ascii } = desk;
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

async function follow(house: House, choice: HomeChoice): Promise<'home' | 'quit'> {
  const { store, desk } = house;
  switch (choice.key) {
    case 'continue':
      return playMatch(house, house.resume(choice.id));
    case 'discard':
      if (await agrees(desk, desk.words.discardQuestion, choice.about)) store.resume(choice.id).abandon();
      return 'home';
    case 'play': {
      const plan = await setUpTable(house, choice.game);
      return plan === null ? 'home' : playMatch(house, house.begin(plan));
    }
    case 'daily':
      return playDaily(house);
    case 'games':
      await browseGames(desk, store.finished.all(), 'replay');
      return 'home';
    case 'statistics':
      await readStatistics(house);
      return 'home';
    case 'rules':
      await readRules(house);
      return 'home';
    case 'quit':
      return 'quit';
  }
}

/** Today's deal once: begun, continued, or its result looked at. */
export async function playDaily(house: House, date = today()): Promise<'home' | 'quit'> {
  const { store, desk } = house;
  const done = store.finished.all().find(({ daily, deal }) => daily === date && deal === 1);
  if (done !== undefined) {
    const line = shareLine(done, { ascii: desk.ascii, words: desk.catalogue.daily });
    if (line !== null) await shareOnScreen(desk, line);
    await browseGames(desk, [done], 'review');
    return 'home';
  }
  const begun = store.savedGames().find(({ plan }) => plan.daily === date);
  return playMatch(house, begun === undefined ? house.begin(dailyPlan(date)) : house.resume(begun.id));
}

async function readStatistics({ desk, store }: House): Promise<void> {
  const { stage, catalogue, words, ascii } = desk;
  const look = { json: false, catalogue, ascii, width: Math.min(100, stage.size.columns - 2) };
  const lines = showStatistics(store.finished.all(), today(), look);
  await stage.play(new PagerScene({ title: words.statistics, lines, words, ascii }));
}

async function readRules({ desk }: House): Promise<void> {
  const { stage, catalogue, words, ascii } = desk;
  const lines = GAME_IDS.flatMap((id) => [...rulesSheet(planFrom(id, {}), catalogue), '']);
  await stage.play(new PagerScene({ title: words.rules, lines, words, ascii }));
}
