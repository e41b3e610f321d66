import type { FinishedGame } from '@shoal/room';
import { statisticsOf } from '@shoal/table-ui';
import type { CountedGames } from './worker-calls.ts';

export const countedGames = (games: readonly FinishedGame[], today: string): CountedGames => ({
  statistics: statisticsOf(games, today),
  finished: games.length,
});
