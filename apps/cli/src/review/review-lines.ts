import { MARKS, seatNumbers } from '@shoal/core';
import { seatOfYou, textCurve } from '@shoal/table-ui';
import { columns } from '../columns.ts';
import type { Look } from '../look.ts';
import { whole, words } from '../words.ts';
import { type MarkedAction, markedActions } from './marked-actions.ts';
import { reviewWords } from './review-words.ts';
import type { ReviewedGame } from './reviewed-game.ts';
import { totalsOf } from './totals.ts';

const CURVE = { height: 9, low: 0, high: 1 };
const WIDEST_CURVE = 64;
/** The columns before the curve, which say how high it is. */
const MARGIN = 6;

/** A review for a terminal: the curve, what went wrong, and the totals. */
export function reviewLines(game: ReviewedGame, { ascii, width }: Pick<Look, 'ascii' | 'width'>): string[] {
  const marked = markedActions(game);
  return [
    ...curveLines(game, marked, ascii, Math.min(WIDEST_CURVE, (width ?? WIDEST_CURVE + MARGIN) - MARGIN)),
    ...(game.isFinished ? [] : [words.unfinished]),
    '',
    ...(marked.length === 0
      ? [game.sentences.coach({ key: 'nothing-marked' })]
      : [reviewWords.heading(reviewWords.marked)]),
    ...marked.flatMap(markedLines),
    '',
    reviewWords.heading(reviewWords.totals),
    ...totalLines(game),
  ];
}

function curveLines(game: ReviewedGame, marked: readonly MarkedAction[], ascii: boolean, width: number): string[] {
  const { seat, labels, sentences, start, actions } = game;
  const values = [start, ...actions.map(({ chances }) => chances)].map((chances) => chances[seat]);
  const rows = textCurve(values, { ...CURVE, width, ascii });
  const bar = ascii ? '|' : '│';
  const drawn = rows.map((row, index) => `${heightAt(index, rows.length)} ${bar}${row}`);
  const isYou = seatOfYou(labels) === seat;
  const own = marked.filter(({ isOfReviewer }) => isOfReviewer);
  const under =
    own.length === 0
      ? []
      : [
          `      ${marksRow(own, values.length, width)}`,
          `      ${isYou ? reviewWords.yourMarksUnder : reviewWords.marksUnder(labels[seat])}`,
        ];
  const title = isYou ? ({ key: 'your-curve' } as const) : ({ key: 'curve-of', seat } as const);
  return [sentences.coach(title), ...drawn, ...under];
}

/** The highest, the middle and the lowest row say what they stand for. */
function heightAt(row: number, rows: number): string {
  const isTold = row === 0 || row === rows - 1 || row === (rows - 1) / 2;
  return (isTold ? reviewWords.wholeShare(1 - row / (rows - 1)) : '').padStart(4);
}

function marksRow(own: readonly MarkedAction[], points: number, width: number): string {
  const row = new Array<string>(width).fill(' ');
  for (const { number } of own) row[Math.min(width - 1, Math.floor((number * width) / points))] = '^';
  return row.join('').trimEnd();
}

const markedLines = ({ number, entry, player, taken, cost, forgotten, better }: MarkedAction): string[] => [
  `  ${reviewWords.action(number, entry, player, taken)}`,
  `    ${cost}`,
  ...(forgotten === null ? [] : [`    ${forgotten}`]),
  `    ${reviewWords.better(better)}`,
];

function totalLines(game: ReviewedGame): string[] {
  const align = reviewWords.totalHeads.map((_, column) => (column === 0 ? 'left' : 'right'));
  return columns([reviewWords.totalHeads, ...totalRows(game)], align).map((row) => `  ${row}`);
}

/** One row a player, as the heads name them. */
export const totalRows = ({ actions, labels }: ReviewedGame): string[][] =>
  totalsOf(actions, seatNumbers(labels.length)).map(({ seat, choices, lossPerChoice, forgotten, marks }) => [
    labels[seat],
    whole(choices),
    reviewWords.points(lossPerChoice),
    whole(forgotten),
    ...MARKS.map((mark) => whole(marks[mark])),
  ]);
