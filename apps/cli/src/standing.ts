import type { CommonOptions, CrazyEightsView, GameId, GoFishOptions, GoFishView, Seat, View } from '@shoal/core';
import { middleOf, rankSign, type Sentences } from '@shoal/table-ui';
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

/** Which game by which rules. */
interface InForce {
  readonly id: GameId;
  readonly options: CommonOptions;
}

type Describe = (view: View, options: CommonOptions, sentences: Sentences) => Standing;

/** Are two cards laid down together, rather than four? */
export const isPairs = (options: CommonOptions): boolean => (options as Partial<GoFishOptions>).bookSize === 2;

const ofGoFish: Describe = (view, options) => {
  const { books, handSizes, stockSize } = view as GoFishView;
  const counts = books.map((laid) => laid.length);
  return {
    facts: [],
    heads: isPairs(options) ? words.pairsHeads : words.booksHeads,
    cells: (seat) => [whole(counts[seat]), books[seat].map(({ rank }) => rankSign(rank)).join(' ')],
    line: (labels) => (isPairs(options) ? words.pairsLine : words.booksLine)(labels, handSizes, counts, stockSize),
  };
};

const ofCrazyEights: Describe = (view, options, sentences) => {
  const { outPlaces, handSizes, stockSize } = view as CrazyEightsView;
  return {
    facts: factsInTheMiddle(view, options, sentences),
    heads: [''],
    cells: (seat) => {
      const place = outPlaces[seat];
      return [place === null ? '' : sentences.say({ key: 'out-in-place', place })];
    },
    line: (labels) => {
      const isInPlay = (_: unknown, seat: Seat) => outPlaces[seat] === null;
      return words.cardsLine(labels.filter(isInPlay), handSizes.filter(isInPlay), stockSize);
    },
  };
};

function factsInTheMiddle(view: View, options: CommonOptions, sentences: Sentences): string[] {
  const { upCard, suitInForce, anythingMatches, isReversed, penalty } = middleOf('crazy-eights', options, view);
  const facts = upCard === null ? [] : [sentences.say({ key: 'up-card', card: upCard })];
  if (anythingMatches) facts.push(sentences.say({ key: 'anything-matches' }));
  if (suitInForce !== null) facts.push(sentences.say({ key: 'suit-in-force', suit: suitInForce }));
  if (isReversed) facts.push(sentences.say({ key: 'direction', direction: -1 }));
  if (penalty > 0) facts.push(sentences.say({ key: 'penalty-waits', count: penalty }));
  return facts;
}

const STANDINGS: Readonly<Record<GameId, Describe>> = { 'go-fish': ofGoFish, 'crazy-eights': ofCrazyEights };

/** What a table shows to whoever is about to act. */
export function standingLines(
  { id, options }: InForce,
  view: View,
  labels: readonly string[],
  sentences: Sentences,
): string[] {
  const { facts, heads, cells } = STANDINGS[id](view, options, sentences);
  const rows = labels.map((label, seat) => [whole(seat + 1), label, whole(view.handSizes[seat]), ...cells(seat)]);
  const stock = sentences.say({ key: 'stock-left', count: view.stockSize });
  const table = columns([[...words.seatHeads, ...heads], ...rows], ['right', 'left', 'right', 'right', 'left']);
  return [[...facts, stock].join(' '), ...table.map((row) => `  ${row}`)];
}

/** The same in one line, for the turns of others. */
export function standingLine(
  { id, options }: InForce,
  view: View,
  labels: readonly string[],
  sentences: Sentences,
): string {
  const { facts, line } = STANDINGS[id](view, options, sentences);
  return [...facts, line(labels)].join(' ');
}
