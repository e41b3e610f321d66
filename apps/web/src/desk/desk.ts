import { startWorker } from '../worker/start-worker.ts';
import { WorkerDesk } from './worker-desk.ts';

/** The one of this page. */
export const desk = new WorkerDesk(startWorker());
