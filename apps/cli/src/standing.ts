import { type CrazyEightsView, type GameId, type GoFishView, type Seat, suitOf, type View } from '@shoal/core';
import { rankSign, type Sentences } from '@shoal/table-ui';
import { columns } from './columns.ts';
import { whole, words } from './words.ts';

/** What a game adds to the cards that everyone holds and the stock. */
interface Standing {
  /** What lies in the middle, in whole sentences. */
  readonly facts: readonly string[];
  /** The heads of its columns, and one cell a seat for each. */
  readonly heads: readonly string[];
  cells(seat: Seat): readonly string[];
  /** The same for one line. */
  line(labels: readonly string[]): string;
}

type Describe = (view: View, sentences: Sentences) => Standing;

const ofGoFish: Describe = (view) => {
  const { books, handSizes, stockSize } = view as GoFishView;
  const counts = books.map((laid) => laid.length);
  return {
    facts: [],
    heads: words.booksHeads,
    cells: (seat) => [whole(counts[seat]), books[seat].map(({ rank }) => rankSign(rank)).join(' ')],
    line: (labels) => words.booksLine(labels, handSizes, counts, stockSize),
  };
};

const ofCrazyEights: Describe = (view, sentences) => {
  const { outPlaces, handSizes, stockSize } = view as CrazyEightsView;
  return {
    facts: factsInTheMiddle(view as CrazyEightsView, sentences),
    heads: [''],
    cells: (seat) => {
      const place = outPlaces[seat];
      return [place === null ? '' : sentences.say({ key: 'out-in-place', seat, place })];
    },
    line: (labels) => words.cardsLine(labels, handSizes, stockSize),
  };
};

function factsInTheMiddle(view: CrazyEightsView, sentences: Sentences): string[] {
  const { discardPile, suitInForce, penalty, direction, seats } = view;
  const card = discardPile[discardPile.length - 1];
  const facts = [sentences.say({ key: 'up-card', card })];
  if (suitInForce === null) facts.push(sentences.say({ key: 'anything-matches' }));
  else if (suitInForce !== suitOf(card)) facts.push(sentences.say({ key: 'suit-in-force', suit: suitInForce }));
  if (direction === -1 && seats > 2) facts.push(sentences.say({ key: 'direction', direction }));
  if (penalty > 0) facts.push(sentences.say({ key: 'penalty-waits', count: penalty }));
  return facts;
}

const STANDINGS: Readonly<Record<GameId, Describe>> = { 'go-fish': ofGoFish, 'crazy-eights': ofCrazyEights };

/** What a table shows to whoever is about to act. */
export function standingLines(game: GameId, view: View, labels: readonly string[], sentences: Sentences): string[] {
  const { facts, heads, cells } = STANDINGS[game](view, sentences);
  const rows = labels.map((label, seat) => [whole(seat + 1), label, whole(view.handSizes[seat]), ...cells(seat)]);
  const stock = sentences.say({ key: 'stock-left', count: view.stockSize });
  const table = columns([[...words.seatHeads, ...heads], ...rows], ['right', 'left', 'right', 'right', 'left']);
  return [[...facts, stock].join(' '), ...table.map((row) => `  ${row}`)];
}

/** The same in one line, for the turns of others. */
export const standingLine = (game: GameId, view: View, labels: readonly string[], sentences: Sentences): string =>
  [...STANDINGS[game](view, sentences).facts, STANDINGS[game](view, sentences).line(labels)].join(' ');
