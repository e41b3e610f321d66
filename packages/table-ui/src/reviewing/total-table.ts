import { MARKS, type ReviewedAction, seatNumbers } from '@shoal/core';
import type { ReviewWords } from '../words/catalogue.ts';
import { totalsOf } from './totals.ts';

/** What a table of totals tells of each player. */
export const totalHeads = ({ totalHeads: heads, markHeads }: ReviewWords): readonly string[] => [
  ...[heads.player, heads.choices, heads.points, heads.forgotten],
  ...MARKS.map((mark) => markHeads[mark]),
];

/** One row a player who had a choice, as the heads name them. */
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
