import { startWorker } from '../worker/start-worker.ts';
import { WorkerClient } from './worker-client.ts';

/** The one of this page. */
export const client = new WorkerClient(startWorker());
