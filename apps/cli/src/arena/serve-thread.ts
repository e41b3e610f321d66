import { workerData } from 'node:worker_threads';
import { perform } from '@shoal/room';
import { serveTasks } from '@shoal/server/node';
import type { WorkerRole } from '../process/own-program.ts';
import { jobPlayer } from './play-job.ts';
import { NEVER_YIELDING } from './yielder.ts';

/** How a thread of each role does its tasks: deals of a simulation, and the thoughts of bots. */
const WORK: Readonly<Record<WorkerRole, (task: never) => unknown>> = {
  deals: jobPlayer(NEVER_YIELDING),
  thoughts: perform,
};

/** What the program does when it finds itself in a worker thread: the tasks of its role. */
export const serveThread = (): void => serveTasks(WORK[workerData as WorkerRole]);
