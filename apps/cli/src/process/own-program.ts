import { Worker } from 'node:worker_threads';

// The program starts its threads and lanes from its own file; every part of a build lies beside it.

/** The file that this very program was started from. */
export const OWN_PROGRAM = new URL('shoal.mjs', import.meta.url);

/** The hidden command by which the program starts itself as a lane of a tournament. */
export const LANE_COMMAND = 'tournament-lane';

/** What another thread is for. */
export type WorkerRole = 'deals' | 'thoughts';

export const startWorker = (role: WorkerRole): Worker => new Worker(OWN_PROGRAM, { workerData: role });
