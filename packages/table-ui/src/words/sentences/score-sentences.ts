import type { Seat } from '@shoal/core';
import { type FinishedGame, labelsOf, printable, recordedLabels, type SavedGame, type TableReport } from '@shoal/room';
import type { ShownGame } from '../../game/shown-game.ts';
import type { ScreenWords } from '../catalogue.ts';
import { namedCounts } from './named-counts.ts';
import { shownLabels } from './shown-names.ts';
import { type ScoreWords, tallies } from './standing-sentences.ts';

type Scored = Pick<TableReport, 'goal' | 'dealNumber' | 'deals' | 'totals'>;

/** The score of a match with the names of its players; empty in the first deal of a match without a goal. */
export const matchScore = (scored: Scored, labels: readonly string[], words: ScreenWords): string =>
  scoreOf(
    scored,
    labels.map((_, seat) => seat),
    labels,
    words,
  );

const SHOWN_IN_SHORT = 2;

/** The score of the viewer and of the best other player alone; a spectator sees the two best. */
export function shortMatchScore(
  scored: Scored,
  viewer: Seat | null,
  labels: readonly string[],
  words: ScreenWords,
): string {
  const { totals } = scored;
  const isViewer = (seat: Seat) => Number(seat === viewer);
  const best = labels
    .map((_, seat) => seat)
    .sort((a, b) => isViewer(b) - isViewer(a) || totals[b] - totals[a])
    .slice(0, SHOWN_IN_SHORT);
  return scoreOf(scored, best, labels, words);
}

/** What is left out is marked. */
function scoreOf(
  { goal, dealNumber, deals, totals }: Scored,
  seats: readonly Seat[],
  labels: readonly string[],
  words: ScreenWords,
): string {
  if (goal === null && deals === 0) return '';
  const scores = namedCounts(shownLabels(labels, words.you), totals, words);
  const shown = [...seats.map((seat) => scores[seat]), ...(seats.length < scores.length ? ['…'] : [])];
  return words.matchScore(shown, words.dealOf(dealNumber, goal), goal);
}

/** Tells how a saved match stands: its score, or in a single deal what the seats have laid down or hold. */
export function savedScore(saved: SavedGame, game: ShownGame, { screen, lineMode }: ScoreWords): string {
  const { plan, view } = saved;
  const labels = labelsOf(plan.players.map(({ name }) => printable(name)));
  const score = matchScore({ ...saved, goal: plan.goal }, labels, screen);
  if (score !== '') return score;
  const shown = shownLabels(labels, screen.you);
  const { cards, laid } = tallies(view, plan.table.options, shown, game, { screen, lineMode });
  return laid[0] ?? cards;
}

/** Tells what everybody scored in a finished game; empty for a record of a game in progress. */
export function finishedScore(
  { record }: FinishedGame,
  { words }: ShownGame,
  { screen, lineMode }: ScoreWords,
): string {
  if (record.result === undefined) return '';
  const labels = shownLabels(recordedLabels(record.seats), screen.you);
  return lineMode.tally(words.score(record.rules), namedCounts(labels, record.result.scores, screen));
}
