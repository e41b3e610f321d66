import { startWorker } from '../worker/start-worker.ts';
import { WorkerClient } from './worker-client.ts';

/** The client of this page's worker. */
export const client = new WorkerClient(startWorker());
