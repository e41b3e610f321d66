// Everything about finished games, in one script that the worker loads on demand.
import type { FinishedGame } from '@shoal/room';
import { statisticsOf } from '@shoal/table-ui';
import type { CountedGames } from './worker-calls.ts';

export { isClimbing, sameDealOf } from '@shoal/table-ui';
export { checkFile } from './replay-check.ts';
export { replayText, verifyText } from './replay-reading.ts';
export { checkFinished, reviewFinished } from './review-job.ts';

export const countedGames = (games: readonly FinishedGame[], today: string): CountedGames => ({
  statistics: statisticsOf(games, today),
  finished: games.length,
});
