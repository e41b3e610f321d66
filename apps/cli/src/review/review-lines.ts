import type { ReadRecord } from '@shoal/core';
import {
  DEFAULT_ROLLOUTS,
  type MarkedAction,
  markedActions,
  onlyPerson,
  type ReviewWords,
  totalHeads,
  totalRows,
} from '@shoal/table-ui';
import type { Interruption } from '../process/interruption.ts';
import { columns } from '../text/columns.ts';
import { labelledCurve } from '../text/labelled-curve.ts';
import type { Look } from '../text/look.ts';
import { type ReviewedGame, reviewGame } from './reviewed-game.ts';

const CURVE = { height: 9, low: 0, high: 1 };

/** A review as text, with the places of the actions that it marks. */
export interface ReviewText {
  readonly lines: readonly string[];
  readonly marks: readonly ReviewMark[];
}

/** A marked action: its first line, counted from 0, and its log entry, counted as in the record. */
export interface ReviewMark {
  readonly line: number;
  readonly entry: number;
}

/** Reviews one game for a terminal; judged is the one person, or everybody where several played. */
export async function reviewOfRecord(
  read: ReadRecord,
  look: Pick<Look, 'ascii' | 'width' | 'catalogue'>,
  interruption: Interruption,
  show: (share: number) => void,
): Promise<ReviewText> {
  const { ascii, catalogue } = look;
  const plan = { seat: onlyPerson(read.record.seats), rollouts: DEFAULT_ROLLOUTS, ascii, catalogue };
  const placed = { read, place: { file: '', line: 1, game: 1 } };
  const told = (entries: number) => show(entries / read.events.length);
  return reviewText(await reviewGame(placed, plan, told, interruption), look);
}

export const reviewLines = (game: ReviewedGame, look: Pick<Look, 'ascii' | 'width'>): readonly string[] =>
  reviewText(game, look).lines;

/** A review for a terminal: the curve, what went wrong, and the totals. */
function reviewText(game: ReviewedGame, { ascii, width }: Pick<Look, 'ascii' | 'width'>): ReviewText {
  const marked = markedActions(game);
  const { review: words, replay } = game.catalogue;
  const lines = [
    ...curveLines(game, marked, ascii, width),
    ...(game.isFinished ? [] : [replay.unfinished]),
    '',
    ...(marked.length === 0 ? [game.sentences.coach({ key: 'nothing-marked' })] : [words.heading(words.marked)]),
  ];
  const marks = marked.map((action): ReviewMark => {
    const mark = { line: lines.length, entry: action.entry - 1 };
    lines.push(...markedLines(action, words));
    return mark;
  });
  return { lines: [...lines, '', words.heading(words.totals), ...totalLines(game)], marks };
}

function curveLines(
  game: ReviewedGame,
  marked: readonly MarkedAction[],
  ascii: boolean,
  room: number | null,
): string[] {
  const { seat, you, labels, catalogue, sentences, start, actions } = game;
  const { review: words } = catalogue;
  const values = [start, ...actions.map(({ chances }) => chances)].map((chances) => chances[seat]);
  const { lines, margin, width } = labelledCurve(values, { ...CURVE, room, ascii, percent: words.percent });
  const isYou = you === seat;
  const own = marked.filter(({ isOfReviewer }) => isOfReviewer);
  const under =
    own.length === 0
      ? []
      : [
          `${' '.repeat(margin)}${marksRow(own, values.length, width)}`,
          `${' '.repeat(margin)}${isYou ? words.yourMarks : words.marksOf(labels[seat])}`,
        ];
  const title = isYou ? ({ key: 'your-curve' } as const) : ({ key: 'curve-of', seat } as const);
  return [sentences.coach(title), ...lines, ...under];
}

function marksRow(own: readonly MarkedAction[], points: number, width: number): string {
  const row = new Array<string>(width).fill(' ');
  for (const { number } of own) row[Math.min(width - 1, Math.floor((number * width) / points))] = '^';
  return row.join('').trimEnd();
}

const markedLines = (
  { number, entry, player, taken, cost, forgotten, better }: MarkedAction,
  words: ReviewWords,
): string[] => [
  `  ${words.action(number, entry, player, taken)}`,
  `    ${cost}`,
  ...(forgotten === null ? [] : [`    ${forgotten}`]),
  `    ${words.better(better)}`,
];

function totalLines({ actions, labels, catalogue: { review: words } }: ReviewedGame): string[] {
  const heads = totalHeads(words);
  const align = heads.map((_, column) => (column === 0 ? 'left' : 'right'));
  return columns([heads, ...totalRows(actions, labels, words)], align).map((row) => `  ${row}`);
}
