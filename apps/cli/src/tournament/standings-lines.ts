import { duplicateGames, type WinShare } from '@shoal/core';
import { shownSeed } from '@shoal/table-ui';
import { asciiMarks } from '../text/ascii-marks.ts';
import { columns } from '../text/columns.ts';
import { percent } from '../text/words.ts';
import type { Contest } from './contest.ts';
import type { RatedBot, Standings } from './standings.ts';
import { tournamentWords } from './tournament-words.ts';

/** A finished tournament, as its tables and reports tell it. */
export interface FinishedTournament {
  readonly contest: Contest;
  /** The game, its rules and the number of seats. */
  readonly title: string;
  readonly deals: number;
  readonly standings: Standings;
}

/** The tables for a terminal. */
export function standingsLines(finished: FinishedTournament, ascii: boolean): string[] {
  const { contest, title } = finished;
  const shown = (rows: string[][]) => (ascii ? rows.map((cells) => cells.map(asciiMarks)) : rows);
  const matrix = shown(matrixRows(finished));
  const faults = faultLines(finished);
  return [
    `${title}.`,
    planLine(finished),
    '',
    ...columns(shown(rankingRows(finished)), ['right', 'left', 'right', 'right', 'right', 'right']),
    '',
    tournamentWords.matrixNote(contest.seats),
    ...columns(matrix, ['left', ...matrix.map(() => 'right' as const)]),
    ...(faults.length === 0 ? [] : ['', ...faults]),
    '',
    tournamentWords.ratingNote,
  ];
}

export function planLine({ contest, deals }: FinishedTournament): string {
  const games = duplicateGames([0, 1], contest.seats).length;
  return tournamentWords.plan(contest.pairs, deals, games, shownSeed(contest.seed, contest.shuffle));
}

/** Heads and one row a bot, the best first. */
export function rankingRows({ standings }: FinishedTournament): string[][] {
  const row = ({ name, rating, winShare }: RatedBot, index: number) => [
    `${index + 1}`,
    name,
    tournamentWords.points(rating.points),
    tournamentWords.margin(rating.margin),
    percent(winShare.mean),
    rangeOf(winShare),
  ];
  return [[...tournamentWords.rankingHeads], ...standings.ranking.map(row)];
}

const rangeOf = ({ interval: { low, high } }: WinShare): string => tournamentWords.range(low, high);

/** Heads and one row a bot, in the order of the ranking both ways. */
export function matrixRows({ standings: { ranking, shares } }: FinishedTournament): string[][] {
  const cell = (share: WinShare | null) => (share === null ? tournamentWords.notMet : shortShare(share));
  return [
    ['', ...ranking.map(({ name }) => name)],
    ...ranking.map(({ name, bot }) => [name, ...ranking.map((other) => cell(shares[bot][other.bot]))]),
  ];
}

function shortShare({ mean, interval: { low, high } }: WinShare): string {
  return tournamentWords.share(mean, (high - low) / 2);
}

export const faultLines = ({ contest, standings }: FinishedTournament): string[] =>
  standings.ranking.flatMap(({ name, faults, games }) =>
    faults === null ? [] : [tournamentWords.faults(name, faults, games, contest.seed)],
  );
