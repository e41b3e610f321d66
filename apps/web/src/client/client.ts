import { startWorker } from '../worker/start-worker.ts';
import { WorkerClient } from './worker-client.ts';

export const client = new WorkerClient(startWorker());
