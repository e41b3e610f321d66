import { MARKS, type Mark, type ReviewedAction, type Seat, seatNumbers } from '@shoal/core';
import type { ReviewWords } from '../words/catalogue.ts';

/** The sums over all choices of one seat. */
export interface SeatTotals {
  readonly seat: Seat;
  readonly choices: number;
  /** The mean share of the win lost per choice. */
  readonly lossPerChoice: number;
  readonly forgotten: number;
  readonly marks: Readonly<Record<Mark, number>>;
}

/** One line per seat that had a choice. */
export function totalsOf(actions: readonly ReviewedAction[], seats: readonly Seat[]): SeatTotals[] {
  return seats.map((seat) => totalsAt(actions, seat)).filter(({ choices }) => choices > 0);
}

function totalsAt(actions: readonly ReviewedAction[], seat: Seat): SeatTotals {
  const judged = actions.flatMap((action) => (action.seat === seat ? (action.judgement ?? []) : []));
  const loss = judged.reduce((sum, judgement) => sum + judgement.loss, 0);
  const counted = MARKS.map((mark) => [mark, judged.filter((judgement) => judgement.mark === mark).length]);
  return {
    seat,
    choices: judged.length,
    // Estimates have errors, so their sum can be negative.
    lossPerChoice: Math.max(0, loss / Math.max(1, judged.length)),
    forgotten: judged.filter(({ forgotten }) => forgotten !== null).length,
    marks: Object.fromEntries(counted) as Record<Mark, number>,
  };
}

/** The column heads of a table of totals. */
export const totalHeads = ({ totalHeads: heads, markHeads }: ReviewWords): readonly string[] => [
  ...[heads.player, heads.choices, heads.points, heads.forgotten],
  ...MARKS.map((mark) => markHeads[mark]),
];

/** One row per player who had a choice, in the order of the heads. */
export const totalRows = (
  actions: readonly ReviewedAction[],
  labels: readonly string[],
  words: ReviewWords,
): readonly (readonly string[])[] =>
  totalsOf(actions, seatNumbers(labels.length)).map(({ seat, choices, lossPerChoice, forgotten, marks }) => [
    labels[seat],
    words.count(choices),
    words.points(lossPerChoice),
    words.count(forgotten),
    ...MARKS.map((mark) => words.count(marks[mark])),
  ]);

/** Totals with one column per player, for narrow screens. */
export function totalColumns(
  actions: readonly ReviewedAction[],
  labels: readonly string[],
  words: ReviewWords,
): { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] } {
  const players = totalRows(actions, labels, words);
  const [head, ...rows] = totalHeads(words).map((name, column) => [name, ...players.map((player) => player[column])]);
  return { head, rows };
}
