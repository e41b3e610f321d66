import { GAME_IDS, type GameId } from '@shoal/games';
import type { SavedGame } from '@shoal/room';
import { type Catalogue, leftAt } from '@shoal/table-ui';
import { wrap } from '../text/line-writer.ts';
import { othersAt } from '../text/sentence-lines.ts';
import { MenuScene } from './scenes/menu-scene.ts';
import type { Size } from './terminal/painter.ts';
import { type Row, row, span } from './terminal/row.ts';

/** What can be done on the first screen. */
export type HomeChoice =
  | { readonly key: 'continue'; readonly id: string }
  | { readonly key: 'discard'; readonly id: string; readonly about: readonly string[] }
  | { readonly key: 'play'; readonly game: GameId }
  | { readonly key: 'daily' | 'games' | 'statistics' | 'rules' | 'quit' };

export interface Home {
  readonly saved: readonly SavedGame[];
  /** Played last. */
  readonly game: GameId;
  readonly today: string;
  readonly isDailyPlayed: boolean;
  /** The saved game that was marked before. */
  readonly marked: string | null;
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
  const items = [
    ...saved.map((one) => ({
      value: { key: 'continue', id: one.id } as const,
      // A daily deal cannot be begun again with cards that are known.
      ...(one.plan.daily === null
        ? { discard: { key: 'discard', id: one.id, about: aboutSaved(one, home) } as const }
        : {}),
      label: savedLabel(one, catalogue),
      note: leftAt(one.changedAt, home.now, words),
    })),
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
    at:
      saved.length > 0
        ? Math.max(
            0,
            saved.findIndex(({ id }) => id === home.marked),
          )
        : GAME_IDS.indexOf(game),
  });
}

const aboutSaved = (one: SavedGame, { catalogue, now }: Home): readonly string[] => [
  savedLabel(one, catalogue),
  leftAt(one.changedAt, now, catalogue.screen),
  '',
];

function savedLabel({ plan, dealNumber }: SavedGame, { screen: words, games }: Catalogue): string {
  if (plan.daily !== null) return words.continueDaily(plan.daily);
  return words.continueGame(games[plan.table.id].name, othersAt(plan.players), dealNumber);
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
