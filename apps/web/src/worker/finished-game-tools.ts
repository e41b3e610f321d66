// Everything about finished games, in one script that the worker loads on demand.
export { isClimbing, sameDealOf } from '@shoal/table-ui';
export { countedGames } from './counted-games.ts';
export { checkFile } from './replay-check.ts';
export { replayText, verifyText } from './replay-reading.ts';
export { checkFinished, reviewFinished } from './review-job.ts';
