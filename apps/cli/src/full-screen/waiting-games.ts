import type { SavedGame } from '@shoal/room';
import { type Catalogue, leftAt, savedScore } from '@shoal/table-ui';
import { gamesIn } from '../text/language.ts';
import type { TerminalApp } from './open-app.ts';
import { type MenuItem, MenuScene } from './scenes/menu-scene.ts';
import { agrees } from './scenes/notice-scene.ts';

/** What can be done with a game that waits. */
export type WaitingChoice =
  | { readonly key: 'continue'; readonly id: string }
  | { readonly key: 'discard'; readonly id: string; readonly about: readonly string[] };

type ListChoice = WaitingChoice | { readonly key: 'discard-all'; readonly ids: readonly string[] };

interface Told {
  readonly catalogue: Catalogue;
  readonly now: Date;
}

/** A line of a menu that continues a game, and X deletes it. */
export function waitingItem(game: SavedGame, label: string, told: Told): MenuItem<WaitingChoice> {
  const { id } = game;
  const about = [nameOf(game, told.catalogue), scoreOf(game, told.catalogue), leftOf(game, told), ''];
  return {
    value: { key: 'continue', id },
    label,
    note: leftOf(game, told),
    ...(canDiscard(game) ? { discard: { key: 'discard', id, about } } : {}),
  };
}

const leftOf = ({ changedAt }: SavedGame, { catalogue, now }: Told): string => leftAt(changedAt, now, catalogue.screen);

const scoreOf = (game: SavedGame, catalogue: Catalogue): string =>
  savedScore(game, gamesIn(catalogue)[game.plan.table.id], catalogue);

/** The score beside it names the players. */
const nameOf = ({ plan }: SavedGame, { screen, games }: Catalogue): string =>
  plan.daily === null ? games[plan.table.id].name : screen.dailyDeal(plan.daily);

/** A daily deal cannot be begun again with cards that are known. */
const canDiscard = ({ plan }: SavedGame): boolean => plan.daily === null;

/** Lists the games behind the newest one until one is continued, which it returns, or people go back. */
export async function chooseWaiting(app: TerminalApp): Promise<string | null> {
  for (let at = 0; ; ) {
    const [, ...games] = app.store.savedGames();
    if (games.length === 0) return null;
    const items = itemsOf(games, app.catalogue);
    const choice = await app.stage.play(listOf(items, Math.min(at, items.length - 1), app));
    if (choice === null) return null;
    if (choice.key === 'continue') return choice.id;
    at = choice.key === 'discard' ? games.findIndex(({ id }) => id === choice.id) : 0;
    await discard(choice, app);
  }
}

const listOf = (items: readonly MenuItem<ListChoice>[], at: number, { words, ascii }: TerminalApp) =>
  new MenuScene<ListChoice>({ title: words.waitingTitle, items, words, ascii, at });

function itemsOf(games: readonly SavedGame[], catalogue: Catalogue): MenuItem<ListChoice>[] {
  const told = { catalogue, now: new Date() };
  const ids = games.filter(canDiscard).map(({ id }) => id);
  return [
    ...games.map((game) => ({
      ...waitingItem(game, nameOf(game, catalogue), told),
      note: `${leftOf(game, told)}  ${scoreOf(game, catalogue)}`,
    })),
    ...(ids.length === 0
      ? []
      : [{ value: { key: 'discard-all', ids } as const, label: catalogue.screen.discardAll(ids.length) }]),
  ];
}

/** Deletes one game or all of them, if people are sure. */
export async function discard(choice: Exclude<ListChoice, { key: 'continue' }>, app: TerminalApp): Promise<void> {
  const { words, store } = app;
  const isSure =
    choice.key === 'discard'
      ? await agrees(app, words.discardQuestion, choice.about)
      : await agrees(app, words.discardAllQuestion(choice.ids.length));
  if (!isSure) return;
  for (const id of choice.key === 'discard' ? [choice.id] : choice.ids) store.abandon(id);
}
