import { type FinishedGame, labelsOf, printable, recordedLabels, type SavedGame, type TableReport } from '@shoal/room';
import type { ShownGame } from '../../game/shown-game.ts';
import type { Catalogue, ScreenWords } from '../catalogue.ts';
import { shownLabels } from './shown-names.ts';
import { tallies } from './standing-sentences.ts';

/** The score of a match with the names of its players; empty in the first deal of a match without a goal. */
export function matchScore(
  { goal, dealNumber, deals, totals }: Pick<TableReport, 'goal' | 'dealNumber' | 'deals' | 'totals'>,
  labels: readonly string[],
  words: ScreenWords,
): string {
  if (goal === null && deals === 0) return '';
  const scores = shownLabels(labels, words.you).map((label, seat) => `${label} ${totals[seat]}`);
  return words.matchScore(scores, words.dealOf(dealNumber, goal), goal);
}

/** Tells how a saved match stands: its score, or in a single deal what the seats have laid down or hold. */
export function savedScore(saved: SavedGame, game: ShownGame, { screen, lineMode }: ScoreWords): string {
  const { plan, view } = saved;
  const labels = labelsOf(plan.players.map(({ name }) => printable(name)));
  const score = matchScore({ ...saved, goal: plan.goal }, labels, screen);
  if (score !== '') return score;
  const { cards, laid } = tallies(view, plan.table.options, shownLabels(labels, screen.you), game, lineMode);
  return laid[0] ?? cards;
}

/** Tells what everybody scored in a finished game; empty for a record of a game in progress. */
export function finishedScore(
  { record }: FinishedGame,
  { words }: ShownGame,
  { screen, lineMode }: ScoreWords,
): string {
  const labels = shownLabels(recordedLabels(record.seats), screen.you);
  return record.result === undefined ? '' : lineMode.tally(words.score(record.rules), labels, record.result.scores);
}

type ScoreWords = Pick<Catalogue, 'screen' | 'lineMode'>;
