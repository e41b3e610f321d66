import { GAME_IDS, type GameId } from '@shoal/games/ids';
import type { SavedGame } from '@shoal/room';
import type { Catalogue } from '@shoal/table-ui';
import { wrap } from '../text/line-writer.ts';
import { othersAt } from '../text/sentence-lines.ts';
import { MenuScene } from './scenes/menu-scene.ts';
import type { Size } from './terminal/painter.ts';
import { type Row, row, span } from './terminal/row.ts';
import { type WaitingChoice, waitingItem } from './waiting-games.ts';

/** What can be done on the first screen. */
export type HomeChoice =
  | WaitingChoice
  | { readonly key: 'play'; readonly game: GameId }
  | { readonly key: 'waiting' | 'daily' | 'games' | 'statistics' | 'rules' | 'quit' };

export interface Home {
  readonly saved: readonly SavedGame[];
  /** Played last. */
  readonly game: GameId;
  readonly today: string;
  readonly isDailyPlayed: boolean;
  /** Do people come back from the games behind the newest? */
  readonly isBackFromWaiting: boolean;
  /** What the store had to say. */
  readonly messages: readonly string[];
  readonly catalogue: Catalogue;
  readonly ascii: boolean;
  readonly now: Date;
}

/** The first screen: one Enter leads on to the game that is likeliest meant. */
export function homeScene(home: Home): MenuScene<HomeChoice> {
  const { catalogue, saved, game, today, isDailyPlayed, ascii } = home;
  const { screen: words, games } = catalogue;
  const behind = saved.length - 1;
  const items = [
    ...saved.slice(0, 1).map((newest) => {
      const [label, ...shorter] = continueLabels(newest, catalogue);
      return { ...waitingItem(newest, label, home), shorter };
    }),
    ...(behind > 0 ? [{ value: { key: 'waiting' } as const, label: words.moreGames(behind) }] : []),
    ...GAME_IDS.map((id) => ({
      value: { key: 'play', game: id } as const,
      label: words.playGame(games[id].name),
    })),
    { value: { key: 'daily' } as const, label: isDailyPlayed ? words.dailyDone(today) : words.dailyDeal(today) },
    { value: { key: 'games' } as const, label: words.finishedGames },
    { value: { key: 'statistics' } as const, label: words.statistics },
    { value: { key: 'rules' } as const, label: words.rules },
    { value: { key: 'quit' } as const, label: words.quit },
  ];
  return new MenuScene<HomeChoice>({
    title: 'Shoal',
    above: (size) => banner(home, size),
    items,
    words,
    ascii,
    back: words.keys.quit,
    // The game that was played last, unless one waits.
    at: saved.length > 0 ? Number(home.isBackFromWaiting && behind > 0) : GAME_IDS.indexOf(game),
  });
}

/** The longest first. */
function continueLabels({ plan, dealNumber }: SavedGame, { screen: words, games }: Catalogue): string[] {
  if (plan.daily !== null) return [words.continueDaily(plan.daily)];
  const others = othersAt(plan.players);
  const { name } = games[plan.table.id];
  return [others, [words.othersInAll(others.length)]]
    .map((named) => words.continueGame(name, named, dealNumber))
    .concat(words.continueGame(name, [], 1));
}

const FISH = ['     ><(((º>      ><(((º>', '           ><(((º>', '   ><(((º>        ><(((º>'];

/** A shoal, where there is room for it, and what the store had to say. */
function banner({ catalogue, messages, ascii }: Home, { rows, columns }: Size): Row[] {
  const fish =
    rows >= 9 ? FISH.map((line) => row(span(`  ${ascii ? line.replaceAll('º', "'") : line}`, { tone: 'accent' }))) : [];
  const told = messages
    .flatMap((message) => wrap(message, columns - 4))
    .map((line) => row('  ', span(line, { tone: 'gold' })));
  return [
    ...fish,
    ...(fish.length > 0 ? [row()] : []),
    row('  ', span(catalogue.screen.tagline(GAME_IDS.map((id) => catalogue.games[id].name)), { tone: 'muted' })),
    row(),
    ...told,
    ...(told.length > 0 ? [row()] : []),
  ];
}
