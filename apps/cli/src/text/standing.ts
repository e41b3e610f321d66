import type { Seat, View } from '@shoal/core';
import type { GameId } from '@shoal/games';
import type { CrazyEightsView } from '@shoal/games/crazy-eights';
import type { GoFishView } from '@shoal/games/go-fish';
import { rankSign } from '@shoal/language';
import {
  holdingsSentence,
  type InForce,
  isPairs,
  type LineModeWords,
  middleFacts,
  type Sentences,
  shownLabels,
} from '@shoal/table-ui';
import { columns } from './columns.ts';
import type { Look } from './look.ts';

/** What a game adds to the cards that everyone holds. */
interface GameColumns {
  /** The heads of its columns, and one cell a seat for each. */
  readonly heads: readonly string[];
  cells(seat: Seat): readonly string[];
}

type Describe = (view: View, options: object, words: LineModeWords, sentences: Sentences) => GameColumns;

const ofGoFish: Describe = (view, options, { heads }) => {
  const { books } = view as GoFishView;
  return {
    heads: [isPairs(options) ? heads.pairs : heads.books, ''],
    cells: (seat) => [String(books[seat].length), books[seat].map(({ rank }) => rankSign(rank)).join(' ')],
  };
};

const ofCrazyEights: Describe = (view, _options, _words, sentences) => ({
  heads: [''],
  cells: (seat) => {
    const place = (view as CrazyEightsView).outPlaces[seat];
    return [place === null ? '' : sentences.say({ key: 'out-in-place', place })];
  },
});

const STANDINGS: Readonly<Record<GameId, Describe>> = { 'go-fish': ofGoFish, 'crazy-eights': ofCrazyEights };

/** The words for it, and who sits there. */
interface Told {
  readonly look: Pick<Look, 'catalogue'>;
  readonly labels: readonly string[];
  readonly sentences: Sentences;
}

/** The table as lines in columns, for the player who is about to act. */
export function standingLines(table: InForce, view: View, { look, labels, sentences }: Told): string[] {
  const { lineMode: words, screen } = look.catalogue;
  const { heads, cells } = STANDINGS[table.id](view, table.options, words, sentences);
  const rows = shownLabels(labels, screen.you).map((label, seat) => [
    ...[String(seat + 1), label, String(view.handSizes[seat])],
    ...cells(seat),
  ]);
  const stock = sentences.say({ key: 'stock-left', count: view.stockSize });
  const head = ['', words.heads.player, words.heads.cards, ...heads];
  const lines = columns([head, ...rows], ['right', 'left', 'right', 'right', 'left']);
  return [[...middleFacts(table, view, sentences), stock].join(' '), ...lines.map((row) => `  ${row}`)];
}

/** The table in one line, for the turns of others. */
export function standingLine(table: InForce, view: View, { look, labels, sentences }: Told): string {
  const { lineMode: words, screen } = look.catalogue;
  const holdings = holdingsSentence(table, view, shownLabels(labels, screen.you), words);
  return [...middleFacts(table, view, sentences), holdings].join(' ');
}
