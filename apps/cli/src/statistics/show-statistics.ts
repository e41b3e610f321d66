import { type FinishedGame, statisticsOf } from '@shoal/table-ui';
import { statisticsJson } from './statistics-json.ts';
import { type StatisticsLook, statisticsLines } from './statistics-lines.ts';

export interface ShownLook extends StatisticsLook {
  readonly json: boolean;
}

/** The statistics of finished games, for people or as one line for a program. Today as 2026-11-16. */
export function showStatistics(games: readonly FinishedGame[], today: string, look: ShownLook): string[] {
  const statistics = statisticsOf(games, today);
  return look.json ? [statisticsJson(statistics)] : statisticsLines(statistics, look);
}
